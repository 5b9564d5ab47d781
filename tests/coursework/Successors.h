// Successors.h: what setSquare() alone makes of boards, and which mistake in successors() gives the
// boards that were seen. Each mistake is a model of successors() over the submission's setSquare().

#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apps/grade/suite/StudentProgram.h"
#include "apps/solving/Suspects.h"

namespace coursework {

// What the last call of setSquare() returned, and the squares after it.
struct Made {
  bool holds = true;
  sudoku::Puzzle squares;

  friend bool operator==(const Made&, const Made&) = default;
};

// The submission's setSquare(), in a process where successors() was never called. Its functions
// throw Spoilt if a call fails.
class SetSquareAlone {
 public:
  explicit SetSquareAlone(Reading reading) : reading_(std::move(reading)) {}

  // Sets on a new board what does not follow. Ends at the first call that returns false.
  const Made& after(int size, const Placements& placements);

  // Throws a Finding if another board came of the same calls.
  void expectSame(StudentBoard& board, bool holds);

  // The calls by which one board, reached by calls, becomes the other: one, or several for what
  // does not follow. Empty if none do.
  std::optional<Placements> between(const Placements& calls, const sudoku::Puzzle& from,
                                    const sudoku::Puzzle& to);

  // Whether its calls took so much processor time that no more should be asked than is needed.
  bool isSlow() const;

 private:
  Reading reading_;
  std::optional<StudentProgram> program_;
  std::chrono::nanoseconds before_{};  // used by programs that ended
  std::map<std::vector<int>, Made> known_;
};

// A board whose successors were asked for.
struct SeenStep {
  Placements start;                 // on a blank board
  std::vector<sudoku::Puzzle> way;  // the boards from there to this one, each by successors()
  std::vector<sudoku::Puzzle> successors;  // in their order
  bool isWrong = false;

  const sudoku::Puzzle& squares() const { return way.back(); }
};

// The calls of setSquare() that make the board of the step. Throws Spoilt if they do not.
Placements callsOf(SetSquareAlone& alone, const SeenStep& step);

// Names the mistake that gives the successors of all steps.
std::string mistakeOfSuccessors(const Reading& reading, std::vector<SeenStep> steps);

}  // namespace coursework
