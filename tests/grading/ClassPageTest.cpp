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
  report.compile[1].isCompiled = true;
  return report;
}

constexpr const char* kHostile = "<img src=x onerror=\"document.title='gone'\"></script>";

std::vector<Report> sampleClass() {
  std::vector<Report> reports = {sampleReport(), withMarks("bob", 7), withMarks("eve", 0)};
  reports[1].parts[1].tests[0].status = TestStatus::passed;
  reports[1].parts[1].tests[0].marks = 3;
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

TEST(ClassPage, WhatIsMissingOrDoesNotCompileNeedsALookIfAPartIsLost) {
  Report report = sampleReport();
  report.suspicious.clear();
  report.notes.push_back("There is no Sudoku.h.");
  report.compile.push_back({"setSquare()", false, "", "There is no Sudoku.h."});
  EXPECT_THAT(reasonsToLook(report), testing::IsEmpty());
  report.parts[0].marks = 0;
  EXPECT_THAT(reasonsToLook(report),
              testing::ElementsAre("There is no Sudoku.h.", "Does not compile: bestFirst."));
  report.standard = "";
  EXPECT_EQ(reasonsToLook(report).back(), "Nothing compiles.");
}

class ClassPageInABrowser : public ReportInBrowser {
 protected:
  void open(const std::vector<Report>& reports, const apps::Json& copies = {}) {
    shell_.write("index.html", classPage(reports, copies));
    browser_->open(shell_.path("index.html"));
  }
};

TEST_F(ClassPageInABrowser, ShowsTheClassWithoutAskingAnybody) {
  open(sampleClass());
  EXPECT_THAT(text("#headline"), HasSubstr("3 submissions: mean 3.75 of 7, median 4.25"));
  EXPECT_EQ(count("#roster tbody tr"), 3u);
  EXPECT_THAT(text("#look"), HasSubstr("getNodesExpanded() says 1, but 200 were counted."));
  EXPECT_THAT(text("#failures"), HasSubstr("2 of 2: the box is"));
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
  reports[2].parts[0].tests[0].marks = 2;
  reports.push_back(reportWithProblem());
  reports[0].parts[0].tests.push_back(
      {.name = "later", .sentence = "Later", .outOf = 9});  // is not run
  open(reports);
  EXPECT_EQ(text("#failures tbody"),
            "b\tPropagation (whole part)\t1.25\t4\t3 of 3\t\n"
            "a\tBoard (whole part)\t3.00\t3\t0 of 3\t\n"
            "b\tFresh puzzles (hidden)\t0.00\t1\t3 of 3\t2 of 3: common\n"
            "b\tBoxes propagate\t1.83\t3\t2 of 3\t2 of 2: the box is <2> & \"wide\"\n"
            "a\tA blank board is undecided\t2.67\t3\t0 of 3\t");
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

TEST_F(ClassPageInABrowser, SomeAreToBeModerated) {
  std::vector<Report> reports = {reportWithProblem()};
  open(reports);
  EXPECT_EQ(text("#sample"), "None.");
  reports[0].marks = 8;  // does not count
  for (int i = 0; i <= 20; ++i) {
    reports.push_back(withMarks(std::to_string(i), i < 20 ? i : 18));
    reports.back().outOf = 20;
    reports.back().fingerprint = std::to_string(i * 5 % 21 + 10);
  }
  open(reports);
  EXPECT_EQ(
      texts("#sample > ul > li"),
      (nlohmann::json{"0: The lowest marks.", "19: The highest marks.", "8: The nearest to 40 %.",
                      "10: The nearest to 50 %.", "12: The nearest to 60 %.",
                      "14: The nearest to 70 %.", "17: Drawn at random.", "13: Drawn at random.",
                      "9: Drawn at random.", "5: Drawn at random.", "1: Drawn at random."}));
}

TEST_F(ClassPageInABrowser, TextsThatAreAlikeStandSideBySide) {
  const auto side = [](const char* name, const char* text, int line) {
    return apps::Json{
        {"name", name}, {"text", text}, {"share", 40}, {"course", 7}, {"alike", {{25, line, 2}}}};
  };
  open(sampleClass(),
       {{"note", ""}, {"pairs", {{side("bob", "a\n<b>\nc", 2), side("eve", "a\nd", 1)}}}});
  EXPECT_EQ(text("#copies tbody"), "bob\t40 %\t7 %\teve\t40 %\t7 %");
  browser_->evaluate("document.querySelector('#copies tbody tr').click()");
  EXPECT_EQ(texts("#texts mark"), (nlohmann::json{"<b>", "a", "d"}));
  open(sampleClass(), {{"note", "There is no program for it."}, {"pairs", apps::Json::array()}});
  EXPECT_EQ(text("#copiesNote"), "There is no program for it.");
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
