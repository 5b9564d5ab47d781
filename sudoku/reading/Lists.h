// Lists.h: boards in lists of programs, such as [[1, 0], [0, 2]], {{1, 0}, {0, 2}}, [1 0; 0 2],
// [| 1, 0 | 0, 2 |] or ["10", "02"], with a name before them or none. Everything that is not a
// value is removed, so that they are rows or boards in one line like any others. So are quotes and
// the end of a statement around a board in one line with a name.

#ifndef SUDOKU_READING_LISTS_H_
#define SUDOKU_READING_LISTS_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Shape.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/SheetRow.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

constexpr std::string_view kOpeningBrackets = "[{(";

// True for what may stand before a list: nothing, or a name or type such as int a[9][9] =.
inline bool mayPrecedeList(std::string_view text) {
  text = trimmed(text);
  const auto isInName = [](char c) {
    return isLetter(c) || isDigit(c) || consistsOf({&c, 1}, "_ []().,:;<>*&=-\"");
  };
  const bool isNamed = !text.empty() && (isLetter(text[0]) || consistsOf(text.substr(0, 1), "_\""));
  return text.empty() || (isNamed && std::all_of(text.begin(), text.end(), isInName));
}

// The values from the bracket that begins a list to the one that ends it.
class List {
 public:
  // The list that begins `ahead` lines after the next one, if there is one. Each part of it is a
  // value or a blank, or each is a text of several.
  static std::optional<List> find(Lines& lines, std::size_t ahead);

  // True if it is one line without lists inside: a row, or a board in one line.
  bool isOneLine() const { return lineCount_ == 1 && groupCount_ == 1; }

  // True for two such lists that may be rows of one board: with the same name but for its digits.
  bool isBesideRow(const List& row) const {
    return row.isOneLine() && row.valueCount() == valueCount() && row.name_ == name_;
  }

  // The number of lines up to the end of the list.
  std::size_t lineCount() const { return lineCount_; }
  std::size_t valueCount() const { return values_.size(); }

  // What keeps the list from being a board or several boards; empty if it is that.
  std::string problem() const;

  // Replaces everything between values by a comma, and words for blanks by a dot.
  void removeSigns(Lines& lines) const;

 private:
  struct Value {
    std::size_t line;  // counts from that of the first bracket
    std::size_t begin, end;
    std::size_t group;  // no bracket, bar or semicolon is between the values of a group
    bool isBlank;       // an empty text, or a word such as None

    std::size_t size() const { return end - begin; }
  };

  static constexpr std::size_t kLongestNumber = 3;

  List(std::string_view name, std::size_t ahead) : ahead_(ahead) {
    std::copy_if(name.begin(), name.end(), std::back_inserter(name_),
                 [](char c) { return !isDigit(c) && !isSpace(c); });
  }

  bool scan(Lines& lines, std::size_t begin);
  bool scanLine(std::string_view text, std::size_t begin);
  std::size_t scanValue(std::string_view text, std::size_t begin);
  void open(char bracket);
  bool close(char bracket);
  std::string problemOfTexts(const std::vector<std::size_t>& countsInLines) const;

  // How many values each line or group has, without those that have none.
  std::vector<std::size_t> countsBy(std::size_t Value::*member) const;

  std::size_t ahead_;
  std::string name_;  // without digits and spaces
  std::vector<Value> values_;
  std::string expected_;  // the brackets that close those that are open
  std::size_t lineCount_ = 0;
  std::size_t groupCount_ = 0;
  bool isInGroup_ = false;
  bool mayHaveComma_ = false;
};

