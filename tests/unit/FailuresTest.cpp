#include "sudoku/branching/Failures.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"

namespace {

using sudoku::Choice;

TEST(Failures, AreCountedForEachChoiceAlone) {
  const sudoku::Geometry& geometry = sudoku::Geometry::ofSize(4);
  std::vector<Choice> choices;
  for (int square = 0; square < geometry.squares(); ++square) choices.push_back(Choice{square});
  for (int unit = 0; unit < geometry.units(); ++unit) {
    for (int value = 1; value <= geometry.size(); ++value) choices.push_back({-1, unit, value});
  }
  sudoku::Failures failures(geometry);
  std::uint32_t times = 0;
  for (const Choice& choice : choices) {
    ++times;
    for (std::uint32_t i = 0; i < times; ++i) failures.add(choice);
  }
  times = 0;
  for (const Choice& choice : choices) EXPECT_EQ(failures.of(choice), ++times);
}

}  // namespace
