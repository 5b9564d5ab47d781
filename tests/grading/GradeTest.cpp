// The program `grade` on one submission: outputs, hidden tests, options that change the marking.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>
#include <thread>

#include "tests/grading/BlankSubmission.h"
#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kOurs = "mkdir -p '{}' && cd '" PROJECT_DIR
                              "' && cp -r Sudoku.h BestFirstSearch.h search sudoku \"$OLDPWD/{}\"";

// For tests that do not depend on the standard. With a standard given, `grade` tries no other, and
// C++11 compiles fastest.
const std::string kGradeAsCxx11 = "grade --standard c++11 ";

class Grade : public testing::Test {
 protected:
  // Makes a submission of our own headers.
  void submitOurs(const std::string& folder) const {
    std::string command = kOurs;
    for (std::size_t at = command.find("{}"); at != std::string::npos; at = command.find("{}")) {
      command.replace(at, 2, folder);
    }
    ASSERT_EQ(shell_.run(command).status, 0);
  }
  // Makes a submission whose boards are always blank, which earns two of the three marks of part a.
  // It compiles as a whole, so the compiler runs only once.
  void submitBlank(const std::string& folder) const {
    submitUnfinished(folder, "  bool setSquare(int, int, int) { return true; }\n");
    shell_.write(folder + "/BestFirstSearch.h", kUnfinishedBestFirstSearch);
  }
  // Makes a submission without setSquare and without a search. `more` are further members.
  void submitUnfinished(const std::string& folder, const std::string& more = "") const {
    shell_.run("mkdir -p '" + folder + "'");
    shell_.write(folder + "/Sudoku.h", blankSudoku("return -1;", more));
  }
  Json json(const std::string& file) const { return Json::parse(shell_.read(file)); }

  const Shell shell_;
};

// The marks for speed are left out, because they are measured.
TEST_F(Grade, OurOwnHeadersHaveFullMarksInEveryFormAtOnce) {
  submitOurs("ours");
  const ShellResult result = shell_.run(
      "grade --seed 5 --part a,b,c --output - --output json=r.json --output junit=r.xml "
      "--fail-below 10 "
      "--output gradescope=results.json --output csv=r.csv --output classroom=result ours");
  EXPECT_EQ(result.status, 0) << result.out << result.err;
  EXPECT_THAT(result.out, HasSubstr("10 of 10"));
  EXPECT_THAT(result.out, Not(HasSubstr("\x1b")));
  const Json report = json("r.json");
  EXPECT_EQ(report["marks"], 10);
  EXPECT_EQ(report["outOf"], 10);
  EXPECT_EQ(report["complete"], true);
  EXPECT_EQ(report["seed"], 5);
  EXPECT_EQ(json("results.json")["score"], 10);
  EXPECT_THAT(shell_.read("r.csv"), HasSubstr("ours,10,10,3,4,3,yes,c++20,"));
  EXPECT_THAT(shell_.read("r.xml"), HasSubstr("failures=\"0\""));
}

TEST_F(Grade, HiddenTestsAreDescribedOnDemandAlone) {
  submitBlank("blank");
  const std::string command = kGradeAsCxx11 + "--seed 5 --part b --format json blank ";
  // The names of all tests, and the findings of the hidden one.
  const auto told = [&](const std::string& options) {
    const Json report = Json::parse(shell_.run(command + options).out);
    std::string all;
    for (const Json& test : report["parts"][0]["tests"]) {
      all += test["name"].get<std::string>() + ' ';
      if (test["hidden"] == true) all += "found: " + test["findings"].dump() + ' ';
    }
    return all;
  };
  EXPECT_THAT(told(""), AllOf(HasSubstr("Hidden test 1 found: [] "), Not(HasSubstr("Fresh"))));
  EXPECT_THAT(told("--show-hidden"),
              AllOf(HasSubstr("FreshEasyPuzzles"), HasSubstr("\"expected\"")));
}

TEST_F(Grade, AMissingMemberOrHeaderCostsOnlyItsPart) {
  submitUnfinished("blank");
  const ShellResult result = shell_.run(kGradeAsCxx11 + "--fail-below 3 --part a,d blank");
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.out, HasSubstr("2 of 8"));
  EXPECT_THAT(result.out, HasSubstr("There is no BestFirstSearch.h."));
  EXPECT_THAT(result.out, HasSubstr("for the same reason"));
  EXPECT_THAT(result.out, HasSubstr("has no member named"));
}

// As of an array without initial values.
TEST_F(Grade, ASquareWithANonsensicalValueIsShownToTheStudent) {
  shell_.run("mkdir odd");
  shell_.write("odd/Sudoku.h", blankSudoku("return 21845;", ""));
  const std::string out = shell_.run(kGradeAsCxx11 + "--part a odd").out;
  EXPECT_THAT(out, HasSubstr("21845 for r1c1"));
  EXPECT_THAT(out, HasSubstr("| ? ? ? | ? ? ? | ? ? ? |"));
}

