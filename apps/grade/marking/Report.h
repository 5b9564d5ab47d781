// Report.h: what grading one submission came to: the marks of each part and test, what was found,
// and what compiled. Every output is written from this.

#ifndef APPS_GRADE_MARKING_REPORT_H_
#define APPS_GRADE_MARKING_REPORT_H_

#include <cstdint>
#include <string>
#include <vector>

#include "apps/grade/suite/Finding.h"

namespace grading {

// A hint is the outcome of a test without marks that found something.
enum class Outcome { passed, failed, hint, notRun };

struct TestResult {
  std::string name;      // as GoogleTest has it: "PartA_Board.BlankBoardsAreUndecided"
  std::string sentence;  // "Blank boards are undecided"
  double marks = 0;
  double outOf = 0;
  Outcome outcome = Outcome::notRun;
  bool isHidden = false;  // students learn that there is such a test, and nothing else
  double seconds = 0;
  std::vector<Finding> findings;

  friend bool operator==(const TestResult&, const TestResult&) = default;
};

struct PartResult {
  std::string part;  // "a"
  std::string title;
  double marks = 0;
  double outOf = 0;
  std::vector<TestResult> tests;

  friend bool operator==(const PartResult&, const PartResult&) = default;
};

// Whether what a capability of the submission needs could be compiled.
struct CompileResult {
  std::string capability;  // "setSquare"
  bool isCompiled = false;
  std::string standard;  // "c++20", the one it was last tried with
  std::string error;     // the first error that matters, with the student's own paths

  friend bool operator==(const CompileResult&, const CompileResult&) = default;
};

struct Report {
  std::string submission;   // its name, without the folder it lies in
  std::string fingerprint;  // of its contents and the settings: equal ones need no second grading
  std::uint64_t seed = 0;
  std::string standard;  // "c++20"; empty if nothing compiles
  std::string sandbox;   // "bubblewrap", "unprivilegedUser" or "none"
  double marks = 0;      // not rounded; rounded where they are shown
  double outOf = 0;
  double elapsedSeconds = 0;
  bool isComplete = false;  // false while tests run, if the time ran out, and with a problem
  std::string problem;      // why it could not be graded at all, a sentence; then it has no marks
  std::vector<std::string> notes;  // on what was handed in, a sentence each
  std::vector<CompileResult> compile;
  std::vector<PartResult> parts;
  std::vector<std::string> suspicious;  // for the instructor, a sentence each

  friend bool operator==(const Report&, const Report&) = default;
};

// Those that have marks: without a problem.
std::vector<Report> gradedOf(const std::vector<Report>& reports);

// What a student may see: of hidden tests nothing but their marks and how many there are. Their
// names become "Hidden test 1" and so on; what is suspicious goes.
Report forStudents(Report report);

}  // namespace grading

#endif
