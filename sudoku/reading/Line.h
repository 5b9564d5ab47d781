// Line.h: a line of a text as tokens. This is the only place that splits lines. A token is a
// number, a sign for a blank, or some squares without a separator; anything else is a word or
// foreign.

#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Characters.h"
#include "sudoku/ShapeOptions.h"

namespace sudoku {

struct Token {
  enum Kind : unsigned char {
    cell,     // one square: a number of up to three digits, -1, a letter, a blank, or null and such
    squares,  // several digits and signs for blanks, such as 53..7
    letters,  // the same, and letters, such as 1.G
    word,     // letters, and at most half as many signs for blanks
    foreign   // with another character, such as =1
  };
  std::string_view text;
  Kind kind;
  bool isAfterBracket;  // a bracket, colon or the like stands between the token before and this one
};

struct Line {
  int number = 0;  // counts from 1
  std::string text;
  bool isTooLong = false;  // longer than LineStream::kLongest; the text is then empty
  bool isSplit = false;    // what follows is known

  // Parts of the text.
  std::string_view body;     // what is left without options and comment
  std::string_view squares;  // the same without spaces around it
  std::string_view options;  // from the first word of ShapeOptions.h on
  std::string_view comment;  // from # on

  std::vector<Token> tokens = {};  // of the squares
  bool isRule = false;             // such as ---+---; it may still be a row of blanks

  bool isEmpty() const { return !isTooLong && squares.empty() && comment.empty(); }
  bool has(Token::Kind kind) const {
    return std::any_of(tokens.begin(), tokens.end(),
                       [kind](const Token& token) { return token.kind == kind; });
  }
};

constexpr std::string_view kSigns = "._*?-";  // blanks; 0, x and X are blanks too

enum class CharacterKind : unsigned char { foreign, digit, letter, sign, separator, bracket };

// By character. A table, because each character of a text is looked up several times.
constexpr std::array<CharacterKind, 256> kCharacterKinds = [] {
  std::array<CharacterKind, 256> kinds{};
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const char c = static_cast<char>(i);
    const auto isOneOf = [c](std::string_view all) { return all.find(c) != all.npos; };
    kinds[i] = isDigit(c)                            ? CharacterKind::digit
               : isLetter(c)                         ? CharacterKind::letter
               : isOneOf(kSigns)                     ? CharacterKind::sign
               : isSpace(c) || isOneOf(",;|!\1\"'+") ? CharacterKind::separator
               : isOneOf("[](){}<>=:/\\&")           ? CharacterKind::bracket
                                                     : CharacterKind::foreign;
  }
  return kinds;
}();

constexpr CharacterKind characterKind(char c) {
  return kCharacterKinds[static_cast<unsigned char>(c)];
}
constexpr bool isSeparator(char c) {
  return characterKind(c) >= CharacterKind::separator;
}

// True for one sign for a blank, the same twice, a lone +, -1, null, None and the like, or nothing.
inline bool isBlankText(std::string_view text) {
  if (text.empty() || text == "-1") return true;
  const bool isSign = characterKind(text[0]) == CharacterKind::sign || isBlankSign(text[0]);
  const bool isTwice = text.size() == 2 && text[0] == text[1] && text[0] != '0';
  if (text.size() == 1 || isTwice) return isSign || text == "+";
  const std::string lower = lowerCase(text.substr(0, 5));
  return lower == "null" || lower == "none" || lower == "nil" || lower == "nan" || lower == "na";
}

inline Token::Kind tokenKind(std::string_view token) {
  std::array<std::size_t, 6> counts{};  // by CharacterKind
  for (const char c : token) ++counts[static_cast<std::size_t>(characterKind(c))];
  const auto [foreign, digits, letters, signs, separators, brackets] = counts;
  if (foreign + separators + brackets > 0) return token == "+" ? Token::cell : Token::foreign;
  const std::size_t size = token.size();
  const bool isNumber = digits == size && size <= 3;
  if (size == 1 || isNumber || (size <= 4 && isBlankText(token))) return Token::cell;
  const auto isValueLetter = [](char c) { return isLetter(c) && !isBlankSign(c); };
  if (std::none_of(token.begin(), token.end(), isValueLetter)) return Token::squares;
  return digits == 0 && letters >= 2 * signs ? Token::word : Token::letters;
}

