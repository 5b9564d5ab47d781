// Behaviour common to the command lines of all programs: help, suggestions, the values of options
// and the messages on wrong values.

#include "apps/support/CommandLine.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "search/Limits.h"
#include "tests/programs/Shell.h"

namespace {

using apps::nearestTo;

const std::vector<std::string> kWords = {"solve", "count", "check", "explain", "generate"};

TEST(CommandLineTest, ANearlyCorrectWordIsRecognised) {
  EXPECT_EQ(nearestTo("slove", kWords), "solve");
  EXPECT_EQ(nearestTo("solv", kWords), "solve");
  EXPECT_EQ(nearestTo("solvve", kWords), "solve");
  EXPECT_EQ(nearestTo("chack", kWords), "check");
  EXPECT_EQ(nearestTo("cuont", kWords), "count");
  EXPECT_EQ(nearestTo("gernerat", kWords), "generate");
  EXPECT_EQ(nearestTo("exp", kWords), "explain");
}

TEST(CommandLineTest, AWordUnlikeAllCandidatesHasNoSuggestion) {
  for (const std::string word : {"", "x", "ex", "file", "puzzle.txt"}) {
    EXPECT_EQ(nearestTo(word, kWords), "") << word;
  }
  EXPECT_EQ(nearestTo("solve", {}), "");
}

TEST(CommandLineTest, EachProgramHasTheVersionOfTheProject) {
  const Shell shell;
  const std::string version =
      shell
          .run("sed -n 's/^project(SudokuSearch VERSION \\([0-9.]*\\).*/\\1/p' " PROJECT_DIR
               "/CMakeLists.txt")
          .out;
  for (const std::string program : {"sudoku", "CompareSearch", "grade"}) {
    const ShellResult result = shell.run(program + " --version");
    EXPECT_EQ(result.out, program + ' ' + version);
    EXPECT_EQ(result.status, 0);
  }
}

using apps::countIn;
using apps::nanosecondsIn;
using apps::positiveCountIn;
using apps::wholeNumberIn;

// The message on a wrong text; empty if the text is valid.
template <class Read>
std::string complaint(const Read& read, const std::string& text) {
  try {
    read(text);
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

TEST(ParsedOptionTest, ACountIsAWholeNumberOrNone) {
  EXPECT_EQ(countIn("0"), 0U);
  EXPECT_EQ(countIn("18446744073709551615"), search::kUnlimited);
  EXPECT_EQ(countIn("none"), search::kUnlimited);
  for (const std::string text : {"", "-1", "+1", "1.5", "1 ", "many", "1e3"}) {
    EXPECT_EQ(complaint(countIn, text),
              "'" + text + "' should be a whole number from 0 on, or 'none'");
  }
}

TEST(ParsedOptionTest, APositiveCountIsNotZero) {
  EXPECT_EQ(positiveCountIn("1"), 1U);
  EXPECT_EQ(positiveCountIn("none"), search::kUnlimited);
  EXPECT_EQ(complaint(positiveCountIn, "0"), "'0' should be a whole number from 1 on, or 'none'");
}

TEST(ParsedOptionTest, ACountThatDoesNotFitIsTooLarge) {
  for (const std::string text : {"18446744073709551616", "99999999999999999999"}) {
    EXPECT_EQ(complaint(countIn, text),
              "'" + text + "' is too large: it should be at most 18446744073709551615, or 'none'");
  }
}

TEST(ParsedOptionTest, AWholeNumberInARangeIsNeverNone) {
  const auto read = [](const std::string& text) { return wholeNumberIn(text, 2, 1024); };
  EXPECT_EQ(read("2"), 2U);
  EXPECT_EQ(read("1024"), 1024U);
  for (const std::string text : {"1", "1025", "99999999999999999999", "none", "abc", ""}) {
    EXPECT_EQ(complaint(read, text), "'" + text + "' should be a whole number from 2 to 1024");
  }
}

TEST(ParsedOptionTest, SecondsMayHaveAFraction) {
  EXPECT_EQ(nanosecondsIn("2.5"), 2'500'000'000U);
  EXPECT_EQ(nanosecondsIn("none"), search::kUnlimited);
  for (const std::string text : {"", "-1", "soon", "1e300", "nan"}) {
    EXPECT_EQ(complaint(nanosecondsIn, text),
              "'" + text + "' should be a number of seconds, such as 2.5, or 'none'");
  }
}

}  // namespace
