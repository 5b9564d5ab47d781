// Finding.h: one fault that a test of the suite found.

#ifndef APPS_GRADE_SUITE_FINDING_H_
#define APPS_GRADE_SUITE_FINDING_H_

#include <string>

namespace grading {

// A fault, described for the student. Each text may be empty.
struct Finding {
  std::string expected;
  std::string came;
  std::string board;          // drawn, several lines
  std::string likelyMistake;  // a guess: the most frequent cause of this fault

  friend bool operator==(const Finding&, const Finding&) = default;
};

}  // namespace grading

#endif
