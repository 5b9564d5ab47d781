#include "apps/grade/judges/Diagnosis.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>
#include <utility>

#include "apps/grade/judges/RandomBoards.h"

namespace coursework {
namespace {

constexpr const char* kWrongValues =
    "the candidates of a blank board do not go from 1 to size: do they end at 9, or at size - 1?";

void append(std::string& list, std::string_view separator, std::string_view more) {
  (list += list.empty() ? "" : separator) += more;
}

// Where pairs are, a further rule may have decided more than naked singles, or refused.
bool explains(const Habits& habits, const SeenBoard& board) {
  Singles singles(board.came.size(), habits), right(board.came.size());
  bool hadPairs = false;
  for (const Placement& each : board.placements) {
    singles.set(each);
    right.set(each);
    hadPairs = hadPairs || singles.hasPairs();
    if (singles.isDead()) return board.isRefused && &each == &board.placements.back();
  }
  const sudoku::Puzzle squares = singles.squares(), all = right.squares();
  if (board.isRefused || squares == board.came) return hadPairs || !board.isRefused;
  if (!hadPairs || !extends(board.came, squares)) return false;
  const std::vector<Placement> came = placementsOf(board.came);
  return std::none_of(came.begin(), came.end(), [&](const auto& each) {
    return all.at(each.row, each.col) == each.value && squares.at(each.row, each.col) < 1;
  });
}

struct Suspect {
  Habits habits;
  std::string mistake;
};

// The usual mistakes, beside the known one.
std::vector<Suspect> suspects(const Habits& known) {
  constexpr std::pair<unsigned, const char*> kLoops[] = {
      {kAlongRow, "along a row"},
      {kAlongColumn, "along a column"},
      {kAlongRow | kAlongColumn, "along a row and along a column"},
      {kBoxRows, "over the rows of a box"},
      {kBoxColumns, "over the columns of a box"},
      {kBoxRows | kBoxColumns, "over the rows of a box and over the columns of a box"},
      {kAlongRow | kAlongColumn | kBoxRows | kBoxColumns,
       "along a row and along a column and over the rows of a box and over the columns of a box"},
      {kAllRows, "over all rows"},
      {kAllColumns, "over all columns"},
      {kAllRows | kAllColumns, "over all rows and over all columns"}};
  std::vector<Suspect> all;
  const auto add = [&](const std::string& mistake) -> Habits& {
    return all.emplace_back(Suspect{known, mistake}).habits;
  };
  const std::string start = "the box is taken to start at row r ";
  const std::string rightStart =
      " side, and its columns likewise, but it starts at r / side * side";
  add(start + '%' + rightStart).boxStart = BoxStart::modulo;
  add(start + '/' + rightStart).boxStart = BoxStart::divided;
  add(kWrongValues).lacksLast = true;
  for (const auto& [loops, where] : kLoops) {
    const std::string loop = std::string("the loop ") + where + " leaves out the ";
    add(loop + "first number: does it begin one too late?").shortLoops = loops;
    Habits& ends = add(loop + "last number: does it end one too early?");
    ends.shortLoops = loops;
    ends.skipsLast = true;
  }
  for (const int passes : {1, 2, 3, 4, 5}) {
    add(std::string("propagation ends after ") + (passes == 1 ? "one pass" : "a few passes") +
        " over the board, not when a pass changes nothing any more")
        .passes = passes;
  }
  add("when a square is decided because one candidate is left, its value is not taken from its own "
      "row, column and box in turn")
      .goesOn = false;
  Habits& idle = add("a square that has one candidate left is not decided by it");
  idle.decidesSingles = idle.goesOn = false;
  for (int kept = 0; kept < 7; ++kept) {
    Habits fewer = known;
    for (int unit = 0; unit < 3; ++unit) {
      fewer.looksAt[unit] = fewer.looksAt[unit] && (kept >> unit & 1) == 1;
    }
    all.push_back({fewer, mistakeOfUnits(fewer)});
  }
  return all;
}

// Whether the same calls return true in a program of their own.
bool isRightAlone(const std::vector<Placement>& placements, int size) {
  try {
    StudentProgram program("setSquare");
    StudentBoard board = StudentBoard::blank(program, size);
    return std::all_of(placements.begin(), placements.end(),
                       [&](const Placement& each) { return board.set(each); });
  } catch (const CallFailed&) {
    return false;
  }
}

}  // namespace

std::string mistakeOfUnits(const Habits& habits) {
  std::string kept, lost;
  append(habits.has(Unit::row) ? kept : lost, " and of its ", "row");
  append(habits.has(Unit::column) ? kept : lost, " and of its ", "column");
  append(habits.has(Unit::box) ? kept : lost, " and of its ", "box");
  if (kept.empty()) return "setSquare sets the square and does nothing about the others";
  return "a value is taken from the other squares of its " + kept + ", but not from those of its " +
         lost;
}

std::string likelyMistake(const std::vector<SeenBoard>& boards, const Habits& known) {
  if (boards.empty()) return "";
  const auto isExplained = [&](const Habits& habits) {
    return std::all_of(boards.begin(), boards.end(),
                       [&](const SeenBoard& board) { return explains(habits, board); });
  };
  if (isExplained(known)) return "";  // by what has its own finding
  std::set<std::string> mistakes;
  for (const Suspect& each : suspects(known)) {
    if (isExplained(each.habits)) mistakes.insert(each.mistake);
  }
  if (mistakes.empty() || mistakes.size() > 2) return "";
  return mistakes.size() == 1 ? *mistakes.begin()
                              : "either " + *mistakes.begin() + "; or " + *mistakes.rbegin();
}

std::string mistakeOfBoxes(int size) {
  // The value of the corner is refused in the squares of its diagonal that are in its box.
  int order = 1;
  for (int place = 1; place < size; ++place) {
    const bool isRefused = !isRightAlone({{0, 0, 1}, {place, place, 1}}, size);
    if (isRefused && order < place) return "";
    if (isRefused) order = place + 1;
  }
  if (order == sudoku::Shape(size).boxHeight()) return "";
  const std::string side = std::to_string(order);
  return "boxes are taken for " + side + "x" + side +
         " on a board of this size; their side is the square root of the size";
}

std::string mistakeOfRefusal(StudentBoard& board) {
  const std::vector<Placement>& placements = board.placements();
  const auto areRight = [&](const std::vector<Placement>& calls) {
    return isRightAlone(calls, board.size());
  };
  if (areRight(placements)) {
    return "the same calls return true in a new program: something static or global is kept from "
           "boards before";
  }
  // Near the middle, where an index that is one too small or too large is not beyond the end.
  const int middle = board.size() / 2, value = placements.back().value;
  const bool isAnotherRight = areRight({{middle, middle - 1, value == 1 ? 2 : 1}});
  if (isAnotherRight && !areRight({{middle, middle - 1, value}})) return kWrongValues;
  if (isAnotherRight || placements.size() > 1) return "";
  const sudoku::Puzzle came = board.squares();
  if (came == blankPuzzle(board.size())) {
    return "the value is taken from the square itself too, not only from the others";
  }
  return came != board.asked()
             ? ""
             : "the squares are right, only the result is not: it is true if each square "
               "has a value left. Is there a return at the end, no = for ==, no ! too much?";
}

std::string whyExcluded(const sudoku::Puzzle& board, const Placement& right, const Habits& known) {
  const int size = board.size(), order = board.shape.boxHeight();
  std::vector<std::string> excluded(static_cast<std::size_t>(size) + 1);
  for (const Placement& each : placementsOf(board)) {
    if (!known.see(order, right, each)) continue;
    excluded[static_cast<std::size_t>(each.value)] = sudoku::squareName(each.row, each.col);
  }
  std::string why;
  for (int value = 1; value <= size; ++value) {
    const std::string& where = excluded[static_cast<std::size_t>(value)];
    if (value == right.value) continue;
    if (where.empty()) return "";
    append(why, ", ", std::to_string(value) + (why.empty() ? " is in " : " in ") + where);
  }
  return why;
}

}  // namespace coursework
