// PuzzleBenchmark.cpp: measures what the search framework costs on puzzles with repeated states.
// Breadth-first search through the framework is compared with a search written by hand for the
// same state class, and IDA* is measured on a 15-puzzle.

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <stdexcept>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "BreadthFirstSearch.h"
#include "apps/puzzles/SlidingTiles.h"
#include "search/IterativeDeepeningAStar.h"

namespace {

constexpr int kRepetitions = 11;

// One of the two states that are 31 moves from the goal, so that nearly all states are expanded.
std::unique_ptr<SlidingTiles> eightPuzzle() {
  return std::make_unique<SlidingTiles>(std::vector<int>{8, 7, 6, 0, 4, 1, 2, 5, 3});
}

// Instance 9 of Korf, "Depth-First Iterative-Deepening", 1985.
std::unique_ptr<SlidingTiles> fifteenPuzzle() {
  return std::make_unique<SlidingTiles>(
      std::vector<int>{3, 14, 9, 11, 5, 4, 8, 2, 13, 12, 6, 7, 10, 1, 15, 0});
}

// As a student writes it. Returns the number of states expanded.
std::uint64_t searchByHand() {
  std::unordered_set<std::string> reached;
  std::deque<std::unique_ptr<Searchable>> frontier;
  auto start = eightPuzzle();
  reached.insert(start->key());
  frontier.push_back(std::move(start));
  std::uint64_t expanded = 0;
  while (!frontier.empty()) {
    const std::unique_ptr<Searchable> state = std::move(frontier.front());
    frontier.pop_front();
    if (state->isSolution()) return expanded;
    ++expanded;
    for (std::unique_ptr<Searchable>& successor : state->successors()) {
      if (reached.insert(static_cast<const SlidingTiles&>(*successor).key()).second) {
        frontier.push_back(std::move(successor));
      }
    }
  }
  return expanded;
}

std::uint64_t searchByDriver() {
  BreadthFirstSearch search(eightPuzzle());
  search.solve();
  return search.statistics().expanded;
}

std::uint64_t searchByIterativeDeepening() {
  search::IterativeDeepeningAStar search(fifteenPuzzle());
  search.solve();
  return search.statistics().expanded;
}

struct Contender {
  const char* name;
  std::function<std::uint64_t()> search;
  double least = std::numeric_limits<double>::max();  // seconds of processor time
  std::uint64_t expanded = 0;

  void measure() {
    const std::clock_t begin = std::clock();
    expanded = search();
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    least = std::min(least, seconds);
  }
};

}  // namespace

int main() {
  std::vector<Contender> contenders = {
      {"8-puzzle, breadth-first by hand", searchByHand},
      {"8-puzzle, BreadthFirstSearch", searchByDriver},
      {"15-puzzle, IterativeDeepeningAStar", searchByIterativeDeepening},
  };
  // In turn, so that a change of the machine's speed affects all alike.
  for (int i = 0; i < kRepetitions; ++i) {
    for (Contender& each : contenders) each.measure();
  }
  for (const Contender& each : contenders) {
    fmt::print("{:<36} {:>8} expanded {:>8.1f} ms {:>6.2f} million/s\n", each.name, each.expanded,
               1e3 * each.least, static_cast<double>(each.expanded) / each.least / 1e6);
  }
  fmt::print("BreadthFirstSearch takes {:.2f} times the search by hand.\n",
             contenders[1].least / contenders[0].least);
  const bool areEqual = contenders[0].expanded == contenders[1].expanded;
  if (!areEqual) fmt::print(stderr, "PuzzleBenchmark: the searches expanded different numbers\n");
  return areEqual ? EXIT_SUCCESS : EXIT_FAILURE;
}
