// PuzzleReader: boards in lists of programs.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::errorIn;
using puzzletexts::expectPuzzles;
using puzzletexts::kMap;
using puzzletexts::kPuzzle;
using puzzletexts::kSix;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

// How a language writes a list.
struct Signs {
  std::string before;   // the name and the first bracket
  std::string comma;    // between values
  std::string between;  // between rows
  std::string behind;
  std::string blank = "0";
  std::string quote = "";  // around each value
};

std::string listOf(const std::string& board, std::size_t size, const Signs& signs) {
  std::string text = signs.before;
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (i > 0) text += i % size == 0 ? signs.between : signs.comma;
    text += signs.quote + (board[i] == '.' ? signs.blank : board.substr(i, 1)) + signs.quote;
  }
  return text + signs.behind;
}

std::string listOf(const Signs& signs) {
  return listOf(kPuzzle, 9, signs);
}

TEST(PuzzleReader, ReadsListsAsLanguagesWriteThem) {
  for (const Signs& signs : {
           Signs{"[[", ", ", "], [", "]]\n"},
           Signs{"[[", ",", "],[", "]]", ".", "\""},
           Signs{"board = [\n    [", ", ", "],\n    [", "],\n]\n"},
           Signs{"board = [  # from a book\n[", ", ", "],  # a row\n[", "]]  # its end\n"},
           Signs{"b = [\n[", ", ", "],\n[", "]\n]\n", "None"},
           Signs{"b = [\n['", "', '", "'],\n['", "']]\n", " "},
           Signs{"((", ", ", "),\n(", "))\n"},
           Signs{"array([[", ", ", "],\n       [", "]])\n"},
           Signs{"x = np.array([[", ", ", "],\n[", "]], dtype=int8)\n"},
           Signs{"x = np.array([[", ", ", "],\n[", "]],\n      dtype=int8)\n"},
           Signs{"[[", " ", "]\n [", "]]\n"},
           Signs{"[[", ". ", ".]\n [", ".]]\n"},
           Signs{"int board[9][9] = {\n  {", ", ", "},\n  {", "}\n};\n"},
           Signs{"int[][] board = new int[][] {\n  {", ",", "},\n  {", "},\n};\n"},
           Signs{"std::array<std::array<int, 9>, 9> b{{{", ",", "},\n{", "}}};  // end\n"},
           Signs{"let board: [[u8; 9]; 9] = [\n[", ", ", "],\n[", "],\n];\n"},
           Signs{"board = [ [", ",", "]\n        , [", "]\n        ]\n"},
           Signs{"problem(1, [[", ",", "],\n            [", "]]).\n", "_"},
           Signs{"grid1 <- c(", ",", ",\n", ")\n"},
           Signs{"m <- matrix(c(", ", ", ",\n", "), nrow = 9, byrow = TRUE)\n"},
           Signs{"\"puzzle\": [\n[", ", ", "],\n[", "]\n],\n", "?"},
           Signs{"board = {{", ",", "},\n{", "}}\n", "nil"},
           Signs{"A = [", " ", ";\n     ", "];\n"},
           Signs{"A = [", ", ", "; ", "]\n"},
           Signs{"int p[81] = {\n", ",", ",\n", "};\n"},
           Signs{"int p[] = {\n", ",", ",\n", "\n};\n"},
           Signs{"p = [", ", ", ", ", "]\n"},
           Signs{"[", ", ", "]\n[", "]\n"},
           Signs{"[", ", ", "],\n[", "]\n"},
           Signs{"const char* board[] = {\n  \"", "", "\",\n  \"", "\"\n};\n", "."},
           Signs{"const board = [\n'", "", "',\n'", "',\n];\n", "."},
           Signs{"[\"", "", "\", \"", "\"]\n", "."},
       }) {
    expectPuzzles(listOf(signs), {kPuzzle});
  }
}

