// PuzzleReader: every format, any mix of them, and what is wrong with text that is none.

#include "sudoku/PuzzleReader.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <random>
#include <sstream>
#include <streambuf>
#include <string>
#include <vector>

#include "sudoku/Drawing.h"
#include "sudoku/PuzzleWriter.h"

namespace {

using sudoku::Format;
using sudoku::kUndecided;
using sudoku::Letters;
using sudoku::Puzzle;
using sudoku::PuzzleError;
using sudoku::PuzzleReader;
using sudoku::ReadPuzzle;

// The puzzle of Wikipedia's article "Sudoku".
const std::string kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

// What a text has: puzzles, and what() of errors, in the order in which the reader comes to them.
struct Contents {
  std::vector<ReadPuzzle> puzzles;
  std::vector<std::string> errors;
};

Contents contentsOf(const std::string& text, Letters letters = Letters::automatic) {
  std::istringstream in(text);
  PuzzleReader reader(in, "text", {letters});
  Contents contents;
  for (;;) {
    try {
      std::optional<ReadPuzzle> read = reader.next();
      if (!read) return contents;
      contents.puzzles.push_back(std::move(*read));
    } catch (const PuzzleError& error) {
      contents.errors.push_back(error.what());
    }
  }
}

// The only puzzle of a text.
ReadPuzzle puzzleIn(const std::string& text, Letters letters = Letters::automatic) {
  const Contents contents = contentsOf(text, letters);
  for (const std::string& error : contents.errors) ADD_FAILURE() << error;
  EXPECT_EQ(contents.puzzles.size(), 1u);
  return contents.puzzles.empty() ? ReadPuzzle() : contents.puzzles.front();
}

// The first error of a text.
std::string errorIn(const std::string& text, Letters letters = Letters::automatic) {
  const Contents contents = contentsOf(text, letters);
  return contents.errors.empty() ? "none" : contents.errors.front();
}

std::string lineOf(const ReadPuzzle& read) {
  return sudoku::toLine(read.puzzle);
}

std::vector<std::string> linesOf(const Contents& contents) {
  std::vector<std::string> lines;
  for (const ReadPuzzle& read : contents.puzzles) lines.push_back(lineOf(read));
  return lines;
}

std::string drawingOf(const Puzzle& puzzle) {
  std::ostringstream out;
  sudoku::draw(out, puzzle);
  return out.str();
}

std::string replaced(std::string text, char from, char to) {
  for (char& c : text) c = c == from ? to : c;
  return text;
}

// The rows of a puzzle in one line.
std::string rowsOf(const std::string& line, std::size_t size = 9) {
  std::string rows;
  for (std::size_t row = 0; row < size; ++row) rows += line.substr(row * size, size) + '\n';
  return rows;
}

// A board with values wherever they fall; what it means is not for the reader to judge.
Puzzle randomPuzzle(int size, double givens, std::mt19937& random) {
  Puzzle puzzle{size, {}};
  std::bernoulli_distribution isGiven(givens);
  std::uniform_int_distribution<int> value(1, size);
  for (int square = 0; square < size * size; ++square) {
    puzzle.squares.push_back(isGiven(random) ? value(random) : kUndecided);
  }
  return puzzle;
}

// A solved 16x16 board in the characters for its values.
std::string solved16(const std::string& characters) {
  std::string line;
  for (std::size_t row = 0; row < 16; ++row) {
    for (std::size_t col = 0; col < 16; ++col) {
      line += characters[(row % 4 * 4 + row / 4 + col) % 16];
    }
  }
  return line;
}

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

TEST(PuzzleReader, ReadsAPuzzleBehindAHeading) {
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

TEST(PuzzleReader, ReadsPuzzlesOfAllKindsBehindAHeading) {
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

TEST(PuzzleReader, ReadsSpacesAloneAsABlankBoardIfThereAreJustAsMany) {
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

TEST(PuzzleReader, ReadsABoxDrawingWithUnderscores) {
  const ReadPuzzle read = puzzleIn(
      " ___ ___ ___\n"
      "|304|610|005|\n|000|000|000|\n|000|000|000|\n|___|___|___|\n"
      "|000|000|000|\n|000|000|000|\n|000|000|000|\n|___|___|___|\n"
      "|000|000|000|\n|000|000|000|\n|000|000|007|\n|___|___|___|\n");
  EXPECT_EQ(lineOf(read), "3.461...5" + std::string(71, '.') + "7");
  EXPECT_EQ(read.format, Format::drawing);
  EXPECT_EQ(read.line, 2);
}

TEST(PuzzleReader, ReadsUnderscoresForBlanksInABoxDrawing) {
  EXPECT_EQ(lineOf(puzzleIn("|__|__|\n|1_|_2|\n+--+--+\n|__|3_|\n|__|__|\n")), "....1..2..3.....");
}

TEST(PuzzleReader, ReadsABoxDrawingWithoutFrame) {
  const ReadPuzzle read = puzzleIn(
      "4 . . |. . . |8 . 5 \n. 3 . |. . . |. . . \n. . . |7 . . |. . . \n"
      "------+------+------\n"
      ". 2 . |. . . |. 6 . \n. . . |. 8 . |4 . . \n. . . |. 1 . |. . . \n"
      "------+------+------\n"
      ". . . |6 . 3 |. 7 . \n5 . . |2 . . |. . . \n1 . 4 |. . . |. . . \n");
  EXPECT_EQ(lineOf(read),
            "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......");
}

TEST(PuzzleReader, ReadsABoxDrawingWithSpacesForBlanks) {
  EXPECT_EQ(lineOf(puzzleIn("|1 | 2|\n|  |  |\n|--+--|\n|  |3 |\n|  | 4|\n")), "1..2......3....4");
  EXPECT_EQ(lineOf(puzzleIn("  1 |    \n    |   2\n----+----\n    |   4\n  3 |    \n")),
            ".1.....2...4.3..");
  EXPECT_EQ(lineOf(puzzleIn("1   | 2\n    |   3\n----+----\n    |\n    |   4\n")),
            "1.2....3.......4");
}

TEST(PuzzleReader, ReadsBlankPartsAtTheEndsOfADrawingWithoutFrame) {
  EXPECT_EQ(lineOf(puzzleIn("      |   7   |\n      |       |\n      |       |\n"
                            "------+-------+------\n"
                            "5     |   3   |     4\n      |       |\n      |       |\n"
                            "------+-------+------\n"
                            "      |       |\n      |       |\n    1 |       |     9\n")),
            "....7" + std::string(22, '.') + "5...3...4" + std::string(38, '.') + "1.....9");
}

TEST(PuzzleReader, ReadsADrawingWithBarsBetweenAllSquares) {
  EXPECT_EQ(lineOf(puzzleIn("+---+---+---+---+\n| 1 |   |   | 4 |\n"
                            "+---+---+---+---+\n|   |   | 3 |   |\n"
                            "+---+---+---+---+\n|   | 2 |   |   |\n"
                            "+---+---+---+---+\n|   |   |   |   |\n+---+---+---+---+\n")),
            "1..4..3..2......");
}

TEST(PuzzleReader, ReadsUnicodeBoxDrawings) {
  EXPECT_EQ(lineOf(puzzleIn("┌─────┬─────┐\n│ 1   │   2 │\n│     │     │\n"
                            "├─────┼─────┤\n│   4 │     │\n│     │ 3   │\n└─────┴─────┘\n")),
            "1..2.....4....3.");
  EXPECT_EQ(lineOf(puzzleIn("╔═══╤═══╦═══╤═══╗\n║ 1 │ . ║ . │ 2 ║\n║ . │ . ║ . │ . ║\n"
                            "╠═══╪═══╬═══╪═══╣\n║ . │ 4 ║ . │ . ║\n║ . │ . ║ 3 │ . ║\n")),
            "1..2.....4....3.");
}

TEST(PuzzleReader, ReadsAnSsFile) {
  const ReadPuzzle read = puzzleIn(
      "*-----------*\n|1..|.2.|...|\n|...|...|...|\n|...|...|...|\n|---+---+---|\n"
      "|...|...|...|\n|...|...|...|\n|...|...|...|\n|---+---+---|\n"
      "|...|...|...|\n|...|...|...|\n|...|...|..9|\n*-----------*\n");
  EXPECT_EQ(lineOf(read), "1...2" + std::string(75, '.') + "9");
  EXPECT_EQ(read.format, Format::simpleSudoku);
}

TEST(PuzzleReader, ReadsAnSdkFile) {
  const Contents contents =
      contentsOf("#Aan author\n#Da description\n#Ca comment\n[Puzzle]\n" + rowsOf(kPuzzle));
  ASSERT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle}));
  EXPECT_EQ(contents.puzzles[0].format, Format::sdk);
  EXPECT_EQ(contents.puzzles[0].title, "a description");
}

// As SadMan Software's program writes them.
const std::string kProgress = "[State]\n" + rowsOf(kSolution) + "[PencilMarks]\n" +
                              "12,3,,45,,,,,\n" + ",,,,,,,,\n" + ",,,,,,,123456789,\n" +
                              ",,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n,,,,,,,,\n";

TEST(PuzzleReader, TakesTheStateAndThePencilMarksOfAnSdkFileForThePuzzleAbove) {
  const std::string file = "[Puzzle]\n" + rowsOf(kPuzzle) + kProgress;
  EXPECT_EQ(linesOf(contentsOf(file)), (std::vector<std::string>{kPuzzle}));

  const Contents several = contentsOf("#Dfirst\n" + file + "#Dsecond\n" + file + rowsOf(kSolution));
  EXPECT_EQ(linesOf(several), (std::vector<std::string>{kPuzzle, kPuzzle, kSolution}));
  EXPECT_EQ(several.puzzles[1].title, "second");
  EXPECT_EQ(
      linesOf(contentsOf("[Puzzle]\n" + kPuzzle + "\n[State]\n" + kSolution + '\n' + kPuzzle)),
      (std::vector<std::string>{kPuzzle, kPuzzle}));
}

TEST(PuzzleReader, TakesOtherSectionsForPuzzlesOfTheirOwn) {
  for (const std::string name : {"[Solution]", "[state]"}) {
    const Contents contents =
        contentsOf("[Puzzle]\n" + rowsOf(kPuzzle) + name + '\n' + rowsOf(kSolution));
    ASSERT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kSolution})) << name;
    EXPECT_EQ(contents.puzzles[1].title, name);
  }
  EXPECT_EQ(linesOf(contentsOf("[State]\n" + rowsOf(kPuzzle))),
            (std::vector<std::string>{kPuzzle}));
}

