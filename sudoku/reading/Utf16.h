// Utf16.h: reads a text in UTF-16 as UTF-8. Spreadsheets export such texts.

#ifndef SUDOKU_READING_UTF16_H_
#define SUDOKU_READING_UTF16_H_

#include <cstddef>
#include <istream>
#include <streambuf>

namespace sudoku {

enum class Utf16 { none, littleEndian, bigEndian };

// The byte order of the text, if it is in UTF-16. Such a text begins with a byte order mark, or
// with an ASCII character, of which one byte is zero.
inline Utf16 utf16Ahead(std::istream& in) {
  const auto first = in.peek();
  const bool isMark = first == 0xFE || first == 0xFF;
  // A text of one byte is not waited for.
  if (first < 0 || (!isMark && in.rdbuf()->in_avail() < 2)) return Utf16::none;
  in.get();
  const auto second = in.peek();
  in.clear();
  in.unget();
  const auto isAscii = [](std::istream::int_type byte) { return 0 < byte && byte < 0x7F; };
  if (isMark ? first == 0xFE && second == 0xFF : first == 0 && isAscii(second)) {
    return Utf16::bigEndian;
  }
  if (isMark ? first == 0xFF && second == 0xFE : isAscii(first) && second == 0) {
    return Utf16::littleEndian;
  }
  return Utf16::none;
}

class Utf16Buffer : public std::streambuf {
 public:
  // `in` must outlive this object.
  Utf16Buffer(std::istream& in, Utf16 order)
      : in_(in.rdbuf()), isBigEndian_(order == Utf16::bigEndian) {}

 protected:
  int_type underflow() override {
    constexpr std::size_t kMostBytesEach = 4;  // of one character in UTF-8
    std::size_t size = 0;
    while (size + kMostBytesEach <= sizeof text_) {
      const long unit = nextUnit();
      if (unit < 0) break;
      size += append(text_ + size, characterOf(unit));
      if (unit == '\n') break;  // a line can be used before the next one is there
    }
    setg(text_, text_, text_ + size);
    return size == 0 ? traits_type::eof() : traits_type::to_int_type(text_[0]);
  }

 private:
  static constexpr long kReplacement = 0xFFFD;  // for what is no character

  // The next 16 bits, or -1 at the end.
  long nextUnit() {
    if (ahead_ >= 0) {
      const long unit = ahead_;
      ahead_ = -1;
      return unit;
    }
    const int one = in_->sbumpc();
    if (one == traits_type::eof()) return -1;
    const int other = in_->sbumpc();
    if (other == traits_type::eof()) return kReplacement;
    return isBigEndian_ ? one * 256L + other : other * 256L + one;
  }

  // The character that begins with these 16 bits.
  long characterOf(long unit) {
    if (unit < 0xD800 || unit > 0xDFFF) return unit;
    if (unit > 0xDBFF) return kReplacement;
    ahead_ = nextUnit();
    if (ahead_ < 0xDC00 || ahead_ > 0xDFFF) return kReplacement;
    const long character = 0x10000 + (unit - 0xD800) * 0x400 + (ahead_ - 0xDC00);
    ahead_ = -1;
    return character;
  }

  // Writes the character in UTF-8 and returns its number of bytes.
  static std::size_t append(char* to, long character) {
    if (character < 0x80) {
      to[0] = static_cast<char>(character);
      return 1;
    }
    const std::size_t bytes = character < 0x800 ? 2 : character < 0x10000 ? 3 : 4;
    for (std::size_t i = bytes - 1; i > 0; --i, character >>= 6) {
      to[i] = static_cast<char>(0x80 | (character & 0x3F));
    }
    to[0] = static_cast<char>((0xF00 >> bytes & 0xFF) | character);
    return bytes;
  }

  std::streambuf* in_;
  bool isBigEndian_;
  long ahead_ = -1;  // 16 bits that were read too early, or -1
  char text_[4096];
};

class Utf16Stream : private Utf16Buffer, public std::istream {
 public:
  // As Utf16Buffer().
  Utf16Stream(std::istream& text, Utf16 order)
      : Utf16Buffer(text, order), std::istream(static_cast<Utf16Buffer*>(this)) {}
};

}  // namespace sudoku

#endif
