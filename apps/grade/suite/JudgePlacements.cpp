#include "apps/grade/suite/JudgePlacements.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/grade/suite/Diagnosis.h"
#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Reference.h"
#include "apps/grade/suite/StudentBoard.h"
#include "sudoku/NamedRuleSets.h"

namespace coursework {
namespace {

using Placements = std::vector<Placement>;

// Diagnoses the board. Tries a second board if the first leaves several mistakes possible.
std::string mistakeBehind(Subject& subject, const Placements& placements,
                          const sudoku::Puzzle& came) {
  Diagnosis diagnosis;
  diagnosis.see(placements, came);
  if (diagnosis.isOpen()) {
    const Placements probe = placementsOf(easy(came.size).puzzle);
    StudentBoard board = StudentBoard::of(subject, easy(came.size).puzzle);
    diagnosis.see(probe, board.squares());
  }
  return diagnosis.sentence();
}

// A square with a wrong value, or one that is undecided although its value follows.
struct Flaw {
  int row;
  int col;
  bool isMissing;  // undecided, although the value follows
};

std::optional<Flaw> flawOf(const sudoku::Puzzle& came, const sudoku::Puzzle& least,
                           const sudoku::Puzzle& solution) {
  for (int row = 0; row < came.size; ++row) {
    for (int col = 0; col < came.size; ++col) {
      const int value = came.at(row, col);
      const bool isMissing = value == sudoku::kUndecided;
      const int wanted = isMissing ? least.at(row, col) : solution.at(row, col);
      if (value != wanted) return Flaw{row, col, isMissing};
    }
  }
  return std::nullopt;
}

std::string picture(const StudentBoard& board, const sudoku::Puzzle& came) {
  return drawing("What was set:", board.asked(), "What getSquare() gives:", came);
}

struct PlacementFault {
  Finding finding;
  bool decidesTooMuch;  // a right value was refused, or a square has a wrong value
};

// The first fault when the placements are set on a new board.
std::optional<PlacementFault> faultOfPlacements(Subject& subject, const Placements& placements,
                                                const sudoku::Puzzle& solution,
                                                const sudoku::RuleSet& rules) {
  StudentBoard board = StudentBoard::blank(subject, solution.size);
  Placements done;
  for (const Placement& placement : placements) {
    done.push_back(placement);
    const sudoku::Puzzle before = board.squares();
    const bool holds = board.set(placement);
    const sudoku::Puzzle came = board.squares();
    if (!holds) {
      const bool wasDecided = before.at(placement.row, placement.col) == placement.value;
      return PlacementFault{
          {callOf(placement) + " to return true: a solution has that value there", "false",
           picture(board, came),
           wasDecided ? "the square has that value already, for it followed from others: setting "
                        "it again is no contradiction"
                      : mistakeBehind(subject, done, came)},
          !wasDecided};
    }
    const std::optional<sudoku::Puzzle> least = decided(board.asked(), rules);
    const std::optional<Flaw> flaw = flawOf(came, *least, solution);
    if (!flaw) continue;
    const auto& [row, col, isMissing] = *flaw;
    const int value = solution.at(row, col);
    return PlacementFault{
        {said(row, col, value) + " after " + callOf(placement) +
             (isMissing ? ", which leaves nothing else for it" : ", if it is decided at all"),
         said(row, col, came.at(row, col)), picture(board, came),
         mistakeBehind(subject, done, came)},
        !isMissing};
  }
  return std::nullopt;
}

struct Narrow {
  int row;
  int col;
  std::vector<int> candidates;
};

// The undecided squares with at most two candidates.
std::vector<Narrow> narrowSquares(const Sudoku& board) {
  std::vector<Narrow> squares;
  for (int row = 0; row < board.size(); ++row) {
    for (int col = 0; col < board.size(); ++col) {
      if (board.getSquare(row, col) != sudoku::kUndecided) continue;
      Narrow narrow{row, col, {}};
      for (const int value : board.candidates(row, col)) narrow.candidates.push_back(value);
      if (narrow.candidates.size() <= 2) squares.push_back(std::move(narrow));
    }
  }
  return squares;
}

// Whether two such squares are in one unit. On 4x4 boards there are always some; there, only those
// with different candidates count.
bool mayMisleadPairs(const Sudoku& board) {
  int order = 1;
  while (order * order < board.size()) ++order;
  const std::vector<Narrow> squares = narrowSquares(board);
  const auto mislead = [&](const Narrow& one, const Narrow& other) {
    const bool areInOneBox =
        one.row / order == other.row / order && one.col / order == other.col / order;
    return (one.row == other.row || one.col == other.col || areInOneBox) &&
           (board.size() > 4 || one.candidates != other.candidates);
  };
  for (std::size_t i = 0; i < squares.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (mislead(squares[i], squares[j])) return true;
    }
  }
  return false;
}

std::size_t decidedOn(const Sudoku& board) {
  return placementsOf(board.squares()).size();
}

// Placements after each of which a wrong rule of pairs finds nothing to take away. After the last
// one, naked singles decide at least two squares.
struct Singles {
  Placements placements;
  sudoku::Puzzle solution;
};

Singles singlesWithoutPairs(int size, apps::Random& random) {
  constexpr std::size_t kLeast = 3;  // the square that is set, and two that follow
  for (;;) {
    Singles singles{{}, freshEasy(size, random).solution};
    Sudoku board(size, sudoku::kCoursework);
    Sudoku withPairs(size, sudoku::kPairs);
    for (const int square : random.shuffled(size * size)) {
      const Placement next{square / size, square % size,
                           singles.solution.at(square / size, square % size)};
      if (board.getSquare(next.row, next.col) != sudoku::kUndecided) continue;
      Sudoku after(board);
      Sudoku afterWithPairs(withPairs);
      after.setSquare(next.row, next.col, next.value);
      afterWithPairs.setSquare(next.row, next.col, next.value);
      if (mayMisleadPairs(after) || mayMisleadPairs(afterWithPairs)) continue;
      singles.placements.push_back(next);
      if (decidedOn(after) >= decidedOn(board) + kLeast) return singles;
      board = after;
      withPairs = afterWithPairs;
    }
  }
}

std::vector<Placement> choicesOn(const Sudoku& board) {
  std::vector<Placement> choices;
  for (int row = 0; row < board.size(); ++row) {
    for (int col = 0; col < board.size(); ++col) {
      if (board.getSquare(row, col) != sudoku::kUndecided) continue;
      for (const int value : board.candidates(row, col)) choices.push_back({row, col, value});
    }
  }
  return choices;
}

}  // namespace

