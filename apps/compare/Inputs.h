// Inputs.h: the contenders and puzzles of a comparison, and the checks that no output overwrites an
// input.

#ifndef APPS_COMPARE_INPUTS_H_
#define APPS_COMPARE_INPUTS_H_

#include <ostream>
#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Options.h"

namespace compareSearch {

struct PuzzleList {
  std::vector<Entry> entries;
  std::vector<std::string> files;  // files read, or texts of puzzles
  bool isWhole = true;             // false if something could not be read
};

// Reads all puzzles. Unreadable and skipped input is left out and reported to `errors`, one per
// line. If the options name no puzzles, reads the shipped ones: from the folder that the
// environment variable names, or else relative to the program, in a build or an installation.
// Throws std::runtime_error with the folders tried if they do not exist.
PuzzleList readPuzzles(const Options& options, std::ostream& errors);

// The contenders, ordered by rule set, then strategy.
std::vector<Contender> contendersOf(const Options& options);

// Throws std::runtime_error, naming both options, if two outputs are the same file.
void requireDistinctOutputs(const Options& options);

// Throws std::runtime_error, naming the option, if an output would overwrite a file that was read,
// or if the requested trees include a puzzle that is not in the list.
void requireFit(const Options& options, const PuzzleList& puzzles);

}  // namespace compareSearch

#endif
