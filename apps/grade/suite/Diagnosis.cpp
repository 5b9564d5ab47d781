#include "apps/grade/suite/Diagnosis.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

namespace coursework {
namespace {

// The values that getSquare would return after the placements, with these habits.
sudoku::Puzzle squaresAfter(const std::vector<Placement>& placements, int size,
                            const Habits& habits) {
  const int order = habits.boxOrder > 0 ? habits.boxOrder : orderOf(size);
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

// "rows", "rows and boxes", ...
std::string namesOf(bool rows, bool columns, bool boxes) {
  std::string names;
  const auto add = [&names](bool isMeant, std::string_view name) {
    if (isMeant) (names += names.empty() ? "" : " and of its ") += name;
  };
  add(rows, "row");
  add(columns, "column");
  add(boxes, "box");
  return names;
}

std::string describe(const Habits& habits) {
  std::string text;
  const auto add = [&text](const std::string& mistake) {
    (text += text.empty() ? "" : "; and ") += mistake;
  };
  if (!habits.looksAtRow && !habits.looksAtColumn && !habits.looksAtBox) {
    add("setSquare sets the square and does nothing about the others");
  } else if (!habits.looksAtRow || !habits.looksAtColumn || !habits.looksAtBox) {
    const std::string kept = namesOf(habits.looksAtRow, habits.looksAtColumn, habits.looksAtBox);
    add("a value is taken from the other squares of its " + kept + ", but not from those of its " +
        namesOf(!habits.looksAtRow, !habits.looksAtColumn, !habits.looksAtBox));
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
          Habits habits;
          habits.looksAtRow = (units & 1) != 0;
          habits.looksAtColumn = (units & 2) != 0;
          habits.looksAtBox = (units & 4) != 0;
          habits.boxOrder = boxOrder;
          habits.decidesSingles = steps > 0;
          habits.goesOn = steps > 1;
          habits.isTransposed = isTransposed;
          all.push_back(habits);
        }
      }
    }
  }
  return all;
}

}  // namespace

Diagnosis::Diagnosis() : suspected_(commonMistakes()) {}

void Diagnosis::see(const std::vector<Placement>& placements, const sudoku::Puzzle& came) {
  std::vector<Habits> explaining;
  for (const Habits& habits : suspected_) {
    if (squaresAfter(placements, came.size(), habits) == came) explaining.push_back(habits);
  }
  if (!explaining.empty()) {
    suspected_ = std::move(explaining);
    wasExplained_ = true;
    return;
  }
  // No mistake explains this board: there is another mistake, or the board was contradictory, after
  // which implementations differ. Boards that propagate nothing stay predictable even then, so
  // these mistakes are ruled out.
  std::erase_if(suspected_, [](const Habits& habits) {
    return !habits.decidesSingles ||
           (!habits.looksAtRow && !habits.looksAtColumn && !habits.looksAtBox);
  });
}

std::string Diagnosis::sentence() const {
  return !wasExplained_ || suspected_.empty() ? "" : describe(suspected_.front());
}

}  // namespace coursework
