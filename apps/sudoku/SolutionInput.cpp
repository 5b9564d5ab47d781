#include "apps/sudoku/SolutionInput.h"

#include <ios>
#include <limits>
#include <utility>

#include "apps/sudoku/MissingSolution.h"
#include "apps/support/PuzzleInput.h"
#include "sudoku/reading/Line.h"

namespace sudokuProgram {

std::optional<ReadSolution> AnswerFilter::takeAbove(int line) {
  if (answers_.empty() || answers_.front().line >= line) return std::nullopt;
  ReadSolution answer = std::move(answers_.front());
  answers_.pop_front();
  return answer;
}

AnswerFilter::int_type AnswerFilter::underflow() {
  if (!std::getline(in_, line_)) {
    // A failed read throws, and the exception makes the reading stream bad().
    if (in_.bad()) throw std::ios_base::failure("the text cannot be read");
    return traits_type::eof();
  }
  ++lines_;
  const std::string_view words = sudoku::trimmed(line_);
  if (statusOfMissing(words)) {
    answers_.push_back({std::nullopt, std::string(words), lines_});
    line_ = '#';
  }
  if (!in_.eof()) line_ += '\n';
  setg(line_.data(), line_.data(), line_.data() + line_.size());
  return traits_type::to_int_type(line_.front());
}

namespace {

// A solution needs no shape: the puzzle has one.
sudoku::ReadOptions ofSolutions(sudoku::ReadOptions options) {
  options.areSolutions = true;
  options.shape.hasNoRegions = !options.shape.regions;
  options.shape.hasDiagonals = options.shape.hasWindows = false;
  return options;
}

}  // namespace

SolutionInput::SolutionInput(const std::string& argument, const sudoku::ReadOptions& options)
    : source_(argument),
      text_(source_.stream()),
      stream_(&text_),
      reader_(stream_, source_.name(), ofSolutions(options)),
      mayBeEmpty_(argument == "-") {}

std::optional<ReadSolution> SolutionInput::next() {
  const bool mayEnd = std::exchange(mayBeEmpty_, true);
  if (!ahead_) ahead_ = readAhead();
  if (std::optional<ReadSolution> answer = text_.takeAbove(ahead_->line)) return answer;
  const Ahead ahead = *std::exchange(ahead_, std::nullopt);
  if (ahead.error) throw *ahead.error;
  if (!ahead.solution && !mayEnd) {
    throw sudoku::PuzzleError(sourceName(), 0, 0, "there is no solution in it");
  }
  return ahead.solution;
}

SolutionInput::Ahead SolutionInput::readAhead() {
  try {
    std::optional<sudoku::ReadPuzzle> read = reader_.next();
    if (!read) return {std::numeric_limits<int>::max(), std::nullopt, std::nullopt};
    return {
        read->line,
        ReadSolution{std::move(read->puzzle), "", read->line, read->letters, read->areBlanksZeros},
        std::nullopt};
  } catch (const sudoku::PuzzleError& error) {
    return {error.line(), std::nullopt, error};
  }
}

}  // namespace sudokuProgram
