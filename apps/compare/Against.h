// Against.h: compares recorded searches with searches of this program, or with other recorded ones.

#ifndef APPS_COMPARE_AGAINST_H_
#define APPS_COMPARE_AGAINST_H_

#include <atomic>
#include <ostream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"

namespace comparing {

struct AgainstOptions {
  std::vector<std::string> files;            // one trace file, or two to compare with each other
  const apps::Strategy* strategy = nullptr;  // null: that of the trace
  std::string rules;                         // empty: those of the trace
  RunLimits limits;
};

// Writes the differences. Returns false if any searches differ. Throws std::runtime_error with the
// reason if they cannot be compared.
bool compareAgainst(const AgainstOptions& options, const std::atomic<bool>& stop, std::ostream& out,
                    int width);

}  // namespace comparing

#endif
