// Reading and refusing weights, and computing marks from judgements.

#include "apps/grade/marking/Marking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/marking/Weights.h"

namespace grading {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* kThirds = R"({"parts": [
  {"part": "a", "title": "Boards", "marks": 1,
   "tests": {"A.One": 1, "A.Two": 1, "A.Three": {"weight": 1, "hidden": true}, "A.Four": "hint"}},
  {"part": "b", "title": "Squares", "marks": 4, "tests": {"B.Most": 3, "B.Least": 1}},
  {"part": "x", "title": "Nothing", "marks": 0, "tests": {"X.One": 1}}
]})";

std::string refusalOfWeights(const std::string& text) {
  try {
    weightsIn(text, "weights.json");
  } catch (const std::invalid_argument& error) {
    return error.what();
  }
  return "";
}

std::string partWithTests(const std::string& tests) {
  return R"({"parts": [{"part": "a", "title": "", "marks": 1, "tests": )" + tests + "}]}";
}

Report reportOn(const std::string& weights) {
  Report report;
  report.parts = unmarkedParts(weightsIn(weights, ""));
  return report;
}

Judgement judgementOf(const std::string& test, TestStatus status, double fraction = 0) {
  return {test, status, fraction, 0, {}, {}};
}

void pass(Report& report, const std::string& test) {
  mark(report, judgementOf(test, TestStatus::passed));
}

void fail(Report& report, const std::string& test, const std::vector<Finding>& findings) {
  Judgement judgement = judgementOf(test, TestStatus::failed);
  judgement.findings = findings;
  mark(report, judgement);
}

TEST(Weights, AreReadInTheirOrder) {
  const Weights weights = weightsIn(kThirds, "");
  ASSERT_EQ(weights.size(), 3u);
  EXPECT_EQ(weights[1].tests[0].name, "B.Most");
  EXPECT_EQ(weights[1].tests[0].weight, 3);
  EXPECT_TRUE(weights[0].tests[2].isHidden);
  EXPECT_FALSE(weights[0].tests[2].isHint);
  EXPECT_TRUE(weights[0].tests[3].isHint && !weights[0].tests[3].isHidden);
}

TEST(Weights, WrongOnesAreRefusedWithThePlace) {
  const std::pair<std::string, const char*> wrong[] = {
      {"{}", "weights.json: the text has no \"parts\""},
      {"{\"parts\": 3}", "should be a list"},
      {partWithTests("{\"A.One\": -1}"), "the weight of A.One should be 0 or more"},
      {partWithTests("{\"A.One\": \"1\"}"), "should be a number, or \"hint\""},
      {partWithTests("{\"A.One\": {\"weight\": 1, \"hiden\": true}}"), "A.One has no \"hidden\""},
      {partWithTests("{\"A.One\": 1e308}"), "at most 1000000"},
      {partWithTests("{\"A.One\": 1e309}"), "weights.json: number overflow"},
      {partWithTests("{\"A.One\": " + std::string(300'000, '[')), "more than 100 deep"},
      {partWithTests("{\"A.One\": 0}"), "the weights of part a sum to 0"},
      {"{\n  \"parts\": [\n    {\"part\": \"a\" \"title\"} ] }",
       "weights.json: parse error at line 3, column 24: syntax error"}};
  for (const auto& [text, told] : wrong) EXPECT_THAT(refusalOfWeights(text), HasSubstr(told));
  for (const std::string text : {"", "{", "\xff", "[\x1b", "{\"a\": 01}"}) {
    EXPECT_THAT(refusalOfWeights(text), HasSubstr("weights.json: parse error at line 1, column"));
    EXPECT_THAT(refusalOfWeights(text), Not(HasSubstr("exception")));
  }
}

TEST(Marking, FullMarksAreExact) {
  Report report = reportOn(kThirds);
  for (const char* const test : {"A.One", "A.Two", "A.Three", "B.Most", "B.Least", "X.One"}) {
    pass(report, test);
  }
  EXPECT_EQ(report.marks, 5);
  EXPECT_EQ(report.outOf, 5);
}

TEST(Marking, AFailedTestEarnsItsFractionAndOneThatIsNotRunNothing) {
  Report report = reportOn(kThirds);
  mark(report, judgementOf("A.One", TestStatus::notRun, 1));
  mark(report, judgementOf("B.Most", TestStatus::failed, 0.5));
  mark(report, judgementOf("B.Least", TestStatus::failed, 7));
  EXPECT_DOUBLE_EQ(report.parts[1].marks, 2.5);
  EXPECT_DOUBLE_EQ(report.marks, 2.5);
}

TEST(Marking, AFailedHintIsShortAndCostsNothing) {
  Report report = reportOn(partWithTests(R"({"A.One": 1, "A.Two": "hint", "A.Three": "hint"})"));
  pass(report, "A.One");
  fail(report, "A.Two", {{"this", "that", "a board", "boxes are forgotten"}});
  fail(report, "A.Three", {{"this", "that", "a board", ""}});
  const std::vector<TestResult>& tests = report.parts[0].tests;
  EXPECT_EQ(report.marks, 1);
  EXPECT_EQ(tests[1].status, TestStatus::hint);
  EXPECT_EQ(tests[1].findings, (std::vector<Finding>{{"", "", "", "boxes are forgotten"}}));
  EXPECT_EQ(tests[2].findings, (std::vector<Finding>{{"this", "that", "", ""}}));
}

TEST(Marking, AMistakeIsDrawnWhereItIsSeenFirst) {
  Report report = reportOn(kThirds);
  fail(report, "A.One", {{"this", "that", "a board", "boxes are forgotten"}});
  fail(report, "B.Most", {{"these", "those", "another", "boxes are forgotten"}});
  fail(report, "B.Least", {{"these", "those", "another", "rows are forgotten"}});
  EXPECT_EQ(report.parts[0].tests[0].findings[0].board, "a board");
  const Finding& again = report.parts[1].tests[0].findings[0];
  EXPECT_EQ(again.expected, "these");
  EXPECT_EQ(again.board, "");
  EXPECT_EQ(again.likelyMistake, "the same as in \"One\"");
  EXPECT_EQ(report.parts[1].tests[1].findings[0].board, "another");
}

TEST(Marking, AMistakeIsToldOnceOfATest) {
  Report report = reportOn(kThirds);
  fail(report, "A.One",
       {{"this", "that", "a board", "boxes are forgotten"},
        {"these", "those", "another", "boxes are forgotten"},
        {"these", "those", "another", ""}});
  EXPECT_EQ(report.parts[0].tests[0].findings.size(), 2u);
}

TEST(Marking, TestsAreToldAsSentences) {
  EXPECT_EQ(sentenceOf("PartA_Board.BlankBoardsAreUndecided"), "Blank boards are undecided");
  EXPECT_EQ(sentenceOf("A.BoardsOfSize16Decide"), "Boards of size 16 decide");
  EXPECT_EQ(sentenceOf("A.IsSolutionIsTrue"), "isSolution() is true");
}

}  // namespace
}  // namespace grading
