// PuzzleReader: puzzles as other programs write them: candidates, tables, other encodings and signs
// for blanks, and what is not read.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
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
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using sudoku::Candidate;
using sudoku::Format;
using sudoku::kUndecided;
using sudoku::Puzzle;
using sudoku::ReadPuzzle;
using testing::HasSubstr;

// Two squares of each row keep two candidates of the solution; the other squares have one.
std::vector<std::string> marks() {
  std::vector<std::string> marks;
  for (std::size_t i = 0; i < kSolution.size(); ++i) {
    const std::size_t row = i / 9, col = i % 9;
    std::string mark(1, kSolution[i]);
    const std::size_t other = col == row ? row * 9 + (col + 1) % 9 : row * 9 + row;
    if (col == row || col == (row + 1) % 9) mark += kSolution[other];
    if (mark.size() == 2 && mark[0] > mark[1]) std::swap(mark[0], mark[1]);
    marks.push_back(mark);
  }
  return marks;
}

std::string drawn(const std::string& top, const std::string& between, const std::string& bottom) {
  const std::vector<std::string> all = marks();
  std::string text = top;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i > 0 && i % 27 == 0) text += between;
    if (i % 3 == 0) text += "| ";
    text += all[i] + (all[i].size() == 1 ? "   " : "  ");
    if (i % 9 == 8) text += "|\n";
  }
  return text + bottom;
}

std::string candidateText(char blank) {
  std::string text;
  for (const std::string& mark : marks()) {
    for (const char c : std::string("123456789")) text += mark.find(c) == mark.npos ? blank : c;
  }
  return text;
}

// The puzzle of marks(): its givens are the squares with one candidate.
Puzzle puzzleOfMarks() {
  Puzzle puzzle{9, {}};
  const std::vector<std::string> all = marks();
  for (const std::string& mark : all) {
    puzzle.squares.push_back(mark.size() == 1 ? mark[0] - '0' : kUndecided);
  }
  for (int square = 0; square < 81; ++square) {
    const std::string& mark = all[static_cast<std::size_t>(square)];
    for (int value = 1; mark.size() > 1 && value <= 9; ++value) {
      if (mark.find(static_cast<char>('0' + value)) != mark.npos) continue;
      bool isExcluded = false;
      for (int peer = 0; peer < 81; ++peer) {
        const bool isPeer = peer / 9 == square / 9 || peer % 9 == square % 9 ||
                            (peer / 27 == square / 27 && peer % 9 / 3 == square % 9 / 3);
        isExcluded |= isPeer && puzzle.squares[static_cast<std::size_t>(peer)] == value;
      }
      if (!isExcluded) puzzle.removed.push_back({square, value});
    }
  }
  return puzzle;
}

TEST(PuzzleReader, ReadsPencilMarksAsFewerCandidates) {
  const std::string plain = drawn("", "", "");
  for (const std::string& text :
       {drawn("*-----------*\n", "|---+---+---|\n", "*-----------*\n"),
        drawn(".-----.-----.-----.\n", ":-----+-----+-----:\n", "'-----'-----'-----'\n"),
        drawn("", "\n", ""), plain, replaced(plain, '|', ' ')}) {
    const ReadPuzzle read = puzzleIn(text + "\n");
    EXPECT_EQ(read.format, Format::pencilMarks);
    EXPECT_EQ(read.puzzle, puzzleOfMarks()) << text;
  }
}

// The marks of the diagonal leave two candidates for each of its squares.
TEST(PuzzleReader, KeepsCandidatesThatOnlyPencilMarksRemove) {
  std::string text;
  for (int row = 0; row < 9; ++row) {
    for (int col = 0; col < 9; ++col) text += row == col ? "12 " : "123456789 ";
    text += '\n';
  }
  const Puzzle puzzle = puzzleIn(text).puzzle;
  EXPECT_EQ(puzzle.squares, std::vector<int>(81, kUndecided));
  ASSERT_EQ(puzzle.removed.size(), 63u);
  EXPECT_EQ(puzzle.removed[0], (Candidate{0, 3}));
  EXPECT_EQ(puzzle.removed[62], (Candidate{80, 9}));
}

