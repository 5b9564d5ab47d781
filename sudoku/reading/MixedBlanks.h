// MixedBlanks.h: recognises boards whose blanks have two signs. Some texts mark the squares of the
// diagonals so. All signs are read alike, so a notice says what was not read.

#ifndef SUDOKU_READING_MIXEDBLANKS_H_
#define SUDOKU_READING_MIXEDBLANKS_H_

#include <cstddef>
#include <string>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"
#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

struct MixedBlanks {
  char first = 0;        // the sign of the first blank; 0 if all blanks have one sign
  char second = 0;       // the next other sign
  char onDiagonals = 0;  // one of them, if just the blanks on the diagonals have it; otherwise 0

  bool areMixed() const { return second != 0; }
};

// The signs of the puzzle's blanks. `squares` are the texts of its squares.
inline MixedBlanks mixedBlanks(const std::vector<SquareText>& squares, const Puzzle& puzzle) {
  const auto signOf = [&](std::size_t i) {
    const bool isSign = puzzle.squares[i] == kUndecided && squares[i].text.size() == 1 &&
                        isBlankSign(squares[i].text[0]);
    const char sign = isSign ? squares[i].text[0] : '\0';
    return sign == 'X' ? 'x' : sign;
  };
  MixedBlanks mixed;
  for (std::size_t i = 0; i < squares.size() && mixed.second == 0; ++i) {
    const char sign = signOf(i);
    if (sign == 0 || sign == mixed.first) continue;
    (mixed.first == 0 ? mixed.first : mixed.second) = sign;
  }
  if (mixed.second == 0) return {};
  const auto size = static_cast<std::size_t>(puzzle.size);
  for (const char sign : {mixed.first, mixed.second}) {
    bool areThose = true;
    for (std::size_t i = 0; i < squares.size(); ++i) {
      const bool isOnDiagonal = i / size == i % size || i / size + i % size + 1 == size;
      if (puzzle.squares[i] == kUndecided) {
        areThose = areThose && (signOf(i) == sign) == isOnDiagonal;
      }
    }
    if (areThose) mixed.onDiagonals = sign;
  }
  return mixed;
}

// What the notice about them says.
inline std::string noticeOf(const MixedBlanks& mixed) {
  const auto quoted = [](char sign) {
    return message({"'", std::string(1, sign == 'x' ? 'X' : sign), "'"});
  };
  std::string text = message({"the blanks of this board have two signs, ", quoted(mixed.first),
                              " and ", quoted(mixed.second), ", which are read alike"});
  if (mixed.onDiagonals != 0) {
    text += message({"; just those on the diagonals are ", quoted(mixed.onDiagonals),
                     ": if the diagonals have each value once, add the option --diagonals"});
  }
  return text + "; this is said once for each text";
}

}  // namespace sudoku

#endif
