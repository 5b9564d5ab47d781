#include "apps/grade/program/GradescopeZip.h"

#include <fmt/format.h>

#include <iostream>
#include <map>
#include <random>

#include "apps/grade/gradescope/Autograder.h"
#include "apps/grade/intake/ReadFolder.h"
#include "apps/grade/program/Prerequisites.h"
#include "apps/grade/subjects/Sources.h"

namespace grading {

namespace fs = std::filesystem;

void writeGradescopeZip(Options options) {
  weightsFor(options);  // what would fail there, fails here
  std::map<std::string, std::string> files;
  if (options.weights) {
    files["weights.json"] = readFile(fs::canonical(*options.weights), kLargestFile);
    options.weights = "weights.json";
  }
  if (options.against) {
    for (const auto& [name, text] : givenHeadersIn(*options.against)) files["given/" + name] = text;
    options.against = "given";
  }
  const std::uint64_t seed = options.seed ? *options.seed : std::random_device()();
  writeAutograder(*options.gradescopeZip, markingArguments(options, seed), files);
  std::cout << fmt::format("{}: for Gradescope, with seed {}\n", options.gradescopeZip->string(),
                           seed);
}

}  // namespace grading