TEST(PuzzleReader, QuotesNoPencilMarkThatATerminalCouldExecute) {
  const auto errorWith = [](const std::string& mark) {
    std::string text;
    for (int row = 0; row < 9; ++row)
      text += "12 12 12 12 12 12 12 12 " + (row < 8 ? std::string("12") : mark) + '\n';
    return errorIn(text);
  };
  EXPECT_THAT(errorWith("1a"), HasSubstr("found '1a' among pencil marks"));
  EXPECT_THAT(errorWith("1\x1b[2J"), HasSubstr("found a control character among"));
  EXPECT_THAT(errorWith("1\u009B2J"), HasSubstr("found a control character among"));
  EXPECT_THAT(errorWith("1\xED\xA0\x80"), HasSubstr("found a byte that is not"));
}

TEST(PuzzleReader, Reads729CharactersAsCandidates) {
  for (const char blank : {'.', '0'}) {
    const ReadPuzzle read = puzzleIn(candidateText(blank) + " # a name");
    EXPECT_EQ(read.format, Format::candidates);
    EXPECT_EQ(read.title, "a name");
    EXPECT_EQ(read.puzzle, puzzleOfMarks());
  }
  EXPECT_EQ(puzzleIn("1," + candidateText('.') + ",x\n").puzzle, puzzleOfMarks());
}

TEST(PuzzleReader, ReadsBackWhatIsWrittenOfRemovedCandidates) {
  Puzzle puzzle = puzzleIn(kPuzzle).puzzle;
  puzzle.removed = {{2, 1}, {2, 4}, {69, 3}};
  EXPECT_EQ(sudoku::toLine(puzzle).size(), 729u);
  EXPECT_EQ(puzzleIn(sudoku::toLine(puzzle)).puzzle, puzzle);
}

TEST(PuzzleReader, ReadsALineOfHoDoKusLibrary) {
  std::string values = kPuzzle;
  values[2] = '4';
  const Puzzle expected = puzzleIn(values).puzzle;
  values.insert(2, "+");
  const ReadPuzzle read = puzzleIn(":0000:x:" + values + ":::\n");
  EXPECT_EQ(read.puzzle, expected);
  EXPECT_EQ(read.format, Format::hodoku);

  const ReadPuzzle restricted = puzzleIn(":0361:4:" + kPuzzle + ":113 213:413:some name:\n");
  EXPECT_EQ(restricted.puzzle.squares, puzzleIn(kPuzzle).puzzle.squares);
  EXPECT_EQ(restricted.puzzle.removed, (std::vector<Candidate>{{2, 1}, {2, 2}}));
  EXPECT_EQ(restricted.title, "some name");
}

TEST(PuzzleReader, ReadsAColumnOfATable) {
  const std::string row = kPuzzle + "," + kSolution;
  const std::string quoted = "\"" + kPuzzle + "\";\"" + kSolution + "\"";
  std::string numbers;
  for (const char c : replaced(kPuzzle, '.', '0')) numbers += {c, ','};
  numbers.pop_back();
  for (const std::string& table : {
           "id,puzzle,solution,clues\n1," + row + ",30\n2," + row + ",30\n",
           "1," + row + ",30\n2," + row + ",30\n",
           "solution,puzzle\n" + kSolution + "," + kPuzzle + "\n" + kSolution + "," + kPuzzle,
           "no;start;end\n1;" + quoted + "\n# comment\n2;" + quoted + "\n",
           "\"puzzle\";\"solution\"\n" + quoted + "\n" + quoted + "\n",
           "\"puzzle\"\n\"" + kPuzzle + "\"\n\"" + kPuzzle + "\"\n",
           "Nr\tSudoku\tRating\n7\t" + kPuzzle + "\t1,5\n8\t" + kPuzzle + "\t1,6\n",
           "board,name\n\"" + numbers + "\",x\n\"" + numbers + "\",y\n",
       }) {
    const Contents contents = contentsOf(table);
    EXPECT_EQ(contents.errors, std::vector<std::string>()) << table;
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << table;
  }
  const ReadPuzzle read = puzzleIn("id,puzzle,solution,clues\n17," + row + ",30\n");
  EXPECT_EQ(read.format, Format::table);
  EXPECT_EQ(read.title, "17, 30");
  EXPECT_EQ(read.line, 2);
}

