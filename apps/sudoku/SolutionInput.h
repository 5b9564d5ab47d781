// SolutionInput.h: reads solutions in any puzzle format, including the output of `sudoku solve`,
// where some lines are answers of MissingSolution.h instead of solutions.

#ifndef APPS_SUDOKU_SOLUTIONINPUT_H_
#define APPS_SUDOKU_SOLUTIONINPUT_H_

#include <deque>
#include <ios>
#include <istream>
#include <optional>
#include <streambuf>
#include <string>

#include "sudoku/Letters.h"
#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleSource.h"

namespace sudokuProgram {

// Either a solution or the answer written instead.
struct ReadSolution {
  std::optional<sudoku::Puzzle> solution;
  std::string answer;  // see MissingSolution.h; empty if there is a solution
  int line = 1;        // its first line, from 1
  sudoku::Letters letters = sudoku::Letters::automatic;  // those of the solution
  bool areBlanksZeros = false;                           // it has blanks, and all are written as 0
};

// The text of a stream, with answers replaced by comments and stored in a queue.
class AnswerFilter final : public std::streambuf {
 public:
  explicit AnswerFilter(std::istream& in) : in_(in) {}

  // Takes the first answer of the queue if its line is above `line`.
  std::optional<ReadSolution> takeAbove(int line);

 private:
  int_type underflow() override;
  std::streamsize showmanyc() override { return in_.rdbuf()->in_avail(); }

  std::istream& in_;
  std::string line_;
  int lines_ = 0;  // number of lines read
  std::deque<ReadSolution> answers_;
};

class SolutionInput {
 public:
  // `argument` is as for PuzzleSource. Throws sudoku::PuzzleError if it cannot be read.
  SolutionInput(const std::string& argument, const sudoku::ReadOptions& options);

  // The next solution or answer; nothing after the last. Throws sudoku::PuzzleError for unreadable
  // input, and for an empty file; the next call continues after it.
  std::optional<ReadSolution> next();

  const std::string& sourceName() const { return source_.name(); }

 private:
  // The next result of the reader: a solution, an error, or the end.
  struct Ahead {
    int line;
    std::optional<ReadSolution> solution;
    std::optional<sudoku::PuzzleError> error;
  };

  Ahead readAhead();

  sudoku::PuzzleSource source_;
  AnswerFilter text_;
  std::istream stream_;
  sudoku::PuzzleReader reader_;
  std::optional<Ahead> ahead_;
  bool mayBeEmpty_;
};

}  // namespace sudokuProgram

#endif
