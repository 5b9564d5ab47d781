// JudgeSearch.h: judges the successors of boards, and searches over boards. The submission's own
// setSquare decides which placements are allowed, so that a mistake in setSquare costs no marks for
// successors(). It is asked in a new program, where nothing else was called, as in part b. So a
// setSquare that answers otherwise once successors() was called is of no use to successors().

#ifndef APPS_GRADE_SUITE_JUDGESEARCH_H_
#define APPS_GRADE_SUITE_JUDGESEARCH_H_

#include <limits>
#include <string>
#include <vector>

#include "apps/grade/suite/StudentProgram.h"

namespace coursework {

// Whether `board` has every value that `other` has.
bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other);

// Replaces each successor whose squares equal those of the board by its own successors: it may have
// one candidate less, which squares do not show. If all successors equal the board, they are taken
// for copies of it and stay.
std::vector<StudentBoard> movedOn(const sudoku::Puzzle& board,
                                  std::vector<StudentBoard> successors);

// Makes a finding and returns false if a successor of `parent` is wrong. These placements made
// `parent`. If a rule may have misled setSquare there, the only flaw is a contradiction that
// setSquare has refused.
bool judgeSuccessor(const std::vector<Placement>& placements, const sudoku::Puzzle& parent,
                    const sudoku::Puzzle& successor, bool isMisled);

// Makes a finding and returns false if one of the board's solutions extends none of its successors,
// although setSquare accepts that solution.
bool judgeCompleteness(const sudoku::Puzzle& board, const std::vector<StudentBoard>& successors,
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

// Why the result is no solution of the puzzle. Empty if it is one.
std::string flawOfSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Whether the search found a solution of the puzzle, which must have one. Makes a finding if not.
bool judgeSearch(const Search& search, const sudoku::Puzzle& puzzle);

// Tells the instructor if setSquare solves a published puzzle that the simple rules do not solve:
// it searches.
void suspectSearching(StudentProgram& program);

struct CountedSearch {
  Search search;
  long long expanded = 0;
};

// Expands in breadth-first order, as the given driver does. Ends without a solution after `most`
// expansions. Makes a finding and throws CallFailed if the search exceeds its time limit.
CountedSearch countedBreadthFirst(const StudentBoard& start,
                                  long long most = std::numeric_limits<long long>::max());

}  // namespace coursework

#endif
