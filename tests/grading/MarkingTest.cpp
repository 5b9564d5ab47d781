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

constexpr const char* kThirds = R"({"parts": [
  {"part": "a", "title": "Boards", "marks": 1,
   "tests": {"A.One": 1, "A.Two": 1, "A.Three": {"weight": 1, "hidden": true}, "A.Four": "hint"}},
  {"part": "b", "title": "Squares", "marks": 4, "tests": {"B.Most": 3, "B.Least": 1}},
  {"part": "x", "title": "Nothing", "marks": 0, "tests": {"X.One": 1}}
]})";

std::string refusalOfWeights(const std::string& text) {
  try {
    unmarkedParts(text, "weights.json");
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
  report.parts = unmarkedParts(weights, "");
  return report;
}

void fail(Report& report, const std::string& test, const std::vector<Finding>& findings) {
  mark(report, {.test = test, .status = TestStatus::failed, .findings = findings});
}

TEST(Weights, WrongOnesAreRefusedWithThePlace) {
  const std::pair<std::string, const char*> wrong[] = {
      {"{}", "weights.json: the text should be an object with the keys parts"},
      {"{\"parts\": 3}", "each of \"parts\" should be an object with the keys marks, part"},
      {partWithTests("{\"A.One\": -1}"),
       "the weight of A.One, unless \"hint\", should be a number"},
      {partWithTests("{\"A.One\": \"1\"}"), "should be a number from 0 to 1000000"},
      {partWithTests("{\"A.One\": {\"weight\": 1, \"hiden\": true}}"),
       "with the keys hidden, weight"},
      {partWithTests("{\"A.One\": 1e308}"), "from 0 to 1000000"},
      {partWithTests("{\"A.One\": 1e309}"), "weights.json: number overflow"},
      {partWithTests("{\"A.One\": 0}"), "no test is left: all have weight 0"},
      {partWithTests("{\"A.One\": 0, \"A.Two\": \"hint\"}"), "part a has marks, but only hints"},
      {"{\n  \"parts\": [\n    {\"part\": \"a\" \"title\"} ] }",
       "weights.json: parse error at line 3, column 24: syntax error"}};
  for (const auto& [text, told] : wrong) EXPECT_THAT(refusalOfWeights(text), HasSubstr(told));
  for (const std::string text : {"", "{", "\xff", "[\x1b", "{\"a\": 01}"}) {
    EXPECT_THAT(refusalOfWeights(text), HasSubstr("weights.json: parse error at line 1, column"));
    EXPECT_THAT(refusalOfWeights(text), testing::Not(HasSubstr("exception")));
  }
}

TEST(Marking, FullMarksAreExact) {
  Report report = reportOn(kThirds);
  for (const char* const test : {"A.One", "A.Two", "A.Three", "B.Most", "B.Least"}) {
    mark(report, {test, TestStatus::passed});
  }
  EXPECT_EQ(report.marks, 5);
  EXPECT_EQ(report.outOf, 5);
  EXPECT_EQ(report.parts.size(), 2u) << "part x has no marks";
}

TEST(Marking, AFailedTestEarnsItsFractionAndOneThatIsNotRunNothing) {
  Report report = reportOn(kThirds);
  mark(report, {"A.One", TestStatus::notRun, 1});
  mark(report, {"B.Most", TestStatus::failed, 0.5});
  mark(report, {"B.Least", TestStatus::failed, 7});
  EXPECT_DOUBLE_EQ(report.parts[1].marks, 2.5);
  EXPECT_DOUBLE_EQ(report.marks, 2.5);
}

TEST(Marking, AFailedHintIsShortAndCostsNothing) {
  Report report = reportOn(partWithTests(R"({"A.One": 1, "A.Two": "hint", "A.Three": "hint"})"));
  mark(report, {"A.One", TestStatus::passed});
  fail(report, "A.Two", {{"this", "that", "a board", "boxes are forgotten"}});
  fail(report, "A.Three", {{"this", "that", "a board", ""}});
  const std::vector<TestResult>& tests = report.parts[0].tests;
  EXPECT_EQ(report.marks, 1);
  EXPECT_EQ(tests[1].status, TestStatus::hint);
  EXPECT_EQ(tests[1].findings, (std::vector<Finding>{{"", "", "", "boxes are forgotten"}}));
  EXPECT_EQ(tests[2].findings, (std::vector<Finding>{{"this", "that", "", ""}}));
}

TEST(Marking, AMistakeIsToldOnceOfATest) {
  Report report = reportOn(kThirds);
  fail(report, "A.One",
       {{"this", "that", "a board", "boxes are forgotten"},
        {"these", "those", "another", "boxes are forgotten"},
        {"these", "those", "another", ""}});
  const Finding again{"these", "those", "another", "boxes are forgotten"};
  fail(report, "B.Most", {again});
  EXPECT_EQ(report.parts[0].tests[0].findings,
            (std::vector<Finding>{{"this", "that", "a board", "boxes are forgotten"},
                                  {"these", "those", "another", ""}}));
  EXPECT_EQ(report.parts[1].tests[0].findings, std::vector<Finding>{again});
}

TEST(Marking, SharesAreKeptForOtherWeights) {
  Report report = reportOn(partWithTests(R"({"A.One": 1, "A.Two": 3, "A.Three": "hint"})"));
  mark(report, {"A.One", TestStatus::passed});
  mark(report, {"A.Two", TestStatus::failed, 0.5});
  mark(report, {"A.Three", TestStatus::failed, 0.25});
  report.corrections = {"marks +1"};
  const std::string others = partWithTests(R"({"A.Two": "hint", "A.Three": 1, "A.Four": 1})");
  const Report anew = markedAnew(report, unmarkedParts(others, ""));
  EXPECT_EQ(testNamed("A.Two", anew)->status, TestStatus::hint);
  EXPECT_EQ(testNamed("A.Four", anew)->status, TestStatus::notRun);
  EXPECT_EQ(anew.marks, 0.125);
  EXPECT_THAT(anew.corrections, testing::IsEmpty());
  EXPECT_EQ(markedAnew(anew, unmarkedParts(partWithTests(R"({"A.Two": 1})"), "")).marks, 0.5);
}

TEST(Marking, ATestThatTheReportLacksIsADefectOfTheProgram) {
  Report report = reportOn(kThirds);
  EXPECT_THROW(fail(report, "A.Five", {}), std::logic_error);
}

TEST(Marking, TestsAreToldAsSentences) {
  const Report report = reportOn(partWithTests(
      R"({"PartA_Board.ABlankBoardIsUndecided": 1, "A.BoardsOfSize16Decide": 1,
          "A.IsSolutionIsTrue": 1})"));
  std::vector<std::string> sentences;
  for (const TestResult& each : report.parts[0].tests) sentences.push_back(each.sentence);
  EXPECT_THAT(sentences, testing::ElementsAre("A blank board is undecided",
                                              "Boards of size 16 decide", "isSolution() is true"));
}

}  // namespace
}  // namespace grading
