// Candidates.h: puzzles that are written as the candidates of all their squares. A square with one
// candidate is a given. Programs write them as
//
//   729 characters   nine for each square: its candidates in their places, . or 0 for the others
//   pencil marks     a word for each square: its candidates in ascending order
//   HoDoKu's lines   :0000:x:VALUES:REMOVED:...: with + before values that were found, not given,
//                    and removed candidates as value, row and column: 512 is 5 in r1c2

#ifndef SUDOKU_READING_CANDIDATES_H_
#define SUDOKU_READING_CANDIDATES_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Geometry.h"
#include "sudoku/Puzzle.h"
#include "sudoku/SquareName.h"
#include "sudoku/ValueSet.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

// These formats exist for 9x9 boards.
constexpr int kSizeWithCandidates = 9;
constexpr std::size_t kCandidateSquares = 81;

// The puzzle with these candidates, by square. Removed candidates that the givens exclude anyway
// are left out.
inline Puzzle puzzleOf(const std::vector<CandidateSet>& candidates) {
  const Geometry& geometry = Geometry::ofSize(kSizeWithCandidates);
  Puzzle puzzle{kSizeWithCandidates, std::vector<int>(kCandidateSquares, kUndecided)};
  for (std::size_t square = 0; square < kCandidateSquares; ++square) {
    if (candidates[square].size() == 1) puzzle.squares[square] = *candidates[square].begin();
  }
  const auto isGivenInUnit = [&](int square, int value) {
    for (const int unit : geometry.unitsOf(square)) {
      for (const int peer : geometry.squaresOf(unit)) {
        if (puzzle.squares[static_cast<std::size_t>(peer)] == value) return true;
      }
    }
    return false;
  };
  for (int square = 0; square < geometry.squares(); ++square) {
    const CandidateSet& left = candidates[static_cast<std::size_t>(square)];
    if (left.size() == 1) continue;
    for (int value = 1; value <= kSizeWithCandidates; ++value) {
      if (!left.contains(value) && !isGivenInUnit(square, value)) {
        puzzle.removed.push_back({square, value});
      }
    }
  }
  return puzzle;
}

inline ReadPuzzle readCandidates(const std::vector<CandidateSet>& candidates, Format format,
                                 int line, std::string title) {
  ReadPuzzle read;
  read.puzzle = puzzleOf(candidates);
  read.format = format;
  read.line = line;
  read.title = std::move(title);
  return read;
}

// True if the text is 729 digits and blank signs: nine for each square of a 9x9 board.
inline bool isCandidateText(std::string_view text) {
  return text.size() == kCandidateSquares * kSizeWithCandidates &&
         std::all_of(text.begin(), text.end(), [](char c) { return isDigit(c) || isBlankSign(c); });
}

// Reads the 729 characters at that offset of the line. Requires isCandidateText().
inline ReadPuzzle readCandidateText(const Lines& lines, const Line& line, std::size_t begin,
                                    std::string title) {
  std::vector<CandidateSet> candidates(kCandidateSquares);
  for (std::size_t square = 0; square < kCandidateSquares; ++square) {
    for (std::size_t i = 0; i < kSizeWithCandidates; ++i) {
      const std::size_t offset = begin + square * kSizeWithCandidates + i;
      const char c = line.text[offset];
      if (isBlankSign(c)) continue;
      if (c != static_cast<char>('1' + i)) {
        const int index = static_cast<int>(square);
        throw lines.error({&line, offset}, {"found '", line.text.substr(offset, 1), "' where ",
                                            squareName(index / 9, index % 9), " has its candidate ",
                                            i + 1, ", or one of . 0 _ * x if it has not"});
      }
      candidates[square].insert(static_cast<int>(i) + 1);
    }
  }
  return readCandidates(candidates, Format::candidates, line.number, std::move(title));
}

// True if the word lists candidates: digits from 1 to 9 in ascending order.
inline bool isPencilMark(std::string_view word) {
  return std::all_of(word.begin(), word.end(), [](char c) { return '1' <= c && c <= '9'; }) &&
         std::is_sorted(word.begin(), word.end()) &&
         std::adjacent_find(word.begin(), word.end()) == word.end();
}

// The words of a row of pencil marks: those between bars and spaces.
inline Words pencilMarksIn(const Line& line) {
  Words words;
  std::string_view rest = withoutComment(line.text);
  while (!rest.empty()) {
    const std::size_t bar = std::min(rest.find('|'), rest.size());
    for (const std::string_view word : wordsOf(rest.substr(0, bar))) words.push_back(word);
    rest.remove_prefix(std::min(bar + 1, rest.size()));
  }
  return words;
}

