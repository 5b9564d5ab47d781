// Report.h: the result of grading one submission: the marks and findings of each part and test, and
// the results of compilation. Every output format is written from it. Its texts are short and
// printable, whatever the submission made of them.

#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/suite/Judgement.h"

namespace grading {

struct TestResult {
  std::string name;      // as tests/coursework/weights.json has it
  std::string sentence;  // its name in words
  double marks = 0;
  double outOf = 0;
  double share = 0;  // that was right, from 0 to 1, whatever its marks
  TestStatus status = TestStatus::notRun;
  bool isHint = false;    // run for its findings, without marks
  bool isHidden = false;  // students see only its marks; see forStudents()
  double seconds = 0;
  std::vector<Finding> findings{};
};

struct PartResult {
  std::string part;  // "a"
  std::string title;
  double marks = 0;
  double outOf = 0;
  std::vector<TestResult> tests{};
};

// Whether the subject for a capability compiled.
struct CompileResult {
  std::string capability;  // its members, for students: "setSquare()"
  bool isCompiled = false;
  std::string standard;  // "c++20"; that of the last attempt
  std::string error;     // the first relevant error, with the student's own paths
};

struct Report {
  std::string submission;   // its name, without the folder
  std::string fingerprint;  // hash of contents and settings; equal: grading can be skipped
  std::uint64_t seed = 0;
  std::string standard;  // "c++20"; empty if nothing compiles
  std::string sandbox;   // nameOf(Sandbox)
  double marks = 0;      // not rounded; outputs round
  double outOf = 0;
  double elapsedSeconds = 0;
  bool isComplete = false;         // false while tests run, after a timeout, and with a problem
  std::string problem;             // why it could not be graded, a sentence; then it has no marks
  std::vector<std::string> notes;  // about the submission, a sentence each
  std::string outOfTime;           // a sentence, if more processor time was used than is allowed
  std::vector<std::string> corrections;  // by the instructor, with their reasons; in the marks
  std::vector<CompileResult> compile;
  std::vector<PartResult> parts;
  std::vector<std::string> suspicious;  // for the instructor, a sentence each
};

// JSON, as docs/grading.md lists it; ends with a newline. Invalid UTF-8 becomes U+FFFD.
std::string toJson(const Report& report);

// The report that toJson() wrote to the file. Nothing if there is none, or something else.
std::optional<Report> reportIn(const std::filesystem::path& json);

// The report as students may see it. Hidden tests keep only their marks, and are named "Hidden test
// 1" and so on. Suspicions are removed.
Report forStudents(Report report);

// Replaces the file atomically: a reader sees either the old or the new text. Throws
// std::runtime_error if that fails.
void writeWhole(const std::filesystem::path& file, const std::string& text);

}  // namespace grading
