#include "apps/grade/judges/Starts.h"

#include <algorithm>
#include <climits>

#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/Singles.h"

namespace coursework {
namespace {

constexpr std::size_t kMany = 20;  // squares

// Whether a rule of pairs finds nothing after any value of any square; or, where many are set,
// after that of the solution in the first one.
bool isPlainOneStepOn(const Start& start, const Habits& known) {
  const int size = start.solution.size();
  const Singles board(size, known, start.placements);
  const bool isDense = start.placements.size() > kMany;
  for (const Placement& right : placementsOf(start.solution)) {
    const int square = right.row * size + right.col;
    if (board.isDecided(square)) continue;
    for (const Placement& choice : board.choicesAt(square)) {
      if (isDense && choice.value != right.value) continue;
      Singles next = board;
      next.set(choice);
      if (next.isDead() || next.hasPairs()) return false;
    }
    if (isDense) break;
  }
  return true;
}

}  // namespace

Starts::Starts(const Habits& known, bool isSound, const std::vector<int>& sizes,
               apps::Random& random)
    : known_(known), isSound_(isSound), sizes_(sizes), random_(random) {
  for (int i = 0; i < 4; ++i) {
    if (isSound) {
      const sudoku::Puzzle hard = freshHard(random);
      dense_.push_back({firstSolution(hard).value(), shuffled(hard, random)});
    } else {
      const sudoku::Puzzle full = fullBoard(9, random);
      dense_.push_back({full, plainOrder(full, known, random)});
    }
  }
}

Start Starts::any(int number) {
  if (number % 2 == 0 && isSound_) return telling(oneOf(dense_, random_));
  const int size = sizes_[static_cast<std::size_t>(number / 2 % 2 * (number / 4)) % sizes_.size()];
  const int percent = size == 16 ? 25 + below(15, random_) : 4 + below(isSound_ ? 16 : 30, random_);
  return some(size, 1 + size * size * percent / 100);
}

Start Starts::plain(int number) {
  Start start;
  for (int tries = 0; tries < 100; ++tries) {
    const int size = sizes_[random_.below(2) * random_.below(sizes_.size())];
    start = some(size, size == 4 ? 1 : 4);
    if (number % 4 == 0 && known_.has(Unit::row)) {
      const sudoku::Puzzle full = fullBoard(9, random_);
      const auto row =
          chain(Unit::row, below(9, random_), full, 2 + below(2, random_), known_, random_);
      if (row) start = {full, row->placements};
    } else if (number % 4 > 1) {
      Start many = oneOf(dense_, random_);
      const auto count = static_cast<int>(many.placements.size());
      if (many.placements.size() >= kMany) {
        many.placements.resize(static_cast<std::size_t>(count / 2 + below(count / 2, random_)));
        start = telling(many);
      }
    }
    if (isPlainOneStepOn(start, known_)) break;
  }
  return start;
}

Start Starts::some(int size, int squares) {
  Start start{fullBoard(size, random_), {}};
  start.placements = shuffled(start.solution, random_);
  start.placements.resize(static_cast<std::size_t>(squares));
  return start;
}

// Moved so that many squares are decided in the first row, and a value that is tried last is right:
// so each trial can fail.
Start Starts::telling(const Start& from) {
  Start best;
  int least = INT_MAX;
  for (int tries = 0; tries < 40; ++tries) {
    const Start start = moved(from, random_);
    const std::vector<int> squares = Singles(9, known_, start.placements).squares().squares;
    const auto first = std::find(squares.begin(), squares.end(), sudoku::kUndecided);
    if (first == squares.end()) return start;
    const auto open = std::count(squares.begin(), squares.begin() + 9, sudoku::kUndecided);
    const auto at = static_cast<std::size_t>(first - squares.begin());
    const int cost =
        (open == 0 ? 20 : 2 * static_cast<int>(open)) + (start.solution.squares[at] == 9 ? 0 : 3);
    if (cost >= least) continue;
    best = start;
    least = cost;
  }
  return best;
}

}  // namespace coursework
