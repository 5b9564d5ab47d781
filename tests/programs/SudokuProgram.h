// SudokuProgram.h: runs the program `sudoku` as a user does, and has boards for its tests.

#ifndef TESTS_PROGRAMS_SUDOKUPROGRAM_H_
#define TESTS_PROGRAMS_SUDOKUPROGRAM_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>

#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

class SudokuProgram : public testing::Test {
 protected:
  // Two givens leave r1c9 without a candidate: no solution, although no givens conflict.
  inline static const std::string kImpossible =
      "12345678" + std::string(27, '.') + '9' + std::string(45, '.');
  inline static const std::string kBlank4 = "................";

  // A blank board of any size in the format of its order, an ignored line, and rows of numbers.
  static std::string blankBoard(std::size_t order) {
    std::string row = "0";
    for (std::size_t col = 1; col < order * order; ++col) row += " 0";
    std::string text = std::to_string(order) + "\n0\n";
    for (std::size_t line = 0; line < order * order; ++line) text += row + '\n';
    return text;
  }

  static std::string replaced(std::string text, char from, char to) {
    std::replace(text.begin(), text.end(), from, to);
    return text;
  }

  // A command prefix that limits memory: enough for a frontier of 9x9 boards, too little for
  // 100x100. Empty if the program itself needs more, as with sanitizers.
  static std::string littleMemory(const Shell& shell) {
    const std::string limit = "ulimit -v 200000; ";
    return shell.run(limit + "sudoku solve " + kEasy).status == 0 ? limit : "";
  }

  ShellResult run(const std::string& command, const std::string& input = "") const {
    return shell_.run(command, input);
  }

  Shell shell_;
};

#endif
