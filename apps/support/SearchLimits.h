// SearchLimits.h: the limits on a search from the command line, and their defaults.

#ifndef APPS_SUPPORT_SEARCHLIMITS_H_
#define APPS_SUPPORT_SEARCHLIMITS_H_

#include <cstdint>
#include <optional>

#include "apps/support/FrontierLimit.h"
#include "search/Limits.h"

namespace apps {

struct SearchLimits {
  std::uint64_t expanded = search::kUnlimited;
  std::optional<std::uint64_t> frontier;  // frontierLimit() if unset
  std::uint64_t timeNs = search::kUnlimited;
  std::uint64_t depth = search::kUnlimited;

  search::Limits forSize(int size) const { return withFrontier(frontierLimit(size)); }

  // `most` is the limit on the frontier if none is set.
  search::Limits withFrontier(std::uint64_t most) const {
    search::Limits limits;
    limits.expanded = expanded;
    limits.frontier = frontier.value_or(most);
    limits.timeNs = timeNs;
    limits.depth = depth;
    return limits;
  }
};

}  // namespace apps

#endif
