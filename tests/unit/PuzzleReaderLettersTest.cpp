// PuzzleReader: values beyond 9 as letters, and lines that may be a small board or a row.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::errorIn;
using puzzletexts::kMap;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::puzzleIn;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::solved16;
using puzzletexts::withSpaces;
using sudoku::kUndecided;
using sudoku::Letters;
using sudoku::Puzzle;
using sudoku::ReadPuzzle;

TEST(PuzzleReader, RecognisesLettersThatOnlyOneConventionHas) {
  const std::string fromOne = solved16("123456789ABCDEFG");
  const std::string fromZero = solved16("0123456789ABCDEF");
  const std::string lettersOnly = solved16("ABCDEFGHIJKLMNOP");
  const std::string expected = lineOf(puzzleIn(fromOne));
  EXPECT_EQ(expected.substr(0, 9), "1,2,3,4,5");
  EXPECT_EQ(lineOf(puzzleIn(fromZero)), expected);
  EXPECT_EQ(lineOf(puzzleIn(lettersOnly)), expected);
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(fromOne, 16))), expected);
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(replaced(fromOne, 'A', 'a'), 16))), expected);
}

TEST(PuzzleReader, TakesZeroForAValueBesideAnotherSignForABlank) {
  const std::string puzzle = replaced(solved16("0123456789ABCDEF"), '7', '.');
  EXPECT_EQ(puzzleIn(puzzle).puzzle.at(0, 0), 1);
  EXPECT_EQ(puzzleIn(puzzle).puzzle.at(0, 7), kUndecided);
}

TEST(PuzzleReader, TakesZerosForBlanksIfTheyAreTooManyForAValue) {
  std::string puzzle = solved16("123456789ABCDEF0");
  puzzle[0] = '0';
  EXPECT_EQ(puzzleIn(puzzle).puzzle.at(0, 0), kUndecided);
  EXPECT_EQ(puzzleIn(puzzle).puzzle.at(0, 1), 2);
}

TEST(PuzzleReader, LetsTheOptionDecideWhatLettersMean) {
  const std::string puzzle = "12A" + std::string(253, '.');
  EXPECT_EQ(puzzleIn(puzzle, Letters::digitsFromOne).puzzle.at(0, 2), 10);
  EXPECT_EQ(puzzleIn(puzzle, Letters::digitsFromZero).puzzle.at(0, 2), 11);
  EXPECT_EQ(puzzleIn("BA" + puzzle.substr(3) + ".", Letters::lettersOnly).puzzle.at(0, 0), 2);
  EXPECT_EQ(errorIn(puzzle),
            "text:1:1: the value of '1' is not clear: the letters of this board can be 1-9A-G or "
            "0-9A-F; the option --letters says which they are, as in --letters 1-9A-G");
}

TEST(PuzzleReader, TakesUnclearLettersForThoseOfTheBoardsAbove) {
  const std::string unclear = "12A" + std::string(253, '.') + "\n";
  const std::string fromOne = "12G" + unclear.substr(3);
  const std::string fromZero = "02A" + unclear.substr(3);
  EXPECT_EQ(contentsOf(fromOne + unclear).puzzles.at(1).puzzle.at(0, 2), 10);
  EXPECT_EQ(contentsOf(fromZero + unclear).puzzles.at(1).puzzle.at(0, 2), 11);
  EXPECT_EQ(contentsOf(fromZero + unclear).puzzles.at(1).letters, Letters::digitsFromZero);
  EXPECT_EQ(contentsOf(fromZero + fromOne + fromOne + unclear).errors.size(), 1u);
  EXPECT_EQ(contentsOf(unclear + fromOne).errors.size(), 1u);
}

TEST(PuzzleReader, ReadsBlankBoardsWhateverTheLetters) {
  EXPECT_EQ(puzzleIn(std::string(256, '.')).puzzle.size, 16);
  EXPECT_EQ(puzzleIn(std::string(625, '0')).puzzle.size, 25);
}

