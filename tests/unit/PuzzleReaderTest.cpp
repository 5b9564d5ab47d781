// PuzzleReader: puzzles in one line or with one row per line, their titles, and texts with many
// puzzles.

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <string>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/unit/PuzzleTexts.h"

namespace {

using puzzletexts::Contents;
using puzzletexts::contentsOf;
using puzzletexts::drawingOf;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::randomPuzzle;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::solved16;
using sudoku::Format;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::ReadPuzzle;

TEST(PuzzleReader, ReadsEightyOneCharacters) {
  const ReadPuzzle read = puzzleIn(kPuzzle + "\n");
  EXPECT_EQ(read.puzzle.size, 9);
  EXPECT_EQ(read.puzzle.at(0, 0), 5);
  EXPECT_EQ(read.puzzle.at(0, 2), kUndecided);
  EXPECT_EQ(read.puzzle.at(8, 8), 9);
  EXPECT_EQ(read.format, Format::line);
  EXPECT_EQ(read.line, 1);
  EXPECT_EQ(read.title, "");
}

TEST(PuzzleReader, TakesEachSignForABlank) {
  for (const char sign : {'.', '0', '_', '*', 'x', 'X', ' '}) {
    const ReadPuzzle read = puzzleIn(replaced(kPuzzle, '.', sign) + "\n");
    EXPECT_EQ(lineOf(read), kPuzzle) << sign;
  }
}

TEST(PuzzleReader, TakesSignsForABlankInAnyMix) {
  EXPECT_EQ(lineOf(puzzleIn("53_*7.0xX" + kPuzzle.substr(9))), kPuzzle);
}

TEST(PuzzleReader, ReadsALineWhoseLastSpacesWereTrimmed) {
  const std::string puzzle = kPuzzle.substr(0, 77) + "....";
  EXPECT_EQ(lineOf(puzzleIn(replaced(puzzle.substr(0, 77), '.', ' '))), puzzle);
}

TEST(PuzzleReader, ReadsGroupsOfCharactersInALine) {
  const ReadPuzzle read = puzzleIn(
      "53..7.... 6..195... .98....6. 8...6...3 4..8.3..1 7...2...6 .6....28. ...419..5 ....8..79");
  EXPECT_EQ(lineOf(read), kPuzzle);
  EXPECT_EQ(read.format, Format::line);
}

TEST(PuzzleReader, ReadsTheDigitsOfAnSdmFile) {
  const ReadPuzzle read = puzzleIn(replaced(kPuzzle, '.', '0'));
  EXPECT_EQ(lineOf(read), kPuzzle);
  EXPECT_EQ(read.format, Format::sdm);
}

TEST(PuzzleReader, KeepsWhatFollowsAPuzzleInItsLine) {
  EXPECT_EQ(puzzleIn(kPuzzle + "," + kSolution).title, kSolution);
  EXPECT_EQ(puzzleIn(kPuzzle + " # from an article").title, "from an article");
  EXPECT_EQ(puzzleIn(kPuzzle + ";11.9;some name\r\n").title, "11.9;some name");
  EXPECT_EQ(puzzleIn(kPuzzle + "\t1.2").title, "1.2");
  EXPECT_EQ(puzzleIn("1234341221434321 easy").title, "easy");
}

TEST(PuzzleReader, TakesTheCommentRightAboveForATitle) {
  const Contents contents =
      contentsOf("# all of them\n\n# the first\n" + kPuzzle + "\n" + kPuzzle + "\n");
  ASSERT_EQ(contents.puzzles.size(), 2u);
  EXPECT_EQ(contents.puzzles[0].title, "the first");
  EXPECT_EQ(contents.puzzles[0].line, 4);
  EXPECT_EQ(contents.puzzles[1].title, "");
}

TEST(PuzzleReader, TakesEachSignForAComment) {
  for (const std::string sign : {"#", ";", "//", "%", "  # "}) {
    EXPECT_EQ(puzzleIn(sign + "a comment\n" + kPuzzle).title, "a comment") << sign;
  }
}

TEST(PuzzleReader, ReadsNineLinesOfNine) {
  const ReadPuzzle read = puzzleIn("\n" + rowsOf(kPuzzle));
  EXPECT_EQ(lineOf(read), kPuzzle);
  EXPECT_EQ(read.format, Format::rows);
  EXPECT_EQ(read.line, 2);
}

TEST(PuzzleReader, ReadsNineLinesOfNineDigitsAsOnePuzzle) {
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(replaced(kPuzzle, '.', '0')))), kPuzzle);
  EXPECT_EQ(lineOf(puzzleIn(rowsOf(kSolution))), kSolution);
}

