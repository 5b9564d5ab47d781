// SolutionInput.h: reads solutions in any puzzle format, and among them the lines that `sudoku
// solve` writes in place of one. The whole text is read first.

#ifndef APPS_SUDOKU_SOLUTIONINPUT_H_
#define APPS_SUDOKU_SOLUTIONINPUT_H_

#include <deque>
#include <limits>
#include <optional>
#include <sstream>
#include <string>
#include <utility>

#include "apps/sudoku/Answers.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleSource.h"
#include "sudoku/reading/Line.h"

namespace sudokuProgram {

// Either a solution, the line written instead, or why there is neither.
struct ReadSolution {
  int line = 1;  // its first one, from 1
  std::optional<sudoku::ReadPuzzle> solution;
  std::string missing = {};  // see statusOfMissing()
  std::optional<sudoku::PuzzleError> error = {};
};

class SolutionInput {
 public:
  // `argument` is as for PuzzleSource. Throws sudoku::PuzzleError if it cannot be read.
  SolutionInput(const std::string& argument, const sudoku::ReadOptions& options)
      : source_(argument), reader_(text_, sourceName(), ofSolutions(options)) {
    std::string line;
    for (int number = 1; std::getline(source_.stream(), line); ++number) {
      const std::string words(sudoku::trimmed(line));
      const bool isMissing = statusOfMissing(words).has_value();
      if (isMissing) missing_.push_back({number, std::nullopt, words});
      text_ << (isMissing ? "#" : line) << (source_.stream().eof() ? "" : "\n");
    }
    if (source_.stream().bad()) throw sudoku::PuzzleError(sourceName(), 0, 0, "cannot be read");
  }

  // The next solution or line; nothing after the last. Throws sudoku::PuzzleError for unreadable
  // input; the next call continues after it.
  std::optional<ReadSolution> next() {
    if (!ahead_) ahead_ = read();
    if (!missing_.empty() && missing_.front().line < ahead_->line) {
      const ReadSolution next = missing_.front();
      missing_.pop_front();
      return next;
    }
    const ReadSolution next = *std::exchange(ahead_, std::nullopt);
    if (next.error) throw *next.error;
    return next.solution ? std::optional(next) : std::nullopt;
  }

  const std::string& sourceName() const { return source_.name(); }

 private:
  // A solution needs no shape: the puzzle has one.
  static sudoku::ReadOptions ofSolutions(sudoku::ReadOptions options) {
    options.areSolutions = true;
    options.shape.hasNoRegions = !options.shape.regions;
    options.shape.hasDiagonals = options.shape.hasWindows = false;
    return options;
  }

  // What the reader has next: a solution, an error, or, behind all lines, nothing.
  ReadSolution read() {
    try {
      std::optional<sudoku::ReadPuzzle> read = reader_.next();
      const int line = read ? read->line : std::numeric_limits<int>::max();
      return {line, std::move(read)};
    } catch (const sudoku::PuzzleError& error) {
      return {error.line(), std::nullopt, "", error};
    }
  }

  sudoku::PuzzleSource source_;
  std::stringstream text_;
  sudoku::PuzzleReader reader_;
  std::deque<ReadSolution> missing_;
  std::optional<ReadSolution> ahead_;
};

}  // namespace sudokuProgram

#endif
