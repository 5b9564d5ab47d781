// Table.h: recognises and reads tables with one puzzle in each line, as databases and spreadsheets
// export them: fields between commas, semicolons, tabs or bars, perhaps in quotes. The names of the
// columns, if there are any, or the first puzzle decide which column is read. A puzzle can also
// have a column for each square.

#ifndef SUDOKU_READING_TABLE_H_
#define SUDOKU_READING_TABLE_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku/reading/Candidates.h"
#include "sudoku/reading/Jigsaw.h"
#include "sudoku/reading/Labels.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

struct Table {
  char separator;
  std::size_t fields;                       // in a line
  std::size_t column;                       // of the puzzles; counts from 0
  std::optional<std::size_t> regions = {};  // the column of maps of regions, if the names say it
  std::size_t width = 1;                    // the number of columns of a puzzle
  bool isByColumns = false;                 // those columns are in the order r1c1 r2c1
  bool namesVariants = false;               // a column has the names of shapes, such as X
  bool mayHaveHash = false;                 // rows begin with numbers such as #1: no comments
  bool isNamed = false;                     // the names say the column of the puzzles
  bool isNamedOnce = false;                 // and no other column has such a name
  bool isComplete = false;  // the first puzzle has no blank, so it may be a solution
  // The column of the solutions, if the names say it or the first one is complete.
  std::optional<std::size_t> solutions = {};
  // The columns of the rows and of the columns of a box, if the names say them.
  std::optional<std::size_t> boxHeights = {}, boxWidths = {};
  bool namesCages = false;  // the column of maps is named cages
};

// The text of a field, without quotes, as offsets in its line.
struct Field {
  std::size_t begin;
  std::size_t end;

  std::string_view of(std::string_view line) const { return line.substr(begin, end - begin); }
};

inline std::vector<Field> splitFields(std::string_view line, char separator) {
  std::vector<Field> fields;
  for (std::size_t begin = 0; begin <= line.size();) {
    std::size_t text = begin;
    while (text < line.size() && line[text] == ' ') ++text;
    const bool isQuoted = text < line.size() && line[text] == '"';
    std::size_t end = isQuoted ? line.find('"', text + 1) : line.find(separator, begin);
    end = std::min(end, line.size());
    fields.push_back(isQuoted ? Field{text + 1, end} : Field{begin, end});
    begin = std::min(line.find(separator, end), line.size()) + 1;
  }
  return fields;
}

// True if text stands between the quotes of a field and the next one: another sign separates them.
inline bool hasTextBehindQuotes(std::string_view line, const std::vector<Field>& fields,
                                char separator) {
  return std::any_of(fields.begin(), fields.end(), [=](const Field& field) {
    if (field.begin == 0 || line[field.begin - 1] != '"' || field.end >= line.size()) return false;
    const std::size_t next = std::min(line.find(separator, field.end), line.size());
    return !isBlank(line.substr(field.end + 1, next - field.end - 1));
  });
}

// The field of the puzzle; empty if the row ends before it.
inline Field puzzleField(const Table& table, const std::vector<Field>& fields) {
  const std::size_t last = table.column + table.width - 1;
  if (fields.size() <= last) return {fields.back().end, fields.back().end};
  return {fields[table.column].begin, fields[last].end};
}

inline LineSquares squaresIn(const Line& line, const Field& field) {
  return splitSquares(line, 0, field.begin, field.end);
}

// True if the field has the squares or the candidates of a board.
inline bool isPuzzleField(const Line& line, const Field& field) {
  const std::string_view text = trimmed(field.of(line.text));
  if (text.size() < 16) return false;
  if (isCandidateText(text) || jigsawIn(text)) return true;
  const LineSquares squares = squaresIn(line, field);
  const std::size_t count = squares.count();
  return count >= 16 && mayBeBoard(squares) && squares.firstWrong == text.npos &&
         isBlank(squares.textBehind) && !haveNumberApart(squares) &&
         (count > 81 || areAtMost(squares, squareRoot(count)));
}

