// PuzzleReader: boards of other shapes: their sizes, boxes, regions and further units.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::errorIn;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::randomPuzzle;
using puzzletexts::rowsOf;
using sudoku::Format;
using sudoku::Letters;
using sudoku::ReadOptions;
using sudoku::ReadPuzzle;
using sudoku::Shape;
using testing::HasSubstr;
using testing::IsEmpty;

const std::string kSix =
    "1.34.6"
    "4....."
    "2.1..."
    "......"
    "....6."
    "6.....";
const std::string kFive =
    "12..."
    "....."
    "..3.."
    "....."
    "....5";
const std::string kMap =
    "AAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGE";

// Not connected.
const std::string kScattered =
    "EAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGA";

// The puzzle that is read with these words on the command line.
ReadPuzzle puzzleWith(std::string words, const std::string& text) {
  ReadOptions options;
  sudoku::takeShapeOptions(words, options.shape);
  EXPECT_EQ(words, "");
  const Contents contents = contentsOf(text, options);
  EXPECT_THAT(contents.errors, IsEmpty());
  return contents.puzzles.empty() ? ReadPuzzle() : contents.puzzles.front();
}

std::string errorWith(std::string words, const std::string& text) {
  ReadOptions options;
  sudoku::takeShapeOptions(words, options.shape);
  const Contents contents = contentsOf(text, options);
  return contents.errors.empty() ? "none" : contents.errors.front();
}

std::string withSpaces(const std::string& rows) {
  std::string text;
  for (const char c : rows) {
    if (c != '\n' && !text.empty() && text.back() != '\n') text += ' ';
    text += c;
  }
  return text;
}

TEST(PuzzleReader, KnowsTheBoxesOfUsualSizes) {
  struct Usual {
    int size, height;
  };
  std::mt19937 random(1);
  for (const Usual each : {Usual{6, 2}, {8, 2}, {10, 2}, {12, 3}, {15, 3}, {20, 4}}) {
    const sudoku::Puzzle puzzle = randomPuzzle(each.size, 0.5, random);
    const ReadPuzzle read = puzzleIn(sudoku::toLine(puzzle));
    EXPECT_EQ(read.puzzle.squares, puzzle.squares);
    EXPECT_EQ(read.puzzle.shape, Shape::boxes(each.height, each.size / each.height));
    EXPECT_FALSE(read.saysShape);
  }
}

TEST(PuzzleReader, ReadsRowsOfUsualSizes) {
  const Shape boxes = Shape::boxes(2, 3);
  for (const std::string& text :
       {rowsOf(kSix, 6), withSpaces(rowsOf(kSix, 6)), "# six\n" + rowsOf(kSix, 6) + "\n"}) {
    const ReadPuzzle read = puzzleIn(text);
    EXPECT_EQ(lineOf(read), kSix) << text;
    EXPECT_EQ(read.puzzle.shape, boxes);
  }
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(puzzletexts::replaced(kSix, '.', ' '), 6))), kSix);
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(puzzletexts::replaced(kSix, '.', '-'), 6))), kSix);
}

TEST(PuzzleReader, ReadsSeveralShapesInOneText) {
  const Contents contents = contentsOf(kPuzzle + "\n" + kSix + "\n" + kPuzzle + kMap + "\n\n" +
                                       rowsOf(kSix, 6) + "\n" + rowsOf(kPuzzle) + kSix);
  EXPECT_THAT(contents.errors, IsEmpty());
  EXPECT_EQ(linesOf(contents),
            (std::vector<std::string>{kPuzzle, kSix, kPuzzle + kMap, kSix, kPuzzle, kSix}));
}

TEST(PuzzleReader, TakesThirtySixRowsOfThirtySixNumbersForOneBoard) {
  std::mt19937 random(1);
  const sudoku::Puzzle puzzle = randomPuzzle(36, 0.1, random);
  std::string rows;
  for (int row = 0; row < 36; ++row) {
    for (int col = 0; col < 36; ++col) {
      const int value = puzzle.at(row, col);
      rows += std::to_string(value < 1 ? 0 : value) + (col == 35 ? "\n" : " ");
    }
  }
  EXPECT_EQ(puzzleIn(rows).puzzle.squares, puzzle.squares);
}

TEST(PuzzleReader, ReadsLettersOfOtherSizes) {
  const std::string twelve = "123456789ABC" + std::string(132, '.');
  const ReadPuzzle read = puzzleIn(twelve);
  EXPECT_EQ(read.puzzle.at(0, 11), 12);
  EXPECT_EQ(read.puzzle.shape, Shape::boxes(3, 4));
  EXPECT_EQ(sudoku::toLine(read.puzzle, read.letters), twelve);
  const std::string ten = "1234567890" + std::string(90, '.');
  EXPECT_THAT(errorIn(ten.substr(0, 9) + std::string(91, '.')),
              HasSubstr("can be 1-9A or 0-9; the option --letters says"));
  EXPECT_EQ(puzzleIn(ten).letters, Letters::digitsFromZero);
}

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

TEST(PuzzleReader, TellsBoxesFromTheBlankLinesBetweenRows) {
  std::string rows = rowsOf(kSix, 6);
  EXPECT_EQ(puzzleIn(rows.insert(14, "\n").insert(29, "\n")).puzzle.shape, Shape::boxes(2, 3));
  rows = rowsOf(kSix, 6);
  EXPECT_EQ(puzzleIn(rows.insert(21, "\n")).puzzle.shape, Shape::boxes(3, 2));
}

