// Reading the puzzles of all arguments in order, also those of folders. Unreadable input is
// reported and skipped.

#include "apps/support/PuzzleInput.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/PuzzleError.h"
#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using apps::PuzzleInput;

const std::string kBlank(81, '.');

class PuzzleInputTest : public testing::Test {
 protected:
  PuzzleInputTest() { std::ofstream(file_) << kBlank << '\n' << "1" << kBlank.substr(1) << '\n'; }

  const Shell shell_;
  const std::string file_ = shell_.path("puzzles.txt").string();
};

TEST_F(PuzzleInputTest, ThePuzzlesOfAllArgumentsComeInOrder) {
  PuzzleInput input({"2" + kBlank.substr(1), file_, "3" + kBlank.substr(1)});
  std::vector<int> firstSquares;
  while (const auto read = input.next()) firstSquares.push_back(read->puzzle.at(0, 0));
  EXPECT_EQ(firstSquares, (std::vector{2, -1, 1, 3}));
}

TEST_F(PuzzleInputTest, APuzzleIsNamedByItsFileAndLine) {
  PuzzleInput input({file_});
  input.next();
  const auto second = input.next();
  ASSERT_TRUE(second);
  EXPECT_EQ(input.sourceName(), file_);
  EXPECT_EQ(second->line, 2);
}

TEST_F(PuzzleInputTest, UnreadableInputIsAnErrorAndTheRestIsReadAfterwards) {
  PuzzleInput input({kBlank + "!", file_});
  EXPECT_THROW(input.next(), sudoku::PuzzleError);
  EXPECT_TRUE(input.next());
  EXPECT_TRUE(input.next());
  EXPECT_FALSE(input.next());
}

TEST_F(PuzzleInputTest, AFileThatDoesNotExistIsAnErrorAndTheNextArgumentIsReadAfterwards) {
  PuzzleInput input({"no-such-file.txt", file_});
  EXPECT_THROW(input.next(), sudoku::PuzzleError);
  EXPECT_TRUE(input.next());
}

TEST_F(PuzzleInputTest, AFileWithoutAPuzzleIsAnError) {
  std::ofstream(file_) << "# nothing but a comment\n";
  PuzzleInput input({file_, kBlank});
  EXPECT_THROW(input.next(), sudoku::PuzzleError);
  EXPECT_TRUE(input.next());
  EXPECT_FALSE(input.next());
}

TEST_F(PuzzleInputTest, NothingIsReadAfterTheEnd) {
  PuzzleInput input({kBlank});
  EXPECT_TRUE(input.next());
  EXPECT_FALSE(input.next());
  EXPECT_FALSE(input.next());
}

TEST_F(PuzzleInputTest, SomethingHasArrivedWhileAFileHasMoreToRead) {
  PuzzleInput input({file_});
  input.next();
  EXPECT_TRUE(input.hasArrived());
  input.next();
  EXPECT_FALSE(input.hasArrived());
}

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class PuzzleFilesTest : public testing::Test {
 protected:
  PuzzleFilesTest() { run("mkdir -p top"); }

  void run(const std::string& command) const {
    ASSERT_EQ(shell_.run(command).status, 0) << command;
  }

  // The files found, as paths relative to the folder.
  std::vector<std::string> files() const {
    std::vector<std::string> files;
    for (const std::string& file : found().files) files.push_back(below(file));
    return files;
  }

  std::vector<std::string> skipped() const {
    std::vector<std::string> lines;
    for (const apps::Skipped& each : found().skipped) {
      lines.push_back(below(each.path) + ": " + each.reason);
    }
    return lines;
  }

  apps::PuzzleFiles found() const { return apps::puzzleFilesOf(folder()); }
  std::string folder() const { return shell_.path("top").string(); }

  Shell shell_;

 private:
  std::string below(const std::string& path) const { return path.substr(folder().size() + 1); }
};

TEST_F(PuzzleFilesTest, AllFilesOfPuzzlesBelowAFolderAreFoundInTheOrderOfTheirPaths) {
  run("cd top && mkdir -p b/deep/deeper a && touch c.txt b/z.SDK b/deep/deeper/x.sdm a/y.ss a.txt "
      "a.csv");
  EXPECT_THAT(files(),
              ElementsAre("a/y.ss", "a.csv", "a.txt", "b/deep/deeper/x.sdm", "b/z.SDK", "c.txt"));
  EXPECT_THAT(skipped(), IsEmpty());
}

