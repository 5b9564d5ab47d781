// PuzzleReader: what sheets, programs and prose put around puzzles: it is skipped if it is certain,
// one error otherwise, and a notice if it names a shape.

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
using puzzletexts::drawingOf;
using puzzletexts::errorIn;
using puzzletexts::kPuzzle;
using puzzletexts::kSolution;
using puzzletexts::lineOf;
using puzzletexts::linesOf;
using puzzletexts::puzzleIn;
using puzzletexts::puzzleWith;
using puzzletexts::replaced;
using puzzletexts::rowsOf;
using puzzletexts::withSpaces;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// The rows with `begin` before and `end` behind each, and `between` between the squares; a blank is
// the text `blank`.
std::string dressed(const std::string& begin, const std::string& between, const std::string& end,
                    const std::string& blank) {
  std::string text;
  for (std::size_t i = 0; i < kPuzzle.size(); ++i) {
    text += i % 9 == 0 ? begin : between;
    text += kPuzzle[i] == '.' ? blank : std::string(1, kPuzzle[i]);
    if (i % 9 == 8) text += end + '\n';
  }
  return text;
}

TEST(PuzzleReader, RowsOfAnotherProgramAreOneError) {
  for (const std::string& text :
       {"map {\n" + dressed("  {", " => ", "},", "0") + "};\n", dressed("\"", "", "\",", "."),
        dressed("row[", ", ", "] = 1;", "?")}) {
    EXPECT_THAT(contentsOf(text).errors, ElementsAre(HasSubstr("code or data of another program")))
        << text;
  }
  for (const std::string blank : {"\u2603", "\u2026", "nil"}) {
    EXPECT_THAT(contentsOf(dressed("", blank == "nil" ? "," : "", "", blank)).errors,
                ElementsAre(HasSubstr("the lines below that are like it are skipped too")));
  }
}

TEST(PuzzleReader, ProseIsOneErrorAndThePuzzleBelowIsRead) {
  const Contents contents =
      contentsOf("Dear reader,\nfind the digits!\n\nYours, the editor.\n" + kPuzzle + "\nbye!\n");
  EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
  EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("text:1:"), HasSubstr("text:6:")));
}

TEST(PuzzleReader, ATitleAsLongAsARowIsNoRowOfTheBoardsBelow) {
  const std::string rows = rowsOf(kPuzzle), small = "12..\n....\n..3.\n...4\n";
  for (const std::string title : {"Solution:", "Difficult", "Nightmare", "Time: 3:45",
                                  "\u2605\u2605\u2605", "05.03.2024", "5.03.2024"}) {
    // Digits and dots may be a row with a mistake.
    const std::size_t errors = title.find("2024") == title.npos ? 0 : 1;
    for (const std::string& board :
         {rows, "\n" + rows, withSpaces(rows), drawingOf(puzzleIn(kPuzzle).puzzle)}) {
      const Contents contents = contentsOf(title + "\n" + board);
      EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << title << '\n' << board;
      EXPECT_EQ(contents.errors.size(), errors) << title;
    }
    EXPECT_EQ(linesOf(contentsOf(title + "\n" + rows + "\n" + rows)),
              (std::vector<std::string>{kPuzzle, kPuzzle}));
  }
  EXPECT_EQ(linesOf(contentsOf("Difficult\n" + replaced(rows, '.', ' '))),
            std::vector<std::string>{kPuzzle});
  EXPECT_EQ(linesOf(contentsOf("Mini\n" + small)),
            std::vector<std::string>{lineOf(puzzleIn(small))});
  // A first row with a mistake is one.
  EXPECT_THAT(contentsOf("53!.7....\n" + rows.substr(10) + rows).errors,
              ElementsAre(HasSubstr("text:1:3: found '!'")));
}

