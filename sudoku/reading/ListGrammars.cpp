// ListGrammars.cpp: the boards that list a square a line, or givens.

#include <algorithm>
#include <climits>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/SquareCounts.h"
#include "sudoku/reading/Grammars.h"

namespace sudoku {
namespace {

// The row, the column and the value of each given, if the line has just these and perhaps words,
// with at most one space between them. Several begin with a name or a bracket each: given(1,3,5).
Texts triplesIn(const Line& line) {
  Texts numbers;
  bool isNamed = false;
  for (const Token& token : line.tokens) {
    const bool isNumber = token.kind == Token::cell && isDigit(token.text[0]);
    if (!isNumber && token.kind != Token::word && token.text != ".") return {};
    const bool isFurther = isNumber && numbers.size() > 2 && numbers.size() % 3 == 0;
    if (isFurther && !isNamed && !token.isAfterBracket) return {};
    if (isNumber) numbers.push_back(token.text);
    isNamed = token.kind == Token::word;
    const std::string name = isNamed ? lowerCase(token.text.substr(0, 3)) : std::string();
    if (numbers.size() % 3 == 0 && (name == "col" || name == "val")) return {};  // not row first
  }
  const bool isApart = line.squares.find("  ") != line.squares.npos;
  return numbers.size() % 3 == 0 && !isApart ? numbers : Texts();
}

// The board with these givens, of the smallest usual size that has them, unless sizes stand above.
std::optional<FoundBoard> boardOf(const Texts& givens, std::size_t lines,
                                  const std::vector<int>& sizesAbove) {
  const auto isUsual = [](int size) { return usualBoxHeight(static_cast<std::size_t>(size)) > 0; };
  std::vector<int> numbers;
  int first = INT_MAX, last = 0, size = 4;
  for (const std::string_view given : givens) {
    const bool isValue = numbers.size() % 3 == 2;
    const int number = numbers.emplace_back(std::stoi(std::string(given)));
    if (isValue) size = std::max(size, number);
    if (!isValue) first = std::min(first, number), last = std::max(last, number);
  }
  const int from = first == 0 ? 0 : 1;
  size = std::max(size, last + 1 - from);
  while (!isUsual(size) && size <= kMaxSize) ++size;
  // A board with one solution has all values but one.
  if (size > kMaxSize || static_cast<int>(givens.size()) < 3 * (size - 1)) return std::nullopt;
  for (const int above : sizesAbove) {
    if (above <= 25 && isUsual(above)) size = std::max(size, above);
  }
  if (from > 0 && last < size) {
    throw TextError(givens[0],
                    "these rows, columns and values do not show whether they count from 0", lines);
  }
  const auto squares = static_cast<std::size_t>(size * size);
  FoundBoard board{static_cast<std::size_t>(size), Texts(squares), true, lines};
  for (std::size_t i = 0; i < givens.size(); i += 3) {
    const int square = (numbers[i] - from) * size + numbers[i + 1] - from;
    std::string_view& given = board.squares[static_cast<std::size_t>(square)];
    if (!given.empty()) throw TextError(givens[i], "this square has a value above", lines);
    given = givens[i + 2];
  }
  return board;
}

}  // namespace

std::optional<FoundBoard> squaresInLines(Text& text) {
  FoundBoard board{0, {}, true};
  std::size_t between = 0;
  for (board.lines = 0; board.squares.size() < kMost * kMost; ++board.lines) {
    const Line* const line = text.peek(board.lines);
    if (line == nullptr || line->isEmpty() || line->isRule || between > kMostBetween) break;
    between = line->tokens.empty() ? between + 1 : 0;
    if (between > 0) continue;
    if (line->tokens.size() > 1 || !line->has(Token::cell)) break;
    board.squares.push_back(line->tokens[0].text);
  }
  const std::size_t count = board.squares.size();
  board.size = squareRoot(count);
  if (count < kLeastBoard) return std::nullopt;
  if (board.size > 0) return board;
  throw TextError(board.squares.front(),
                  message({"found ", count, " lines of one square; a 9x9 board has 81"}),
                  board.lines);
}

std::optional<FoundBoard> triples(Text& text, const std::vector<int>& sizesAbove) {
  constexpr std::size_t kLeast = 5;
  const Line& first = *text.peek();
  if (triplesIn(first).empty()) return std::nullopt;
  Texts givens;  // a row, a column and a value each
  std::string_view wrong;
  std::size_t lines = 0;
  for (const Line* line; (line = text.peek(lines)) != nullptr; ++lines) {
    const Texts further = triplesIn(*line);
    // A line that begins with the same name is one of them.
    const bool isNamed = first.tokens[0].kind == Token::word && !line->tokens.empty() &&
                         line->tokens[0].text == first.tokens[0].text;
    if ((further.empty() && !isNamed) || lines > kMost * kMost) break;
    givens.insert(givens.end(), further.begin(), further.end());
    if (further.empty() && wrong.empty()) wrong = line->squares;
  }
  if (std::max(lines, givens.size() / 3) < kLeast) return std::nullopt;
  if (wrong.empty()) return boardOf(givens, lines, sizesAbove);
  throw TextError(wrong, "a given has a row, a column and a value", lines);
}

}  // namespace sudoku
