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
    case Kind::outputLimit: return "It was stopped: it answered far too much.";
    case Kind::killedByUs: return "It was still running, and was stopped.";
    case Kind::notStarted: return "It could not be started: " + output;
  }
  return "";
}

}  // namespace grading