TEST(PuzzleReader, ReadsLettersOfABoardOfTwentyFive) {
  EXPECT_EQ(puzzleIn("AYX" + std::string(622, '.')).puzzle.at(0, 2), 24);
  EXPECT_EQ(puzzleIn("1P" + std::string(623, 'x')).puzzle.at(0, 1), 25);
  EXPECT_EQ(puzzleIn("0O" + std::string(623, '.')).puzzle.at(0, 1), 25);
}

TEST(PuzzleReader, AnXOfTheOtherCaseThanAllLettersIsABlank) {
  const std::string capitals = "BCDEXFGHIJAKLMNOYPQRSTUVWxxx" + std::string(597, 'x');
  std::string small = capitals;
  for (char& c : small) c = static_cast<char>(c ^ 0x20);
  const std::string expected = lineOf(puzzleIn(replaced(capitals, 'x', '.')));
  for (const std::string& text : {capitals, small}) {
    EXPECT_EQ(lineOf(puzzleIn(text)), expected);
    EXPECT_EQ(lineOf(puzzleIn(rowsOf(text, 25))), expected);
    EXPECT_EQ(lineOf(puzzleIn(text, Letters::lettersOnly)), expected);
  }
  EXPECT_EQ(puzzleIn("AYx" + std::string(622, '.')).puzzle.at(0, 2), kUndecided);
  EXPECT_EQ(puzzleIn("ABxy" + std::string(621, '.')).puzzle.at(0, 2), 24)
      << "letters of both cases";
  EXPECT_EQ(puzzleIn("ayx" + std::string(622, '.')).puzzle.at(0, 2), 24);
}

TEST(PuzzleReader, ReadsLettersWithSpacesBetween) {
  std::string text;
  for (const char c : solved16("123456789ABCDEFG")) text += {c, ' '};
  EXPECT_EQ(lineOf(puzzleIn(text)), lineOf(puzzleIn(solved16("123456789ABCDEFG"))));
}

TEST(PuzzleReader, NamesLettersForAnOption) {
  EXPECT_EQ(sudoku::lettersNamed("auto"), Letters::automatic);
  EXPECT_EQ(sudoku::lettersNamed("1-9A-G"), Letters::digitsFromOne);
  EXPECT_EQ(sudoku::lettersNamed("0-9A-O"), Letters::digitsFromZero);
  EXPECT_EQ(sudoku::lettersNamed("A-P"), Letters::lettersOnly);
  EXPECT_EQ(sudoku::lettersNamed("1-9A"), Letters::digitsFromOne);
  EXPECT_EQ(sudoku::lettersNamed("0-9"), Letters::digitsFromZero);
  EXPECT_EQ(sudoku::lettersNamed("A-L"), Letters::lettersOnly);
  EXPECT_EQ(sudoku::lettersNamed("0-8"), Letters::numbersFromZero);
  EXPECT_EQ(sudoku::lettersNamed("0-15"), Letters::numbersFromZero);
  EXPECT_EQ(sudoku::lettersNamed("B-Q"), std::nullopt);
}

// Rows of the values of a board less one, with that sign for blanks and that separator.
std::string rowsFromZero(const Puzzle& puzzle, const std::string& blank,
                         const std::string& separator) {
  std::string text;
  for (int row = 0; row < puzzle.size; ++row) {
    for (int col = 0; col < puzzle.size; ++col) {
      const int value = puzzle.at(row, col);
      text += (col == 0 ? "" : separator) + (value < 1 ? blank : std::to_string(value - 1));
    }
    text += '\n';
  }
  return text;
}

