#include "apps/grade/suite/Diagnosis.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace coursework {
namespace {

// A variant of setSquare. The defaults are the correct one.
struct Habits {
  bool looksAtRow = true;
  bool looksAtColumn = true;
  bool looksAtBox = true;
  int boxOrder = 0;            // the side of a box; 0: the right one
  bool decidesSingles = true;  // decides a square that has one candidate left
  bool goesOn = true;          // removes such a value from row, column and box in turn
  bool isTransposed = false;   // takes rows for columns
};

// The values that getSquare would return after the placements, with these habits.
sudoku::Puzzle squaresAfter(const std::vector<Placement>& placements, int size,
                            const Habits& habits) {
  const int order = habits.boxOrder > 0 ? habits.boxOrder : sudoku::Shape(size).boxHeight();
  const auto areTogether = [&](int row, int col, int otherRow, int otherCol) {
    return (habits.looksAtRow && row == otherRow) || (habits.looksAtColumn && col == otherCol) ||
           (habits.looksAtBox && row / order == otherRow / order &&
            col / order == otherCol / order);
  };
  struct Square {
    std::uint32_t candidates;  // a bit for each value
    bool isSet = false;
  };
  const Square blank{(2U << size) - 2};
  std::vector<Square> squares(static_cast<std::size_t>(size * size), blank);
  const auto at = [&](int row, int col) -> Square& {
    return squares[static_cast<std::size_t>(row * size + col)];
  };
  for (const Placement& placement : placements) {
    std::vector<Placement> toDo{placement};
    while (!toDo.empty()) {
      const auto [row, col, value] = toDo.back();
      toDo.pop_back();
      at(row, col) = {1U << value, true};
      for (int otherRow = 0; otherRow < size; ++otherRow) {
        for (int otherCol = 0; otherCol < size; ++otherCol) {
          if (row == otherRow && col == otherCol) continue;
          if (!areTogether(row, col, otherRow, otherCol)) continue;
          Square& other = at(otherRow, otherCol);
          const std::uint32_t left = other.candidates & ~(1U << value);
          const bool isTaken = std::exchange(other.candidates, left) != left;
          if (isTaken && habits.goesOn && std::has_single_bit(left) && !other.isSet) {
            toDo.push_back({otherRow, otherCol, std::countr_zero(left)});
          }
        }
      }
    }
  }
  sudoku::Puzzle board = blankPuzzle(size);
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) {
      const Square& square = at(row, col);
      const bool isDecided = square.isSet || habits.decidesSingles;
      if (!isDecided || !std::has_single_bit(square.candidates)) continue;
      const int value = std::countr_zero(square.candidates);
      place(board, habits.isTransposed ? Placement{col, row, value} : Placement{row, col, value});
    }
  }
  return board;
}

void append(std::string& list, std::string_view separator, std::string_view more) {
  (list += list.empty() ? "" : separator) += more;
}

std::string describe(const Habits& habits) {
  std::string text, kept, lost;
  const auto add = [&text](const std::string& mistake) { append(text, "; and ", mistake); };
  append(habits.looksAtRow ? kept : lost, " and of its ", "row");
  append(habits.looksAtColumn ? kept : lost, " and of its ", "column");
  append(habits.looksAtBox ? kept : lost, " and of its ", "box");
  if (kept.empty()) {
    add("setSquare sets the square and does nothing about the others");
  } else if (!lost.empty()) {
    add("a value is taken from the other squares of its " + kept + ", but not from those of its " +
        lost);
  }
  if (habits.boxOrder > 0) {
    const std::string side = std::to_string(habits.boxOrder);
    add("boxes are taken for " + side + "x" + side +
        " whatever the size of the board; their side is the square root of the size");
  }
  if (!habits.decidesSingles) add("a square that has one candidate left is not decided by it");
  if (habits.decidesSingles && !habits.goesOn) {
    add("when a square is decided because one candidate is left, its value is not taken from its "
        "own row, column and box in turn");
  }
  if (habits.isTransposed) add("rows are taken for columns and columns for rows");
  return text;
}

// Single mistakes come before combinations.
std::vector<Habits> commonMistakes() {
  std::vector<Habits> all;
  for (const bool isTransposed : {false, true}) {
    for (const int boxOrder : {0, 3, 2, 4}) {
      for (const int steps : {2, 1, 0}) {
        for (const int units : {7, 0, 6, 5, 3, 4, 2, 1}) {
          all.push_back({.looksAtRow = (units & 1) != 0,
                         .looksAtColumn = (units & 2) != 0,
                         .looksAtBox = (units & 4) != 0,
                         .boxOrder = boxOrder,
                         .decidesSingles = steps > 0,
                         .goesOn = steps > 1,
                         .isTransposed = isTransposed});
        }
      }
    }
  }
  return all;
}

}  // namespace

std::string likelyMistake(const SeenBoard& first,
                          const std::function<std::vector<SeenBoard>()>& further) {
  std::vector<Habits> suspected = commonMistakes();
  bool isExplained = false;  // one of the boards
  // Keeps the suspected mistakes that explain the board.
  const auto see = [&](const SeenBoard& board) {
    const auto explains = [&](const Habits& habits) {
      return squaresAfter(board.placements, board.came.size(), habits) == board.came;
    };
    if (std::any_of(suspected.begin(), suspected.end(), explains)) {
      std::erase_if(suspected, std::not_fn(explains));
      isExplained = true;
      return;
    }
    // There is another mistake, or the board was contradictory, after which implementations differ.
    // Boards that propagate nothing stay predictable even then, so these are ruled out.
    std::erase_if(suspected, [](const Habits& habits) {
      return !habits.decidesSingles ||
             (!habits.looksAtRow && !habits.looksAtColumn && !habits.looksAtBox);
    });
  };
  see(first);
  if (suspected.size() != 1) {
    for (const SeenBoard& each : further()) see(each);
  }
  return !isExplained || suspected.empty() ? "" : describe(suspected.front());
}

}  // namespace coursework