TEST(PuzzleReader, ATitleAboveRowsWithSpacesForBlanksIsNoRowOfThem) {
  const std::string rows = replaced(rowsOf(kPuzzle), '.', ' ');
  std::string trimmed;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::size_t next = rows.find_first_not_of(' ', i);
    if (rows[next] != '\n') trimmed += rows[i];
    if (rows[i] == '\n') trimmed += '\n';
  }
  for (const std::string title :
       {"12", "3", "81", "123", "Mild Sudoku 7", "5.03.2024", "Day 5", "No 12", "Aug 2024"}) {
    // A number up to 20 may be an order.
    const bool isError = title == "12" || title == "3" || title == "5.03.2024";
    for (const std::string& board : {rows, trimmed}) {
      for (std::size_t boards = 1; boards <= 2; ++boards) {
        const Contents contents = contentsOf(title + '\n' + (boards == 1 ? board : board + board));
        EXPECT_EQ(linesOf(contents), std::vector<std::string>(boards, kPuzzle)) << title << board;
        EXPECT_EQ(contents.errors.size(), isError ? 1U : 0U) << title << board;
      }
    }
  }
  // A short first row is one.
  std::string board = kPuzzle;
  board.replace(2, 7, "       ");
  const std::string first = "53\n" + trimmed.substr(trimmed.find('\n') + 1);
  board = replaced(board, ' ', '.');
  EXPECT_EQ(linesOf(contentsOf(first)), std::vector<std::string>{board});
  EXPECT_EQ(linesOf(contentsOf(first + first)), (std::vector<std::string>{board, board}));
}

TEST(PuzzleReader, ARowWithZerosIsNoTitleOfTheRowsBelow) {
  // The last of the sixteen rows below the first one has spaces.
  const std::string rows = "0000900000000001\n" + std::string(7, '0') + "B00000000\n";
  std::string text = rows;
  for (int row = 2; row < 16; ++row) text += std::string(16, '0') + '\n';
  EXPECT_EQ(contentsOf(text + "Mild 7\n").puzzles.size(), 1U);
}

TEST(PuzzleReader, EachBoardWithAMistakeIsAnError) {
  EXPECT_EQ(
      contentsOf(kPuzzle + "1\n" + kPuzzle.substr(1) + "\n" + kPuzzle + "!a\n" + kPuzzle + "!b")
          .errors.size(),
      4U);
}

TEST(PuzzleReader, NoBoardWithAMistakeIsSkippedWithTheLineAbove) {
  const std::string part = kPuzzle.substr(0, 50) + '\n';
  const std::string spaced = withSpaces(part);
  for (const std::string& line : {part, spaced}) {
    const Contents contents = contentsOf(line + line + line + kPuzzle);
    EXPECT_EQ(contents.errors.size(), 3U) << line;
    EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << line;
  }
}

TEST(PuzzleReader, ALineOfABoardThatEndsEarlyIsNoDoubleBoard) {
  for (const std::size_t size : {71U, 72U, 73U}) {
    EXPECT_THAT(errorIn(kPuzzle.substr(0, size)), HasSubstr("a 9x9 board in one line has 81"));
  }
  EXPECT_THAT(errorIn(puzzletexts::kSix + puzzletexts::kSix), HasSubstr("about twice"));
}

TEST(PuzzleReader, ATitleWithBracketsOrAnApostropheIsNoCode) {
  for (const std::string title : {"Bob's puzzle", "My favourite puzzle (hard)"}) {
    EXPECT_THAT(contentsOf(title + '\n' + kPuzzle).errors,
                ElementsAre(HasSubstr("a comment begins with #")));
  }
  EXPECT_THAT(errorIn("solve(5, 3)\n" + kPuzzle), HasSubstr("code or data"));
}

TEST(PuzzleReader, NamesOfTheRowsAndColumnsOfADrawingAreSkipped) {
  for (const std::string names : {"123456789", "ABCDEFGHI", "abcdefghi"}) {
    std::string text = "   ";
    for (const char c : names) text += std::string(1, c) + ' ';
    text += "\n  +-----+-----+-----+\n";
    for (std::size_t row = 0; row < 9; ++row) {
      text += std::string(1, names[row]) + ' ';
      for (std::size_t col = 0; col < 9; ++col) {
        text += (col % 3 == 0 ? '|' : ' ') + kPuzzle.substr(row * 9 + col, 1);
      }
      text += "|\n";
    }
    EXPECT_EQ(lineOf(puzzleIn(text)), kPuzzle) << text;
  }
}

