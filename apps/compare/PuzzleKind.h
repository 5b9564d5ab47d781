// PuzzleKind.h: a kind of puzzle other than Sudoku, and the puzzles that words make of it.

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "Searchable.h"

namespace comparing {

struct Comparison;
struct Entry;

using Words = std::vector<std::string>;

// A kind of puzzle.
struct PuzzleKind {
  std::string name;   // the first word on the command line, unless the program has no other kind
  std::string help;   // what it is, and what the words after the name mean; may have several lines
  std::string usual;  // these words if none are given: "3 6 1 7 0 2 8 5 4"

  // Makes the start of a search, which learns if the class implements search::Explained. Throws
  // std::invalid_argument with the reason if the words make no puzzle.
  std::function<std::unique_ptr<Searchable>(const Words& words)> start;

  // What a finished comparison on the puzzle of these words teaches, in a sentence or two; may be
  // null.
  std::function<std::string(const Words& words, const Comparison& comparison)> verdict{};

  bool hasLongTexts = false;  // traces then describe a state by the move that led to it
};

// The words as whole numbers from 0 to 10,000; a dot is 0. Throws std::invalid_argument.
std::vector<int> numbersIn(const Words& words);

// The words of a text, with spaces or commas between them.
Words wordsIn(std::string text);

// The puzzle that the words make, or the kind's usual ones if there are none. Throws
// std::invalid_argument as `start` does.
Entry entryOf(const PuzzleKind& kind, Words words);

}  // namespace comparing
