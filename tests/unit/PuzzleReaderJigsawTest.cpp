// PuzzleReader: squares with a map of their regions.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <random>
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
using puzzletexts::kScattered;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::puzzleIn;
using puzzletexts::randomPuzzle;
using puzzletexts::randomRegions;
using puzzletexts::rowsOf;
using sudoku::Format;
using sudoku::ReadPuzzle;
using sudoku::Shape;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(PuzzleReader, ReadsAJigsawAsSquaresAndRegions) {
  const ReadPuzzle read = puzzleIn(kPuzzle + kMap + " # a name");
  EXPECT_EQ(read.format, Format::jigsaw);
  EXPECT_EQ(read.title, "a name");
  EXPECT_TRUE(read.saysShape);
  EXPECT_EQ(read.puzzle.shape, sudoku::regionsIn(kMap));
  EXPECT_EQ(lineOf(read).substr(0, 81), kPuzzle);
  for (const std::string& text :
       {kPuzzle + " " + kMap, kPuzzle + "," + kMap, kPuzzle + " ; " + kMap + ",name",
        "  " + kPuzzle + kMap, "Puzzle 1: " + kPuzzle + kMap, "id,puzzle\n1," + kPuzzle + kMap,
        "id;puzzle\n1;\"" + kPuzzle + kMap + "\"",
        "\"id\",\"puzzle\"\n\"1\",\"" + kPuzzle + " " + kMap + "\"",
        puzzletexts::replaced(kPuzzle, '.', '0') + puzzletexts::replaced(kMap, 'I', '0')}) {
    EXPECT_EQ(puzzleIn(text).puzzle, read.puzzle) << text;
  }
}

TEST(PuzzleReader, ReadsJigsawsOfOtherSizes) {
  const std::string map = "ABBBBAAAABCCDEECCDDECDDEE";
  const std::string other = "1222211112334553344534455";
  for (const std::string& regions : {map, other}) {
    const ReadPuzzle read = puzzleIn(kFive + regions);
    EXPECT_EQ(read.puzzle.size, 5);
    EXPECT_EQ(read.puzzle.shape, sudoku::regionsIn(regions));
    EXPECT_EQ(puzzleIn(lineOf(read)).puzzle, read.puzzle);
  }
}

TEST(PuzzleReader, DoesNotTakeASolutionForRegions) {
  for (const std::string between : {" ", ","}) {
    const ReadPuzzle read = puzzleIn(kPuzzle + between + kSolution);
    EXPECT_TRUE(read.puzzle.shape.isOrdinary());
    EXPECT_EQ(read.title, kSolution);
  }
  EXPECT_EQ(puzzleIn(kPuzzle + " " + kScattered).puzzle.shape, sudoku::regionsIn(kScattered));
}

TEST(PuzzleReader, SaysWhichRegionIsWrong) {
  std::string map = kMap;
  map[3] = 'A';
  EXPECT_EQ(errorIn(kPuzzle + map),
            "text:1:82: the region 'A' has 10 squares; each region of a 9x9 board has 9");
  map = kMap;
  map[3] = map[0];
  map[0] = 'J';
  for (char& c : map) c = c == 'I' ? 'A' : c;
  EXPECT_THAT(errorIn(kPuzzle + map), HasSubstr("the region 'J' has 1 square; each region"));
}

TEST(PuzzleReader, SaysWhereAMapOfRegionsBelongs) {
  EXPECT_THAT(contentsOf(kPuzzle + '\n' + kMap).errors,
              testing::ElementsAre(HasSubstr("text:2:1: this seems to be a map of regions")));
}

TEST(PuzzleReader, ReadsAMapBelowRowsOfSizesWithoutUsualBoxes) {
  std::mt19937 random(1);
  for (const int size : {5, 7, 11, 13, 14}) {
    const auto n = static_cast<std::size_t>(size);
    sudoku::Puzzle puzzle = randomPuzzle(size, size > 9 ? 0.0 : 0.3, random);
    const std::string board = size > 9 ? std::string(n * n, '.') : sudoku::toLine(puzzle);
    puzzle.shape = randomRegions(size, random);
    const std::string letters = sudoku::mapOf(puzzle.shape);
    std::string digits = letters;
    for (char& c : digits) c = static_cast<char>(c - 'A' + '1');
    for (const std::string& map : {letters, size > 9 ? letters : digits}) {
      const std::string rows = rowsOf(map, n);
      for (const std::string& text : {rowsOf(board, n) + '\n' + rows, rowsOf(board, n) + map}) {
        const Contents contents = contentsOf(text + "\n\n" + text);
        EXPECT_THAT(contents.errors, IsEmpty()) << text;
        ASSERT_EQ(contents.puzzles.size(), 2U) << text;
        EXPECT_EQ(contents.puzzles[1].puzzle, puzzle) << text;
      }
      const Contents above =
          contentsOf(rows + '\n' + rowsOf(board, n) + '\n' + rows + '\n' + rowsOf(board, n));
      EXPECT_THAT(above.puzzles, IsEmpty()) << rows;
      EXPECT_EQ(above.errors.size(), 4U);
    }
  }
}

TEST(PuzzleReader, ASolvedBoardIsNoMapOfRegions) {
  std::string numbers;
  for (int square = 0; square < 100; ++square) {
    numbers += std::to_string((square / 10 + square) % 10 + 1) + (square % 10 == 9 ? "\n" : " ");
  }
  const std::string drawing = puzzletexts::drawingOf(puzzleIn(kSolution).puzzle);
  for (const std::string& board : {kSolution, rowsOf(kSolution), drawing, numbers}) {
    try {
      sudoku::regionsIn(board);
      ADD_FAILURE() << board;
    } catch (const std::invalid_argument& error) {
      EXPECT_THAT(error.what(), HasSubstr("this is a solved board, not a map of regions")) << board;
    }
  }
  EXPECT_THAT(errorIn(kPuzzle + " --regions " + kSolution),
              HasSubstr("text:1:1: this is a solved"));
  // Rows or columns alone may have each region once.
  for (const std::string map : {"1234123412341234", "1111222233334444"}) {
    EXPECT_EQ(sudoku::regionsIn(map).size(), 4);
  }
}

TEST(PuzzleReader, ReadsAMapInAnyLayout) {
  const Shape map = sudoku::regionsIn("AABBAABBCCDDCCDD");
  EXPECT_EQ(map, Shape());
  EXPECT_EQ(sudoku::regionsIn("# boxes\n1 1 | 2 2\n1 1 | 2 2\n---------\n33 44\n3344\n"), map);
  EXPECT_EQ(sudoku::regionsIn("1,1,2,2,1,1,2,2\n10,10,4,4,10,10,4,4"), map);
  for (const int size : {10, 12, 16, 100}) {
    std::string numbers;
    std::vector<int> regionOf;
    for (int square = 0; square < size * size; ++square) {
      regionOf.push_back(square / size / 2 * 2 + square % 2);
      numbers += std::to_string(regionOf.back() + 1) + (square % size == size - 1 ? "\n" : "  ");
    }
    EXPECT_EQ(sudoku::regionsIn(numbers), Shape::regions(regionOf)) << numbers;
  }
}

}  // namespace
