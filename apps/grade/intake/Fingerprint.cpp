#include "apps/grade/intake/Fingerprint.h"

#include <fmt/format.h>

namespace grading {

std::string Fingerprint::text() const {
  return fmt::format("{:016x}", hash_);
}

}  // namespace grading
