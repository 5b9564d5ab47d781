// Line.h: a line of a text as tokens. This is the only place that splits lines. A token is a
// number, a sign for a blank, or some squares without a separator; anything else is a word or
// foreign.

#ifndef SUDOKU_READING_LINE_H_
#define SUDOKU_READING_LINE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Characters.h"
#include "sudoku/ShapeOptions.h"

namespace sudoku {

struct Token {
  enum Kind : unsigned char {
    cell,     // one square: a number of up to three digits, -1, a letter, a blank, or null and such
    squares,  // several digits and signs for blanks
    letters,  // the same, and letters
    word,     // letters only
    foreign   // another character
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
  char blankSign = 0;              // the sign, if that row would have only one; otherwise 0

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

constexpr CharacterKind kindOf(char c) {
  return kCharacterKinds[static_cast<unsigned char>(c)];
}
constexpr bool isSeparator(char c) {
  return kindOf(c) >= CharacterKind::separator;
}

// True for one sign for a blank, the same twice, a lone +, -1, null, None and the like, or nothing.
inline bool isBlankText(std::string_view text) {
  if (text.empty() || text == "-1") return true;
  const bool isSign = kindOf(text[0]) == CharacterKind::sign || isBlankSign(text[0]);
  const bool isTwice = text.size() == 2 && text[0] == text[1] && text[0] != '0';
  if (text.size() == 1 || isTwice) return isSign || text == "+";
  const std::string lower = lowerCase(text.substr(0, 5));
  return lower == "null" || lower == "none" || lower == "nil" || lower == "nan" || lower == "na";
}

inline Token::Kind kindOf(std::string_view token) {
  const auto count = [token](auto isSuch) {
    return static_cast<std::size_t>(std::count_if(token.begin(), token.end(), isSuch));
  };
  const std::size_t size = token.size(), digits = count(isDigit), letters = count(isLetter);
  const std::size_t signs = count([](char c) { return kindOf(c) == CharacterKind::sign; });
  if (digits + letters + signs < size) return token == "+" ? Token::cell : Token::foreign;
  if (size == 1 || (size <= 3 && digits == size) || (size <= 4 && isBlankText(token))) {
    return Token::cell;
  }
  if (letters <= count([](char c) { return c == 'x' || c == 'X'; })) return Token::squares;
  return digits == 0 && letters >= 2 * signs ? Token::word : Token::letters;
}

// The offset of the comment in the text, or its size. # begins one, except in numbers such as #12:
// and #1, before a board. So do // and % after a space, and ; at the beginning, unless further ;
// separate fields.
inline std::size_t commentIn(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(" \t"), text.size());
  const std::string_view rest = text.substr(first);
  if (!rest.empty() && rest[0] == ';' && rest.find(';', 1) == rest.npos) return first;
  std::size_t at = text.find_first_of("#%/", first);
  for (; at < text.size(); at = text.find_first_of("#%/", at + 1)) {
    if (text[at] == '#') {
      const std::size_t end = std::min(text.find_first_not_of("0123456789", at + 1), text.size());
      const bool isNumber = end > at + 1 && text.substr(end, 1).find_first_of(":,;\t)") == 0;
      if (!isNumber) return at;
    } else if (text[at] == '%' || text.substr(at, 2) == "//") {
      if (at == first || isSpace(text[at - 1])) return at;
    }
  }
  return text.size();
}

// True for a rule, such as ---+---+--- or ======: no digit and no letter, but two - = or _ beside
// each other, or - beside +.
inline bool isRule(std::string_view text, char& blankSign) {
  blankSign = 0;
  bool isOneSign = true, isLine = false;
  char before = 0;
  for (const char c : text) {
    if (isDigit(c) || isLetter(c) || static_cast<unsigned char>(c) >= 0x80 || c == '?') {
      blankSign = 0;
      return false;
    }
    const bool isDash = c == '-' || c == '=' || c == '_';
    isLine = isLine || (isDash && (before == c || before == '+'));
    before = c;
    if (c == ' ' || c == '|') continue;
    isOneSign = isOneSign && (c == '-' || c == '_') && (blankSign == 0 || blankSign == c);
    blankSign = c;
  }
  if (!isOneSign) blankSign = 0;
  return isLine;
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
  line.isRule = isRule(line.squares, line.blankSign);
  line.isSplit = true;
  line.tokens.clear();
  bool isAfterBracket = false;
  for (std::string_view rest = line.squares; !rest.empty();) {
    auto size = static_cast<std::size_t>(std::find_if(rest.begin(), rest.end(), isSeparator) -
                                         rest.begin());
    // A lone + is a blank where it can't be a part of a drawing.
    const bool isBlank = rest[0] == '+' && (rest.size() == 1 || isSeparator(rest[1])) &&
                         (rest.data() == line.squares.data() || isSeparator(rest.data()[-1])) &&
                         line.squares.find_first_of("|\1") == rest.npos &&
                         line.squares.find("  ") == rest.npos;
    if (isBlank) size = 1;
    if (size > 0)
      line.tokens.push_back({rest.substr(0, size), kindOf(rest.substr(0, size)), isAfterBracket});
    isAfterBracket = size == 0 && (isAfterBracket || kindOf(rest[0]) == CharacterKind::bracket);
    rest.remove_prefix(std::max<std::size_t>(size, 1));
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

// The squares of a row with a separator between each two, in which empty fields are blanks. Bars
// around the row are no separators. Returns false if a field is no square.
inline bool splitFields(const Line& line, std::vector<std::string_view>& fields) {
  fields.clear();
  std::string_view rest = line.body;
  const auto isThere = [rest](char c) { return rest.find(c) != rest.npos; };
  const char separator = isThere('\t') ? '\t' : isThere(',') ? ',' : isThere(';') ? ';' : '|';
  if (!isThere(separator)) return false;
  const bool areBars = separator == '|';
  if (areBars) rest = line.squares;
  while (!rest.empty() && (kindOf(rest[0]) == CharacterKind::bracket || rest[0] == ' ')) {
    rest.remove_prefix(1);
  }
  rest = rest.substr(0, rest.find_last_of("])}"));
  if (areBars && !rest.empty() && rest.front() == '|') rest.remove_prefix(1);
  if (areBars && !rest.empty() && rest.back() == '|') rest.remove_suffix(1);
  std::size_t widest = 0;
  for (std::size_t begin = 0, end = 0; end != rest.npos; begin = end + 1) {
    end = rest.find(separator, begin);
    std::string_view field = rest.substr(begin, end - begin);
    widest = std::max(widest, field.size());
    field = trimmed(field);
    const bool isQuoted = field.size() >= 2 && (field[0] == '"' || field[0] == '\'');
    if (isQuoted && field.back() == field[0]) field = trimmed(field.substr(1, field.size() - 2));
    if (!field.empty() && kindOf(field) != Token::cell) return false;
    fields.push_back(field);
  }
  // Wide fields between bars have several squares each.
  const std::size_t digits = fields.size() < 10 ? 1 : fields.size() < 100 ? 2 : 3;
  return !areBars || widest <= digits + 2;
}

}  // namespace sudoku

#endif
