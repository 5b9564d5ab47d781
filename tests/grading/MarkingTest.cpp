// Reading and refusing weights, and computing marks from judgements.

#include "apps/grade/marking/Marking.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "apps/grade/marking/Weights.h"
#include "apps/grade/suite/Suite.h"

namespace grading {
namespace {

using coursework::Judgement;
using testing::HasSubstr;
using testing::Not;

constexpr const char* kThirds = R"({"parts": [
  {"part": "a", "title": "Boards", "marks": 1,
   "tests": {"A.One": 1, "A.Two": 1, "A.Three": {"weight": 1, "hidden": true}}},
  {"part": "b", "title": "Squares", "marks": 4, "tests": {"B.Most": 3, "B.Least": 1}}
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

void pass(Report& report, const std::string& test) {
  mark(report, test, TestStatus::passed, {}, 0);
}

void fail(Report& report, const std::string& test, const Judgement& judgement) {
  mark(report, test, TestStatus::failed, judgement, 0);
}

void fail(Report& report, const std::string& test, const Finding& finding) {
  Judgement judgement;
  judgement.findings = {finding};
  fail(report, test, judgement);
}

Judgement earning(double fraction) {
  Judgement judgement;
  judgement.fraction = fraction;
  return judgement;
}

TEST(Weights, AreReadInTheirOrder) {
  const Weights weights = weightsIn(kThirds, "");
  ASSERT_EQ(weights.size(), 2u);
  EXPECT_EQ(weights[1].tests[0].name, "B.Most");
  EXPECT_EQ(weights[1].tests[0].weight, 3);
  EXPECT_TRUE(weights[0].tests[2].isHidden);
  EXPECT_FALSE(weights[0].tests[2].isHint);
  EXPECT_FALSE(weights[0].tests[0].isHidden);
}

TEST(Weights, CanBeHints) {
  const Weights weights = weightsIn(partWithTests(R"({"A.One": 1, "A.Two": "hint",
                                  "A.Three": {"weight": "hint", "hidden": true}})"),
                                    "");
  const std::vector<TestWeight>& tests = weights[0].tests;
  EXPECT_FALSE(tests[0].isHint);
  EXPECT_TRUE(tests[1].isHint);
  EXPECT_EQ(tests[1].weight, 0);
  EXPECT_TRUE(tests[2].isHint && tests[2].isHidden);
}

TEST(Weights, WrongOnesAreRefusedWithThePlace) {
  EXPECT_THAT(refusalOfWeights("[]"), HasSubstr("weights.json: "));
  EXPECT_THAT(refusalOfWeights("{}"), HasSubstr("has no \"parts\""));
  EXPECT_THAT(refusalOfWeights("{\"parts\": 3}"), HasSubstr("should be a list"));
  EXPECT_THAT(refusalOfWeights("{\"parts\": []}"), HasSubstr("no parts"));
  EXPECT_THAT(refusalOfWeights("{\"parts\": [{}]}"), HasSubstr("has no \"marks\""));
  EXPECT_THAT(refusalOfWeights(partWithTests("{\"A.One\": -1}")),
              HasSubstr("the weight of A.One should be 0 or more, and not -1"));
  EXPECT_THAT(refusalOfWeights(partWithTests("{\"A.One\": \"1\"}")),
              HasSubstr("should be a number, or \"hint\""));
  EXPECT_THAT(refusalOfWeights(partWithTests("{\"A.One\": {\"weight\": 1, \"hiden\": true}}")),
              HasSubstr("A.One has no \"hidden\""));
  EXPECT_THAT(refusalOfWeights(partWithTests("{\"A.One\": 1e308}")), HasSubstr("at most 1000000"));
  EXPECT_THAT(refusalOfWeights(partWithTests("{\"A.One\": 1e309}")),
              HasSubstr("weights.json: a number is too large"));
  EXPECT_THAT(
      refusalOfWeights(partWithTests("{\"A.One\": " + std::string(300'000, '[') +
                                     std::string(300'000, ']') + "}")),
      HasSubstr("weights.json: lists and objects of this JSON lie in each other more than"));
  EXPECT_THAT(refusalOfWeights(partWithTests("{\"A.One\": 0}")),
              HasSubstr("the weights of part a sum to 0"));
}

TEST(Weights, InvalidJsonIsRefusedWithLineAndColumn) {
  EXPECT_EQ(refusalOfWeights("{\n  \"parts\": [\n    {\"part\": \"a\" \"title\"} ] }"),
            "weights.json:3:24: this is not valid JSON: unexpected string literal; expected '}'");
  for (const std::string text : {"", "{", "\xff", "[\x1b", "{\"a\": 01}"}) {
    EXPECT_THAT(refusalOfWeights(text), HasSubstr("weights.json:1:"));
    EXPECT_THAT(refusalOfWeights(text), Not(HasSubstr("exception")));
  }
}

TEST(Weights, HaveToBeThoseOfTheSuite) {
  const Weights weights = weightsIn(kThirds, "");
  const std::set<std::string> all = {"A.One", "A.Two", "A.Three", "B.Most", "B.Least"};
  EXPECT_NO_THROW(requireWeightsOf(all, weights, ""));
  EXPECT_THROW(requireWeightsOf({"A.One"}, weights, ""), std::invalid_argument);
  std::set<std::string> more = all;
  more.insert("C.New");
  EXPECT_THROW(requireWeightsOf(more, weights, ""), std::invalid_argument);
}

TEST(Weights, CanBeThoseOfSomePartsAlone) {
  const Weights weights = weightsIn(kThirds, "");
  ASSERT_EQ(onlyParts(weights, {"b"}).size(), 1u);
  EXPECT_EQ(onlyParts(weights, {"b"})[0].part, "b");
  EXPECT_THROW(onlyParts(weights, {"b", "e"}), std::invalid_argument);
}

TEST(Marking, FullMarksAreExact) {
  Report report = reportOn(kThirds);
  for (const char* const test : {"A.One", "A.Two", "A.Three", "B.Most", "B.Least"}) {
    pass(report, test);
  }
  EXPECT_EQ(report.marks, 5);
  EXPECT_EQ(report.outOf, 5);
}

TEST(Marking, AFailedTestEarnsItsFraction) {
  Report report = reportOn(kThirds);
  fail(report, "B.Most", earning(0.5));
  fail(report, "B.Least", earning(7));
  EXPECT_DOUBLE_EQ(report.parts[1].marks, 2.5);
  EXPECT_DOUBLE_EQ(report.marks, 2.5);
}

TEST(Marking, ATestThatIsNotRunEarnsNothing) {
  Report report = reportOn(kThirds);
  mark(report, "B.Most", TestStatus::notRun, earning(1), 0);
  EXPECT_EQ(report.marks, 0);
}

TEST(Marking, AFailedHintCostsNothing) {
  Report report = reportOn(partWithTests(R"({"A.One": 1, "A.Two": "hint"})"));
  pass(report, "A.One");
  fail(report, "A.Two", Finding{"this", "that", "", ""});
  EXPECT_EQ(report.marks, 1);
  EXPECT_EQ(report.parts[0].tests[1].status, TestStatus::hint);
  EXPECT_EQ(report.parts[0].tests[1].findings.size(), 1u);
}

TEST(Marking, AHintIsShort) {
  Report report = reportOn(partWithTests(R"({"A.One": 1, "A.Two": "hint", "A.Three": "hint"})"));
  fail(report, "A.Two", Finding{"this", "that", "a board", "boxes are forgotten"});
  fail(report, "A.Three", Finding{"this", "that", "a board", ""});
  const std::vector<TestResult>& tests = report.parts[0].tests;
  EXPECT_EQ(tests[1].findings, (std::vector<Finding>{{"", "", "", "boxes are forgotten"}}));
  EXPECT_EQ(tests[2].findings, (std::vector<Finding>{{"this", "that", "", ""}}));
}

TEST(Marking, AMistakeIsDrawnWhereItIsSeenFirst) {
  Report report = reportOn(kThirds);
  fail(report, "A.One", Finding{"this", "that", "a board", "boxes are forgotten"});
  fail(report, "B.Most", Finding{"these", "those", "another", "boxes are forgotten"});
  fail(report, "B.Least", Finding{"these", "those", "another", "rows are forgotten"});
  EXPECT_EQ(report.parts[0].tests[0].findings[0].board, "a board");
  const Finding& again = report.parts[1].tests[0].findings[0];
  EXPECT_EQ(again.expected, "these");
  EXPECT_EQ(again.board, "");
  EXPECT_EQ(again.likelyMistake, "the same as in \"One\"");
  EXPECT_EQ(report.parts[1].tests[1].findings[0].board, "another");
}

TEST(Marking, AMistakeIsToldOnceOfATest) {
  Report report = reportOn(kThirds);
  Judgement judgement;
  judgement.findings = {{"this", "that", "a board", "boxes are forgotten"},
                        {"these", "those", "another", "boxes are forgotten"},
                        {"these", "those", "another", ""}};
  fail(report, "A.One", judgement);
  EXPECT_EQ(report.parts[0].tests[0].findings.size(), 2u);
}

TEST(Marking, OfAPartWithoutMarksNothingIsEarned) {
  Report report = reportOn(R"({"parts": [{"part": "x", "title": "", "marks": 0,
                                          "tests": {"X.One": 1, "X.Two": 1}}]})");
  pass(report, "X.One");
  EXPECT_EQ(report.marks, 0);
}

TEST(Marking, TestsAreToldAsSentences) {
  EXPECT_EQ(sentenceOf("PartA_Board.BlankBoardsAreUndecided"), "Blank boards are undecided");
  EXPECT_EQ(sentenceOf("A.BoardsOfSize16Decide"), "Boards of size 16 decide");
  EXPECT_EQ(sentenceOf("A.Boards4x4AndABox"), "Boards 4x4 and a box");
  EXPECT_EQ(sentenceOf("A.IsSolutionIsTrue"), "isSolution() is true");
}

}  // namespace
}  // namespace grading
