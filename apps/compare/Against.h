// Against.h: holds recorded searches against searches of this program, or against other recorded
// ones.

#ifndef APPS_COMPARE_AGAINST_H_
#define APPS_COMPARE_AGAINST_H_

#include <atomic>
#include <ostream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"

namespace comparing {

struct AgainstOptions {
  std::vector<std::string> files;            // one trace, or two to compare with each other
  const apps::Strategy* strategy = nullptr;  // null: as the trace says
  std::string rules;                         // empty: as the trace says
  RunLimits limits;
};

// Writes where they differ; false if any do. Throws std::runtime_error, saying why, if they cannot
// be compared.
bool compareAgainst(const AgainstOptions& options, const std::atomic<bool>& stop, std::ostream& out,
                    int width);

}  // namespace comparing

#endif
