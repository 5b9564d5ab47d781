// LineSquares.h: takes a line apart into the texts of its squares, without asking yet what they
// mean. Whether "530 070 000" is three numbers or nine characters, the counts decide.

#ifndef SUDOKU_READING_LINESQUARES_H_
#define SUDOKU_READING_LINESQUARES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Geometry.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/Lines.h"

namespace sudoku {

struct SquareText {
  std::string_view text;  // empty for a blank that is written as nothing
  Place place;
};

struct LineSquares {
  std::vector<SquareText> squares;
  bool separated = false;  // something stands between any two squares
  std::size_t end = 0;     // the position behind the last square
  std::string_view rest;   // the rest of the line, if anything follows the squares
  std::size_t odd = std::string_view::npos;  // of the first character that no square can have
};

// The number whose square it is, or 0.
inline int squareRoot(std::size_t number) {
  std::size_t root = 0;
  while (root * root < number) ++root;
  return root * root == number ? static_cast<int>(root) : 0;
}

inline bool isSize(std::size_t number) {
  return number <= static_cast<std::size_t>(kMaxSize) && squareRoot(number) > 0;
}

// True for the number of squares of a board.
inline bool isBoard(std::size_t squares) {
  return squares <= static_cast<std::size_t>(kMaxSize) * kMaxSize &&
         isSize(static_cast<std::size_t>(squareRoot(squares))) && squares > 0;
}

// True for digits, with or without a minus.
inline bool isNumber(std::string_view text) {
  if (!text.empty() && text.front() == '-') text.remove_prefix(1);
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

inline std::vector<std::string_view> wordsOf(std::string_view text) {
  std::vector<std::string_view> words;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const auto end = std::find_if(text.begin(), text.end(), isSpace);
    words.push_back(text.substr(0, static_cast<std::size_t>(end - text.begin())));
    text.remove_prefix(words.back().size());
  }
  return words;
}

inline std::size_t charactersIn(const std::vector<std::string_view>& words) {
  std::size_t count = 0;
  for (const std::string_view word : words) count += word.size();
  return count;
}

class LineSplitter {
 public:
  // `expected` is the number of squares that the line should have; 0 if any will do that makes a
  // row or a board. They are to be found from `begin` on.
  LineSplitter(std::string_view line, int number, std::size_t expected = 0, std::size_t begin = 0)
      : line_(line), number_(number), expected_(expected), begin_(begin) {}

  LineSquares split() {
    const std::string_view withSpaces = boardPart(line_.substr(begin_));
    const std::string_view board = trimmedRight(withSpaces);
    std::vector<std::string_view> fields =
        board.find(',') == board.npos ? wordsOf(board) : betweenCommas(board);
    LineSquares result;
    result.end = begin_ + board.size();
    result.rest = line_.substr(begin_ + withSpaces.size());
    if (fields.empty()) return result;
    if (hasRest(fields)) {
      fields.resize(1);
      result.end = positionOf(fields[0]) + fields[0].size();
      result.rest = line_.substr(result.end);
    }
    result.separated = areSquares(fields);
    for (const std::string_view field : fields) {
      if (result.separated) {
        add(result, field);
      } else {
        for (std::size_t i = 0; i < field.size(); ++i) add(result, field.substr(i, 1));
      }
    }
    return result;
  }

 private:
  // A comma at the end of the line begins another field only if that one is needed.
  std::vector<std::string_view> betweenCommas(std::string_view board) const {
    std::vector<std::string_view> result;
    for (std::size_t begin = 0; begin <= board.size();) {
      const std::size_t end = std::min(board.find(',', begin), board.size());
      result.push_back(trimmed(board.substr(begin, end - begin)));
      begin = end + 1;
    }
    if (result.back().empty() && !isPlausible(result.size())) result.pop_back();
    return result;
  }

  // True if the first field is a board of its own, and what follows is something else.
  bool hasRest(const std::vector<std::string_view>& fields) const {
    const std::size_t length = fields[0].size();
    if (fields.size() == 1 || length < 16 || !isBoard(length)) return false;
    const auto isAsLong = [length](std::string_view field) { return field.size() == length; };
    return !(std::all_of(fields.begin(), fields.end(), isAsLong) &&
             isPlausible(length * fields.size()));
  }

  // True if each field is the text of one square, false if its characters are.
  bool areSquares(const std::vector<std::string_view>& fields) const {
    if (!std::all_of(fields.begin(), fields.end(), isSquare)) return false;
    if (fields.size() == 1) return fields[0] == "-1";
    const auto isNegative = [](std::string_view field) { return field.substr(0, 1) == "-"; };
    if (isPlausible(fields.size()) || std::any_of(fields.begin(), fields.end(), isNegative)) {
      return true;
    }
    // If neither count is right, most squares in a row of numbers have one digit or two, but groups
    // three or more, and there are no more than 27 groups in a line.
    const std::size_t count = charactersIn(fields);
    return !isPlausible(count) && (fields.size() * 2 > count || fields.size() > 27);
  }

  static bool isSquare(std::string_view text) {
    return text.size() < 2 || (isNumber(text) && text.size() <= 3);
  }

  bool isPlausible(std::size_t count) const {
    return expected_ > 0 ? count == expected_ : isSize(count) || isBoard(count);
  }

  void add(LineSquares& result, std::string_view text) const {
    result.squares.push_back({text, {number_, positionOf(text)}});
    if (result.odd != line_.npos || isNumber(text)) return;
    const auto odd = std::find_if_not(text.begin(), text.end(), isInSquares);
    if (odd == text.end()) return;
    result.odd = positionOf(text) + static_cast<std::size_t>(odd - text.begin());
  }

  std::size_t positionOf(std::string_view part) const {
    return static_cast<std::size_t>(part.data() - line_.data());
  }

  std::string_view line_;
  int number_;
  std::size_t expected_;
  std::size_t begin_;
};

inline LineSquares splitSquares(std::string_view line, int number, std::size_t expected = 0,
                                std::size_t begin = 0) {
  return LineSplitter(line, number, expected, begin).split();
}

inline PuzzleError oddCharacter(const Lines& lines, const Place& place) {
  return lines.error(place, {"found ", quotedCharacter(lines.text(place.line), place.position),
                             "; a square is a value, or for a blank one of . 0 _ * x"});
}

// For a next line, or the end of the text, that stands where that row (counted from 1) has to be.
inline PuzzleError missingRow(Lines& lines, std::size_t row, std::size_t size) {
  const bool isEnd = lines.peek() == nullptr && !lines.isBeforeLongLine();
  return lines.error({lines.number(), 0}, {isEnd ? "the text ends" : "found no row", " where row ",
                                           row, " of ", size, " has to be"});
}

}  // namespace sudoku

#endif
