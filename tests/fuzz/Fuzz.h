// Fuzz.h: what the fuzz targets share. Each is a program of Fuzz.cpp and its own check(). clang's
// libFuzzer searches bytes for it (run.sh). An ordinary test runs it on its cases, and on random
// changes of them (Fuzz.cpp).

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>

namespace fuzz {

// Ends the program with a message unless the property holds.
inline void require(bool holds, const std::string& property) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", property.c_str());
  std::abort();
}

// The bytes as a sequence of choices. At their end, every choice is 0.
class Input {
 public:
  explicit Input(std::string bytes) : bytes_(std::move(bytes)) {}

  // A number from 0 to bound - 1. Requires a bound from 1 to 256.
  int below(int bound) {
    return next_ == bytes_.size() ? 0 : static_cast<unsigned char>(bytes_[next_++]) % bound;
  }

  // The bytes up to the next line end, or `most` bytes.
  std::string text(std::size_t most) {
    std::string text;
    while (next_ < bytes_.size() && text.size() < most) {
      const char c = bytes_[next_++];
      if (c == '\n') break;
      text += c;
    }
    return text;
  }

  // All bytes, whether or not they were chosen from.
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  std::size_t next_ = 0;
};

// Ends the program if a property does not hold for the bytes.
void check(Input& input);

}  // namespace fuzz
