// Fingerprint.h: a short text that differs for different contents. No protection against people:
// 64 bits of FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/).

#ifndef APPS_GRADE_INTAKE_FINGERPRINT_H_
#define APPS_GRADE_INTAKE_FINGERPRINT_H_

#include <cstdint>
#include <string>
#include <string_view>

namespace grading {

class Fingerprint {
 public:
  // "ab", "c" and "a", "bc" differ.
  void add(std::string_view text) {
    addBytes(std::to_string(text.size()));
    addBytes(":");
    addBytes(text);
  }

  // 16 hexadecimal digits.
  std::string text() const;

 private:
  void addBytes(std::string_view bytes) {
    for (const char byte : bytes) {
      hash_ ^= static_cast<unsigned char>(byte);
      hash_ *= 0x100000001b3U;
    }
  }

  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

}  // namespace grading

#endif
