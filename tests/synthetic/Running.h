// Running.h: helpers to run a driver to its end and to read its counts.

#ifndef TESTS_SYNTHETIC_RUNNING_H_
#define TESTS_SYNTHETIC_RUNNING_H_

#include <string>
#include <vector>

#include "search/Driver.h"
#include "tests/synthetic/EventLog.h"

namespace synthetic {

inline std::vector<std::string> remainingSolutions(search::Search& driver) {
  std::vector<std::string> names;
  while (const Searchable* solution = driver.solve()) names.push_back(nameOf(*solution));
  return names;
}

// All statistics except the time, as text.
inline std::string countsOf(const search::Statistics& statistics) {
  return "expanded " + std::to_string(statistics.expanded) + ", generated " +
         std::to_string(statistics.generated) + ", peak frontier " +
         std::to_string(statistics.peakFrontier) + ", depth " + std::to_string(statistics.depth);
}

}  // namespace synthetic

#endif
