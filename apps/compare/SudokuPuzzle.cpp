#include "apps/compare/SudokuPuzzle.h"

#include <utility>
#include <vector>

#include "Sudoku.h"
#include "apps/compare/trace/SudokuDescriber.h"
#include "apps/support/FrontierLimit.h"
#include "sudoku/Checker.h"
#include "sudoku/PuzzleWriter.h"

namespace compareSearch {
namespace {

class SudokuPuzzle final : public AnyPuzzle {
 public:
  explicit SudokuPuzzle(sudoku::Puzzle puzzle) : puzzle_(std::move(puzzle)) {}

  std::string line() const override { return toLine(puzzle_); }
  int size() const override { return puzzle_.size; }
  std::unique_ptr<Searchable> start(const sudoku::RuleSet& rules) const override {
    return std::make_unique<Sudoku>(puzzle_, rules);
  }
  std::uint64_t frontierLimit() const override { return apps::frontierLimit(puzzle_.size); }
  std::string solutionText(const Searchable& solution) const override {
    return toLine(dynamic_cast<const Sudoku&>(solution).squares());
  }
  std::string faultOf(const Searchable& solution) const override {
    const std::vector<sudoku::Fault> faults =
        check(puzzle_, dynamic_cast<const Sudoku&>(solution).squares());
    return faults.empty() ? "" : faults.front().message();
  }
  std::vector<search::TextField> about() const override { return shapeFields(puzzle_); }
  std::shared_ptr<const search::Describer> describer(const sudoku::RuleSet& rules) const override {
    return std::make_shared<SudokuDescriber>(rules);
  }
  std::shared_ptr<const search::LearningDescriber> learningDescriber() const override {
    return std::make_shared<ExplainedSudokuDescriber>();
  }

 private:
  sudoku::Puzzle puzzle_;
};

}  // namespace

std::shared_ptr<const AnyPuzzle> sudokuPuzzle(sudoku::Puzzle puzzle) {
  return std::make_shared<SudokuPuzzle>(std::move(puzzle));
}

}  // namespace compareSearch