TEST(PuzzleReader, ReadsRowsWithGapsAndRulesBetweenBoxes) {
  EXPECT_EQ(lineOf(puzzleIn("53. .7. ...\n6.. 195 ...\n.98 ... .6.\n\n"
                            "8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n\n"
                            ".6. ... 28.\n... 419 ..5\n... .8. .79\n")),
            kPuzzle);
  EXPECT_EQ(lineOf(puzzleIn("12 ..\n.. ..\n-----\n.. ..\n.. .4\n")), "12.............4");
}

TEST(PuzzleReader, ReadsHeadingsAboveRows) {
  const Contents contents =
      contentsOf("Grid 01\n" + rowsOf(kPuzzle) + "Grid 02\n" + rowsOf(kSolution));
  ASSERT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kSolution}));
  EXPECT_EQ(contents.puzzles[1].title, "Grid 02");
  EXPECT_EQ(contents.puzzles[1].line, 12);
}

TEST(PuzzleReader, ReadsAPuzzleAfterAHeadingInTheSameLine) {
  struct Titled {
    std::string before, behind, title;
  };
  for (const auto& [before, behind, title] :
       std::vector<Titled>{{"Puzzle 1: ", "", "Puzzle 1"},
                           {"Puzzle 1 ", "", "Puzzle 1"},
                           {"Puzzle: ", " # hard", "Puzzle"},
                           {"Puzzle:", "," + kSolution, "Puzzle"},
                           {"  Puzzle #12: ", "\r", "Puzzle #12"},
                           {"Board ", "", "Board"},
                           {"grid=", "", "grid"},
                           {"Sudoku of 2024-12-31 (", "", "Sudoku of 2024-12-31"},
                           {"Sudoku, très dur: ", " 11.9", "Sudoku, très dur"}}) {
    for (const char blank : {'.', '0', '_', 'x'}) {
      const ReadPuzzle read = puzzleIn(before + replaced(kPuzzle, '.', blank) + behind);
      EXPECT_EQ(lineOf(read), kPuzzle) << before << blank;
      EXPECT_EQ(read.title, title);
    }
  }
  const Contents contents = contentsOf("Puzzle 1: " + kPuzzle + "\n\nPuzzle 2: " + kSolution);
  EXPECT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kSolution}));
  EXPECT_EQ(contents.puzzles[1].title, "Puzzle 2");
  EXPECT_EQ(contents.puzzles[1].line, 3);
}

TEST(PuzzleReader, ReadsPuzzlesOfAllKindsAfterAHeadingInTheSameLine) {
  std::string groups;
  std::string numbers;
  std::string negatives;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    const std::string value = kPuzzle[i] == '.' ? "0" : kPuzzle.substr(i, 1);
    numbers += value + ' ';
    negatives += (value == "0" ? "-1" : value) + ',';
    groups += (i % 9 == 0 ? " " : "") + kPuzzle.substr(i, 1);
  }
  for (const std::string& puzzle : {groups, numbers, negatives}) {
    for (const std::string title : {"Puzzle 1:", "Puzzle 1", "Puzzle"}) {
      const ReadPuzzle read = puzzleIn(title + " " + puzzle);
      EXPECT_EQ(lineOf(read), kPuzzle) << title << puzzle;
      EXPECT_EQ(read.title, title.substr(0, title.find(':')));
    }
  }
  EXPECT_EQ(lineOf(puzzleIn("Grid 01: 1234341221434321")), "1234341221434321");
  for (const std::string letters : {"123456789ABCDEFG", "ABCDEFGHIJKLMNOP"}) {
    EXPECT_EQ(puzzleIn("Grid 01: " + solved16(letters)).puzzle.size, 16);
  }
}

TEST(PuzzleReader, TakesAHeadingWithoutAPuzzleForATitle) {
  for (const std::string heading :
       {"Grid 01", "puzzle,solution", "Sudoku 17 of 49151, 2024-12-31 12:34:56",
        "Puzzles, see https://example.org/sudoku/17", "Board_of_directors_17 (very hard)",
        "quizzes,solutions,clues,difficulty", "Puzzle 20241231123456", "Sudoku #3 by J. Doe"}) {
    const ReadPuzzle read = puzzleIn(heading + "\n" + kPuzzle);
    EXPECT_EQ(lineOf(read), kPuzzle);
    EXPECT_EQ(read.title, heading);
  }
}

TEST(PuzzleReader, ReadsNineLinesWithSpacesForBlanks) {
  const ReadPuzzle read = puzzleIn(rowsOf(replaced(kPuzzle, '.', ' ')));
  EXPECT_EQ(lineOf(read), kPuzzle);
  EXPECT_EQ(read.format, Format::spacedRows);
}

