// PuzzleReader.inl: the functions of PuzzleReader.h.

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <stdexcept>
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
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/Rows.h"
#include "sudoku/reading/ShapeNames.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Sheet.h"
#include "sudoku/reading/Table.h"
#include "sudoku/reading/TableAhead.h"
#include "sudoku/reading/Utf16.h"

namespace sudoku {

SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::next() {
  try {
    if (!hasBegun_) begin();
    for (;;) {
      lines_.release();
      const Line* line = lines_.peek();
      if (line == nullptr && lines_.isBeforeLongLine()) throw lines_.skipLongLine();
      if (line == nullptr) return end();
      const bool isInTable =
          table_ && (table_->column > 0 || table_->regions || options_.areSolutions ||
                     line->text.find("--") != line->text.npos);
      const bool mayBeDigits = !isInTable && options_.letters != Letters::numbersFromZero;
      std::optional<ReadPuzzle> read =
          mayBeDigits ? readNineByNine(line->text, line->number) : std::nullopt;
      if (read && !table_ && !(options_.areSolutions && isComplete(*read))) {
        useTable(tableBesideBoard(lines_), *line);
      }
      // Pencil marks in columns of ten characters look like a board with spaces for blanks.
      const bool haveMarks = read && line->text.find(' ') < 81 && arePencilMarks(lines_);
      const bool isNineByNine = read && !haveMarks &&
                                (options_.areSolutions || !mayBeSolution(*read)) &&
                                !(table_ && table_->column > 0);
      if (isNineByNine) {
        hasContent_ = true;
        lines_.take();
        if (table_ && table_->isNamed) giveTable(*line, *read);
        if (mayCountFromZero(*line, *read)) read = readValues(squaresOf(*line, std::move(*read)));
      } else {
        read = readShape(*line);
      }
      if (!read) continue;
      const auto size = static_cast<std::size_t>(read->puzzle.size);
      const bool isMap = areNumbersOfRegions(read->puzzle.squares, size);
      if (!isNineByNine && !isMap) takeMapBelow(*read, size);
      requireNoMapApart(read->line, size, isMap);
      giveShape(*read, !isNineByNine || !read->title.empty());
      describe(*read);
      if (!read->title.empty() || shapesAbove_ != kNoShape) noticeShape(*read);
      return read;
    }
  } catch (const PuzzleError&) {
    heading_.reset();
    throw;
  }
}

SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::end() {
  if (lines_.isBroken() && !isBroken_) {
    isBroken_ = true;
    throw lines_.error(lines_.number(), {"the text can't be read from here on"});
  }
  if (heading_ && !heading_->section.empty()) throw emptySection();
  return std::nullopt;
}

// Finds out the encoding of the text.
SUDOKU_SEARCH_INLINE void PuzzleReader::begin() {
  hasBegun_ = true;
  const Utf16 order = utf16Ahead(in_);
  if (order == Utf16::none) return;
  decoded_ = std::make_unique<Utf16Stream>(in_, order);
  lines_.readFrom(*decoded_);
}

// Reads the puzzle that begins in the next line, or takes one line that is not part of a puzzle.
SUDOKU_SEARCH_INLINE std::optional<ReadPuzzle> PuzzleReader::readShape(const Line& line) {
  if (!hasContent_) {
    const ForeignText foreign = foreignText(lines_);
    if (foreign.what != nullptr) throw skipForeignText(lines_, foreign);
    hasContent_ = line.kind() != LineKind::blank && line.kind() != LineKind::comment;
  }
  replaceTabs(lines_);
  replaceSemicolons(lines_);
  replaceHeadedBars(lines_);
  replaceBlankSigns(lines_);
  const BlockShape shape =
      shapeAhead(lines_, line.number == lineBelow_ ? squaresAbove_ : 0, table_);
  const bool isBetweenRows = shape.kind == BlockShape::blank || shape.kind == BlockShape::rule ||
                             shape.kind == BlockShape::unknown || line.kind() == LineKind::comment;
  if (shape.table || !isBetweenRows) useTable(shape.table, line);
  switch (shape.kind) {
    case BlockShape::blank:
      if (heading_ && heading_->section.empty()) heading_.reset();
      break;
    case BlockShape::columnNames: shapesAbove_ |= shapesNamedIn(line.text); break;
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
    case BlockShape::rows: return readValues(Rows(lines_, shape.size).read());
    case BlockShape::orderAndNumbers: return readValues(readOrderAndNumbers(lines_, shape.size));
    case BlockShape::sheet: return readValues(readSheet(lines_, shape.place));
    case BlockShape::spacedRows: return readValues(readSpacedRows(lines_, shape.size));
    case BlockShape::jigsaw: return readValues(readJigsawLine(lines_));
    case BlockShape::pencilMarks: return readPencilMarks(lines_);
    case BlockShape::candidateText: return readCandidateLine(lines_);
    case BlockShape::hodokuLine: return readHodokuLine(lines_);
    case BlockShape::tableRow: return readTableRow();
    case BlockShape::drawing: return readValues(DrawnRows(lines_).read());
    case BlockShape::drawnRegions: return readValues(DrawnRegions(lines_).read());
    case BlockShape::brokenSpacedRows: throw brokenSpacedRows(lines_, shape.size);
    case BlockShape::unclearSheet: throw unclearPlaces(lines_, shape.place);
    case BlockShape::regions: throw skipMap(shape.size);
    case BlockShape::unknown: takeUnknown(line, shape.squares); return std::nullopt;
  }
  if (foreignLine_ > 0 && line.number == foreignLine_ + 1) ++foreignLine_;
  lines_.take();
  return std::nullopt;
}

// True if a larger board is above the next line, a single square, or follows below it.
SUDOKU_SEARCH_INLINE bool PuzzleReader::isBesideBoards() {
  if (sizeAbove_ > 1) return true;
  std::size_t ahead = 1;
  const Line* below = lines_.peek(ahead);
  while (below != nullptr && below->kind() == LineKind::blank) below = lines_.peek(++ahead);
  return below != nullptr && splitSquares(*below).count() > 1;
}

// True if the shape of the next line is unknown too, and it has no board with a mistake.
SUDOKU_SEARCH_INLINE bool PuzzleReader::isForeignAhead() {
  replaceBlankSigns(lines_);
  const BlockShape shape = shapeAhead(lines_, 0, std::nullopt);
  return shape.kind == BlockShape::unknown && isForeign(*lines_.peek(), shape.squares);
}

// Takes the next line, whose shape is unknown. Lines of a text that has no boards are one error.
SUDOKU_SEARCH_INLINE void PuzzleReader::takeUnknown(const Line& line, const LineSquares& squares) {
  lines_.take();
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
  const bool isKnown = squares.count() >= 16 && mayBeBoard(squares);
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
      if (!isMap) takeMapBelow(board.read, size);
      if (board.read.puzzle.shape.isOrdinary()) {
        // Before any error about letters: the shape is the greater question.
        requireNoMapApart(board.read.line, size, isMap);
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
  shapesAbove_ |= shapesNamedIn(comment);
  heading().comment = titleOf(comment);
  if (comment.substr(0, 2) == "#D") heading().description = trimmed(comment.substr(2));
}

// Takes the section line. If the section is a partly solved copy of the puzzle above, skips its
// lines too.
SUDOKU_SEARCH_INLINE void PuzzleReader::addSection(const Line& line) {
  const std::string_view section = trimmed(line.text);
  if (!heading().section.empty()) throw emptySection();
  shapesAbove_ |= shapesNamedIn(section);
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

// Takes the map of regions of a board in several lines, if it is below the board, in one line or in
// rows, perhaps after blank lines and a title. If a map stood above its board, the next one may do
// so too. Does not wait for lines that are typed: a map among them is an error later.
SUDOKU_SEARCH_INLINE void PuzzleReader::takeMapBelow(ReadPuzzle& read, std::size_t size) {
  const bool isOneLine = lines_.number() - read.line < 2;
  const bool areMapsAbove = wasMapApart_ || (isMapAbove_ && sizeAbove_ == size);
  if (isOneLine || areMapsAbove || size < 4 || !read.puzzle.shape.isOrdinary() ||
      !read.puzzle.removed.empty()) {
    return;
  }
  const auto lineAt = [this](std::size_t ahead) {
    const bool mayRead = !options_.isTyped || lines_.hasArrived(ahead);
    return mayRead ? lines_.peek(ahead) : nullptr;
  };
  constexpr std::size_t kMostBlankLines = 2;
  std::size_t ahead = 0;
  const auto skipBlankLines = [&] {
    for (std::size_t blank = 0; blank < kMostBlankLines; ++blank, ++ahead) {
      const Line* const line = lineAt(ahead);
      if (line == nullptr || line->kind() != LineKind::blank) break;
    }
  };
  skipBlankLines();
  const Line* const title = lineAt(ahead);
  if (title != nullptr && title->kind() != LineKind::comment && isTitleOfMap(title->text)) {
    ++ahead;
    skipBlankLines();
  }
  std::string map;
  const int first = lines_.number() + static_cast<int>(ahead);
  for (; map.size() < size * size; ++ahead) {
    const Line* const line = lineAt(ahead);
    const std::string names = line == nullptr ? "" : namesIn(line->text);
    if (names.size() != size && names.size() != size * size) return;
    map += names;
  }
  if (map.size() != size * size || !seemsMap(map, size)) return;
  for (; ahead > 0; --ahead) lines_.take();
  try {
    read.puzzle.shape = regionsIn(map);
    read.saysShape = true;
  } catch (const std::invalid_argument& error) {
    throw lines_.error(first, {error.what()});
  }
}

// Throws PuzzleError if the board of that size in the line with that number follows a map of
// regions, or is one and follows a board.
SUDOKU_SEARCH_INLINE void PuzzleReader::requireNoMapApart(int line, std::size_t size, bool isMap) {
  const bool isOtherSize = std::exchange(sizeAbove_, size) != size;
  const bool isMapAbove = std::exchange(isMapAbove_, isMap);
  if (isOtherSize || isMap == isMapAbove) return;
  wasMapApart_ = true;
  areMapsAbove_ = areMapsAbove_ || isMapAbove;
  isMapAbove_ = isMap && areMapsAbove_;
  throw regionsApart(line, isMapAbove);
}

// Takes a map of the regions of a board of that size, which has no squares, and returns the error.
SUDOKU_SEARCH_INLINE PuzzleError PuzzleReader::skipMap(std::size_t size) {
  const int line = lines_.number();
  const bool isOneLine = namesIn(lines_.peek()->text).size() > size + 1;
  for (std::size_t row = 0; row < (isOneLine ? 1 : size); ++row) lines_.take();
  wasMapApart_ = true;
  areMapsAbove_ = areMapsAbove_ || sizeAbove_ != size;
  isMapAbove_ = areMapsAbove_;
  sizeAbove_ = size;
  return regionsApart(line, false);
}

// The error for a map of regions in the line with that number, or for the board there, if the map
// is above it.
SUDOKU_SEARCH_INLINE PuzzleError PuzzleReader::regionsApart(int line, bool isMapAbove) const {
  return lines_.error(
      line, {isMapAbove ? "a map of regions seems to stand above this board"
                        : "this seems to be a map of regions, apart from its board",
             areMapsAbove_ ? "" : ", which was read without it",
             "; it must come in the line of the board, after the squares, or in a file that the "
             "option --regions names"});
}

// Gives the puzzle its shape: that of its text (a map of regions, or words after the squares), or
// else of the options, or else of the bars of its drawing, or else the usual one. `mayHaveWords` is
// false if its lines have squares only.
SUDOKU_SEARCH_INLINE void PuzzleReader::giveShape(ReadPuzzle& read, bool mayHaveWords) {
  Puzzle& puzzle = read.puzzle;
  const bool isMarked = read.title.compare(0, 2, "--") == 0;
  if (mayHaveWords) {
    requireNoOption(read, isMarked ? optionsIn(read.title) : 0);
    if (!isMarked) requireNoMap(read);
  }
  const bool isOrdinary =
      puzzle.shape.isOrdinary() && isOrdinarySize(static_cast<std::size_t>(puzzle.size));
  if (isOrdinary && !isMarked && options_.shape.areEmpty()) return;
  try {
    ShapeOptions shape = options_.shape;
    const bool isNamed = shape.regions || shape.hasNoRegions;
    read.saysShape =
        read.saysShape || read.format == Format::jigsaw || (!puzzle.shape.isOrdinary() && !isNamed);
    if (read.saysShape) {
      shape.regions = puzzle.shape;
      shape.hasNoRegions = false;
    }
    if (isMarked) {
      takeShapeOptions(read.title, shape);
      if (read.title.compare(0, 2, "--") == 0) {
        throw std::invalid_argument(
            message({"there is no word ", read.title.substr(0, read.title.find_first_of(" \t")),
                     " for a shape: there are --boxes, --regions, --diagonals and --windows"}));
      }
      requireNoMap(read);
      read.saysShape = read.saysShape || !(shape == options_.shape);
    }
    puzzle.shape = shapes_.of(shape, puzzle.size);
  } catch (const std::invalid_argument& error) {
    throw lines_.error(read.line, {error.what()});
  }
}

// Throws PuzzleError if the title of the puzzle has a map of regions, which must not be ignored.
SUDOKU_SEARCH_INLINE void PuzzleReader::requireNoMap(const ReadPuzzle& read) const {
  if (mapAmong(read.title, static_cast<std::size_t>(read.puzzle.size)).empty()) return;
  throw lines_.error(read.line,
                     {"the text after the board has a map of regions that is not read: it must "
                      "directly follow the squares, or be in the option --regions"});
}

// Throws PuzzleError if the lines of the puzzle have more words of options than those that were
// taken.
SUDOKU_SEARCH_INLINE void PuzzleReader::requireNoOption(const ReadPuzzle& read,
                                                        std::size_t taken) const {
  std::size_t found = 0;
  for (int number = std::max(read.line, lines_.firstTaken()); number < lines_.number(); ++number) {
    const Line& line = lines_.taken(number);
    const std::size_t at = optionIn(line.text);
    if (at == line.text.npos || line.kind() == LineKind::comment) continue;
    const std::string_view text = line.text;
    // In a heading or a table, such a sign is part of a text.
    const std::size_t begin = line.isHeading() ? puzzleInHeading(text) : 0;
    const bool isInComment = read.format != Format::table &&
                             (text.find_first_of("#%", begin) < at || text.find("//", begin) < at);
    found += optionsIn(text);
    if (!isInComment && found <= taken) continue;
    throw lines_.error({&line, at},
                       {"the word ", wordsOf(text.substr(at)).front(),
                        isInComment ? " is in a comment; without the sign of the comment it would "
                                      "be about this board"
                                    : " is not read here; it must directly follow the "
                                      "squares, in a row or in the line of the board"});
  }
}

// Adds the information from the lines above the puzzle.
SUDOKU_SEARCH_INLINE void PuzzleReader::describe(ReadPuzzle& read) {
  linesOfSection_ = 0;
  if (!heading_) return;
  const PuzzleHeading& above = *heading_;
  const bool isPuzzle = inLowerCase(above.section) == "[puzzle]";
  if (isPuzzle) linesOfSection_ = lines_.number() - read.line;
  if (!above.section.empty()) {
    read.format = Format::sdk;
  } else if (above.hasStarRule && read.format == Format::drawing) {
    read.format = Format::simpleSudoku;
  }
  if (read.title.empty()) {
    const bool isNamed = !above.section.empty() && !isPuzzle;
    const bool isDescribed = !above.section.empty() && !above.description.empty();
    read.title = isNamed ? above.section : isDescribed ? above.description : above.comment;
  }
  heading_.reset();
}

// Notes the shapes that the text around the puzzle names and that the puzzle does not have.
SUDOKU_SEARCH_INLINE void PuzzleReader::noticeShape(ReadPuzzle& read) {
  const unsigned named =
      std::exchange(shapesAbove_, 0U) | shapesNamedIn(read.title, table_ && table_->namesVariants);
  if ((named & ~shapesTold_) == kNoShape) return;
  const unsigned missing = named & ~shapesTold_ & ~shapesOf(read.puzzle.shape);
  if (missing == kNoShape) return;
  shapesTold_ |= missing;
  const PuzzleError notice = lines_.error(
      read.line, {"a shape is named in the title or above, where it is not read: this board ",
                  missingShapes(missing), "; this is said once for each text"});
  read.notice = notice.what();
}

SUDOKU_SEARCH_INLINE PuzzleError PuzzleReader::emptySection() const {
  return lines_.error(heading_->sectionLine,
                      {"found no puzzle in the section ", heading_->section});
}

}  // namespace sudoku