TEST_F(PuzzleFilesTest, HiddenAndOtherFilesAreSkippedWithTheReason) {
  run("cd top && mkdir .git && touch .git/a.txt .a.txt.swp a.txt a.txt~ '#a.txt#' README.md "
      "&& mkfifo b.txt");
  EXPECT_THAT(files(), ElementsAre("a.txt"));
  EXPECT_THAT(
      skipped(),
      ElementsAre("#a.txt#: in folders, only .txt, .sdk, .sdm, .ss and .csv files are read",
                  ".a.txt.swp: it is hidden", ".git: it is hidden",
                  "README.md: in folders, only .txt, .sdk, .sdm, .ss and .csv files are read",
                  "a.txt~: in folders, only .txt, .sdk, .sdm, .ss and .csv files are read",
                  "b.txt: it is not a regular file"));
}

TEST_F(PuzzleFilesTest, SymbolicLinksAreFollowedAndNothingIsReadTwice) {
  run("mkdir elsewhere && touch elsewhere/e.txt && cd top && touch a.txt && mkdir deep "
      "&& ln -s .. deep/up && ln -s a.txt again.txt && ln -s ../elsewhere outside "
      "&& ln -s nowhere lost.txt && ln -s round round");
  EXPECT_THAT(files(), ElementsAre("a.txt", "outside/e.txt"));
  EXPECT_THAT(skipped(), ElementsAre("again.txt: it is the same as " + folder() + "/a.txt",
                                     "deep/up: it is the same as " + folder(),
                                     "lost.txt: No such file or directory",
                                     "round: Too many levels of symbolic links"));
}

TEST_F(PuzzleFilesTest, AFolderWithoutAFileOfPuzzlesIsAnError) {
  run("mkdir top/empty && touch top/notes.md");
  try {
    found();
    FAIL();
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(),
                HasSubstr("there are no .txt, .sdk, .sdm, .ss and .csv files in this"));
  }
}

TEST_F(PuzzleFilesTest, SkippedFilesAreToldLineByLine) {
  shell_.write("top/a.txt", kEasy + '\n');
  shell_.write("top/b.md", kEasy + '\n');
  shell_.write("top/c.txt", "# nothing yet\n");
  std::vector<std::string> told;
  apps::PuzzleInput input({folder()}, {},
                          [&told](const std::string& notice) { told.push_back(notice); });
  EXPECT_TRUE(input.next());
  EXPECT_FALSE(input.next());
  EXPECT_THAT(told, ElementsAre(HasSubstr("top/b.md: in folders, only .txt"),
                                HasSubstr("top/c.txt: there is no puzzle in it")));
}

TEST_F(PuzzleFilesTest, AllProgramsReadTheSameFilesOfAFolder) {
  shell_.write("top/a.txt", kEasy + '\n');
  shell_.write("top/notes.txt", "# nothing yet\n");
  run("mkdir top/more");
  shell_.write("top/more/b.txt", kHard + "\n53..7\n");
  const std::string skipped = "skipped top/notes.txt: there is no puzzle in it\n";

  const ShellResult solved = shell_.run("sudoku solve top");
  EXPECT_THAT(linesOf(solved.out),
              ElementsAre(HasSubstr("534678912"), HasSubstr("812753649"), "unreadable"));
  EXPECT_THAT(solved.err, testing::AllOf(HasSubstr("top/more/b.txt:2:1: "), HasSubstr(skipped)));
  EXPECT_EQ(solved.status, 4);

  const ShellResult compared = shell_.run("CompareSearch --rules full --format csv top");
  EXPECT_EQ(linesOf(compared.out).size(), 1 + 2 * 3);
  EXPECT_EQ(compared.err, solved.err);
  EXPECT_EQ(compared.status, 2);

  for (const std::string program : {"sudoku count", "sudoku check", "sudoku explain"}) {
    EXPECT_THAT(shell_.run(program + " top").err, HasSubstr(skipped)) << program;
  }
}

}  // namespace
