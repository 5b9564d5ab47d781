// Keyed.h: an optional interface, a public base, for puzzles whose states can be reached in more
// than one way. Drivers then expand equal states once and count the others as repeats. They expand
// a state again if that matters: A* if its path is cheaper, all if a limit on depth is set and it
// is nearer to the start, and searches in rounds on each path.
//
//   class EightPuzzle : public Searchable, public search::Keyed {
//    public:
//     std::string key() const override { return std::string(tiles_.begin(), tiles_.end()); }
//   };

#pragma once

#include <string>

namespace search {

class Keyed {
 public:
  // Bytes that identify the state: equal keys mean equal states. Shorter keys take less memory.
  // Either all states of a puzzle implement this interface or none does.
  virtual std::string key() const = 0;

 protected:
  Keyed() = default;
  Keyed(const Keyed&) = default;
  Keyed& operator=(const Keyed&) = default;
  ~Keyed() = default;
};

}  // namespace search