TEST(PuzzleReader, ReadsArraysOfMiniZinc) {
  for (const std::string blank : {"0", "_"}) {
    expectPuzzles(listOf({"start=[|\n", ", ", " |\n", " |\n|];\n", blank}), {kPuzzle});
    expectPuzzles(listOf({"start=[|\n", ", ", "|\n", "|]; % end\n", blank}), {kPuzzle});
    expectPuzzles(listOf({"start = [| ", ", ", "\n  | ", " |];\n", blank}), {kPuzzle});
    expectPuzzles(listOf({"start = [| ", ", ", ",\n  | ", "\n|]\n", blank}), {kPuzzle});
  }
  const Contents contents = contentsOf("n = 9;\n" + listOf({"p=[|", ", ", "\n|", "|];\n"}));
  EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
  EXPECT_EQ(contents.errors.size(), 1U);
}

TEST(PuzzleReader, ReadsListsOfOtherSizesAndOfMaps) {
  const Signs python{"[[", ", ", "],\n [", "]]\n"};
  EXPECT_EQ(lineOf(puzzleIn(listOf(kSix, 6, python))), kSix);
  const auto jigsaw = puzzleIn(listOf(kPuzzle, 9, python) + '\n' +
                               listOf(kMap, 9, {"[['", "', '", "'],\n ['", "']]\n"}));
  EXPECT_FALSE(jigsaw.puzzle.shape.isOrdinary());
}

TEST(PuzzleReader, ReadsSeveralBoardsInListsOrBelowEachOther) {
  const std::string list = listOf({"a = [\n[", ", ", "],\n[", "]]\n"});
  expectPuzzles(list + list + "\n" + list, {kPuzzle, kPuzzle, kPuzzle});
  const std::string board = listOf({"[[", ", ", "],\n  [", "]]"});
  expectPuzzles('[' + board + ",\n " + board + "]\n", {kPuzzle, kPuzzle});
  const std::string line = listOf({"[[", ", ", "], [", "]]"});
  expectPuzzles(line + '\n' + line + '\n', {kPuzzle, kPuzzle});
  expectPuzzles('[' + line + ",\n" + line + "]\n", {kPuzzle, kPuzzle});
  expectPuzzles("puzzles = [\n'" + kPuzzle + "',\n'" + kPuzzle + "'\n]\n", {kPuzzle, kPuzzle});
}

TEST(PuzzleReader, ReadsABoardInQuotesThatAProgramGivesAName) {
  for (const std::string name :
       {"puzzle = ", "puzzle=", "grid = ", "s = ", "const puzzle = ", "board: ", "  puzzle  =  ",
        "let grid: &str = ", "static const char* sudoku = ", "puzzle_1 = ", "GRID := "}) {
    for (const char quote : {'"', '\''}) {
      for (const std::string end : {"", ";", ",", "  # hard", " // hard"}) {
        expectPuzzles(name + quote + kPuzzle + quote + end + '\n', {kPuzzle});
      }
    }
  }
  EXPECT_EQ(puzzleIn("puzzle = \"" + kPuzzle + kMap + '"').puzzle, puzzleIn(kPuzzle + kMap).puzzle);
  EXPECT_THAT(errorIn("puzzle = \"" + kPuzzle.substr(1) + '"'), HasSubstr("found 80 squares"));
}

TEST(PuzzleReader, ANameInQuotesBeforeABoardIsNoNameOfAColumn) {
  for (const std::string end : {"", ","}) {
    expectPuzzles("\"puzzle\": \"" + kPuzzle + '"' + end + '\n', {kPuzzle});
  }
}

