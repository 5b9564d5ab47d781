// Each submission with a known fault gets exactly the expected marks, and loses marks in exactly
// the expected tests.

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

bool isOfSpeed(const std::string& test) {
  return test.starts_with("PartD_Speed.");
}

class KnownSubmissionsTest : public testing::TestWithParam<KnownSubmission> {
 protected:
  // The instructor's report on the submission.
  static nlohmann::json graded(const Shell& shell, const KnownSubmission& submission) {
    const std::string path = submissionAt(shell.path("."), submission, PROJECT_DIR).string();
    // With a standard given, `grade` tries no other, which saves time.
    std::string standard = submission.value("standard");
    if (standard.empty()) standard = "c++11";
    const std::string option = "--standard " + standard + ' ';
    const std::string parts = submission.value("parts");
    const std::string part = parts.empty() ? "" : "--part " + parts + ' ';
    const bool isTimed = submission.value("timed") != "no";
    if (!isTimed) shell.write("weights", weightsWithoutSpeed(shell));
    const std::string weights = isTimed ? "" : "--weights weights ";
    const ShellResult result = shell.run("grade --seed 1 --format json --show-hidden " + option +
                                         part + weights + '\'' + path + '\'');
    EXPECT_EQ(result.status, 0) << result.err;
    return nlohmann::json::parse(result.out);
  }

 private:
  // The usual weights, but the tests of speed are not run, and part d has only the other marks.
  static std::string weightsWithoutSpeed(const Shell& shell) {
    auto weights = nlohmann::json::parse(shell.run("grade --print-weights").out);
    for (auto& part : weights.at("parts")) {
      for (auto& [test, weight] : part.at("tests").items()) {
        if (!isOfSpeed(test)) continue;
        part["marks"] = part["marks"].get<double>() - weight.get<double>();
        weight = 0;
      }
    }
    return weights.dump();
  }
};

double rounded(double marks) {
  return std::round(100 * marks) / 100;
}

// The marks of each part without the tests of speed, whose marks are measured.
std::map<std::string, double> marksIn(const nlohmann::json& report) {
  std::map<std::string, double> marks;
  for (const auto& part : report.at("parts")) {
    double sum = 0;
    for (const auto& test : part.at("tests")) {
      if (!isOfSpeed(test.at("name"))) sum += test.at("marks").get<double>();
    }
    marks[part.at("part")] = rounded(sum);
  }
  return marks;
}

double marksForSpeedIn(const nlohmann::json& report) {
  double sum = 0;
  for (const auto& part : report.at("parts")) {
    for (const auto& test : part.at("tests")) {
      if (isOfSpeed(test.at("name"))) sum += test.at("marks").get<double>();
    }
  }
  return sum;
}

// The names of the tests, except those of speed. A test that gives a hint counts as failing.
std::set<std::string> testsIn(const nlohmann::json& report, bool areFailing) {
  std::set<std::string> tests;
  for (const auto& part : report.at("parts")) {
    for (const auto& test : part.at("tests")) {
      const std::string name = test.at("name");
      if (!isOfSpeed(name) && (!areFailing || test.at("outcome") != "passed")) tests.insert(name);
    }
  }
  return tests;
}

TEST_P(KnownSubmissionsTest, GetsItsMarksForWhatWorks) {
  const KnownSubmission& submission = GetParam();
  const Shell shell;
  const nlohmann::json report = graded(shell, submission);
  EXPECT_EQ(marksIn(report), submission.marks());
  const auto [least, most] = submission.marksForSpeed();
  EXPECT_GE(marksForSpeedIn(report), least);
  EXPECT_LE(marksForSpeedIn(report), most);
  EXPECT_EQ(testsIn(report, true), submission.failing(testsIn(report, false)));
  for (const std::string& said : submission.values("says")) {
    EXPECT_NE(report.dump().find(said), std::string::npos) << said << report.dump(2);
  }
  const std::string suspicious = report.at("suspicious").dump();
  EXPECT_NE(suspicious.find(submission.value("suspicious")), std::string::npos) << suspicious;
}

std::string testName(const testing::TestParamInfo<KnownSubmission>& info) {
  std::string name = info.param.name();
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

// The quick tests grade a few known submissions, the slow tests the others.
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
