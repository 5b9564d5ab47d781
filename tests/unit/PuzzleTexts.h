// PuzzleTexts.h: texts with puzzles, and helpers that read them with PuzzleReader.

#ifndef TESTS_UNIT_PUZZLETEXTS_H_
#define TESTS_UNIT_PUZZLETEXTS_H_

#include <gtest/gtest.h>

#include <algorithm>
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
// Solved; its first row counts from 1 to 9.
inline const std::string kCounted =
    "123456789456789123789123456234567891567891234891234567345678912678912345912345678";
inline const std::string kSix =
    "1.34.6"
    "4....."
    "2.1..."
    "......"
    "....6."
    "6.....";
inline const std::string kFive =
    "12..."
    "....."
    "..3.."
    "....."
    "....5";
inline const std::string kMap =
    "AAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGE";

// Not connected: the first and the last square are exchanged.
inline const std::string kScattered =
    "EAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGA";

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

// The puzzle that is read with these words on the command line.
inline sudoku::ReadPuzzle puzzleWith(std::string words, const std::string& text) {
  sudoku::ReadOptions options;
  sudoku::takeShapeOptions(words, options.shape);
  EXPECT_EQ(words, "");
  const Contents contents = contentsOf(text, options);
  for (const std::string& error : contents.errors) ADD_FAILURE() << error;
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

// Requires that the text has these puzzles and no errors.
inline void expectPuzzles(const std::string& text, const std::vector<std::string>& puzzles) {
  const Contents contents = contentsOf(text);
  EXPECT_EQ(contents.errors, std::vector<std::string>()) << text;
  EXPECT_EQ(linesOf(contents), puzzles) << text;
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

// The rows with spaces between the squares.
inline std::string withSpaces(const std::string& rows) {
  std::string text;
  for (const char c : rows) {
    if (c != '\n' && !text.empty() && text.back() != '\n') text += ' ';
    text += c;
  }
  return text;
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

// Boxes of random shapes, and connected regions that were made of boxes or rows by exchanging
// squares.
inline sudoku::Shape randomRegions(int size, std::mt19937& random) {
  const auto height = static_cast<int>(sudoku::usualBoxHeight(static_cast<std::size_t>(size)));
  const int width = height > 0 ? size / height : size;
  std::string map;
  for (int square = 0; square < size * size; ++square) {
    const int row = square / size, col = square % size;
    const int region = height > 0 ? row / height * height + col / width : row;
    map += static_cast<char>('A' + region);
  }
  const auto isConnected = [&](char region) {
    std::vector<std::size_t> found = {map.find(region)};
    for (std::size_t i = 0; i < found.size(); ++i) {
      for (std::size_t other = 0; other < map.size(); ++other) {
        const auto n = static_cast<std::size_t>(size);
        const std::size_t from = std::min(found[i], other), to = std::max(found[i], other);
        const bool isBeside = to == from + n || (to == from + 1 && to % n > 0);
        if (map[other] == region && isBeside && std::count(found.begin(), found.end(), other) == 0)
          found.push_back(other);
      }
    }
    return static_cast<int>(found.size()) == size;
  };
  for (int i = 0; i < 4 * size; ++i) {
    char& one = map[random() % map.size()];
    char& other = map[random() % map.size()];
    std::swap(one, other);
    if (!isConnected(one) || !isConnected(other)) std::swap(one, other);
  }
  return sudoku::regionsIn(map);
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
