// Text.h: a text in UTF-8 or UTF-16 as a row of lines, of which some ahead can be looked at. It
// holds only those, so memory is bounded for texts of any length.

#ifndef SUDOKU_READING_TEXT_H_
#define SUDOKU_READING_TEXT_H_

#include <algorithm>
#include <cstddef>
#include <deque>
#include <functional>
#include <istream>
#include <memory>
#include <streambuf>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/LineStream.h"
#include "sudoku/reading/PuzzleError.h"

namespace sudoku {

// The ASCII character that means the same in a puzzle as a character of web pages and PDF files; 0
// if there is none. Requires a character of several bytes.
inline char lookalikeOf(std::string_view character) {
  constexpr std::pair<char, std::string_view> kLookalikes[] = {
      {' ', "\u00A0\u3000"},  // no-break space and wide space
      {'.', "·•∙⋅・．□▢◻⬜"}, {'_', "＿"},   {'*', "＊"},         {'-', "─┄┈╌"},
      {'=', "━┅┉╍═"},        {'|', "│┆┊╎"}, {kHeavyBar, "┃┇┋╏║"}};
  for (const auto& [ascii, all] : kLookalikes) {
    if (all.find(character) != all.npos) return ascii;
  }
  if ("０" <= character && character <= "９") return static_cast<char>('0' + (character[2] & 0x0F));
  return "─" <= character && character <= "╿" ? '+' : '\0';  // box drawing
}

// Replaces such characters, each by one, so that columns stay.
inline void replaceLookalikes(std::string& text) {
  std::string replaced;
  for (std::string_view rest = text; !rest.empty();) {
    const std::string_view character =
        rest.substr(0, std::max<std::size_t>(1, characterLength(rest)));
    const char other = character.size() > 1 ? lookalikeOf(character) : '\0';
    replaced += other != 0 ? std::string_view(&other, 1) : character;
    rest.remove_prefix(character.size());
  }
  text = std::move(replaced);
}

// A text in UTF-16 as UTF-8. Characters above U+FFFF become U+FFFD.
class Utf16Buffer : public std::streambuf {
 public:
  // `in` must outlive this object.
  Utf16Buffer(std::streambuf& in, bool isBigEndian) : in_(in), isBigEndian_(isBigEndian) {}

  // True if the text begins with a byte order mark of UTF-16, or with an ASCII character of which
  // one byte is zero. A text of one byte is not waited for.
  static bool isAhead(std::streambuf& in, bool& isBigEndian) {
    const int first = in.sgetc();
    const bool isMark = first == 0xFE || first == 0xFF;
    if (first < 0 || (!isMark && in.in_avail() < 2)) return false;
    const int second = in.snextc();
    in.sungetc();
    isBigEndian = first == 0 || first == 0xFE;
    if (isMark) return first + second == 0xFE + 0xFF;
    return (first == 0) != (second == 0) && second >= 0 && first + second < 0x7F;
  }

 protected:
  int_type underflow() override {
    text_.clear();
    while (text_.size() < 4096 && (text_.empty() || text_.back() != '\n')) {
      const int one = in_.sbumpc();
      if (one < 0) break;
      const int other = std::max(in_.sbumpc(), 0);
      append(isBigEndian_ ? one * 256 + other : other * 256 + one);
    }
    setg(text_.data(), text_.data(), text_.data() + text_.size());
    return text_.empty() ? traits_type::eof() : traits_type::to_int_type(text_[0]);
  }

 private:
  void append(int unit) {
    const bool isMark = unit == 0xFEFF, isSecondHalf = 0xDC00 <= unit && unit <= 0xDFFF;
    if (isMark || isSecondHalf) return;
    if (0xD800 <= unit && unit <= 0xDBFF) unit = 0xFFFD;
    if (unit >= 0x800) text_ += static_cast<char>(0xE0 | unit >> 12);
    if (unit >= 0x80)
      text_ += static_cast<char>(unit < 0x800 ? 0xC0 | unit >> 6 : 0x80 | (unit >> 6 & 0x3F));
    text_ += static_cast<char>(unit < 0x80 ? unit : 0x80 | (unit & 0x3F));
  }

  std::streambuf& in_;
  bool isBigEndian_;
  std::string text_;
};

class Text {
 public:
  // `in` must outlive this object. The name is for error messages.
  Text(std::istream& in, std::string name) : in_(in), name_(std::move(name)) {}

