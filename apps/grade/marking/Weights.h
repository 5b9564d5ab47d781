// Weights.h: the parts of the coursework with their marks, and the weights of their tests. An
// instructor can change them: `grade --print-weights` prints the defaults,
// tests/coursework/weights.json.

#ifndef APPS_GRADE_MARKING_WEIGHTS_H_
#define APPS_GRADE_MARKING_WEIGHTS_H_

#include <set>
#include <string>
#include <vector>

#include "apps/grade/report/Report.h"

namespace grading {

// The text of the coursework's weights.json.
std::string defaultWeights();

// The parts and tests, unmarked, of weights in this form:
//
//   { "parts": [ { "part": "a", "title": "Boards", "marks": 3,
//                  "tests": { "PartA_Board.BlankBoardsAreUndecided": 1,
//                             "PartA_Board.ASetSquareReadsBack": {"weight": 2, "hidden": true},
//                             "PartA_Board.WritesAnyBoard": "hint" } } ] }
//
// A test that is no hint and has no marks, as for weight 0, is not run. Throws
// std::invalid_argument if the text is not JSON, or has other keys, a negative number, a duplicate
// test or part, or a part whose weights are all 0. The message begins with `source` and says where
// and why.
std::vector<PartResult> unmarkedParts(const std::string& weights, const std::string& source);

// Throws std::invalid_argument if the tests with weights are not exactly `tests`. The message names
// the differences.
void requireTests(const std::set<std::string>& tests, const std::vector<PartResult>& parts,
                  const std::string& source);

// Only the named parts, in their order. Throws std::invalid_argument if a part does not exist.
std::vector<PartResult> onlyParts(const std::vector<PartResult>& parts,
                                  const std::vector<std::string>& names);

}  // namespace grading

#endif
