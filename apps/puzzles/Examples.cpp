#include "apps/puzzles/Examples.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>
#include <string>
#include <utility>

#include "apps/puzzles/BridgeCrossing.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "apps/puzzles/Queens.h"
#include "apps/puzzles/SlidingTiles.h"
#include "apps/puzzles/WaterJugs.h"

namespace solvePuzzle {
namespace {

using compareSearch::AnyPuzzle;

// A puzzle whose searches begin at copies of `start`.
template <class State>
class ExamplePuzzle final : public AnyPuzzle {
 public:
  ExamplePuzzle(std::string line, State start) : line_(std::move(line)), start_(std::move(start)) {}

  std::string line() const override { return line_; }
  std::unique_ptr<Searchable> start(const sudoku::RuleSet&) const override {
    return std::make_unique<State>(start_);
  }
  std::string solutionText(const Searchable& solution) const override {
    std::ostringstream text;
    solution.write(text);
    return text.str();
  }

 private:
  std::string line_;
  State start_;
};

template <class State>
Example example(std::string line, State start) {
  return std::make_shared<ExamplePuzzle<State>>(std::move(line), std::move(start));
}

std::string lineOf(const char* name, const std::vector<int>& numbers) {
  return fmt::format("{} {}", name, fmt::join(numbers, " "));
}

}  // namespace

Example queens(int size) {
  return example(lineOf("queens", {size}), ExplainedQueens(Queens(size)));
}

Example slidingTiles(const std::vector<int>& tiles) {
  return example(lineOf("tiles", tiles), SlidingTiles(tiles));
}

Example waterJugs(const std::vector<int>& sizes, int goal) {
  return example(fmt::format("{} for {}", lineOf("jugs", sizes), goal), WaterJugs(sizes, goal));
}

Example bridgeCrossing(const std::vector<int>& minutes) {
  return example(lineOf("bridge", minutes), BridgeCrossing(minutes));
}

}  // namespace solvePuzzle
