// SolvePuzzle.cpp: the program `SolvePuzzle`. It solves the example puzzles with any strategy. Its
// parts are in puzzles/.

#include "apps/puzzles/Program.h"

int main(int argc, char** argv) {
  return solvePuzzle::runProgram(argc, argv);
}
