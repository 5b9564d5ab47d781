#include "apps/solving/PuzzleGenerator.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>

#include "DepthFirstSearch.h"
#include "Sudoku.h"
#include "apps/solving/Strategy.h"
#include "search/Driver.h"
#include "search/Limits.h"
#include "search/Outcome.h"
#include "sudoku/NamedRuleSets.h"

namespace apps {
namespace {

using sudoku::Puzzle;

// Most expansions to find a full board, and to prove a given redundant. The given is kept if they
// are not enough. On large boards most proofs that take longer fail.
constexpr std::uint64_t kMostExpansions = 1000;
constexpr std::uint64_t kMostExpansionsOnLargeBoards = 300;

// Most boards to make for a puzzle with the requested properties.
constexpr int kMostBoards = 100'000;
constexpr int kMostLargeBoards = 1'000;

constexpr int kLargestSize = 25;

std::size_t index(int number) {
  return static_cast<std::size_t>(number);
}

// True if the search, from now on, finds exactly as many solutions and no limit stops it.
bool hasExactly(int solutions, std::unique_ptr<Sudoku> board, const search::Limits& limits) {
  const auto search = startFastest(std::move(board));
  search->setLimits(limits);
  for (; solutions > 0 && search->solve() != nullptr; --solutions) {
  }
  const bool isRight = solutions == 0 && search->solve() == nullptr;
  if (search->outcome() == search::Outcome::outOfMemory) throw std::bad_alloc();
  return isRight && search->outcome() == search::Outcome::exhausted;
}

}  // namespace

std::uint64_t nodesToSolve(const Puzzle& puzzle, const sudoku::RuleSet& rules, std::uint64_t most) {
  DepthFirstSearch search(std::make_unique<Sudoku>(puzzle, rules));
  search.setLimits({.expanded = most});
  search.solve();
  return search.statistics().expanded;
}

PuzzleGenerator::PuzzleGenerator(const Options& options)
    : options_(options), random_(options.seed) {
  const int size = options.shape.size();
  if (size > kLargestSize) {
    throw std::invalid_argument(
        fmt::format("boards of size {} are too large: at most {}", size, kLargestSize));
  }
  const int squares = options.shape.squares();
  if (options.givens && (*options.givens < 0 || *options.givens > squares)) {
    throw std::invalid_argument(
        fmt::format("a board of size {} has {} squares: it cannot have {} givens", size, squares,
                    *options.givens));
  }
  // McGuire, Tugemann and Civario (2012) tried all 9x9 boards. For other shapes this is only a
  // bound.
  const int least = options.shape == sudoku::Shape(9) ? 17 : size - 1;
  if (options.givens && *options.givens < least) {
    throw std::invalid_argument(
        fmt::format("a puzzle of size {} with fewer than {} givens has several solutions{}", size,
                    least, least < size ? ": two values without a given can change places" : ""));
  }
  firstRow_ = sudoku::blankPuzzle(options.shape);
  for (int col = 0; col < options.shape.size(); ++col) firstRow_.squares[index(col)] = col + 1;
}

// Full deduction is not worth its time on small boards, except those with a fast board of their
// own.
sudoku::RuleSet PuzzleGenerator::rules() const {
  if (options_.shape.isOrdinary() || isLarge()) return sudoku::kFull;
  const sudoku::RuleSet simple = options_.shape.size() == 9
                                     ? sudoku::kNorvig.with(sudoku::Branching::mostConstraining)
                                     : sudoku::kScvalex;
  return simple.collapsing();
}

Puzzle PuzzleGenerator::next() {
  const int most = isLarge() ? kMostLargeBoards : kMostBoards;
  int fewest = options_.shape.squares();
  for (int boards = 0; boards < most; ++boards) {
    const std::optional<Puzzle> full =
        options_.shape.isOrdinary() ? fullOrdinaryBoard() : fullBoard();
    if (!full) continue;
    Puzzle puzzle = reduced(*full);
    const auto blanks =
        std::count(puzzle.squares.begin(), puzzle.squares.end(), sudoku::kUndecided);
    const int givens = options_.shape.squares() - static_cast<int>(blanks);
    fewest = std::min(fewest, givens);
    const bool isRight = givens == options_.givens.value_or(givens);
    if (isRight && (!options_.isWanted || options_.isWanted(puzzle))) return puzzle;
  }
  throw std::runtime_error(
      fmt::format("none of {} boards gives such a puzzle{}", most,
                  options_.givens ? fmt::format("; the fewest givens were {}", fewest) : ""));
}

// A depth-first search that shuffles successors and begins again when it takes long. Values are
// interchangeable, so the first row can be filled in before, and values shuffled afterwards.
Puzzle PuzzleGenerator::fullBoard() {
  std::vector<std::unique_ptr<Searchable>> states;
  for (std::uint64_t expanded = 0;; ++expanded) {
    if (states.empty() && expanded > 0) {
      throw std::runtime_error("no board of this shape has a solution");
    }
    if (states.empty() || expanded == kMostExpansions) {
      states.clear();
      states.push_back(std::make_unique<Sudoku>(firstRow_, rules().guessing(false)));
      expanded = 0;
    }
    const std::unique_ptr<Searchable> state = std::move(states.back());
    states.pop_back();
    if (state->isSolution()) {
      Puzzle full = static_cast<const Sudoku&>(*state).squares();
      const std::vector<int> values = random_.shuffled(options_.shape.size());
      for (int& value : full.squares) value = values[index(value - 1)] + 1;
      return full;
    }
    auto successors = state->successors();
    for (const int i : random_.shuffled(static_cast<int>(successors.size()))) {
      states.push_back(std::move(successors[index(i)]));
    }
  }
}

// The boxes on the diagonal share no unit, so they are filled at random; a search completes the
// board. Rows, columns and values are then shuffled, because a search favours some solutions.
std::optional<Puzzle> PuzzleGenerator::fullOrdinaryBoard() {
  const sudoku::Shape& shape = options_.shape;
  const int order = shape.boxHeight(), size = shape.size();
  Puzzle diagonal = sudoku::blankPuzzle(shape);
  for (int box = 0; box < size; box += order + 1) {
    const std::vector<int> values = random_.shuffled(size);
    for (int i = 0; i < size; ++i) {
      const int square = shape.squaresOf(2 * size + box)[i];
      diagonal.squares[index(square)] = values[index(i)] + 1;
    }
  }
  const auto search = startFastest(std::make_unique<Sudoku>(diagonal));
  search->setLimits({.expanded = 100 * kMostExpansions});
  const Searchable* state = search->solve();
  if (search->outcome() == search::Outcome::outOfMemory) throw std::bad_alloc();
  if (state == nullptr) return std::nullopt;
  const Puzzle solved = static_cast<const Sudoku&>(*state).squares();

  const std::vector<int> rows = random_.shuffledGroups(order);
  const std::vector<int> cols = random_.shuffledGroups(order);
  const std::vector<int> values = random_.shuffled(size);
  const bool isTransposed = random_.below(2) == 1;
  Puzzle full{shape, {}};
  for (const int row : rows) {
    for (const int col : cols) {
      const int value = isTransposed ? solved.at(col, row) : solved.at(row, col);
      full.squares.push_back(values[index(value - 1)] + 1);
    }
  }
  return full;
}

// Removes givens in random order while the solution stays unique, down to the requested number if
// that can be reached. Several givens that are redundant together are removed by one search.
Puzzle PuzzleGenerator::reduced(Puzzle puzzle) {
  int givens = puzzle.shape.squares();
  const std::vector<int> squares = random_.shuffled(givens);
  int together = options_.shape.isOrdinary() && !isLarge() ? 1 : std::max(1, givens / 3);
  for (auto next = squares.begin(); next != squares.end();) {
    if (givens == options_.givens) break;
    const auto left = static_cast<int>(squares.end() - next);
    together = std::min({together, left, givens - options_.givens.value_or(0)});
    std::vector<sudoku::Candidate> removed;
    for (auto square = next; square != next + together; ++square) {
      int& value = puzzle.squares[index(*square)];
      removed.push_back({*square, value});
      value = sudoku::kUndecided;
    }
    const bool areRedundant = this->areRedundant(puzzle, removed);
    if (areRedundant) {
      givens -= together;
    } else {
      for (const sudoku::Candidate& each : removed) puzzle.squares[index(each.square)] = each.value;
    }
    if (areRedundant || together == 1) {
      next += together;
    } else {
      together = 1;
    }
  }
  return puzzle;
}

// True if the puzzle, from which these givens were removed, is proved to have one solution.
bool PuzzleGenerator::areRedundant(const Puzzle& puzzle,
                                   const std::vector<sudoku::Candidate>& removed) const {
  const search::Limits most{.expanded = options_.isMinimal ? search::kUnlimited
                                        : isLarge()        ? kMostExpansionsOnLargeBoards
                                                           : kMostExpansions};
  auto board = std::make_unique<Sudoku>(puzzle, rules());
  if (removed.size() > 1) return hasExactly(1, std::move(board), most);
  const sudoku::Candidate given = removed.front();
  // A further solution has another value there.
  board->removeCandidate(given.square / puzzle.size(), given.square % puzzle.size(), given.value);
  return board->isContradictory() || hasExactly(0, std::move(board), most);
}

}  // namespace apps
