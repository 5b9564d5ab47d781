// The node signature: the number of nodes that each strategy expands with each rule set, in total
// over the shipped puzzles. A change of a total is a change of behaviour, and its commit says why.

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "apps/support/Strategy.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleReader.h"

namespace {

std::vector<sudoku::Puzzle> shippedPuzzles() {
  std::vector<sudoku::Puzzle> puzzles;
  std::ifstream file(PUZZLES_DIR "/famous.txt");
  sudoku::PuzzleReader reader(file, "famous.txt");
  while (const auto read = reader.next()) puzzles.push_back(read->puzzle);
  return puzzles;
}

using Totals = std::map<std::string, std::map<std::string, std::uint64_t>>;

Totals totals() {
  Totals totals;
  for (const sudoku::Puzzle& puzzle : shippedPuzzles()) {
    for (const auto& named : sudoku::kNamedRuleSets) {
      for (const apps::Strategy& strategy : apps::kStrategies) {
        const auto search = strategy.startFrom(std::make_unique<Sudoku>(puzzle, named.rules));
        const Searchable* solution = search->solve();
        EXPECT_NE(solution, nullptr);
        if (solution == nullptr) continue;
        const auto faults = sudoku::check(puzzle, dynamic_cast<const Sudoku&>(*solution).squares());
        EXPECT_TRUE(faults.empty()) << faults.front();
        totals[strategy.name][named.name] += search->statistics().expanded;
      }
    }
  }
  return totals;
}

TEST(TheShippedPuzzles, TakeTheNodesOfTheSignature) {
  EXPECT_EQ(shippedPuzzles().size(), 13u);
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
  const Totals actual = totals();
  EXPECT_EQ(actual, expected);
  for (const auto& [strategy, byRules] : actual) {
    EXPECT_LE(byRules.at("full"), byRules.at("pairs+collapse")) << strategy;
  }
}

TEST(TheShippedPuzzles, HaveExactlyOneSolution) {
  for (const sudoku::Puzzle& puzzle : shippedPuzzles()) {
    DepthFirstSearch search(std::make_unique<Sudoku>(puzzle));
    EXPECT_NE(search.solve(), nullptr);
    EXPECT_EQ(search.solve(), nullptr);
    EXPECT_EQ(search.outcome(), search::Outcome::exhausted);
  }
}

}  // namespace
