// Signals stop the grading of one submission or of a class. Nothing is left behind, and what was
// graded is kept.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/grading/BlankSubmission.h"
#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;
using testing::HasSubstr;

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
