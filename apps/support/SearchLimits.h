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

  search::Limits forSize(int size) const {
    search::Limits limits;
    limits.expanded = expanded;
    limits.frontier = frontier.value_or(frontierLimit(size));
    limits.timeNs = timeNs;
    return limits;
  }
};

}  // namespace apps

#endif
