// SearchLimits.h: when a program gives up a search: what a command line asks for, and what holds
// without it.

#ifndef APPS_SUPPORT_SEARCHLIMITS_H_
#define APPS_SUPPORT_SEARCHLIMITS_H_

#include <cstdint>
#include <optional>

#include "apps/support/FrontierLimit.h"
#include "search/Limits.h"

namespace apps {

struct SearchLimits {
  std::uint64_t expanded = search::kUnlimited;
  std::optional<std::uint64_t> frontier;  // frontierLimit() if not given, with every strategy
  std::uint64_t timeNs = search::kUnlimited;

  // For a search among boards of that size.
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
