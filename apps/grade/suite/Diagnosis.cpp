#include "apps/grade/suite/Diagnosis.h"

#include <string_view>
#include <utility>

namespace coursework {
namespace {

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

// Mistakes alone come before mistakes together.
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
    MistakenBoard board(came.size, habits);
    for (const Placement& placement : placements) board.set(placement);
    if (board.squares() == came) explaining.push_back(habits);
  }
  if (!explaining.empty()) {
    suspected_ = std::move(explaining);
    wasExplained_ = true;
    return;
  }
  // Something else is wrong as well, or the board went its own way once it was contradictory. Who
  // only sets squares would have given just these.
  std::erase_if(suspected_, [](const Habits& habits) {
    return !habits.decidesSingles ||
           (!habits.looksAtRow && !habits.looksAtColumn && !habits.looksAtBox);
  });
}

std::string Diagnosis::sentence() const {
  return !wasExplained_ || suspected_.empty() ? "" : describe(suspected_.front());
}

}  // namespace coursework
