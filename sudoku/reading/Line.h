// Line.h: one line of a text, classified without the lines around it: its characters, its words and
// its kind. A heading may have a puzzle in the same line, as in "Puzzle 1: 53..7....".

#ifndef SUDOKU_READING_LINE_H_
#define SUDOKU_READING_LINE_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/reading/Characters.h"
#include "sudoku/reading/Utf8.h"

namespace sudoku {

// True for a character that can be seen in quotes.
inline bool isVisible(std::string_view character) {
  return !character.empty() && !isControl(character) && !isInvisible(numberOfCharacter(character));
}

// The first character of the text in quotes, or a description if it cannot be displayed.
inline std::string quotedCharacter(std::string_view utf8) {
  const std::string_view character = utf8.substr(0, characterLength(utf8));
  if (isVisible(character)) return message({"'", character, "'"});
  if (character.empty()) return "a byte that is not a character in UTF-8";
  const unsigned number = numberOfCharacter(character);
  return isInvisible(number) ? "the invisible character " + codePoint(number)
                             : "a control character";
}

// The same for a word.
inline std::string quotedWord(std::string_view utf8) {
  for (std::string_view rest = utf8; !rest.empty();) {
    const std::string_view character = rest.substr(0, characterLength(rest));
    if (!isVisible(character)) return quotedCharacter(rest);
    rest.remove_prefix(character.size());
  }
  return message({"'", utf8, "'"});
}

inline std::string_view trimmedRight(std::string_view text) {
  while (!text.empty() && isSpace(text.back())) text.remove_suffix(1);
  return text;
}

inline std::string_view trimmed(std::string_view text) {
  while (!text.empty() && isSpace(text.front())) text.remove_prefix(1);
  return trimmedRight(text);
}

inline bool isBlank(std::string_view text) {
  return trimmed(text).empty();
}

inline bool consistsOf(std::string_view text, std::string_view characters) {
  return text.find_first_not_of(characters) == text.npos;
}

inline std::string inLowerCase(std::string_view text) {
  std::string word(text);
  for (char& c : word) c = isLetter(c) ? static_cast<char>(c | 0x20) : c;
  return word;
}

using Words = std::vector<std::string_view>;

inline Words wordsOf(std::string_view text) {
  Words words;
  for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
    const auto end = std::find_if(text.begin(), text.end(), isSpace);
    words.push_back(text.substr(0, static_cast<std::size_t>(end - text.begin())));
    text.remove_prefix(words.back().size());
  }
  return words;
}

inline std::size_t bytesIn(const Words& words) {
  std::size_t count = 0;
  for (const std::string_view word : words) count += word.size();
  return count;
}

// A comment begins with #, ; or % or //, at the start of a line or after a board.
inline bool beginsComment(std::string_view text) {
  return !text.empty() &&
         (text[0] == '#' || text[0] == ';' || text[0] == '%' || text.substr(0, 2) == "//");
}

// True for the words of an option after a board, such as " --diagonals".
inline bool beginsOption(std::string_view text) {
  return text.size() > 3 && isSpace(text[0]) && text.substr(1, 2) == "--" && isLetter(text[3]);
}

// The line up to a comment or option.
inline std::string_view withoutComment(std::string_view line) {
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    // Most characters are none of these.
    if (c != '-' && c != '#' && c != ';' && c != '%' && c != '/') continue;
    if (beginsComment(line.substr(i))) return line.substr(0, i);
    if (i > 0 && c == '-' && beginsOption(line.substr(i - 1))) return line.substr(0, i - 1);
  }
  return line;
}

// The text after a puzzle in the same line, without the separators.
inline std::string titleOf(std::string_view text) {
  const auto separates = [](char c) { return isSpace(c) || consistsOf({&c, 1}, ",;#%/"); };
  while (!text.empty() && separates(text.front())) text.remove_prefix(1);
  return std::string(trimmedRight(text));
}

// True if the word can be squares rather than a word or number of a heading: it has at least 15
// characters (one less than the smallest board) and not mostly letters, or it is too long for a
// word.
inline bool isRunOfSquares(std::string_view run) {
  if (run.size() < 15) return false;
  const auto letters = static_cast<std::size_t>(
      std::count_if(run.begin(), run.end(), [](char c) { return isLetter(c) && !isBlankSign(c); }));
  return 2 * letters <= run.size() || run.size() > 70;
}

// True if the text has at least 15 digits and blanks.
inline bool isRunOfNumbers(std::string_view run) {
  return std::count_if(run.begin(), run.end(),
                       [](char c) { return isDigit(c) || isBlankSign(c); }) >= 15;
}

