// PuzzleReader reads random boards in random formats as they are. The writer below is independent
// of the library's. ROUND_TRIPS=100000 in the environment makes more of them. What the library
// draws is read as well.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "sudoku/Drawing.h"
#include "tests/PuzzleCases.h"
#include "tests/reference/RandomPuzzles.h"

namespace roundtrips {
namespace {

using puzzlecases::itemsIn;
using sudoku::Letters;
using sudoku::Puzzle;
using sudoku::ReadPuzzle;
using Texts = std::vector<std::string>;

struct Random {
  int below(int bound) { return static_cast<int>(bits() % static_cast<unsigned>(bound)); }
  bool isOneOf(int bound) { return below(bound) == 0; }
  std::string among(std::initializer_list<const char*> texts) {
    return texts.begin()[below(static_cast<int>(texts.size()))];
  }
  std::mt19937 bits;
};

int roundTrips() {
  const char* const asked = std::getenv("ROUND_TRIPS");
  return asked == nullptr ? 3000 : std::atoi(asked);
}

std::string joined(const Texts& texts, const std::string& between) {
  std::string result;
  for (const std::string& text : texts) result += (&text == &texts[0] ? "" : between) + text;
  return result;
}

struct Board {
  Puzzle puzzle;
  int height, width;  // of a box
  std::string words;  // of its shape
};

// A board whose corners are given, the first with the largest value, and whose second square is
// not. Values differ in rows and columns.
Board randomBoard(int size, Random& random) {
  const int usual = static_cast<int>(sudoku::usualBoxHeight(static_cast<std::size_t>(size)));
  int height = usual;
  while (random.isOneOf(3) || size % height != 0) height = 2 + random.below(size / 2 - 1);
  const int width = size / height;
  Board board = {{}, height, width, ""};
  sudoku::Shape& shape = board.puzzle.shape = sudoku::Shape::boxes(height, width);
  if (height != usual) {
    board.words = " --boxes " + std::to_string(height) + "x" + std::to_string(width);
  }
  if (random.isOneOf(8)) {
    shape = shape.withDiagonals();
    board.words += " --diagonals";
  }
  const int givens = 10 + random.below(80);
  std::vector<int> values(static_cast<std::size_t>(size));  // of the first row
  std::iota(values.begin(), values.end(), 1);
  std::shuffle(values.begin(), values.end(), random.bits);
  std::iter_swap(values.begin(), std::find(values.begin(), values.end(), size));
  for (int i = 0; i < size * size; ++i) {
    const bool isCorner = i / size % (size - 1) == 0 && i % size % (size - 1) == 0;
    const bool isGiven = isCorner || (i != 1 && random.below(100) < givens);
    board.puzzle.squares.push_back(isGiven ? values.begin()[(i % size + i / size) % size]
                                           : sudoku::kUndecided);
  }
  return board;
}

struct Writer {
  const Board& board;
  int size;
  Letters letters;
  Random& random;

  // The board in a format that can say its shape.
  std::string write() {
    const bool isPlain = board.words.empty();
    switch (random.below(isPlain ? 6 : board.puzzle.shape.hasDiagonals() ? 3 : 4)) {
      case 0: return characters() + board.words + random.among({"", " # a title", " // title"});
      case 1: return joined(squares(numberBlank()), separator()) + board.words;
      case 2: return rows();
      case 3: return drawing();
      case 4: return list();
      default: return std::to_string(size) + "\n" + rows();
    }
  }

  // The texts of all squares, in characters or in numbers.
  Texts squares(const std::string& blank, bool areCharacters = false) const {
    Texts texts;
    for (const int value : board.puzzle.squares) {
      texts.push_back(value < 1       ? blank
                      : areCharacters ? std::string(1, characterOf(value, letters))
                                      : std::to_string(value));
    }
    return texts;
  }

  Texts rowsOf(const Texts& squares, const std::string& between) const {
    Texts rows;
    for (auto at = squares.begin(); at != squares.end(); at += size) {
      rows.push_back(joined(Texts(at, at + size), between));
    }
    return rows;
  }

  static Texts aligned(Texts texts) {
    std::size_t width = 0;
    for (const std::string& text : texts) width = std::max(width, text.size());
    for (std::string& text : texts) text.insert(0, width - text.size(), ' ');
    return texts;
  }

  std::string separator() { return random.among({",", ", ", " "}); }
  std::string numberBlank() { return random.among({"0", "-1", "."}); }
  std::string characterBlank() { return random.among({".", "*", size > 9 ? "." : "0"}); }
  std::string characters() { return joined(squares(characterBlank(), true), ""); }

  std::string rows() {
    const bool areCharacters = random.isOneOf(2);
    const Texts texts = squares(areCharacters ? characterBlank() : numberBlank(), areCharacters);
    const std::string between = areCharacters ? random.among({"", " "}) : separator();
    return joined(rowsOf(random.isOneOf(2) ? aligned(texts) : texts, between), "\n") + board.words;
  }

