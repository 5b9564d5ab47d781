// Reports.h: sample reports for the tests of the output formats.

#pragma once

#include "apps/grade/report/Report.h"

namespace grading {

// A report with every field set: 4.25 of 7 marks; one test passed, one failed, one hidden one
// failed.
inline Report sampleReport() {
  const auto test = [](const std::string& name, const std::string& sentence, double marks,
                       double outOf, const std::vector<Finding>& findings) {
    return TestResult{.name = name,
                      .sentence = sentence,
                      .marks = marks,
                      .outOf = outOf,
                      .status = findings.empty() ? TestStatus::passed : TestStatus::failed,
                      .seconds = 0.25,
                      .findings = findings};
  };
  const TestResult blank =
      test("PartA_Board.ABlankBoardIsUndecided", "A blank board is undecided", 3, 3, {});
  const TestResult box =
      test("PartB_Propagation.BoxesPropagate", "Boxes propagate", 1.25, 3,
           {{"r1c2 undecided", "r1c2 = 3", "+---+\n|.3.|\n+---+", "the box is <2> & \"wide\""}});
  TestResult secret = test("PartB_Propagation.FreshPuzzles", "Fresh puzzles", 0, 1,
                           {{"a fresh one", "no fresh one", "+fresh+", "freshness is forgotten"}});
  secret.isHidden = true;
  Report report;
  report.submission = "ada, \"the\" <student>";
  report.fingerprint = "0123456789abcdef";
  report.seed = 18446744073709551615U;
  report.standard = "c++20";
  report.sandbox = "landlock";
  report.marks = 4.25;
  report.outOf = 7;
  report.elapsedSeconds = 8.125;
  report.isComplete = true;
  report.notes = {"Sudoku.h was taken from work/."};
  report.compile = {{"setSquare", true, "c++20", ""},
                    {"bestFirst", false, "c++11", "Sudoku.h:3: error: expected ';'"}};
  report.parts = {{"a", "Board", 3, 3, {blank}}, {"b", "Propagation", 1.25, 4, {box, secret}}};
  report.suspicious = {"getNodesExpanded() says 1, but 200 were counted."};
  return report;
}

// A report on a submission that could not be graded. Whatever else it has must not count.
inline Report reportWithProblem() {
  Report report = sampleReport();
  report.submission = "fay";
  report.suspicious.clear();
  report.problem = "cannot unpack it: it is damaged.";
  return report;
}

}  // namespace grading
