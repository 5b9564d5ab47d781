// LineStream.h: the lines of a stream, up to a maximum length. A line ends with \n or \r\n.

#pragma once

#include <cstddef>
#include <istream>
#include <string>

namespace sudoku {

class LineStream {
 public:
  // In bytes. A board of size 400 and its solution, with up to five characters per square ("400,
  // "), take 1.6 million bytes; the rest is for comments.
  static constexpr std::size_t kLongest = std::size_t{1} << 21;

  enum class Found { whole, tooLong, none };

  // The stream must outlive this object.
  explicit LineStream(std::istream& in) : in_(in) {}

  // Reads the next line, without its line end and a byte order mark, with which each of several
  // files in a pipe may begin. A line that is too long is returned truncated, and none after it,
  // because its end may never come.
  Found read(std::string& line) {
    line.clear();
    if (isCut_) return Found::none;
    do readPart(line);
    while (isCut_ && line.size() <= kLongest);
    if (in_.bad() || (in_.fail() && line.empty())) return Found::none;
    while (!line.empty() && (line.back() == '\r' || line.back() == '\x1A')) line.pop_back();
    if (line.compare(0, 3, "\xEF\xBB\xBF") == 0) line.erase(0, 3);
    isCut_ = line.size() > kLongest;
    return isCut_ ? Found::tooLong : Found::whole;
  }

  // True if text can be read without waiting for it.
  bool hasArrived() const { return in_.rdbuf()->in_avail() > 0; }

  // True if reading the stream failed before its end.
  bool isBroken() const { return in_.bad(); }

 private:
  // Appends text up to the next \n.
  void readPart(std::string& line) {
    char part[4096];
    in_.getline(part, sizeof part);
    const std::size_t read = static_cast<std::size_t>(in_.gcount());
    line.append(part, in_.good() ? read - 1 : read);  // without the line end
    // No other error occurred, so the line did not fit into `part`.
    isCut_ = in_.fail() && !in_.eof() && !in_.bad() && read + 1 == sizeof part;
    if (isCut_) in_.clear();
  }

  std::istream& in_;
  bool isCut_ = false;  // the line goes on in the stream
};

}  // namespace sudoku