// True if the solution has the values of the puzzle.
inline bool mayBePuzzleOf(const LineSquares& puzzle, const LineSquares& solution) {
  const auto isKept = [](const SquareText& given, const SquareText& value) {
    return isBlankSquare(given.text) || given.text == value.text;
  };
  return puzzle.count() == solution.count() &&
         std::equal(puzzle.squares.begin(), puzzle.squares.end(), solution.squares.begin(), isKept);
}

// True if the text names a column of puzzles.
inline bool namesPuzzles(std::string_view text) {
  const std::string word = inLowerCase(trimmed(text));
  constexpr std::string_view kNames[] = {"puzzle",  "puzzles",  "quiz",   "quizzes",
                                         "sudoku",  "board",    "grid",   "question",
                                         "problem", "unsolved", "givens", "clues_string"};
  return std::find(std::begin(kNames), std::end(kNames), word) != std::end(kNames);
}

inline bool namesSolutions(std::string_view text) {
  const std::string word = inLowerCase(trimmed(text));
  return word == "solution" || word == "solutions" || word == "solved" || word == "answer";
}

// True if the line is only such a name in quotes, as above the only column of a table.
inline bool isNameOfPuzzles(std::string_view line) {
  line = trimmed(line);
  if (line.size() < 2 || line.front() != '"' || line.back() != '"') return false;
  const std::vector<Field> fields = splitFields(line, ',');
  return fields.size() == 1 && !hasTextBehindQuotes(line, fields, ',') &&
         namesPuzzles(fields.front().of(line));
}

// The column of maps of regions, if one has such a name.
inline std::optional<std::size_t> columnOfRegions(std::string_view line,
                                                  const std::vector<Field>& fields) {
  for (std::size_t column = 0; column < fields.size(); ++column) {
    if (namesMap(inLowerCase(trimmed(fields[column].of(line))))) return column;
  }
  return std::nullopt;
}

// True for the name of a column such as box_rows or "box height", which is for the rows of a box,
// or for its columns if `isWidth`.
inline bool namesSideOfBox(std::string_view text, bool isWidth) {
  std::string word;
  for (const char c : inLowerCase(text)) {
    if (isLetter(c)) word += c;
  }
  for (const std::string_view box : {"box", "block", "region", "subgrid"}) {
    if (word.compare(0, box.size(), box) != 0) continue;
    const std::string side = word.substr(box.size());
    return isWidth ? side == "cols" || side == "columns" || side == "width" || side == "w"
                   : side == "rows" || side == "height" || side == "h";
  }
  return false;
}

// True if a column has the names of the variants of Sudoku.
inline bool haveColumnOfVariants(std::string_view line, const std::vector<Field>& fields) {
  return std::any_of(fields.begin(), fields.end(), [line](const Field& field) {
    const std::string word = inLowerCase(trimmed(field.of(line)));
    return word == "variant" || word == "type" || word == "shape";
  });
}

// Notes what the names of the columns say about shapes.
inline void noteShapeColumns(std::string_view line, const std::vector<Field>& fields,
                             Table& table) {
  table.namesVariants = haveColumnOfVariants(line, fields);
  for (std::size_t column = 0; column < fields.size(); ++column) {
    const std::string_view name = trimmed(fields[column].of(line));
    if (namesSideOfBox(name, false)) table.boxHeights = column;
    if (namesSideOfBox(name, true)) table.boxWidths = column;
    if (table.regions == column) table.namesCages = inLowerCase(name) == "cages";
  }
}

constexpr std::string_view kSeparators = ",;\t";

// The number of squares of the board in the field. Requires isPuzzleField().
inline std::size_t squaresOf(const Line& line, const Field& field) {
  const std::string_view text = trimmed(field.of(line.text));
  if (isCandidateText(text)) return kCandidateSquares;
  const auto jigsaw = jigsawIn(text);
  return jigsaw ? jigsaw->squares.size() : squaresIn(line, field).count();
}

// True if the text seems to be an incomplete board of about so many squares with a mistake, such as
// one that lost its first zeros.
inline bool seemsBrokenPuzzle(std::string_view text, std::size_t squares) {
  std::size_t characters = 0, values = 0, blanks = 0;
  for (const char c : text) {
    if (isSpace(c) || c == ',') continue;
    ++characters;
    if (isBlankSign(c)) ++blanks;
    if (isBlankSign(c) || isDigit(c)) ++values;
  }
  return blanks > 0 && 4 * values >= 3 * characters && squares <= 2 * characters &&
         characters <= 2 * squares;
}

