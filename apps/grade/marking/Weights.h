// Weights.h: the weights of the tests, which an instructor can change.

#pragma once

#include <set>
#include <string>
#include <vector>

#include "apps/grade/report/Report.h"

namespace grading {

// The text of tests/coursework/weights.json, which `grade --print-weights` prints.
std::string defaultWeights();

// The parts and tests, unmarked, of weights in that form. A weight is a number, "hint", or
// {"weight": ..., "hidden": true}. A test that is no hint and has no marks, as for weight 0, is
// left out, and so is a part without tests. Throws std::invalid_argument if the text is not JSON,
// or has other keys, a negative number, a duplicate test or part, a part with marks and only hints,
// or nothing is left. The message begins with `source` and says where and why.
std::vector<PartResult> unmarkedParts(const std::string& weights, const std::string& source);

// Throws std::invalid_argument if a test is none of `tests`. The message names it.
void requireTests(const std::set<std::string>& tests, const std::vector<PartResult>& parts,
                  const std::string& source);

// The names of all their tests.
std::set<std::string> testsIn(const std::vector<PartResult>& parts);

// Only the named parts, in their order. Throws std::invalid_argument if a part does not exist.
std::vector<PartResult> onlyParts(const std::vector<PartResult>& parts,
                                  const std::vector<std::string>& names);

}  // namespace grading
