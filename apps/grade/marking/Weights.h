// Weights.h: the marks of each part, and the weights of its tests. An instructor can change them:
// `grade --print-weights` prints the defaults, tests/coursework/weights.json.

#ifndef APPS_GRADE_MARKING_WEIGHTS_H_
#define APPS_GRADE_MARKING_WEIGHTS_H_

#include <set>
#include <string>
#include <vector>

namespace grading {

struct TestWeight {
  std::string name;     // GoogleTest's name: "PartA_Board.BlankBoardsAreUndecided"
  double weight = 1;    // 0: not run, unless it is a hint
  bool isHint = false;  // run for its findings, without marks
  bool isHidden = false;
};

struct PartWeights {
  std::string part;
  std::string title;
  double marks = 0;
  std::vector<TestWeight> tests;
};

using Weights = std::vector<PartWeights>;

// The text of the coursework's weights.json.
std::string defaultWeights();

// Parses weights in this form:
//
//   { "parts": [ { "part": "a", "title": "Boards", "marks": 3,
//                  "tests": { "PartA_Board.BlankBoardsAreUndecided": 1,
//                             "PartA_Board.ASetSquareReadsBack": {"weight": 2, "hidden": true},
//                             "PartA_Board.WritesAnyBoard": "hint" } } ] }
//
// Throws std::invalid_argument if the text is not JSON, or has other keys, a negative number, a
// duplicate test or part, or a part whose weights are all 0. The message begins with `source` and
// says where and why.
Weights weightsIn(const std::string& text, const std::string& source);

// Throws std::invalid_argument if the tests with weights are not exactly `tests`. The message names
// the differences.
void requireWeightsOf(const std::set<std::string>& tests, const Weights& weights,
                      const std::string& source);

// Only the named parts, in the order of the weights. Throws std::invalid_argument if a part does
// not exist.
Weights onlyParts(const Weights& weights, const std::vector<std::string>& parts);

}  // namespace grading

#endif
