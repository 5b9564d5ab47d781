// Judgement.h: what a test of the suite says of a submission. Reports are made of it.

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace grading {

// The names of tests that measure speed begin so.
inline constexpr std::string_view kTimed = "PartD_Speed.";

// A fault that a test found, described for the student. Each text may be empty.
struct Finding {
  std::string expected, came;
  std::string board;          // drawn, several lines
  std::string likelyMistake;  // a model of it gives the answers that were seen

  friend bool operator==(const Finding&, const Finding&) = default;
};

// `hint`: a test without marks made a finding.
enum class TestStatus { passed, failed, hint, notRun };

// The result of a test.
struct Judgement {
  std::string test;                        // its name in tests/coursework/weights.json
  TestStatus status = TestStatus::notRun;  // never `hint`
  double fraction = 0;  // of its marks, from 0 to 1, if it failed; a test that passed earns all
  double seconds = 0;
  std::vector<Finding> findings{};        // short and printable, whatever the submission answered
  std::vector<std::string> suspicious{};  // for the instructor, a sentence each
};

}  // namespace grading
