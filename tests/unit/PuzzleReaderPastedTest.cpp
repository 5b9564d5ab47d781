// PuzzleReader: puzzles as they are pasted from web pages, PDF files and documents: with other
// signs, and with marks of the language that the document is written in.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::drawingOf;
using puzzletexts::errorIn;
using puzzletexts::expectPuzzles;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::withSpaces;
using sudoku::Format;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

// The text with `to` for each `from`.
std::string with(const std::string& text, const std::string& from, const std::string& to) {
  std::string result;
  for (std::size_t i = 0; i < text.size();) {
    const bool isFrom = text.compare(i, from.size(), from) == 0;
    result += isFrom ? to : text.substr(i, 1);
    i += isFrom ? from.size() : 1;
  }
  return result;
}

TEST(PuzzleReader, TakesDotsAndEmptySquaresOfWebPagesForBlanks) {
  for (const std::string sign : {"\u00B7", "\u2022", "\u2219", "\u22C5", "\u30FB", "\uFF0E",
                                 "\u25A1", "\u25A2", "\u25FB", "\u2B1C", "\uFF3F"}) {
    for (const std::string& text : {kPuzzle, rowsOf(kPuzzle), withSpaces(rowsOf(kPuzzle)),
                                    drawingOf(puzzleIn(kPuzzle).puzzle), "1," + kPuzzle + ",x\n"}) {
      expectPuzzles(with(text, ".", sign), {kPuzzle});
    }
  }
}

TEST(PuzzleReader, ReadsWideDigitsAndSpaces) {
  std::string wide;
  for (const char c : kPuzzle) {
    wide += c == '.' ? "\u3000"
                     : std::string("\uFF10").replace(2, 1, {static_cast<char>(0x90 + c - '0')});
    if (wide.size() % 28 == 27) wide += '\n';
  }
  expectPuzzles(wide + '\n', {kPuzzle});
  EXPECT_EQ(puzzleIn(kPuzzle + " # \uFF11\u30FB2").title, "\uFF11\u30FB2");
}

TEST(PuzzleReader, CountsColumnsInTheCharactersOfTheText) {
  const std::string line = with(kPuzzle.substr(0, 80), ".", "\u00B7");
  EXPECT_THAT(errorIn(line), HasSubstr("text:1:81: found 80 squares"));
  EXPECT_THAT(errorIn(line + "!"), HasSubstr("text:1:81: found '!'"));
}

TEST(PuzzleReader, ReadsBoldValuesOfATableInMarkdown) {
  for (const std::string sign : {"**", "__"}) {
    for (const std::string blank : {" ", ".", ""}) {
      std::string rows;
      for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
        rows += "| " + (kPuzzle[i] == '.' ? blank : sign + kPuzzle[i] + sign) + ' ';
        if (i % 9 == 8) rows += "|\n";
      }
      const std::string rule = "|---|---|---|---|---|---|---|---|---|\n";
      expectPuzzles("| | | | | | | | | |\n" + rule + rows, {kPuzzle});
      expectPuzzles(std::string(rows).insert(rows.find('\n') + 1, rule), {kPuzzle});
    }
  }
  // Asterisks of a 10x10 board are blanks.
  std::string text = "|**3**|***1*|\n";
  for (int row = 1; row < 10; ++row) text += "|*****|*****|\n";
  EXPECT_EQ(puzzleIn(text, sudoku::Letters::digitsFromOne).puzzle.squares[2], 3);
}

TEST(PuzzleReader, ReadsTheRowsOfLaTeXsPackageSudoku) {
  std::string rows;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    rows += kPuzzle[i] == '.' ? "| " : "|" + kPuzzle.substr(i, 1);
    if (i % 9 == 8) rows += "|.\n";
  }
  expectPuzzles(rows, {kPuzzle});
}

TEST(PuzzleReader, SaysThatASamuraiIsNotRead) {
  for (const std::string gap : {"   ", "###", "---"}) {
    const std::string nine = kPuzzle.substr(0, 9), side = nine + gap + nine + '\n';
    const std::string outer = side + side + side;
    const std::string shared = nine + "..." + nine + '\n';
    const std::string inner = gap + gap + nine + '\n';
    const std::string text = outer + outer + shared + shared + shared + inner + inner + inner +
                             shared + shared + shared + outer + outer;
    EXPECT_THAT(contentsOf(text).errors,
                ElementsAre(HasSubstr("a Samurai Sudoku, which is not read")))
        << text;
  }
}

TEST(PuzzleReader, ReadsNoAddressOfAWebPage) {
  const Contents contents =
      contentsOf("https://example.org/?bd=" + kPuzzle + "\n" + kPuzzle + "\nhttp://example.org/\n");
  EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
  EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("text:1:1: found the address of a web page"),
                                           HasSubstr("text:3:1: found the address of a web page")));
}

