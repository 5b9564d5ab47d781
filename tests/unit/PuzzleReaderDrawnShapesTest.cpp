// PuzzleReader: drawings of boards of other shapes.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/Drawing.h"
#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::kSix;
using puzzletexts::lineOf;
using puzzletexts::puzzleIn;
using puzzletexts::puzzleWith;
using puzzletexts::randomPuzzle;
using puzzletexts::randomRegions;
using sudoku::Letters;
using sudoku::ReadPuzzle;
using sudoku::Shape;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(PuzzleReader, TellsBoxesFromTheBarsOfADrawing) {
  const Shape wide = Shape::boxes(2, 3), high = Shape::boxes(3, 2);
  const std::string rule = "+-------+-------+\n";
  std::string text = rule;
  for (std::size_t row = 0; row < 6; ++row) {
    const std::string line = kSix.substr(row * 6, 6);
    for (std::size_t col = 0; col < 6; ++col) {
      text += std::string(col % 3 == 0 ? "| " : "") + line[col] + ' ';
    }
    text += "|\n" + (row % 2 == 1 ? rule : "");
  }
  for (const std::string& drawing : {text, puzzletexts::replaced(text, '.', ' ')}) {
    const ReadPuzzle read = puzzleIn(drawing);
    EXPECT_EQ(lineOf(read), kSix) << drawing;
    EXPECT_EQ(read.puzzle.shape, wide);
  }
  std::string compact;
  for (std::size_t i = 0; i < 36; i += 2) {
    compact += '|' + kSix.substr(i, 2) + (i % 6 == 4 ? "|\n" : "");
  }
  const ReadPuzzle read = puzzleIn(compact);
  EXPECT_EQ(read.puzzle.shape, high);
  EXPECT_TRUE(read.saysShape);
  EXPECT_EQ(lineOf(read), kSix + " --boxes 3x2");
  EXPECT_EQ(puzzleIn(lineOf(read)).puzzle, read.puzzle);
  EXPECT_EQ(puzzleWith("--boxes 2x3", compact).puzzle.shape, wide);
}

TEST(PuzzleReader, ReadsADrawingWithBarsBetweenAllSquaresOfOtherSizes) {
  std::string text;
  for (std::size_t i = 0; i < 36; ++i) {
    text += std::string("| ") + kSix[i] + ' ' + (i % 6 == 5 ? "|\n" : "");
  }
  EXPECT_EQ(lineOf(puzzleIn(text)), kSix);
  EXPECT_EQ(puzzleIn(text).puzzle.shape, Shape::boxes(2, 3));
}

// The board kSix with bars between all squares, `heavy` between boxes of two columns, and rules
// below so many rows each, of `sign` below every third row.
std::string ruledSix(const std::string& heavy, std::size_t rowsPerRule, char sign) {
  std::string text;
  for (std::size_t row = 0; row < 6; ++row) {
    for (std::size_t col = 0; col < 6; ++col) {
      text += (col % 2 == 0 ? heavy : "|") + ' ' + kSix[row * 6 + col] + ' ';
    }
    text += heavy + '\n';
    if (row % rowsPerRule + 1 != rowsPerRule) continue;
    text += '+' + std::string(23, row % 3 == 2 ? sign : '-') + "+\n";
  }
  return text;
}

TEST(PuzzleReader, HeavyRulesAndDoubleBarsOfADrawingShowItsBoxes) {
  const Shape high = Shape::boxes(3, 2), wide = Shape::boxes(2, 3);
  for (const std::string& drawing :
       {ruledSix("|", 1, '='), ruledSix("||", 1, '='), ruledSix("||", 1, '-'),
        ruledSix("||", 3, '='), ruledSix("|", 3, '-'), ruledSix("||", 6, '-')}) {
    EXPECT_EQ(puzzleIn(drawing).puzzle.shape, high) << drawing;
    EXPECT_EQ(lineOf(puzzleIn(drawing)), kSix + " --boxes 3x2");
  }
  for (const std::size_t rows : {1u, 2u, 6u}) {
    EXPECT_EQ(puzzleIn(ruledSix("|", rows, '-')).puzzle.shape, wide);
  }
}

TEST(PuzzleReader, BarsAndRulesThatShowNoBoxesAreAnError) {
  EXPECT_THAT(contentsOf(ruledSix("||", 2, '-')).errors,
              ElementsAre(HasSubstr("boxes of 2 columns, and its rules boxes of 2 rows")));
  EXPECT_THAT(contentsOf("||1|2||3|4||\n||3|4||1|2||\n||2|1|4||3||\n||4|3||2|1||\n").errors,
              ElementsAre(HasSubstr("irregular regions")));
}

std::vector<Shape> shapesToDraw(std::mt19937& random) {
  std::vector<Shape> shapes;
  for (const int size : {5, 6, 7, 8, 9, 10, 11, 12, 13, 16}) {
    shapes.push_back(Shape::latinSquare(size));
    shapes.push_back(Shape::latinSquare(size).withDiagonals(size));
    shapes.push_back(randomRegions(size, random));
    shapes.push_back(shapes.back().withDiagonals(size));
    for (int height = 2; height < size; ++height) {
      if (size % height == 0) shapes.push_back(Shape::boxes(height, size / height));
    }
  }
  for (const int size : {9, 16}) {
    shapes.push_back(Shape().withWindows(size));
    shapes.push_back(Shape().withDiagonals(size).withWindows(size));
    shapes.push_back(randomRegions(size, random).withWindows(size));
  }
  return shapes;
}