TEST(PuzzleReader, SniffsLettersThatOnlyOneAlphabetHas) {
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

TEST(PuzzleReader, ReadsBlankBoardsWhateverTheLetters) {
  EXPECT_EQ(puzzleIn(std::string(256, '.')).puzzle.size, 16);
  EXPECT_EQ(puzzleIn(std::string(625, '0')).puzzle.size, 25);
}

TEST(PuzzleReader, ReadsLettersOfABoardOfTwentyFive) {
  EXPECT_EQ(puzzleIn("AYX" + std::string(622, '.')).puzzle.at(0, 2), 24);
  EXPECT_EQ(puzzleIn("1P" + std::string(623, 'x')).puzzle.at(0, 1), 25);
  EXPECT_EQ(puzzleIn("0O" + std::string(623, '.')).puzzle.at(0, 1), 25);
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
  EXPECT_EQ(sudoku::lettersNamed("A-Q"), std::nullopt);
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

TEST(PuzzleReader, ReadsLinesOfSixteenBlanksAsSmallBoardsIfThereAreMoreOrLessOrTheyAreApart) {
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
                 "[Puzzle]\n" + rowsOf(kPuzzle) + "1\n" + kPuzzle);
  EXPECT_EQ(contents.errors, std::vector<std::string>());
  EXPECT_EQ(linesOf(contents), (std::vector<std::string>{
                                   kPuzzle, kPuzzle, kPuzzle, kPuzzle, "1234341221434321", kPuzzle,
                                   "1234341221434321", kPuzzle, kPuzzle, kPuzzle, "1", kPuzzle}));
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

// Gives out one character at a time, and says how many it gave.
class Dribble : public std::streambuf {
 public:
  explicit Dribble(std::string text) : text_(std::move(text)) {}
  std::size_t given() const { return given_; }

 protected:
  int_type underflow() override {
    if (given_ == text_.size()) return traits_type::eof();
    char* next = &text_[given_++];
    setg(next, next, next + 1);
    return traits_type::to_int_type(*next);
  }

 private:
  std::string text_;
  std::size_t given_ = 0;
};

TEST(PuzzleReader, GivesAPuzzleInALineWithoutLookingAtTheNext) {
  for (const std::string& line : {kPuzzle, kPuzzle + "," + kSolution, replaced(kPuzzle, '.', ' '),
                                  std::string("1234341221434321"), solved16("123456789ABCDEFG"),
                                  sudoku::toLine(puzzleIn(solved16("123456789ABCDEFG")).puzzle)}) {
    Dribble text(line + "\n" + kPuzzle + "\n");
    std::istream in(&text);
    PuzzleReader reader(in, "text");
    EXPECT_TRUE(reader.next().has_value());
    EXPECT_EQ(text.given(), line.size() + 1) << line;
  }
}

TEST(PuzzleReader, SaysSoWhenTheStreamBreaks) {
  std::istringstream in(kPuzzle + "\n");
  PuzzleReader reader(in, "text");
  EXPECT_TRUE(reader.next().has_value());
  in.setstate(std::ios::badbit);
  EXPECT_THROW(reader.next(), PuzzleError);
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(PuzzleReader, ReadsALineOfTheLargestLengthAndNoneThatIsLonger) {
  const std::size_t longest = sudoku::LineStream::kLongest;
  const std::string comment(longest - kPuzzle.size(), '#');
  EXPECT_EQ(lineOf(puzzleIn(kPuzzle + comment)), kPuzzle);
  EXPECT_EQ(lineOf(puzzleIn(kPuzzle + comment + "\n")), kPuzzle);
  for (const std::string& line :
       {kPuzzle + comment + "#", std::string(3 * longest, '.'), std::string(longest + 1, ' ')}) {
    const Contents contents = contentsOf(kPuzzle + "\n" + line + "\n" + kPuzzle);
    EXPECT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kPuzzle}));
    EXPECT_EQ(contents.puzzles.back().line, 3);
    EXPECT_EQ(contents.errors, std::vector<std::string>{
                                   "text:2:2097153: the line is longer than any board can need"});
  }
}