TEST(PuzzleReader, SaysWhatAListLacks) {
  const Signs python{"b = [\n[", ", ", "],\n[", "]\n]\n"};
  EXPECT_THAT(contentsOf(listOf(kPuzzle.substr(9), 9, python) + kPuzzle).errors,
              ElementsAre(HasSubstr("text:1:1: found a list of 8 rows of 9 values; a board has")));
  EXPECT_THAT(contentsOf(listOf(kPuzzle.substr(1), 9, python)).errors,
              ElementsAre(HasSubstr("the rows of this list have 8 to 9 values")));
  EXPECT_THAT(contentsOf(listOf(kPuzzle, 9, {"[[", ",\n", "],\n[", "]]\n"})).errors,
              ElementsAre(HasSubstr("each row of a list must be in a line of its own")));
  EXPECT_THAT(contentsOf(listOf({"[\n\"", "", "\",\n\"1", "\"\n]", "."})).errors,
              ElementsAre(HasSubstr("the texts of this list differ in length")));
  const std::string line = listOf({"[[", ", ", "], [", "]]"});
  EXPECT_THAT(contentsOf('[' + line + ", " + line + "]\n").puzzles, IsEmpty());
}

TEST(PuzzleReader, TakesNoLineWithManyValuesForATitle) {
  for (const std::string text : {"board = [[0,1,0,0],[0,0,2,0],[0,2,0],[0,0,3,0]]",
                                 "grid=[\"12.\",\".3..\",\"...1\",\"4.3.\"]",
                                 "sudoku([[1,2,3,4]; [3,4,1,2,3]]", "puzzle {1,0,0,2; 0,0"}) {
    EXPECT_THAT(contentsOf(text + '\n' + kPuzzle).errors, SizeIs(1)) << text;
  }
  const std::string rows = listOf({"grid = ", " ", ";", "\n"});
  EXPECT_THAT(contentsOf(rows + kPuzzle).errors, SizeIs(1));
  expectPuzzles("Puzzle 12 [hard], 2026-11-24 17:30:05, 25 givens, 3.5\n" + kPuzzle, {kPuzzle});
}

TEST(PuzzleReader, TakesNoOtherBracketsForAList) {
  EXPECT_THAT(errorIn("[[5, 3, 0]]\n"), HasSubstr("JSON"));
  EXPECT_THAT(errorIn("[\n[5, 3, 0]]\n"), HasSubstr("JSON"));
  EXPECT_THAT(contentsOf("Easy (4, 3, 2, 1)\n" + kPuzzle).puzzles.size(), 1U);
  EXPECT_EQ(puzzleIn("# [1, 2, 3, 4]\n" + kPuzzle).title, "[1, 2, 3, 4]");
  for (const std::string text : {"[1]", "(5)", "a[9] = 3;", "f(1, 2, 3, 4);"}) {
    EXPECT_THAT(contentsOf(text).puzzles, IsEmpty()) << text;
  }
  // Rows of different names are no board.
  EXPECT_THAT(contentsOf("a = [1, 0, 0, 0]\nb = [0, 2, 0, 0]\nc = [0, 0, 3, 0]\nd = [0, 0, 0, 4]\n")
                  .puzzles,
              IsEmpty());
  expectPuzzles("r1 = [1, 0, 0, 0]\nr2 = [0, 2, 0, 0]\nr3 = [0, 0, 3, 0]\nr4 = [0, 0, 0, 4]\n",
                {"1....2....3....4"});
  // R fills a matrix by columns.
  EXPECT_THAT(contentsOf(listOf({"matrix(c(", ", ", ",\n", "), nrow = 9)\n"})).puzzles, IsEmpty());
  // With a mistake in it, it is no title either.
  EXPECT_THAT(errorIn(listOf({"grid = [[", ", ", "], [", "]\n"})), HasSubstr("code or data"));
  // A text that a bracket opens and none closes.
  EXPECT_THAT(contentsOf(listOf({"[[", ", ", "],\n[", "]\n"})).puzzles, IsEmpty());
  EXPECT_THAT(contentsOf(listOf({"[[", ", ", "],\n[", "])\n"})).puzzles, IsEmpty());
}

}  // namespace
