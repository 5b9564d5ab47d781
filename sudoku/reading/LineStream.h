// LineStream.h: the lines of a stream, none of which takes more memory than the largest board can
// need, however long it is.

#ifndef SUDOKU_READING_LINESTREAM_H_
#define SUDOKU_READING_LINESTREAM_H_

#include <cstddef>
#include <istream>
#include <limits>
#include <string>

namespace sudoku {

class LineStream {
 public:
  // In bytes. A board of size 400 and its solution, each with up to five characters a square, such
  // as "400, ", take 1.6 million; the rest is for comments.
  static constexpr std::size_t kLongest = std::size_t{1} << 21;

  enum class Line { whole, tooLong, none };

  // The stream has to live as long as this.
  explicit LineStream(std::istream& in) : in_(in) {}

  // Reads the next line, without its line end or a byte order mark before the first one. One that
  // is too long is cut there, at once, for its end may never come; the next call looks for that.
  Line read(std::string& line) {
    if (isCut_) in_.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
    isCut_ = false;
    line.clear();
    do {
      readPart(line);
    } while (isCut_ && line.size() <= kLongest);
    if (!isCut_ && (in_.bad() || (in_.fail() && line.empty()))) return Line::none;
    if (!isCut_ && !line.empty() && line.back() == '\r') line.pop_back();
    if (isFirst_ && line.compare(0, 3, "\xEF\xBB\xBF") == 0) line.erase(0, 3);
    isFirst_ = false;
    if (line.size() <= kLongest) return Line::whole;
    line.resize(kLongest);
    return Line::tooLong;
  }

  // True once the stream failed to deliver what it has.
  bool isBroken() const { return in_.bad(); }

 private:
  void readPart(std::string& line) {
    char part[4096];
    in_.getline(part, sizeof part);
    const std::size_t read = static_cast<std::size_t>(in_.gcount());
    line.append(part, in_.good() ? read - 1 : read);  // without the line end
    // The part was too small, if nothing else went wrong.
    isCut_ = in_.fail() && !in_.eof() && !in_.bad() && read + 1 == sizeof part;
    if (isCut_) in_.clear();
  }

  std::istream& in_;
  bool isFirst_ = true;
  bool isCut_ = false;  // what is left of the latest line is still in the stream
};

}  // namespace sudoku

#endif