TEST(PuzzleReader, ReadsLinesWhoseLastSpacesWereTrimmed) {
  EXPECT_EQ(lineOf(puzzleIn("53  7\n6  195\n 98    6\n8   6   3\n4  8 3  1\n7   2   6\n"
                            " 6    28\n   419  5\n    8  79\n")),
            kPuzzle);
}

TEST(PuzzleReader, ReadsAnEmptyLineBetweenSpacedRowsAsARow) {
  EXPECT_EQ(lineOf(puzzleIn("53  7\n6  195\n\n8   6   3\n4  8 3  1\n7   2   6\n"
                            " 6    28\n   419  5\n    8  79\n")),
            kPuzzle.substr(0, 18) + "........." + kPuzzle.substr(27));
}

TEST(PuzzleReader, ReadsSpacesAloneAsABlankBoardIfTheirNumberFits) {
  const Puzzle blank{9, std::vector<int>(81, kUndecided)};
  const std::string line(81, ' ');
  for (const std::string& text : {line, line + "\n", line + "\r\n", rowsOf(line)}) {
    EXPECT_EQ(puzzleIn(text).puzzle, blank);
    const Contents contents = contentsOf(kPuzzle + "\n\n" + text + "\n" + kPuzzle);
    ASSERT_EQ(contents.puzzles.size(), 3u);
    EXPECT_EQ(contents.puzzles[1].puzzle, blank);
  }
  EXPECT_EQ(puzzleIn(rowsOf(std::string(256, ' '), 16)).puzzle.size, 16);
  for (const std::string& text : {line + " ", line.substr(1), rowsOf(line).substr(1), line + "\t",
                                  rowsOf(line.substr(0, 16), 4), line.substr(0, 9) + "\n"}) {
    EXPECT_TRUE(contentsOf(text).puzzles.empty()) << '"' << text << '"';
  }
}

TEST(PuzzleReader, ReadsSpacesAloneAsTheFirstRow) {
  const std::string puzzle = "........." + kPuzzle.substr(9);
  EXPECT_EQ(lineOf(puzzleIn("\n" + rowsOf(replaced(puzzle, '.', ' ')))), puzzle);
}

TEST(PuzzleReader, ReadsSpacedRowsThatFollowEachOther) {
  const std::string rows = rowsOf(replaced(kPuzzle, '.', ' '));
  EXPECT_EQ(linesOf(contentsOf(rows + rows)), (std::vector<std::string>{kPuzzle, kPuzzle}));
}