TEST(PuzzleReader, ATitleMayStandBetweenABoardAndItsMap) {
  using puzzletexts::kMap;
  for (const std::string title : {"Regions:\n", "\n[Jigsaw]\n", "\nMap of regions\n\n"}) {
    for (const std::string& map : {rowsOf(kMap), kMap}) {
      EXPECT_EQ(lineOf(puzzleIn(rowsOf(kPuzzle) + title + map)), kPuzzle + kMap) << title;
    }
  }
  EXPECT_THAT(errorIn(kPuzzle + kSolution), HasSubstr("a jigsaw has 81 squares"));
  EXPECT_THAT(errorIn((kPuzzle + kMap).substr(1)), HasSubstr("a jigsaw has 81 squares"));
}

TEST(PuzzleReader, ANumberBeforeOrAboveAPuzzleIsNoBoard) {
  for (const std::string& text :
       {"0000000000000001," + kPuzzle, "id,text\n0000000000000001," + kPuzzle}) {
    EXPECT_EQ(lineOf(puzzleIn(text)), kPuzzle) << text;
  }
  const std::string small = "1234341221434321";
  EXPECT_EQ(lineOf(puzzleIn(small + " # see, 1..4..1..3....21")), small);
  const Contents contents = contentsOf("1\n" + rowsOf(kPuzzle));
  EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle});
  EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("found a lone number")));
}

TEST(PuzzleReader, A1AboveNoPuzzleIsABoard) {
  for (const std::string below : {"", "\n", "# a comment\n", "\n1\n"}) {
    EXPECT_EQ(linesOf(contentsOf("1\n" + below)).front(), "1") << below;
  }
}

TEST(PuzzleReader, ReadsThePuzzleBehindItsSolution) {
  for (const std::string between : {",", ";", "\t", " ", ", "}) {
    const Contents contents =
        contentsOf(kSolution + between + kPuzzle + '\n' + kSolution + between + kPuzzle + ",2\n");
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << between;
    EXPECT_THAT(contents.errors, IsEmpty()) << between;
  }
  EXPECT_EQ(lineOf(puzzleIn(kSolution + "," + kSolution)), kSolution);
  std::string areGivens;
  for (const char c : kPuzzle) areGivens += c == '.' ? '0' : '1';
  EXPECT_EQ(lineOf(puzzleIn(kSolution + "," + areGivens)), kSolution);
  const Contents named = contentsOf(kSolution + "," + kPuzzle + ",Sudoku\n" + kPuzzle + ",Grid,x");
  EXPECT_THAT(named.errors, IsEmpty());
  EXPECT_EQ(linesOf(named), std::vector<std::string>(2, kPuzzle));
  EXPECT_EQ(lineOf(puzzleIn(kSolution + " # " + kPuzzle)), kSolution);
}

TEST(PuzzleReader, ReadsThePuzzleBeforeColons) {
  for (const std::string& line :
       {kPuzzle + ":1:" + kSolution, kPuzzle + ":1:", kPuzzle + ":2", kPuzzle + ":" + kSolution,
        kPuzzle + ":1:" + kSolution + ":2.5"}) {
    puzzletexts::expectPuzzles(line + '\n' + line + '\n', {kPuzzle, kPuzzle});
  }
  puzzletexts::expectPuzzles(puzzletexts::kSix + ":1:", {puzzletexts::kSix});
  EXPECT_EQ(puzzleIn(kPuzzle + ":1:" + kSolution).title, "1");
  EXPECT_THAT(errorIn("a:" + kPuzzle + ":1"), HasSubstr("found ':'"));
}

TEST(PuzzleReader, ReadsABoardAmongWords) {
  for (const std::string& line : {"0000183b305c " + kPuzzle + "  1.2", "1 " + kPuzzle,
                                  "1. " + kPuzzle, "9.0 " + kPuzzle, "Bob (1): " + kPuzzle}) {
    const Contents contents = contentsOf(line + '\n' + line + '\n');
    EXPECT_THAT(contents.errors, IsEmpty()) << line;
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << line;
  }
}

TEST(PuzzleReader, ASignAloneIsNotABoardBesideLargerOnes) {
  for (const std::string sign : {"X", ".", "*", "0", "1"}) {
    const Contents contents =
        contentsOf(sign + "\n\n" + kPuzzle + "\n" + sign + "\n\n" + rowsOf(kPuzzle) + sign);
    EXPECT_EQ(contents.errors.size(), 3U) << sign;
    EXPECT_EQ(linesOf(contents), std::vector<std::string>(2, kPuzzle)) << sign;
  }
}

