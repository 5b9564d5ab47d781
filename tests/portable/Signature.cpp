// Signature.cpp: prints the number of nodes that each strategy and rule set expands on the given
// puzzles, and checks every solution. It depends only on the headers, so it can be built for any
// processor. Its output must be the same on all of them.

#include <cstdint>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include "Sudoku.h"
#include "apps/support/Strategy.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleReader.h"

namespace {

constexpr std::uint64_t kMostNodes = 2000;

// The nodes expanded up to the first solution, at most kMostNodes. Throws std::logic_error if the
// solution is wrong.
std::uint64_t expanded(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules,
                       const apps::Strategy& strategy) {
  const auto search = strategy.startFrom(std::make_unique<Sudoku>(puzzle, rules));
  search::Limits limits;
  limits.expanded = kMostNodes;
  search->setLimits(limits);
  const Searchable* const solution = search->solve();
  if (solution != nullptr) {
    const auto faults = sudoku::check(puzzle, static_cast<const Sudoku&>(*solution).squares());
    if (!faults.empty()) throw std::logic_error("wrong solution: " + faults.front());
  }
  return search->statistics().expanded;
}

void print(const std::string& file) {
  std::ifstream in(file);
  sudoku::PuzzleReader reader(in, file);
  while (const auto read = reader.next()) {
    const bool isLarge = read->puzzle.size() > 9;
    for (const auto& named : sudoku::kNamedRuleSets) {
      if (isLarge && std::string(named.name) != "full") continue;
      std::cout << file << ':' << read->line << ' ' << named.name;
      for (const apps::Strategy& strategy : apps::kStrategies) {
        std::cout << ' ' << expanded(read->puzzle, named.rules, strategy);
      }
      std::cout << '\n';
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    for (int i = 1; i < argc; ++i) print(argv[i]);
    return std::cout.flush() ? 0 : 1;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
