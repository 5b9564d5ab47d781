// Guesses.h: solutions of a 9x9 board by guessing: one square after another is given a value, two
// at a time, and nothing is kept of what else it could be. A board with many solutions nearly
// always has some this near. Finding one this way takes half the boards that branching does.

#ifndef SUDOKU_NINE_GUESSES_H_
#define SUDOKU_NINE_GUESSES_H_

#include <algorithm>
#include <iterator>

#include "sudoku/nine/Kernel.h"
#include "sudoku/nine/Places.h"

namespace sudoku {
namespace nine {

// True if a board looks as those with many solutions do: with many squares undecided, and two
// candidates in many of them. Of 2,000 such puzzles 99 % do, and 5 % of those with one solution.
inline bool isWorthGuessing(const Places& board, int undecided) {
  constexpr int kFewestUndecided = 35;
  constexpr int kMostForEachPair = 5;
  return undecided >= kFewestUndecided && undecided <= kMostForEachPair * sizeOf(board.pairs);
}

// Of one board.
struct Solutions {
  static constexpr int kMost = 2;

  Places of[kMost];
  int count = 0;

  bool has(const Places& board) const {
    return std::any_of(of, of + count, [&](const Places& each) {
      return std::equal(std::begin(each.of), std::end(each.of), std::begin(board.of));
    });
  }
};

class Guesses {
 public:
  // From a fixed point without a contradiction.
  Guesses(const Places& board, int undecided, const Kernel& kernel)
      : kernel_(kernel), board_(board), undecided_(undecided) {}

  // None if guessing leads nowhere.
  [[gnu::noinline]] Solutions solutions() {
    Solutions found;
    while (undecided_ > 0) {
      if (!guess()) return found;
    }
    found.of[found.count++] = board_;
    if (tryValues(value_ + 1) && undecided_ == 0) found.of[found.count++] = board_;
    return found;
  }

 private:
  // Decides a square, and whatever else follows or is guessed along with it. False if none of its
  // values holds, so that an earlier guess was wrong.
  bool guess() {
    before_ = board_;
    const bool hasPairs = !isEmpty(before_.pairs);
    position_ =
        hasPairs ? firstOf(before_.pairs) : positionOf(kernel_.mostConstrainingSquare(before_));
    const Squares others = before_.pairs - kPeers.of[position_];
    return (hasPairs && tryTogetherWith(others)) || tryValues(0);
  }

  // The first value of the square, and of another one that does not see it.
  bool tryTogetherWith(Squares others) {
    erase(others, position_);
    if (isEmpty(others)) return false;
    const int other = firstOf(others);
    value_ = firstValue(position_, 0);
    decide(board_, position_, value_);
    decide(board_, other, firstValue(other, 0));
    return holds();
  }

  // The first value of the square, from that one on, that holds alone. Values count from 0.
  bool tryValues(int from) {
    for (value_ = firstValue(position_, from); value_ < kSize;
         value_ = firstValue(position_, value_ + 1)) {
      board_ = before_;
      decide(board_, position_, value_);
      if (holds()) return true;
    }
    return false;
  }

  bool holds() {
    undecided_ = kernel_.propagate(board_);
    return undecided_ >= 0;
  }

  // kSize if there is none.
  int firstValue(int position, int from) const {
    return __builtin_ctz((candidatesAt(before_, position) | 1U << kSize) >> from << from);
  }

  static int firstOf(const Squares& squares) {
    return squares.halves[0] != 0 ? __builtin_ctzll(squares.halves[0])
                                  : 64 + __builtin_ctzll(squares.halves[1]);
  }

  const Kernel& kernel_;
  Places board_;
  Places before_;  // the latest guess
  int undecided_;
  int position_ = 0;
  int value_ = 0;
};

}  // namespace nine
}  // namespace sudoku

#endif