// The first maximal run of characters with `isInRun` for which `isLong` holds; an empty view at the
// end of the line if there is none.
template <class IsInRun, class IsLong>
std::string_view findRun(std::string_view line, IsInRun isInRun, IsLong isLong) {
  for (std::size_t begin = 0; begin < line.size();) {
    std::size_t end = begin;
    while (end < line.size() && isInRun(end)) ++end;
    if (isLong(line.substr(begin, end - begin))) return line.substr(begin, end - begin);
    begin = std::max(end, begin + 1);
  }
  return line.substr(line.size());
}

// The offset of a puzzle in a heading, even of one with mistakes; the line's size if there is none.
// A number before separated squares may be taken for a square.
inline std::size_t puzzleInHeading(std::string_view line) {
  const auto isInSquares = [line](std::size_t i) { return isSquareCharacter(line[i]); };
  std::string_view run = findRun(line, isInSquares, isRunOfSquares);
  if (run.empty()) {
    const auto isInNumbers = [line](std::size_t i) {
      const char c = line[i];
      if (c == '-') return i == 0 || !isDigit(line[i - 1]);  // otherwise a date or the like
      return isDigit(c) || isBlankSign(c) || isSpace(c) || c == ',';
    };
    run = findRun(line, isInNumbers, isRunOfNumbers);
    while (!run.empty() && (isSpace(run.front()) || run.front() == ',')) run.remove_prefix(1);
  }
  return static_cast<std::size_t>(run.data() - line.data());
}

// The heading before the puzzle at that offset, without the separators between them.
inline std::string headingBefore(std::string_view line, std::size_t puzzle) {
  const std::string_view heading = line.substr(0, puzzle);
  return std::string(trimmed(heading.substr(0, heading.find_last_not_of(" \t,:;=-(") + 1)));
}

// True if the line is a short title without a puzzle that begins with one of these words, such as
// "Level: hard" or "Jigsaw 3".
inline bool isTitle(std::string_view line, std::string_view firstWord) {
  constexpr std::size_t kLongest = 30;
  constexpr auto kMostDigits = 4;
  constexpr std::string_view kWords[] = {
      "jigsaw", "windoku", "hyper", "diagonal", "irregular", "killer",     "samurai", "level",
      "easy",   "medium",  "hard",  "expert",   "evil",      "diabolical", "extreme", "difficulty"};
  const bool isKnown =
      std::find(std::begin(kWords), std::end(kWords), firstWord) != std::end(kWords);
  return line.size() <= kLongest && line.back() != '.' &&
         (isKnown || inLowerCase(line).substr(1) == "-sudoku") &&
         std::count_if(line.begin(), line.end(), isDigit) <= kMostDigits &&
         std::all_of(line.begin(), line.end(), [](char c) {
           return isLetter(c) || isDigit(c) || consistsOf({&c, 1}, " -.:#()");
         });
}

// True if the line begins with a word that titles a puzzle, such as "Grid".
inline bool beginsHeading(std::string_view line) {
  line = trimmed(line);
  const auto end = std::find_if_not(line.begin(), line.end(), isLetter);
  const std::string word =
      inLowerCase(line.substr(0, static_cast<std::size_t>(end - line.begin())));
  constexpr std::string_view kWords[] = {"grid", "puzzle", "puzzles", "quizzes", "sudoku", "board"};
  const bool isKnown = std::find(std::begin(kWords), std::end(kWords), word) != std::end(kWords);
  if (word.empty() || (!isKnown && !isTitle(line, word))) return false;
  const auto run = std::find_if_not(line.begin(), line.end(), isSquareCharacter);
  return !isRunOfSquares(line.substr(0, static_cast<std::size_t>(run - line.begin())));
}

// True for a line with more values than a title or a name of a column may have, or with a list of a
// program, such as grid = [1, 0, 0, 2].
inline bool hasManyValues(std::string_view line) {
  constexpr std::ptrdiff_t kFewestInList = 3, kFewestInCall = 15, kFewestValues = 31;
  const auto countIn = [](std::string_view text, std::string_view signs) {
    return std::count_if(text.begin(), text.end(),
                         [signs](char c) { return signs.find(c) != signs.npos; });
  };
  constexpr std::string_view kBetweenValues = ",;\"'?";
  const std::size_t begin = std::min(line.find_first_of("[{"), line.size());
  const std::string_view list = line.substr(begin, line.find_last_of("]}") - begin);
  const bool isCall = line.find('(') != line.npos && countIn(line, kBetweenValues) >= kFewestInCall;
  return isCall || countIn(list, kBetweenValues) >= kFewestInList ||
         countIn(line, "0123456789._*?") >= kFewestValues;
}

