// Runs of `grade` under attack and in unusual surroundings: submissions that use all time or
// memory, a compiler that does not work, signals. Grading stays within its bounds, keeps the marks
// earned before, and leaves nothing behind.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/grading/BlankSubmission.h"
#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class GradeRun : public testing::Test {
 protected:
  // Makes the submission `ada`: a whole solution with `statement` at the start of `member`.
  void submitWhole(const std::string& member, const std::string& statement) const {
    shell_.run("cp -r '" PROJECT_DIR "/tests/grading/submissions/plain' ada; chmod -R 755 .");
    std::string text = shell_.read("ada/Sudoku.h");
    const std::size_t end = text.find("{\n", text.find(member + '('));
    text.insert(end + 2, statement + '\n');
    const std::string includes =
        "#include <stdexcept>\n#include <string>\n#include <ctime>\n#include <unistd.h>\n";
    shell_.write("ada/Sudoku.h", includes + text);
  }
  // Makes the submission `ada` with nothing but blank boards.
  void submitBlank(const std::string& before = "", const std::string& constructor = "") const {
    shell_.run("mkdir -p ada; chmod 755 . ada");
    shell_.write("ada/Sudoku.h", before + "\nstruct Sudoku {\n  Sudoku(int) { " + constructor +
                                     " }\n  int getSquare(int, int) { return -1; }\n};\n");
  }

  Json graded(const std::string& options, int status = 0) const {
    const ShellResult result = shell_.run("grade --seed 1 --format json " + options + " ada");
    EXPECT_EQ(result.status, status) << result.err;
    return result.out.empty() ? Json() : Json::parse(result.out);
  }

  static double marks(const Json& report, std::size_t part) {
    return report["parts"][part]["marks"].get<double>();
  }

  const Shell shell_;
};

TEST_F(GradeRun, ASubmissionThatSpinsInEveryCallKeepsItsMarksAndIsToldWhy) {
  submitWhole("setSquare",
              "for (clock_t start = clock(); clock() - start < CLOCKS_PER_SEC / 10;) {}");
  const Json report = graded("--part a,b --cpu-limit 1");
  EXPECT_EQ(report["complete"], true);
  EXPECT_GT(marks(report, 0), 0);
  EXPECT_EQ(report["parts"][1]["tests"].back()["outcome"], "failed");
  EXPECT_THAT(report["notes"].dump(), HasSubstr("used all of their 1 s of processor time"));
}