// The offset of the comment in the text, or its size. # begins one; so do // and % after a space.
inline std::size_t commentIn(std::string_view text) {
  constexpr std::string_view kFirst = "#%/";
  std::size_t at = text.find_first_of(kFirst);
  for (; at < text.size(); at = text.find_first_of(kFirst, at + 1)) {
    const bool isSign = text[at] == '%' || text.substr(at, 2) == "//";
    if (text[at] == '#' || (isSign && (at == 0 || isSpace(text[at - 1])))) return at;
  }
  return text.size();
}

// True for a rule, such as ---+---+--- or ======: no digit and no letter, but two - = or _ beside
// each other, or - beside +.
inline bool isRule(std::string_view text) {
  bool hasLine = false;
  char before = 0;
  for (const char c : text) {
    const bool isAscii = static_cast<unsigned char>(c) < 0x80;
    if (isDigit(c) || isLetter(c) || !isAscii || c == '?') return false;
    const bool isDash = c == '-' || c == '=' || c == '_';
    hasLine = hasLine || (isDash && (before == c || before == '+'));
    before = c;
  }
  return hasLine;
}

// Splits the line's text into its parts and tokens.
inline void split(Line& line) {
  const std::string_view text = line.text;
  const std::size_t comment = commentIn(text);
  line.comment = text.substr(comment);
  line.body = text.substr(0, comment);
  const std::size_t option = std::min(optionIn(line.body), comment);
  line.options = trimmed(line.body.substr(option));
  line.body = line.body.substr(0, option);
  line.squares = trimmed(line.body);
  line.isRule = isRule(line.squares);
  line.isSplit = true;
  line.tokens.clear();
  const std::string_view row = line.squares;
  bool isAfterBracket = false;
  for (std::size_t begin = 0, end; begin < row.size(); begin = end) {
    end = begin;
    while (end < row.size() && !isSeparator(row[end])) ++end;
    if (end > begin) {
      const std::string_view token = row.substr(begin, end - begin);
      line.tokens.push_back({token, tokenKind(token), std::exchange(isAfterBracket, false)});
    } else {
      isAfterBracket = isAfterBracket || characterKind(row[begin]) == CharacterKind::bracket;
      ++end;
    }
  }
  // A clause of Prolog ends with a dot.
  const bool isClause = line.tokens.size() > 1 && line.tokens.back().isAfterBracket;
  if (isClause && line.tokens.back().text == ".") line.tokens.pop_back();
}

// The text without separators and comment signs around it.
inline std::string nameIn(std::string_view text) {
  const auto isAround = [](char c) { return isSeparator(c) || c == '#' || c == '%'; };
  while (!text.empty() && isAround(text.front())) text.remove_prefix(1);
  while (!text.empty() && isAround(text.back())) text.remove_suffix(1);
  return std::string(text);
}

// The squares of a row with a tab, a comma or a semicolon between each two, in which empty fields
// are blanks. None if a field is no square.
inline std::vector<std::string_view> fieldsIn(const Line& line) {
  const auto isThere = [&line](char c) { return line.body.find(c) != line.body.npos; };
  const char separator = isThere('\t') ? '\t' : isThere(',') ? ',' : ';';
  std::vector<std::string_view> fields;
  for (std::size_t begin = 0, end = 0; end != line.body.npos; begin = end + 1) {
    end = line.body.find(separator, begin);
    fields.push_back(trimmed(line.body.substr(begin, end - begin)));
    if (!fields.back().empty() && tokenKind(fields.back()) != Token::cell) return {};
  }
  return fields;
}

}  // namespace sudoku