// True for lines such as "---+---+---", "*-----------*" or ".-------.-------.".
inline bool isRule(std::string_view line) {
  if (std::count(line.begin(), line.end(), '-') + std::count(line.begin(), line.end(), '=') < 3) {
    return false;
  }
  return consistsOf(line, "-=+|*_ \t") ||
         (consistsOf(line, "-=+|.:' \t") && line.find("..") == line.npos);
}

enum class LineKind {
  blank,
  comment,
  section,       // such as "[Puzzle]" in an .sdk file
  heading,       // such as "Grid 01" or "puzzle,solution"
  titledPuzzle,  // a heading with a puzzle in the same line
  rule,          // between the rows of a drawing
  underscores,   // a rule; if it has bars, it may be a drawn row of blanks
  squares,       // anything else
};

inline LineKind kindOf(std::string_view line) {
  const std::string_view text = trimmed(line);
  // Excel writes the separator of a table above it, such as "sep=;".
  const bool namesSeparator = line.size() <= 5 && line.substr(0, 4) == "sep=";
  if (text.empty() || namesSeparator) return LineKind::blank;
  if (beginsComment(text)) return LineKind::comment;
  if (text.size() > 2 && text.front() == '[' && isLetter(text[1]) && text.back() == ']') {
    return LineKind::section;
  }
  if (beginsHeading(text)) {
    if (puzzleInHeading(line) < line.size()) return LineKind::titledPuzzle;
    return hasManyValues(text) ? LineKind::squares : LineKind::heading;
  }
  if (isRule(line)) return LineKind::rule;
  if (line.find('_') != line.npos && consistsOf(line, "_| \t")) return LineKind::underscores;
  return LineKind::squares;
}

class Line {
 public:
  std::string text;  // without the line end
  std::string bars;  // of box drawing characters: H for a heavy or double bar, L for a light one
  int number = 0;    // counts from 1
  int cut = 0;       // number of characters that were removed before the text
  std::size_t quote = 0;  // of these, the signs that quoted the line in a mail, such as "> "

  // Classifies the text; it must not change afterwards without reset().
  LineKind kind() const {
    if (!isClassified_) classify();
    return kind_;
  }
  bool isHeading() const { return kind() == LineKind::heading || kind() == LineKind::titledPuzzle; }

  // True for a line with bars that is not a rule.
  bool isDrawnRow() const { return kind() != LineKind::rule && hasBars_; }

  // True for any line of a drawing.
  bool isDrawn() const {
    return kind() == LineKind::rule || kind() == LineKind::underscores || isDrawnRow();
  }

  void reset(int newNumber) {
    number = newNumber;
    isClassified_ = false;
  }

 private:
  void classify() const {
    kind_ = kindOf(text);
    hasBars_ = withoutComment(text).find('|') != text.npos;
    isClassified_ = true;
  }

  // Computed on demand: most lines are a 9x9 puzzle, which is read without it.
  mutable LineKind kind_ = LineKind::blank;
  mutable bool hasBars_ = false;
  mutable bool isClassified_ = false;
};

constexpr char kEscape = '\x1B';  // begins the colours of a terminal

// The offset of the first sign of a program or its data, or npos. Titles too have round brackets
// and apostrophes: these are signs only beside a digit.
inline std::size_t codeIn(const Line& line) {
  const std::string_view text = withoutComment(line.text);
  if (line.isHeading()) return text.npos;
  for (std::size_t i = text.find_first_of("[]{}()<>=\"'\\\x1B"); i < text.size(); ++i) {
    if (text[i] == kEscape || consistsOf(text.substr(i, 1), "[]{}<>=\"")) return i;
    const bool isBesideDigit =
        (i > 0 && isDigit(text[i - 1])) || (i + 1 < text.size() && isDigit(text[i + 1]));
    if (consistsOf(text.substr(i, 1), "()'\\") && isBesideDigit) return i;
  }
  return text.npos;
}

// True for a line of code or data of a program.
inline bool isCode(const Line& line) {
  return codeIn(line) != std::string_view::npos;
}

// True if the line may have a puzzle with a mistake: many squares in one word, or, if it is no
// code, many numbers and blanks.
inline bool mayHavePuzzle(const Line& line) {
  const std::string_view text = line.text;
  const auto isInSquares = [text](std::size_t i) { return isSquareCharacter(text[i]); };
  return !findRun(text, isInSquares, isRunOfSquares).empty() ||
         (!isCode(line) && isRunOfNumbers(text));
}

// A character of the text, or the end of a line.
struct TextPosition {
  const Line* line = nullptr;
  std::size_t offset = 0;  // in bytes
};

}  // namespace sudoku

#endif
