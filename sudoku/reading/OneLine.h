// OneLine.h: a puzzle in one line. Millions of them come in a row, so 81 characters take a short
// cut; all other sizes go through LineSquares.

#ifndef SUDOKU_READING_ONELINE_H_
#define SUDOKU_READING_ONELINE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/Format.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/LineSquares.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

// What follows a puzzle in its line, without what separates the two.
inline std::string titleOf(std::string_view rest) {
  const auto separates = [](char c) { return isSpace(c) || consistsOf({&c, 1}, ",;#%/"); };
  while (!rest.empty() && separates(rest.front())) rest.remove_prefix(1);
  return std::string(trimmedRight(rest));
}

// What each character is in a 9x9 board: its kind, a set of one, above its value. A table, because
// a branch for each square that may be a blank or not is one that no processor predicts.
class NineByNine {
 public:
  static constexpr std::size_t kSquares = 81;

  enum Kind : unsigned { kGiven = 0, kZero = 1, kSign = 2, kSpace = 4, kOther = 8 };

  constexpr NineByNine() : codes_() {
    for (unsigned i = 0; i < 256; ++i) {
      const char c = static_cast<char>(i);
      const Kind kind = c == '0'         ? kZero
                        : isDigit(c)     ? kGiven
                        : isBlankSign(c) ? kSign
                        : c == ' '       ? kSpace
                                         : kOther;
      const int value = kind == kGiven ? c - '0' : kUndecided;
      codes_[i] = static_cast<std::uint16_t>(kind << 8 | (static_cast<unsigned>(value) & 0xFF));
    }
  }

  unsigned code(char c) const { return codes_[static_cast<unsigned char>(c)]; }
  static int value(unsigned code) { return static_cast<std::int8_t>(code); }
  static unsigned kinds(unsigned codes) { return codes >> 8; }

 private:
  std::uint16_t codes_[256];
};

// Reads the line if its first 81 characters are a 9x9 board, whatever follows them.
inline std::optional<ReadPuzzle> readNineByNine(std::string_view line, int number) {
  static constexpr NineByNine kNineByNine;
  constexpr std::size_t kSquares = NineByNine::kSquares;
  // A line that begins with an underscore can be a rule of a wide drawing.
  if (line.size() < kSquares || line[0] == '_') return std::nullopt;
  unsigned codes = 0;
  std::array<int, kSquares> values;
  for (std::size_t i = 0; i < kSquares; ++i) {
    const unsigned code = kNineByNine.code(line[i]);
    codes |= code;
    values[i] = NineByNine::value(code);
  }
  const unsigned found = NineByNine::kinds(codes);
  // Where other signs are the blanks, spaces are none.
  const bool hasSpaces = (found & NineByNine::kSpace) != 0;
  if (hasSpaces ? found != NineByNine::kSpace : found >= NineByNine::kOther) return std::nullopt;
  // Just as many spaces as squares are a blank board.
  if (hasSpaces && line.size() > kSquares && isBlankLine(line)) return std::nullopt;
  const std::string_view rest = line.substr(kSquares);
  const bool isSeparated = rest.empty() || rest[0] == ',' || beginsComment(rest) ||
                           (isSpace(rest[0]) && (!hasSpaces || isBlankLine(boardPart(rest))));
  if (!isSeparated) return std::nullopt;

  ReadPuzzle read;
  read.puzzle.size = 9;
  read.puzzle.squares.assign(values.begin(), values.end());
  read.format = found == NineByNine::kZero ? Format::sdm : Format::line;
  read.line = number;
  if (!rest.empty()) read.title = titleOf(rest);
  return read;
}

// The squares of a line whose blanks are spaces, if it can be a 9x9, 16x16 or 25x25 board; else
// none. Blanks at the end of its last row may be missing.
inline LineSquares splitBoardWithSpaces(std::string_view line, int number) {
  LineSquares result;
  const std::string_view board = trimmedRight(boardPart(line));
  for (const std::size_t size : {9u, 16u, 25u}) {
    const std::size_t squares = size * size;
    if (board.size() + size <= squares || board.size() > squares) continue;
    const auto isInBoard = [size](char c) {
      return c == ' ' || (isDigit(c) && c != '0') || (size > 9 && isLetter(c));
    };
    if (!std::all_of(board.begin(), board.end(), isInBoard)) continue;
    for (std::size_t i = 0; i < squares; ++i) {
      const std::size_t position = std::min(i, board.size());
      const std::string_view text = board.substr(position, 1);
      result.squares.push_back({text == " " ? std::string_view() : text, {number, position}});
    }
    result.end = board.size();
    result.rest = line.substr(boardPart(line).size());
    break;
  }
  return result;
}

// Reads the next line, whose squares are a board.
inline ReadPuzzle readLine(Lines& lines, const LineSquares& line, Letters letters) {
  ReadPuzzle read;
  read.line = lines.number();
  lines.take();
  const BoardValues values(lines, line.squares, line.separated);
  read.puzzle = values.read(letters);
  read.format = line.separated && values.areNumbers() ? Format::numbers : Format::line;
  read.title = titleOf(line.rest);
  return read;
}

}  // namespace sudoku

#endif