TEST(PuzzleReader, ReadsADrawingWithBarsBetweenAllSquaresOfOtherSizes) {
  std::string text;
  for (std::size_t i = 0; i < 36; ++i) {
    text += std::string("| ") + kSix[i] + ' ' + (i % 6 == 5 ? "|\n" : "");
  }
  EXPECT_EQ(lineOf(puzzleIn(text)), kSix);
  EXPECT_EQ(puzzleIn(text).puzzle.shape, Shape::boxes(2, 3));
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

TEST(PuzzleReader, SaysWhereAMapOfRegionsBelongs) {
  EXPECT_THAT(contentsOf(kPuzzle + '\n' + kMap).errors,
              testing::ElementsAre(HasSubstr("text:2:1: this seems to be a map of regions")));
}

// Boxes of random shapes, and connected regions that were made of boxes or rows by exchanging
// squares.
Shape randomRegions(int size, std::mt19937& random) {
  const auto height = static_cast<int>(sudoku::usualBoxHeight(static_cast<std::size_t>(size)));
  const int width = height > 0 ? size / height : size;
  std::string map;
  for (int square = 0; square < size * size; ++square) {
    const int row = square / size, col = square % size;
    const int region = height > 0 ? row / height * height + col / width : row;
    map += static_cast<char>('A' + region);
  }
  const auto isConnected = [&](char region) {
    std::vector<std::size_t> found = {map.find(region)};
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (std::size_t other = 0; other < map.size(); ++other) {
        const auto n = static_cast<std::size_t>(size);
        const std::size_t from = std::min(found[i], other), to = std::max(found[i], other);
        const bool isBeside = to == from + n || (to == from + 1 && to % n > 0);
        if (map[other] == region && isBeside && std::count(found.begin(), found.end(), other) == 0)
          found.push_back(other);
      }
    }
    return static_cast<int>(found.size()) == size;
  };
  for (int i = 0; i < 4 * size; ++i) {
    char& one = map[random() % map.size()];
    char& other = map[random() % map.size()];
    std::swap(one, other);
    if (!isConnected(one) || !isConnected(other)) std::swap(one, other);
  }
  return sudoku::regionsIn(map);
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

TEST(PuzzleReader, ReadsLettersOfASizeThatIsNamedBehindTheBoard) {
  const std::string board = "123456789ABCDE" + std::string(182, '.');
  EXPECT_EQ(puzzleIn(board + " --boxes 7x2").puzzle.shape, Shape::boxes(7, 2));
  EXPECT_EQ(puzzleIn(board + " --boxes none").puzzle.at(0, 13), 14);
}

TEST(PuzzleReader, SaysWhereABoardOfAnotherSizeIsWrong) {
  EXPECT_EQ(errorIn("7" + kSix.substr(1)),
            "text:1:1: found '7' in row 1, column 1 of a 6x6 board; its values are 1 to 6, and one "
            "of . 0 _ * x or a space is a blank");
  EXPECT_EQ(errorIn(kSix.substr(1)), "text:1:36: found 35 squares; a 6x6 board in one line has 36");
  std::string rows = rowsOf(kSix, 6);
  EXPECT_EQ(errorIn(rows.erase(22, 1)),
            "text:4:6: row 4 ends after 5 squares; 6 squares make a row of this board");
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

TEST(PuzzleReader, ReadsBackEveryShapeThatIsWritten) {
  std::mt19937 random(1);
  for (const Shape& shape :
       {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::boxes(2, 7), Shape::latinSquare(6),
        Shape::latinSquare(7), sudoku::regionsIn(kMap), sudoku::regionsIn(kScattered),
        Shape().withDiagonals(9), Shape().withWindows(9).withDiagonals(9), Shape().withWindows(16),
        sudoku::regionsIn(kMap).withDiagonals(9), Shape::boxes(5, 13)}) {
    sudoku::Puzzle puzzle = randomPuzzle(shape.size(), 0.3, random);
    puzzle.shape = shape;
    EXPECT_EQ(puzzleIn(sudoku::toLine(puzzle)).puzzle, puzzle) << sudoku::toLine(puzzle);
  }
  // Regions of a large board.
  std::vector<int> stripes;
  for (int i = 0; i < 16 * 16; ++i) stripes.push_back(i / 16 / 2 * 2 + i % 2);
  sudoku::Puzzle large = randomPuzzle(16, 0.3, random);
  large.shape = Shape::regions(stripes);
  EXPECT_EQ(puzzleIn(sudoku::toLine(large)).puzzle, large);
}

TEST(PuzzleReader, TheMapOfAJigsawCountsMoreThanAnyOption) {
  const Shape shape = puzzleIn(kPuzzle + kMap).puzzle.shape;
  EXPECT_EQ(puzzleWith("--boxes none", kPuzzle + kMap).puzzle.shape, shape);
  EXPECT_EQ(puzzleWith("--boxes 3x3", kPuzzle + kMap).puzzle.shape, shape);
}

TEST(PuzzleReader, ReadsOptionsBehindABoardWithATitle) {
  EXPECT_TRUE(puzzleIn("Puzzle 1: " + kPuzzle + " --diagonals").puzzle.shape.hasDiagonals());
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

TEST(PuzzleReader, ReadsNumbersWithSemicolonsBetweenThem) {
  EXPECT_EQ(lineOf(puzzleIn("0;0;1;0\n1;0;0;2\n;;;\n0;0;0;0\n")), "..1.1..2........");
  EXPECT_EQ(lineOf(puzzleIn(kPuzzle + ";0;0;1;0")), kPuzzle);
}

}  // namespace
