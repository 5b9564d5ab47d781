#include "apps/grade/suite/Diagnosis.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace coursework {
namespace {

// A student's board with naked singles, simulated with the given mistakes.
class MistakenBoard {
 public:
  MistakenBoard(int size, const Habits& habits);

  void set(const Placement& placement);

  // The values as getSquare would return them, transposed if that is the mistake.
  sudoku::Puzzle squares() const;

 private:
  bool areTogether(int row, int col, int otherRow, int otherCol) const;
  int valueOf(std::size_t square) const;

  int size_;
  Habits habits_;
  std::vector<std::vector<bool>> candidates_;  // of each square, by value
  std::vector<bool> isSet_;
};

MistakenBoard::MistakenBoard(int size, const Habits& habits) : size_(size), habits_(habits) {
  if (habits_.boxOrder == 0) {
    while (habits_.boxOrder * habits_.boxOrder < size) ++habits_.boxOrder;
  }
  const auto squares = static_cast<std::size_t>(size * size);
  candidates_.assign(squares, std::vector<bool>(static_cast<std::size_t>(size) + 1, true));
  for (std::vector<bool>& candidates : candidates_) candidates.front() = false;
  isSet_.assign(squares, false);
}

void MistakenBoard::set(const Placement& placement) {
  std::vector<Placement> toDo{placement};
  while (!toDo.empty()) {
    const auto [row, col, value] = toDo.back();
    toDo.pop_back();
    const auto square = static_cast<std::size_t>(row * size_ + col);
    const auto which = static_cast<std::size_t>(value);
    std::vector<bool>& candidates = candidates_[square];
    std::fill(candidates.begin(), candidates.end(), false);
    candidates[which] = true;
    isSet_[square] = true;
    for (int otherRow = 0; otherRow < size_; ++otherRow) {
      for (int otherCol = 0; otherCol < size_; ++otherCol) {
        if (!areTogether(row, col, otherRow, otherCol)) continue;
        const auto other = static_cast<std::size_t>(otherRow * size_ + otherCol);
        if (!candidates_[other][which]) continue;
        candidates_[other][which] = false;
        const int left = valueOf(other);
        if (habits_.goesOn && left > 0 && !isSet_[other])
          toDo.push_back({otherRow, otherCol, left});
      }
    }
  }
}

sudoku::Puzzle MistakenBoard::squares() const {
  sudoku::Puzzle board = blankPuzzle(size_);
  for (int row = 0; row < size_; ++row) {
    for (int col = 0; col < size_; ++col) {
      const auto square = static_cast<std::size_t>(row * size_ + col);
      const int value = isSet_[square] || habits_.decidesSingles ? valueOf(square) : 0;
      if (value == 0) continue;
      place(board, habits_.isTransposed ? Placement{col, row, value} : Placement{row, col, value});
    }
  }
  return board;
}

bool MistakenBoard::areTogether(int row, int col, int otherRow, int otherCol) const {
  if (row == otherRow && col == otherCol) return false;
  const int order = habits_.boxOrder;
  return (habits_.looksAtRow && row == otherRow) || (habits_.looksAtColumn && col == otherCol) ||
         (habits_.looksAtBox && row / order == otherRow / order && col / order == otherCol / order);
}

// 0 unless exactly one candidate is left.
int MistakenBoard::valueOf(std::size_t square) const {
  const std::vector<bool>& candidates = candidates_[square];
  if (std::count(candidates.begin(), candidates.end(), true) != 1) return 0;
  return static_cast<int>(std::find(candidates.begin(), candidates.end(), true) -
                          candidates.begin());
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
    MistakenBoard board(came.size(), habits);
    for (const Placement& placement : placements) board.set(placement);
    if (board.squares() == came) explaining.push_back(habits);
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
