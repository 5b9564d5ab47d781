// PuzzleReader.inl: the functions of PuzzleReader.h.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/HeaderOnly.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/reading/BlankSigns.h"
#include "sudoku/reading/BlockShape.h"
#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/Candidates.h"
#include "sudoku/reading/DrawnRegions.h"
#include "sudoku/reading/DrawnRows.h"
#include "sudoku/reading/ForeignText.h"
#include "sudoku/reading/Letters.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Lists.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/RowCounters.h"
#include "sudoku/reading/Rows.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Sheet.h"
#include "sudoku/reading/SheetSeparators.h"
#include "sudoku/reading/SquareLines.h"
#include "sudoku/reading/Table.h"
#include "sudoku/reading/TableAhead.h"
#include "sudoku/reading/Title.h"
#include "sudoku/reading/Utf16.h"
#include "sudoku/reading/Wrapping.h"

namespace sudoku {

SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::next() {
  try {
    if (!hasBegun_) begin();
    for (;;) {
      lines_.release();
      notices_.clearBlanks();
      const Line* line = lines_.peek();
      if (line == nullptr && lines_.isBeforeLongLine()) throw lines_.skipLongLine();
      if (line == nullptr) return end();
      std::optional<ReadPuzzle> read = readNineByNineAhead(*line);
      const bool isNineByNine = read.has_value();
      if (!read) read = readShape(*line);
      if (!read) continue;
      if (!isNineByNine) requireOneQuote(*read);
      const auto size = static_cast<std::size_t>(read->puzzle.size);
      const bool isMap = areNumbersOfRegions(read->puzzle.squares, size);
      if (!isNineByNine && !isMap) maps_.takeBelow(*read, size);
      const bool mayHaveWords =
          !isNineByNine || !read->title.empty() || read->format == Format::table;
      puzzleShapes_.give(*read, mayHaveWords, !table_ || !table_->isNamedOnce);
      maps_.requireNoneApart(read->line, size, isMap);
      if (!options_.areSolutions) {
        commentedMaps_.requireNone(*read);
        if (maps_.isOnlyBelowThis(*read, isComplete(*read))) notices_.setMapBelowOne();
      }
      // A 9x9 board that begins its line has no label; columns with names have other texts.
      const bool mayHaveLabel = !isNineByNine && !(table_ && table_->isNamed);
      const bool isOther = isUnwanted(*read, mayHaveLabel);
      describe(*read);
      if (isOther) continue;
      notices_.give(*read, table_ && table_->namesVariants);
      return read;
    }
  } catch (const PuzzleError&) {
    heading_.reset();
    throw;
  }
}

// True for a board that is not wanted: a solution of a puzzle above, if a title above it or, where
// one may be, a label in its line says so. If solutions are wanted, a puzzle above its solution.
SUDOKU_SEARCH_INLINE bool PuzzleReader::isUnwanted(const ReadPuzzle& read, bool mayHaveLabel) {
  if (options_.areSolutions) {
    return !options_.isTyped && !isComplete(read) && areSolutionsAhead(lines_);
  }
  if (isComplete(read)) {
    return hasPuzzleAbove_ && (areSolutionsBelow_ ||
                               (mayHaveLabel && isLabelledSolution(lines_.taken(read.line).text)));
  }
  hasPuzzleAbove_ = true;
  areSolutionsBelow_ = false;
  return false;
}

SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::end() {
  if (lines_.isBroken() && !isBroken_) {
    isBroken_ = true;
    throw lines_.error(lines_.number(), {"the text can't be read from here on"});
  }
  if (heading_ && !heading_->section.empty()) throw emptySection();
  return std::nullopt;
}

// Throws PuzzleError if some lines of the puzzle were quoted in a mail and others were not, or if
// its first column, of spaces only, may belong to the signs that quoted it.
SUDOKU_SEARCH_INLINE void PuzzleReader::requireOneQuote(const ReadPuzzle& read) const {
  const Line* first = nullptr;
  bool hasFirstColumn = read.format != Format::spacedRows;
  for (int number = std::max(read.line, lines_.firstTaken()); number < lines_.number(); ++number) {
    const Line& line = lines_.taken(number);
    if (line.kind() == LineKind::blank || line.kind() == LineKind::comment) continue;
    if (first == nullptr) first = &line;
    hasFirstColumn = hasFirstColumn || line.quote == 0 || line.text[0] != ' ';
    if (line.quote == first->quote) continue;
    throw lines_.error(number, {"the signs > at the beginning of this row and of the rows above ",
                                "differ; each row of a board needs the same or none"});
  }
  if (hasFirstColumn || first == nullptr) return;
  throw lines_.error(first->number, {"it is not clear whether the spaces behind > are squares; a 0 "
                                     "in each blank square shows where the board is"});
}

// Finds out the encoding of the text.
SUDOKU_SEARCH_INLINE void PuzzleReader::begin() {
  hasBegun_ = true;
  const Utf16 order = utf16Ahead(in_);
  if (order == Utf16::none) return;
  decoded_ = std::make_unique<Utf16Stream>(in_, order);
  lines_.readFrom(*decoded_);
}

// Reads the next line, the given one, if it begins with a 9x9 board and cannot be something else.
// Most puzzles are such lines.
SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::readNineByNineAhead(const Line& line) {
  const bool isInTable =
      table_ && (table_->column > 0 || table_->regions || options_.areSolutions ||
                 line.text.find("--") != line.text.npos);
  if (isInTable || options_.letters == Letters::numbersFromZero) return std::nullopt;
  std::optional<ReadPuzzle> read = readNineByNine(line.text, line.number);
  if (!read) return std::nullopt;
  if (!table_ && !(options_.areSolutions && isComplete(*read))) {
    useTable(tableBesideBoard(lines_), line);
  }
  if (table_ && table_->column > 0) return std::nullopt;
  const bool mayHaveSolution = read->title.size() >= read->puzzle.squares.size();
  if (mayHaveSolution && isComplete(*read) != options_.areSolutions) return std::nullopt;
  // Pencil marks in columns of ten characters look like a board with spaces for blanks.
  if (line.text.find(' ') < read->puzzle.squares.size() && arePencilMarks(lines_)) {
    return std::nullopt;
  }
  hasContent_ = true;
  lines_.take();
  if (table_ && table_->isNamed) giveTable(line, *read);
  if (read->haveMixedBlanks) notices_.setBlanks(squaresOf(line, *read).squares, read->puzzle);
  if (mayCountFromZero(line, *read)) return readValues(squaresOf(line, std::move(*read)));
  return read;
}

// Reads the puzzle that begins in the next line, or takes one line that is not part of a puzzle.
SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::readShape(const Line& line) {
  removeListSigns(lines_);
  if (!hasContent_) {
    const ForeignText foreign = foreignText(lines_);
    if (foreign.what != nullptr) throw skipForeignText(lines_, foreign);
    hasContent_ = line.kind() != LineKind::blank && line.kind() != LineKind::comment;
  }
  replaceSigns();
  BlockShape shape = shapeAhead(lines_, line.number == lineBelow_ ? squaresAbove_ : 0, table_,
                                unknownLine_ > 0 && line.number == unknownLine_ + 1);
  if (options_.areSolutions && shape.kind == BlockShape::board && shape.squares.haveBlank()) {
    if (const auto table = tableOfSolutionBehind(line)) shape = shapeOfTableRow(*table);
  }
  const bool isBetweenRows = shape.kind == BlockShape::blank || shape.kind == BlockShape::rule ||
                             shape.kind == BlockShape::unknown || line.kind() == LineKind::comment;
  if (shape.table || !isBetweenRows) useTable(shape.table, line);
  switch (shape.kind) {
    case BlockShape::blank:
      if (heading_ && heading_->section.empty()) heading_.reset();
      break;
    case BlockShape::columnNames: notices_.addShapes(line.text); break;
    case BlockShape::heading: addHeading(line); break;
    case BlockShape::section: addSection(line); return std::nullopt;
    case BlockShape::rule:
      if (line.kind() == LineKind::rule) heading().hasStarRule = trimmed(line.text).front() == '*';
      break;
    case BlockShape::board:
      if (shape.size == 1 && isBesideBoards()) {
        takeUnknown(line, shape.squares);
        return std::nullopt;
      }
      if (shape.size > 0) {
        squaresAbove_ = shape.size;
        lineBelow_ = line.number + 1;
      }
      return readValues(readBoardInLine(lines_, shape.squares));
    case BlockShape::rows: return readValues(Rows(lines_, shape.size, !options_.isTyped).read());
    case BlockShape::orderAndNumbers: return readValues(readOrderAndNumbers(lines_, shape.size));
    case BlockShape::sheet: return readValues(readSheet(lines_, shape.place));
    case BlockShape::spacedRows: return readValues(readSpacedRows(lines_, shape.size));
    case BlockShape::squareLines: return readValues(readSquareLines(lines_, shape.size));
    case BlockShape::jigsaw: return readValues(readJigsawLine(lines_));
    case BlockShape::pencilMarks: return readPencilMarks(lines_);
    case BlockShape::candidateText: return readCandidateLine(lines_);
    case BlockShape::hodokuLine: return readHodokuLine(lines_);
    case BlockShape::tableRow: return readTableRow();
    case BlockShape::drawing: return readValues(DrawnRows(lines_).read());
    case BlockShape::drawnRegions: return readValues(DrawnRegions(lines_).read());
    case BlockShape::boardsBeside: throw twoBoardsBeside(lines_, shape.size);
    case BlockShape::brokenList: throw skipBrokenList(lines_);
    case BlockShape::brokenSpacedRows: throw brokenSpacedRows(lines_, shape.size);
    case BlockShape::brokenSquareLines: throw noBoardOfSquareLines(lines_, shape.size);
    case BlockShape::unclearSheet: throw unclearPlaces(lines_, shape.place);
    case BlockShape::tooLargeBoard: throw tooLargeBoard(lines_, shape.size);
    case BlockShape::regions: throw maps_.skip(shape.size);
    case BlockShape::unknown: takeUnknown(line, shape.squares); return std::nullopt;
  }
  if (foreignLine_ > 0 && line.number == foreignLine_ + 1) ++foreignLine_;
  lines_.take();
  return std::nullopt;
}

// Replaces the signs of the next lines that have another meaning in other formats.
SUDOKU_SEARCH_INLINE void PuzzleReader::replaceSigns() {
  cutCounters(lines_);
  replaceTabs(lines_);
  replaceSemicolons(lines_);
  replaceHeadedBars(lines_);
  removeQuotes(lines_);
  replaceDoubledSigns(lines_);
  replaceBlankSigns(lines_);
}

// True if a larger board is above the next line, a single square, or follows below it.
SUDOKU_SEARCH_INLINE bool PuzzleReader::isBesideBoards() {
  if (maps_.sizeAbove() > 1) return true;
  std::size_t ahead = 1;
  const Line* below = lines_.peek(ahead);
  // Further numbers alone may be an order.
  const auto isAbove = [](const Line& line) {
    return line.kind() == LineKind::blank || isNumber(trimmed(line.text));
  };
  while (below != nullptr && isAbove(*below)) below = lines_.peek(++ahead);
  return below != nullptr && splitSquares(*below).count() > 1;
}

// True if the shape of the next line is unknown too, and it has no board with a mistake.
SUDOKU_SEARCH_INLINE bool PuzzleReader::isForeignAhead() {
  removeListSigns(lines_);
  replaceSigns();
  const BlockShape shape = shapeAhead(lines_, 0, std::nullopt, true);
  return shape.kind == BlockShape::unknown && isForeign(*lines_.peek(), shape.squares);
}

// Takes the next line, whose shape is unknown. Lines of a text that has no boards are one error.
SUDOKU_SEARCH_INLINE void PuzzleReader::takeUnknown(const Line& line, const LineSquares& squares) {
  lines_.take();
  unknownLine_ = line.number;
  const int above = std::exchange(foreignLine_, isForeign(line, squares) ? line.number : 0);
  if (foreignLine_ > 0 && above > 0 && above + 1 == line.number) return;
  const PuzzleError error = unknownLine(lines_, line, squares);
  const bool mayPeek = foreignLine_ > 0 && (!options_.isTyped || lines_.hasArrived(0));
  if (!mayPeek || lines_.peek() == nullptr || !isForeignAhead()) {
    foreignLine_ = 0;
    throw error;
  }
  throw PuzzleError(error.source(), error.line(), error.column(),
                    error.problem() + "; the lines below that are like it are skipped too");
}

// Notes the table that the line belongs to. If solutions are wanted, takes their column.
SUDOKU_SEARCH_INLINE void PuzzleReader::useTable(const std::optional<Table>& table,
                                                 const Line& line) {
  table_ = table;
  if (!table_ || !options_.areSolutions) return;
  if (!table_->solutions) {
    if (const auto row = tableOfRow(line, {&table_->separator, 1})) {
      table_->solutions = row->solutions;
    }
  }
  table_->column = table_->solutions.value_or(table_->column);
}

// Reads the next line, a row of the table.
SUDOKU_SEARCH_INLINE ReadPuzzle PuzzleReader::readTableRow() {
  const Line& line = *lines_.peek();
  const Field field = puzzleField(*table_, splitFields(line.text, table_->separator));
  std::string title = titleOfRow(*table_, line.text);
  notices_.addShapes(shapeTextOfRow(*table_, line.text));
  lines_.take();
  const LineSquares squares = squaresIn(line, field);
  const std::string_view text = trimmed(field.of(line.text));
  const auto begin = static_cast<std::size_t>(text.data() - line.text.data());
  if (isCandidateText(text)) return readCandidateText(lines_, line, begin, std::move(title));
  if (const std::optional<JigsawText> jigsaw = jigsawIn(text)) {
    BoardSquares board = readJigsaw(lines_, line, *jigsaw);
    board.read.title = std::move(title);
    return readValues(std::move(board));
  }
  const bool isKnown = squares.count() >= 16 && mayBeBoard(squares) && !haveNumberApart(squares);
  if (!isKnown || squares.firstWrong != text.npos) throw unknownRow(lines_, line, squares, *table_);
  BoardSquares board{table_->isByColumns ? transposed(squares.squares) : squares.squares,
                     squares.areSeparated,
                     {}};
  if (const std::string_view map = mapOfRow(*table_, line.text); !map.empty()) {
    const TextPosition position{&line, static_cast<std::size_t>(map.data() - line.text.data())};
    Shape& shape = board.read.puzzle.shape;
    try {
      shape = regionsIn(map);
    } catch (const std::invalid_argument& error) {
      throw lines_.error(position, {error.what()});
    }
    const std::size_t size = squareRoot(squares.count());
    if (static_cast<std::size_t>(shape.size()) != size) {
      throw lines_.error(position, {"found a map of size ", shape.size(), " for a board of size ",
                                    size, "; a map has a character for each square"});
    }
    board.read.saysShape = true;
  }
  board.read.line = line.number;
  board.read.format = Format::table;
  board.read.title = std::move(title);
  return readValues(std::move(board));
}

// Gives the 9x9 board at the beginning of a row of the table its format and title.
SUDOKU_SEARCH_INLINE void PuzzleReader::giveTable(const Line& line, ReadPuzzle& read) const {
  const std::size_t squares = read.puzzle.squares.size();
  if (line.text.size() == squares || line.text[squares] != table_->separator) return;
  read.format = Format::table;
  read.title = titleOfRow(*table_, line.text);
}

// True if the values of the 9x9 board at the beginning of the line may be 0 to 8: 0 stands beside
// another sign for blanks, or boards above count from 0.
SUDOKU_SEARCH_INLINE bool PuzzleReader::mayCountFromZero(const Line& line,
                                                         const ReadPuzzle& read) const {
  if (lettersAbove_ == Letters::numbersFromZero) return true;
  const std::string_view board = std::string_view(line.text).substr(0, read.puzzle.squares.size());
  return !read.areBlanksZeros && board.find('0') != board.npos;
}

SUDOKU_SEARCH_INLINE ReadPuzzle PuzzleReader::readValues(BoardSquares board) {
  const std::size_t size = squareRoot(board.squares.size());
  const bool isMarked = board.read.title.compare(0, 2, "--") == 0;
  if (!isSize(size) && board.read.puzzle.shape.isOrdinary() && !isMarked) {
    try {
      shapeWith(options_.shape, static_cast<int>(size));
    } catch (const std::invalid_argument& error) {
      const bool isMap = areNumbersOfRegions(numbersOf(board.squares), size);
      if (!isMap) maps_.takeBelow(board.read, size);
      if (board.read.puzzle.shape.isOrdinary()) {
        // Before any error about letters: the shape is the greater question.
        maps_.requireNoneApart(board.read.line, size, isMap);
        throw lines_.error(board.read.line, {error.what()});
      }
    }
  }
  const BoardValues values(lines_, board.squares, board.areSeparated);
  BoardValues::Result read =
      values.read(options_.letters, lettersAbove_.value_or(Letters::automatic));
  const std::vector<int>& found = read.puzzle.squares;
  if (lettersAbove_ == Letters::numbersFromZero && read.letters == Letters::automatic &&
      std::find(found.begin(), found.end(), read.puzzle.size) != found.end()) {
    lettersAbove_ = Letters::automatic;
  } else if (read.letters != Letters::automatic) {
    const bool isOther = lettersAbove_.value_or(read.letters) != read.letters;
    lettersAbove_ = isOther ? Letters::automatic : read.letters;
  }
  notices_.setBlanks(board.squares, read.puzzle);
  board.read.puzzle.size = read.puzzle.size;
  board.read.puzzle.squares = std::move(read.puzzle.squares);
  board.read.letters = read.letters;
  board.read.areBlanksZeros = read.areBlanksZeros;
  Format& format = board.read.format;
  const bool mayBeNumbers = format == Format::line || format == Format::rows;
  if (mayBeNumbers && board.areSeparated && values.areNumbers()) format = Format::numbers;
  return std::move(board.read);
}

SUDOKU_SEARCH_INLINE void PuzzleReader::addHeading(const Line& line) {
  const std::string_view comment = trimmed(line.text);
  const std::size_t option = optionIn(line.text);
  if (line.kind() == LineKind::heading && option != comment.npos) {
    lines_.take();
    throw lines_.error({&line, option},
                       {"the word ", wordsOf(std::string_view(line.text).substr(option)).front(),
                        " is not read in a heading; it must come after the squares"});
  }
  if (line.kind() == LineKind::comment && !options_.areSolutions) commentedMaps_.noteAhead();
  notices_.addShapes(comment);
  areSolutionsBelow_ = titlesSolution(comment);
  heading().comment = titleOf(comment);
  if (comment.substr(0, 2) == "#D") heading().description = trimmed(comment.substr(2));
}

// Takes the section line. If the section is a partly solved copy of the puzzle above, skips its
// lines too.
SUDOKU_SEARCH_INLINE void PuzzleReader::addSection(const Line& line) {
  const std::string_view section = trimmed(line.text);
  if (!heading().section.empty()) throw emptySection();
  notices_.addShapes(section);
  lines_.take();
  const std::string name = inLowerCase(section);
  if (linesOfSection_ > 0 && (name == "[state]" || name == "[pencilmarks]")) {
    skipProgress();
  } else {
    heading().section = section;
    heading().sectionLine = line.number;
  }
}

SUDOKU_SEARCH_INLINE void PuzzleReader::skipProgress() {
  for (int i = 0; i < linesOfSection_;) {
    const Line* const line = lines_.peek();
    if (line == nullptr || line->kind() == LineKind::section || line->kind() == LineKind::comment) {
      return;
    }
    if (i > 0 || line->kind() != LineKind::blank) ++i;
    lines_.take();
  }
}

// Adds the information from the lines above the puzzle.
SUDOKU_SEARCH_INLINE void PuzzleReader::describe(ReadPuzzle& read) {
  linesOfSection_ = 0;
  if (!heading_) return;
  const PuzzleHeading& above = *heading_;
  const bool isPuzzle = inLowerCase(above.section) == "[puzzle]";
  if (isPuzzle) linesOfSection_ = lines_.number() - read.line;
  const bool isTag = lengthOfTags(above.section) > 0;  // of a forum, such as [code]
  if (!above.section.empty() && !isTag) {
    read.format = Format::sdk;
  } else if (above.hasStarRule && read.format == Format::drawing) {
    read.format = Format::simpleSudoku;
  }
  if (read.title.empty()) {
    const bool isNamed = !above.section.empty() && !isPuzzle && !isTag;
    const bool isDescribed = !above.section.empty() && !above.description.empty();
    read.title = isNamed ? above.section : isDescribed ? above.description : above.comment;
  }
  heading_.reset();
}

SUDOKU_SEARCH_INLINE PuzzleError PuzzleReader::emptySection() const {
  return lines_.error(heading_->sectionLine,
                      {"found no puzzle in the section ", heading_->section});
}

}  // namespace sudoku
