// FuzzPuzzleReader.cpp: any text is read to its end as puzzles and errors. Each error has a line
// and a column, or is the only one. A puzzle that is written can be read again. The bytes are a
// text, or cases as in tests/data/reading/.

#include <cstddef>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "sudoku/Checker.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/PuzzleCases.h"
#include "tests/fuzz/Fuzz.h"

namespace {

using puzzlecases::Item;
using sudoku::Puzzle;
using sudoku::ReadPuzzle;

void requireBoard(const Puzzle& puzzle) {
  const auto size = static_cast<std::size_t>(puzzle.size());
  fuzz::require(puzzle.squares.size() == size * size, "a puzzle has size x size squares");
  for (const int value : puzzle.squares) {
    fuzz::require(value == sudoku::kUndecided || (1 <= value && value <= puzzle.size()),
                  "a square has a value of the board");
  }
  for (const sudoku::Candidate& each : puzzle.removed) {
    fuzz::require(each.square >= 0 && each.square < puzzle.shape.squares() && each.value >= 1 &&
                      each.value <= puzzle.size(),
                  "a removed candidate exists");
  }
  sudoku::checkGivens(puzzle);
}

void requireReadBack(const ReadPuzzle& read) {
  const std::string line = sudoku::toLine(read.puzzle, read.letters);
  const std::vector<Item> items = puzzlecases::itemsIn(line, {read.letters, {}});
  fuzz::require(items.size() == 1 && std::holds_alternative<ReadPuzzle>(items[0]),
                "a written puzzle is read");
  fuzz::require(std::get<ReadPuzzle>(items[0]).puzzle == read.puzzle,
                "a written puzzle is the same");
}

void requireText(const std::string& text, const sudoku::ReadOptions& options) {
  const std::vector<Item> items = puzzlecases::itemsIn(text, options);
  fuzz::require(items.size() <= text.size() + 1, "reading ends");
  for (const Item& item : items) {
    if (const auto* const error = std::get_if<sudoku::PuzzleError>(&item)) {
      fuzz::require((error->line() > 0 && error->column() > 0) || items.size() == 1,
                    "an error has a line and a column, or is about the whole text");
      continue;
    }
    const auto* const read = std::get_if<ReadPuzzle>(&item);
    if (read == nullptr) continue;  // a notice
    requireBoard(read->puzzle);
    requireReadBack(*read);
  }
}

}  // namespace

void fuzz::check(Input& input) {
  const std::vector<puzzlecases::Case> cases =
      puzzlecases::casesIn(std::istringstream(input.bytes()));
  for (const puzzlecases::Case& each : cases) requireText(each.text, each.options);
  if (cases.empty()) requireText(input.bytes(), {});
}
