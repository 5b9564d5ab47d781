// Running.h: what many tests do with a driver: run it to its end, and read its counts.

#ifndef TESTS_SYNTHETIC_RUNNING_H_
#define TESTS_SYNTHETIC_RUNNING_H_

#include <string>
#include <vector>

#include "search/Driver.h"
#include "tests/synthetic/EventLog.h"

namespace synthetic {

// Names of the solutions until solve() returns nullptr.
inline std::vector<std::string> remainingSolutions(search::Driver& driver) {
  std::vector<std::string> names;
  while (const Searchable* solution = driver.solve()) names.push_back(nameOf(*solution));
  return names;
}

// All statistics but the time.
inline std::string countsOf(const search::Statistics& statistics) {
  return "expanded " + std::to_string(statistics.expanded) + ", generated " +
         std::to_string(statistics.generated) + ", peak frontier " +
         std::to_string(statistics.peakFrontier) + ", depth " + std::to_string(statistics.depth);
}

}  // namespace synthetic

#endif