bool isFurtherRuleAtFault(int size) {
  constexpr int kBoards = 4;
  apps::Random random = freshRandom();
  Subject subject("setSquare");
  for (int i = 0; i < kBoards; ++i) {
    const Singles singles = singlesWithoutPairs(size, random);
    if (faultOfPlacements(subject, singles.placements, singles.solution, sudoku::kCoursework))
      return false;
  }
  remark(
      {"setSquare() to decide what follows, and nothing else",
       "it decides too much, or refuses what is right, but is right where no two squares have two "
       "candidates",
       "",
       "naked singles are right, and a further rule, such as naked pairs, is wrong. That costs "
       "nothing here, but speed in part d"});
  return true;
}

bool judgePlacements(Subject& subject, const Placements& placements, const sudoku::Puzzle& solution,
                     const sudoku::RuleSet& rules) {
  const auto found = faultOfPlacements(subject, placements, solution, rules);
  if (!found) return true;
  if (!found->decidesTooMuch || !isFurtherRuleAtFault(solution.size)) fault(found->finding);
  return false;
}

std::vector<Placement> playedIntoADeadEnd(int size, apps::Random& random) {
  for (;;) {
    Sudoku board(size, sudoku::kCoursework);
    std::vector<Placement> played;
    while (!board.isContradictory()) {
      const std::vector<Placement> choices = choicesOn(board);
      if (choices.empty()) break;  // solved
      played.push_back(choices[random.below(choices.size())]);
      board.setSquare(played.back().row, played.back().col, played.back().value);
    }
    if (board.isContradictory()) return played;
  }
}

DeadBoard deadBoard(Subject& subject, int size, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(subject, size);
  Placement latest;
  for (const Placement& placement : playedIntoADeadEnd(size, random)) {
    latest = placement;
    if (!board.set(placement)) return {board, latest, true};
  }
  return {board, latest, false};
}

}  // namespace coursework
