// The figures of a class of reports, and the page that shows them.

#include "apps/grade/class/ClassPage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/grading/Reports.h"
#include "tests/programs/ReportInBrowser.h"

namespace grading {
namespace {

using testing::HasSubstr;

Report withMarks(const std::string& name, double marks) {
  Report report = sampleReport();
  report.submission = name;
  report.marks = marks;
  report.suspicious.clear();
  return report;
}

constexpr const char* kHostile = "<img src=x onerror=\"document.title='gone'\"></script>";

std::vector<Report> sampleClass() {
  std::vector<Report> reports = {sampleReport(), withMarks("bob", 7), withMarks("eve", 0)};
  reports[1].parts[1].tests[0].status = TestStatus::passed;
  reports[1].submission = kHostile;
  reports[2].notes = {kHostile};
  return reports;
}

TEST(ClassPage, APartWithoutMarksWhoseCallsDoNotReturnNeedsALook) {
  const auto findings = [](Report & report) -> auto& {
    return report.parts[1].tests[1].findings;
  };
  Report report = withMarks("dan", 0);
  findings(report) = {{"Sudoku(9) to return", "It crashed", "", ""}};
  EXPECT_THAT(reasonsToLook(report), testing::IsEmpty());
  report.parts[1].marks = 0;
  EXPECT_THAT(reasonsToLook(report), testing::ElementsAre(HasSubstr("Part b earns nothing")));
  Report twice = report;
  twice.parts[0] = report.parts[1];
  EXPECT_THAT(reasonsToLook(twice), testing::SizeIs(1));
  findings(report)[0].expected = "squares to return to";
  EXPECT_THAT(reasonsToLook(report), testing::IsEmpty());
  report.parts[0].marks = 0;  // its test has no finding
  EXPECT_THAT(reasonsToLook(report), testing::IsEmpty());
}

class ClassPageInABrowser : public ReportInBrowser {
 protected:
  void open(const std::vector<Report>& reports) {
    shell_.write("index.html", classPage(reports));
    browser_->open(shell_.path("index.html"));
  }
};

TEST_F(ClassPageInABrowser, ShowsTheClassWithoutAskingAnybody) {
  open(sampleClass());
  EXPECT_THAT(text("#headline"), HasSubstr("3 submissions: mean 3.75 of 7, median 4.25"));
  EXPECT_EQ(count("#roster tbody tr"), 3u);
  EXPECT_THAT(text("#look"), HasSubstr("getNodesExpanded() says 1, but 200 were counted."));
  EXPECT_THAT(text("#failures"), HasSubstr("2 of 2: the box is"));
  EXPECT_THAT(text("#failures"), testing::Not(HasSubstr("0 of 3")));
  EXPECT_THAT(text("#roster"), HasSubstr(kHostile));
  EXPECT_EQ(count("img"), 0u);
  EXPECT_EQ(browser_->evaluate("document.title"), "Marks of a class");
  EXPECT_EQ(browser_->requests().size(), 1u);  // the page itself
  browser_->resize(390, 800);
  EXPECT_LE(browser_->evaluate("document.documentElement.scrollWidth").get<int>(), 390);
}

TEST_F(ClassPageInABrowser, TheCommonestFailureComesFirstWithItsCommonestMistake) {
  std::vector<Report> reports = sampleClass();
  const auto findings = [&](std::size_t i) -> auto& {
    return reports[i].parts[1].tests[1].findings;
  };
  findings(0) = {{"", "", "", "rare"}};
  findings(1) = {{"", "", "", ""}, {"", "", "", "common"}, {"", "", "", "common"}};
  findings(2) = {{"", "", "", "common"}};
  reports.push_back(reportWithProblem());
  open(reports);
  EXPECT_EQ(text("#failures tbody"),
            "3 of 3\tb\tFresh puzzles (hidden)\t2 of 3: common\n"
            "2 of 3\tb\tBoxes propagate\t"
            "2 of 2: the box is <2> & \"wide\"");
}

TEST_F(ClassPageInABrowser, EachNeedsALookOnceWithAllReasons) {
  std::vector<Report> reports = sampleClass();
  reports[0].isComplete = false;
  reports.push_back(reportWithProblem());
  open(reports);
  EXPECT_EQ(count("#look > ul > li"), 2u);
  EXPECT_EQ(count("#look > ul > li:first-child li"), 2u);
  EXPECT_THAT(text("#look > ul > li:first-child"), HasSubstr("Grading is not complete."));
  EXPECT_THAT(text("#look > ul > li:last-child"), HasSubstr("fay: cannot unpack it"));
  EXPECT_THAT(text("#headline"), HasSubstr("could not be graded"));
  EXPECT_THAT(text("#roster"), HasSubstr("not graded"));
}

TEST_F(ClassPageInABrowser, TheTableSortsAndOpensReports) {
  open(sampleClass());
  browser_->evaluate("document.querySelectorAll('#roster tbody tr')[0].click()");
  EXPECT_THAT(text("#report"), HasSubstr("r1c2 = 3"));
  EXPECT_THAT(text("#report"), HasSubstr("Fresh puzzles (hidden)"));
  EXPECT_THAT(text("#report"), HasSubstr("Cannot be tested: bestFirst"));
  for (const char* const first : {"eve", kHostile}) {
    browser_->evaluate("document.querySelector('#roster th button[data-key=marks]').click()");
    EXPECT_EQ(text("#roster tbody tr td"), first);
  }
}

}  // namespace
}  // namespace grading
