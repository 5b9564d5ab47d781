// Runs of `grade` that end early or in an unusual environment. They keep their time limit, leave no
// files behind for long, and give the usual marks.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/grading/BlankSubmission.h"
#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

class GradeEnding : public testing::Test {
 protected:
  GradeEnding() {
    shell_.run("mkdir endless busy idle none tmp; chmod 755 . tmp");
    shell_.write("idle/Sudoku.h",
                 "#include <unistd.h>\n"
                 "struct Sudoku {\n"
                 "  Sudoku(int) { char judge; while (read(3, &judge, 1) > 0) {} }\n"
                 "  int getSquare(int, int) const { return -1; }\n"
                 "};\n");
    shell_.write("endless/Sudoku.h",
                 "struct Sudoku {\n"
                 "  Sudoku(int) { while (true) {} }\n"
                 "  int getSquare(int, int) const { return -1; }\n"
                 "};\n");
    shell_.write("busy/Sudoku.h", slowConstants());
  }
  Json report(const std::string& file) const { return Json::parse(shell_.read(file)); }

  const Shell shell_;
};

// Without the limit, the tests of a submission that waits in every call would take 28 seconds, even
// on the fastest machine.
TEST_F(GradeEnding, TestsAreNotRunAfterTheTimeLimit) {
  const ShellResult result =
      shell_.run("grade --standard c++11 --time-limit 10 --part a --output json=r idle");
  EXPECT_EQ(result.status, 3) << result.err;
  EXPECT_EQ(report("r")["complete"], false);
}

TEST_F(GradeEnding, AReportIsIncompleteIfTheCompilerHadNoTime) {
  const ShellResult result =
      shell_.run("grade --standard c++20 --time-limit 10 --part a --output json=r busy");
  EXPECT_EQ(result.status, 3) << result.err;
  EXPECT_EQ(report("r")["complete"], false);
  EXPECT_THAT(report("r")["compile"][0]["error"], HasSubstr("time for this submission was over"));
}

TEST_F(GradeEnding, ALaterRunRemovesTheFilesOfAKilledRun) {
  const std::string left = shell_
                               .run(
                                   "export TMPDIR=$PWD/tmp; grade --part a endless >first & "
                                   "until ls tmp/grade-*/sources >/dev/null 2>&1; do sleep 0.1; "
                                   "done; kill -KILL $!; wait $!; ls tmp")
                               .out;
  EXPECT_THAT(left, HasSubstr("grade-"));
  const ShellResult next = shell_.run(
      "export TMPDIR=$PWD/tmp; touch -d '1 hour ago' tmp/*; grade --part a none >second; ls tmp");
  EXPECT_EQ(next.out, "") << next.err;
}

TEST_F(GradeEnding, VariablesOfGoogleTestChangeNothing) {
  const ShellResult result = shell_.run(
      "export GTEST_TOTAL_SHARDS=3 GTEST_SHARD_INDEX=1 GTEST_REPEAT=2 GTEST_OUTPUT=xml:gtest.xml; "
      "grade --part a --format json none; ls gtest.xml");
  const Json graded = Json::parse(result.out);
  EXPECT_EQ(graded["complete"], true);
  for (const Json& test : graded["parts"][0]["tests"]) EXPECT_EQ(test["outcome"], "failed");
}

}  // namespace
