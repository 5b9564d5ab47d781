// PuzzleKinds.h: the kinds of puzzles of this folder. SolvePuzzle and the page search them.

#ifndef APPS_PUZZLES_PUZZLEKINDS_H_
#define APPS_PUZZLES_PUZZLEKINDS_H_

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <vector>

#include "apps/compare/PuzzleKind.h"
#include "apps/puzzles/BridgeCrossing.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/puzzles/Queens.h"
#include "apps/puzzles/SlidingTiles.h"
#include "apps/puzzles/WaterJugs.h"

namespace puzzles {

using comparing::numbersIn;
using comparing::Words;
using Start = std::unique_ptr<Searchable>;

inline Start queens(const Words& words) {
  const std::vector<int> numbers = numbersIn(words);
  if (numbers.size() != 1 || numbers.front() > 32) {
    throw std::invalid_argument("it takes one number from 1 to 32");
  }
  return std::make_unique<ExplainedQueens>(Queens(numbers.front()));
}

inline Start tiles(const Words& words) {
  return std::make_unique<SlidingTiles>(numbersIn(words));
}

// "3 5 for 4"
inline Start jugs(const Words& words) {
  const auto goal = std::find(words.begin(), words.end(), "for");
  if (words.end() - goal != 2) {
    throw std::invalid_argument("the sizes of the jugs, for, and the litres, as in 3 5 for 4");
  }
  return std::make_unique<WaterJugs>(numbersIn({words.begin(), goal}),
                                     numbersIn({goal + 1, words.end()}).front());
}

inline Start bridge(const Words& words) {
  return std::make_unique<BridgeCrossing>(numbersIn(words));
}

inline std::vector<comparing::PuzzleKind> puzzleKinds() {
  return {{"queens", "Place N queens on N x N squares so that none attacks another, N from 1 to 32",
           "8", queens},
          {"tiles",
           "The 8-puzzle and the 15-puzzle: the tiles row by row, 0 or . for the blank,\n"
           "    which comes first in the solution",
           "3 6 1 7 0 2 8 5 4", tiles},
          {"jugs", "Measure out litres with jugs of these sizes, without marks", "3 5 for 4", jugs},
          {"bridge", "People who take so many minutes cross a bridge at night, two at a time",
           "1 2 5 10", bridge}};
}

}  // namespace puzzles

#endif
