// Lines.h: the lines of a text, with as much look-ahead as a format needs. A line that was taken
// stays in memory until release(), so that views of it stay valid. No line takes more memory than
// the largest board can need: one that is longer looks like the end of the text until it is
// skipped.

#ifndef SUDOKU_READING_LINES_H_
#define SUDOKU_READING_LINES_H_

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <istream>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/PuzzleError.h"

namespace sudoku {

// The lines of a stream, each up to a largest length.
class LineStream {
 public:
  // In bytes. A board of size 400 and its solution, each with up to five characters a square, such
  // as "400, ", take 1.6 million; the rest is for comments.
  static constexpr std::size_t kLongest = std::size_t{1} << 21;

  enum class Found { whole, tooLong, none };

  // The stream has to live as long as this object.
  explicit LineStream(std::istream& in) : in_(in) {}

  // Reads the next line, without its line end or a byte order mark before the first line. A line
  // that is too long is cut at once, for its end may never come; the next call skips to that end.
  Found read(std::string& line) {
    if (isCut_) in_.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    isCut_ = false;
    line.clear();
    do {
      readPart(line);
    } while (isCut_ && line.size() <= kLongest);
    if (!isCut_ && (in_.bad() || (in_.fail() && line.empty()))) return Found::none;
    if (!isCut_ && !line.empty() && line.back() == '\r') line.pop_back();
    if (isFirst_ && line.compare(0, 3, "\xEF\xBB\xBF") == 0) line.erase(0, 3);
    isFirst_ = false;
    if (line.size() <= kLongest) return Found::whole;
    line.resize(kLongest);
    return Found::tooLong;
  }

  // True once the stream failed to deliver all of its text.
  bool isBroken() const { return in_.bad(); }

 private:
  void readPart(std::string& line) {
    char part[4096];
    in_.getline(part, sizeof part);
    const std::size_t read = static_cast<std::size_t>(in_.gcount());
    line.append(part, in_.good() ? read - 1 : read);  // without the line end
    // If nothing else went wrong, the part was too small.
    isCut_ = in_.fail() && !in_.eof() && !in_.bad() && read + 1 == sizeof part;
    if (isCut_) in_.clear();
  }

  std::istream& in_;
  bool isFirst_ = true;
  bool isCut_ = false;  // the rest of the latest line is still in the stream
};

class Lines {
 public:
  Lines(std::istream& in, std::string source) : stream_(in), source_(std::move(source)) {}

  // The line that many lines after the next one; nullptr past the last. Reads no further than that
  // line.
  const Line* peek(std::size_t ahead = 0) {
    while (count_ <= taken_ + ahead) {
      if (!read()) return nullptr;
    }
    return lines_[taken_ + ahead].get();
  }

  // Goes past the next line, which peek() has to have returned.
  void take() { ++taken_; }

  // The number of the line that peek() returns.
  int number() const { return firstNumber_ + static_cast<int>(taken_); }

  // Gives up the lines that were taken.
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

  // True once the stream failed to deliver all of its text.
  bool isBroken() const { return stream_.isBroken(); }

  // True if the line behind those that peek() can return is too long.
  bool isBeforeLongLine() const { return longLineColumn_ > 0; }

  // Goes past that line, after all lines before it were taken, and returns the error.
  PuzzleError skipLongLine() {
    PuzzleError result(source_, number(), longLineColumn_,
                       "the line is longer than any board can need");
    release();
    ++firstNumber_;
    longLineColumn_ = 0;
    return result;
  }

  // An error at a position in a line that is not released yet.
  PuzzleError error(const TextPosition& at, std::initializer_list<MessagePart> problem) const {
    const std::string_view before = std::string_view(at.line->text).substr(0, at.offset);
    return PuzzleError(source_, at.line->number, charactersIn(before) + 1, message(problem));
  }

  // An error at the beginning of any line.
  PuzzleError error(int number, std::initializer_list<MessagePart> problem) const {
    return PuzzleError(source_, number, 1, message(problem));
  }

 private:
  bool read() {
    if (isBeforeLongLine()) return false;
    if (count_ == lines_.size()) lines_.push_back(std::make_unique<Line>());
    Line& line = *lines_[count_];
    const LineStream::Found found = stream_.read(line.text);
    if (found == LineStream::Found::tooLong) {
      longLineColumn_ = charactersIn(line.text) + 1;
      line.text = std::string();  // else the memory would be kept for a further line
    }
    if (found != LineStream::Found::whole) return false;
    if (line.text.find('\xE2') != line.text.npos) {
      replaceBoxDrawing(line.text);
    }
    line.reset(firstNumber_ + static_cast<int>(count_));
    ++count_;
    return true;
  }

  // Replaces the box drawing characters (U+2500 to U+257F) by '|', '-' and '+'.
  static void replaceBoxDrawing(std::string& line) {
    std::size_t to = 0;
    for (std::size_t from = 0; from < line.size();) {
      const char character = boxDrawing(std::string_view(line).substr(from, 3));
      line[to++] = character == 0 ? line[from] : character;
      from += character == 0 ? 1 : 3;
    }
    line.resize(to);
  }

  // The replacement of a box drawing character; 0 for any other one.
  static char boxDrawing(std::string_view utf8) {
    const auto byte = [utf8](std::size_t i) { return static_cast<unsigned char>(utf8[i]); };
    if (utf8.size() < 3 || byte(0) != 0xE2) return 0;
    if ((byte(1) & 0xFE) != 0x94 || !continuesCharacter(utf8[2])) return 0;
    const int number = (byte(1) - 0x94) * 0x40 + (byte(2) - 0x80);
    if (number < 0x0C || (0x4C <= number && number <= 0x4F)) return (number & 2) != 0 ? '|' : '-';
    if (number == 0x50 || number == 0x51) return number == 0x51 ? '|' : '-';
    return '+';
  }

  LineStream stream_;
  std::string source_;
  // The taken lines, the lines ahead, then memory for more. A line in use does not move.
  std::vector<std::unique_ptr<Line>> lines_;
  std::size_t taken_ = 0;
  std::size_t count_ = 0;   // of the lines taken and ahead
  int firstNumber_ = 1;     // of the first in lines_
  int longLineColumn_ = 0;  // where the line behind those is cut, if it is too long; else 0
};

}  // namespace sudoku

#endif
