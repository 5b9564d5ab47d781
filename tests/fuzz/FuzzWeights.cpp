// FuzzWeights.cpp: any text is a list of weights by which a submission can be marked, or one error.

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/grade/marking/Weights.h"
#include "tests/fuzz/Fuzz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  grading::Weights weights;
  try {
    weights = grading::weightsIn(text, "weights");
  } catch (const std::invalid_argument& error) {
    fuzz::require(std::string(error.what()).substr(0, 7) == "weights", "an error names its source");
    return 0;
  }
  std::set<std::string> parts, tests;
  std::vector<std::string> names;
  for (const grading::PartWeights& part : weights) {
    fuzz::require(parts.insert(part.part).second, "a part stands once");
    fuzz::require(std::isfinite(part.marks) && part.marks >= 0, "marks are numbers from 0 on");
    double sum = 0;
    for (const grading::TestWeight& test : part.tests) {
      fuzz::require(tests.insert(test.name).second, "a test stands once");
      fuzz::require(std::isfinite(test.weight) && test.weight >= 0,
                    "weights are numbers from 0 on");
      sum += test.weight;
    }
    fuzz::require(std::isfinite(sum) && sum > 0, "a part has a weight");
    names.push_back(part.part);
  }
  fuzz::require(grading::onlyParts(weights, names).size() == weights.size(), "every part is found");
  return 0;
}
