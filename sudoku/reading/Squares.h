// Squares.h: splits a line into the texts of its squares, before their meaning is known. The number
// of squares decides whether "530 070 000" is three numbers or nine characters.

#ifndef SUDOKU_READING_SQUARES_H_
#define SUDOKU_READING_SQUARES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/ShapeOptions.h"

namespace sudoku {

// True if the number is the size of a board with usual boxes.
inline bool isSize(std::size_t number) {
  return usualBoxHeight(number) > 0;
}

// True if the boxes of boards of that size usually are square.
inline bool isOrdinarySize(std::size_t number) {
  return number <= std::size_t{kMaxSize} && squareRoot(number) > 0;
}

// The sizes from 4 on of boards with usual boxes: first those whose boxes are square.
inline std::vector<std::size_t> usualSizes(std::size_t most) {
  std::vector<std::size_t> sizes;
  for (const bool areOrdinary : {true, false}) {
    for (std::size_t size = 4; size <= most; ++size) {
      if (isSize(size) && isOrdinarySize(size) == areOrdinary) sizes.push_back(size);
    }
  }
  return sizes;
}

// True if the number is the number of squares of a board with usual boxes.
inline bool isBoard(std::size_t squares) {
  return squares <= std::size_t{kMaxSize} * kMaxSize && isSize(squareRoot(squares));
}

// True for digits, with or without a leading minus.
inline bool isNumber(std::string_view text) {
  if (!text.empty() && text.front() == '-') text.remove_prefix(1);
  return !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
}

inline bool isBlankSquare(std::string_view text) {
  return text.empty() || text == "-1" || (text.size() == 1 && isBlankSign(text[0]));
}

struct SquareText {
  std::string_view text;  // empty for a blank without a character
  TextPosition at;
};

// True for a value or a blank in a board of that size whose blanks are spaces.
constexpr bool isValueOrSpace(char c, std::size_t size) {
  return c == ' ' || (isDigit(c) && c != '0') || (size > 9 && isLetter(c));
}

// The square of one character at `offset`; a space or the end of the text is a blank.
inline SquareText squareAt(const Line& line, std::string_view board, std::size_t offset) {
  offset = std::min(offset, board.size());
  const std::string_view text = board.substr(offset, 1);
  return {text == " " ? std::string_view() : text, {&line, offset}};
}

struct LineSquares {
  std::vector<SquareText> squares;
  bool areSeparated = false;                        // there are separators between all squares
  std::size_t end = 0;                              // the offset after the last square
  std::string_view textBehind;                      // the rest of the line, with its comment
  std::size_t firstWrong = std::string_view::npos;  // offset of a character of no square

  std::size_t count() const { return squares.size(); }

  template <class Is>
  bool all(Is is) const {
    return std::all_of(squares.begin(), squares.end(),
                       [&](const SquareText& s) { return is(s.text); });
  }
  bool areBlank() const { return all(isBlankSquare); }
  bool haveBlank() const {
    return !all([](std::string_view text) { return !isBlankSquare(text); });
  }
};

// The squares of a board that has them column by column, row by row.
inline std::vector<SquareText> transposed(const std::vector<SquareText>& squares) {
  const std::size_t size = squareRoot(squares.size());
  std::vector<SquareText> result;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    result.push_back(squares[i % size * size + i / size]);
  }
  return result;
}

// The squares of a board row by row, before their values are known.
struct BoardSquares {
  std::vector<SquareText> squares;
  bool areSeparated = false;  // there are separators between all squares: a text may be a number
  ReadPuzzle read;            // without its puzzle
};

// True if a line can have so many squares: `expected`, or, if that is 0, as many as a row or a
// board.
inline bool isPlausible(std::size_t count, std::size_t expected) {
  return expected > 0 ? count == expected : isSize(count) || isBoard(count);
}

// True if the text is a blank or a number up to `most`.
inline bool isAtMost(std::string_view text, std::size_t most) {
  if (isBlankSquare(text)) return true;
  if (!std::all_of(text.begin(), text.end(), isDigit) || text.size() > 3) return false;
  return std::stoul(std::string(text)) <= most;
}

inline bool areAtMost(const LineSquares& line, std::size_t most) {
  return line.all([most](std::string_view text) { return isAtMost(text, most); });
}

