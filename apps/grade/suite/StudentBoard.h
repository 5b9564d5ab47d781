// StudentBoard.h: a proxy for a board of the submission, which lives in a subject process. Its
// functions call the submission's code there. Each throws CallFailed, with a finding made, if that
// call does not return normally.

#ifndef APPS_GRADE_SUITE_STUDENTBOARD_H_
#define APPS_GRADE_SUITE_STUDENTBOARD_H_

#include <chrono>
#include <string>
#include <vector>

#include "apps/grade/suite/Placement.h"
#include "apps/grade/suite/Subject.h"
#include "sudoku/Puzzle.h"

namespace coursework {

// The result of a search.
struct Search {
  bool isFound = false;
  sudoku::Puzzle solution;  // if found
  int told = -1;            // if found: what getNodesExpanded() returned, or -1 if not asked
};

struct TimedSearch {
  Search search;
  std::chrono::nanoseconds time{};  // processor time
};

class StudentBoard {
 public:
  // A new Sudoku(size). The subject outlives the board.
  static StudentBoard blank(Subject& subject, int size);

  // A blank board on which the givens are set in reading order. Goes on after a refusal.
  static StudentBoard of(Subject& subject, const sudoku::Puzzle& givens);

  // The same for placements, in their order.
  static StudentBoard with(Subject& subject, int size, const std::vector<Placement>& placements);

  int size() const { return asked_.size(); }

  // Whether setSquare returned true. If so, asks for all squares, whether anybody wants them or
  // not: setSquare cannot tell one judge from another by what is called in between.
  bool set(const Placement& placement);

  // The squares after the latest set() that was true, as squares() gave them. Blank before it.
  const sudoku::Puzzle& came() const { return came_; }

  // The result of getSquare for each square, unchecked.
  sudoku::Puzzle squaresAsTheyAre();

  // The same, with kUndecided for each result that is not a value. So a submission that has another
  // sign for undecided loses marks for it in one test only.
  sudoku::Puzzle squares();

  bool isSolution();
  std::vector<StudentBoard> successors();
  int heuristicValue();
  void write();

  // Searches from this board, which is gone afterwards. breadthFirst() runs the given driver and
  // makes no finding if it fails; bestFirst() runs the submission's own and makes one.
  Search breadthFirst();
  Search bestFirst();

  void forget();

  // Sets the givens on a new board and runs the submission's own driver on it, for at most `end`
  // processor time. The measured time begins when the subject had used `since`. Makes no finding.
  // Throws TooSlow if it takes longer, and CallFailed, with the reason, if it fails otherwise.
  static TimedSearch race(Subject& subject, const sudoku::Puzzle& givens,
                          std::chrono::nanoseconds since, std::chrono::nanoseconds end);

  // Used by its subject so far.
  std::chrono::nanoseconds cpuTime() const { return subject_->cpuTime(); }

  // The squares that the suite has set. A successor begins with the squares that it was made with.
  const sudoku::Puzzle& asked() const { return asked_; }

 private:
  StudentBoard(Subject& subject, std::string number, sudoku::Puzzle asked)
      : subject_(&subject), number_(std::move(number)), asked_(std::move(asked)), came_(asked_) {}

  Call call(const std::string& text, TimeLimit limit) const;
  std::string answer(const std::string& question, const std::string& text);
  bool isTrue(const std::string& question, const std::string& text);
  Search search(const std::string& question, Call call);
  Search searchIn(const std::string& line) const;

  Subject* subject_;
  std::string number_;
  sudoku::Puzzle asked_;
  sudoku::Puzzle came_;
};

}  // namespace coursework

#endif
