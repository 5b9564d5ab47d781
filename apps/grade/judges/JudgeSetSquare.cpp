#include "apps/grade/judges/JudgeSetSquare.h"

#include <algorithm>

namespace coursework {

Finding refusal(StudentBoard& board, std::string mistake) {
  if (mistake.empty()) mistake = mistakeOfRefusal(board);
  return {callOf(board.placements().back()) + " to return true: a solution has that value there",
          "false", picture(board.asked(), board.squares()), mistake};
}

Finding missing(const StudentBoard& board, const Placement& right, const Habits& known) {
  const auto [row, col, value] = right;
  const std::string why = whyExcluded(board.came(), right, known);
  return {said(row, col, value) + ", for " +
              (why.empty() ? "nothing else is left for that square" : why),
          said(row, col, board.came().at(row, col)), picture(board.asked(), board.came()), ""};
}

void expectFollowers(StudentProgram& program, int size, const Chain& chain, const Habits& known,
                     std::vector<SeenBoard>& seen) {
  StudentBoard board = StudentBoard::blank(program, size);
  const bool holds = board.setAll(chain.placements);
  seen.push_back({board.placements(), holds ? board.came() : board.squares(), !holds});
  if (!holds) throw refusal(board);
  for (const Placement& each : chain.followers) {
    if (!isRight(board.came(), each)) throw missing(board, each, known);
  }
}

void expectLast(StudentProgram& program, Unit kind, int last, int size, const Habits& known,
                apps::Random& random, std::vector<SeenBoard>& seen) {
  const sudoku::Puzzle full = fullBoard(size, random);
  std::optional<Finding> first;
  for (const int followers : {1, 2, 2, 2}) {
    const auto made = chain(kind, last, full, followers, known, random);
    if (!made) continue;
    try {
      return expectFollowers(program, size, *made, known, seen);
    } catch (const Finding& finding) {
      if (!first) first = finding;
    }
  }
  if (first) throw *first;
}

Filling fill(StudentProgram& program, int size, const Habits& known, apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(size, random);
  Filling filling;
  Singles least(size, known);
  StudentBoard board = StudentBoard::blank(program, size);
  const auto endAs = [&](Filled end, const Finding& finding) {
    filling.end = end;
    filling.finding = finding;
    return filling;
  };
  for (const Placement& each : shuffled(full, random)) {
    const bool isAgain = isRight(board.came(), each);
    if (isAgain && random.below(4) > 0) continue;
    const bool holds = board.set(each);
    filling.seen = {board.placements(), holds ? board.came() : board.squares(), !holds};
    if (!holds) {
      return endAs(Filled::wrong,
                   refusal(board, isAgain ? "the square has that value already, for it followed "
                                            "from others: setting it again is no contradiction"
                                          : ""));
    }
    least.set(each);
    if (!isAgain) filling.isDeep = filling.isDeep || least.depth() > 1;
    const sudoku::Puzzle follows = least.squares();
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
  if (!board.set(again)) return std::nullopt;
  return Finding{callOf(again) + " to return false: the value is in that unit already", "true",
                 picture(board.asked(), board.came()),
                 "setSquare returns true without having looked whether the square can have the "
                 "value"};
}

}  // namespace coursework