TEST(PuzzleReader, TakesZeroForTheFirstNumberBesideAnotherSignForABlank) {
  const Puzzle nine = puzzleIn(kPuzzle).puzzle;
  const Puzzle sixteen = puzzleIn(replaced(solved16("123456789ABCDEFG"), '7', '.')).puzzle;
  Puzzle ten = nine;
  ten.size = 10;
  ten.squares.resize(100, kUndecided);
  ten.squares[99] = 10;
  ten.squares[98] = 1;
  ten.squares[0] = ten.squares[47] = kUndecided;
  for (const Puzzle& board : {nine, ten, sixteen}) {
    std::vector<std::string> texts = {rowsFromZero(board, ".", " "), rowsFromZero(board, "-1", " "),
                                      rowsFromZero(board, "_", ","), rowsFromZero(board, "", ",")};
    texts.push_back(replaced(texts[0], '\n', ' '));
    texts.push_back("|" + rowsFromZero(board, ".", "|"));
    for (std::size_t end = texts.back().find('\n'); end + 1 < texts.back().size();) {
      texts.back().replace(end, 1, "|\n|");
      end = texts.back().find('\n', end + 2);
    }
    texts.back().insert(texts.back().size() - 1, "|");
    for (const std::string& text : texts) {
      const ReadPuzzle read = puzzleIn(text);
      EXPECT_EQ(read.puzzle.squares, board.squares) << text;
      EXPECT_EQ(name(read.letters, board.size), "0-" + std::to_string(board.size - 1)) << text;
    }
  }
  const std::string rows = rowsFromZero(nine, ".", "");
  const std::string line = toLine(nine, Letters::numbersFromZero);
  EXPECT_EQ(rows, rowsOf(line));
  for (const std::string& text : {rows, line, "id,puzzle\n1," + line, line + kMap}) {
    EXPECT_EQ(puzzleIn(text).puzzle.squares, nine.squares) << text;
  }
}

TEST(PuzzleReader, TakesZeroForTheFirstNumberOfALargeBoardWithOneInEachRowAndColumn) {
  const Puzzle solved = puzzleIn(solved16("123456789ABCDEFG")).puzzle;
  std::string rows;
  for (std::size_t i = 0; i < solved.squares.size(); ++i) {
    rows += std::to_string(solved.squares[i] - 1) + (i % 16 == 15 ? '\n' : ' ');
  }
  const ReadPuzzle read = puzzleIn(rows);
  EXPECT_EQ(read.puzzle, solved);
  EXPECT_EQ(read.letters, Letters::numbersFromZero);
  // With two zeros in a row, they are blanks; and so they are in small boards.
  const std::string blank = rows.replace(rows.find(" 1 "), 3, " 0 ");
  EXPECT_EQ(puzzleIn(blank).letters, Letters::automatic);
  EXPECT_EQ(lineOf(puzzleIn(replaced(kSolution, '9', '0'))), replaced(kSolution, '9', '.'));
}

TEST(PuzzleReader, TakesZerosForBlanksBesideAnotherSignIfTheyCannotBeAValue) {
  const std::string given = "123456789";
  const std::string blanks(72 - 9, '.');
  for (const std::string& text : {given + "0........" + blanks, "12345678000......" + blanks + '.',
                                  "12345678.0........0......." + blanks.substr(8)}) {
    const ReadPuzzle read = puzzleIn(text);
    EXPECT_EQ(read.letters, Letters::automatic) << text;
    EXPECT_EQ(read.puzzle.at(0, 0), 1) << text;
    EXPECT_EQ(std::count(read.puzzle.squares.begin(), read.puzzle.squares.end(), kUndecided),
              81 - std::count_if(text.begin(), text.end(), [](char c) { return '0' < c; }))
        << text;
  }
}

TEST(PuzzleReader, AsksForTheMeaningOfAZeroThatIsRarerThanTheValues) {
  const std::string twice = "12345678.345678123";
  const std::string puzzle = twice + std::string(62, '.') + "0";
  EXPECT_EQ(errorIn(puzzle),
            "text:1:81: the value of '0' is not clear: it can be a blank, or the values of this "
            "board can be 0-8; the option --letters 0-8 says so; otherwise, all blanks need one "
            "sign");
  EXPECT_EQ(puzzleIn(puzzle, Letters::numbersFromZero).puzzle.at(8, 8), 1);
  EXPECT_EQ(puzzleIn(replaced(puzzle, '.', '0')).puzzle.at(8, 8), kUndecided);
  const std::string clear = std::string(80, '.') + "0\n";
  EXPECT_EQ(contentsOf(clear + puzzle).puzzles.at(1).puzzle.at(8, 8), 1);
}

