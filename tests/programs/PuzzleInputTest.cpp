// Reading the puzzles of all arguments in order. Unreadable input is reported and skipped.

#include "apps/support/PuzzleInput.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "sudoku/reading/PuzzleError.h"
#include "tests/programs/Shell.h"

namespace {

using apps::PuzzleInput;

const std::string kBlank(81, '.');

class PuzzleInputTest : public testing::Test {
 protected:
  PuzzleInputTest() { std::ofstream(file_) << kBlank << '\n' << "1" << kBlank.substr(1) << '\n'; }

  const Shell shell_;
  const std::string file_ = shell_.path("puzzles.txt").string();
};

TEST_F(PuzzleInputTest, ThePuzzlesOfAllArgumentsComeInOrder) {
  PuzzleInput input({"2" + kBlank.substr(1), file_, "3" + kBlank.substr(1)});
  std::vector<int> firstSquares;
  while (const auto read = input.next()) firstSquares.push_back(read->puzzle.at(0, 0));
  EXPECT_EQ(firstSquares, (std::vector{2, -1, 1, 3}));
}

TEST_F(PuzzleInputTest, APuzzleIsNamedByItsFileAndLine) {
  PuzzleInput input({file_});
  input.next();
  const auto second = input.next();
  ASSERT_TRUE(second);
  EXPECT_EQ(input.sourceName(), file_);
  EXPECT_EQ(second->line, 2);
}

TEST_F(PuzzleInputTest, UnreadableInputIsAnErrorAndTheRestIsReadAfterwards) {
  PuzzleInput input({kBlank + "!", file_});
  EXPECT_THROW(input.next(), sudoku::PuzzleError);
  EXPECT_TRUE(input.next());
  EXPECT_TRUE(input.next());
  EXPECT_FALSE(input.next());
}

TEST_F(PuzzleInputTest, AFileThatDoesNotExistIsAnErrorAndTheNextArgumentIsReadAfterwards) {
  PuzzleInput input({"no-such-file.txt", file_});
  EXPECT_THROW(input.next(), sudoku::PuzzleError);
  EXPECT_TRUE(input.next());
}

TEST_F(PuzzleInputTest, AFileWithoutAPuzzleIsAnError) {
  std::ofstream(file_) << "# nothing but a comment\n";
  PuzzleInput input({file_, kBlank});
  EXPECT_THROW(input.next(), sudoku::PuzzleError);
  EXPECT_TRUE(input.next());
  EXPECT_FALSE(input.next());
}

TEST_F(PuzzleInputTest, NothingIsReadAfterTheEnd) {
  PuzzleInput input({kBlank});
  EXPECT_TRUE(input.next());
  EXPECT_FALSE(input.next());
  EXPECT_FALSE(input.next());
}

TEST_F(PuzzleInputTest, SomethingHasArrivedWhileAFileHasMoreToRead) {
  PuzzleInput input({file_});
  input.next();
  EXPECT_TRUE(input.hasArrived());
  input.next();
  EXPECT_FALSE(input.hasArrived());
}

}  // namespace
