#include "apps/grade/suite/Diagnosis.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace coursework {
namespace {

void append(std::string& list, std::string_view separator, std::string_view more) {
  (list += list.empty() ? "" : separator) += more;
}

bool explains(const Habits& habits, const SeenBoard& board) {
  Singles singles(board.came.size(), habits);
  for (const Placement& each : board.placements) singles.set(each);
  return singles.squares() == board.came;
}

}  // namespace

std::string mistakeOf(const Habits& habits) {
  if (habits.boxOrder > 0) {
    const std::string side = std::to_string(habits.boxOrder);
    return "boxes are taken for " + side + "x" + side +
           " whatever the size of the board; their side is the square root of the size";
  }
  if (!habits.decidesSingles) return "a square that has one candidate left is not decided by it";
  if (!habits.goesOn) {
    return "when a square is decided because one candidate is left, its value is not taken from "
           "its own row, column and box in turn";
  }
  std::string kept, lost;
  append(habits.has(Unit::row) ? kept : lost, " and of its ", "row");
  append(habits.has(Unit::column) ? kept : lost, " and of its ", "column");
  append(habits.has(Unit::box) ? kept : lost, " and of its ", "box");
  if (kept.empty()) return "setSquare sets the square and does nothing about the others";
  return "a value is taken from the other squares of its " + kept + ", but not from those of its " +
         lost;
}

std::string likelyMistake(const std::vector<SeenBoard>& boards, const Habits& known) {
  std::vector<Habits> suspected(5, known);
  suspected[0].goesOn = false;
  suspected[1].decidesSingles = suspected[1].goesOn = false;
  for (const int order : {2, 3, 4}) suspected[static_cast<std::size_t>(order)].boxOrder = order;
  for (const Habits& each : suspected) {
    if (!boards.empty() && std::all_of(boards.begin(), boards.end(), [&](const SeenBoard& board) {
          return explains(each, board);
        })) {
      return mistakeOf(each);
    }
  }
  return "";
}

}  // namespace coursework
