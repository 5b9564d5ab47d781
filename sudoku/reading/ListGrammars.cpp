// ListGrammars.cpp: the boards that list candidates of squares, one square a line, or one given a
// line.

#include <algorithm>
#include <climits>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/reading/Rows.h"

namespace sudoku {
namespace {

// The row, the column and the value of a given, if the line has just these and perhaps words, with
// at most one space between them.
Texts tripleIn(const Line& line) {
  Texts numbers;
  for (const Token& token : line.tokens) {
    const bool isNumber = token.kind == Token::cell && isDigit(token.text[0]);
    if (isNumber) numbers.push_back(token.text);
    if (!isNumber && token.kind != Token::word && token.text != ".") return {};
  }
  return numbers.size() == 3 && line.body.find("  ") == line.body.npos ? numbers : Texts();
}

}  // namespace

std::optional<FoundBoard> pencilMarks(Text& text) {
  const auto candidatesOf = [](std::string_view digits) {
    unsigned candidates = 0;
    for (const char c : digits) {
      const unsigned bit = '1' <= c && c <= '9' ? 1U << (c - '0') : 0;
      if (bit <= candidates) return 0U;
      candidates |= bit;
    }
    return candidates;
  };
  std::optional<FoundBoard> rows = rowsBy(text, 9, [&](const Line& line, std::size_t) {
    Texts squares;
    for (const Token& token : line.tokens) {
      if (candidatesOf(token.text) > 0) squares.push_back(token.text);
    }
    return squares.size() == line.tokens.size() ? squares : Texts();
  });
  if (!rows) return std::nullopt;
  bool hasMarks = false;
  for (std::string_view& square : rows->squares) {
    rows->candidates.push_back(candidatesOf(square));
    hasMarks = hasMarks || square.size() > 1;
  }
  if (!hasMarks) return std::nullopt;
  return rows;
}

std::optional<FoundBoard> squaresInLines(Text& text) {
  FoundBoard board{0, {}, true};
  std::size_t between = 0;
  for (board.lines = 0; board.squares.size() < kMost * kMost; ++board.lines) {
    const Line* const line = text.peek(board.lines);
    if (line == nullptr || line->isEmpty() || line->isRule || between > kMostBetween) break;
    between = line->tokens.empty() ? between + 1 : 0;
    if (between > 0) continue;
    if (line->tokens.size() != 1 || line->tokens[0].kind != Token::cell) break;
    board.squares.push_back(line->tokens[0].text);
  }
  const std::size_t count = board.squares.size();
  board.size = squareRoot(count);
  if (count < 16) return std::nullopt;
  if (board.size > 0) return board;
  throw TextError(board.squares.front(),
                  message({"found ", count, " lines of one square; a 9x9 board has 81"}),
                  board.lines);
}

std::optional<FoundBoard> triples(Text& text, const std::vector<int>& sizesAbove) {
  constexpr std::size_t kLeast = 5;
  const auto numberOf = [](std::string_view digits) { return std::stoi(std::string(digits)); };
  std::vector<Texts> givens;
  int first = INT_MAX, last = 0, size = 4;
  for (const Line* line; (line = text.peek(givens.size())) != nullptr;) {
    givens.push_back(tripleIn(*line));
    const Texts& given = givens.back();
    if (given.empty() || givens.size() > kMost * kMost) break;
    first = std::min({first, numberOf(given[0]), numberOf(given[1])});
    last = std::max({last, numberOf(given[0]), numberOf(given[1])});
    size = std::max(size, numberOf(given[2]));
  }
  if (!givens.empty() && givens.back().empty()) givens.pop_back();
  const auto isSize = [](int each) { return usualBoxHeight(static_cast<std::size_t>(each)) > 0; };
  size = std::max(size, last + (first == 0 ? 1 : 0));
  while (!isSize(size) && size <= kMaxSize) ++size;
  if (givens.size() < kLeast || size > kMaxSize) return std::nullopt;
  for (const int above : sizesAbove) {
    if (above <= 25 && isSize(above)) size = std::max(size, above);
  }
  const auto fail = [&](std::size_t line, const char* problem) {
    throw TextError(text.peek(line)->squares, problem, givens.size());
  };
  if (first > 0 && last < size) {
    fail(0, "these rows, columns and values do not show whether they count from 0");
  }
  const auto squares = static_cast<std::size_t>(size * size);
  FoundBoard board{static_cast<std::size_t>(size), Texts(squares), true, givens.size()};
  for (std::size_t i = 0; i < givens.size(); ++i) {
    const int from = first == 0 ? 0 : 1;
    const int square = (numberOf(givens[i][0]) - from) * size + numberOf(givens[i][1]) - from;
    std::string_view& given = board.squares[static_cast<std::size_t>(square)];
    if (!given.empty()) fail(i, "this square has a value above");
    given = givens[i][2];
  }
  return board;
}

}  // namespace sudoku
