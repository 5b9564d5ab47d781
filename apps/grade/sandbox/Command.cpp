#include "apps/grade/sandbox/Command.h"

#include <cstring>

namespace grading {

std::string Termination::sentence() const {
  switch (kind) {
    case Kind::exited:
      return code == 0 ? "It ended by itself."
                       : "It ended by itself, with status " + std::to_string(code) + ".";
    case Kind::signalled:
      return std::string("It crashed: ") + strsignal(code) + " (signal " + std::to_string(code) +
             ").";
    case Kind::cpuLimit: return "It was stopped: it exceeded its limit of processor time.";
    case Kind::wallLimit: return "It was stopped: it exceeded its limit of elapsed time.";
    case Kind::memoryLimit: return "It was stopped: it exceeded its limit of memory.";
    case Kind::outputLimit: return "It was stopped: it printed, answered or wrote far too much.";
    case Kind::killedByUs: return "It was still running, and was stopped.";
    case Kind::notStarted: return "It could not be started: " + output;
  }
  return "";
}

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