  Text(const Text&) = delete;
  Text& operator=(const Text&) = delete;

  // The line that is `ahead` lines below the next one; nullptr after the last. Valid until it is
  // dropped.
  const Line* peek(std::size_t ahead = 0) {
    while (start_ + ahead >= lines_.size() && read()) {
    }
    return splitLine(ahead);
  }

  // The same, but nullptr too if the line would have to be waited for.
  const Line* peekArrived(std::size_t ahead) {
    peekText(ahead);
    return splitLine(ahead);
  }

  // The text of a line that has arrived, not yet split, which is faster; empty if there is none.
  std::string_view peekText(std::size_t ahead) {
    ahead += start_;
    while (ahead >= lines_.size() && stream().hasArrived() && read()) {
    }
    return ahead < lines_.size() ? std::string_view(lines_[ahead]->text) : std::string_view();
  }

  // As long as it lives, lines ahead count from that one on.
  struct From {
    From(Text& whole, std::size_t line) : text(whole) { text.start_ = line; }
    ~From() { text.start_ = 0; }
    From(const From&) = delete;
    From& operator=(const From&) = delete;
    Text& text;
  };

  // Goes `lines` lines on.
  void drop(std::size_t lines) {
    for (; lines > 0 && !lines_.empty(); --lines) {
      spare_ = std::move(lines_.front());
      lines_.pop_front();
    }
  }

  // True if the text could not be read to its end.
  bool isBroken() { return stream().isBroken(); }
  // The number of characters in the lines ahead that were read.
  std::size_t ahead() const {
    std::size_t characters = 0;
    for (const auto& line : lines_) characters += line->text.size() + 1;
    return characters;
  }

  // The number of the next line; counts from 1.
  int number() const { return number_ + 1 - static_cast<int>(lines_.size()); }

  PuzzleError error(int line, const std::string& problem) const {
    return PuzzleError(name_, line, 1, problem);
  }

  // The error at a part of one of the lines ahead.
  PuzzleError errorAt(std::string_view part, const std::string& problem) const {
    const std::less_equal<const char*> isBefore;
    for (const auto& line : lines_) {
      const std::string_view text = line->text;
      if (isBefore(text.data(), part.data()) && isBefore(part.data(), text.data() + text.size())) {
        const auto offset = static_cast<std::size_t>(part.data() - text.data());
        return PuzzleError(name_, line->number, charactersIn(text.substr(0, offset)) + 1, problem);
      }
    }
    return error(lines_.front()->number, problem);
  }

 private:
  LineStream& stream() {
    if (stream_) return *stream_;
    bool isBigEndian = false;
    if (Utf16Buffer::isAhead(*in_.rdbuf(), isBigEndian)) {
      buffer_ = std::make_unique<Utf16Buffer>(*in_.rdbuf(), isBigEndian);
      decoded_ = std::make_unique<std::istream>(buffer_.get());
    }
    stream_ = std::make_unique<LineStream>(decoded_ ? *decoded_ : in_);
    return *stream_;
  }

  const Line* splitLine(std::size_t ahead) {
    if (start_ + ahead >= lines_.size()) return nullptr;
    Line& line = *lines_[start_ + ahead];
    if (!line.isSplit) split(line);
    return &line;
  }

  // Adds the next line. False at the end.
  bool read() {
    std::unique_ptr<Line> line = spare_ ? std::move(spare_) : std::make_unique<Line>();
    const LineStream::Found found = stream().read(line->text);
    if (found == LineStream::Found::none) return false;
    line->number = ++number_;
    line->isSplit = false;
    line->isTooLong = found == LineStream::Found::tooLong;
    if (line->isTooLong) line->text.clear();
    if (!isAscii(line->text)) replaceLookalikes(line->text);
    lines_.push_back(std::move(line));
    return true;
  }

  std::istream& in_;
  std::string name_;
  std::unique_ptr<Utf16Buffer> buffer_;    // of a text in UTF-16
  std::unique_ptr<std::istream> decoded_;  // the same as a stream
  std::unique_ptr<LineStream> stream_;
  std::deque<std::unique_ptr<Line>> lines_;  // those ahead that were read
  std::unique_ptr<Line> spare_;              // whose memory is used again
  std::size_t start_ = 0;
  int number_ = 0;
};

}  // namespace sudoku

#endif
