// `grade --all` on a class of right, wrong, crashing and endless submissions, the same class with
// GNU parallel, and the autograder for Gradescope in a copy of Gradescope's folders.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "tests/grading/BlankSubmission.h"
#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class GradeClass : public testing::Test {
 protected:
  void submit(const std::string& name, const std::string& getSquare = kUndecided) const {
    shell_.run("mkdir -p 'class/" + name + "'");
    shell_.write("class/" + name + "/Sudoku.h",
                 blankSudoku(getSquare, "  bool setSquare(int, int, int) { return true; }\n"));
    shell_.write("class/" + name + "/BestFirstSearch.h", kUnfinishedBestFirstSearch);
  }
  Json report(const std::string& name) const {
    return Json::parse(shell_.read("grades/reports/" + name + ".json"));
  }

  static constexpr const char* kUndecided = "return -1;";
  static constexpr const char* kCrash = "return *static_cast<int*>(nullptr);";

  const Shell shell_;
  // C++11 compiles fastest; these tests do not depend on the standard.
  const std::string command_ = "grade --all class --out grades --part a --standard c++11";
};

TEST_F(GradeClass, EachHasItsMarksWhateverTheOthersDo) {
  submit("ada");
  submit("=bob", "return 1;");
  submit("<b>cy", "while (true) {}");
  submit("dan", kCrash);
  shell_.run("mkdir class/eve");
  shell_.write("class/fay.zip", "PK, or so it says");
  shell_.write("class/notes.txt", "not a submission");
  const ShellResult result = shell_.run(command_ + " --seed 5");
  EXPECT_EQ(result.status, 4) << result.err;
  EXPECT_THAT(result.out,
              AllOf(HasSubstr("6 submissions"), HasSubstr("left out of mean and median: fay"),
                    HasSubstr("left out: notes.txt")));
  const std::string marks = shell_.read("grades/marks.csv");
  for (const char* const line :
       {"\r\nada,2,3,2,yes,c++11", "\r\n'=bob,0,3,0,yes", "\r\n<b>cy,0,3,0,yes",
        "\r\ndan,0,3,0,yes", "\r\neve,0,3,0,yes,,", "\r\nfay,,3,,no,,"}) {
    EXPECT_THAT(marks, HasSubstr(line));
  }
  EXPECT_THAT(shell_.read("grades/reports/ada.txt"), HasSubstr("2 of 3"));
  EXPECT_THAT(shell_.read("grades/reports/eve.txt"), HasSubstr("There is no Sudoku.h."));
  EXPECT_THAT(marks, HasSubstr("cannot unpack"));
  EXPECT_THAT(shell_.read("grades/index.html"), HasSubstr("Marks of a class"));

  const Json before = report("ada");
  submit("dan");
  EXPECT_EQ(shell_.run(command_).status, 4);
  EXPECT_EQ(report("ada"), before);
  EXPECT_EQ(report("dan")["marks"], 2);
}

TEST_F(GradeClass, AfterAnInterruptionTheRestIsGraded) {
  submit("ada");
  submit("dan");
  shell_.run("mkdir class/eve");
  const ShellResult stopped = shell_.run(
      command_ +
      " --jobs 1 --seed 5 & "
      "until grep -q '\"complete\": true' grades/reports/*.json 2>/dev/null; do sleep 0.1; done; "
      "kill -TERM $!; wait $!");
  EXPECT_EQ(stopped.status, 143) << stopped.err;
  EXPECT_THAT(stopped.out, HasSubstr("are not graded"));
  EXPECT_EQ(shell_.run("ls grades/reports | grep log").out, "");
  const Json first = report("ada");
  const ShellResult whole = shell_.run(command_);
  EXPECT_EQ(whole.status, 0) << whole.err;
  EXPECT_EQ(report("ada"), first);
  EXPECT_EQ(report("dan")["marks"], 2);
  EXPECT_EQ(report("eve")["seed"], 5);
}

TEST_F(GradeClass, GnuParallelComesToTheSameMarks) {
  if (shell_.run("parallel --version").status != 0) GTEST_SKIP() << "there is no GNU parallel";
  submit("ada");
  submit("dan", kCrash);
  shell_.run("mkdir class/eve; " + command_ + " --seed 5; mkdir reports");
  const ShellResult result = shell_.run(
      "parallel --jobs 2 grade --seed 5 --part a --standard c++11 --jobs 1 --show-hidden --resume "
      "--output json=reports/{/.}.json {} ::: class/ada class/dan class/eve");
  EXPECT_EQ(result.status, 0) << result.err;
  for (const std::string name : {"ada", "dan", "eve"}) {
    const Json alone = Json::parse(shell_.read("reports/" + name + ".json"));
    EXPECT_EQ(alone["marks"], report(name)["marks"]);
    EXPECT_EQ(alone["fingerprint"], report(name)["fingerprint"]);
  }
}

class GradescopeZip : public GradeClass {
 protected:
  // Makes the folders as Gradescope lays them out, with one submission.
  void layOut(const std::string& options) const {
    submit("ada");
    const ShellResult made = shell_.run(
        "grade --gradescope-zip autograder.zip --standard c++11 " + options +
        " && mkdir -p autograder/source autograder/submission && cd autograder/source && "
        "cmake -E tar xf ../../autograder.zip && cp run_autograder .. && "
        "cp ../../class/ada/* ../submission");
    ASSERT_EQ(made.status, 0) << made.err;
  }
  Json results() const { return Json::parse(shell_.read("autograder/results/results.json")); }

  const std::string run_ = "AUTOGRADER_ROOT=$PWD/autograder ./autograder/run_autograder";
};

TEST_F(GradescopeZip, GradesInAFolderLaidOutAsThere) {
  layOut("--seed 5 --part a");
  EXPECT_EQ(shell_.run("bash -n autograder/source/setup.sh").status, 0);
  const ShellResult result = shell_.run(run_);
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(results()["score"], 2);
  EXPECT_EQ(results()["tests"].size(), 5u);
}

TEST_F(GradescopeZip, BringsItsWeightsAndHeaders) {
  shell_.run("grade --print-weights >w.json; cp -r '" PROJECT_DIR "/tests/coursework/given' given");
  Json weights = Json::parse(shell_.read("w.json"));
  weights["parts"][0]["marks"] = 30;
  shell_.write("w.json", weights.dump());
  layOut("--part a --weights w.json --against given");
  shell_.run("rm -r w.json given; " + run_);
  EXPECT_EQ(results()["score"], 20);
}

TEST_F(GradescopeZip, SaysSoIfItFailsItself) {
  layOut("--part a --compiler no-such-compiler");
  EXPECT_EQ(shell_.run(run_).status, 0);
  EXPECT_EQ(results()["score"], 0);
  EXPECT_THAT(results()["output"], HasSubstr("no fault of the submission"));
}

}  // namespace
