// Title.h: recognises a short line above a complete board as its title, such as "Fiendish", "No. 5"
// or "Hard (2024-11-23)", and titles of solutions.

#ifndef SUDOKU_READING_TITLE_H_
#define SUDOKU_READING_TITLE_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/RowsAhead.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// The text without spaces, separators of empty fields, and signs that frame it, as in "== Hard ==".
inline std::string_view withoutFrame(std::string_view text) {
  constexpr std::string_view kFrame = " \t*=-~>,";
  const std::size_t begin = std::min(text.find_first_not_of(kFrame), text.size());
  const std::size_t end = text.find_last_not_of(kFrame);
  text = begin == text.size() ? std::string_view() : text.substr(begin, end + 1 - begin);
  const bool isInBrackets = text.size() > 2 && text.front() == '[' && text.back() == ']';
  return isInBrackets ? text.substr(1, text.size() - 2) : text;
}

// True for a number of at most four digits, perhaps with a bracket, a stop or a colon.
inline bool isNumbering(std::string_view text) {
  if (text.substr(0, 1) == "(") text.remove_prefix(1);
  while (!text.empty() && consistsOf(text.substr(text.size() - 1), ".:)")) text.remove_suffix(1);
  return !text.empty() && text.size() <= 4 && std::all_of(text.begin(), text.end(), isDigit);
}

// True for letters of all languages, but not for signs of blanks.
inline bool isLetterOfTitle(char c) {
  return (isLetter(c) && !isBlankSign(c)) || static_cast<unsigned char>(c) >= 0x80;
}

// True if most of the text is letters, or it has a word of at least three, and no code.
inline bool hasWordOfTitle(std::string_view text) {
  constexpr std::string_view kSignsOfCode = "{}[]<>\"=\\;|_\t";
  std::size_t letters = 0, inWord = 0, longest = 0, characters = 0, open = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (kSignsOfCode.find(c) != kSignsOfCode.npos) return false;
    const bool isInCall = c == '(' && i > 0 && !isSpace(text[i - 1]);
    if (isInCall || (c == ')' && open == 0)) return false;
    open += c == '(' ? 1U : 0U;
    open -= c == ')' ? 1U : 0U;
    characters += isSpace(c) ? 0U : 1U;
    letters += isLetterOfTitle(c) ? 1U : 0U;
    inWord = isLetterOfTitle(c) ? inWord + 1 : 0;
    longest = std::max(longest, inWord);
  }
  return open == 0 && letters > 0 && (longest >= 3 || 2 * letters >= characters);
}

// True if the line can be a title, if a board is below: a few words or a number.
inline bool mayBeTitle(const Line& line) {
  constexpr std::size_t kLongest = 60;
  constexpr auto kMostDigits = 8, kMostCommas = 2;
  if (line.kind() != LineKind::squares || line.text.size() > kLongest || line.isDrawn()) {
    return false;
  }
  const std::string_view text = withoutFrame(line.text);
  if (isNumbering(text)) return true;
  return hasWordOfTitle(text) && std::count_if(text.begin(), text.end(), isDigit) <= kMostDigits &&
         std::count(text.begin(), text.end(), ',') <= kMostCommas &&
         text.find("://") == text.npos && optionIn(line.text) == text.npos && !mayHavePuzzle(line);
}

// True if the line is a row of a board of that size, without a mistake that a row alone shows.
inline bool isRowOfSize(const Line& line, std::size_t size) {
  if (line.kind() != LineKind::squares || line.isDrawn()) return false;
  const LineSquares row = splitSquares(line, size);
  const bool areValuesOfSize = size > 9 || areAtMost(row, size);
  return row.count() == size && mayBeOfSize(row, size) && areValuesOfSize &&
         isBlank(withoutComment(row.textBehind));
}

