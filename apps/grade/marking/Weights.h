// Weights.h: how many marks each part has, and the share of its tests in them. Data that an
// instructor can change: `grade --print-weights` gives what stands in
// tests/coursework/weights.json.
//
//   { "parts": [ { "part": "a", "title": "Boards", "marks": 3,
//                  "tests": { "PartA_Board.BlankBoardsAreUndecided": 1,
//                             "PartA_Board.ASetSquareReadsBack": {"weight": 2, "hidden": true},
//                             "PartA_Board.WritesAnyBoard": "hint" } } ] }

#ifndef APPS_GRADE_MARKING_WEIGHTS_H_
#define APPS_GRADE_MARKING_WEIGHTS_H_

#include <set>
#include <string>
#include <vector>

namespace grading {

struct TestWeight {
  std::string name;     // as GoogleTest has it: "PartA_Board.BlankBoardsAreUndecided"
  double weight = 1;    // 0: it is not run, unless it is a hint
  bool isHint = false;  // it is run for what it finds, without marks
  bool isHidden = false;
};

struct PartWeights {
  std::string part;
  std::string title;
  double marks = 0;
  std::vector<TestWeight> tests;
};

using Weights = std::vector<PartWeights>;

// The text of the weights that the coursework comes with.
std::string defaultWeights();

// Throws std::invalid_argument, beginning with `source` and saying where and why, if the text is no
// JSON, has other keys, a negative number, a test or part twice, or a part whose tests weigh
// nothing.
Weights weightsIn(const std::string& text, const std::string& source);

// Throws std::invalid_argument, naming them, unless the tests with weights are exactly `tests`.
void requireWeightsOf(const std::set<std::string>& tests, const Weights& weights,
                      const std::string& source);

// Those parts alone, in the order of the weights. Throws std::invalid_argument if there is none of
// a name.
Weights onlyParts(const Weights& weights, const std::vector<std::string>& parts);

}  // namespace grading

#endif
