// The node signature: the number of nodes that each strategy expands with each rule set, in total
// over shipped puzzles. A change of a total is a change of behaviour, and its commit says why. The
// numbers are the same on every processor: tests/portable.sh builds this file for several.

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "apps/solving/Strategy.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleReader.h"

namespace {

using Totals = std::map<std::string, std::map<std::string, std::uint64_t>>;

std::vector<sudoku::Puzzle> puzzlesIn(const std::string& name) {
  std::vector<sudoku::Puzzle> puzzles;
  std::ifstream file(PUZZLES_DIR "/" + name);
  sudoku::PuzzleReader reader(file, name);
  while (const auto read = reader.next()) puzzles.push_back(read->puzzle);
  return puzzles;
}

// Adds what each strategy expands until its first solution of each puzzle.
void addTo(Totals& totals, const std::string& file, const sudoku::NamedRuleSet& named) {
  for (const sudoku::Puzzle& puzzle : puzzlesIn(file)) {
    for (const apps::Strategy& strategy : apps::kStrategies) {
      const auto search = strategy.startFrom(std::make_unique<Sudoku>(puzzle, named.rules), {});
      const auto* const solution = dynamic_cast<const Sudoku*>(search->solve());
      ASSERT_NE(solution, nullptr);
      EXPECT_EQ(sudoku::check(puzzle, solution->squares()), std::vector<std::string>());
      totals[strategy.name][named.name] += search->statistics().expanded;
    }
  }
}

TEST(TheShippedPuzzles, TakeTheNodesOfTheSignature) {
  EXPECT_EQ(puzzlesIn("famous.txt").size(), 13u);
  Totals totals;
  for (const auto& named : sudoku::kNamedRuleSets) addTo(totals, "famous.txt", named);
  const Totals expected = {
      {"bfs",
       {{"coursework", 113955},
        {"pairs", 6985},
        {"collapse", 70601},
        {"pairs+collapse", 4782},
        {"full", 387}}},
      {"best",
       {{"coursework", 47836},
        {"pairs", 5143},
        {"collapse", 30667},
        {"pairs+collapse", 3283},
        {"full", 256}}},
      {"dfs",
       {{"coursework", 38250},
        {"pairs", 4319},
        {"collapse", 24149},
        {"pairs+collapse", 2882},
        {"full", 262}}},
  };
  EXPECT_EQ(totals, expected);
}

TEST(TheShippedPuzzles, TakeTheNodesOfTheSignatureOnLargeBoards) {
  Totals totals;
  for (const char* const file : {"generated/16x16.txt", "generated/25x25.txt"}) {
    addTo(totals, file, {"full", sudoku::kFull, ""});
  }
  EXPECT_EQ(totals,
            (Totals{{"bfs", {{"full", 52}}}, {"best", {{"full", 51}}}, {"dfs", {{"full", 35}}}}));
}

}  // namespace
