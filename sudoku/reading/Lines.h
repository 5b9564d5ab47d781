// Lines.h: the lines of a text, with unlimited look-ahead. A line stays in memory until release(),
// so that views of it stay valid. No line uses more memory than the largest possible board: a
// longer one looks like the end of the text until it is skipped.

#ifndef SUDOKU_READING_LINES_H_
#define SUDOKU_READING_LINES_H_

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <istream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/LineStream.h"
#include "sudoku/reading/Lookalikes.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/SheetRow.h"
#include "sudoku/reading/Utf8.h"
#include "sudoku/reading/Wrapping.h"

namespace sudoku {

class Lines {
 public:
  Lines(std::istream& in, std::string source) : stream_(in), source_(std::move(source)) {}

  // Reads from that stream from now on. Requires that no line was read.
  void readFrom(std::istream& in) { stream_.readFrom(in); }

  // The size of boards that the user named, or 0, and whether they have no boxes. A line may be
  // read as a row of that size, or of a size that only boards without boxes have.
  void nameShape(std::size_t size, bool hasNoBoxes) {
    namedSize_ = size;
    hasNoBoxes_ = hasNoBoxes;
  }
  std::size_t namedSize() const { return namedSize_; }
  bool hasNoBoxes() const { return hasNoBoxes_; }

  // The line `ahead` lines after the next one; nullptr after the last line. Reads no further than
  // that line.
  const Line* peek(std::size_t ahead = 0) {
    while (count_ <= taken_ + ahead) {
      if (!read()) return nullptr;
    }
    return lines_[taken_ + ahead].get();
  }

  // True if peek(ahead) does not have to wait for text, as from a terminal.
  bool hasArrived(std::size_t ahead) const {
    return count_ > taken_ + ahead || (!isBeforeLongLine() && stream_.hasArrived());
  }

  // Replaces a character between two offsets of the line `ahead` lines after the next one. Requires
  // that peek() has returned it. Views of the line stay valid.
  [[gnu::cold]] void replace(std::size_t ahead, std::size_t begin, std::size_t end, char from,
                             char to) {
    Line& line = *lines_[taken_ + ahead];
    for (std::size_t i = begin; i < end; ++i) {
      if (line.text[i] == from) line.text[i] = to;
    }
    line.reset(line.number);
  }

  // Removes so many characters, of ASCII, at the beginning of the line `ahead` lines after the next
  // one. Views of the line become invalid.
  [[gnu::cold]] void cut(std::size_t ahead, std::size_t length) {
    Line& line = *lines_[taken_ + ahead];
    line.text.erase(0, length);
    line.cut += static_cast<int>(length);
    line.reset(line.number);
  }

