// FuzzPuzzleReader.cpp: any text is read to its end as puzzles and errors. Each error has a line
// and a column. A puzzle that is written can be read again, and line ends make no difference.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "sudoku/Checker.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/fuzz/Fuzz.h"

namespace {

using sudoku::Letters;
using sudoku::Puzzle;

struct Contents {
  std::vector<sudoku::ReadPuzzle> puzzles;
  std::size_t errors = 0;
};

Contents contentsOf(const std::string& text, Letters letters) {
  std::istringstream in(text);
  sudoku::PuzzleReader reader(in, "text", {letters, {}});
  Contents contents;
  const std::size_t most = text.size() + 1;
  for (;;) {
    fuzz::require(contents.puzzles.size() + contents.errors <= most, "reading ends");
    try {
      std::optional<sudoku::ReadPuzzle> read = reader.next();
      if (!read) return contents;
      contents.puzzles.push_back(*read);
    } catch (const sudoku::PuzzleError& error) {
      fuzz::require(error.line() > 0 && error.column() > 0, "an error has a line and a column");
      fuzz::require(!error.problem().empty(), "an error has a text");
      ++contents.errors;
    }
  }
}

void requireBoard(const Puzzle& puzzle) {
  const auto size = static_cast<std::size_t>(puzzle.size);
  fuzz::require(puzzle.squares.size() == size * size, "a puzzle has size x size squares");
  for (const int value : puzzle.squares) {
    fuzz::require(value == sudoku::kUndecided || (1 <= value && value <= puzzle.size),
                  "a square has a value of the board");
  }
  for (const sudoku::Candidate& each : puzzle.removed) {
    fuzz::require(each.square >= 0 && each.square < puzzle.size * puzzle.size && each.value >= 1 &&
                      each.value <= puzzle.size,
                  "a removed candidate exists");
  }
  sudoku::checkGivens(puzzle);
}

Puzzle readBack(const Puzzle& puzzle, Letters letters) {
  const Contents contents = contentsOf(sudoku::toLine(puzzle, letters), letters);
  fuzz::require(contents.puzzles.size() == 1 && contents.errors == 0, "a written puzzle is read");
  return contents.puzzles[0].puzzle;
}

void requireReadBack(const sudoku::ReadPuzzle& read) {
  // A square that has one candidate left becomes a given, which can leave one for other squares.
  int mostTimes = read.puzzle.removed.empty() ? 0 : read.puzzle.size * read.puzzle.size;
  Puzzle puzzle = read.puzzle;
  for (;;) {
    const Puzzle again = readBack(puzzle, read.letters);
    if (again == puzzle) return;
    fuzz::require(mostTimes-- > 0,
                  "a written puzzle is the same, but for squares that marks decide");
    puzzle = again;
  }
}

std::string withLineEnds(const std::string& text, const std::string& end) {
  std::string result;
  for (const char c : text) result += c == '\n' ? end : std::string(1, c);
  return result;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input(data, size);
  const Letters letters[] = {Letters::automatic, Letters::automatic, Letters::digitsFromOne,
                             Letters::digitsFromZero, Letters::lettersOnly};
  const Letters chosen = letters[input.below(5)];
  const std::string text = input.rest();
  const Contents contents = contentsOf(text, chosen);
  for (const sudoku::ReadPuzzle& read : contents.puzzles) {
    requireBoard(read.puzzle);
    requireReadBack(read);
  }
  const bool hasMark = !text.empty() && (text[0] == '\xFE' || text[0] == '\xFF');
  const bool mayBeUtf16 = hasMark || text.find('\0') != text.npos;
  if (mayBeUtf16 || text.find('\r') != text.npos) return 0;
  for (const std::string end : {"\r\n", "\r"}) {
    const Contents same = contentsOf(withLineEnds(text, end), chosen);
    fuzz::require(same.errors == contents.errors && same.puzzles.size() == contents.puzzles.size(),
                  "line ends make no difference");
    for (std::size_t i = 0; i < same.puzzles.size(); ++i) {
      fuzz::require(same.puzzles[i].puzzle == contents.puzzles[i].puzzle &&
                        same.puzzles[i].line == contents.puzzles[i].line,
                    "line ends make no difference to a puzzle");
    }
  }
  return 0;
}
