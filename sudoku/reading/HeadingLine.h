// HeadingLine.h: a line above a puzzle, such as "Grid 01" or "puzzle,solution". The puzzle can
// stand in that line too: "Puzzle 1: 53..7....".

#ifndef SUDOKU_READING_HEADINGLINE_H_
#define SUDOKU_READING_HEADINGLINE_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/reading/LineKinds.h"

namespace sudoku {

// True for what is no word or number of a heading, but squares side by side: as many as the
// smallest board has, or one less, and not mostly letters, unless it is too long for a word.
inline bool isRunOfSquares(std::string_view run) {
  if (run.size() < 15) return false;
  const auto letters = static_cast<std::size_t>(
      std::count_if(run.begin(), run.end(), [](char c) { return isLetter(c) && !isBlankSign(c); }));
  return 2 * letters <= run.size() || run.size() > 70;
}

// True for so many single digits, blanks and numbers with something between them.
inline bool isRunOfNumbers(std::string_view run) {
  const auto squares =
      std::count_if(run.begin(), run.end(), [](char c) { return isDigit(c) || isBlankSign(c); });
  return squares >= 15;
}

// True if the line begins with the name of what follows.
inline bool isHeading(std::string_view line) {
  line = trimmed(line);
  const auto end = std::find_if_not(line.begin(), line.end(), isLetter);
  std::string word(line.begin(), end);
  for (char& c : word) c = static_cast<char>(c | 0x20);
  for (const char* heading : {"grid", "puzzle", "puzzles", "quizzes", "sudoku", "board"}) {
    if (word != heading) continue;
    const auto run = std::find_if_not(line.begin(), line.end(), isInSquares);
    return !isRunOfSquares(line.substr(0, static_cast<std::size_t>(run - line.begin())));
  }
  return false;
}

// The first part of the line that is as long as possible and which `isLong`, where `isIn` tells of
// a position whether it can be in that part; or an empty part at the end of the line.
template <class IsIn, class IsLong>
std::string_view findRun(std::string_view line, IsIn isIn, IsLong isLong) {
  for (std::size_t begin = 0; begin < line.size();) {
    std::size_t end = begin;
    while (end < line.size() && isIn(end)) ++end;
    if (isLong(line.substr(begin, end - begin))) return line.substr(begin, end - begin);
    begin = std::max(end, begin + 1);
  }
  return line.substr(line.size());
}

// The position in a heading from which on it has what is like a puzzle, right or wrong; the line's
// size if it has none. A number before squares with something between them can be one of these.
inline std::size_t puzzleInHeading(std::string_view line) {
  const auto isInRun = [line](std::size_t i) { return isInSquares(line[i]); };
  std::string_view run = findRun(line, isInRun, isRunOfSquares);
  if (run.empty()) {
    const auto isInNumbers = [line](std::size_t i) {
      const char c = line[i];
      if (c == '-') return i == 0 || !isDigit(line[i - 1]);  // else it is a date, or the like
      return isDigit(c) || isBlankSign(c) || isSpace(c) || c == ',';
    };
    run = findRun(line, isInNumbers, isRunOfNumbers);
    while (!run.empty() && (isSpace(run.front()) || run.front() == ',')) run.remove_prefix(1);
  }
  return static_cast<std::size_t>(run.data() - line.data());
}

}  // namespace sudoku

#endif