// The table whose first row is the line, with these fields. Takes the column with the largest
// board, because a smaller one may be a number: the first incomplete one, even with a mistake, or
// the first if all are complete.
inline std::optional<Table> tableWithFields(const Line& line, const std::vector<Field>& fields,
                                            char separator) {
  std::optional<Table> table;
  std::size_t most = 0;
  for (std::size_t column = 0; column < fields.size(); ++column) {
    if (!isPuzzleField(line, fields[column])) continue;
    const std::string_view text = fields[column].of(line.text);
    const bool isComplete = std::none_of(text.begin(), text.end(), isBlankSign);
    const std::size_t squares = squaresOf(line, fields[column]);
    if (squares > most) {
      most = squares;
      table = Table{separator, fields.size(), column};
      table->isComplete = isComplete;
    } else if (squares == most && table->isComplete && !isComplete) {
      table->column = column;
      table->isComplete = false;
    }
    if (squares == most && isComplete && !table->solutions) table->solutions = column;
  }
  for (std::size_t column = 0; table && table->isComplete && column < fields.size(); ++column) {
    if (column == table->column) continue;
    if (!seemsBrokenPuzzle(fields[column].of(line.text), most)) continue;
    table->column = column;
    table->isComplete = false;
  }
  return table;
}

// The table whose first row is the line, with the first of these separators that makes one. In a
// line with quotes, others are tried first than those that do not stand right behind a quote.
inline std::optional<Table> tableOfRow(const Line& line,
                                       std::string_view separators = kSeparators) {
  const bool hasQuotes = line.text.find('"') != std::string::npos;
  std::optional<Table> other;
  for (const char separator : separators) {
    const std::vector<Field> fields = splitFields(line.text, separator);
    if (fields.size() == 1 && !hasQuotes) continue;
    const bool isBehindQuotes = !hasTextBehindQuotes(line.text, fields, separator);
    if (other && (fields.size() == 1 || !isBehindQuotes)) continue;
    const auto table = tableWithFields(line, fields, separator);
    if (table && fields.size() > 1 && isBehindQuotes) return table;
    if (!other) other = table;
  }
  return other;
}

// The table whose first row is the line, if it begins with a puzzle and one of the next fields is a
// solution of it. They may stand between spaces too.
inline std::optional<Table> tableOfSolutionBehind(const Line& line) {
  for (const char separator : {',', ';', '\t', '|', ' '}) {
    const auto table = tableOfRow(line, {&separator, 1});
    if (!table || table->column > 0 || table->isComplete || !table->solutions) continue;
    const std::vector<Field> fields = splitFields(line.text, separator);
    const LineSquares solution = squaresIn(line, fields[*table->solutions]);
    if (mayBePuzzleOf(squaresIn(line, fields[0]), solution)) return table;
  }
  return std::nullopt;
}

// The table whose first row is the line, with a board of more than so many squares.
inline std::optional<Table> tableOfLargerBoard(const Line& line, std::size_t squares) {
  for (const char separator : {',', ';', '\t', ' '}) {
    const auto table = tableOfRow(line, {&separator, 1});
    if (!table) continue;
    const Field field = splitFields(line.text, separator)[table->column];
    if (squaresOf(line, field) > squares) return table;
  }
  return std::nullopt;
}

// The table whose first row is the line, with its puzzle before a colon, as in puzzle:1:solution.
inline std::optional<Table> tableWithColons(const Line& line) {
  if (line.text.find(':') == std::string::npos) return std::nullopt;
  const auto table = tableOfRow(line, ":");
  return table && table->column == 0 ? table : std::nullopt;
}