TEST(PuzzleReader, ReadsPencilMarksInColumnsAsWideAsALineOfAllSquares) {
  for (const std::size_t width : {std::size_t{9}, std::size_t{10}}) {
    std::string text;
    for (std::size_t i = 0; i < kSolution.size(); ++i) {
      const bool isOpen = kPuzzle[i] == '.' && kSolution[i] < '9';
      std::string mark(1, kSolution[i]);
      if (isOpen) mark += static_cast<char>(kSolution[i] + 1);
      text += mark + std::string(width - mark.size(), ' ') + (i % 9 == 8 ? "\n" : "");
    }
    EXPECT_EQ(puzzleIn(text).format, Format::pencilMarks) << text;
  }
  // Nine givens on the diagonal alone are a board.
  std::string line;
  for (const char c : std::string("123456789")) line += c + std::string(9, ' ');
  expectPuzzles(line, {with(line.substr(0, 81), " ", ".")});
}

TEST(PuzzleReader, SpacesAndEmptyLinesBetweenTheBoxesOfAFullBoardAreNoBlanks) {
  const std::string rows = "324 651\n615 342\n\n431 526\n562 413\n\n146 235\n253 164\n";
  const std::string board = "324651615342431526562413146235253164";
  puzzletexts::expectPuzzles(rows, {board});
  EXPECT_EQ(puzzletexts::linesOf(puzzletexts::contentsOf("My last one\n" + rows)),
            std::vector<std::string>{board});
}

// The lines with the texts before and behind each one.
std::string around(const std::string& before, const std::string& lines, const std::string& behind) {
  std::string result;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) result += before + line + behind + '\n';
  return result;
}

TEST(PuzzleReader, ReadsBoardsThatAMailQuotes) {
  const std::string drawing = drawingOf(puzzleIn(kPuzzle).puzzle);
  for (const std::string quote : {"> ", ">", ">> ", "> > "}) {
    for (const std::string& text : {kPuzzle, rowsOf(kPuzzle), withSpaces(rowsOf(kPuzzle)), drawing,
                                    "Here it is:\n" + drawing, rowsOf(kPuzzle) + "\n# end"}) {
      expectPuzzles(around(quote, text, ""), {kPuzzle});
    }
    expectPuzzles("Bob wrote:\n" + around(quote, drawing, ""), {kPuzzle});
  }
  expectPuzzles(around("> ", with(rowsOf(kPuzzle), ".", " "), ""), {kPuzzle});
  EXPECT_EQ(errorIn("> " + kPuzzle.substr(0, 80)).substr(0, 22), "text:1:83: found 80 sq");
}

TEST(PuzzleReader, ReadsNoBoardThatAMailQuotesInPart) {
  const std::string rows = around("> ", rowsOf(kPuzzle), "");
  for (const std::string& part : {with(rows, "> 6", "6"), with(rows, "> 6", ">> 6")}) {
    const Contents contents = contentsOf(part);
    EXPECT_TRUE(contents.puzzles.empty());
    EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("text:2:1: the signs > at the beginning")));
  }
  // The signs may be "> ", or ">" before a board whose first column has no givens.
  std::string spaced;
  for (int row = 1; row <= 9; ++row) spaced += ">  " + std::to_string(row) + "     1\n";
  const Contents contents = contentsOf(spaced);
  EXPECT_TRUE(contents.puzzles.empty());
  EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("whether the spaces behind > are squares")));
  EXPECT_THAT(errorIn(">> 17\n" + kPuzzle), HasSubstr("text:1:1: found '>'"));
}

TEST(PuzzleReader, SkipsTagsOfForumsBesideTheRowsOfABoard) {
  for (const std::string tag : {"code", "CODE", "pre", "tt"}) {
    const std::string begin = '[' + tag + ']', end = "[/" + tag + ']';
    for (const std::string& text :
         {kPuzzle, rowsOf(kPuzzle).substr(0, 89), drawingOf(puzzleIn(kPuzzle).puzzle)}) {
      for (const std::string gap : {"", "\n"}) {
        const bool isLine = text == kPuzzle;
        if (gap.empty() || isLine) expectPuzzles(begin + text + gap + end, {kPuzzle});
      }
    }
  }
  expectPuzzles("[quote=\"Bob\"][code]" + kPuzzle + "[/code][/quote]", {kPuzzle});
  EXPECT_THAT(errorIn("[code]" + kPuzzle.substr(0, 80) + "[/code]"),
              HasSubstr("text:1:87: found 80 squares"));
  EXPECT_THAT(errorIn("[code]no board[/code]"), HasSubstr("found no puzzle in the section"));
}

