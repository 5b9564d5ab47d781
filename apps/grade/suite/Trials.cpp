#include "apps/grade/suite/Trials.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string_view>

#include "Sudoku.h"
#include "apps/grade/suite/Puzzles.h"
#include "sudoku/NamedRuleSets.h"

namespace coursework {
namespace {

using Placements = std::vector<Placement>;

constexpr Unit kUnits[] = {Unit::row, Unit::column, Unit::box};

bool areTogether(Unit kind, int order, const Placement& one, const Placement& other) {
  switch (kind) {
    case Unit::row: return one.row == other.row;
    case Unit::column: return one.col == other.col;
    default: return one.row / order == other.row / order && one.col / order == other.col / order;
  }
}

// The values of a puzzle in random order.
Placements shuffled(const sudoku::Puzzle& puzzle, apps::Random& random) {
  const Placements inOrder = placementsOf(puzzle);
  Placements all;
  for (const int which : random.shuffled(static_cast<int>(inOrder.size()))) {
    all.push_back(inOrder[static_cast<std::size_t>(which)]);
  }
  return all;
}

// The values of a random unit, in random order.
Placements unitOf(Unit kind, const sudoku::Puzzle& full, apps::Random& random) {
  const Placements inOrder = placementsOf(full);
  const Placement some = inOrder[random.below(inOrder.size())];
  Placements unit = shuffled(full, random);
  std::erase_if(unit, [&](const Placement& each) {
    return !areTogether(kind, full.shape.boxHeight(), some, each);
  });
  return unit;
}

// Sets one value beside a unit, and then the unit but for two squares, which follow. The value is
// that of the last square, and shares a unit of the other kind with the last square but one.
Trial plainLastSquare(Unit kind, Unit otherKind, const sudoku::Puzzle& full, apps::Random& random) {
  const int order = full.shape.boxHeight();
  for (;;) {
    Placements unit = unitOf(kind, full, random);
    const Placement last = unit.back();
    unit.pop_back();
    const Placement lastButOne = unit.back();
    unit.pop_back();
    for (const Placement& beside : placementsOf(full)) {
      const bool seesTheOneBefore =
          std::any_of(std::begin(kUnits), std::end(kUnits),
                      [&](Unit any) { return areTogether(any, order, beside, unit.back()); });
      if (beside.value != last.value || areTogether(kind, order, beside, last) ||
          !areTogether(otherKind, order, beside, lastButOne) || seesTheOneBefore) {
        continue;
      }
      unit.insert(unit.begin(), beside);
      return {full.size(), unit, full};
    }
  }
}

// Leaves the last three squares of the first row with three values, and the first of them with
// two. The last placement takes a value from all three.
Trial rowIntoADeadEnd(int order) {
  const int size = order * order;
  Placements played;
  for (int value = 1; value <= size - 3; ++value) played.push_back({0, value - 1, value});
  played.push_back({order, size - 3, size - 1});
  played.push_back({1, size - 3, size});
  return {size, played, std::nullopt};
}

Placements choicesOn(const Sudoku& board) {
  Placements choices;
  for (int row = 0; row < board.size(); ++row) {
    for (int col = 0; col < board.size(); ++col) {
      if (board.getSquare(row, col) != sudoku::kUndecided) continue;
      for (const int value : board.candidates(row, col)) choices.push_back({row, col, value});
    }
  }
  return choices;
}

Sudoku boardAfter(const Placements& placements) {
  Sudoku board(9, sudoku::kCoursework);
  for (const auto& [row, col, value] : placements) board.setSquare(row, col, value);
  return board;
}

// A plain puzzle whose last placement is another one, which is wrong.
Trial plainPuzzleIntoADeadEnd(apps::Random& random) {
  Trial trial = plainPuzzle(random);
  trial.placements.pop_back();
  trial.solution.reset();
  const Sudoku board = boardAfter(trial.placements);
  const Placements choices = choicesOn(board);
  for (;;) {
    const Placement& wrong = choices[random.below(choices.size())];
    Sudoku after(board);
    if (after.setSquare(wrong.row, wrong.col, wrong.value)) continue;
    trial.placements.push_back(wrong);
    return trial;
  }
}

}  // namespace

Trials lastSquares(Unit kind, int size, apps::Random& random) {
  const sudoku::Puzzle full = freshEasy(size, random).solution;
  Trials trials;
  for (int i = 0; i < 3; ++i) {
    Placements unit = unitOf(kind, full, random);
    unit.pop_back();
    trials.push_back({size, unit, full});
  }
  return trials;
}

std::vector<Trials> plainLastSquares(Unit kind, int size, apps::Random& random) {
  const sudoku::Puzzle full = freshEasy(size == 9 ? 9 : 16, random).solution;
  std::vector<Trials> all;
  for (const Unit otherKind : kUnits) {
    if (otherKind == kind) continue;
    all.emplace_back();
    for (int i = 0; i < 3; ++i) {
      all.back().push_back(plainLastSquare(kind, otherKind, full, random));
    }
  }
  return all;
}

Trial plainPuzzle(apps::Random& random) {
  // Found by a search over orders in which the squares of many boards can be set.
  constexpr std::string_view kRowsColsValues =
      "104624464074744234884514354047227187757817507667337477456526449386542431488363558281579"
      "143846878676013405618329128151853032";
  const std::vector<int> names = random.shuffled(9);
  Trial trial{9, {}, std::nullopt};
  for (std::size_t i = 0; i < kRowsColsValues.size(); i += 3) {
    const auto digit = [&](std::size_t k) { return kRowsColsValues[i + k] - '0'; };
    trial.placements.push_back(
        {digit(0), digit(1), names[static_cast<std::size_t>(digit(2) - 1)] + 1});
  }
  trial.solution = boardAfter(trial.placements).squares();
  return trial;
}

Trial plainSingles(apps::Random& random) {
  Trial trial = plainPuzzle(random);
  trial.placements.pop_back();
  const Placements decided = placementsOf(boardAfter(trial.placements).squares());
  trial.placements.insert(trial.placements.end(), decided.begin(), decided.end());
  return trial;
}

Trial roomyBoard(apps::Random& random) {
  constexpr std::size_t kSet = 4;
  const sudoku::Puzzle solution = freshEasy(9, random).solution;
  Placements some = shuffled(solution, random);
  some.resize(kSet);
  return {9, some, solution};
}

Trials freshPuzzles(int size, int count, apps::Random& random) {
  Trials trials;
  for (int i = 0; i < count; ++i) {
    const auto [givens, solution] = freshEasy(size, random);
    trials.push_back({size, shuffled(givens, random), solution});
  }
  return trials;
}

Trials deadEnds(apps::Random& random) {
  Trials trials{rowIntoADeadEnd(3), rowIntoADeadEnd(4)};
  for (const int size : {9, 9, 9, 9, 4, 4, 4, 16, 16}) {
    trials.push_back({size, playedIntoADeadEnd(size, random), std::nullopt});
  }
  return trials;
}

Trials plainDeadEnds(apps::Random& random) {
  Trials trials{rowIntoADeadEnd(3), rowIntoADeadEnd(4)};
  for (int i = 0; i < 4; ++i) trials.push_back(plainPuzzleIntoADeadEnd(random));
  return trials;
}

Placements playedIntoADeadEnd(int size, apps::Random& random) {
  for (;;) {
    Sudoku board(size, sudoku::kCoursework);
    Placements played;
    while (!board.isContradictory()) {
      const Placements choices = choicesOn(board);
      if (choices.empty()) break;  // solved
      played.push_back(choices[random.below(choices.size())]);
      board.setSquare(played.back().row, played.back().col, played.back().value);
    }
    if (board.isContradictory()) return played;
  }
}

}  // namespace coursework