// The table whose first row is the line, if one of its words is a 9x9 board or a larger one, and
// the others are short, such as a number before the puzzle and a rating after it.
inline std::optional<Table> tableOfWords(const Line& line) {
  constexpr std::size_t kLongest = 20;
  if (line.text.find("--") != line.text.npos) return std::nullopt;  // options are words too
  const auto table = tableOfRow(line, " ");
  if (!table) return std::nullopt;
  const std::vector<Field> fields = splitFields(line.text, ' ');
  if (squaresOf(line, fields[table->column]) < 81) return std::nullopt;
  for (const Field& field : fields) {
    const std::size_t squares = squaresIn(line, field).count();
    if (squares < 81 && field.of(line.text).size() > kLongest) return std::nullopt;
  }
  return table;
}

// The table whose columns the line names, if one name is that of puzzles.
inline std::optional<Table> tableOfNames(std::string_view line) {
  for (const char separator : {',', ';', '\t', '|'}) {
    const std::vector<Field> fields = splitFields(line, separator);
    if (fields.size() < 2 || hasTextBehindQuotes(line, fields, separator)) continue;
    const bool hasBoard = std::any_of(fields.begin(), fields.end(), [line](const Field& field) {
      return isRunOfSquares(trimmed(field.of(line)));
    });
    if (hasBoard) continue;
    for (std::size_t column = 0; column < fields.size(); ++column) {
      if (namesPuzzles(fields[column].of(line))) {
        Table table{separator, fields.size(), column, columnOfRegions(line, fields)};
        noteShapeColumns(line, fields, table);
        table.isNamed = true;
        table.isNamedOnce = std::count_if(fields.begin(), fields.end(), [line](const Field& field) {
                              return namesPuzzles(field.of(line));
                            }) == 1;
        for (std::size_t other = 0; other < fields.size() && !table.solutions; ++other) {
          if (namesSolutions(fields[other].of(line))) table.solutions = other;
        }
        return table;
      }
    }
  }
  return std::nullopt;
}

// The table whose columns the line counts, such as c0 c1 c2, if they may be the squares of a board.
inline std::optional<Table> tableOfNumbers(std::string_view line) {
  constexpr std::size_t kMostOthers = 4;  // columns before the board, and after it
  for (const char separator : kSeparators) {
    const auto separators = std::count(line.begin(), line.end(), separator);
    const bool haveTwoDigits = line.size() > 2 * static_cast<std::size_t>(separators) + 1;
    if (separators < 15 || !haveTwoDigits) continue;
    const std::vector<Field> fields = splitFields(line, separator);
    Words names;
    for (const Field& field : fields) names.push_back(trimmed(field.of(line)));
    for (std::size_t column = 0; column <= kMostOthers; ++column) {
      const std::size_t firstFast = squareLabelsFrom(names, column, true);
      const std::size_t secondFast = squareLabelsFrom(names, column, false);
      const std::size_t width = std::max({labelsFrom(names, column), firstFast, secondFast});
      const bool isMost = column + width + kMostOthers >= names.size();
      if (width >= 16 && isBoard(width) && isMost) {
        Table table{separator, fields.size(), column, {}, width};
        const bool areSquares = width == std::max(firstFast, secondFast);
        table.isByColumns = areSquares && areByColumns(names, column, width == firstFast);
        return table;
      }
    }
  }
  return std::nullopt;
}

// True if the line is a row of the table, and a board without mistakes rather than a row of one.
inline bool hasBoardOf(const Table& table, const Line& line) {
  const std::vector<Field> fields = splitFields(line.text, table.separator);
  if (fields.size() != table.fields) return false;
  const LineSquares squares = squaresIn(line, puzzleField(table, fields));
  const std::size_t size = squareRoot(table.width);
  return squares.count() == table.width && areAtMost(squares, size) && hasValueTwice(squares);
}

// True if the line, which has no puzzle, can be the names of the table's columns.
inline bool mayNameColumns(const Line& line, const Table& table) {
  const std::vector<Field> fields = splitFields(line.text, table.separator);
  return fields.size() > 1 && fields.size() == table.fields && !hasManyValues(line.text) &&
         !mayHavePuzzle(line) &&
         std::none_of(fields.begin(), fields.end(), [&line](const Field& field) {
           return isPuzzleField(line, field) || consistsOf(field.of(line.text), "0123456789.");
         });
}

