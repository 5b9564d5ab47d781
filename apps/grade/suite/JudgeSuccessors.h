// JudgeSuccessors.h: what the successors of a board have to be. A fault of setSquare is no fault of
// successors(): before something is held against it, the submission's own setSquare is asked.

#ifndef APPS_GRADE_SUITE_JUDGESUCCESSORS_H_
#define APPS_GRADE_SUITE_JUDGESUCCESSORS_H_

#include <cstddef>
#include <deque>
#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Suite.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// Whether `board` has every value that `other` has.
bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other);

// Whether setSquare returns true for all of them, on a new board.
bool isAccepted(Subject& subject, int size, const std::vector<Placement>& placements);

// A successor can also be the board with a candidate less, which its squares do not show: such a
// one is replaced by its own successors. If all are so, they stay: then they are copies.
std::vector<StudentBoard> movedOn(const sudoku::Puzzle& board,
                                  std::vector<StudentBoard> successors);

// What is wrong with a successor of a board that came to be by these placements; empty if nothing
// is.
Finding flawOfSuccessor(Subject& subject, const std::vector<Placement>& placements,
                        const sudoku::Puzzle& parent, const sudoku::Puzzle& successor);

// Whether a successor belongs to a dead board. One that takes a refused value back is not dead, and
// has successors without that value.
bool comesFromTheDead(const sudoku::Puzzle& successor, const Placement& refused);

// Makes a finding, and returns false, if one of the solutions of a board is not among what its
// successors can come to, though setSquare allows it.
bool judgeCompleteness(Subject& subject, const sudoku::Puzzle& board,
                       const std::vector<StudentBoard>& successors,
                       const std::vector<sudoku::Puzzle>& solutions);

// Whether any successors were seen of boards that have a solution: without, there is nothing that a
// test could say of them.
class Sighting {
 public:
  void see(StudentBoard& board, const std::vector<StudentBoard>& successors);

  // Makes a finding if boards with undecided squares were seen, but no successors.
  void judge() const;

 private:
  bool isMade_ = false;
  sudoku::Puzzle without_;  // a board that should have had some, if there was one
};

// The first so many states that breadth-first search expands. `look` gets each and its successors,
// and is false when there is nothing more to see.
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