TEST(PuzzleReader, ReadsSpacedRowsOfEachUsualSizeUpTo25) {
  const std::string values = "123456789ABCDEFGHIJKLMNOP";
  for (const std::size_t size : {4u, 6u, 8u, 9u, 10u, 12u, 15u, 16u, 20u, 25u}) {
    std::string board, rows;
    for (std::size_t row = 0; row < size; ++row) {
      for (std::size_t col = 0; col < size; ++col) {
        board += (row + col) % 3 == 0 ? values[(row * 7 + col) % size] : '.';
      }
      const std::string line = replaced(board.substr(row * size), '.', ' ');
      rows += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    const auto letters = size > 9 ? sudoku::Letters::digitsFromOne : sudoku::Letters::automatic;
    const ReadPuzzle read = puzzleIn(rows, letters);
    EXPECT_EQ(read.format, Format::spacedRows);
    EXPECT_EQ(read.puzzle, puzzleIn(board, letters).puzzle);
  }
}

TEST(PuzzleReader, ReadsNumbersInOneLine) {
  std::string text;
  for (const char c : kPuzzle) text += c == '.' ? "0 " : std::string{c, ' '};
  EXPECT_EQ(lineOf(puzzleIn(text)), kPuzzle);
  EXPECT_EQ(puzzleIn(text).format, Format::numbers);
  EXPECT_EQ(lineOf(puzzleIn(replaced(text, ' ', ','))), kPuzzle);
}

TEST(PuzzleReader, ReadsNumbersARowALine) {
  EXPECT_EQ(lineOf(puzzleIn("1 -1 3 4\n3 4 0 2\n2 1 4 3\n4 3 2 1\n")), "1.3434.221434321");
  EXPECT_EQ(lineOf(puzzleIn("1, 0, 3, 4,\n3, 4, 0, 2,\n2, 1, 4, 3,\n4, 3, 2, 1\n")),
            "1.3434.221434321");
  EXPECT_EQ(lineOf(puzzleIn("1,,3,4\n,,,2\n2,1,,\n4,3,2,1\n")), "1.34...221..4321");
  EXPECT_EQ(lineOf(puzzleIn("\t1 .\t3 4\n 3 4 . 2\n 2 1 4 3\n 4 3 2 1\n")), "1.3434.221434321");
  EXPECT_EQ(lineOf(puzzleIn("1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n")), "1234341221434321");
}

TEST(PuzzleReader, ReadsOrderAndNumbers) {
  const ReadPuzzle read = puzzleIn(
      "2\r\n1\r\n-1\t-1\t3\t-1\t\r\n3\t-1\t-1\t-1\t\r\n-1\t1\t-1\t-1\t\r\n-1\t-1\t-1\t-1\t\r\n");
  EXPECT_EQ(lineOf(read), "..3.3....1......");
  EXPECT_EQ(read.format, Format::orderAndNumbers);
  EXPECT_EQ(read.line, 1);
}

TEST(PuzzleReader, ReadsBoardsOfSizeOne) {
  EXPECT_EQ(linesOf(contentsOf("1\n.\n0\n")), (std::vector<std::string>{"1", ".", "."}));
}

TEST(PuzzleReader, ReadsTheLargestBoard) {
  std::mt19937 random(400);
  const Puzzle puzzle = randomPuzzle(400, 0.5, random);
  EXPECT_EQ(puzzleIn(sudoku::toLine(puzzle)).puzzle, puzzle);
}

TEST(PuzzleReader, ReadsManyPuzzlesInAnyMix) {
  const Contents contents =
      contentsOf(kPuzzle + "\n" + rowsOf(kPuzzle) + rowsOf(kPuzzle) + "\n\n" + kPuzzle +
                 "\n1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 1\n" + drawingOf(puzzleIn(kPuzzle).puzzle) +
                 "1234341221434321\n" + drawingOf(puzzleIn(kPuzzle).puzzle) + rowsOf(kPuzzle) +
                 "[Puzzle]\n" + rowsOf(kPuzzle) + kPuzzle);
  EXPECT_EQ(contents.errors, std::vector<std::string>());
  EXPECT_EQ(linesOf(contents), (std::vector<std::string>{
                                   kPuzzle, kPuzzle, kPuzzle, kPuzzle, "1234341221434321", kPuzzle,
                                   "1234341221434321", kPuzzle, kPuzzle, kPuzzle, kPuzzle}));
}

TEST(PuzzleReader, ReadsWindowsLineEndsAndAByteOrderMark) {
  std::string text = "\xEF\xBB\xBF" + kPuzzle + "\n\n" + rowsOf(kPuzzle) + "\n" +
                     rowsOf(replaced(kPuzzle, '.', ' ')) + "\n" +
                     drawingOf(puzzleIn(kPuzzle).puzzle) + kPuzzle + " # last";
  std::string windows;
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const Contents contents = contentsOf(windows);
  EXPECT_EQ(contents.errors, std::vector<std::string>());
  EXPECT_EQ(linesOf(contents), std::vector<std::string>(5, kPuzzle));
  EXPECT_EQ(contents.puzzles.back().title, "last");
}

TEST(PuzzleReader, FindsNothingInATextWithoutPuzzles) {
  for (const std::string text : {"", "\n", "\r\n", " \n\t\n", "# comment", "\xEF\xBB\xBF"}) {
    EXPECT_TRUE(contentsOf(text).puzzles.empty());
    EXPECT_TRUE(contentsOf(text).errors.empty());
  }
}

TEST(PuzzleReader, ReadsBackWhatIsWritten) {
  std::mt19937 random(2);
  for (const int size : {1, 4, 9, 16, 25, 36}) {
    for (const double givens : {0.0, 0.05, 0.2, 0.5, 1.0}) {
      for (int i = 0; i < 20; ++i) {
        const Puzzle puzzle = randomPuzzle(size, givens, random);
        EXPECT_EQ(puzzleIn(sudoku::toLine(puzzle)).puzzle, puzzle) << sudoku::toLine(puzzle);
        EXPECT_EQ(puzzleIn(drawingOf(puzzle)).puzzle, puzzle) << drawingOf(puzzle);
      }
    }
  }
}

TEST(PuzzleReader, ReadsBackManyPuzzlesInOneText) {
  std::mt19937 random(3);
  for (const bool areDrawn : {false, true}) {
    std::string text;
    std::vector<Puzzle> puzzles;
    for (int i = 0; i < 200; ++i) {
      const int sizes[] = {4, 9, 16, 25};
      puzzles.push_back(randomPuzzle(sizes[random() % 4], 0.3, random));
      text += areDrawn ? drawingOf(puzzles.back()) : sudoku::toLine(puzzles.back()) + '\n';
    }
    const Contents contents = contentsOf(text);
    EXPECT_EQ(contents.errors, std::vector<std::string>());
    ASSERT_EQ(contents.puzzles.size(), puzzles.size());
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      EXPECT_EQ(contents.puzzles[i].puzzle, puzzles[i]) << i;
    }
  }
}

}  // namespace
