// PuzzleReader: options and words behind a board that say its shape.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::errorIn;
using puzzletexts::kFive;
using puzzletexts::kMap;
using puzzletexts::kPuzzle;
using puzzletexts::kSix;
using puzzletexts::lineOf;
using puzzletexts::puzzleIn;
using puzzletexts::puzzleWith;
using puzzletexts::rowsOf;
using puzzletexts::withSpaces;
using sudoku::Letters;
using sudoku::ReadOptions;
using sudoku::ReadPuzzle;
using sudoku::Shape;
using testing::HasSubstr;
using testing::IsEmpty;

std::string errorWith(std::string words, const std::string& text) {
  ReadOptions options;
  sudoku::takeShapeOptions(words, options.shape);
  const Contents contents = contentsOf(text, options);
  return contents.errors.empty() ? "none" : contents.errors.front();
}

TEST(PuzzleReader, GivesBoardsTheShapeOfItsOptions) {
  EXPECT_EQ(puzzleWith("--boxes 3x2", kSix).puzzle.shape, Shape::boxes(3, 2));
  EXPECT_EQ(puzzleWith("--boxes none", kSix).puzzle.shape, Shape::latinSquare(6));
  EXPECT_EQ(puzzleWith("--boxes none", kFive).puzzle.shape, Shape::latinSquare(5));
  EXPECT_EQ(puzzleWith("--boxes none", rowsOf(kFive, 5)).puzzle.shape, Shape::latinSquare(5));
  const Shape x = puzzleWith("--diagonals", kPuzzle).puzzle.shape;
  EXPECT_TRUE(x.hasDiagonals());
  EXPECT_FALSE(x.hasWindows());
  EXPECT_TRUE(puzzleWith("--windows --diagonals", kPuzzle).puzzle.shape.hasWindows());
  EXPECT_TRUE(puzzleWith("--diagonals", kSix).puzzle.shape.hasDiagonals());
  EXPECT_EQ(puzzleWith("--regions " + kMap, kPuzzle).puzzle, puzzleIn(kPuzzle + kMap).puzzle);
  EXPECT_FALSE(puzzleWith("--regions " + kMap, kPuzzle).saysShape);
  const std::string numbers = sudoku::toLine({14, std::vector<int>(196, 14)});
  EXPECT_EQ(puzzleWith("--boxes 2x7", numbers).puzzle.shape, Shape::boxes(2, 7));
  const std::string letters = std::string(189, '.') + "ABCDE12";
  EXPECT_EQ(puzzleWith("--boxes 7x2", letters).puzzle.shape, Shape::boxes(7, 2));
  EXPECT_EQ(puzzleWith("--boxes 7x2", rowsOf(letters, 14)).puzzle.at(13, 11), 14);
}

TEST(PuzzleReader, BoardsOfOneShapeShareWhatIsComputedFromIt) {
  struct Computed : sudoku::ComputedFromShape {};
  const Contents contents = contentsOf(kSix + "\n" + kSix);
  ASSERT_EQ(contents.puzzles.size(), 2u);
  const auto computedFrom = [&](std::size_t i) {
    return &contents.puzzles[i].puzzle.shape.computed<Computed>(
        [](const Shape&) -> const Computed* { return new Computed; });
  };
  EXPECT_EQ(computedFrom(0), computedFrom(1));
}

TEST(PuzzleReader, TakesTheWordsOfOptionsBehindABoard) {
  const ReadPuzzle x = puzzleIn(kPuzzle + " --diagonals a name");
  EXPECT_TRUE(x.puzzle.shape.hasDiagonals());
  EXPECT_TRUE(x.saysShape);
  EXPECT_EQ(x.title, "a name");
  EXPECT_EQ(lineOf(x), kPuzzle + " --diagonals");
  const ReadPuzzle high = puzzleWith("--boxes 2x3 --windows", kPuzzle + " --boxes 3x3");
  EXPECT_EQ(lineOf(high), kPuzzle + " --windows");
  EXPECT_EQ(puzzleIn(kPuzzle + kMap + " --windows").puzzle.shape,
            puzzleIn(kPuzzle + " --windows --regions " + kMap).puzzle.shape);
  EXPECT_EQ(errorIn("\n" + kPuzzle + " --boxes 9"),
            "text:2:1: '9' should be the rows and columns of a box, as in 2x3, or none");
}

TEST(PuzzleReader, ReadsOptionsBehindABoardWithATitle) {
  EXPECT_TRUE(puzzleIn("Puzzle 1: " + kPuzzle + " --diagonals").puzzle.shape.hasDiagonals());
}

TEST(PuzzleReader, TheMapOfAJigsawCountsMoreThanAnyOption) {
  const Shape shape = puzzleIn(kPuzzle + kMap).puzzle.shape;
  EXPECT_EQ(puzzleWith("--boxes none", kPuzzle + kMap).puzzle.shape, shape);
  EXPECT_EQ(puzzleWith("--boxes 3x3", kPuzzle + kMap).puzzle.shape, shape);
}

TEST(PuzzleReader, ReadsLettersOfASizeThatIsNamedBehindTheBoard) {
  const std::string board = "123456789ABCDE" + std::string(182, '.');
  EXPECT_EQ(puzzleIn(board + " --boxes 7x2").puzzle.shape, Shape::boxes(7, 2));
  EXPECT_EQ(puzzleIn(board + " --boxes none").puzzle.at(0, 13), 14);
}

