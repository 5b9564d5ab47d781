#include "apps/grade/judges/Puzzles.h"

#include <algorithm>
#include <ctime>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/grade/judges/Race.h"
#include "apps/grade/suite/Suite.h"
#include "apps/solving/PuzzleGenerator.h"
#include "apps/support/EmbeddedText.h"
#include "sudoku/Letters.h"

namespace coursework {
namespace {

// The 64-bit hash FNV-1a, the same on every machine: http://www.isthe.com/chongo/tech/comp/fnv/
std::uint64_t fnv1a(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325U;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return hash;
}

// The puzzle with its columns in another order. Another order of rows, or other values, would
// change the nodes of most searches far more.
sudoku::Puzzle withColumnsMoved(const sudoku::Puzzle& puzzle, apps::Random& random) {
  const std::vector<int> columns = random.shuffledGroups(puzzle.shape.boxHeight());
  sudoku::Puzzle other = blankPuzzle(puzzle.size());
  for (const auto& [row, col, value] : placementsOf(puzzle)) {
    place(other, {row, columns[static_cast<std::size_t>(col)], value});
  }
  return other;
}

// Whether our search expands some nodes, but not many, and some of them are needed.
bool isForRaces(const sudoku::Puzzle& puzzle) {
  const std::uint64_t least = puzzle.size() == 9 ? 30 : 6, most = puzzle.size() == 9 ? 200 : 16;
  BestFirstSearch search(std::make_unique<Sudoku>(puzzle, sudoku::kPairsCollapse));
  search.setLimits({.expanded = most});
  const Searchable* const solution = search.solve();
  return solution != nullptr && search.statistics().expanded >= least &&
         leastChoices(puzzle, static_cast<const Sudoku&>(*solution).squares()) > 0;
}

std::chrono::nanoseconds processorTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec);
}

}  // namespace

sudoku::Puzzle easy(int size) {
  switch (size) {
    case 4: return puzzleIn("......31.12.4.1.");
    case 9:
      return puzzleIn(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    default:
      return puzzleIn(
          "F....9BA72..G1CD..C72..GA4.8E39.A19..D.F..GE54..G..B5..3..1...A."
          "..D167A.9.2.......28.FG....B1A...E.6935..A7...G47CAG8.E..FD3B956"
          "E769G23...4F...C..B31C.42EAD9F7..45.AB973GC68.E1C2.A..F5.B9736.."
          "1AG57.4...E2DB.96F..B5.E....4C8...4.....6.8A.5..3.8.FAD15.B4..2.");
  }
}

sudoku::Puzzle puzzleIn(std::string_view squares) {
  sudoku::Puzzle puzzle;
  for (const char c : squares) {
    const int value = sudoku::valueOf(c, sudoku::Letters::digitsFromOne);
    puzzle.squares.push_back(value > 0 ? value : sudoku::kUndecided);
  }
  puzzle.shape = static_cast<int>(sudoku::squareRoot(squares.size()));
  return puzzle;
}

sudoku::Puzzle renamed(const sudoku::Puzzle& puzzle, apps::Random& random) {
  const std::vector<int> names = random.shuffled(puzzle.size());
  sudoku::Puzzle other = puzzle;
  for (int& value : other.squares) {
    if (value != sudoku::kUndecided) value = names[static_cast<std::size_t>(value - 1)] + 1;
  }
  return other;
}

apps::Random randomFor(std::string_view what) {
  return apps::Random(underTest().setting.seed ^ fnv1a(what));
}

apps::Random freshRandom() {
  return randomFor(runningTest().name());
}

sudoku::Puzzle freshHard(apps::Random& random) {
  constexpr std::uint64_t kLeast = 10, kMost = 150;
  const auto isHard = [](const sudoku::Puzzle& puzzle) {
    BreadthFirstSearch search(std::make_unique<Sudoku>(puzzle, sudoku::kCoursework));
    search.setLimits({.expanded = kMost});
    const bool isSolved = search.solve() != nullptr;
    const std::uint64_t nodes = search.statistics().expanded;
    return isSolved && kLeast <= nodes && nodes < kMost;
  };
  return apps::PuzzleGenerator({9, random.below(UINT64_MAX), std::nullopt, true, isHard}).next();
}

std::vector<sudoku::Puzzle> forRaces(int size, apps::Random& random) {
  constexpr int kMostTries = 1000;  // of which one or two are needed
  std::vector<sudoku::Puzzle> puzzles;
  std::istringstream lines(apps::embeddedText("races.txt"));
  for (std::string line; std::getline(lines, line);) {
    if (line.size() != static_cast<std::size_t>(size * size)) continue;
    const sudoku::Puzzle puzzle = puzzleIn(line);
    puzzles.push_back(withColumnsMoved(puzzle, random));
    for (int tries = 1; !isForRaces(puzzles.back()); ++tries) {
      if (tries == kMostTries) throw std::logic_error("no race for the puzzle " + line);
      puzzles.back() = withColumnsMoved(puzzle, random);
    }
  }
  return puzzles;
}

std::optional<sudoku::Puzzle> firstSolution(const sudoku::Puzzle& board) {
  DepthFirstSearch search(std::make_unique<Sudoku>(board));
  search.setLimits({.expanded = 20'000});
  const Searchable* const solution = search.solve();
  if (solution == nullptr) return std::nullopt;
  return static_cast<const Sudoku&>(*solution).squares();
}

OurSearch ourBestFirst(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules) {
  // The first round warms up. The minimum is the measurement with the least noise.
  constexpr int kRounds = 4;
  OurSearch ours{0, std::chrono::nanoseconds::max()};
  for (int round = 0; round < kRounds; ++round) {
    const std::chrono::nanoseconds begin = processorTime();
    auto board = std::make_unique<Sudoku>(puzzle.size(), rules);
    for (const auto& [row, col, value] : placementsOf(puzzle)) board->setSquare(row, col, value);
    BestFirstSearch search(std::move(board));
    if (search.solve() == nullptr) throw std::logic_error("a puzzle of the suite is unsolvable");
    ours.time = std::min(ours.time, processorTime() - begin);
    ours.expanded = search.statistics().expanded;
  }
  return ours;
}

}  // namespace coursework