// The number of lines of the board in rows, or of a few of them, so many lines after the next one;
// 0 if there is none, or if it is not complete. Lines between the boxes may be blank or rules.
inline std::size_t linesOfRows(Lines& lines, std::size_t ahead) {
  const std::size_t size = splitSquares(*lines.peek(ahead)).count();
  if (size < 4 || (!isSize(size) && size != lines.namedSize())) return 0;
  const auto isRowAt = [&lines, size](std::size_t at) {
    const Line* const line = lines.peek(at);
    return line != nullptr && isRowOfSize(*line, size);
  };
  const std::size_t most = 4 * size;
  std::size_t rows = 0;
  for (std::size_t at = ahead; rows <= most; ++at) {
    if (isRowAt(at)) {
      ++rows;
    } else if (rows % size == 0) {
      return rows > 0 ? at - ahead : 0;
    } else {
      const Line* const gap = lines.peek(at);
      const bool isGap =
          gap != nullptr && (gap->kind() == LineKind::blank || gap->kind() == LineKind::rule);
      if (!isGap || !isRowAt(at + 1)) return 0;
    }
  }
  return 0;
}

// The number of lines of the drawing that begins so many lines after the next one; 0 if there is
// none, or if it is not complete.
inline std::size_t linesOfDrawing(Lines& lines, std::size_t ahead) {
  std::size_t rows = 0, count = 0;
  bool hasGiven = false;
  for (; count <= 2 * std::size_t{kMaxSize}; ++count) {
    const Line* const line = lines.peek(ahead + count);
    if (line == nullptr || !line->isDrawn()) break;
    if (!line->isDrawnRow()) continue;
    ++rows;
    hasGiven = hasGiven || std::any_of(line->text.begin(), line->text.end(), isDigit);
  }
  return rows >= 4 && hasGiven ? count : 0;
}

// The number of lines of the complete board in rows or drawing so many lines after the next one; 0
// if there is none.
inline std::size_t linesOfBoard(Lines& lines, std::size_t ahead) {
  const Line* const line = lines.peek(ahead);
  if (line == nullptr) return 0;
  if (line->isDrawn()) return linesOfDrawing(lines, ahead);
  if (line->kind() != LineKind::squares) return 0;
  if (const std::size_t rows = linesOfRows(lines, ahead)) return rows;
  for (const std::size_t size : usualSizes(kMostSpacedRows)) {
    if (areSpacedRows(lines, size, ahead)) return size;
  }
  return 0;
}

// The word in small letters of ASCII: o for an o with an accent or umlaut.
inline std::string inPlainLetters(std::string_view word) {
  std::string plain;
  while (!word.empty()) {
    const std::string_view next = word.substr(0, 2);
    const bool isAccent =
        next == "\xC3\xB6" || next == "\xC3\x96" || next == "\xC3\xB3" || next == "\xC3\x93";
    plain += isAccent ? 'o' : word[0];
    word.remove_prefix(isAccent ? 2 : 1);
  }
  return inLowerCase(plain);
}

// True if a word of the title says that the boards below are solutions.
inline bool titlesSolution(std::string_view title) {
  constexpr std::string_view kWords[] = {
      "solution",  "solutions", "solved",   "sol",      "answer",     "answers",  "result",
      "results",   "output",    "expected", "final",    "losung",     "loesung",  "losungen",
      "loesungen", "ergebnis",  "antwort",  "solucion", "soluciones", "soluzione"};
  const auto isInWord = [](char c) { return isLetter(c) || isLetterOfTitle(c); };
  while (!title.empty()) {
    const auto begin = std::find_if(title.begin(), title.end(), isInWord);
    const auto end = std::find_if_not(begin, title.end(), isInWord);
    const std::string word = inPlainLetters(std::string(begin, end));
    if (std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords)) return true;
    title.remove_prefix(static_cast<std::size_t>(end - title.begin()));
  }
  return false;
}

// True if a label before the squares in the line says that they are a solution.
[[gnu::cold]] inline bool isLabelledSolution(std::string_view line) {
  const std::size_t squares = puzzleInHeading(line);
  return squares < line.size() && titlesSolution(line.substr(0, squares));
}

