// Submissions that use all time or memory in every call, or produce too much text. Grading stays
// within its bounds, and the marks earned before are kept.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class GradeBounds : public testing::Test {
 protected:
  // Makes the submission `ada`: a whole solution with `statement` at the start of `member`.
  void begin(const std::string& member, const std::string& statement) const {
    shell_.run("cp -r '" PROJECT_DIR "/tests/grading/submissions/plain' ada; chmod -R 755 .");
    std::string text = shell_.read("ada/Sudoku.h");
    const std::size_t end = text.find("{\n", text.find(member + '('));
    text.insert(end + 2, statement + '\n');
    shell_.write("ada/Sudoku.h",
                 "#include <stdexcept>\n#include <string>\n#include <ctime>\n"
                 "#include <unistd.h>\n" +
                     text);
  }

  Json graded(const std::string& options, int status = 0) const {
    const ShellResult result = shell_.run(
        "grade --seed 1 --standard c++11 --show-hidden --format json " + options + " ada");
    EXPECT_EQ(result.status, status) << result.err;
    return Json::parse(result.out);
  }

  static double marks(const Json& report, std::size_t part) {
    return report["parts"][part]["marks"].get<double>();
  }

  const Shell shell_;
};

TEST_F(GradeBounds, ASubmissionThatSpinsInEveryCallKeepsItsMarksAndIsToldWhy) {
  begin("setSquare", "for (clock_t start = clock(); clock() - start < CLOCKS_PER_SEC / 10;) {}");
  const Json report = graded("--part a,b --cpu-limit 1");
  EXPECT_EQ(report["complete"], true);
  EXPECT_GT(marks(report, 0), 0);
  EXPECT_EQ(report["parts"][1]["tests"].back()["outcome"], "failed");
  EXPECT_THAT(report["notes"].dump(), HasSubstr("used all of their 1 s of processor time"));
}

TEST_F(GradeBounds, TestsThatTheCompilerHadNoTimeForAreNotMarked) {
  begin("setSquare", "");
  // It passes the test whether it works at all, and does not end for a submission.
  shell_.write("own",
               "#!/bin/sh\ncase \"$*\" in *program.cpp*) exec g++ \"$@\";; esac\n"
               "while :; do :; done\n");
  shell_.run("mkdir bin; mv own bin/g++; chmod 755 bin bin/g++");
  const Json report = graded("--part a,b --compiler bin/g++ --time-limit 10", 3);
  EXPECT_EQ(report["complete"], false);
  EXPECT_THAT(report["parts"].dump(), Not(HasSubstr("\"failed\"")));
}

// After the races, the suite sets the givens of two hard puzzles. The first one begins with 8.
TEST_F(GradeBounds, ASubmissionThatEndsTheProgramAfterTheRacesKeepsTheirMarks) {
  begin("setSquare",
        "#ifdef __OPTIMIZE__\n"
        "static bool isFirst = true;\n"
        "if (isFirst && row == 0 && col == 0 && value == 8) _exit(0);\n"
        "isFirst = false;\n"
        "#endif\n");
  const Json report = graded("--part d");
  for (const Json& test : report["parts"][0]["tests"]) {
    if (test["outOf"] == 0 || test["name"].dump().find("Speed") == std::string::npos) continue;
    EXPECT_GT(test["marks"].get<double>(), 0) << test;
    EXPECT_THAT(test.dump(), Not(HasSubstr("during setSquare")));
  }
}

TEST_F(GradeBounds, ASubmissionThatSleepsInEveryCallIsNotWaitedFor) {
  begin("setSquare", "sleep(3600);");
  const Json report = graded("--part a,b");
  EXPECT_EQ(marks(report, 0), report["parts"][0]["outOf"].get<double>());
  EXPECT_EQ(marks(report, 1), report["parts"][1]["outOf"].get<double>());
}

TEST_F(GradeBounds, ALongExceptionMakesNoLongReport) {
  begin("setSquare",
        "std::string text; while (text.size() < 60000) text += \"\\xe2\\x80\\xae\";"
        "throw std::runtime_error(text);");
  const std::string report = graded("--part a,b").dump(2);
  EXPECT_LT(report.size(), 300'000u);
  EXPECT_THAT(report, HasSubstr("it threw an exception: <U+202E>"));
  EXPECT_THAT(report, Not(HasSubstr("\xe2\x80\xae")));
}

// Each list of successors has thousands of boards, which the suite reads one by one.
TEST_F(GradeBounds, EndlessSuccessorsDoNotFillTheJudge) {
  begin("> successors",
        "if (true) {\n"
        "  vector<unique_ptr<Searchable>> many;\n"
        "  for (int i = 0; i < 9000; ++i) many.emplace_back(new Sudoku(*this));\n"
        "  return many;\n"
        "}");
  shell_.run(
      "grade --seed 1 --standard c++11 --cpu-limit 2 --part c "
      "--output json=report ada & "
      "while peak=$(grep VmHWM /proc/$!/status); do echo $peak >peak; sleep 0.05; done; wait $!");
  EXPECT_EQ(Json::parse(shell_.read("report"))["complete"], true);
  const std::string peak = shell_.read("peak");  // "VmHWM: 12345 kB"
  ASSERT_THAT(peak, HasSubstr("VmHWM: "));
  EXPECT_LT(std::stol(peak.substr(7)), 300 << 10);
}

}  // namespace
