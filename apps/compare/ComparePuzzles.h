// ComparePuzzles.h: a program for puzzles of your own. It solves them with every strategy, and has
// the tables, traces and pages of CompareSearch. docs/your-own-puzzle.md shows one in ten lines;
// apps/SolvePuzzle.cpp is one with four kinds of puzzles.

#ifndef APPS_COMPARE_COMPAREPUZZLES_H_
#define APPS_COMPARE_COMPAREPUZZLES_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "Searchable.h"

namespace comparing {

using Words = std::vector<std::string>;

// A kind of puzzle.
struct PuzzleKind {
  std::string name;   // the first word on the command line, unless the program has no other kind
  std::string help;   // what it is, and what the words after the name mean; may have several lines
  std::string usual;  // these words if none are given: "3 6 1 7 0 2 8 5 4"

  // Makes the start of a search, which learns if the class implements search::Explained. Throws
  // std::invalid_argument with the reason if the words make no puzzle.
  std::function<std::unique_ptr<Searchable>(const Words& words)> start;
};

// The main() of a program with that name. Returns its exit status.
int comparePuzzles(const std::string& program, const std::vector<PuzzleKind>& kinds, int argc,
                   const char* const* argv);

// The words as whole numbers from 0 to 10,000; a dot is 0. Throws std::invalid_argument.
std::vector<int> numbersIn(const Words& words);

}  // namespace comparing

#endif
