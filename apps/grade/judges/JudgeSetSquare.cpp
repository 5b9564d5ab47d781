#include "apps/grade/judges/JudgeSetSquare.h"

#include <algorithm>

namespace coursework {
namespace {

// Whether the same calls return true in a program of their own.
bool isRightAlone(const StudentBoard& board) {
  try {
    StudentProgram program("setSquare", board.reading());
    StudentBoard again = StudentBoard::blank(program, board.size());
    return std::all_of(board.placements().begin(), board.placements().end(),
                       [&](const Placement& each) { return again.set(each); });
  } catch (const CallFailed&) {
    return false;
  }
}

// Which squares exclude the other values: "1 is in r1c2, 2 in r4c5". Empty if not only decided
// squares do.
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
    why += (why.empty() ? "" : ", ") + std::to_string(value) + (why.empty() ? " is in " : " in ") +
           where;
  }
  return why;
}

}  // namespace

Finding refusal(const StudentBoard& board) {
  return {callOf(board.placements().back()) + " to return true: a solution has that value there",
          "false", picture(board.asked(), board.came()),
          isRightAlone(board) ? "the same calls return true in a new program: something static or "
                                "global is kept from boards before"
                              : ""};
}

Finding missing(const StudentBoard& board, const Placement& right, const Habits& known) {
  const auto [row, col, value] = right;
  const std::string why = whyExcluded(board.came(), right, known);
  return {said(row, col, value) + ", for " +
              (why.empty() ? "nothing else is left for that square" : why),
          said(row, col, board.came().at(row, col)), picture(board.asked(), board.came()), ""};
}

void expectFollowers(StudentProgram& program, int size, const Chain& chain, const Habits& known) {
  StudentBoard board = StudentBoard::blank(program, size);
  if (!board.setAll(chain.placements)) throw refusal(board);
  for (const Placement& each : chain.followers) {
    if (!isRight(board.came(), each)) throw missing(board, each, known);
  }
}

void expectLast(StudentProgram& program, Unit kind, int last, int size, const Habits& known,
                apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(size, random);
  std::optional<Finding> first;
  bool hasOther = false;
  for (const int followers : {1, 2, 2}) {
    const auto made = chain(kind, last, full, followers, known, random);
    if (!made) continue;
    try {
      expectFollowers(program, size, *made, known);
      if (!first) return;
      hasOther = true;
    } catch (const Finding& finding) {
      if (first) throw *first;
      first = finding;
    }
  }
  if (first && !hasOther) throw *first;
}

Filling fill(StudentProgram& program, int size, const Habits& known, apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(size, random);
  Filling filling;
  Singles least(size, known);
  apps::PlainBoard shallow(size, {.units = known.units(), .untold = apps::kUnitsOfAllKinds});
  StudentBoard board = StudentBoard::blank(program, size);
  const auto endAs = [&](Filled end, const Finding& finding) {
    filling.end = end;
    filling.finding = finding;
    return filling;
  };
  for (const Placement& each : shuffled(full, random)) {
    const bool isAgain = isRight(board.came(), each);
    if (isAgain && random.below(4) > 0) continue;
    if (!board.set(each)) return endAs(Filled::wrong, refusal(board));
    least.set(each);
    shallow.set(each.row * size + each.col, each.value);
    const sudoku::Puzzle follows = least.squares();
    filling.isDeep = filling.isDeep || shallow.squares() != follows;
    for (const Placement& right : placementsOf(full)) {
      const int value = board.came().at(right.row, right.col);
      if (value == right.value) continue;
      if (value != sudoku::kUndecided) {
        Finding wrong = missing(board, right, known);
        wrong.expected = said(right.row, right.col, right.value) + ", if it is decided at all";
        return endAs(Filled::wrong, wrong);
      }
      if (!isRight(follows, right)) continue;
      // The first link of a chain tells more than a later one.
      const bool isLater = whyExcluded(board.came(), right, known).empty();
      if (filling.end != Filled::open || !isLater)
        endAs(Filled::open, missing(board, right, known));
    }
    if (filling.end == Filled::open) return filling;
  }
  return filling;
}

std::optional<Finding> faultOfTwo(StudentProgram& program, int size, const Habits& known,
                                  apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(size, random);
  const int order = full.shape.boxHeight();
  const Placements all = shuffled(full, random);
  const Placement one = all.front();
  const Placement other = *std::find_if(all.begin(), all.end(), [&](const Placement& each) {
    return each.row / order != one.row / order && each.col / order != one.col / order;
  });
  StudentBoard board = StudentBoard::blank(program, size);
  for (const Placement& each : {one, other}) {
    if (!board.set(each)) return refusal(board);
  }
  if (!extends(board.came(), board.asked()) || !extends(full, board.came())) {
    return Finding{"the two squares that were set, and none against a solution", "others",
                   picture(board.asked(), board.came()), ""};
  }
  const auto seen = std::find_if(all.begin(), all.end(), [&](const Placement& each) {
    return each.value != one.value && board.came().at(each.row, each.col) <= 0 &&
           known.see(order, one, each);
  });
  if (seen == all.end()) return std::nullopt;
  const Placement again{seen->row, seen->col, one.value};
  if (board.set(again)) {
    return Finding{callOf(again) + " to return false: the value is in that unit already", "true",
                   picture(board.asked(), board.came()), ""};
  }
  StudentBoard decided = StudentBoard::with(program, size, {one});
  const Placement over{one.row, one.col, one.value % size + 1};
  if (!decided.set(over)) return std::nullopt;
  return Finding{callOf(over) + " to return false: the square has another value already", "true",
                 picture(decided.asked(), decided.came()), ""};
}

}  // namespace coursework
