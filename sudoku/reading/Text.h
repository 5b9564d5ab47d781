// Text.h: a text in UTF-8 as a row of lines, of which some ahead can be looked at. It
// holds only those, so memory is bounded for texts of any length.

#pragma once

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
#include "sudoku/PuzzleError.h"
#include "sudoku/reading/Line.h"
#include "sudoku/text/LineStream.h"
#include "sudoku/text/PlainText.h"

namespace sudoku {

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

  // True if HTML or XML was read, and if the text could not be read to its end.
  bool hasTags() const { return hasTags_; }
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

  // The error at a part of one of the lines ahead, or else at the next line.
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
    if (!isAscii(line->text)) replaceLookalikes(line->text);
    if (line->text.find('<') != line->text.npos) {
      hasTags_ = hasTags_ || line->text.find("</") != line->text.npos;
      removeTags(line->text);
    }
    lines_.push_back(std::move(line));
    return true;
  }

  LineStream stream_;
  std::string name_;
  std::deque<std::unique_ptr<Line>> lines_;  // those ahead that were read
  std::unique_ptr<Line> spare_;              // whose memory is used again
  std::size_t start_ = 0;
  int number_ = 0;
  bool hasTags_ = false;
  bool isEnd_ = false;
};

}  // namespace sudoku