  // Bars and rules, or gaps and rules, show the boxes; spaces may be blanks in a frame.
  std::string drawing() {
    const bool hasBars = random.isOneOf(2), hasFrame = hasBars && random.isOneOf(2);
    const Texts texts = aligned(squares(hasFrame && random.isOneOf(2) ? " " : numberBlank()));
    Texts lines;
    for (int i = 0; i < size * size; ++i) {
      const bool isFirst = i % size == 0;
      if (isFirst) lines.push_back(hasFrame ? "| " : "");
      if (!isFirst) lines.back() += i % board.width > 0 ? " " : hasBars ? " | " : "   ";
      lines.back() += texts.begin()[i];
    }
    if (hasFrame) {
      for (std::string& each : lines) each += " |";
    }
    const std::string rule(lines[0].size(), '-');
    for (int row = size - board.height; row > 0; row -= board.height) {
      lines.insert(lines.begin() + row, rule);
    }
    const std::string all = joined(lines, "\n");
    return hasFrame ? rule + "\n" + all + "\n" + rule : all;
  }

  std::string list() {
    const std::string between = separator(), next = "]," + random.among({" ", "\n ", "\n"}) + "[";
    const Texts texts = squares(random.among({"0", "None", "null", "-1"}));
    const std::string all = "[[" + joined(rowsOf(texts, between), next) + "]]";
    return random.isOneOf(3) ? "{\"board\": " + all + "}" : random.among({"", "board = "}) + all;
  }
};

TEST(PuzzleRoundTrips, RandomBoardsInRandomFormatsAreReadAsTheyAre) {
  constexpr int kSizes[] = {4, 6, 9, 9, 12, 16, 25};
  for (int i = 0, failures = 0; i < roundTrips() && failures < 5; ++i) {
    Random random{std::mt19937(static_cast<unsigned>(i))};
    const Letters letters = sudoku::kLetters[random.below(3)];
    std::string text = random.isOneOf(8) ? "\xEF\xBB\xBF" : "", lines;
    Texts expected, found;
    for (int boards = 1 + random.below(2); boards > 0; --boards) {
      const int size = kSizes[random.below(7)];
      const Board board = randomBoard(size, random);
      lines += random.among({"", "", "# from a book\n", "Puzzle 7\n", "Level: hard\n\n"});
      Writer writer{board, size, size > 9 ? letters : Letters::digitsFromOne, random};
      lines += writer.write() + "\n\n";
      expected.push_back(puzzlecases::boardOf(board.puzzle));
    }
    const std::string end = random.among({"\n", "\n", "\r\n"});
    for (const char c : lines) text += c == '\n' ? end : std::string(1, c);
    for (const puzzlecases::Item& item : itemsIn(text, {letters, {}})) {
      const auto* const read = std::get_if<ReadPuzzle>(&item);
      found.push_back(read != nullptr ? puzzlecases::boardOf(read->puzzle)
                                      : std::get<sudoku::PuzzleError>(item).what());
    }
    EXPECT_EQ(found, expected) << "round trip " << i << "\n" << text;
    failures += found != expected;
  }
}

std::string drawingOf(const Puzzle& puzzle) {
  std::ostringstream out;
  sudoku::draw(out, puzzle);
  return out.str();
}

TEST(ADrawing, IsReadAsTheBoardThatItShows) {
  using sudoku::Shape;
  reference::RandomPuzzles random(1);
  const Shape regions = Shape::regions({0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});
  std::vector<Puzzle> boards;
  for (const int order : {2, 3, 4, 5}) boards.push_back(random.fullBoard(order));
  for (const Shape& shape :
       {Shape::boxes(2, 3), Shape::boxes(3, 2), Shape::latinSquare(4), Shape::latinSquare(5),
        Shape::boxes(2, 3).withDiagonals(), Shape(4).withDiagonals().withWindows(), regions,
        Shape::regions(
            {0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 3, 3, 3, 4, 4})}) {
    boards.push_back(random.fullBoard(shape));
  }
  for (const Puzzle& full : boards) {
    const Puzzle puzzle = random.solvable(full, 60);
    const auto items = itemsIn(drawingOf(puzzle));
    ASSERT_TRUE(items.size() == 1 && std::holds_alternative<ReadPuzzle>(items[0]))
        << drawingOf(puzzle);
    EXPECT_EQ(std::get<ReadPuzzle>(items[0]).puzzle, puzzle) << drawingOf(puzzle);
  }
  const Puzzle jigsaw{regions, {1, -1, -1, -1, -1, 2, -1, -1, -1, -1, 3, -1, -1, -1, -1, 5}};
  EXPECT_EQ(drawingOf(jigsaw),
            "+-----------+---+\n"
            "| 1         |   |\n"
            "|   +---+---+   |\n"
            "|   | 2 |       |\n"
            "+---+   |   +---+\n"
            "|       | 3 |   |\n"
            "|   +---+---+   |\n"
            "|   |         ? |\n"
            "+---+-----------+\n");
}

}  // namespace
}  // namespace roundtrips
