// sudoku.cpp: the program `sudoku`. It solves, counts, checks, explains and generates Sudokus. Each
// subcommand is a file in sudoku/.

#include "apps/sudoku/Program.h"

int main(int argc, char** argv) {
  return sudokuProgram::runProgram(argc, argv);
}
