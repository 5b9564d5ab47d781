// FrontierLimit.h: how many boards may wait in a frontier unless somebody says otherwise, so that a
// search gives up before it takes all memory.

#ifndef APPS_SUPPORT_FRONTIERLIMIT_H_
#define APPS_SUPPORT_FRONTIERLIMIT_H_

#include <cstdint>

namespace apps {

// 200,000 boards of size 9, fewer of larger ones: never much more than 1 GB of memory.
constexpr std::uint64_t frontierLimit(int size) {
  const auto length = static_cast<std::uint64_t>(size);
  constexpr std::uint64_t kSquares = 200'000 * std::uint64_t{81};
  return kSquares / (length * length);
}

}  // namespace apps

#endif
