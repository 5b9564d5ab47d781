// Keyed.h: an optional interface, a public base, for puzzles whose states can be reached in more
// than one way. Drivers then expand equal states once and count the others as repeats. With a limit
// on depth, they expand a state again if they reach it nearer to the start.
//
//   class EightPuzzle : public Searchable, public search::Keyed {
//    public:
//     std::string key() const override { return std::string(tiles_.begin(), tiles_.end()); }
//   };

#ifndef SEARCH_KEYED_H_
#define SEARCH_KEYED_H_

#include <memory>
#include <stdexcept>
#include <string>

#include "Searchable.h"
#include "search/Frontier.h"
#include "search/KeyFilter.h"
#include "search/OptionalInterface.h"
#include "search/RepeatFilter.h"

namespace search {

class Keyed : public Repeating {
 public:
  // Bytes that identify the state: equal keys mean equal states. Shorter keys take less memory.
  // Either all states of a puzzle implement this interface or none does.
  virtual std::string key() const = 0;

  std::unique_ptr<RepeatFilter> repeatFilter(Repeats repeats) const override;

 protected:
  Keyed() = default;
  Keyed(const Keyed&) = default;
  Keyed& operator=(const Keyed&) = default;
  ~Keyed() = default;
};

inline std::unique_ptr<RepeatFilter> Keyed::repeatFilter(Repeats repeats) const {
  const auto keyOf = [keyed = OptionalInterface<Keyed>()](const Searchable& state) mutable {
    const Keyed* const found = keyed.of(state);
    if (found == nullptr)
      throw std::logic_error("the start has a key, and one of its descendants none");
    return found->key();
  };
  return std::unique_ptr<RepeatFilter>(new KeyFilter(repeats, keyOf));
}

}  // namespace search

#endif
