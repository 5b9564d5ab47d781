// Program.h: the program SolvePuzzle.

#ifndef APPS_PUZZLES_PROGRAM_H_
#define APPS_PUZZLES_PROGRAM_H_

namespace solvePuzzle {

// Runs the program with the arguments of main(). Returns the exit status.
int runProgram(int argc, char** argv);

}  // namespace solvePuzzle

#endif