// The rows of the text with counters, which begin with the first one.
std::string counted(const std::string& rows, const std::string& first, const std::string& gap) {
  std::string result;
  std::istringstream in(rows);
  std::size_t row = 0;
  for (std::string line; std::getline(in, line); ++row) {
    const bool isLetter = first.find_first_not_of("0123456789") == std::string::npos ? false : true;
    result += isLetter ? std::string(1, static_cast<char>(first[0] + static_cast<char>(row)))
                       : std::to_string(std::stoul(first) + row);
    result += gap + line + '\n';
  }
  return result;
}

TEST(PuzzleReader, SkipsTheCountersOfRowsWithoutSeparators) {
  for (const std::string first : {"1", "0", "A", "a", "101"}) {
    for (const std::string gap : {" ", "\t", "  ", ": "}) {
      const std::string rows = counted(rowsOf(kPuzzle), first, gap);
      expectPuzzles(rows, {kPuzzle});
      expectPuzzles(rows + rows, {kPuzzle, kPuzzle});
      expectPuzzles(rows + rowsOf(kPuzzle), {kPuzzle, kPuzzle});
      for (const std::string names : {"1 2 3 4 5 6 7 8 9", "123456789", "abcdefghi"}) {
        expectPuzzles(names + '\n' + rows, {kPuzzle});
      }
      expectPuzzles(counted(rowsOf(kSolution), first, gap), {kSolution});
    }
  }
  EXPECT_THAT(errorIn(with(counted(rowsOf(kPuzzle), "1", " "), "53", "5!")), HasSubstr("text:1:"));
}

TEST(PuzzleReader, TakesTheFirstSquaresOfALargerBoardForNoCounters) {
  std::string rows, board;
  for (int row = 0; row < 10; ++row) {
    const std::string value = row == 9 ? "." : std::to_string(row + 1);
    const std::string others = row == 9 ? "........A" : ".........";
    rows += value + ' ' + others + '\n';
    board += value + others;
  }
  EXPECT_EQ(puzzletexts::lineOf(puzzleIn(rows, sudoku::Letters::digitsFromOne)),
            puzzletexts::lineOf(puzzleIn(board, sudoku::Letters::digitsFromOne)));
}

// A 16x16 board whose blanks are that text.
std::string sixteen(const std::string& blank, bool isPadded) {
  std::string rows;
  for (int row = 0; row < 16; ++row) {
    for (int col = 0; col < 16; ++col) {
      const int value = (row * 4 + row / 4 + col) % 16 + 1;
      const bool isBlank = row != 2 && (row + col * col) % 3 == 0;
      rows += isBlank ? blank : (isPadded && value < 10 ? "0" : "") + std::to_string(value);
      rows += col == 15 ? '\n' : ' ';
    }
  }
  return rows;
}

TEST(PuzzleReader, TakesSignsInPlaceOfTwoDigitsForOneBlank) {
  const std::string board = puzzletexts::lineOf(puzzleIn(sixteen("0", false)));
  for (const std::string blank : {"..", "__", "--", "**", "??", "xx"}) {
    for (const bool isPadded : {true, false}) {
      const std::string text = sixteen(blank, isPadded);
      expectPuzzles(text, {board});
      expectPuzzles(text + text, {board, board});
      expectPuzzles(with(text, " ", ","), {board});
    }
  }
  // The first row may have no blank.
  const std::string text = sixteen("..", true), firstRow = sixteen("00", true).substr(96, 48);
  EXPECT_EQ(puzzleIn(firstRow + text.substr(48, 48 * 15)).puzzle.size, 16);
}

TEST(PuzzleReader, TakesGroupsOfTwoSquaresForNoSignsInPlaceOfTwoDigits) {
  const std::string rows =
      ".. 12 .. ..\n.. .. .. 34\n.. .. .. ..\n.. .. .. ..\n"
      ".. .. 56 ..\n.. .. .. ..\n.. 78 .. ..\n.. .. .. ..\n";
  EXPECT_EQ(puzzleIn(rows).puzzle.size, 8);
}

TEST(PuzzleReader, ReadsRowsWithABlankLineBetweenAllOfThem) {
  for (const std::string& board : {kPuzzle, puzzletexts::kSix}) {
    const std::string rows = with(rowsOf(board, board.size() == 36 ? 6 : 9), "\n", "\n\n");
    expectPuzzles(rows, {board});
    expectPuzzles(rows + rows, {board, board});
    expectPuzzles(withSpaces(rows), {board});
    expectPuzzles("Puzzle 1\n" + rows + '\n' + rows, {board, board});
  }
  const Contents contents =
      contentsOf(with(rowsOf(kPuzzle).substr(0, 80), "\n", "\n\n") + '\n' + kPuzzle);
  EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
  EXPECT_THAT(contents.errors,
              ElementsAre(HasSubstr("text:2:1: found 8 rows with blank lines between them")));
}