  // Replaces the text between two offsets of that line by spaces.
  [[gnu::cold]] void clear(std::size_t ahead, std::size_t begin, std::size_t end) {
    Line& line = *lines_[taken_ + ahead];
    std::fill(line.text.begin() + static_cast<std::ptrdiff_t>(begin),
              line.text.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    line.reset(line.number);
  }

  // Replaces the tabs of the next lines by commas, as long as each line has so many; those of lines
  // without other characters only if `areRows`.
  [[gnu::cold]] void replaceTabs(std::size_t tabs, bool areRows) {
    tabs_ = tabs;
    areTabsRows_ = areRows;
    for (std::size_t i = taken_; i < count_; ++i) replaceTabsIn(*lines_[i]);
  }

  // Moves past the next line. Requires that peek() has returned it.
  void take() { ++taken_; }

  // The lines that were taken and not released are those with the numbers from firstTaken() to
  // number() - 1.
  int firstTaken() const { return firstNumber_; }
  const Line& taken(int number) const {
    return *lines_[static_cast<std::size_t>(number - firstNumber_)];
  }

  // The number of the line that peek() returns.
  int number() const { return firstNumber_ + static_cast<int>(taken_); }

  // Frees the lines that were taken; views of them become invalid.
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

  // True if reading the stream failed before its end.
  bool isBroken() const { return stream_.isBroken(); }

  // True if the line after those that peek() can return is too long.
  bool isBeforeLongLine() const { return longLineColumn_ > 0; }

  // Moves past the line that is too long and returns the error. Requires that all lines before it
  // were taken.
  [[gnu::cold]] PuzzleError skipLongLine() {
    PuzzleError result(source_, number(), longLineColumn_,
                       "the line is longer than any board can need");
    release();
    ++firstNumber_;
    longLineColumn_ = 0;
    return result;
  }

  // An error at a position in a line that was not released.
  PuzzleError error(const TextPosition& at, std::initializer_list<MessagePart> problem) const {
    const std::string_view before = std::string_view(at.line->text).substr(0, at.offset);
    const int column = at.line->cut + charactersIn(before) + 1;
    return PuzzleError(source_, at.line->number, column, text(problem));
  }

  // An error at the beginning of the line with that number.
  PuzzleError error(int number, std::initializer_list<MessagePart> problem) const {
    return PuzzleError(source_, number, 1, text(problem));
  }

 private:
  // A message that may quote any part of a line: a terminal executes no character of it.
  [[gnu::cold]] static std::string text(std::initializer_list<MessagePart> problem) {
    return displayable(message(problem));
  }

  bool read() {
    if (isBeforeLongLine()) return false;
    if (count_ == lines_.size()) lines_.push_back(std::make_unique<Line>());
    Line& line = *lines_[count_];
    const LineStream::Found found = stream_.read(line.text);
    if (found == LineStream::Found::tooLong) {
      longLineColumn_ = charactersIn(line.text) + 1;
      line.text = std::string();  // otherwise the next line would keep the memory
    }
    if (found != LineStream::Found::whole) return false;
    const Wrapping wrapping = unwrap(line.text);
    line.cut = wrapping.cut;
    line.quote = wrapping.quote;
    replaceDecimals(line.text);
    const char separator = replaceQuotes(line.text);
    isInSemicolonRows_ = separator == ';' || isSemicolonRow(line.text, isInSemicolonRows_);
    if (isInSemicolonRows_) std::replace(line.text.begin(), line.text.end(), ';', ',');
    replaceBold(line.text);
    if (tabs_ > 0) replaceTabsIn(line);
    line.bars.clear();
    if (!isAscii(line.text)) replaceLookalikes(line);
    line.reset(firstNumber_ + static_cast<int>(count_));
    ++count_;
    return true;
  }

  // Replaces the quotes around the cells of a row by spaces, and its separators by commas. Returns
  // the separator, or 0 if there are no such quotes.
  static char replaceQuotes(std::string& text) {
    const char separator = separatorOfQuotedRow(text);
    if (separator == 0) return 0;
    std::replace(text.begin(), text.end(), '"', ' ');
    std::replace(text.begin(), text.end(), separator, ',');
    return separator;
  }

  [[gnu::cold]] void replaceTabsIn(Line& line) {
    std::string& text = line.text;
    if (static_cast<std::size_t>(std::count(text.begin(), text.end(), '\t')) != tabs_) tabs_ = 0;
    if (tabs_ == 0 || (!areTabsRows_ && isBlank(text))) return;
    std::replace(text.begin(), text.end(), '\t', ',');
    line.reset(line.number);
  }

  LineStream stream_;
  std::string source_;
  // The taken lines, then the lines ahead, then unused lines. Lines in use do not move in memory.
  std::vector<std::unique_ptr<Line>> lines_;
  std::size_t taken_ = 0;
  std::size_t count_ = 0;  // number of taken lines and lines ahead
  int firstNumber_ = 1;    // number of the first line in lines_
  std::size_t namedSize_ = 0;
  bool hasNoBoxes_ = false;
  bool isInSemicolonRows_ = false;  // the latest line was a row with semicolons
  std::size_t tabs_ = 0;            // in each line, which are replaced; 0 if none are
  bool areTabsRows_ = false;        // those of lines without other characters too
  int longLineColumn_ = 0;  // column at which the line after those was cut; 0 if it is not too long
};

}  // namespace sudoku

#endif