TEST(PuzzleReader, LosesNothingButABrokenRowOfATable) {
  const Contents contents =
      contentsOf("id,puzzle,solution\n1," + kPuzzle.substr(1) + "," + kSolution + "\n2," + kPuzzle +
                 "," + kSolution + "\n\n" + rowsOf(kPuzzle) + kPuzzle + "\n");
  EXPECT_EQ(linesOf(contents), std::vector<std::string>(3, kPuzzle));
  EXPECT_EQ(contents.errors, std::vector<std::string>{
                                 "text:2:83: found 80 squares; a 9x9 board in one line has 81"});
}

TEST(PuzzleReader, TakesQuestionMarksAndDashesForBlanksIfNothingElseIs) {
  for (const char sign : {'?', '-'}) {
    const std::string line = replaced(kPuzzle, '.', sign);
    std::string spaced, drawing;
    for (std::size_t i = 0; i < line.size(); ++i) {
      spaced += line[i];
      spaced += i % 9 == 8 ? '\n' : ' ';
      if (i > 0 && i % 27 == 0) drawing += "------+-------+------\n";
      drawing += line[i];
      drawing += i % 9 == 8 ? "\n" : i % 3 == 2 ? " | " : " ";
    }
    for (const std::string& text : {line, line + " # name", "Puzzle 1: " + line, "1," + line + ",x",
                                    rowsOf(line), spaced, replaced(spaced, '\n', ' '), drawing}) {
      const Contents contents = contentsOf(text + "\n");
      EXPECT_EQ(contents.errors, std::vector<std::string>()) << text;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << text;
    }
  }
}

TEST(PuzzleReader, TakesQuestionMarksAndDashesForBlanksInEveryRowOfATable) {
  for (const char sign : {'?', '-'}) {
    const std::string row = replaced(kPuzzle, '.', sign);
    for (const std::string& text :
         {"puzzle,solution\n" + row + "," + kSolution + "\n" + row + "," + kSolution + "\n",
          "1," + row + ",x\n2," + row + ",x\n"}) {
      const Contents contents = contentsOf(text);
      EXPECT_EQ(contents.errors, std::vector<std::string>()) << text;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << text;
    }
  }
}

TEST(PuzzleReader, SkipsOnlyTheLineThatIsTooLongWhateverLineEndsAre) {
  for (const char* const end : {"\n", "\r\n", "\r"}) {
    for (std::size_t excess = 4090; excess < 4100; ++excess) {
      const std::string tooLong = "#" + std::string(std::size_t{1} << 21, 'x');
      const Contents contents =
          contentsOf(tooLong + std::string(excess, 'x') + end + kPuzzle + end);
      EXPECT_EQ(contents.errors.size(), 1u);
      EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << excess;
    }
  }
}

TEST(PuzzleReader, TakesARowOfDashesForBlanksIfARowIsMissingOtherwise) {
  for (std::size_t row = 0; row < 9; ++row) {
    std::string puzzle = kPuzzle;
    puzzle.replace(row * 9, 9, ".........");
    const std::string rows = rowsOf(replaced(puzzle, '.', '-'));
    EXPECT_EQ(lineOf(puzzleIn(rows)), puzzle);
    EXPECT_EQ(lineOf(puzzleIn(rows + "\n")), puzzle);
  }
  const std::string rows = rowsOf(replaced(kPuzzle, '.', '-'));
  const std::string rule = "---------\n";
  EXPECT_EQ(
      lineOf(puzzleIn(rows.substr(0, 30) + rule + rows.substr(30, 30) + rule + rows.substr(60))),
      kPuzzle);
}

