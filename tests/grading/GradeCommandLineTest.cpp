// Wrong command lines of the program `grade`, and their messages.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/programs/Shell.h"

namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class GradeCommandLine : public testing::Test {
 protected:
  GradeCommandLine() { shell_.run("mkdir empty"); }

  // Runs a command line that has to be refused. Returns its standard error.
  std::string refusal(const std::string& arguments) const {
    const ShellResult result = shell_.run("grade " + arguments);
    EXPECT_EQ(result.status, 2) << arguments;
    EXPECT_THAT(result.err, Not(IsEmpty())) << arguments;
    return result.err;
  }

  const Shell shell_;
};

TEST_F(GradeCommandLine, WrongArgumentsAreRefused) {
  for (const char* const wrong :
       {"", "nobody", "--standard c++98 empty", "--part e empty", "--seed x empty",
        "--format pdf empty", "--all empty empty", "--all empty --format json", "--out x empty",
        "--time-limit 1 empty", "--against nowhere empty", "--jobs -1 empty"}) {
    refusal(wrong);
  }
}

TEST_F(GradeCommandLine, AnUnknownFormatIsNoPartOfAFileName) {
  EXPECT_THAT(
      refusal("--output xyz=f empty"),
      AllOf(HasSubstr("no format 'xyz'"), HasSubstr("text, json, junit"), HasSubstr("./xyz=f")));
  EXPECT_THAT(refusal("--output json= empty"), HasSubstr("names no file"));
  EXPECT_EQ(shell_.run("ls").out, "empty\n");
  EXPECT_EQ(shell_.run("grade --part a --output ./xyz=f --output json=a=b empty").status, 0);
  EXPECT_EQ(shell_.run("ls").out, "a=b\nempty\nxyz=f\n");
}

TEST_F(GradeCommandLine, OnlyAReportInJsonCanBeResumed) {
  EXPECT_THAT(refusal("--resume empty"), HasSubstr("--output json=FILE"));
  refusal("--resume --format json empty");
  refusal("--resume --output junit=f empty");
}

TEST_F(GradeCommandLine, PartsHaveNames) {
  for (const std::string parts : {"a,,b", "a,", ",a", "''"}) {
    EXPECT_THAT(refusal("--part " + parts + " empty"), HasSubstr("such as a,c"));
  }
  EXPECT_THAT(refusal("--part a,e empty"), HasSubstr("one of a, b, c, d"));
}

TEST_F(GradeCommandLine, AHeaderThatTheCourseLacksIsNamed) {
  shell_.run("mkdir course; cp '" PROJECT_DIR "/tests/coursework/given/Searchable.h' course");
  for (const std::string what : {"empty", "--all .", "--gradescope-zip a.zip"}) {
    EXPECT_THAT(refusal("--against course " + what),
                HasSubstr("there is no BreadthFirstSearch.h in course"));
  }
}

TEST_F(GradeCommandLine, AClassHasSubmissions) {
  EXPECT_THAT(refusal("--all empty --out out"),
              AllOf(HasSubstr("no submission in empty"), HasSubstr("folders and .zip files")));
  shell_.run("mkdir one && touch one/Sudoku.h one/ada.tar.gz one/.hidden.zip");
  EXPECT_THAT(
      refusal("--all one --out out"),
      AllOf(HasSubstr("Other names there: Sudoku.h, ada.tar.gz. "), HasSubstr("leave out --all")));
  EXPECT_THAT(refusal("--all . --out ."), HasSubstr("another folder"));
  EXPECT_EQ(shell_.run("ls").out, "empty\none\n");
}

TEST_F(GradeCommandLine, AnErrorThatAffectsAllSubmissionsIsReportedOnce) {
  shell_.run("mkdir -p class/ada class/bob");
  const ShellResult result = shell_.run("grade --all class --compiler no-such-compiler");
  EXPECT_EQ(result.status, 5);
  EXPECT_THAT(result.err, HasSubstr("no compiler no-such-compiler"));
  EXPECT_EQ(shell_.run("ls").out, "class\nempty\n");
}

}  // namespace