TEST(PuzzleReader, ReadsBackTheDrawingOfEveryShape) {
  std::mt19937 random(1);
  for (const Shape& shape : shapesToDraw(random)) {
    for (const double givens : {0.0, 0.2, 0.5, 1.0}) {
      sudoku::Puzzle puzzle = randomPuzzle(shape.size(), givens, random);
      puzzle.shape = shape;
      const std::string drawing = puzzletexts::drawingOf(puzzle);
      for (const std::string& text : {drawing, drawing + drawing, drawing + '\n' + drawing}) {
        const Contents contents = contentsOf(text);
        EXPECT_THAT(contents.errors, IsEmpty()) << text;
        EXPECT_EQ(contents.puzzles.size(), text == drawing ? 1U : 2U) << text;
        for (const ReadPuzzle& read : contents.puzzles) EXPECT_EQ(read.puzzle, puzzle) << text;
      }
    }
  }
}

// A drawing of a jigsaw without its frame and with dots for blanks, as Simon Tatham's Solo copies
// it.
std::string withoutFrame(const std::string& drawing) {
  std::istringstream lines(drawing);
  std::vector<std::string> texts;
  for (std::string line; std::getline(lines, line);) {
    line = line.substr(2, line.size() - 4);
    for (std::size_t i = 0; i < line.size() && texts.size() % 2 == 1; i += 4) {
      if (line[i] == ' ') line[i] = '.';
    }
    texts.push_back(line + '\n');
  }
  return std::accumulate(texts.begin() + 1, texts.end() - 1, std::string());
}

TEST(PuzzleReader, ReadsDrawnRegionsWithoutAFrame) {
  std::mt19937 random(1);
  for (const int size : {5, 5, 7, 7, 9, 9}) {
    sudoku::Puzzle puzzle = randomPuzzle(size, 0.4, random);
    puzzle.shape = randomRegions(size, random);
    const std::string text = withoutFrame(puzzletexts::drawingOf(puzzle));
    const Contents contents = contentsOf(text + '\n' + text);
    EXPECT_THAT(contents.errors, IsEmpty()) << text;
    EXPECT_EQ(contents.puzzles.size(), 2U) << text;
    for (const ReadPuzzle& read : contents.puzzles) EXPECT_EQ(read.puzzle, puzzle) << text;
  }
}

TEST(PuzzleReader, ReadsACopyOfAJigsawWithoutAFrame) {
  const std::string copy =
      "   .   .   .   1\n"
      "   ------+------\n"
      "   .   . | .   .\n"
      "         +---+\n"
      "   .   2 | . | .\n"
      "   ------+   |\n"
      "   .   .   . | 3\n";
  EXPECT_EQ(lineOf(puzzleIn(copy)), "...1.....2.....3AAAABBCCBBDCDDDC");
}

TEST(PuzzleReader, ReadsBackTheDrawingOfASolutionInLetters) {
  std::mt19937 random(1);
  for (const Shape& shape : shapesToDraw(random)) {
    const int size = shape.size();
    if (size < 11) continue;
    sudoku::Puzzle puzzle{size, {}};
    for (int square = 0; square < size * size; ++square) {
      puzzle.squares.push_back((square / size + square) % size + 1);
    }
    puzzle.shape = shape;
    for (const Letters letters : sudoku::kLetters) {
      std::string characters;
      for (int value = 1; value <= size; ++value) characters += characterOf(value, letters);
      std::ostringstream out;
      sudoku::draw(out, puzzle, characters);
      EXPECT_EQ(puzzleIn(out.str()).puzzle, puzzle) << out.str();
    }
  }
}

TEST(PuzzleReader, TwoDrawingsWithARuleBetweenThemAreTwoBoardsOrAnError) {
  sudoku::Puzzle puzzle = puzzleIn(kSix).puzzle;
  const std::string drawing = puzzletexts::drawingOf(puzzle);
  const std::string withoutTop = drawing.substr(drawing.find('\n') + 1);
  const Contents six = contentsOf(drawing + withoutTop);
  EXPECT_TRUE(six.puzzles.empty() ? !six.errors.empty() : six.puzzles.size() == 2U);
}

TEST(PuzzleReader, ReadsADrawingWithTwoRulesBetweenItsBoxes) {
  for (const sudoku::Shape& shape : {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::boxes(3, 3),
                                     Shape::boxes(2, 4), Shape::boxes(4, 4)}) {
    std::mt19937 random(1);
    sudoku::Puzzle puzzle = randomPuzzle(shape.size(), 1.0, random);
    puzzle.shape = shape;
    std::istringstream drawing(puzzletexts::drawingOf(puzzle));
    std::string text;
    for (std::string line; std::getline(drawing, line);) {
      const bool isInner = line[0] == '+' && !text.empty() && drawing.peek() == '|';
      text += (isInner ? line + '\n' : "") + line + '\n';
    }
    const Contents contents = contentsOf(text + '\n' + text);
    EXPECT_THAT(contents.errors, IsEmpty()) << text;
    ASSERT_EQ(contents.puzzles.size(), 2U) << text;
    EXPECT_EQ(contents.puzzles[1].puzzle, puzzle) << text;
  }
}

}  // namespace
