// Fnv1a.h: the 64-bit hash FNV-1a, the same on every machine. It does not protect against
// deliberate collisions. Source: http://www.isthe.com/chongo/tech/comp/fnv/

#ifndef APPS_GRADE_FNV1A_H_
#define APPS_GRADE_FNV1A_H_

#include <cstdint>
#include <string_view>

namespace grading {

inline constexpr std::uint64_t kFnv1aStart = 0xcbf29ce484222325U;

// The hash of `text`, continued from `start`, the hash of the text before it.
constexpr std::uint64_t fnv1a(std::string_view text, std::uint64_t start = kFnv1aStart) {
  std::uint64_t hash = start;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3U;
  return hash;
}

}  // namespace grading

#endif
