// Starts.h: draws the boards from which successors() is asked.

#pragma once

#include <vector>

#include "apps/grade/judges/RandomBoards.h"

namespace coursework {

class Starts {
 public:
  // `isSound`: setSquare decides nothing against a solution. `sizes`: on which it is right. Keeps
  // the references.
  Starts(const Habits& known, bool isSound, const std::vector<int>& sizes, apps::Random& random);

  // The kind of board changes with the number, which counts from 0. Draws values of a full board,
  // or the givens of a puzzle with one solution.
  Start any(int number);

  // Draws the first row, a few squares, or many: without pairs one step further, of many squares on
  // the first undecided one.
  Start plain(int number);

 private:
  Start some(int size, int squares);
  Start telling(const Start& from);

  const Habits& known_;
  const bool isSound_;
  const std::vector<int>& sizes_;
  apps::Random& random_;
  std::vector<Start> dense_;  // puzzles with one solution, or else whole boards in plain orders
};

}  // namespace coursework