TEST(PuzzleReader, ANumberAboveRowsOfItsSizeCountsThem) {
  const std::string digits = puzzletexts::replaced(kPuzzle, '.', '0');
  for (const std::string& boards : {rowsOf(digits), digits + '\n' + digits + '\n'}) {
    for (const std::string number : {"3\n", "9\n"}) {
      const Contents contents = contentsOf(number + boards);
      EXPECT_THAT(contents.errors, ElementsAre(HasSubstr("text:1:1: found a"))) << number + boards;
      const std::size_t count = boards.size() > 100 ? 2 : 1;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>(count, kPuzzle)) << number + boards;
    }
  }
}

TEST(PuzzleReader, AListOfRowsColumnsAndValuesIsNoBoard) {
  std::string list;
  for (std::size_t i = 0; i < 81; ++i) {
    if (kPuzzle[i] == '.') continue;
    list += std::to_string(i / 9 + 1) + ' ' + std::to_string(i % 9 + 1) + ' ' + kPuzzle[i] + '\n';
    const Contents contents = contentsOf(list);
    EXPECT_THAT(contents.puzzles, IsEmpty());
    EXPECT_FALSE(contents.errors.empty());
  }
}

TEST(PuzzleReader, SkipsALineThatNamesAKindOrALevel) {
  for (const std::string title :
       {"Windoku", "Jigsaw", "X-Sudoku", "Killer", "Easy", "Hard (2)", "Level: hard", "sep=;"}) {
    for (const std::string& board : {kPuzzle, rowsOf(kPuzzle)}) {
      const Contents contents = contentsOf(title + '\n' + board);
      EXPECT_THAT(contents.errors, IsEmpty()) << title;
      EXPECT_EQ(linesOf(contents), std::vector<std::string>{kPuzzle}) << title;
    }
  }
  EXPECT_EQ(puzzleIn("sep=;\n" + kPuzzle).title, "");
  EXPECT_EQ(puzzleIn("sep=\t\n" + kPuzzle).title, "");
  EXPECT_EQ(puzzleIn("Level: hard\n" + kPuzzle).title, "Level: hard");
  EXPECT_EQ(contentsOf("Hard to say.\n" + kPuzzle).errors.size(), 1U);
  EXPECT_THAT(puzzleIn("Windoku\n" + kPuzzle).notice, HasSubstr("--windows"));
  EXPECT_THAT(puzzleIn("# Killer Sudoku 4\n" + kPuzzle).notice, HasSubstr("cages"));
}

TEST(PuzzleReader, SkipsASentenceAboveABoard) {
  const std::string rows = rowsOf(kPuzzle);
  for (const std::string sentence :
       {"Here is the puzzle from Sunday's paper:", "Can you solve this one?", "Solution to no. 12:",
        "Here is one that I could not solve by logic, though my sister did it in an hour:"}) {
    for (const std::string& board : {kPuzzle, rows, "\n" + rows, replaced(rows, '.', ' '),
                                     drawingOf(puzzleIn(kPuzzle).puzzle)}) {
      puzzletexts::expectPuzzles(sentence + '\n' + board, {kPuzzle});
    }
  }
  EXPECT_EQ(puzzleIn("Try to solve this!\n" + kPuzzle).title, "Try to solve this!");
  EXPECT_THAT(puzzleIn("A windoku from last week:\n" + kPuzzle).notice, HasSubstr("--windows"));
  // Without a board, or above more text, it is prose.
  for (const std::string text :
       {"Here is a puzzle for you:\n", "Here is a puzzle:\nand a poem\n"}) {
    EXPECT_EQ(contentsOf(text).errors.size(), 1U) << text;
  }
  // Groups of letters are squares.
  EXPECT_THAT(errorIn("ABCD EFGH IJKL MNO.\n" + kPuzzle), HasSubstr("text:1:1: "));
}