TEST(PuzzleReader, CountsFromZeroAsTheBoardsAboveUntilOneHasTheLargestValue) {
  const Puzzle board = puzzleIn(kPuzzle).puzzle;
  const std::string fromZero = toLine(board, Letters::numbersFromZero) + '\n';
  const std::string lacksZero = replaced(fromZero, '0', '.');
  const Puzzle lacksOne = puzzleIn(replaced(kPuzzle, '1', '.')).puzzle;
  EXPECT_EQ(puzzleIn(lacksZero).letters, Letters::automatic);
  for (const std::string& text : {lacksZero, rowsOf(lacksZero)}) {
    const ReadPuzzle read = contentsOf(fromZero + text).puzzles.at(1);
    EXPECT_EQ(read.letters, Letters::numbersFromZero) << text;
    EXPECT_EQ(read.puzzle.squares, lacksOne.squares) << text;
    const auto others = contentsOf(fromZero + kPuzzle + '\n' + text).puzzles;
    EXPECT_EQ(others.at(1).puzzle.squares, board.squares) << text;
    EXPECT_EQ(others.at(2).letters, Letters::automatic) << text;
  }
  const std::string zeros = replaced(lacksZero, '.', '0');
  EXPECT_EQ(contentsOf(fromZero + zeros).puzzles.at(1).letters, Letters::automatic);
}

TEST(PuzzleReader, ReadsTheTitleOfABoardWithZerosBesideAnotherSign) {
  const std::string blanks(60, '.');
  for (const std::string& board :
       {"100345678000.345678.." + blanks, "012345678............" + blanks}) {
    for (const std::string title : {"a title, with (x)", "Nr 1; hard", "it's a title"}) {
      const ReadPuzzle read = puzzleIn(board + ' ' + title);
      EXPECT_EQ(read.title, title) << board;
      EXPECT_EQ(read.puzzle.squares, puzzleIn(board).puzzle.squares) << board;
    }
  }
}

TEST(PuzzleReader, ReadsNumbersFromZeroIfTheOptionSaysSo) {
  const std::string zeros = std::string(80, '.') + "0";
  EXPECT_EQ(puzzleIn(zeros, Letters::numbersFromZero).puzzle.at(8, 8), 1);
  EXPECT_EQ(errorIn("9" + zeros.substr(1), Letters::numbersFromZero),
            "text:1:1: found '9' in row 1, column 1 of a 9x9 board; its values are 0 to 8, and one "
            "of . _ * or -1 is a blank");
  const Puzzle sixteen = puzzleIn(replaced(solved16("123456789ABCDEFG"), '5', '.')).puzzle;
  const std::string line = toLine(sixteen, Letters::numbersFromZero);
  EXPECT_EQ(line.substr(0, 15), "0,1,2,3,-1,5,6,");
  EXPECT_EQ(puzzleIn(line, Letters::numbersFromZero).puzzle, sixteen);
}

TEST(PuzzleReader, ReadsRowsOfLettersWithDashesOrQuestionMarksForBlanks) {
  for (const char* const alphabet : {"123456789ABCDEFG", "0123456789ABCDEF", "ABCDEFGHIJKLMNOP"}) {
    const std::string line = replaced(solved16(alphabet), alphabet[6], '.');
    const Puzzle expected = puzzleIn(line).puzzle;
    const std::string separated = withSpaces(rowsOf(line, 16));
    std::string fullRow = rowsOf(line, 16);
    fullRow.replace(0, 16, solved16(alphabet).substr(0, 16));
    std::string drawing = "+---------+---------+---------+---------+\n";
    for (int row = 0; row < 16; ++row) {
      std::string text = separated.substr(static_cast<std::size_t>(row) * 32, 31);
      text.insert(23, " |").insert(15, " |").insert(7, " |");
      drawing += "| " + text + " |\n";
      if (row % 4 == 3) drawing += drawing.substr(0, drawing.find('\n') + 1);
    }
    for (const char sign : {'-', '?'}) {
      for (const std::string& text : {line, rowsOf(line, 16), separated, drawing}) {
        EXPECT_EQ(puzzleIn(replaced(text, '.', sign)).puzzle, expected) << text;
      }
      EXPECT_EQ(puzzleIn(replaced(fullRow, '.', sign)).puzzle, puzzleIn(fullRow).puzzle) << sign;
    }
  }
}

