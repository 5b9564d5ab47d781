// The steps of an explanation change a blank board into the solution.

#include "apps/solving/Explanation.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

#include "apps/solving/SolutionSearch.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleReader.h"

namespace {

using Square = std::pair<int, unsigned>;  // its value, and its candidates as bits

void expectStepsToTheSolution(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules) {
  const std::optional<sudoku::Puzzle> solved = apps::SolutionSearch(puzzle, {}).next();
  std::vector<Square> solution;
  for (const int value : solved.value().squares) solution.emplace_back(value, 1U << value);
  std::vector<Square> board(solution.size(), {sudoku::kUndecided, (2U << puzzle.size()) - 2});
  std::vector<std::vector<Square>> before;  // the latest step with so many open guesses
  const auto apply = [&](const apps::ExplainedStep& step) {
    const auto guesses = std::size_t(step.openGuesses);
    if (guesses + 1 < before.size()) board = before[guesses];
    before.resize(guesses + 1);
    before[guesses] = board;
    const bool isCertain = guesses == 0 && !step.text.starts_with("guess");
    for (const auto& [square, value] : step.decided) board.at(std::size_t(square)).first = value;
    for (const auto& [square, value] : step.removed) {
      ASSERT_TRUE(board.at(std::size_t(square)).second & 1U << value) << step.text;
      board[std::size_t(square)].second -= 1U << value;
      ASSERT_FALSE(isCertain && value == solution[std::size_t(square)].first) << step.text;
    }
  };
  EXPECT_EQ(apps::explain(puzzle, rules, {}, apply).solution, solved);
  EXPECT_EQ(board, solution);
}

TEST(ExplanationTest, StepsChangeABlankBoardIntoTheSolution) {
  std::stringstream puzzles;
  puzzles << std::ifstream(PUZZLES_DIR "/famous.txt").rdbuf()
          << ".............2...............36...14 --diagonals\n"
             "4........3..5..6..6..............25.AAABBBAACCBBACCCDBEECDDDEEFFDFEEFFFD\n";
  sudoku::PuzzleReader reader(puzzles, "puzzles");
  while (const auto read = reader.next()) {
    for (const auto& rules : {sudoku::kPairs, sudoku::kFull, sudoku::kNorvig}) {
      expectStepsToTheSolution(read->puzzle, rules);
    }
  }
}

}  // namespace