TEST(PuzzleReader, NoticesBoxesThatATitleNames) {
  using puzzletexts::kSix;
  const std::string lack = "this board has no boxes of 3x2 (--boxes 3x2 gives them)";
  for (const std::string& text :
       {kSix + " 3x2", kSix + " boxes 3 x 2", "# boxes of 3x2\n" + kSix,
        "puzzle,shape\n" + kSix + ",3x2\n", "size,boxes,puzzle\n6,3x2," + kSix + "\n",
        "puzzle,box_rows,box_cols\n" + kSix + ",3,2\n",
        "box width;box height;puzzle\n2;3;" + kSix + "\n", "Sudoku 6x6 (3X2 boxes)\n" + kSix,
        "# 6x6 (3×2)\n" + kSix, "Boxes: 3 rows x 2 cols\n" + rowsOf(kSix, 6),
        "# 3 rows x 2 columns\n" + kSix, "# boxes of 3 rows and 2 columns\n" + kSix,
        "# 2 columns by 3 rows\n" + kSix, "regions 3 by 2\n" + rowsOf(kSix, 6),
        "# blocks of 3 by 2\n" + kSix, "# Box height 3, box width 2\n" + kSix,
        "# width: 2, height: 3\n" + kSix, "# boxes are 3 high and 2 wide\n" + kSix,
        "6x6, 2 wide and 3 high\n" + rowsOf(kSix, 6)}) {
    EXPECT_THAT(puzzleIn(text).notice, HasSubstr(lack)) << text;
  }
  for (const std::string& text :
       {kSix + " 2x3", kSix + " --boxes 3x2 3x2", "# 6x6, 3x3\n" + kSix, kSix + " 6x1",
        kSix + " --boxes none 3x2", "Sudoku 9x9 (3x3)\n" + rowsOf(kPuzzle),
        "# 2 rows and 3 columns\n" + kSix, "# 6 rows and 6 columns\n" + kSix, "# 3 high\n" + kSix,
        "# height 2, width 3\n" + kSix, "# 3 - x 2\n" + kSix, "# 103 by 2\n" + kSix,
        "puzzle,box_rows,box_cols\n" + kSix + ",2,3\n",
        "puzzle,box_rows,box_cols\n" + kSix + ",,\n", "puzzle,box_rows\n" + kSix + ",3\n"}) {
    EXPECT_EQ(puzzleIn(text).notice, "") << text;
  }
  // The bars show boxes of 2 rows and 3 columns.
  const std::string drawing = drawingOf(puzzleIn(kSix).puzzle);
  EXPECT_EQ(puzzleIn("6x6 (3x2) Sudoku\n" + drawing).notice, "");
}

TEST(PuzzleReader, SaysWhereAnOptionOnALineOfItsOwnBelongs) {
  const std::string rows = rowsOf(kPuzzle);
  for (const std::string& text :
       {"--diagonals\n" + rows, rows + "--diagonals\n", kPuzzle + "\n --boxes 3x3\n"}) {
    EXPECT_THAT(errorIn(text), HasSubstr("must come after the squares")) << text;
  }
}