TEST(PuzzleReader, TakesNoOtherDashesForBlanks) {
  for (const std::string& text :
       {"53-.7" + kPuzzle.substr(5), replaced(kPuzzle, '4', '?'), std::string(81, '-') + "5",
        std::string("2024-12-31\n"), std::string("12345678-\n")}) {
    EXPECT_TRUE(contentsOf(text).puzzles.empty()) << text;
  }
  EXPECT_EQ(lineOf(puzzleIn("---------\n" + rowsOf(kPuzzle) + "---------\n")), kPuzzle);
}

std::string utf16(const std::string& text, bool isBigEndian) {
  std::string bytes = isBigEndian ? "\xFE\xFF" : "\xFF\xFE";
  for (const char c : text) {
    if (isBigEndian) bytes += '\0';
    bytes += c;
    if (!isBigEndian) bytes += '\0';
  }
  return bytes;
}

TEST(PuzzleReader, ReadsUtf16) {
  for (const bool isBigEndian : {false, true}) {
    const Contents contents =
        contentsOf(utf16(kPuzzle + " # name\r\n" + rowsOf(kPuzzle) + kPuzzle, isBigEndian));
    EXPECT_EQ(contents.errors, std::vector<std::string>());
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(3, kPuzzle));
    EXPECT_EQ(contents.puzzles[0].title, "name");
    EXPECT_EQ(lineOf(puzzleIn(utf16(kPuzzle, isBigEndian).substr(2))), kPuzzle);
  }
  // U+00FC, U+20AC, and U+1F600 in two parts; then half of one, and half a unit
  const std::string title("\xFC\0\xAC\x20\x3D\xD8\x00\xDE\x3D\xD8!", 11);
  EXPECT_EQ(puzzleIn(utf16(kPuzzle + "#", false) + title).title,
            "\xC3\xBC\xE2\x82\xAC\xF0\x9F\x98\x80\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_TRUE(contentsOf("\xFF\xFE").puzzles.empty());
  EXPECT_TRUE(contentsOf("\xFE").puzzles.empty());
}

TEST(PuzzleReader, ReadsLinesThatEndWithCarriageReturns) {
  const std::string spaced = rowsOf(replaced(kPuzzle, '.', ' '));
  const std::string text = kPuzzle + "\n\n" + rowsOf(kPuzzle) + "\n" + spaced + "\n" +
                           std::string(5000, '#') + "\n" + kPuzzle + " # last";
  for (const std::string end : {"", "\n", "\r", "\r\r"}) {
    const Contents contents = contentsOf(replaced(text, '\n', '\r') + end);
    EXPECT_EQ(contents.errors, std::vector<std::string>());
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(4, kPuzzle));
    EXPECT_EQ(contents.puzzles[1].line, 3);
    EXPECT_EQ(contents.puzzles[3].title, "last");
  }
  for (std::size_t length = 4085; length <= 4100; ++length) {
    const std::string comment = "#" + std::string(length, 'c');
    for (const std::string end : {"\r", "\r\n", "\n", "\r\r\n"}) {
      const Contents contents = contentsOf(comment + end + kPuzzle + end + kPuzzle);
      EXPECT_EQ(contents.errors, std::vector<std::string>());
      EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle));
    }
  }
}

TEST(PuzzleReader, NamesTheAlphabetOfABoard) {
  const std::string letters = puzzletexts::solved16("0123456789ABCDEF");
  EXPECT_EQ(puzzleIn(letters).letters, sudoku::Letters::digitsFromZero);
  EXPECT_EQ(puzzleIn(puzzletexts::solved16("ABCDEFGHIJKLMNOP")).letters,
            sudoku::Letters::lettersOnly);
  EXPECT_EQ(puzzleIn(kPuzzle).letters, sudoku::Letters::automatic);
  EXPECT_EQ(puzzleIn(std::string(256, '.')).letters, sudoku::Letters::automatic);
  EXPECT_EQ(puzzleIn(sudoku::toLine(puzzleIn(letters).puzzle)).letters, sudoku::Letters::automatic);
}