TEST_F(Grade, WeightsAreDataThatCanBeChanged) {
  submitBlank("blank");
  ASSERT_EQ(shell_.run("grade --print-weights >w.json").status, 0);
  Json weights = json("w.json");
  weights["parts"][0]["marks"] = 30;
  shell_.write("w.json", weights.dump());
  EXPECT_THAT(shell_.run(kGradeAsCxx11 + "--part a --weights w.json blank").out,
              HasSubstr("20 of 30"));

  weights["parts"][0]["tests"]["PartA_Board.NoSuchTest"] = 1;
  shell_.write("w.json", weights.dump());
  const ShellResult refused = shell_.run("grade --weights w.json blank");
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.err, HasSubstr("w.json: there is no test PartA_Board.NoSuchTest"));
}

TEST_F(Grade, AnUnreadableSubmissionHasAReportWithoutMarks) {
  shell_.write("broken.zip", "PK, or so it says");
  const ShellResult result = shell_.run("grade broken.zip");
  EXPECT_EQ(result.status, 4);
  EXPECT_THAT(result.out, HasSubstr("could not be graded"));
  EXPECT_THAT(result.out, HasSubstr("cannot unpack"));
  EXPECT_THAT(result.out, Not(HasSubstr(" of 15")));
}

TEST_F(Grade, AReportThatIsWholeIsNotMadeAgain) {
  submitBlank("blank");
  const std::string command =
      kGradeAsCxx11 + "--seed 5 --part a --resume --output json=r.json blank";
  shell_.run(command);
  const std::string first = shell_.read("r.json");
  shell_.run(command);
  EXPECT_EQ(shell_.read("r.json"), first);  // with the same elapsed seconds

  shell_.run("rm blank/Sudoku.h; " + command);
  EXPECT_NE(json("r.json")["fingerprint"], Json::parse(first)["fingerprint"]);
  shell_.write("r.json", first.substr(0, first.size() / 2));
  EXPECT_EQ(shell_.run(command).status, 0);
  EXPECT_EQ(json("r.json")["complete"], true);
}

TEST_F(Grade, OneSeedGivesTheSameMarksAndPuzzles) {
  submitBlank("blank");
  const auto graded = [&](const std::string& seed) {
    const std::string options = "--show-hidden --format json --seed ";
    Json report = Json::parse(shell_.run(kGradeAsCxx11 + options + seed + " blank").out);
    report.erase("elapsedSeconds");
    for (Json& part : report["parts"]) {
      for (Json& test : part["tests"]) test.erase("seconds");
    }
    // The reports of the speed tests contain measured times.
    static const std::regex kMeasured("it took [0-9., ]+ times");
    return Json::parse(std::regex_replace(report.dump(), kMeasured, "(measured"));
  };
  const Json first = graded("9");
  EXPECT_EQ(graded("9"), first);
  EXPECT_NE(graded("10")["parts"], first["parts"]);
}

TEST_F(Grade, TheCoursesOwnHeadersAreCompiledAgainst) {
  submitUnfinished("blank");
  shell_.run("mkdir course; cp '" PROJECT_DIR
             "/tests/coursework/given/BreadthFirstSearch.h' course");
  shell_.write("course/Searchable.h",
               "#pragma once\n#include <memory>\n#include <vector>\n#include <iostream>\n#include "
               "<stdexcept>\n"
               "struct Searchable {\n"
               "  virtual ~Searchable() {}\n"
               "  virtual bool isSolution() const = 0;\n"
               "};\n");
  const ShellResult result = shell_.run(kGradeAsCxx11 + "--part a --against course blank");
  EXPECT_THAT(result.out, HasSubstr("0 of 3"));
  EXPECT_THAT(result.out, HasSubstr("isSolution"));
}

TEST_F(Grade, AnInterruptionLeavesNothingBehind) {
  submitOurs("ours");
  const ShellResult result = shell_.run(
      "mkdir tmp; chmod 755 . tmp; TMPDIR=$PWD/tmp grade --output json=r.json ours & "
      "until ls tmp/grade-* >/dev/null 2>&1 && [[ -s r.json ]]; do sleep 0.1; done; "
      "kill -TERM $!; wait $!; echo \"status $?\"; "
      "for i in $(seq 1000); do [[ -z $(ls tmp) ]] && break; sleep 0.1; done; ls tmp");
  EXPECT_EQ(result.out, "status 143\n") << result.err;
  EXPECT_EQ(json("r.json")["complete"], false);
}

}  // namespace
