// PuzzleSource.h: the text that a command line argument names: standard input (-), a file, or, if
// there is no such file, the argument itself as a puzzle.

#pragma once

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <system_error>

#include "sudoku/Message.h"
#include "sudoku/PuzzleError.h"
#include "sudoku/Shape.h"
#include "sudoku/SquareCounts.h"

namespace sudoku {

class PuzzleSource {
 public:
  // Throws PuzzleError if the argument is neither a readable file nor similar to a puzzle. For fast
  // reading of standard input, call std::ios::sync_with_stdio(false) before.
  explicit PuzzleSource(const std::string& argument) {
    if (argument == "-") {
      name_ = "standard input";
      stream_ = &std::cin;
      return;
    }
    errno = 0;
    file_.open(argument, std::ios::binary);
    const bool isOpen = file_.is_open();
    // A directory can be opened, but not read.
    if (isOpen && (file_.peek(), !file_.bad())) {
      file_.clear();
      name_ = argument;
      stream_ = &file_;
      return;
    }
    const int reason = errno;
    if (!isLikePuzzle(argument)) throw PuzzleError(argument, 0, 0, problem(reason));
    text_.str(argument);
    name_ = "argument";
    stream_ = &text_;
  }

  PuzzleSource(const PuzzleSource&) = delete;
  PuzzleSource& operator=(const PuzzleSource&) = delete;

  // Valid as long as this object.
  std::istream& stream() { return *stream_; }

  // For error messages: the file's name, "standard input" or "argument".
  const std::string& name() const { return name_; }

 private:
  static std::string problem(int reason) {
    if (reason != 0 && reason != ENOENT) {
      return message({"this can't be read: ", std::generic_category().message(reason)});
    }
    return "there is no such file, and it is not a puzzle either (81 characters, with dots for "
           "blanks)";
  }

  // True if the argument is a puzzle, perhaps with mistakes, rather than the name of a missing
  // file: it has several lines, or is mostly digits and blanks, or is too long for a file name. The
  // squares of a jigsaw stand before its regions, and squares before the words of options. In an
  // address or a path, one part is a whole board.
  static bool isLikePuzzle(std::string_view text) {
    constexpr std::size_t kLongestFileName = 255;
    if (text.find('\n') != text.npos) return true;
    for (std::string_view rest = text; rest.size() >= kLeastInWord;) {
      const std::string_view part = rest.substr(0, rest.find_first_of("/?=&"));
      const bool isBoard = part.find_first_not_of("0123456789._*xX") == part.npos;
      if (isBoard && part.size() >= kLeastInWord && squareRoot(part.size()) > 0) return true;
      rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    }
    if (text.size() > kLongestFileName) return text.find('/') == text.npos;
    if (text.size() == 1) return areMostlySquares(text);
    const std::string_view word = text.substr(0, text.find(' '));
    return isLikeBoard(text) || isLikeBoard(word) || isLikeBoard(word.substr(0, word.size() / 2));
  }

  static bool isLikeBoard(std::string_view text) {
    return text.size() >= kLeastBoard && areMostlySquares(text);
  }

  static bool areMostlySquares(std::string_view text) {
    std::size_t squares = 0;
    for (const char c : text) {
      if (c != '\0' && std::strchr("0123456789._*xX ?:+,|-", c) != nullptr) ++squares;
    }
    return squares * 5 >= text.size() * 4;
  }

  std::string name_;
  std::ifstream file_;
  std::istringstream text_;
  std::istream* stream_ = nullptr;
};

}  // namespace sudoku
