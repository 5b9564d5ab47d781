// Wrapping.h: removes from a line what mail programs and forums put around the rows of a board:
// "> " before quoted lines, [code] and [/code], and the labels of matrices that R prints. Lines
// does this for each line, so that no reader of a format sees these signs.

#ifndef SUDOKU_READING_WRAPPING_H_
#define SUDOKU_READING_WRAPPING_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>

#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Utf8.h"

namespace sudoku {

// The number of characters that quote the line, such as "> " or ">> "; 0 if it is not quoted, or is
// too short for a row: ">> 17" may be the title of a board.
inline std::size_t lengthOfQuote(std::string_view line) {
  constexpr std::size_t kShortestRow = 4;
  std::size_t length = 0;
  while (length < line.size() && line[length] == '>') {
    ++length;
    if (length < line.size() && line[length] == ' ') ++length;
  }
  const std::size_t rest = trimmed(line.substr(length)).size();
  return rest == 0 || rest >= kShortestRow ? length : 0;
}

// True if the text, which stands beside a tag, can be a row or a line of a board.
inline bool isWrappedPart(std::string_view text) {
  constexpr std::string_view kSigns = "0123456789._*xX?-+|=:,; \t";
  text = trimmed(text);
  if (text.empty()) return false;
  if (consistsOf(text, kSigns)) return true;
  const auto isSquare = [](char c) { return isSquareCharacter(c) || c == '?' || c == '-'; };
  return text.size() >= 10 && text.find_first_of("0123456789._*") != text.npos &&
         std::all_of(text.begin(), text.end(), isSquare);
}

// True for the name of a tag of forums that may stand around a board.
inline bool isTagOfBoard(std::string_view name) {
  constexpr std::string_view kNames[] = {"code", "pre", "tt", "quote", "spoiler", "hide", "font"};
  const std::string word = inLowerCase(name.substr(0, name.find('=')));
  return std::find(std::begin(kNames), std::end(kNames), word) != std::end(kNames);
}

// The length of the tags before the first row of a board, such as [code].
inline std::size_t lengthOfTags(std::string_view line) {
  std::size_t length = 0;
  while (length < line.size() && line[length] == '[') {
    const std::size_t end = line.find(']', length);
    if (end == line.npos || !isTagOfBoard(line.substr(length + 1, end - length - 1))) break;
    length = end + 1;
  }
  return length;
}

// The line up to the tags behind the last row of a board, such as [/code].
inline std::string_view withoutLastTags(std::string_view line) {
  std::string_view text = trimmedRight(line);
  while (!text.empty() && text.back() == ']') {
    const std::size_t begin = text.rfind("[/");
    if (begin == text.npos) break;
    if (!isTagOfBoard(text.substr(begin + 2, text.size() - begin - 3))) break;
    text = trimmedRight(text.substr(0, begin));
    line = text;
  }
  return line;
}

// Replaces the labels of a matrix of R by spaces: [,1] above its columns, [1,] before its rows.
inline void replaceMatrixLabels(std::string& line) {
  std::size_t begin = line.find('[');
  while (begin != line.npos) {
    const std::size_t end = line.find(']', begin);
    if (end == line.npos || end < begin + 3) return;
    const std::string_view label = std::string_view(line).substr(begin + 1, end - begin - 1);
    const bool isColumn = label.front() == ',';
    const std::string_view number = label.substr(isColumn ? 1 : 0, label.size() - 1);
    const bool isLabel =
        (isColumn || label.back() == ',') && std::all_of(number.begin(), number.end(), isDigit);
    if (!isLabel) return;
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin),
              line.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
    begin = line.find('[', end);
  }
}

struct Wrapping {
  std::size_t quote = 0;  // length of the signs that quoted the line
  int cut = 0;            // number of characters that were removed at the beginning, with these
};

// Removes those signs. Tags alone that open a section stay: they are its heading.
inline Wrapping unwrap(std::string& line) {
  Wrapping result;
  if (line.empty()) return result;
  result.quote = line[0] == '>' ? lengthOfQuote(line) : 0;
  line.erase(0, result.quote);
  result.cut = static_cast<int>(result.quote);
  replaceMatrixLabels(line);
  const std::size_t tags = !line.empty() && line[0] == '[' ? lengthOfTags(line) : 0;
  const std::string_view rest = std::string_view(line).substr(tags);
  const bool mayEnd = !rest.empty() && (consistsOf(rest.substr(rest.size() - 1), "] \t"));
  const std::string_view part = mayEnd ? withoutLastTags(rest) : rest;
  if (tags == 0 && part.empty()) {
    line.clear();
  } else if ((tags > 0 || part.size() < rest.size()) && isWrappedPart(part)) {
    result.cut += charactersIn(std::string_view(line).substr(0, tags));
    line.erase(tags + part.size());
    line.erase(0, tags);
  }
  return result;
}

}  // namespace sudoku

#endif