// After the races, the suite sets the givens of two hard puzzles. The first one begins with 8.
TEST_F(GradeRun, ASubmissionThatEndsTheProgramAfterTheRacesKeepsTheirMarks) {
  submitWhole("setSquare",
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

TEST_F(GradeRun, ALongExceptionMakesNoLongReport) {
  submitWhole("setSquare",
              "std::string text; while (text.size() < 60000) text += \"\\xe2\\x80\\xae\";"
              "throw std::runtime_error(text);");
  const std::string report = graded("--part a,b").dump(2);
  EXPECT_LT(report.size(), 300'000u);
  EXPECT_THAT(report, HasSubstr("it threw an exception: ?"));
  EXPECT_THAT(report, Not(HasSubstr("\xe2\x80\xae")));
}

// Each list of successors has thousands of boards, which the suite reads one by one.
TEST_F(GradeRun, EndlessSuccessorsDoNotFillTheJudge) {
  submitWhole("> successors",
              "if (true) {\n"
              "  vector<unique_ptr<Searchable>> many;\n"
              "  for (int i = 0; i < 9000; ++i) many.emplace_back(new Sudoku(*this));\n"
              "  return many;\n"
              "}");
  shell_.run(
      "grade --seed 1 --cpu-limit 2 --part c --output json=report ada & "
      "while peak=$(grep VmHWM /proc/$!/status); do echo $peak >peak; sleep 0.05; done; wait $!");
  EXPECT_EQ(Json::parse(shell_.read("report"))["complete"], true);
  const std::string peak = shell_.read("peak");  // "VmHWM: 12345 kB"
  ASSERT_THAT(peak, HasSubstr("VmHWM: "));
  EXPECT_LT(std::stol(peak.substr(7)), 300 << 10);
}

// Without the limit, the tests of a submission that waits in every call would take 28 seconds, even
// on the fastest machine.
TEST_F(GradeRun, TestsAreNotRunAfterTheTimeLimit) {
  submitBlank("#include <unistd.h>", "char judge; while (read(3, &judge, 1) > 0) {}");
  EXPECT_EQ(graded("--time-limit 10 --part a", 3)["complete"], false);
}

TEST_F(GradeRun, TestsThatTheCompilerHadNoTimeForAreNotMarked) {
  submitBlank(slowConstants());
  const Json report = graded("--time-limit 10 --part a", 3);
  EXPECT_EQ(report["complete"], false);
  EXPECT_THAT(report["compile"][0]["error"], HasSubstr("time for this submission was over"));
  EXPECT_THAT(report["parts"].dump(), Not(HasSubstr("\"failed\"")));
}

TEST_F(GradeRun, VariablesOfGoogleTestChangeNothing) {
  shell_.run("mkdir ada");
  const ShellResult result = shell_.run(
      "export GTEST_TOTAL_SHARDS=3 GTEST_SHARD_INDEX=1 GTEST_REPEAT=2 GTEST_OUTPUT=xml:gtest.xml; "
      "grade --part a --format json ada; ls gtest.xml");
  const Json report = Json::parse(result.out);
  EXPECT_EQ(report["complete"], true);
  for (const Json& test : report["parts"][0]["tests"]) EXPECT_EQ(test["outcome"], "failed");
}

TEST_F(GradeRun, ACompilerThatDoesNotWorkGradesNobody) {
  shell_.run("mkdir -p class/ada own");
  shell_.write("own/g++", "#!/bin/sh\necho cannot find ld; exit 1\n");
  shell_.run("chmod -R 755 .");
  for (const std::string what : {"class/ada", "--all class --out out"}) {
    const ShellResult result = shell_.run("grade --compiler own/g++ " + what);
    EXPECT_EQ(result.status, 5) << what;
    EXPECT_EQ(result.out, "") << what;
    EXPECT_THAT(result.err, HasSubstr(shell_.path("own/g++")));
    EXPECT_THAT(result.err, HasSubstr("nothing was graded"));
  }
  EXPECT_EQ(shell_.run("ls").out, "class\nown\n");
}

// ---- Signals

TEST(GradeInterrupted, TheNextRunGradesTheRestOfAClass) {
  const Shell shell;
  const auto report = [&](const std::string& name) {
    return Json::parse(shell.read("grades/reports/" + name + ".json"));
  };
  shell.run("mkdir -p class/ada class/dan class/eve");
  shell.write("class/ada/Sudoku.h", blankSudoku("return -1;", ""));
  shell.write("class/dan/Sudoku.h", blankSudoku("return -1;", ""));
  const std::string command = "grade --all class --out grades --part a";
  const ShellResult stopped = shell.run(
      command +
      " --jobs 1 --seed 5 & "
      "until grep -q '\"complete\": true' grades/reports/*.json 2>/dev/null; do sleep 0.1; done; "
      "kill -TERM $!; wait $!");
  EXPECT_EQ(stopped.status, 143) << stopped.err;
  EXPECT_THAT(stopped.out, HasSubstr("The same command goes on from here."));
  EXPECT_EQ(shell.run("ls grades/reports | grep log").out, "");
  const Json first = report("ada");
  const ShellResult whole = shell.run(command);
  EXPECT_EQ(whole.status, 0) << whole.err;
  EXPECT_EQ(report("ada"), first);
  EXPECT_EQ(report("dan")["marks"], 2);
  EXPECT_EQ(report("eve")["seed"], 5);
}

TEST(GradeInterrupted, AReportIsThereAndNoOtherFile) {
  const Shell shell;
  const ShellResult result =
      shell.run("cp -r '" PROJECT_DIR
                "/tests/grading/submissions/plain' ada; mkdir tmp; chmod 755 . tmp; "
                "TMPDIR=$PWD/tmp grade --output json=r.json ada & "
                "until ls tmp/grade-* >/dev/null 2>&1 && [[ -s r.json ]]; do sleep 0.1; done; "
                "kill -TERM $!; wait $!; echo \"status $?\"; "
                "for i in $(seq 1000); do [[ -z $(ls tmp) ]] && break; sleep 0.1; done; ls tmp");
  EXPECT_EQ(result.out, "status 143\n") << result.err;
  EXPECT_EQ(Json::parse(shell.read("r.json"))["complete"], false);
}

}  // namespace