TEST(PuzzleReader, TakesZeroForAValueAmongLettersInRowsWithSpacesForBlanks) {
  const std::string line = replaced(solved16("0123456789ABCDEF"), '7', '.');
  const std::string rows = replaced(rowsOf(line, 16), '.', ' ');
  EXPECT_EQ(puzzleIn(rows).puzzle, puzzleIn(line).puzzle);
  EXPECT_EQ(puzzleIn(replaced(line, '.', ' ')).puzzle, puzzleIn(line).puzzle);
  EXPECT_EQ(contentsOf(rows + "\n" + rows).puzzles.at(1).letters, Letters::digitsFromZero);
}

TEST(PuzzleReader, ReadsSolvedBoardsOfLettersOnly) {
  for (const int size : {10, 12, 15, 16, 20, 25}) {
    std::string line;
    for (int i = 0; i < size * size; ++i) {
      line += static_cast<char>('A' + (i / size * 3 + i / size * 3 / size + i) % size);
    }
    EXPECT_EQ(puzzleIn(line).puzzle.size, size);
    EXPECT_EQ(puzzleIn(line).letters, Letters::lettersOnly);
    EXPECT_EQ(puzzleIn(line, Letters::lettersOnly).puzzle, puzzleIn(line).puzzle);
  }
  EXPECT_NE(errorIn(std::string(50, 'A') + std::string(50, 'B')), "none");
}

TEST(PuzzleReader, TakesNoBreakSpacesForSpaces) {
  std::string text;
  for (const char c : withSpaces(rowsOf(kPuzzle)))
    text += c == ' ' ? "\xC2\xA0" : std::string(1, c);
  EXPECT_EQ(lineOf(puzzleIn(text)), kPuzzle);
  EXPECT_EQ(puzzleIn(kPuzzle + "\xC2\xA0# a\xC2\xA0title").title, "a title");
  EXPECT_EQ(errorIn("\xC2\xA0\xC2\xA0"
                    "5 3 ! 7")
                .substr(0, 9),
            "text:1:7:");
}

TEST(PuzzleReader, ReadsSixteenCharactersAsASmallPuzzle) {
  EXPECT_EQ(lineOf(puzzleIn("1234341221434321")), "1234341221434321");
  EXPECT_EQ(lineOf(puzzleIn("1..............4")), "1..............4");
}

TEST(PuzzleReader, ReadsSixteenLinesOfSixteenAsOneBoardIfTheyNeedOne) {
  std::string blanks;
  for (int row = 0; row < 16; ++row) blanks += "1...............\n";
  EXPECT_EQ(contentsOf(blanks).puzzles.size(), 16u);
  std::string board = blanks;
  board[board.size() - 3] = 'G';
  EXPECT_EQ(puzzleIn(board).puzzle.size, 16);
}

