#include "apps/grade/suite/JudgePlacements.h"

#include <optional>
#include <string>

#include "apps/grade/suite/Diagnosis.h"
#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Reference.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Text.h"
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

}  // namespace

bool judgePlacements(Subject& subject, const Placements& placements, const sudoku::Puzzle& solution,
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
      fault({callOf(placement) + " to return true: a solution has that value there", "false",
             picture(board, came),
             wasDecided ? "the square has that value already, for it followed from others: setting "
                          "it again is no contradiction"
                        : mistakeBehind(subject, done, came)});
      return false;
    }
    const std::optional<sudoku::Puzzle> least = decided(board.asked(), rules);
    const std::optional<Flaw> flaw = flawOf(came, *least, solution);
    if (!flaw) continue;
    const auto& [row, col, isMissing] = *flaw;
    const int value = solution.at(row, col);
    fault({said(row, col, value) + " after " + callOf(placement) +
               (isMissing ? ", which leaves nothing else for it" : ", if it is decided at all"),
           said(row, col, came.at(row, col)), picture(board, came),
           mistakeBehind(subject, done, came)});
    return false;
  }
  return true;
}

}  // namespace coursework
