// Reports as people read them.

#include "apps/grade/report/TextReport.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/grading/Reports.h"

namespace grading {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(TextReport, BreaksLinesAtSpacesAndSaysIfItIsNotComplete) {
  Report report = sampleReport();
  report.isComplete = false;
  report.notes = {std::string(30, 'a') + ' ' + std::string(50, 'b') + ' ' + std::string(90, 'c')};
  EXPECT_THAT(textReport(report), HasSubstr("\n  - aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n    bbbb"));
  EXPECT_THAT(textReport(report), HasSubstr("bb\n    cccc"));
  EXPECT_THAT(textReport(report), HasSubstr("This is not complete"));
}

TEST(TextReport, TheNextFaultOfAPartIsOneThatIsNotHidden) {
  Report report = sampleReport();
  std::swap(report.parts[1].tests[0], report.parts[1].tests[1]);
  EXPECT_THAT(nextReport(report), HasSubstr("Boxes propagate"));
  EXPECT_THAT(nextReport(report), Not(HasSubstr("Fresh puzzles")));
  EXPECT_THAT(nextReport(report), Not(HasSubstr("Blank boards")));
}

TEST(TextReport, TheHintsStandBelowATestOfSpeedThatFailed) {
  Report report = sampleReport();
  std::vector<TestResult>& tests = report.parts[1].tests;
  tests[0].name = "PartD_Speed.HardPuzzles";
  for (const char* const each : {"pairs are forgotten", "nodes are never deleted"}) {
    tests.push_back(tests[0]);
    tests.back().status = TestStatus::hint;
    tests.back().name = each;
    tests.back().findings = {{"", "", "", each}};
  }
  tests.push_back(tests[0]);
  tests.back().name = "PartD_BestFirst.Count";
  tests.back().findings = {{"", "", "", "it counts twice"}};
  EXPECT_THAT(nextReport(report), Not(HasSubstr("it counts twice")));
  EXPECT_THAT(nextReport(report), HasSubstr("likely    pairs are forgotten\n"));
  EXPECT_THAT(nextReport(report), HasSubstr("likely    nodes are never deleted\n  and 2 others:"));
  tests[3].isHidden = true;
  EXPECT_THAT(nextReport(report), Not(HasSubstr("never deleted")));
  tests[0].name = "PartD_BestFirst.Order";
  EXPECT_THAT(nextReport(report), Not(HasSubstr("pairs are forgotten")));
  EXPECT_THAT(nextReport(report), HasSubstr("  and 4 others:"));
}

}  // namespace
}  // namespace grading