inline std::optional<List> List::find(Lines& lines, std::size_t ahead) {
  constexpr int kMostBrackets = 6;  // int[][] a = new int[9][9] {{
  const Line* const line = lines.peek(ahead);
  if (line == nullptr || line->text.find_first_of(kOpeningBrackets) == line->text.npos ||
      line->kind() == LineKind::comment) {
    return std::nullopt;
  }
  const std::string_view text = line->text;
  std::size_t begin = text.find_first_of(kOpeningBrackets);
  for (int bracket = 0; bracket < kMostBrackets && begin != text.npos; ++bracket) {
    const std::string_view name = text.substr(0, begin);
    List list(name, ahead);
    if (mayPrecedeList(name) && list.scan(lines, begin)) return list;
    begin = text.find_first_of(kOpeningBrackets, begin + 1);
  }
  return std::nullopt;
}

// Scans up to the bracket that ends the list, whose first one is at that offset of the first line.
inline bool List::scan(Lines& lines, std::size_t begin) {
  constexpr std::size_t kMostLines = 2 * std::size_t{kMaxSize} + 4;
  for (; lineCount_ < kMostLines; begin = 0) {
    const Line* const line = lines.peek(ahead_ + lineCount_);
    if (line == nullptr || !scanLine(line->text, begin)) return false;
    ++lineCount_;
    if (expected_.empty()) break;
  }
  const auto isText = [](const Value& value) { return value.size() > kLongestNumber; };
  const auto texts = std::count_if(values_.begin(), values_.end(), isText);
  return expected_.empty() && !values_.empty() &&
         (texts == 0 || static_cast<std::size_t>(texts) == values_.size());
}

// True for arguments of R's matrix() with which it fills rows instead of columns.
inline bool isByRow(std::string_view text) {
  constexpr std::string_view kName = "byrow";
  const std::size_t begin = text.find(kName);
  if (begin == text.npos) return false;
  const std::size_t value = text.find_first_not_of(" =", begin + kName.size());
  return value != text.npos && text[value] == 'T';
}

// True for what may stand behind a list: the end of a statement, a comment, or those arguments.
inline bool mayFollowList(std::string_view text) {
  text = trimmed(text);
  while (!text.empty() && consistsOf(text.substr(0, 1), "),;.")) text = trimmed(text.substr(1));
  return text.empty() || beginsComment(text) || isByRow(text);
}

// Scans the line up to its end or that of the list. False if the text is no such list.
inline bool List::scanLine(std::string_view text, std::size_t begin) {
  constexpr std::size_t kMostDepth = 4;
  for (std::size_t i = begin; i < text.size();) {
    const std::string_view sign = text.substr(i, 1);
    if (consistsOf(sign, kOpeningBrackets)) {
      if (isInGroup_ || expected_.size() == kMostDepth) return false;
      open(text[i++]);
    } else if (consistsOf(sign, "]})")) {
      if (!close(text[i++])) return false;
      if (expected_.empty()) return mayFollowList(text.substr(i));
    } else if (sign == ",") {
      if (!mayHaveComma_) return false;
      mayHaveComma_ = false;
      ++i;
    } else if (sign == "|" || sign == ";") {
      isInGroup_ = mayHaveComma_ = false;
      ++i;
    } else if (isSpace(text[i])) {
      ++i;
    } else if (expected_ == ")" && text.substr(i, 6) == "dtype=") {
      expected_.clear();  // the last argument of NumPy's array()
      return true;
    } else if (beginsComment(text.substr(i))) {
      return true;
    } else {
      i = scanValue(text, i);
      if (i == text.npos) return false;
    }
  }
  return true;
}

// The number before a point that has only zeros behind it; any other text whole.
inline std::string_view withoutZeros(std::string_view text) {
  const std::size_t point = text.find('.');
  if (point == text.npos || !consistsOf(text.substr(point + 1), "0")) return text;
  const std::string_view number = text.substr(0, point);
  return isNumber(number) ? number : text;
}

