// SudokuArguments.h: what the command lines of several programs say about Sudokus: how to read
// them, the shape of boards, and rule sets. A rule set is a name, followed by rules to switch on
// (+) or off (-).
//
//   full   coursework+hiddenSingle   full-lockedCandidate   norvig+collapse   coursework+fewest
//
// The name pairs+collapse means the same as pairs with collapse switched on.

#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "sudoku/PuzzleReader.h"
#include "sudoku/RuleSet.h"
#include "sudoku/ShapeOptions.h"

namespace apps {

// Adds --boxes, --regions, --diagonals and --windows.
void addShape(CLI::App& command, sudoku::ShapeOptions& shape);

// Adds the same and --letters.
void addReading(CLI::App& command, sudoku::ReadOptions& options);

// Throws std::invalid_argument with the unknown word and the known ones.
sudoku::RuleSet ruleSetNamed(const std::string& text);

// Text for --help: one line for each name and switch.
std::string ruleSetHelp();

}  // namespace apps