// True if the next lines are pencil marks: nine rows of nine words with rules or blank lines
// between them, most of them without a mistake, and at least two squares that have several
// candidates. Other boards have one digit a square.
inline bool arePencilMarks(Lines& lines) {
  std::size_t rows = 0, good = 0, undecided = 0;
  for (std::size_t ahead = 0; rows < kSizeWithCandidates; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr) break;
    if (rows > 0 && (line->kind() == LineKind::rule || line->kind() == LineKind::blank)) continue;
    const Words words = pencilMarksIn(*line);
    if (words.size() != kSizeWithCandidates) break;
    const bool isGood = std::all_of(words.begin(), words.end(), isPencilMark);
    if (rows == 0 && !isGood) return false;
    ++rows;
    if (!isGood) continue;
    ++good;
    undecided += static_cast<std::size_t>(std::count_if(
        words.begin(), words.end(), [](std::string_view word) { return word.size() > 1; }));
  }
  return good >= 5 && undecided >= 2;
}

// Reads pencil marks. Requires arePencilMarks(). Takes the lines of the puzzle, even if it throws
// PuzzleError.
inline ReadPuzzle readPencilMarks(Lines& lines) {
  const int first = lines.number();
  std::vector<CandidateSet> candidates;
  std::vector<PuzzleError> errors;
  for (std::size_t row = 1; row <= kSizeWithCandidates; ++row) {
    const Line* line = lines.peek();
    while (line != nullptr && (line->kind() == LineKind::rule || line->kind() == LineKind::blank)) {
      lines.take();
      line = lines.peek();
    }
    const Words words = line == nullptr ? Words() : pencilMarksIn(*line);
    if (words.size() != kSizeWithCandidates) {
      if (errors.empty()) {
        errors.push_back(lines.error(lines.number(), {"expected row ", row,
                                                      " of 9, nine lists of candidates, "
                                                      "but found no such row"}));
      }
      break;
    }
    for (const std::string_view word : words) {
      CandidateSet& square = candidates.emplace_back();
      if (isPencilMark(word)) {
        for (const char c : word) square.insert(c - '0');
      } else if (errors.empty()) {
        const auto offset = static_cast<std::size_t>(word.data() - line->text.data());
        errors.push_back(
            lines.error({line, offset}, {"found ", quotedWord(word),
                                         " among pencil marks; they are the "
                                         "candidates of a square, digits in ascending order"}));
      }
    }
    lines.take();
  }
  if (!errors.empty()) throw errors.front();
  return readCandidates(candidates, Format::pencilMarks, first, "");
}

// The parts of a line between colons.
inline Words splitAtColons(std::string_view line) {
  Words parts;
  for (std::size_t begin = 0; begin <= line.size();) {
    const std::size_t end = std::min(line.find(':', begin), line.size());
    parts.push_back(line.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

// True for a line such as ":0000:x:.5...9..1(...):::", from the beginning of its text.
inline bool isHodokuLine(std::string_view line) {
  const Words parts = splitAtColons(trimmed(line));
  return parts.size() >= 4 && parts[0].empty() && parts[1].size() >= 4 &&
         std::all_of(parts[1].begin(), parts[1].begin() + 4, isDigit);
}

// Reads the next line. Requires isHodokuLine().
inline ReadPuzzle readHodokuLine(Lines& lines) {
  const Line& line = *lines.peek();
  lines.take();
  const Words parts = splitAtColons(trimmed(line.text));
  const auto at = [&line](const char* text) {
    return TextPosition{&line, static_cast<std::size_t>(text - line.text.data())};
  };
  CandidateSet all;
  for (int value = 1; value <= kSizeWithCandidates; ++value) all.insert(value);
  std::vector<CandidateSet> candidates;
  for (const char& c : parts[3]) {
    if (c == '+') continue;
    if (!isDigit(c) && !isBlankSign(c)) {
      throw lines.error(
          at(&c), {"found ",
                   quotedCharacter(parts[3].substr(static_cast<std::size_t>(&c - parts[3].data()))),
                   " among the values of a line of HoDoKu; they are 1 to 9, with + "
                   "before one that is not a given, and . for blanks"});
    }
    candidates.push_back(all);
    if (isDigit(c) && c != '0') {
      candidates.back() = {};
      candidates.back().insert(c - '0');
    }
  }
  if (candidates.size() != kCandidateSquares) {
    throw lines.error(at(parts[3].data()), {"found ", candidates.size(),
                                            " squares in a line of HoDoKu; there must be 81"});
  }
  for (const std::string_view word : parts.size() > 4 ? wordsOf(parts[4]) : Words()) {
    const bool isCandidate = word.size() == 3 && std::all_of(word.begin(), word.end(), [](char c) {
                               return '1' <= c && c <= '9';
                             });
    if (!isCandidate) {
      throw lines.error(at(word.data()), {"found ", quotedWord(word),
                                          " among the removed candidates of a line of HoDoKu; "
                                          "each is a value, a row and a column, as in 512"});
    }
    const auto square =
        static_cast<std::size_t>(word[1] - '1') * 9 + static_cast<std::size_t>(word[2] - '1');
    candidates[square].erase(word[0] - '0');
  }
  std::string title(parts.size() > 6 ? trimmed(parts[6]) : std::string_view());
  return readCandidates(candidates, Format::hodoku, line.number, std::move(title));
}

}  // namespace sudoku

#endif
