// The program `sudoku` on boards of other shapes: 6x6, jigsaws, diagonals, windows, Latin squares.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include "tests/programs/Shell.h"
#include "tests/programs/SudokuProgram.h"

namespace {

using testing::AllOf;
using testing::Each;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

using SudokuShapesTest = SudokuProgram;

const std::string kSix = ".3.......2..6.4..5.....4....6..2.5..";
const std::string kMap =
    "AAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGE";

TEST_F(SudokuShapesTest, CountsBlankBoards) {
  const std::string shapes[] = {"--regions AABBAABBCCDDCCDD", "--boxes none", "--diagonals",
                                "--windows", "--regions AAABCCABCDBBCDDD"};
  const std::string counts[] = {"288", "576", "48", "168", "120"};
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(run("sudoku count " + shapes[i] + ' ' + kBlank4).out, counts[i] + '\n') << shapes[i];
  }
}

TEST_F(SudokuShapesTest, SolutionsOfEveryShapeAreRightAndReadBack) {
  for (const std::string shape :
       {"--boxes 2x3", "--boxes 4x2", "--boxes none --size 5", "--diagonals", "--windows --size 4",
        "--boxes 2x3 --diagonals", "--size 10", "--size 12 --givens 90 --letters 1-9A-C"}) {
    EXPECT_EQ(run("sudoku generate --count 5 --seed 1 " + shape + " > puzzles.txt").status, 0);
    EXPECT_EQ(run("sudoku count --limit 1 puzzles.txt").out, "1\n1\n1\n1\n1\n") << shape;
    EXPECT_EQ(run("sudoku solve puzzles.txt > solutions.txt").status, 0) << shape;
    EXPECT_EQ(run("sudoku check puzzles.txt solutions.txt").status, 0) << shape;
    EXPECT_EQ(run("sudoku check solutions.txt").status, 0) << shape;
  }
}

TEST_F(SudokuShapesTest, AJigsawKeepsItsRegionsIfItsLineHasThem) {
  run("sudoku generate --seed 1 --regions " + kMap + " > puzzle.txt");
  const std::string puzzle = linesOf(shell_.read("puzzle.txt"))[0];
  EXPECT_THAT(puzzle, AllOf(SizeIs(162), EndsWith(kMap)));
  const std::string solution = linesOf(run("sudoku solve puzzle.txt").out)[0];
  EXPECT_THAT(solution, AllOf(SizeIs(162), EndsWith(kMap)));
  const std::string squares = puzzle.substr(0, 81);
  EXPECT_EQ(run("sudoku solve --regions " + kMap + ' ' + squares).out,
            solution.substr(0, 81) + '\n');
  EXPECT_EQ(run("sudoku check " + puzzle + ' ' + solution).status, 0);
  EXPECT_EQ(run("sudoku check " + puzzle + ' ' + solution.substr(0, 81)).status, 0);
  shell_.write("map.txt", "# regions\n" + kMap.substr(0, 40) + '\n' + kMap.substr(40) + '\n');
  EXPECT_EQ(run("sudoku solve --regions map.txt " + squares).out, solution.substr(0, 81) + '\n');
}

TEST_F(SudokuShapesTest, CheckNamesTheShapeAndTheFaultyUnits) {
  EXPECT_THAT(run("sudoku check " + kSix).out, HasSubstr("shape      boxes of 2x3\n"));
  EXPECT_THAT(run("sudoku check --diagonals " + kEasy).out,
              HasSubstr("shape      boxes of 3x3, diagonals\n"));
  EXPECT_THAT(run("sudoku check " + kEasy + kMap).out,
              HasSubstr("shape      9 irregular regions\n"));
  EXPECT_THAT(run("sudoku check " + kEasy).out, Not(HasSubstr("shape")));
  EXPECT_THAT(run("sudoku check --diagonals " + kEasySolution).out, HasSubstr("diagonal"));
  EXPECT_THAT(run("sudoku check " + kEasy + kMap + ' ' + kEasySolution).out, HasSubstr("region"));
}

TEST_F(SudokuShapesTest, ExplainNamesTheUnitsOfTheShape) {
  const std::string jigsaw =
      "..2....4..6..5...9.............2.3.77...4....3.7..1...1........6...93.........8..";
  EXPECT_THAT(run("sudoku explain " + jigsaw + kMap).out,
              AllOf(HasSubstr("region "), Not(HasSubstr("box "))));
  const std::string x =
      "3.9..2..6.7......5.4.7........9......82.......65..1.....8..............11..3.....";
  EXPECT_THAT(run("sudoku explain --diagonals " + x).out,
              AllOf(HasSubstr("in diagonal "), HasSubstr("box ")));
  const std::string windows =
      "..21...4..7..5.....................97....3.....15.......4.6.9..2.3.4..........2..";
  EXPECT_THAT(run("sudoku explain --windows " + windows).out, HasSubstr("in window "));
}

TEST_F(SudokuShapesTest, GenerateIsReproducible) {
  const std::string command = "sudoku generate --boxes 2x3 --windows --count 20 --seed ";
  EXPECT_EQ(run("sudoku generate --boxes 2x3 --count 20 --seed 3").out,
            run("sudoku generate --boxes 2x3 --count 20 --seed 3").out);
  EXPECT_NE(run("sudoku generate --boxes 2x3 --seed 3").out,
            run("sudoku generate --boxes 2x3 --seed 4").out);
  EXPECT_THAT(linesOf(run("sudoku generate --boxes 2x3 --givens 20 --count 3").out),
              Each(SizeIs(36)));
}

