// PuzzleTexts.h: texts with puzzles, and helpers that read them with PuzzleReader.

#ifndef TESTS_UNIT_PUZZLETEXTS_H_
#define TESTS_UNIT_PUZZLETEXTS_H_

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "sudoku/Drawing.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/Puzzles.h"

namespace puzzletexts {

inline const std::string& kPuzzle = kEasy;
inline const std::string& kSolution = kEasySolution;

// The puzzles in a text, and what() of its errors, each in text order.
struct Contents {
  std::vector<sudoku::ReadPuzzle> puzzles;
  std::vector<std::string> errors;
};

inline Contents contentsOf(const std::string& text, const sudoku::ReadOptions& options) {
  std::istringstream in(text);
  sudoku::PuzzleReader reader(in, "text", options);
  Contents contents;
  for (;;) {
    try {
      std::optional<sudoku::ReadPuzzle> read = reader.next();
      if (!read) return contents;
      contents.puzzles.push_back(std::move(*read));
    } catch (const sudoku::PuzzleError& error) {
      contents.errors.push_back(error.what());
    }
  }
}

inline Contents contentsOf(const std::string& text,
                           sudoku::Letters letters = sudoku::Letters::automatic) {
  return contentsOf(text, sudoku::ReadOptions{letters, {}});
}

inline sudoku::ReadPuzzle puzzleIn(const std::string& text,
                                   sudoku::Letters letters = sudoku::Letters::automatic) {
  const Contents contents = contentsOf(text, letters);
  for (const std::string& error : contents.errors) ADD_FAILURE() << error;
  EXPECT_EQ(contents.puzzles.size(), 1u);
  return contents.puzzles.empty() ? sudoku::ReadPuzzle() : contents.puzzles.front();
}

inline std::string errorIn(const std::string& text,
                           sudoku::Letters letters = sudoku::Letters::automatic) {
  const Contents contents = contentsOf(text, letters);
  return contents.errors.empty() ? "none" : contents.errors.front();
}

inline std::string lineOf(const sudoku::ReadPuzzle& read) {
  return sudoku::toLine(read.puzzle);
}

inline std::vector<std::string> linesOf(const Contents& contents) {
  std::vector<std::string> lines;
  for (const sudoku::ReadPuzzle& read : contents.puzzles) lines.push_back(lineOf(read));
  return lines;
}

inline std::string drawingOf(const sudoku::Puzzle& puzzle) {
  std::ostringstream out;
  sudoku::draw(out, puzzle);
  return out.str();
}

inline std::string replaced(std::string text, char from, char to) {
  for (char& c : text) c = c == from ? to : c;
  return text;
}

inline std::string rowsOf(const std::string& line, std::size_t size = 9) {
  std::string rows;
  for (std::size_t row = 0; row < size; ++row) rows += line.substr(row * size, size) + '\n';
  return rows;
}

// A board with random values. It may have no solution; the reader does not check that.
inline sudoku::Puzzle randomPuzzle(int size, double givens, std::mt19937& random) {
  sudoku::Puzzle puzzle{size, {}};
  std::bernoulli_distribution isGiven(givens);
  std::uniform_int_distribution<int> value(1, size);
  for (int square = 0; square < size * size; ++square) {
    puzzle.squares.push_back(isGiven(random) ? value(random) : sudoku::kUndecided);
  }
  return puzzle;
}

// A solved 16x16 board, with these characters as values.
inline std::string solved16(const std::string& characters) {
  std::string line;
  for (std::size_t row = 0; row < 16; ++row) {
    for (std::size_t col = 0; col < 16; ++col) {
      line += characters[(row % 4 * 4 + row / 4 + col) % 16];
    }
  }
  return line;
}

}  // namespace puzzletexts

#endif
