#include "apps/grade/sandbox/Exceeded.h"

namespace grading {

std::optional<Termination::Kind> exceeded(const Used& used, const Bounds& bounds) {
  using Kind = Termination::Kind;
  constexpr std::uint64_t kFloodFactor = 1000;
  if (used.memoryBytes > bounds.memoryBytes) return Kind::memoryLimit;
  if (used.cpu > bounds.cpu) return Kind::cpuLimit;
  if (used.wall > bounds.wall) return Kind::wallLimit;
  if (used.printedBytes / kFloodFactor > bounds.outputBytes) return Kind::outputLimit;
  if (used.fileBytes > bounds.fileBytes) return Kind::outputLimit;
  return std::nullopt;
}

}  // namespace grading
