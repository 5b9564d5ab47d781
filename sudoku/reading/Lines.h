// Lines.h: the lines of a text, with as much look-ahead as a format needs. A line that was taken
// keeps its place in memory until release(), so that views of it stay valid. A line that is too
// long for any board looks like the end of the text, until it is skipped.

#ifndef SUDOKU_READING_LINES_H_
#define SUDOKU_READING_LINES_H_

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <initializer_list>
#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/reading/LineStream.h"
#include "sudoku/reading/PuzzleError.h"

namespace sudoku {

// A character of the text.
struct Place {
  int line = 0;              // counts from 1
  std::size_t position = 0;  // in the line's text, counts from 0
};

class Lines {
 public:
  Lines(std::istream& in, std::string source) : stream_(in), source_(std::move(source)) {}

  // The line that many lines after the next one, without its line end; nullptr past the last. Reads
  // no further than that line.
  const std::string* peek(std::size_t ahead = 0) {
    while (count_ <= taken_ + ahead) {
      if (!read()) return nullptr;
    }
    return lines_[taken_ + ahead].get();
  }

  // Goes past the next line, which has to have been seen by peek().
  void take() { ++taken_; }

  // The number of the line that peek() shows.
  int number() const { return firstNumber_ + static_cast<int>(taken_); }

  // A line that isn't released yet.
  std::string_view text(int number) const {
    return *lines_[static_cast<std::size_t>(number - firstNumber_)];
  }

  // Gives the lines back that were taken.
  void release() {
    if (taken_ < count_) {
      const auto first = lines_.begin();
      std::rotate(first, first + static_cast<std::ptrdiff_t>(taken_),
                  first + static_cast<std::ptrdiff_t>(count_));
    }
    firstNumber_ += static_cast<int>(taken_);
    count_ -= taken_;
    taken_ = 0;
  }

  // True once the stream failed to deliver what it has.
  bool isBroken() const { return stream_.isBroken(); }

  // True if the line behind those that peek() shows is too long.
  bool isBeforeLongLine() const { return longLineColumn_ > 0; }

  // Goes past that line, before which all others have been taken, and returns the error.
  PuzzleError skipLongLine() {
    const PuzzleError result(source_, number(), longLineColumn_,
                             "the line is longer than any board can need");
    release();
    ++firstNumber_;
    longLineColumn_ = 0;
    return result;
  }

  // An error at a place in a line that isn't released yet, or right behind the last line.
  PuzzleError error(const Place& place, std::initializer_list<MessagePart> problem) const {
    const std::size_t index = static_cast<std::size_t>(place.line - firstNumber_);
    std::string_view before;
    if (index < count_) before = std::string_view(*lines_[index]).substr(0, place.position);
    const int column = charactersIn(before) + 1;
    return PuzzleError(source_, place.line, column, message(problem));
  }

 private:
  // Characters in UTF-8: all their bytes but the first have a mark.
  static int charactersIn(std::string_view text) {
    return static_cast<int>(std::count_if(text.begin(), text.end(), [](char byte) {
      return (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
    }));
  }

  bool read() {
    if (isBeforeLongLine()) return false;
    if (count_ == lines_.size()) lines_.push_back(std::make_unique<std::string>());
    std::string& line = *lines_[count_];
    const LineStream::Line found = stream_.read(line);
    if (found == LineStream::Line::tooLong) {
      longLineColumn_ = charactersIn(line) + 1;
      line = std::string();  // else the memory would be kept for a further line
    }
    if (found != LineStream::Line::whole) return false;
    if (std::memchr(line.data(), '\xE2', line.size()) != nullptr) simplifyBoxDrawing(line);
    ++count_;
    return true;
  }

  // Replaces the box drawing characters (U+2500 to U+257F) by '|', '-' and '+'.
  static void simplifyBoxDrawing(std::string& line) {
    std::size_t to = 0;
    for (std::size_t from = 0; from < line.size();) {
      const char character = boxDrawing(std::string_view(line).substr(from, 3));
      line[to++] = character == 0 ? line[from] : character;
      from += character == 0 ? 1 : 3;
    }
    line.resize(to);
  }

  // What stands for it, or 0 if it is none.
  static char boxDrawing(std::string_view utf8) {
    const auto byte = [utf8](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
    if (utf8.size() < 3 || byte(0) != 0xE2) return 0;
    if ((byte(1) & 0xFE) != 0x94 || (byte(2) & 0xC0) != 0x80) return 0;
    const int number = (byte(1) - 0x94) * 0x40 + (byte(2) - 0x80);
    if (number < 0x0C || (0x4C <= number && number <= 0x4F)) return (number & 2) != 0 ? '|' : '-';
    if (number == 0x50 || number == 0x51) return number == 0x51 ? '|' : '-';
    return '+';
  }

  LineStream stream_;
  std::string source_;
  // First the taken ones, then those ahead, then memory for more. None moves while it is in use.
  std::vector<std::unique_ptr<std::string>> lines_;
  std::size_t taken_ = 0;
  std::size_t count_ = 0;   // of those taken and ahead
  int firstNumber_ = 1;     // of the first in lines_
  int longLineColumn_ = 0;  // where the line behind those is cut, if it is too long; else 0
};

}  // namespace sudoku

#endif
