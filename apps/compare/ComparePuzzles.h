// ComparePuzzles.h: a program for puzzles of your own. It solves them with every strategy, and has
// the tables, traces and pages of CompareSearch. docs/your-own-puzzle.md shows one in ten lines;
// apps/SolvePuzzle.cpp is one with five kinds of puzzles.

#pragma once

#include <string>
#include <vector>

#include "apps/compare/PuzzleKind.h"

namespace comparing {

// The main() of a program with that name. Returns its exit status.
int comparePuzzles(const std::string& program, const std::vector<PuzzleKind>& kinds, int argc,
                   const char* const* argv);

}  // namespace comparing