// Adds the value or blank at that offset. Returns the offset behind it, or npos if it is neither.
inline std::size_t List::scanValue(std::string_view text, std::size_t begin) {
  constexpr std::size_t kMostValues = std::size_t{kMaxSize} * kMaxSize;
  const char quote = text[begin];
  const bool isQuoted = quote == '"' || quote == '\'';
  if (isQuoted) ++begin;
  const std::size_t end = isQuoted ? text.find(quote, begin)
                                   : std::min(text.find_first_of(" \t,;|]})", begin), text.size());
  if (end == text.npos || values_.size() == kMostValues) return text.npos;
  const std::string_view part = trimmed(text.substr(begin, end - begin));
  const std::string_view value = isQuoted ? part : withoutZeros(part);
  const bool isBlank = isMissing(value) || inLowerCase(value) == "nil" || value == "?" ||
                       value == "-" || (isQuoted && value.empty());
  const std::size_t longest = isQuoted ? text.size() : isNumber(value) ? kLongestNumber : 1;
  const bool isValue =
      value == "-1" ||
      (value.size() <= longest && std::all_of(value.begin(), value.end(), isSquareCharacter));
  if (!isBlank && !isValue) return text.npos;
  if (!isInGroup_) ++groupCount_;
  isInGroup_ = mayHaveComma_ = true;
  const auto offset = static_cast<std::size_t>(value.data() - text.data());
  const std::size_t first = value.empty() ? begin - 1 : offset;
  const std::size_t last = first + (isBlank ? 1 : value.size());
  values_.push_back({lineCount_, first, last, groupCount_, isBlank});
  return isQuoted ? end + 1 : end;
}

inline void List::open(char bracket) {
  expected_ += bracket == '[' ? ']' : bracket == '{' ? '}' : ')';
  mayHaveComma_ = false;
}

// False if another bracket is expected.
inline bool List::close(char bracket) {
  if (expected_.back() != bracket) return false;
  expected_.pop_back();
  isInGroup_ = false;
  mayHaveComma_ = true;
  return true;
}

inline std::vector<std::size_t> List::countsBy(std::size_t Value::*member) const {
  std::vector<std::size_t> counts;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (i == 0 || values_[i].*member != values_[i - 1].*member) counts.push_back(0);
    ++counts.back();
  }
  return counts;
}

inline bool areEqual(const std::vector<std::size_t>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(),
                     [&](std::size_t n) { return n == numbers[0]; });
}

constexpr const char* kRowInALine =
    "each row of a list must be in a line of its own, or the whole board in one line";

inline std::string List::problem() const {
  const std::vector<std::size_t> rows = countsBy(&Value::group), lines = countsBy(&Value::line);
  if (values_[0].size() > kLongestNumber) return problemOfTexts(lines);
  if (!areEqual(rows)) {
    const auto [least, most] = std::minmax_element(rows.begin(), rows.end());
    return message({"the rows of this list have ", *least, " to ", *most,
                    " values; each row of a board has as many"});
  }
  const bool areBoards = rows.size() == 1 || rows.size() % rows[0] != 0;
  const std::size_t size = areBoards ? squareRoot(rows[0]) : rows[0];
  if (size < 4) {
    return message({"found a list of ", counted(rows.size(), "row"), " of ", rows[0],
                    " values; a board has as many rows as values in a row"});
  }
  const bool isSplit = areEqual(lines) && (lines[0] == size || lines[0] == size * size);
  return isSplit ? "" : kRowInALine;
}

// As problem(), if each value is a text of several: a row, or a board.
inline std::string List::problemOfTexts(const std::vector<std::size_t>& countsInLines) const {
  const std::size_t size = values_[0].size();
  const bool areAsLong = std::all_of(values_.begin(), values_.end(),
                                     [size](const Value& value) { return value.size() == size; });
  if (!areAsLong) return "the texts of this list differ in length; each row of a board is as long";
  const bool areRows = values_.size() % size == 0;
  if (!areRows && squareRoot(size) < 4) {
    return message({"found a list of ", counted(values_.size(), "text"), " of ", size,
                    " characters; a board has as many rows as characters in a row"});
  }
  const bool isBoard = areRows && countsInLines.size() == 1 && values_.size() == size;
  return isBoard || countsInLines.size() == values_.size() ? "" : kRowInALine;
}