// True if the squares are a board of that size in letters only, and each of its values occurs.
[[gnu::cold]] inline bool areAllLettersOf(const LineSquares& line, std::size_t size) {
  if (line.count() != size * size || size > std::size_t{capacity(Letters::lettersOnly)})
    return false;
  std::vector<bool> occurs(size + 1);
  for (const SquareText& square : line.squares) {
    const auto value = static_cast<std::size_t>(valueOf(square.text[0], Letters::lettersOnly));
    if (value < 1 || value > size) return false;
    occurs[value] = true;
  }
  return std::all_of(occurs.begin() + 1, occurs.end(), [](bool each) { return each; });
}

// True if spaces or commas divide the squares into two or three parts that differ in length, one of
// them up to three squares: this is a number beside a board that lost as many squares.
inline bool haveNumberApart(const LineSquares& line) {
  constexpr std::size_t kLongestNumber = 3, kMostParts = 3;
  std::vector<std::size_t> lengths = {line.count() > 0 ? std::size_t{1} : 0};
  for (std::size_t i = 1; i < line.count() && lengths.size() <= kMostParts; ++i) {
    if (line.squares[i].at.offset != line.squares[i - 1].at.offset + 1) lengths.push_back(0);
    ++lengths.back();
  }
  const auto [shortest, longest] = std::minmax_element(lengths.begin(), lengths.end());
  return !line.areSeparated && lengths.size() <= kMostParts && *shortest <= kLongestNumber &&
         *shortest < *longest;
}

// True if a value occurs twice, which is a mistake in a row.
inline bool hasValueTwice(const LineSquares& line) {
  Words values;
  for (const SquareText& square : line.squares) {
    if (isBlankSquare(square.text)) continue;
    if (std::find(values.begin(), values.end(), square.text) != values.end()) return true;
    values.push_back(square.text);
  }
  return false;
}

// True if the squares can be those of a board of that size, perhaps with mistakes, rather than a
// text with as many letters.
inline bool mayBeOfSize(const LineSquares& line, std::size_t size) {
  if (line.firstWrong != std::string_view::npos) return false;
  if (size <= 9) return areAtMost(line, 9);
  const auto beginsWithLetter = [](std::string_view text) { return isLetter(text[0]); };
  return line.areSeparated || !line.all(beginsWithLetter) || areAllLettersOf(line, size);
}

// True if each character can be a value, or a blank, of a board of that size.
inline bool areValues(std::string_view text, std::size_t size) {
  return std::all_of(text.begin(), text.end(), [size](char c) {
    const int value = isDigit(c) ? c - '0' : isLetter(c) && size > 9 ? (c | 0x20) - 'a' + 1 : -1;
    return isBlankSign(c) || (0 <= value && static_cast<std::size_t>(value) <= size);
  });
}

// True if the squares can be a board in one line. Boards without usual boxes must have no mistake.
inline bool mayBeBoard(const LineSquares& line) {
  const std::size_t size = squareRoot(line.count());
  if (size < 4 || size > std::size_t{kMaxSize}) return size == 1;
  if (isOrdinarySize(size)) return true;
  if (isSize(size)) return mayBeOfSize(line, size);
  if (line.firstWrong != std::string_view::npos) return false;
  return line.all([size](std::string_view text) {
    return isAtMost(text, size) || (size > 9 && text.size() == 1 && areValues(text, size));
  });
}

// Splits the text at commas. A comma at the end starts another field only if one is missing.
inline Words splitAtCommas(std::string_view board, std::size_t expected) {
  Words fields;
  for (std::size_t begin = 0; begin <= board.size();) {
    const std::size_t end = std::min(board.find(',', begin), board.size());
    fields.push_back(trimmed(board.substr(begin, end - begin)));
    begin = end + 1;
  }
  if (fields.back().empty() && !isPlausible(fields.size(), expected)) fields.pop_back();
  return fields;
}

// True if the text is as long as a board and can be one.
inline bool isBoardText(std::string_view text) {
  const std::size_t size = squareRoot(text.size());
  return size >= 4 && isSize(size) && (isOrdinarySize(size) || areValues(text, size));
}

// True if the first field alone is a board and the other fields are something else.
inline bool isBoardAndText(const Words& fields, std::size_t expected) {
  const std::size_t length = fields[0].size();
  if (fields.size() == 1 || !isBoardText(fields[0])) return false;
  const auto isAsLong = [length](std::string_view field) { return field.size() == length; };
  return !(std::all_of(fields.begin(), fields.end(), isAsLong) &&
           isPlausible(length * fields.size(), expected));
}