TEST(PuzzleReader, SaysWithOneErrorWhatATextSeemsToBe) {
  const std::string game = "<game data=\"" + replaced(kPuzzle, '.', '0') + "\" />\n";
  struct Foreign {
    std::string text;
    const char* what;
  };
  for (const Foreign& each : {
           Foreign{"<?xml version=\"1.0\"?>\n<opensudoku>\n" + game, "OpenSudoku"},
           Foreign{"<!DOCTYPE ksudoku>\n<ksudoku>\n<values>" + kPuzzle + "</values>", "KSudoku"},
           Foreign{"<svg>\n" + game, "an XML file"},
           Foreign{"<!DOCTYPE html>\n<p>\n" + kPuzzle, "a web page"},
           Foreign{"{\"puzzle\":\"" + kPuzzle + "\"}\n{}\n", "JSON"},
           Foreign{"\n[\n[5,3,0]]\n", "JSON"},
           Foreign{"[[5,3,0]]\n", "JSON"},
           Foreign{"% a comment\n\\begin{sudoku}\n|5|3|\n", "LaTeX"},
           Foreign{"{| class=\"wikitable\"\n| 5 || 3\n|}\n", "a table of a wiki"},
           Foreign{"SumoCueV1\n=8J0 =3J0\n", "SumoCue"},
           Foreign{"\x1F\x8B\x08rest\n1\n", "compressed by gzip"},
           Foreign{"PK\x03\x04rest\n1\n", "a spreadsheet"},
           Foreign{"%PDF-1.7\n1 0 obj\n", "a PDF file"},
           Foreign{"{\\rtf1 1}\n", "an RTF file"},
           Foreign{"\x89PNG\r\n\x1A\n", "a picture"},
           Foreign{"\xFF\xD8\xFF\xE0", "a picture"},
           Foreign{utf16(utf16(kPuzzle + "\n", true).substr(2), true).substr(2), "UTF-32"},
       }) {
    const Contents contents = contentsOf(each.text);
    ASSERT_EQ(contents.errors.size(), 1u) << each.text;
    EXPECT_THAT(contents.errors[0], HasSubstr("this seems to be "));
    EXPECT_THAT(contents.errors[0], HasSubstr(each.what));
    EXPECT_TRUE(contents.puzzles.empty());
  }
}

TEST(PuzzleReader, ReadsTheExamplesOfItsGuide) {
  std::ifstream guide(PROJECT_DIR "/docs/formats.md");
  std::string block;
  bool isInBlock = false;
  int blocks = 0;
  for (std::string line; std::getline(guide, line);) {
    if (line != "```") {
      if (isInBlock) block += line + '\n';
      continue;
    }
    isInBlock = !isInBlock;
    if (isInBlock || block[0] == '$') {
      block.clear();
      continue;
    }
    const Contents contents = contentsOf(block);
    EXPECT_EQ(contents.errors, std::vector<std::string>()) << block;
    EXPECT_FALSE(contents.puzzles.empty()) << block;
    ++blocks;
  }
  EXPECT_GT(blocks, 8);
}

TEST(PuzzleReader, ReportsMistakesInCandidatesAtTheirPlaces) {
  std::string text = candidateText('.');
  text[12] = '7';
  EXPECT_THAT(errorIn(text), HasSubstr("text:1:13: found '7' where r1c2 has its candidate 4"));
  std::string wrong = drawn("", "", "");
  wrong[wrong.find('\n') + 3] = '0';
  EXPECT_THAT(errorIn(wrong), HasSubstr("text:2:3: found '0"));
  EXPECT_THAT(errorIn(drawn("", "", "").substr(0, 300)),
              HasSubstr(" of 9, nine lists of candidates, but found no such row"));
  EXPECT_THAT(errorIn(":0000:x:" + kPuzzle.substr(1) + ":::"),
              HasSubstr("text:1:9: found 80 squares in a line of HoDoKu"));
  EXPECT_THAT(errorIn(":0000:x:a" + kPuzzle.substr(1) + ":::"), HasSubstr("text:1:9: found 'a'"));
  EXPECT_THAT(errorIn(":0000:x:" + kPuzzle + ":51::"), HasSubstr("text:1:91: found '51'"));
  EXPECT_THAT(errorIn("{"), HasSubstr("JSON"));
  EXPECT_THAT(errorIn(kPuzzle + "\n{"), HasSubstr("found '{'"));
}

}  // namespace
