// Guesses.h: finds solutions of a 9x9 board by guessing: gives values to squares, two squares at a
// time, with hardly any backtracking. A board with many solutions nearly always has one that is
// found so. This makes half as many boards as branching.

#pragma once

#include "sudoku/Candidate.h"
#include "sudoku/nine/Kernel.h"
#include "sudoku/nine/Squares.h"
#include "sudoku/nine/State.h"

namespace sudoku::nine {

// True if the board looks like those with many solutions: about half of the squares are undecided,
// and many of these have two candidates. This holds for 99 % of 2,000 puzzles with many solutions,
// for 3 % of the 17-clue puzzles, and for none of the hardest puzzles.
inline bool isWorthGuessing(const State& board, int undecided) {
  constexpr int kFewestUndecided = 35;
  constexpr int kMostUndecided = 50;
  constexpr int kMostForEachWithTwo = 5;
  return kFewestUndecided <= undecided && undecided <= kMostUndecided &&
         undecided <= kMostForEachWithTwo * sizeOf(board.withTwo);
}

// One or two guessed solutions of a board.
class Solutions {
 public:
  // Requires size() < 2.
  void add(const State& board) { of_[size_++] = board; }

  int size() const { return size_; }
  const State* begin() const { return of_; }
  const State* end() const { return of_ + size_; }

 private:
  State of_[2];
  int size_ = 0;
};

// The first square with two candidates, in the order of bits, that is neither `besides` nor a peer
// of it; -1 if there is none. If `besides` is -1, the first of all.
inline int firstWithTwo(const State& board, int besides) {
  Squares squares = board.withTwo;
  if (besides >= 0) {
    const int bit = kLayout.bit[besides];
    squares = squares - kLayout.at[bit].peers;
    erase(squares, bit);
  }
  return isEmpty(squares) ? -1 : kLayout.at[firstOf(squares)].number;
}

class Guesses {
 public:
  // Requires a board at a fixed point, without a contradiction.
  Guesses(const State& board, const Kernel& kernel) : kernel_(kernel) { boards_[0] = board; }

  // The solutions found; none if guessing failed.
  Solutions solutions() {
    Solutions found;
    if (!guessOn()) return found;
    found.add(boards_[guesses_]);
    if (guessOtherwise()) found.add(boards_[guesses_]);
    return found;
  }

 private:
  static constexpr int kMostGuesses = 12;
  static constexpr int kMostTakenBack = 2;  // guesses, in order to find a second solution

  struct Guess {
    int square;
    unsigned values;  // not tried yet
  };

  // Guesses until all squares are decided. Returns false if a guess was wrong or there were too
  // many.
  bool guessOn() {
    while (undecided_ != 0) {
      if (guesses_ == kMostGuesses || !guess()) return false;
    }
    return true;
  }

  // After a solution: guesses on from another value of the latest guess. If that leads to no
  // solution, takes the latest guess back, and does the same with the one before it.
  bool guessOtherwise() {
    for (int takenBack = 0; takenBack < kMostTakenBack && guesses_ > 0; ++takenBack) {
      if (tryValues() && guessOn()) return true;
      --guesses_;
    }
    return false;
  }

  // Guesses the value of a square, together with that of a second square if that works. Returns
  // false if every value of the square contradicts, so that an earlier guess was wrong.
  bool guess() {
    State& board = boards_[guesses_];
    Guess& guess = latest_[guesses_++];
    const int first = firstWithTwo(board, -1);
    guess.square = first < 0 ? kernel_.mostConstrainingSquare(board) : first;
    guess.values = candidatesAt(board, guess.square);
    const int other = firstWithTwo(board, guess.square);
    board.withTwo = kEverySquare;  // skips naked pairs, which guesses do not need
    if (other >= 0 && tryTogetherWith(other)) return true;
    return tryValues();
  }

  // Tries the first value of the guessed square together with the first value of another square
  // that is not a peer of it.
  bool tryTogetherWith(int other) {
    Guess& guess = latest_[guesses_ - 1];
    const int value = takeFirst(guess.values);
    unsigned others = candidatesAt(boards_[guesses_ - 1], other);
    const Candidate both[] = {{guess.square, value}, {other, takeFirst(others)}};
    if (holds(both, both + 2)) return true;
    guess.values |= 1U << (value - 1);  // to be tried without the other square
    return false;
  }

  // Tries the remaining values until one does not contradict.
  bool tryValues() {
    Guess& guess = latest_[guesses_ - 1];
    while (guess.values != 0) {
      const Candidate decision{guess.square, takeFirst(guess.values)};
      if (holds(&decision, &decision + 1)) return true;
    }
    return false;
  }

  bool holds(const Candidate* first, const Candidate* last) {
    undecided_ = kernel_.decide(boards_[guesses_ - 1], first, last, boards_[guesses_]);
    return undecided_ >= 0;
  }

  static int takeFirst(unsigned& values) {
    const int value = __builtin_ctz(values) + 1;
    values &= values - 1;
    return value;
  }

  const Kernel& kernel_;
  int undecided_ = -1;
  int guesses_ = 0;
  Guess latest_[kMostGuesses];
  State boards_[kMostGuesses + 1];  // before each guess, and after the last one
};

}  // namespace sudoku::nine
