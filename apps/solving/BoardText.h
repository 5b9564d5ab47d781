// BoardText.h: boards and squares as texts for people to read.

#pragma once

#include <cstddef>
#include <sstream>
#include <string>

#include "sudoku/Characters.h"
#include "sudoku/Checker.h"
#include "sudoku/Drawing.h"
#include "sudoku/Letters.h"
#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"

namespace apps {

// Draws the board in `letters` if they cover its values and not all would be digits, else as
// numbers. Values from 0 use 0-9A-O, one character each.
inline std::string drawing(const sudoku::Puzzle& board,
                           sudoku::Letters letters = sudoku::Letters::automatic) {
  std::string characters;
  const bool isFromZero = letters == sudoku::Letters::numbersFromZero;
  if (isFromZero) letters = sudoku::Letters::digitsFromZero;
  const bool areUsable =
      letters != sudoku::Letters::automatic && board.size() <= capacity(letters) &&
      (isFromZero || (board.size() > 9 && !sudoku::isDigit(characterOf(board.size(), letters))));
  for (int value = 1; areUsable && value <= board.size(); ++value) {
    characters += characterOf(value, letters);
  }
  std::ostringstream out;
  sudoku::draw(out, board, characters);
  return out.str();
}

// "1 to 16 stand for 0-9A-F", for texts that name the values of a board by numbers from 1; empty if
// its puzzle does so too.
inline std::string meaningOfNumbers(sudoku::Letters letters, int size) {
  if (letters == sudoku::Letters::automatic) return "";
  return "1 to " + std::to_string(size) + " stand for " + name(letters, size);
}

// "r3c5": row and column, both from 1, of a square of a board of that size.
inline std::string squareName(int square, int size) {
  return sudoku::squareName(square / size, square % size);
}

// At most three faults, and how many there are more.
inline sudoku::Faults firstFaults(const sudoku::Faults& faults) {
  constexpr std::size_t kMost = 3;
  if (faults.size() <= kMost) return faults;
  sudoku::Faults first(faults.begin(), faults.begin() + kMost);
  first.push_back("and " + std::to_string(faults.size() - kMost) + " more");
  return first;
}

// Each fault in its own line.
inline std::string faultLines(const sudoku::Faults& faults) {
  std::string lines;
  for (const std::string& fault : faults) lines += "  " + fault + '\n';
  return lines;
}

}  // namespace apps
