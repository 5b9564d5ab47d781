// LineStream.h: the lines of a stream, up to a maximum length.

#ifndef SUDOKU_READING_LINESTREAM_H_
#define SUDOKU_READING_LINESTREAM_H_

#include <cstddef>
#include <istream>
#include <limits>
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

  // Reads the next line, without its line end; a byte order mark before the first line is removed.
  // A line that is too long is returned truncated, because its end may never come. The next call
  // skips the rest of it.
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

  // True if reading the stream failed before its end.
  bool isBroken() const { return in_.bad(); }

 private:
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
  bool isFirst_ = true;
  bool isCut_ = false;  // the rest of the latest line is still in the stream
};

}  // namespace sudoku

#endif
