// Sentence.h: recognises a sentence above a board, such as "Here is the puzzle from Sunday's
// paper:". It is skipped like a heading. Longer prose is an error, as UnknownLine.h says.

#ifndef SUDOKU_READING_SENTENCE_H_
#define SUDOKU_READING_SENTENCE_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/RowsAhead.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

// True for a short line that ends with a colon, or has at least four words and ends with another
// sign of sentences. Words of equal length could be groups of squares.
inline bool isSentence(const Line& line) {
  constexpr std::size_t kLongest = 100;
  constexpr auto kMostDigits = 4;
  const std::string_view text = trimmed(line.text);
  if (text.size() > kLongest || text.empty() || !consistsOf(text.substr(text.size() - 1), ":.!?")) {
    return false;
  }
  const Words words = wordsOf(text);
  if (words.size() < (text.back() == ':' ? 2U : 4U)) return false;
  const auto isLongWord = [](std::string_view word) {
    return word.size() > 1 && isLetter(word[0]) && isLetter(word[1]);
  };
  const auto isAsLong = [&words](std::string_view word) { return word.size() == words[0].size(); };
  const auto longWords = std::count_if(words.begin(), words.end(), isLongWord);
  return 2 * static_cast<std::size_t>(longWords) >= words.size() &&
         !std::all_of(words.begin(), words.end(), isAsLong) &&
         std::count_if(text.begin(), text.end(), isDigit) <= kMostDigits && !isCode(line) &&
         !mayHavePuzzle(line) && optionIn(text) == text.npos;
}

// True if the line can be the first one of a board.
inline bool mayBeginBoard(const Line& line) {
  if (line.isDrawn() || mayHavePuzzle(line)) return true;
  if (line.isHeading() || line.text.find_first_of("123456789") == std::string::npos) return false;
  const LineSquares squares = splitSquares(line);
  const bool isRow = squares.firstWrong == std::string_view::npos && isSize(squares.count());
  return isRow || isSpacedRow(&line, kMostSpacedRows);
}

// True if the next line is a sentence right above a board, or above a blank line and a board.
inline bool isSentenceAboveBoard(Lines& lines) {
  if (!isSentence(*lines.peek())) return false;
  const Line* below = lines.peek(1);
  if (below != nullptr && below->kind() == LineKind::blank) below = lines.peek(2);
  return below != nullptr && mayBeginBoard(*below);
}

}  // namespace sudoku

#endif
