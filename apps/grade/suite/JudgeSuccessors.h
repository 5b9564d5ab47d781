// JudgeSuccessors.h: judges the successors of a board. The submission's own setSquare decides which
// placements are allowed, so that a mistake in setSquare costs no marks for successors().

#ifndef APPS_GRADE_SUITE_JUDGESUCCESSORS_H_
#define APPS_GRADE_SUITE_JUDGESUCCESSORS_H_

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Suite.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// Whether `board` has every value that `other` has.
bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other);

// Asks setSquare which placements it allows, in a subject of its own. There nothing but setSquare
// and getSquare is called, in turn, as in part b. So a setSquare that answers otherwise once
// successors() was called is of no use to successors().
class Referee {
 public:
  // Whether setSquare returns true for all placements in turn, on a new board.
  bool isAccepted(int size, const std::vector<Placement>& placements);

  // Whether calls of setSquare that return true make the successor. `placements` made `parent`.
  bool isAcceptedSuccessor(const std::vector<Placement>& placements, const sudoku::Puzzle& parent,
                           const sudoku::Puzzle& successor);

 private:
  Subject& subject();

  std::optional<Subject> subject_;  // started by the first question
};

// Replaces each successor whose squares equal those of the board by its own successors: it may have
// one candidate less, which squares do not show. If all successors equal the board, they are taken
// for copies of it and stay.
std::vector<StudentBoard> movedOn(const sudoku::Puzzle& board,
                                  std::vector<StudentBoard> successors);

// The flaw of a successor of `parent`, a board that was made by these placements. Empty if it has
// none. If a rule may have misled setSquare there, the only flaw is a contradiction that setSquare
// has refused.
Finding flawOfSuccessor(Referee& referee, const std::vector<Placement>& placements,
                        const sudoku::Puzzle& parent, const sudoku::Puzzle& successor,
                        bool isMisled);

// Whether a successor still has the refused placement or is contradictory. Otherwise the board has
// taken the refused value back, and may have such successors.
bool keepsRefusedPlacement(const sudoku::Puzzle& successor, const Placement& refused);

// Makes a finding and returns false if one of the board's solutions extends none of its successors,
// although setSquare accepts that solution.
bool judgeCompleteness(Referee& referee, const sudoku::Puzzle& board,
                       const std::vector<StudentBoard>& successors,
                       const std::vector<sudoku::Puzzle>& solutions);

// Notes whether boards that have a solution have successors. If none has, a test that judges
// successors must not pass.
class Sighting {
 public:
  void see(StudentBoard& board, const std::vector<StudentBoard>& successors);

  // Makes a finding if boards with undecided squares were seen, but no successors.
  void judge() const;

 private:
  bool isMade_ = false;
  // A board without successors that should have some; empty if none was seen.
  sudoku::Puzzle without_;
};

// Visits boards in breadth-first order, at most `states`. Calls look(board, successors) for each
// and stops when that returns false.
template <class Look>
void walk(const StudentBoard& start, std::size_t states, Look look) {
  std::deque<StudentBoard> waiting{start};
  for (std::size_t i = 0; i < states && !waiting.empty(); ++i) {
    StudentBoard board = waiting.front();
    waiting.pop_front();
    const std::vector<StudentBoard> successors = board.successors();
    if (!look(board, successors)) return;
    for (const StudentBoard& successor : successors) {
      if (isUndecidedSomewhere(successor.asked())) waiting.push_back(successor);
    }
  }
}

}  // namespace coursework

#endif
