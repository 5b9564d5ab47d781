// Runs of `grade` on submissions that use all time or make long texts. Grading stays within its
// bounds and keeps the marks earned before.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class GradeRun : public testing::Test {
 protected:
  // Makes the submission `ada`: a whole solution with `statement` at the start of setSquare().
  void submitWhole(const std::string& statement) const {
    shell_.run("cp -r '" PROJECT_DIR "/tests/grading/submissions/plain' ada; chmod -R 755 .");
    std::string text = shell_.read("ada/Sudoku.h");
    const std::size_t end = text.find("{\n", text.find("setSquare("));
    text.insert(end + 2, statement + '\n');
    const std::string includes =
        "#include <stdexcept>\n#include <string>\n#include <ctime>\n#include <unistd.h>\n";
    shell_.write("ada/Sudoku.h", includes + text);
  }

  Json graded(const std::string& options, int status = 0) const {
    const ShellResult result = shell_.run("grade --seed 1 --format json " + options + " ada");
    EXPECT_EQ(result.status, status) << result.err;
    return result.out.empty() ? Json() : Json::parse(result.out);
  }

  const Shell shell_;
};

TEST_F(GradeRun, ASubmissionThatSpinsInEveryCallKeepsItsMarksAndIsToldWhy) {
  submitWhole("for (clock_t start = clock(); clock() - start < CLOCKS_PER_SEC / 10;) {}");
  const Json report = graded("--part a,b --cpu-limit 1");
  EXPECT_EQ(report["complete"], true);
  EXPECT_GT(report["parts"][0]["marks"], 0);
  EXPECT_EQ(report["parts"][1]["tests"].back()["outcome"], "failed");
  EXPECT_THAT(report["notes"].dump(), HasSubstr("used all of their 1 s of processor time"));
}

TEST_F(GradeRun, ALongExceptionMakesNoLongReport) {
  submitWhole(
      "std::string text; while (text.size() < 60000) text += \"\\xe2\\x80\\xae\";"
      "throw std::runtime_error(text);");
  const std::string report = graded("--part a,b").dump(2);
  EXPECT_LT(report.size(), 300'000u);
  EXPECT_THAT(report, HasSubstr("it threw an exception: ?"));
  EXPECT_THAT(report, Not(HasSubstr("\xe2\x80\xae")));
}

// Without the limit, the tests of a submission that waits in every call would take 28 seconds, even
// on the fastest machine.
TEST_F(GradeRun, TestsAreNotRunAfterTheTimeLimit) {
  shell_.run("mkdir ada; chmod 755 . ada");
  shell_.write("ada/Sudoku.h",
               "#include <unistd.h>\n"
               "struct Sudoku {\n"
               "  Sudoku(int) {}\n"
               "  int getSquare(int, int) { for (char c; read(3, &c, 1) > 0;) {} return -1; }\n"
               "};\n");
  EXPECT_EQ(graded("--time-limit 10 --part a", 3)["complete"], false);
}

}  // namespace
