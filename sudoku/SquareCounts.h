// SquareCounts.h: how many squares a text has to have to be taken for a board.

#pragma once

#include <cstddef>

namespace sudoku {

constexpr std::size_t kLeastBoard = 4 * 4;   // of the smallest board, unless the user names a size
constexpr std::size_t kLeastInWord = 6 * 6;  // without a separator; fewer may be a number or a word
constexpr std::size_t kLeastMistaken = 30;   // of a board with a mistake; fewer may be text

}  // namespace sudoku
