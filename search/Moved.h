// Moved.h: an optional interface for puzzles whose states know the move that led to them. Paths
// then name the moves, and A* and IDA* find the solution with the smallest total cost. The base has
// to be public, or the drivers do not see it. All states of a puzzle implement it, or none does.
//
//   class EightPuzzle : public Searchable, public search::Moved {
//    public:
//     std::string move() const override { return "blank " + direction_; }
//     ...
//   };

#pragma once

#include <string>

namespace search {

class Moved {
 public:
  // The move from the parent to this state, for people to read. Never called for the start.
  virtual std::string move() const = 0;

  // The cost of this move: 0 or more, in the unit of heuristicValue().
  virtual int cost() const { return 1; }

 protected:
  Moved() = default;
  Moved(const Moved&) = default;
  Moved& operator=(const Moved&) = default;
  ~Moved() = default;
};

}  // namespace search