// True if each field is the text of one square; false if each character is a square.
inline bool areSquares(const Words& fields, std::size_t expected) {
  const auto isSquare = [](std::string_view text) {
    return text.size() < 2 || (isNumber(text) && text.size() <= 3);
  };
  if (!std::all_of(fields.begin(), fields.end(), isSquare)) return false;
  if (fields.size() == 1) return fields[0] == "-1";
  const auto isNegative = [](std::string_view field) { return field.substr(0, 1) == "-"; };
  if (isPlausible(fields.size(), expected) ||
      std::any_of(fields.begin(), fields.end(), isNegative)) {
    return true;
  }
  // Groups of squares have equal lengths, but not the numbers in a row of a larger board.
  const auto isSingle = [](std::string_view text) { return text.size() < 2; };
  const bool mayBeRow = 9 < fields.size() && fields.size() <= 27;
  if (mayBeRow && std::any_of(fields.begin(), fields.end(), isSingle) &&
      !std::all_of(fields.begin(), fields.end(), isSingle)) {
    return true;
  }
  // Neither count is right. Then fields are taken for squares if most have one digit or two, or if
  // there are more than 27: groups of squares have three digits or more, and a line has at most 27
  // groups.
  const std::size_t count = bytesIn(fields);
  return !isPlausible(count, expected) && (fields.size() * 2 > count || fields.size() > 27);
}

// Splits the line, or its part from `begin` to `end`. `expected` is the number of squares that the
// line should have; 0 allows every number that makes a row or a board.
inline LineSquares splitSquares(const Line& line, std::size_t expected = 0, std::size_t begin = 0,
                                std::size_t end = std::string_view::npos) {
  const std::string_view text = std::string_view(line.text).substr(0, end);
  const std::string_view withSpaces = withoutComment(text.substr(begin));
  const std::string_view board = trimmedRight(withSpaces);
  Words fields = board.find(',') == board.npos ? wordsOf(board) : splitAtCommas(board, expected);
  LineSquares result;
  result.end = begin + board.size();
  result.textBehind = text.substr(begin + withSpaces.size());
  if (fields.empty()) return result;
  const auto offsetOf = [text](std::string_view part) {
    return static_cast<std::size_t>(part.data() - text.data());
  };
  if (isBoardAndText(fields, expected)) {
    fields.resize(1);
    result.end = offsetOf(fields[0]) + fields[0].size();
    result.textBehind = text.substr(result.end);
  }
  const auto add = [&](std::string_view square) {
    result.squares.push_back({square, {&line, offsetOf(square)}});
    if (result.firstWrong != text.npos || isNumber(square)) return;
    const auto wrong = std::find_if_not(square.begin(), square.end(), isSquareCharacter);
    if (wrong == square.end()) return;
    result.firstWrong = offsetOf(square) + static_cast<std::size_t>(wrong - square.begin());
  };
  result.areSeparated = areSquares(fields, expected);
  for (const std::string_view field : fields) {
    if (result.areSeparated) {
      add(field);
    } else {
      for (std::size_t i = 0; i < field.size(); ++i) add(field.substr(i, 1));
    }
  }
  return result;
}

// The squares of a line that is a 9x9, 16x16 or 25x25 board with spaces for blanks; empty if it is
// none. Blanks at the end of the last row may be missing.
inline LineSquares splitBoardWithSpaces(const Line& line) {
  LineSquares result;
  const std::string_view withSpaces = withoutComment(line.text);
  const std::string_view board = trimmedRight(withSpaces);
  for (const std::size_t size : {9u, 16u, 25u}) {
    const std::size_t squares = size * size;
    if (board.size() + size <= squares || board.size() > squares) continue;
    // Among letters, 0 is a value; otherwise it may be a blank.
    const bool mayHaveZero = size > 9 && std::any_of(board.begin(), board.end(), isLetter);
    if (!std::all_of(board.begin(), board.end(), [=](char c) {
          return isValueOrSpace(c, size) || (c == '0' && mayHaveZero);
        })) {
      continue;
    }
    for (std::size_t i = 0; i < squares; ++i) result.squares.push_back(squareAt(line, board, i));
    result.end = board.size();
    result.textBehind = std::string_view(line.text).substr(withSpaces.size());
    break;
  }
  return result;
}

}  // namespace sudoku

#endif