TEST(PuzzleReader, NoticesAShapeThatATitleNames) {
  const std::string x = "this board has no diagonals (--diagonals adds them)";
  const std::string hyper = "this board has no windows (--windows adds them)";
  const std::string jigsaw = "this board has no irregular regions (--regions gives them)";
  const std::string latin = "this board has boxes (--boxes none removes them)";
  struct Named {
    std::string text, notice;
  };
  for (const Named& each : {Named{"# Sudoku X\n" + kPuzzle, x},
                            {"# all of them are diagonal\n\n" + rowsOf(kPuzzle), x},
                            {"[X-Sudoku]\n" + rowsOf(kPuzzle), x},
                            {kPuzzle + " X-Sudoku 12", x},
                            {"puzzle,variant\n" + kPuzzle + ",X\n", x},
                            {"puzzle,type,level\n" + kPuzzle + ",windoku,1\n", hyper},
                            {"Grid 1 (Hyper)\n" + rowsOf(kPuzzle), hyper},
                            {"% Jigsaw no. 3\n" + kPuzzle, jigsaw},
                            {"X sudoku\n" + rowsOf(kPuzzle), x},
                            {kPuzzle + " X", x},
                            {"Diag\n" + rowsOf(kPuzzle), x},
                            {"# windows\n" + kPuzzle, hyper},
                            {"Latin\n" + rowsOf(kPuzzle), latin},
                            {kPuzzle + " Even-Odd", "no rules but"},
                            {"puzzle,cages\n" + kPuzzle + ",\"r1c1+r1c2=13\"", "no rules but"},
                            {"# consecutive\n" + kPuzzle, "no rules but"},
                            {kPuzzle + " Toroidal 3", "no rules but"},
                            {"Asterisk\n" + rowsOf(kPuzzle), "no rules but"},
                            {kPuzzle + " # Girandola", "no rules but"},
                            {"# type: X\n" + kPuzzle, x},
                            {"Four-Box Sudoku 3\n" + rowsOf(kPuzzle), hyper},
                            {"# Hyperdoku\n" + kPuzzle, hyper},
                            {"# Chaos Sudoku 7\n" + kPuzzle, jigsaw},
                            {"# no boxes\n" + kPuzzle, latin},
                            {"Extra Regions\n" + rowsOf(kPuzzle), "no rules but"},
                            {"Center Dot Sudoku\n" + rowsOf(kPuzzle), "no rules but"},
                            {"# Disjoint Groups\n" + kPuzzle, "no rules but"},
                            {"# Sandwich Sudoku\n" + kPuzzle, "no rules but"},
                            {"# Skyscraper Sudoku\n" + kPuzzle, "no rules but"},
                            {"# Renban-Sudoku\n" + kPuzzle, "no rules but"},
                            {"# Offset Sudoku\n" + kPuzzle, "no rules but"},
                            {"# Greater Than Sudoku\n" + kPuzzle, "no rules but"},
                            {"# Arrow Sudoku\n" + kPuzzle, "no rules but"},
                            {"# Palindrome Sudokus\n" + kPuzzle, "no rules but"},
                            {"# Twodoku\n" + kPuzzle, "no rules but"},
                            {"# Anti-diagonal 4\n" + kPuzzle, "no rules but"},
                            {"# Antidiagonal\n" + kPuzzle, "no rules but"},
                            {kPuzzle + " # Latin square", latin}}) {
    EXPECT_THAT(puzzleIn(each.text).notice, HasSubstr(each.notice)) << each.text;
  }
  for (const std::string& text :
       {"# Diagonal symmetric puzzles\n" + kPuzzle, kPuzzle + " hyper difficult",
        "# not a jigsaw, no diagonals\n" + kPuzzle, "puzzle,solved\n" + kPuzzle + ",x\n",
        "puzzle,level\n" + kPuzzle + ",X\n", "puzzle,cages\n" + kPuzzle + ",\n",
        "puzzle,cages\n" + kPuzzle + "," + puzzletexts::kMap + "\n"}) {
    EXPECT_EQ(puzzleIn(text).notice, "") << text;
  }
  EXPECT_EQ(puzzleIn("# Sudoku X\n" + kPuzzle + " --diagonals").notice, "");
  EXPECT_EQ(puzzleWith("--diagonals", "# Sudoku X\n" + kPuzzle).notice, "");
  EXPECT_EQ(puzzleWith("--windows", "# Windoku: four extra regions\n" + kPuzzle).notice, "");
  for (const std::string title :
       {"by X. Y.", "easy sudoku", "x-ray", "the square", "boxes", "Chaos", "Arrow 3",
        "Skyscraper, hard", "greater than 3", "dot", "type: X-Wing", "four boxes of sudokus",
        "extra hard", "offset", "no more regions", "Sudoku 9x9", "sudoku 16 X 16", "9x9 sudoku",
        "Sudoku (4x4)"}) {
    EXPECT_EQ(puzzleIn("# " + title + '\n' + kPuzzle).notice, "") << title;
  }
}

TEST(PuzzleReader, NoticesAShapeOnceInAText) {
  const Contents contents =
      contentsOf(kPuzzle + " Sudoku X\n" + kPuzzle + " Sudoku X\n" + kPuzzle + " windoku");
  ASSERT_EQ(contents.puzzles.size(), 3U);
  EXPECT_THAT(contents.puzzles[0].notice, HasSubstr("text:1:1: a shape is named"));
  EXPECT_EQ(contents.puzzles[1].notice, "");
  EXPECT_THAT(contents.puzzles[2].notice, HasSubstr("windows"));
}

}  // namespace