TEST(PuzzleReader, EndsAPuzzleAtALineThatIsTooLong) {
  const std::string line(sudoku::LineStream::kLongest + 1, '.');
  const Contents contents = contentsOf(rowsOf(kPuzzle).substr(0, 80) + line + "\n" + kPuzzle);
  EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
  EXPECT_EQ(contents.errors, (std::vector<std::string>{
                                 "text:9:1: found no row where row 9 of 9 has to be",
                                 "text:9:2097153: the line is longer than any board can need"}));
}

TEST(PuzzleReader, ReadsLinesOfAllLengthsAroundThoseOfItsMemory) {
  for (std::size_t length = 4090; length <= 4100; ++length) {
    for (const std::string end : {"", "\n", "\r\n"}) {
      const std::string name(length - kPuzzle.size() - 1, 'n');
      const Contents contents =
          contentsOf(kPuzzle + "#" + name + "\n" + kPuzzle + "#" + name + end);
      EXPECT_EQ(contents.errors, std::vector<std::string>());
      ASSERT_EQ(contents.puzzles.size(), 2u);
      EXPECT_EQ(contents.puzzles[0].title, name);
      EXPECT_EQ(contents.puzzles[1].title, name);
    }
  }
}

// It is a line that may never end.
TEST(PuzzleReader, SaysThatALineIsTooLongBeforeItsEnd) {
  Dribble text(std::string(3 * sudoku::LineStream::kLongest, '.'));
  std::istream in(&text);
  PuzzleReader reader(in, "text");
  EXPECT_THROW(reader.next(), PuzzleError);
  EXPECT_LT(text.given(), 2 * sudoku::LineStream::kLongest);
  EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(PuzzleReader, LosesNothingButABrokenLine) {
  const Contents contents =
      contentsOf(kPuzzle + "\n" + kPuzzle.substr(1) + "\n" + kPuzzle + "\n" + kPuzzle + "5\n" +
                 replaced(kPuzzle, '4', '?') + "\n1234341221434325\nsome text\n" + kPuzzle);
  EXPECT_EQ(linesOf(contents), std::vector<std::string>(3, kPuzzle));
  EXPECT_EQ(contents.errors.size(), 5u);
}

TEST(PuzzleReader, LosesNothingButABoardWithABrokenRow) {
  std::string broken = rowsOf(kPuzzle);
  broken.erase(43, 1);
  const Contents contents = contentsOf(rowsOf(kSolution) + broken + rowsOf(kPuzzle));
  EXPECT_EQ(linesOf(contents), (std::vector<std::string>{kSolution, kPuzzle}));
  ASSERT_EQ(contents.errors.size(), 1u);
  EXPECT_EQ(contents.errors[0],
            "text:14:9: row 5 ends after 8 squares; 9 squares make a row of this board");
}

// The rows that are left of it, and the first ones of the next puzzle, look like a puzzle.
TEST(PuzzleReader, LosesNothingButABoardWithGapsAndABrokenRow) {
  std::string gaps = rowsOf(kPuzzle);
  gaps.insert(60, "\n").insert(30, "\n");
  const std::string others = "\n" + gaps + "\n" + gaps + "\n" + rowsOf(kSolution);
  for (std::size_t row = 0; row < 9; ++row) {
    const std::size_t begin = row * 10 + row / 3;
    for (const std::size_t length : {1u, 10u}) {  // a square, or the whole row
      std::string broken = gaps;
      broken.erase(begin, length);
      const Contents contents = contentsOf(broken + others);
      EXPECT_EQ(linesOf(contents), (std::vector<std::string>{kPuzzle, kPuzzle, kSolution}))
          << broken;
      EXPECT_EQ(contents.errors.size(), 1u) << broken;
    }
  }
}

TEST(PuzzleReader, ErrorHasItsParts) {
  std::istringstream in("\n?");
  PuzzleReader reader(in, "some.txt");
  try {
    reader.next();
    FAIL();
  } catch (const PuzzleError& error) {
    EXPECT_EQ(error.source(), "some.txt");
    EXPECT_EQ(error.line(), 2);
    EXPECT_EQ(error.column(), 1);
    EXPECT_EQ(error.what(), "some.txt:2:1: " + error.problem());
  }
}

struct Broken {
  const char* what;
  std::string text;
  const char* place;
  const char* problem;  // a part of it
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) {
  return out << broken.what;
}

class BrokenText : public testing::TestWithParam<Broken> {};

TEST_P(BrokenText, IsAnErrorAtItsPlace) {
  const std::string error = errorIn(GetParam().text);
  EXPECT_EQ(error.substr(0, error.find(": ")), std::string("text:") + GetParam().place) << error;
  EXPECT_NE(error.find(GetParam().problem), error.npos) << error;
}

const std::string kDrawing = drawingOf(Puzzle{4,
                                              {1, -1, -1, 2, -1, -1, -1, -1,  //
                                               -1, 3, -1, -1, -1, -1, 4, -1}});

std::string with(std::string text, std::size_t position, const std::string& what,
                 std::size_t length = 1) {
  return text.replace(position, length, what);
}

INSTANTIATE_TEST_SUITE_P(
    PuzzleReader, BrokenText,
    testing::Values(
        Broken{"80 characters", kPuzzle.substr(1), "1:81", "found 80 squares"},
        Broken{"82 characters", kPuzzle + "1", "1:82", "found 82 squares"},
        Broken{"80 characters and a comment", "\n" + kPuzzle.substr(1) + " # name", "2:81",
               "a 9x9 board in one line has 81"},
        Broken{"a strange character", with(kPuzzle, 40, "?"), "1:41", "'?' in row 5, column 5"},
        Broken{"a letter in a 9x9 board", with(kPuzzle, 9, "A"), "1:10", "'A' in row 2, column 1"},
        Broken{"a character of several bytes", with(kPuzzle, 3, "é", 2), "1:4", "'é'"},
        Broken{"a byte of no character", with(kPuzzle, 3, "\xFF"), "1:4",
               "found a byte that is no"},
        Broken{"a character cut short", with(kPuzzle, 3, "\xC3"), "1:4", "found a byte that is no"},
        Broken{"the end of a character", with(kPuzzle, 0, "\xA9"), "1:1",
               "found a byte that is no"},
        Broken{"a zero byte", with(kPuzzle, 3, std::string(1, '\0')), "1:4",
               "found a control character"},
        Broken{"a control character", with(kPuzzle, 3, "\x01"), "1:4", "a control character"},
        Broken{"15 characters", "123434122143432", "1:16", "4x4 board in one line has 16"},
        Broken{"a value too large for one line", "1234341221434325", "1:16",
               "'5' in row 4, column 4 of a 4x4 board; its values are 1 to 4"},
        Broken{"255 characters", std::string(255, '.'), "1:256", "16x16 board in one line has 256"},
        Broken{"groups with a square missing", "12.. .... .... ...", "1:19", "found 15 squares"},
        Broken{"a short row", with(rowsOf(kPuzzle), 12, "", 1), "2:9", "row 2 ends after 8"},
        Broken{"a long row", with(rowsOf(kPuzzle), 12, "123"), "2:10", "row 2 has 11 squares"},
        Broken{"a short first row", rowsOf(kPuzzle).substr(1), "1:9", "row 1 ends after 8"},
        Broken{"a strange character in a row", with(rowsOf(kPuzzle), 12, "!"), "2:3",
               "'!' in row 2, column 3"},
        Broken{"a row missing at the end", rowsOf(kPuzzle).substr(0, 80), "9:1",
               "the text ends where row 9 of 9 has to be"},
        Broken{"a row missing before a blank line", rowsOf(kPuzzle).substr(0, 80) + "\n" + kPuzzle,
               "9:1", "found no row where row 9 of 9 has to be"},
        Broken{"a row missing before a puzzle", rowsOf(kPuzzle).substr(10) + kPuzzle, "9:1",
               "found no row where row 9"},
        Broken{"rows of two puzzles with a blank line between",
               rowsOf(kPuzzle).substr(60) + "\n" + rowsOf(kPuzzle), "8:1",
               "a blank line stands below row 3"},
        Broken{"something behind a row",
               with(rowsOf(solved16("123456789ABCDEFG"), 16), 33, " easy\n"), "2:17",
               "nothing but a comment can stand behind row 2"},
        Broken{"a value too large among numbers", "1 2 3 4\n3 4 1 2\n2 1 5 3\n4 3 2 1\n", "3:5",
               "'5' in row 3, column 3"},
        Broken{"a number too large", "1 2 3 4\n3 4 1 2\n2 1 40 3\n4 3 2 1\n", "3:5",
               "'40' in row 3, column 3"},
        Broken{"a negative number", "1 2 3 4\n3 -4 1 2\n2 1 4 3\n4 3 2 1\n", "2:3",
               "'-4' in row 2, column 2"},
        Broken{"a number missing", "1,2,3,4\n3,4,1,2\n2,1,4\n4,3,2,1\n", "3:6",
               "row 3 ends after 3 squares"},
        Broken{"a letter among numbers", "1,2,3,4\n3,4,a,2\n2,1,4,3\n4,3,2,1\n", "2:5",
               "'a' in row 2, column 3"},
        Broken{"80 characters behind a heading", "Puzzle 1: " + kPuzzle.substr(1), "1:91",
               "found 80 squares; a 9x9 board in one line has 81"},
        Broken{"82 characters behind a heading", "grid=" + kPuzzle + "1", "1:87",
               "found 82 squares"},
        Broken{"a strange character behind a heading", "Sudoku é: " + with(kPuzzle, 40, "?"),
               "1:51", "'?'"},
        Broken{"15 characters behind a heading", "Board 123434122143432", "1:22",
               "found 15 squares"},
        Broken{"40 characters behind a heading", "Board: " + kPuzzle.substr(41), "1:8",
               "found 40 squares"},
        Broken{"a number missing behind a heading", "Puzzle 1: 1 2 3 4 3 4 1 2 2 1 4 3 4 3 2",
               "1:11", "found 15 squares"},
        Broken{"a heading without a gap", "Sudoku" + kPuzzle, "1:82", "found 87 squares"},
        Broken{"an order alone", "3\n" + kPuzzle, "1:1", "order of a board"},
        Broken{"an order with too few rows", "2\n1\n-1 1 2 3\n-1 -1 -1 -1\n", "5:1", "row 3 of 4"},
        Broken{"an order with a short row", "2\n1\n-1 1 2 3\n-1 -1 -1\n1 2 3 4\n1 2 3 4\n", "4:9",
               "row 2 ends after 3"},
        Broken{"nine spaced rows without the last",
               "53  7\n6  195\n 98    6\n8   6   3\n4  8 3  1\n"
               "7   2   6\n 6    28\n   419  5\n\n",
               "1:1", "found 8 rows with spaces for blanks"},
        Broken{"a short spaced row among untrimmed ones",
               with(rowsOf(replaced(kPuzzle, '.', ' ')), 42, "", 1), "5:9",
               "the row ends after 8 of 9 squares"},
        Broken{"a drawing with a square missing", "|12|3.|\n|..|.|\n|..|..|\n|..|..|\n", "2:6",
               "found 1 of 2 squares in this part of row 2"},
        Broken{"a drawing with a bar missing", "|12|3.|\n|....|\n|..|..|\n|..|..|\n", "2:7",
               "found 2 bars in row 2"},
        Broken{"a drawing with a row missing", kDrawing.substr(0, kDrawing.size() - 28), "6:1",
               "row 4 of 4"},
        Broken{"a drawing with a value too large", with(kDrawing, 16, "5"), "2:3",
               "'5' in row 1, column 1"},
        Broken{"a drawing out of line", with(kDrawing, 14 + 14 + 2, "11"), "3:8",
               "doesn't line up"},
        Broken{"bars that make no board", "|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|1|\n", "1:1",
               "a row with 23 bars"},
        Broken{"a section without puzzle", "[Puzzle]\n[State]\n" + rowsOf(kPuzzle), "1:1",
               "no puzzle in the section [Puzzle]"},
        Broken{"a section at the end", kPuzzle + "\n[Puzzle]\n", "2:1", "no puzzle"},
        Broken{"text", "Hello\n", "1:1", "found 5 squares"},
        Broken{"words as long as a board",
               "ABCDEFGHIJKLMNOP ABCDEFGHIJKLMNOP ABCDEFGHIJKLMNOP "
               "ABCDEFGHIJKLMNOP\n",
               "1:1", "found 64 squares"},
        Broken{"a vertical tab behind a board", "1234341221434321\v1,2\n", "1:17",
               "found a control character"},
        Broken{"letters above a row with bars",
               "ABCDEFGHIJKLMNOP\nA||CDEFGHIJKLMNO\nIJKLMNOPABCDEFGH\n", "1:1",
               "'A' in row 1, column 1 of a 4x4 board"},
        Broken{"letters above rows that count as sixteen squares only there",
               "ABCDEFGHIJKLMNOP\n123 456 789 00 A B C D E\n123 456 789 00 A B C D E\n", "4:1",
               "row 4 of 16"},
        Broken{"text as long as a row", "Difficult\n" + kPuzzle, "1:1", "found 9 squares"},
        Broken{"letters of no alphabet", with(solved16("123456789ABCDEFG"), 35, "Q"), "1:36",
               "its values are 1-9A-G or 0-9A-F or A-P"},
        Broken{"letters that can mean two things", "\n.1A" + std::string(253, '.'), "2:2",
               "--letters"},
        Broken{"characters for too large a board", std::string(2401, '7'), "1:1",
               "too few letters"},
        Broken{"half of a board of sixteen",
               rowsOf(solved16("123456789ABCDEFG"), 16).substr(0, 136), "9:1", "row 9 of 16"},
        Broken{"a board that is too large", std::string(500, '1') + "\n", "1:1", "found 500"}));

// Every text that differs from this one by a character or a line that is missing or there twice.
std::vector<std::string> mistypings(const std::string& text) {
  std::vector<std::string> result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    result.push_back(with(text, i, ""));
    result.push_back(with(text, i, std::string(2, text[i])));
    if (i > 0 && text[i - 1] != '\n') continue;
    const std::string line = text.substr(i, text.find('\n', i) + 1 - i);
    result.push_back(with(text, i, "", line.size()));
    result.push_back(with(text, i, line + line, line.size()));
  }
  return result;
}

TEST(PuzzleReader, NeverTakesAMistypedPuzzleForAnotherOne) {
  const std::string drawing = drawingOf(puzzleIn(kPuzzle).puzzle);
  std::string numbers;
  for (const char c : rowsOf(replaced(kPuzzle, '.', '0'))) {
    numbers += c;
    if (c != '\n') numbers += ' ';
  }
  for (const std::string& text :
       {rowsOf(kPuzzle), rowsOf(replaced(kPuzzle, '.', ' ')), numbers, drawing}) {
    for (const std::string& mistyped : mistypings(text)) {
      const Contents contents = contentsOf(mistyped);
      if (!contents.errors.empty()) continue;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << mistyped;
    }
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
      const int sizes[] = {1, 4, 9, 16, 25};
      puzzles.push_back(randomPuzzle(sizes[random() % 5], 0.3, random));
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
