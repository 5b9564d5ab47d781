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
#include <numeric>
#include <string>
#include <string_view>
#include <utility>

#include "sudoku/Characters.h"
#include "sudoku/LineStream.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/reading/Line.h"

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

// A line of a text in UTF-16 as UTF-8, without characters above U+FFFF. The other byte of the line
// end before may stand before it.
inline std::string fromUtf16(std::string_view line, bool isFirst, bool isBigEndian) {
  std::string text;
  for (std::size_t i = isFirst ? 2 : isBigEndian ? 0 : 1; i + 1 < line.size(); i += 2) {
    const unsigned one = static_cast<unsigned char>(line[i]);
    const unsigned other = static_cast<unsigned char>(line[i + 1]);
    const unsigned unit = isBigEndian ? one << 8 | other : other << 8 | one;
    if (0xD800 <= unit && unit <= 0xDFFF) continue;
    if (unit >= 0x800) text += static_cast<char>(0xE0 | unit >> 12);
    if (unit >= 0x80)
      text += static_cast<char>(unit < 0x800 ? 0xC0 | unit >> 6 : 0x80 | (unit >> 6 & 0x3F));
    text += static_cast<char>(unit < 0x80 ? unit : 0x80 | (unit & 0x3F));
  }
  while (!text.empty() && text.back() == '\r') text.pop_back();
  return text;
}

class Text {
 public:
  // `in` must outlive this object. The name is for error messages.
  Text(std::istream& in, std::string name) : stream_(in), name_(std::move(name)) {}

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
    while (ahead >= lines_.size() && stream_.hasArrived() && read()) {
    }
    return ahead < lines_.size() ? std::string_view(lines_[ahead]->text) : std::string_view();
  }

  // As long as it lives, lines ahead count from that one on.
  struct From {
    From(Text& whole, std::size_t line) : text(whole) { text.start_ = line; }
    ~From() { text.start_ = 0; }
    Text& text;
  };

  // Goes `lines` lines on.
  void drop(std::size_t lines) {
    for (; lines > 0 && !lines_.empty(); --lines) {
      spare_ = std::move(lines_.front());
      lines_.pop_front();
    }
  }

  // Ends the text here.
  void end() { lines_.clear(), isEnd_ = true; }

  // True if the text could not be read to its end.
  bool isBroken() const { return stream_.isBroken(); }

  // The number of characters in the lines ahead that were read.
  std::size_t ahead() const {
    return std::accumulate(lines_.begin(), lines_.end(), std::size_t{0},
                           [](auto sum, auto& line) { return sum + line->text.size() + 1; });
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
  const Line* splitLine(std::size_t ahead) {
    if (start_ + ahead >= lines_.size()) return nullptr;
    Line& line = *lines_[start_ + ahead];
    if (!line.isSplit) split(line);
    return &line;
  }

  // Adds the next line. False at the end.
  bool read() {
    std::unique_ptr<Line> line = spare_ ? std::move(spare_) : std::make_unique<Line>();
    const LineStream::Found found = isEnd_ ? LineStream::Found::none : stream_.read(line->text);
    if (found == LineStream::Found::none) return false;
    line->number = ++number_;
    line->isSplit = false;
    line->isTooLong = found == LineStream::Found::tooLong;
    if (line->isTooLong) line->text.clear();
    if (line->number == 1) mark_ = line->text.substr(0, 2);
    if (mark_ == "\xFF\xFE" || mark_ == "\xFE\xFF") {
      line->text = fromUtf16(line->text, line->number == 1, mark_[0] == '\xFE');
    }
    if (!isAscii(line->text)) replaceLookalikes(line->text);
    lines_.push_back(std::move(line));
    return true;
  }

  LineStream stream_;
  std::string name_;
  std::string mark_;                         // the first two bytes, which may be a byte order mark
  std::deque<std::unique_ptr<Line>> lines_;  // those ahead that were read
  std::unique_ptr<Line> spare_;              // whose memory is used again
  std::size_t start_ = 0;
  int number_ = 0;
  bool isEnd_ = false;
};

}  // namespace sudoku

#endif
