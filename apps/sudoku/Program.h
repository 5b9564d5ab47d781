// Program.h: the program `sudoku`, from its arguments to its exit status.

#ifndef APPS_SUDOKU_PROGRAM_H_
#define APPS_SUDOKU_PROGRAM_H_

namespace sudokuProgram {

int runProgram(int argc, char** argv);

}  // namespace sudokuProgram

#endif