// True if so many lines after the next one, a board stands alone in a line.
inline bool isBoardInLine(Lines& lines, std::size_t ahead) {
  const Line* const line = lines.peek(ahead);
  if (line == nullptr || line->kind() != LineKind::squares) return false;
  const LineSquares squares = splitSquares(*line);
  return squares.count() >= 16 && isBoard(squares.count()) &&
         mayBeOfSize(squares, squareRoot(squares.count()));
}

// True for a number alone in the first line. It may be an order or count boards, unless a blank
// line and the next number follow the board, whose lines end before `end`.
inline bool mayBeCount(Lines& lines, std::size_t end) {
  const Line& line = *lines.peek();
  const std::string_view text = trimmed(line.text);
  if (line.number > 1 || (text != "1" && orderIn(text) == 0)) return false;
  const Line* below = lines.peek(end);
  if (below == nullptr || below->kind() != LineKind::blank) return true;
  while (below != nullptr && below->kind() == LineKind::blank) below = lines.peek(++end);
  const std::string next = std::to_string(std::stoul(std::string(text)) + 1);
  return below == nullptr || trimmed(below->text) != next;
}

// True if the line, which has no shape, may be a row with a mistake of a board of that size: it has
// as many squares, or nothing but values in letters.
inline bool mayBeRowAbove(const Line& line, std::size_t size) {
  const std::string_view text = trimmed(line.text);
  if (size > 9) return 2 * text.size() >= size && areValues(text, size);
  const LineSquares row = splitSquares(line, size);
  return row.count() == size && areAtMost(row, 9);
}

// True if the next line, which is no row, is a title of the complete board below. Further titles,
// a blank line and rules may stand between them. A board in one line is below titles of solutions
// only: another line above it may be a board with a mistake.
inline bool isTitleAboveBoard(Lines& lines) {
  constexpr std::size_t kMostLines = 5, kMostBlank = 1;
  const Line& title = *lines.peek();
  if (!mayBeTitle(title)) return false;
  std::size_t blank = 0;
  for (std::size_t ahead = 1; ahead <= kMostLines; ++ahead) {
    const Line* const line = lines.peek(ahead);
    if (line == nullptr) return false;
    if (const std::size_t rows = linesOfBoard(lines, ahead)) {
      const bool areRows = !line->isDrawn() && linesOfRows(lines, ahead) > 0;
      const bool mayBeRow = areRows && mayBeRowAbove(title, splitSquares(*line).count());
      return !mayBeRow && !mayBeCount(lines, ahead + rows);
    }
    if (isBoardInLine(lines, ahead)) return titlesSolution(title.text);
    const LineKind kind = line->kind();
    const bool isBetween = kind == LineKind::rule || kind == LineKind::comment ||
                           kind == LineKind::heading || mayBeTitle(*line);
    if (kind == LineKind::blank ? ++blank > kMostBlank : !isBetween) return false;
  }
  return false;
}

// True if a title of solutions and a board follow, in one line or below each other, perhaps after
// blank lines and rules, such as the last one of a drawing.
inline bool areSolutionsAhead(Lines& lines) {
  constexpr std::size_t kMostBetween = 3;
  std::size_t ahead = 0;
  const auto skipBetween = [&] {
    for (std::size_t between = 0; between < kMostBetween; ++between, ++ahead) {
      const Line* const line = lines.peek(ahead);
      const bool isBetween = line != nullptr && (line->kind() == LineKind::blank ||
                                                 (line->isDrawn() && !line->isDrawnRow()));
      if (!isBetween) break;
    }
  };
  skipBetween();
  const Line* const title = lines.peek(ahead);
  if (title != nullptr && isLabelledSolution(title->text)) return true;
  const bool isTitle = title != nullptr && titlesSolution(title->text) &&
                       (title->kind() == LineKind::heading || title->kind() == LineKind::comment ||
                        mayBeTitle(*title));
  if (!isTitle) return false;
  ++ahead;
  skipBetween();
  return linesOfBoard(lines, ahead) > 0 || isBoardInLine(lines, ahead);
}

}  // namespace sudoku

#endif
