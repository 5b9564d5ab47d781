// Each submission of which is known what is wrong with it gets exactly the marks that it deserves,
// and loses them in the tests that are about its fault.

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "tests/grading/KnownSubmissions.h"
#include "tests/programs/Shell.h"

namespace {

class KnownSubmissionsTest : public testing::TestWithParam<KnownSubmission> {
 protected:
  // What `grade` says of it, for the instructor.
  static nlohmann::json graded(const Shell& shell, const KnownSubmission& submission) {
    const std::string path = submissionAt(shell.path("."), submission, PROJECT_DIR).string();
    // An old standard compiles fastest. Which of them is taken is not what is tested here.
    std::string standard = submission.value("standard");
    if (standard.empty()) standard = "c++11";
    const std::string option = standard == "any" ? "" : "--standard " + standard + ' ';
    const ShellResult result =
        shell.run("grade --seed 1 --format json --show-hidden " + option + '\'' + path + '\'');
    EXPECT_EQ(result.status, 0) << result.err;
    return nlohmann::json::parse(result.out);
  }
};

std::map<std::string, double> marksIn(const nlohmann::json& report) {
  std::map<std::string, double> marks;
  for (const auto& part : report.at("parts")) {
    marks[part.at("part")] = std::round(100 * part.at("marks").get<double>()) / 100;
  }
  return marks;
}

std::set<std::string> testsIn(const nlohmann::json& report, bool areFailing) {
  std::set<std::string> tests;
  for (const auto& part : report.at("parts")) {
    for (const auto& test : part.at("tests")) {
      if (!areFailing || test.at("outcome") != "passed") tests.insert(test.at("name"));
    }
  }
  return tests;
}

TEST_P(KnownSubmissionsTest, GetsItsMarksForWhatWorks) {
  const KnownSubmission& submission = GetParam();
  const Shell shell;
  const nlohmann::json report = graded(shell, submission);
  EXPECT_EQ(marksIn(report), submission.marks());
  EXPECT_EQ(testsIn(report, true), submission.failing(testsIn(report, false)));
  EXPECT_NE(report.dump().find(submission.value("says")), std::string::npos) << report.dump(2);
  const std::string suspicious = report.at("suspicious").dump();
  EXPECT_NE(suspicious.find(submission.value("suspicious")), std::string::npos) << suspicious;
}

std::string testName(const testing::TestParamInfo<KnownSubmission>& info) {
  std::string name = info.param.name();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

// The quick tests have a few of them, one of each kind; the slow tests have the others.
std::vector<KnownSubmission> knownOnes(bool areQuick) {
  std::vector<KnownSubmission> all = knownSubmissions(PROJECT_DIR);
  std::erase_if(
      all, [&](const KnownSubmission& each) { return (each.value("quick") == "yes") != areQuick; });
  return all;
}

INSTANTIATE_TEST_SUITE_P(Quick, KnownSubmissionsTest, testing::ValuesIn(knownOnes(true)), testName);
INSTANTIATE_TEST_SUITE_P(Known, KnownSubmissionsTest, testing::ValuesIn(knownOnes(false)),
                         testName);

}  // namespace