TEST(PuzzleReader, SaysWhichOptionToAdd) {
  EXPECT_THAT(errorIn(kFive), HasSubstr("text:1:1: a 5x5 board cannot have boxes; the option "
                                        "--regions gives its regions, or --boxes none says"));
  EXPECT_THAT(errorIn(rowsOf(kFive, 5)), HasSubstr("a 5x5 board cannot have boxes"));
  EXPECT_THAT(errorIn(sudoku::toLine({14, std::vector<int>(196, 14)})),
              HasSubstr("as in --boxes 2x7, or --boxes none"));
  EXPECT_THAT(errorWith("--boxes 2x3", kPuzzle),
              HasSubstr("this is a 9x9 board; the given boxes are those of a 6x6 board"));
  EXPECT_THAT(errorWith("--regions " + kMap, kSix),
              HasSubstr("the given regions are those of a 9x9"));
  EXPECT_THAT(errorWith("--windows", kSix), HasSubstr("cannot have windows"));
}

TEST(PuzzleReader, SaysWhichOptionToAddForRowsOfAnySize) {
  struct Unusual {
    std::size_t size;
    const char* problem;
  };
  for (const Unusual& each :
       {Unusual{7, "text:1:1: a 7x7 board cannot have boxes; the option --regions"},
        {11, "text:1:1: an 11x11 board cannot have boxes; the option --regions"},
        {13, "text:1:1: a 13x13 board cannot have boxes; the option --regions"},
        {14, "text:1:1: the boxes of a 14x14 board are not known; the option --boxes"},
        {18, "text:1:1: the boxes of an 18x18 board are not known; the option --boxes"}}) {
    const std::size_t size = each.size;
    const std::string blank(size * size, '.');
    std::string letters = blank, full = blank;
    letters.replace(3, 3, size > 9 ? "1AB" : "123");
    for (std::size_t i = 0; i < size; ++i) full[i] = static_cast<char>((size > 9 ? 'A' : '1') + i);
    for (const std::string& board : {blank, letters, full}) {
      EXPECT_THAT(contentsOf(rowsOf(board, size) + '\n' + rowsOf(board, size)).errors,
                  testing::ElementsAre(HasSubstr(each.problem), testing::_));
      EXPECT_THAT(errorIn(board), HasSubstr(each.problem));
      EXPECT_THAT(errorIn(withSpaces(rowsOf(board, size))), HasSubstr(each.problem));
    }
    ReadOptions latin;
    latin.letters = size > 9 ? Letters::lettersOnly : Letters::automatic;
    latin.shape.hasNoRegions = true;
    EXPECT_EQ(contentsOf(rowsOf(full, size), latin).puzzles.size(), 1U);
  }
}

TEST(PuzzleReader, ReadsLatinSquaresOfAllSizesInRowsAndInOneLine) {
  for (const std::size_t size : {3U, 5U, 7U, 11U, 13U, 14U, 17U, 18U, 19U}) {
    std::vector<int> expected;
    for (std::size_t i = 0; i < size * size; ++i) {
      const std::size_t value = (i / size * 2 + i % size * (size == 3 ? 1 : 3)) % size + 1;
      expected.push_back(i % 4 == 1 ? sudoku::kUndecided : static_cast<int>(value));
    }
    for (const bool areNumbers : {true, false}) {
      for (const std::string between : {"", " ", ","}) {
        if (areNumbers && size > 9 && between.empty()) continue;
        std::string rows, line;
        for (std::size_t i = 0; i < expected.size(); ++i) {
          const int value = expected[i];
          const std::string square = value == sudoku::kUndecided ? "."
                                     : areNumbers
                                         ? std::to_string(value)
                                         : std::string(1, "123456789ABCDEFGHIJ"[value - 1]);
          rows += (i % size == 0 ? "" : between) + square + (i % size + 1 == size ? "\n" : "");
          line += (i == 0 ? "" : between) + square;
        }
        EXPECT_EQ(puzzletexts::puzzleWith("--boxes none", rows).puzzle.squares, expected) << rows;
        EXPECT_EQ(puzzletexts::puzzleWith("--boxes none", line).puzzle.squares, expected) << line;
      }
    }
  }
}

TEST(PuzzleReader, ReadsRowsOf9x9LatinSquaresThatLookLike3x3Boards) {
  const std::string board = "1.......2" + std::string(63, '.') + "3.......9";
  EXPECT_EQ(puzzletexts::lineOf(puzzletexts::puzzleWith("--boxes none", rowsOf(board))),
            board + " --boxes none");
}

TEST(PuzzleReader, WrongShapesAreInvalidArguments) {
  sudoku::ShapeOptions options;
  for (const std::string text : {"", "6", "2x", "x3", "2x3x", "0x3", "-2x3", "21x20", "2 3"}) {
    EXPECT_THROW(sudoku::readBoxes(text, options), std::invalid_argument) << text;
  }
  for (const std::string text : {"", "AAB", "AABB1", "ABAA"}) {
    EXPECT_THROW(sudoku::regionsIn(text), std::invalid_argument) << text;
  }
}

TEST(PuzzleReader, RefusesBoxesOfAnotherSizeThoughEarlierOnesFitted) {
  const Contents contents = contentsOf(kPuzzle + " --boxes 3x3\n" + kPuzzle + " --boxes 4x4\n");
  EXPECT_EQ(contents.puzzles.size(), 1U);
  ASSERT_EQ(contents.errors.size(), 1U);
  EXPECT_THAT(contents.errors[0], HasSubstr("are those of a 16x16 board"));
}

TEST(PuzzleReader, RefusesAWordThatIsNoOptionOfAShape) {
  const Contents contents = contentsOf(kPuzzle + " --daigonals\n");
  EXPECT_THAT(contents.puzzles, IsEmpty());
  ASSERT_EQ(contents.errors.size(), 1U);
  EXPECT_THAT(contents.errors[0], HasSubstr("there is no word --daigonals for a shape"));
}

}  // namespace