std::string repeated(const std::string& text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

TEST(PuzzleReader, ReadsSixteenLinesOfSixteenBlanksThatStandAloneAsOneBoard) {
  const Puzzle blank{16, std::vector<int>(256, kUndecided)};
  const std::string one = std::string(16, '.') + "\n";
  for (const std::string& row :
       {one, std::string(16, '0') + "\n", repeated("0 ", 16) + "\n", repeated("-1,", 16) + "\n"}) {
    EXPECT_EQ(puzzleIn(repeated(row, 16)).puzzle, blank) << row;
    const Contents two = contentsOf(repeated(row, 16) + "\n" + repeated(row, 16) + kPuzzle);
    ASSERT_EQ(two.puzzles.size(), 3u) << row;
    EXPECT_EQ(two.puzzles[0].puzzle, blank) << row;
    EXPECT_EQ(two.puzzles[1].puzzle, blank) << row;
    EXPECT_EQ(lineOf(two.puzzles[2]), kPuzzle);
  }
  EXPECT_EQ(puzzleIn(repeated(repeated("0 ", 81) + "\n", 81)).puzzle.size, 81);
}

TEST(PuzzleReader, ReadsLinesOfSixteenBlanksAsSmallBoardsIfThereAreNotSixteenOrTheyAreSeparated) {
  const std::string row = std::string(16, '.') + "\n";
  const std::string given = "1" + std::string(15, '.') + "\n";
  const std::string board = "1123............\n";
  for (const std::string& text :
       {repeated(row, 15), repeated(row, 17), repeated(row, 32), repeated(row + "\n", 16),
        repeated(given, 3) + repeated(row, 16), board + repeated(row, 16),
        repeated(row, 16) + given, repeated(row, 15) + given}) {
    const Contents contents = contentsOf(text);
    EXPECT_EQ(contents.errors, std::vector<std::string>());
    for (const ReadPuzzle& read : contents.puzzles) EXPECT_EQ(read.puzzle.size, 4) << text;
  }
}

TEST(PuzzleReader, NoticesLettersThatTheUserNamedForBoardsOfAnotherSize) {
  struct Named {
    std::string letters, text, notice;
  };
  const std::string sixteen = puzzletexts::solved16("0123456789ABCDEF");
  for (const Named& each :
       {Named{"A-P", kPuzzle,
              "text:1:1: the option --letters A-P names the values of 16x16 boards; those of this "
              "9x9 board are the numbers 1 to 9; this is said once for each text"},
        {"0-9A-B", sixteen,
         "names the values of 12x12 boards; those of this 16x16 board are 0-9A-F"},
        {"0-15", std::string(81, '.'),
         "names the values of 16x16 boards; those of this 9x9 board are 0-8"},
        {"0-9A-F", sixteen, ""},
        {"auto", sixteen, ""}}) {
    sudoku::ReadOptions options;
    const auto named = sudoku::lettersNamed(each.letters);
    ASSERT_TRUE(named) << each.letters;
    options.letters = *named;
    const Contents contents = puzzletexts::contentsOf(each.text + '\n' + each.text, options);
    ASSERT_EQ(contents.puzzles.size(), 2U);
    EXPECT_THAT(contents.puzzles[0].notice, testing::HasSubstr(each.notice));
    EXPECT_EQ(contents.puzzles[0].notice.empty(), each.notice.empty());
    EXPECT_EQ(contents.puzzles[1].notice, "");
  }
}

TEST(PuzzleReader, ReadsABoardOfSixteenWithAMistakeInEachRow) {
  const std::string board = replaced(solved16("123456789ABCDEFG"), '9', '8');
  EXPECT_EQ(puzzleIn(rowsOf(board, 16)).puzzle, puzzleIn(board).puzzle);
}

TEST(PuzzleReader, ReadsSixteenNumbersAsARowIfTheFollowingLinesAre) {
  std::string row = "0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0\n";
  EXPECT_EQ(puzzleIn(row).puzzle.size, 4);
  std::string board;
  for (int i = 0; i < 15; ++i) board += row;
  EXPECT_EQ(puzzleIn(board + "0 0 0 16 0 0 0 0 0 0 0 0 0 0 0 0\n").puzzle.size, 16);
}

TEST(PuzzleReader, TakesTheOnlyLetterXOfA10x10BoardForTenBesideAnotherBlank) {
  std::vector<std::string> rows(10);
  std::vector<int> expected;
  for (std::size_t i = 0; i < 100; ++i) {
    const std::size_t row = i / 10, value = (row % 2 * 5 + row / 2 + i % 10) % 10 + 1;
    const bool isBlank = (row + i % 10 * 3) % 4 == 0;
    rows[row] += isBlank ? '.' : "123456789X"[value - 1];
    expected.push_back(isBlank ? kUndecided : static_cast<int>(value));
  }
  std::string text, line;
  for (const std::string& row : rows) {
    text += row + '\n';
    line += row;
  }
  for (const std::string& board : {text, line, withSpaces(text), replaced(text, 'X', 'x')}) {
    for (const char blank : {'.', '0', '_', '*', '?', '-'}) {
      const std::string each = replaced(board, '.', blank);
      EXPECT_EQ(puzzleIn(each).puzzle.squares, expected) << each;
    }
  }
  // A sign that is twice in a row, or in a larger board, is a blank.
  std::string twice = withSpaces(text);
  twice.replace(twice.find('.'), 1, "X");
  EXPECT_EQ(puzzleIn(twice).puzzle.at(0, 9), kUndecided) << twice;
}

}  // namespace
