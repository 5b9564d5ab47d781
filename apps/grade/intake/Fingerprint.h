// Fingerprint.h: a short text that differs for different contents. No protection against people.

#ifndef APPS_GRADE_INTAKE_FINGERPRINT_H_
#define APPS_GRADE_INTAKE_FINGERPRINT_H_

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "apps/support/Fnv1a.h"

namespace grading {

class Fingerprint {
 public:
  // "ab", "c" and "a", "bc" differ.
  void add(std::string_view text) {
    hash_ = apps::fnv1a(fmt::format("{}:{}", text.size(), text), hash_);
  }

  // 16 hexadecimal digits.
  std::string text() const { return fmt::format("{:016x}", hash_); }

 private:
  std::uint64_t hash_ = apps::kFnv1aStart;
};

}  // namespace grading

#endif
