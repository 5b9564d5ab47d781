// SolutionInput.h: solutions as people have them, in any format of puzzles, or as `sudoku solve`
// writes them, with its words where it has no solution.

#ifndef APPS_COMMANDS_SOLUTIONINPUT_H_
#define APPS_COMMANDS_SOLUTIONINPUT_H_

#include <deque>
#include <istream>
#include <optional>
#include <streambuf>
#include <string>

#include "sudoku/Puzzle.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleSource.h"
#include "sudoku/reading/PuzzleError.h"

namespace commands {

// Either a solution, or what stands in its place.
struct ReadSolution {
  std::optional<sudoku::Puzzle> solution;
  std::string answer;  // see AnswerWords.h; empty if there is a solution
  int line = 1;        // where it began; counts from 1
};

// The text of a stream, where answers look like comments; they are kept.
class WithoutAnswers final : public std::streambuf {
 public:
  explicit WithoutAnswers(std::istream& in) : in_(in) {}

  // The first answer that was read and not taken, if it stands above that line.
  std::optional<ReadSolution> takeAbove(int line);

 private:
  int_type underflow() override;

  std::istream& in_;
  std::string line_;
  int lines_ = 0;  // read so far
  std::deque<ReadSolution> answers_;
};

class SolutionInput {
 public:
  // The argument is as PuzzleSource has it. Throws sudoku::PuzzleError if it cannot be read.
  SolutionInput(const std::string& argument, const sudoku::ReadOptions& options);

  // The next one, or nothing after the last. Throws sudoku::PuzzleError for what cannot be read,
  // and for a file without anything; the call after that goes on behind it.
  std::optional<ReadSolution> next();

  const std::string& sourceName() const { return source_.name(); }

 private:
  // What the reader has next: a solution, an error, or the end.
  struct Ahead {
    int line;
    std::optional<ReadSolution> solution;
    std::optional<sudoku::PuzzleError> error;
  };

  Ahead readAhead();

  sudoku::PuzzleSource source_;
  WithoutAnswers text_;
  std::istream stream_;
  sudoku::PuzzleReader reader_;
  std::optional<Ahead> ahead_;
  bool mayBeEmpty_;
};

}  // namespace commands

#endif
