// PuzzleKinds.h: the kinds of puzzles of this folder. SolvePuzzle and the page search them.

#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/compare/PuzzleKind.h"
#include "apps/compare/searches/Comparison.h"
#include "apps/puzzles/BridgeCrossing.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/puzzles/GridMap.h"
#include "apps/puzzles/Queens.h"
#include "apps/puzzles/SlidingTiles.h"
#include "search/AStarSearch.h"

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

template <class Puzzle>
Start ofNumbers(const Words& words) {
  return std::make_unique<Puzzle>(numbersIn(words));
}

struct Heuristic {
  const char* name;
  int weight;
  const char* title;
};
inline constexpr Heuristic kHeuristics[] = {{"none", 0, "h = 0"},
                                            {"manhattan", 1, "Manhattan distance"},
                                            {"twice", 2, "Twice the Manhattan distance"}};

// The heuristic that the first word names, Manhattan distance if it names none; removes the name.
inline Heuristic takeHeuristic(Words& words) {
  for (const Heuristic& each : kHeuristics) {
    if (words.empty() || words.front() != each.name) continue;
    words.erase(words.begin());
    return each;
  }
  return kHeuristics[1];
}

inline Start map(Words words) {
  const int weight = takeHeuristic(words).weight;
  return std::make_unique<GridMap>(words, weight);
}

// Whether the heuristic is admissible, and what the searches lost. A search without a heuristic
// finds the least cost.
inline std::string mapVerdict(Words words, const comparing::Comparison& comparison) {
  const Heuristic heuristic = takeHeuristic(words);
  search::AStarSearch search(std::make_unique<GridMap>(words, 0));
  if (search.solve() == nullptr) return "There is no route from S to G.";
  const std::uint64_t least = search.statistics().cost;
  std::vector<std::string> found, lost;
  for (const comparing::Run& run : comparison.runs) {
    if (run.outcome != search::Outcome::solved) continue;
    const char* const title = comparison.contenders[run.contender].strategy->title;
    const std::uint64_t more = run.statistics.cost - least;
    if (more == 0) found.push_back(title);
    if (more > 0) lost.push_back(fmt::format("{}'s costs {} more", title, more));
  }
  // One step from the goal, twice the distance is 2, and the way costs 1.
  const char* const meaning =
      heuristic.weight < 2
          ? "admissible: it never says more than the way costs, so that A* finds"
          : "not admissible: it may say more than the way costs, so that A* may miss";
  return fmt::format("{} is {} a cheapest route. Here that costs {}{}{}{}{}.", heuristic.title,
                     meaning, least, found.empty() ? "" : ", found by ", fmt::join(found, ", "),
                     lost.empty() ? "" : "; ", fmt::join(lost, ", "));
}

inline std::vector<comparing::PuzzleKind> puzzleKinds() {
  return {
      {"queens", "Place N queens on N x N squares so that none attacks another, N from 1 to 32",
       "8", queens},
      {"tiles",
       "The 8-puzzle and the 15-puzzle: the tiles row by row, 0 or . for the blank,\n"
       "    which comes first in the solution",
       "3 6 1 7 0 2 8 5 4", ofNumbers<SlidingTiles>},
      {"bridge", "People who take so many minutes cross a bridge at night, two at a time",
       "1 2 5 10", ofNumbers<BridgeCrossing>},
      {"map",
       "The way from S to G, row by row: # is a wall, . ground that costs 1 to enter, 2 to 9\n"
       "    ground that costs so much. Before them none or twice, if the heuristic should be 0 or\n"
       "    twice the Manhattan distance. A heuristic is admissible if it never says more than\n"
       "    the way costs; A* then finds a cheapest route",
       ".......... ..#######. ....#...#. S.#.#.#.#G ..#.#.#.#. ..#...#... ..#######.", map,
       mapVerdict, true}};
}

}  // namespace puzzles