// True if the line has a complete board, but in another column than that of the puzzles: it is the
// solution of a puzzle that is missing.
inline bool hasOnlySolution(const Table& table, const Line& line, std::size_t fields) {
  if (table.isComplete || table.width > 1 || table.separator == ' ') return false;
  const auto other = tableOfRow(line, {&table.separator, 1});
  return other && other->isComplete && other->column != table.column &&
         (fields == table.fields || other->column > 0);
}

// True if the line begins with a number such as #1.
inline bool isHashedNumber(std::string_view line) {
  return line.size() > 1 && line[0] == '#' && isDigit(line[1]);
}

// True if the line is a row of the table, even one with a wrong puzzle or without one.
inline bool isRowOf(const Table& table, const Line& line) {
  // A comment may begin with the separator of a table.
  if (line.kind() == LineKind::comment && line.text[0] != table.separator &&
      !(table.mayHaveHash && isHashedNumber(line.text))) {
    return false;
  }
  const std::vector<Field> fields = splitFields(line.text, table.separator);
  const bool isWhole = fields.size() == table.fields;
  if (isWhole && trimmed(puzzleField(table, fields).of(line.text)).size() >= 16) return true;
  if (fields.size() < 2) return false;
  if (hasOnlySolution(table, line, fields.size())) return true;
  // More fields can be a row of a board, below a title such as "Sudoku,,,".
  constexpr std::size_t kMost = 3;
  return table.isNamed && isWhole && fields.size() <= kMost && line.kind() == LineKind::squares &&
         !consistsOf(line.text, ",;\t| \"") && !tableOfNames(line.text);
}

// True if the column has the puzzles, or a part of them.
inline bool hasPuzzle(const Table& table, std::size_t column) {
  return table.column <= column && column < table.column + table.width;
}

// The map of the regions of a puzzle in the row: the field of its column, if it is about as long as
// a map, or else another field that can only be a map. Empty if there is none.
inline std::string_view mapOfRow(const Table& table, std::string_view line) {
  const std::vector<Field> fields = splitFields(line, table.separator);
  const std::size_t length = trimmed(puzzleField(table, fields).of(line)).size();
  if (table.regions && *table.regions != table.column && *table.regions < fields.size()) {
    const std::string_view text = trimmed(fields[*table.regions].of(line));
    if (2 * text.size() >= length) return text;
  }
  const std::size_t size = squareRoot(length);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::string_view text = trimmed(fields[i].of(line));
    if (!hasPuzzle(table, i) && seemsMap(text, size)) return text;
  }
  return {};
}

// What other columns of the row say about the shape of its puzzle, as in a title: "3x2", or
// "killer" for cages. Empty if they say nothing.
inline std::string shapeTextOfRow(const Table& table, std::string_view line) {
  if (!table.namesCages && !(table.boxHeights && table.boxWidths)) return "";
  const std::vector<Field> fields = splitFields(line, table.separator);
  const auto textIn = [&](std::size_t column) {
    return column < fields.size() ? trimmed(fields[column].of(line)) : std::string_view();
  };
  std::string text;
  if (table.boxHeights && table.boxWidths) {
    text = std::string(textIn(*table.boxHeights)) + 'x' + std::string(textIn(*table.boxWidths));
  }
  const bool hasCages = table.namesCages && !textIn(*table.regions).empty();
  return hasCages && mapOfRow(table, line).empty() ? text + " killer" : text;
}

// The words of options in the row, then the texts of the other fields, without the map and without
// those that are as long as the puzzle.
inline std::string titleOfRow(const Table& table, std::string_view line) {
  const std::vector<Field> fields = splitFields(line, table.separator);
  const std::size_t length = trimmed(puzzleField(table, fields).of(line)).size();
  const std::string_view map = mapOfRow(table, line);
  std::string options, title;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::string_view text = trimmed(fields[i].of(line));
    const bool isMap = text.data() == map.data();
    if (hasPuzzle(table, i) || isMap || text.empty() || text.size() == length) continue;
    if (optionIn(text) == 0) {
      options += std::string(text) + ' ';
    } else {
      title += (title.empty() ? "" : ", ") + std::string(text);
    }
  }
  return std::string(trimmedRight(options + title));
}

}  // namespace sudoku

#endif
