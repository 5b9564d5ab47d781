// Finding.h: what a test of the suite found to be wrong.

#ifndef APPS_GRADE_SUITE_FINDING_H_
#define APPS_GRADE_SUITE_FINDING_H_

#include <string>

namespace grading {

// What a test saw that was wrong, for the student to learn from. Any of it may be empty.
struct Finding {
  std::string expected;
  std::string came;
  std::string board;          // drawn, several lines
  std::string likelyMistake;  // a guess: what students who see this most often got wrong

  friend bool operator==(const Finding&, const Finding&) = default;
};

}  // namespace grading

#endif
