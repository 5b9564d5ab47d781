// SolvePuzzle.cpp: the program `SolvePuzzle`. It solves the puzzles of puzzles/ with every
// strategy. A program for a puzzle of your own takes the same lines: docs/your-own-puzzle.md.

#include "apps/compare/ComparePuzzles.h"
#include "apps/puzzles/PuzzleKinds.h"

int main(int argc, char** argv) {
  return comparing::comparePuzzles("SolvePuzzle", puzzles::puzzleKinds(), argc, argv);
}
