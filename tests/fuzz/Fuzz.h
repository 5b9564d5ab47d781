// Fuzz.h: what the fuzz targets share. A target is a function of bytes that ends the program if a
// property does not hold. clang's libFuzzer searches bytes for it (run.sh); an ordinary test runs
// it on the files of tests/fuzz/corpus/ (Corpus.cpp).

#ifndef TESTS_FUZZ_FUZZ_H_
#define TESTS_FUZZ_FUZZ_H_

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

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
  Input(const std::uint8_t* data, std::size_t size) : next_(data), end_(data + size) {}

  bool isEmpty() const { return next_ == end_; }

  // A number from 0 to bound - 1. Requires a bound from 1 to 256.
  int below(int bound) { return isEmpty() ? 0 : *next_++ % bound; }

  // The bytes up to the next zero, or `most` bytes.
  std::string text(std::size_t most) {
    std::string text;
    while (!isEmpty() && text.size() < most) {
      const char c = static_cast<char>(*next_++);
      if (c == '\0') break;
      text += c;
    }
    return text;
  }

  std::string rest() {
    const std::string rest(next_, end_);
    next_ = end_;
    return rest;
  }

 private:
  const std::uint8_t* next_;
  const std::uint8_t* end_;
};

}  // namespace fuzz

#endif