TEST_F(SudokuShapesTest, ImpossibleShapesAreErrorsOfTheCommandLine) {
  struct Impossible {
    const char* options;
    const char* problem;
  };
  for (const Impossible& each :
       {Impossible{"--boxes 6", "'6' should be the rows and columns of a box, as in 2x3, or none"},
        {"--regions AAB",
         "there is no file 'AAB'; and a map of regions has a character for each "
         "square"},
        {"--regions AAABBBCCDDDDCCAA", "the region 'A' has 5 squares"},
        {"--boxes 2x3 --windows", "cannot have windows"},
        {"--boxes 2x3 --regions AABBAABBCCDDCCDD", "excludes"}}) {
    for (const std::string& command : {"solve " + kSix, "check " + kSix, std::string("generate")}) {
      const ShellResult result = run("sudoku " + command + ' ' + each.options);
      EXPECT_EQ(result.status, 2) << command << ' ' << each.options;
      EXPECT_THAT(result.err, HasSubstr(each.problem)) << command;
    }
  }
  EXPECT_THAT(run("sudoku generate --boxes 2x3 --size 9").err,
              HasSubstr("this is a 9x9 board; the given boxes are those of a 6x6 board"));
}

TEST_F(SudokuShapesTest, ABoardOfAnUnknownShapeIsUnreadableAndTheErrorNamesTheOption) {
  const ShellResult result = run("sudoku solve .1.3......4.5.25.32...2.. " + kSix);
  EXPECT_EQ(result.status, 4);
  EXPECT_THAT(result.err, HasSubstr("--boxes none"));
  EXPECT_THAT(result.out, StartsWith("unreadable\n"));
  EXPECT_EQ(run("sudoku solve --boxes none .1.3......4.5.25.32...2..").status, 0);
}

TEST_F(SudokuShapesTest, DrawingsCanBeReadBack) {
  for (const std::string& shape :
       {"--regions " + kMap, std::string("--diagonals --windows"), std::string("--boxes none"),
        std::string("--boxes 2x3 --diagonals"),
        std::string("--size 16 --givens 150 --letters A-P")}) {
    run("sudoku generate --count 2 " + shape + " > puzzles.txt");
    run("sudoku solve --pretty puzzles.txt > drawings.txt");
    const ShellResult result = run("sudoku check puzzles.txt drawings.txt");
    EXPECT_EQ(result.status, 0) << result.out << result.err;
    EXPECT_EQ(run("sudoku solve drawings.txt").out, run("sudoku solve puzzles.txt").out) << shape;
  }
}

TEST_F(SudokuShapesTest, PrettyUsesTheLettersThatWereRead) {
  run("sudoku generate --size 16 --givens 150 --letters A-P > puzzle.txt");
  EXPECT_THAT(run("sudoku solve --pretty puzzle.txt").out,
              AllOf(HasSubstr("P"), Not(testing::ContainsRegex("[0-9]"))));
}

TEST_F(SudokuShapesTest, PrettyDrawsDigitsOfA10x10BoardAsNumbers) {
  run("sudoku generate --size 10 --givens 70 --letters 0-9 > puzzle.txt");
  run("sudoku solve --pretty puzzle.txt > drawing.txt");
  EXPECT_EQ(run("sudoku check puzzle.txt drawing.txt").status, 0);
}

TEST_F(SudokuShapesTest, WrongOptionsOfShapesHaveAPlainError) {
  struct Wrong {
    const char* options;
    const char* problem;
  };
  for (const Wrong& each :
       {Wrong{"--regions .", "'.' is a folder; --regions takes a map of regions, or a file"},
        {"--regions A", "there is no file 'A'; and a map of regions has a character for each"},
        {"--regions AAAAAAAABBBBBBBC", "the region 'A' has 8 squares; each region of a 4x4"},
        {"--regions 1234341221434321",
         "this is a solved board, not a map of regions: each row and"},
        {"--boxes 1x11", "this is a 4x4 board; the given regions are those of an 11x11 board"},
        {"--letters 0-9AB", "'0-9AB' should be auto, or 1-9A-, 0-9A- or A- and the letter of"}}) {
    EXPECT_THAT(run("sudoku solve " + kBlank4 + ' ' + each.options).err, HasSubstr(each.problem));
  }
}

TEST_F(SudokuShapesTest, AShapeOfWhichNoBoardHasASolutionIsAnErrorOfTheCommandLine) {
  const ShellResult result = run("sudoku generate --size 2 --boxes none --diagonals");
  EXPECT_EQ(result.status, 2);
  EXPECT_EQ(result.err, "sudoku: no board of this shape has a solution\n");
}

TEST_F(SudokuShapesTest, CompareSearchReadsTheSameShapes) {
  const std::string command = "CompareSearch --strategies dfs --rules full ";
  const ShellResult named = run(command + "--boxes none .1.3......4.5.25.32...2..");
  EXPECT_EQ(named.status, 0) << named.err;
  EXPECT_THAT(named.out, HasSubstr("1 puzzle of size 5"));
  EXPECT_EQ(run(command + "--windows " + kSix).status, 2);
  EXPECT_EQ(run(command + "--boxes 2x3 --windows " + kSix).status, 2);
}

TEST_F(SudokuShapesTest, BoardsOfSeveralShapesCanBeMixed) {
  shell_.write("mixed.txt", kEasy + '\n' + kSix + "\n\n" + kEasy.substr(0, 9) + '\n');
  const ShellResult result = run("sudoku solve mixed.txt");
  EXPECT_EQ(result.status, 4);
  const std::vector<std::string> lines = linesOf(result.out);
  ASSERT_THAT(lines, SizeIs(3));
  EXPECT_EQ(lines[0], kEasySolution);
  EXPECT_THAT(lines[1], SizeIs(36));
  EXPECT_EQ(lines[2], "unreadable");
}

}  // namespace