TEST(PuzzleReader, SaysThatTheBlanksOfABoardHaveTwoSigns) {
  std::string marked = kPuzzle;
  for (std::size_t i = 0; i < 81; ++i) {
    const bool isOnDiagonal = i / 9 == i % 9 || i / 9 + i % 9 == 8;
    if (isOnDiagonal && marked[i] == '.') marked[i] = 'X';
  }
  for (const std::string sign : {"X", "x", "*", "_", "0"}) {
    const std::string line = with(marked, "X", sign);
    for (const std::string& text : {line, rowsOf(line), withSpaces(rowsOf(line))}) {
      EXPECT_THAT(puzzleIn(text).notice, HasSubstr("the option --diagonals")) << text;
      // Once for each text.
      const Contents twice = contentsOf(text + "\n\n" + text);
      ASSERT_EQ(twice.puzzles.size(), 2U);
      EXPECT_EQ(twice.puzzles[1].notice, "");
    }
    EXPECT_EQ(puzzleIn(line + " --diagonals").notice, "");
    EXPECT_EQ(puzzleIn(with(line, ".", sign)).notice, "");
    std::string other = kPuzzle;
    other[2] = sign[0];
    const std::string notice = puzzleIn(other).notice;
    EXPECT_THAT(notice, HasSubstr("text:1:1: the blanks of this board have two signs, '"));
    EXPECT_EQ(notice.find("diagonals"), std::string::npos);
  }
}

// Each character in a line of its own.
std::string linesOfSquares(const std::string& squares) {
  std::string lines;
  for (const char c : squares) lines += (c == ' ' ? "" : std::string(1, c)) + '\n';
  return lines;
}

TEST(PuzzleReader, ReadsABoardWithOneSquareALine) {
  for (const char blank : {'.', '0', ' '}) {
    const std::string text = linesOfSquares(replaced(kPuzzle, '.', blank));
    EXPECT_EQ(lineOf(puzzleIn(text)), kPuzzle) << text;
    EXPECT_EQ(lineOf(puzzleIn("\nMy puzzle:\n" + text + "\n")), kPuzzle) << text;
  }
  EXPECT_EQ(lineOf(puzzleIn(linesOfSquares("1.3....2....4..1"))), "1.3....2....4..1");
  const std::string two = linesOfSquares(kPuzzle) + "\n" + linesOfSquares(kSolution);
  EXPECT_EQ(linesOf(contentsOf(two)), (std::vector<std::string>{kPuzzle, kSolution}));
}

TEST(PuzzleReader, LinesWithOneSquareThatAreNoBoardAreOneError) {
  const std::string start = "text:1:1: found ";
  EXPECT_THAT(errorIn(linesOfSquares(kPuzzle.substr(1))),
              StartsWith(start + "80 lines with one square"));
  EXPECT_THAT(errorIn(linesOfSquares(kPuzzle + '1')), StartsWith(start + "82 lines"));
  // The last square is blank.
  EXPECT_THAT(errorIn(linesOfSquares(replaced(kPuzzle.substr(0, 80), '.', ' ') + ' ')),
              StartsWith(start + "80 lines"));
  // A 4x4 board cannot have an 8.
  EXPECT_THAT(errorIn(linesOfSquares("1.8....2....4..1")), StartsWith(start + "16 lines"));
}

TEST(PuzzleReader, ReadsAMatrixThatRPrints) {
  for (const std::string blank : {"NA", " 0"}) {
    std::string text = "     [,1] [,2] [,3] [,4] [,5] [,6] [,7] [,8] [,9]\n";
    for (std::size_t row = 0; row < 9; ++row) {
      text += " [" + std::to_string(row + 1) + ",]";
      for (std::size_t col = 0; col < 9; ++col) {
        const char value = kPuzzle[9 * row + col];
        text += "   " + (value == '.' ? blank : std::string(" ") + value);
      }
      text += '\n';
    }
    expectPuzzles(text, {kPuzzle});
  }
  EXPECT_THAT(errorIn("[1, 2, 3]\n[4, 5, 6]"), HasSubstr("JSON"));
}

TEST(PuzzleReader, TakesATagOfAForumForNoTitle) {
  const auto read = puzzleIn("[code]\n" + drawingOf(puzzleIn(kPuzzle).puzzle) + "[/code]\n");
  EXPECT_EQ(read.format, Format::drawing);
  EXPECT_EQ(read.title, "");
}

}  // namespace