inline void List::removeSigns(Lines& lines) const {
  auto value = values_.begin();
  for (std::size_t line = ahead_; line < ahead_ + lineCount_; ++line) {
    const std::string& text = lines.peek(line)->text;
    const bool isEmpty = value == values_.end() || ahead_ + value->line != line;
    const std::size_t indent = isEmpty ? text.size() : value->begin;
    std::size_t behind = indent;
    for (; value != values_.end() && ahead_ + value->line == line; ++value) {
      lines.clear(line, behind, value->begin);
      // Spaces could be blank squares.
      if (behind < value->begin) lines.replace(line, behind, behind + 1, ' ', ',');
      behind = value->end;
      if (value->isBlank) lines.replace(line, value->begin, behind, text[value->begin], '.');
    }
    lines.clear(line, behind, text.size());
    lines.cut(line, indent);
  }
}

// Removes the signs of the list that begins `ahead` lines after the next one, or of as many lists
// of one line each as they have values, if they are a board or several.
inline void removeListSigns(Lines& lines, std::size_t ahead = 0) {
  constexpr std::size_t kFewest = 4;
  const std::optional<List> list = List::find(lines, ahead);
  if (!list) return;
  const std::size_t size = list->isOneLine() ? list->valueCount() : 0;
  std::vector<List> rows = {*list};
  while (rows.size() < size && size >= kFewest) {
    const std::optional<List> row = List::find(lines, ahead + rows.size());
    if (!row || !list->isBesideRow(*row)) break;
    rows.push_back(*row);
  }
  if (size >= kFewest && rows.size() == size) {
    for (const List& row : rows) row.removeSigns(lines);
  } else if (list->problem().empty()) {
    list->removeSigns(lines);
  }
}

// Replaces the quotes around a board in one line that a program gives a name, such as puzzle =
// "53..7....", and the end of its statement by spaces. The name stays: it may say that the board is
// a solution.
inline void removeQuotes(Lines& lines) {
  const std::string_view line = lines.peek()->text;
  const std::size_t open = line.find_first_of("\"'");
  if (open == line.npos) return;
  const std::string_view name = trimmed(line.substr(0, open));
  if (name.empty() || !consistsOf(name.substr(name.size() - 1), "=:") || !mayPrecedeList(name)) {
    return;
  }
  const std::size_t close = line.find(line[open], open + 1);
  if (close == line.npos || !mayFollowList(line.substr(close + 1))) return;
  const std::string_view squares = line.substr(open + 1, close - open - 1);
  if (!isRunOfSquares(squares) || !std::all_of(squares.begin(), squares.end(), isSquareCharacter)) {
    return;
  }
  const std::size_t end = std::min(line.find_first_not_of(" ),;.", close + 1), line.size());
  lines.clear(0, open, open + 1);
  lines.clear(0, close, end);
}

// The list that begins in the next line, if it seems to be a board with a mistake.
inline std::optional<List> brokenListAhead(Lines& lines) {
  constexpr std::size_t kFewestLines = 4, kFewestValues = 16;
  std::optional<List> list = List::find(lines, 0);
  const bool mayBeBoard =
      list && !list->isOneLine() &&
      (list->lineCount() >= kFewestLines || list->valueCount() >= kFewestValues);
  return mayBeBoard && !list->problem().empty() ? std::move(list) : std::nullopt;
}

// Takes the list and returns its error. Requires that brokenListAhead() found it.
inline PuzzleError skipBrokenList(Lines& lines) {
  const List list = *brokenListAhead(lines);
  PuzzleError error = lines.error(lines.number(), {list.problem()});
  for (std::size_t i = 0; i < list.lineCount(); ++i) lines.take();
  return error;
}

}  // namespace sudoku

#endif
