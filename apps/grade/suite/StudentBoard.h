// StudentBoard.h: a board of the submission's, in its subject. Asking it is calling the
// submission's code; every question throws CallFailed, with a finding made, if that does not return
// as it should.

#ifndef APPS_GRADE_SUITE_STUDENTBOARD_H_
#define APPS_GRADE_SUITE_STUDENTBOARD_H_

#include <chrono>
#include <string>
#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Subject.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// What came of a search.
struct Search {
  bool isFound = false;
  sudoku::Puzzle solution;  // if it is found
};

struct TimedSearch {
  Search search;
  std::chrono::nanoseconds time{};  // of the processor
};

class StudentBoard {
 public:
  // A new Sudoku(size). The subject outlives the board.
  static StudentBoard blank(Subject& subject, int size);

  // A blank board on which the givens are set in reading order, refused or not.
  static StudentBoard of(Subject& subject, const sudoku::Puzzle& givens);

  // The same of placements in their order.
  static StudentBoard with(Subject& subject, int size, const std::vector<Placement>& placements);

  int size() const { return asked_.size; }

  // Whether setSquare returned true.
  bool set(const Placement& placement);

  // What getSquare gives for each square.
  sudoku::Puzzle squaresAsTheyAre();

  // The same, with kUndecided for whatever is no value: who has another sign for it loses marks for
  // that once.
  sudoku::Puzzle squares();

  bool isSolution();
  std::vector<StudentBoard> successors();
  int heuristicValue();
  void write();

  // These take the board away. The given driver makes no finding, as race() below; the submission's
  // own does.
  Search breadthFirst();
  Search bestFirst();

  void forget();

  // Sets the givens on a new board and lets the submission's own driver search it, in at most that
  // processor time. Makes no finding: throws TooSlow if it takes longer, and CallFailed with what
  // came if something else does.
  static TimedSearch race(Subject& subject, const sudoku::Puzzle& givens,
                          std::chrono::nanoseconds end);

  // That its subject has used so far.
  std::chrono::nanoseconds cpuTime() const { return subject_->cpuTime(); }

  // The squares that it was asked to set; for a successor, those that it had when it was made.
  const sudoku::Puzzle& asked() const { return asked_; }

 private:
  StudentBoard(Subject& subject, std::string number, sudoku::Puzzle asked)
      : subject_(&subject), number_(std::move(number)), asked_(std::move(asked)) {}

  Call call(const std::string& text, TimeLimit limit) const;
  std::string answer(const std::string& question, const std::string& text);
  bool isTrue(const std::string& question, const std::string& text);
  Search search(const std::string& question, Call call);
  Search searchIn(const std::string& line) const;

  Subject* subject_;
  std::string number_;
  sudoku::Puzzle asked_;
};

}  // namespace coursework

#endif
