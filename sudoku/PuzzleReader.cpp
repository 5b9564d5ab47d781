// PuzzleReader.cpp: what is done with the boards and the other lines of a text, in order.
//
//   stream       bytes
//   Text         lines in plain UTF-8, of which some ahead can be looked at    Text.h, text/
//   Line         its tokens; rules, comments and words of options              Line.h
//   FoundBoard   the text of each square, by the first grammar that fits       Grammars.h
//                  boardsInLine():  boards in one line                         LineGrammars.cpp
//                  boardInLines():  one in several lines, by a list            RowGrammars.cpp
//                                   of grammars, in the order of trial         (others beside it)
//   ReadPuzzle   its values                                                    BoardValues.h
//                its shape: words, a map, a drawing, the options               shapeOf()
//
// A line at which no board begins is a title, sizes, or squares with a mistake: OtherLines.h.

#include "sudoku/PuzzleReader.h"

#include <algorithm>
#include <array>
#include <deque>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sudoku/Checker.h"
#include "sudoku/Message.h"
#include "sudoku/Shape.h"
#include "sudoku/SquareCounts.h"
#include "sudoku/reading/BoardValues.h"
#include "sudoku/reading/Grammars.h"
#include "sudoku/reading/OtherLines.h"
#include "sudoku/reading/Text.h"
#include "sudoku/text/OtherText.h"

namespace sudoku {
namespace {

// The value of a character of a 9x9 board plus one, and what else the character is.
enum : unsigned { kValue = 15, kWrong = 16, kZero = 32, kOtherBlank = 64 };
constexpr std::array<unsigned, 256> kNineByNine = [] {
  std::array<unsigned, 256> squares{};
  for (unsigned& square : squares) square = kWrong;
  squares['.'] = squares['_'] = squares['*'] = squares['x'] = squares['X'] = kOtherBlank;
  squares['0'] = kZero;
  for (unsigned value = 1; value <= 9; ++value) squares['0' + value] = value + 1;
  return squares;
}();

// Those of the candidates that no given excludes, each once.
std::vector<Candidate> further(const std::vector<Candidate>& removed, const Puzzle& puzzle) {
  std::vector<Candidate> found;
  for (const Candidate& each : removed) {
    const auto valueOf = [&](int square) {
      return puzzle.squares[static_cast<std::size_t>(square)];
    };
    bool isKnown = valueOf(each.square) != kUndecided ||
                   std::find(found.begin(), found.end(), each) != found.end();
    Shape(9).forEachPeer(each.square, [&](int peer) { isKnown |= valueOf(peer) == each.value; });
    if (!isKnown) found.push_back(each);
  }
  return found;
}

// Throws std::invalid_argument if boards of the puzzle's size have no usual boxes. Says how to name
// them only where that can be right: so many lines of so many squares may be something else.
void requireUsualBoxes(Puzzle puzzle, int size) {
  if (usualBoxHeight(static_cast<std::size_t>(size)) > 0) return;
  puzzle.shape = Shape::latinSquare(size);
  const int largest = *std::max_element(puzzle.squares.begin(), puzzle.squares.end());
  const bool isTooSmall = size > 9 && 0 < largest && largest <= 9;
  if (!isTooSmall && checkGivens(puzzle).empty()) refuseBoxes(size);
  throw std::invalid_argument(message(
      {"found ", size, "x", size, " squares, but no board of that size can have these values"}));
}

// True if the line is a board of that size, with values that fit.
bool isSmallBoard(const Line& line, std::size_t size) {
  const std::vector<FoundBoard> boards = boardsInLine(line, false, false);
  return boards.size() == 1 && boards[0].size == size && hasValueAbove(boards[0].squares, 0) &&
         !hasValueAbove(boards[0].squares, size);
}

}  // namespace

class PuzzleReader::Reading {
 public:
  Reading(std::istream& in, std::string sourceName, const ReadOptions& options)
      : text_(in, std::move(sourceName)), options_(options) {}

  std::optional<ReadPuzzle> next() {
    for (;;) {
      if (!found_.empty()) {
        ReadPuzzle read = std::move(found_.front());
        found_.pop_front();
        return read;
      }
      if (std::optional<ReadPuzzle> read = readNineByNine()) return read;
      const Line* const line = text_.peek();
      if (line == nullptr) break;
      const std::string_view words = trimmed(line->text);
      if (options_.isInPlaceOfBoard != nullptr && options_.isInPlaceOfBoard(words)) {
        ReadPuzzle read;
        read.line = line->number;
        read.title = words;
        endBoard(1);
        return read;
      }
      readAhead(*line);
    }
    requireMapUsed();
    if (text_.isBroken() && !std::exchange(isBroken_, true)) {
      hasTold_ = true;
      throw text_.error(text_.number(), "the text can't be read from here on");
    }
    if (!std::exchange(hasTold_, true)) throw text_.error(0, whyNone());
    return std::nullopt;
  }

  std::string takeNotice() { return hasBoard_ ? std::exchange(notice_, "") : ""; }
  std::size_t ahead() const { return text_.ahead(); }

 private:
  // The sentence about a text without a board.
  std::string whyNone() const {
    if (isEmpty_) return "there is no puzzle in it: it is empty";
    if (!variant_.empty()) {
      return message(
          {"there is no puzzle in it: it says '", variant_, "', a rule that is not read"});
    }
    if (text_.hasTags()) {
      return "there is no puzzle in it: it seems to be HTML or XML; copy the squares as a browser "
             "shows them";
    }
    return "there is no puzzle in it: it seems to be prose or a program; a board has as many rows "
           "as columns, or all squares in one line, and a sign for each blank";
  }

  // Most puzzles are a 9x9 board at the beginning of a line in which nothing else can be a board.
  std::optional<ReadPuzzle> readNineByNine() {
    constexpr std::size_t kSquares = 81, kShort = 70;
    const std::string_view text = text_.peekText(0),
                           rest = text.substr(std::min(kSquares, text.size()));
    const bool isPlain = text.size() >= kSquares && rest.size() < kShort &&
                         (rest.empty() || isSpace(rest[0]) || rest[0] == ',') &&
                         rest.find("--") == rest.npos && !map_ && sizesAbove_.empty() &&
                         options_.shape.areEmpty() && options_.letters != Letters::numbersFromZero;
    if (!isPlain) return std::nullopt;
    ReadPuzzle read;
    read.puzzle.squares = std::vector<int>(kSquares);
    int* const squares = read.puzzle.squares.data();
    unsigned kinds = 0;
    for (std::size_t i = 0; i < kSquares; ++i) {
      const unsigned square = kNineByNine[static_cast<unsigned char>(text[i])];
      squares[i] = static_cast<int>(square & kValue) - 1;
      kinds |= square & ~kValue;
    }
    // Neither complete, nor with two signs for blanks.
    if (kinds != kZero && kinds != kOtherBlank) return std::nullopt;
    read.areBlanksZeros = kinds == kZero;
    if (!areMapsAbove_ && mayBeginMap(text_.peekText(1), 9) && text_.peekArrived(1) != nullptr) {
      return std::nullopt;
    }
    read.line = text_.number();
    read.title = rest.empty() ? titleAbove_ : nameIn(rest);
    hasBoard_ = true;
    noticeVariant(rest);
    text_.drop(1);
    endBoard(0);
    return read;
  }

  // Reads what begins in the next line: boards, a map, or text without squares.
  void readAhead(const Line& line) {
    linesOfBoard_ = 1;
    if (const char* const other = notText(line.text, line.isTooLong); other != nullptr) {
      const PuzzleError error = refuse(1, other);
      text_.end();
      throw error;
    }
    try {
      const std::vector<FoundBoard> boards = boardsAhead(line);
      if (!boards.empty()) return use(boards);
    } catch (const TextError& error) {
      throw refuse(std::max(error.lines, linesOfBoard_), error.what(), error.part);
    } catch (const std::invalid_argument& error) {
      throw refuse(linesOfBoard_, error.what());
    }
    if (isText(line, text_.peekArrived(1))) return readText(line);
    refuseSquares(line);
  }

  // The boards that begin in the next line: those in it, or else one in this line and those below.
  std::vector<FoundBoard> boardsAhead(const Line& line) {
    const ShapeOptions& shape = options_.shape;
    const bool mayBeAnySize = shape.hasNoRegions || shape.size() > 0 || map_;
    std::vector<FoundBoard> boards = boardsInLine(line, options_.areSolutions, mayBeAnySize);
    if (boards.empty()) return boardInLines(text_, sizesAbove_, mayBeAnySize);
    if (boards.size() > 1 || !mayBeRow(boards[0])) return boards;
    const std::size_t small = boards[0].size, large = boards[0].squares.size();
    const bool isLarge = shape.size() == static_cast<int>(large);
    std::vector<FoundBoard> rows = rowsOfSize(text_, large, isLarge ? 0 : small);
    if (!rows.empty()) return rows;
    const Line& below = *text_.peekArrived(1);
    const bool goesOn = squaresIn(below) == large && !isSmallBoard(below, small);
    return goesOn && hasValueAbove(boards[0].squares, small) ? rows : boards;
  }

  // Squares like 1.3....2....4..1 are a 4x4 board, or a row of a 16x16 board if the lines below
  // make one that can't be so many 4x4 boards. True if the board may be such a row.
  bool mayBeRow(const FoundBoard& board) {
    const std::size_t large = board.squares.size();
    const bool isAlone = !board.map.empty() || !board.options.empty() ||
                         options_.shape.size() == static_cast<int>(board.size) ||
                         text_.peekArrived(1) == nullptr;
    if (isAlone || large > (board.areSeparated ? kMaxSize : kMostCharacters)) return false;
    return hasValueAbove(board.squares, board.size) || !hasValueTwice(board.squares);
  }

  // Makes puzzles of the boards, or a map that waits for its board.
  void use(const std::vector<FoundBoard>& boards) {
    const FoundBoard& first = boards.front();
    const int line = text_.peek()->number;
    linesOfBoard_ = first.lines;
    if (first.map.empty() && first.regionOf.empty() && !first.isHodoku &&
        isMap(first.squares, first.size)) {
      requireMapUsed();
      map_ = regionsOf(first.squares);
      lineOfMap_ = line;
      drop(first.lines);
      return;
    }
    if (map_ && map_->size() != static_cast<int>(first.size)) requireMapUsed();
    for (const FoundBoard& board : boards) found_.push_back(puzzleOf(board, line));
    endBoard(linesOfBoard_);
  }

  ReadPuzzle puzzleOf(const FoundBoard& board, int line) {
    ReadPuzzle read;
    read.line = line;
    const auto size = static_cast<int>(board.size);
    std::string words(board.options);
    const ShapeOptions shape = shapeOf(board, words, read.saysShape);
    read.title = !board.title.empty() ? board.title : words.empty() ? titleAbove_ : nameIn(words);
    BoardValues::Result values = BoardValues(board.squares, board.size, board.areSeparated)
                                     .read(board.isHodoku ? Letters::automatic : options_.letters);
    read.puzzle.squares = std::move(values.squares);
    read.letters = values.letters;
    read.areBlanksZeros = values.areBlanksZeros;
    read.puzzle.removed = further(board.removed, read.puzzle);
    if (!shape.regions && !shape.hasNoRegions) requireUsualBoxes(read.puzzle, size);
    // Boards with equal shapes share what is computed from the shape.
    if (latestShape_.size() != size || !(latestWords_ == shape)) {
      latestShape_ = shapeWith(shape, size);
      latestWords_ = shape;
    }
    read.puzzle.shape = latestShape_;
    if (read.saysShape && usualBoxHeight(board.size) > 0) {
      read.saysShape = read.puzzle.shape != usualShape(size);
    }
    hasBoard_ = true;
    return read;
  }

  // The shape that the words behind a board name, or else the map beside, above or below it, or the
  // options, or the drawing, or the sizes above it. Leaves the rest of the words, and says whether
  // the text names the shape.
  ShapeOptions shapeOf(const FoundBoard& board, std::string& words, bool& saysShape) {
    ShapeOptions shape;
    takeShapeOptions(words, shape);
    const ShapeOptions& options = options_.shape;
    saysShape = !shape.areEmpty();
    shape.hasDiagonals = shape.hasDiagonals || options.hasDiagonals;
    shape.hasWindows = shape.hasWindows || options.hasWindows;
    if (shape.regions || shape.hasNoRegions) return shape;
    shape.regions = mappedRegions(board);
    if (!shape.regions && (options.regions || options.hasNoRegions)) {
      shape.regions = options.regions;
      shape.hasNoRegions = options.hasNoRegions;
      return shape;
    }
    if (!shape.regions) shape.regions = drawnRegions(board);
    saysShape = saysShape || shape.regions;
    return shape;
  }

  // The regions of the map beside, above or below the board, which is then read with it.
  std::optional<Shape> mappedRegions(const FoundBoard& board) {
    if (!board.map.empty()) return regionsOf(board.map);
    if (map_ || areMapsAbove_) return map_;
    const std::optional<FoundBoard> below = mapBelow(text_, board.lines, board.size);
    if (!below) return std::nullopt;
    linesOfBoard_ = board.lines + below->lines;
    return regionsOf(below->squares);
  }

  // The regions that a drawing shows. Sizes above the board have to leave no doubt about its boxes.
  std::optional<Shape> drawnRegions(const FoundBoard& board) const {
    if (!board.regionOf.empty()) return Shape::regions(board.regionOf);
    const auto size = static_cast<int>(board.size), height = static_cast<int>(board.boxHeight);
    if (height > 0) return Shape::boxes(height, size / height);
    const bool areSides = sizesAbove_.size() == 2 && sizesAbove_[0] > 1 && sizesAbove_[1] > 1 &&
                          sizesAbove_[0] * sizesAbove_[1] == size;
    if (!areSides || sizesAbove_[0] == static_cast<int>(usualBoxHeight(board.size))) return {};
    throw std::invalid_argument(
        "the option --boxes must say which number above counts the rows of a box");
  }

  void endBoard(std::size_t lines) {
    drop(lines);
    hasTold_ = true;
    areMapsAbove_ = areMapsAbove_ || map_;
    map_.reset();
    titleAbove_.clear();
    sizesAbove_.clear();
  }

  void drop(std::size_t lines) {
    for (std::size_t i = 0; i < lines; ++i) noticeVariant(text_.peekText(i));
    text_.drop(lines);
  }

  // Told once, because the rules of one board are often those of the others.
  void noticeVariant(std::string_view text) {
    const std::string_view word = variant_.empty() ? variantIn(text) : std::string_view();
    if (word.empty()) return;
    variant_ = word;
    const std::string problem = message(
        {"the text says '", word, "': such rules are not read, and boards are read without them"});
    notice_ = text_.errorAt(word, problem).what();
  }

  // Takes a line without squares.
  void readText(const Line& line) {
    if (!line.options.empty()) {
      throw refuse(1, "words about the shape of a board must follow its squares", line.options);
    }
    isEmpty_ = isEmpty_ && line.isEmpty();
    const std::string_view section = line.squares.substr(0, 7);
    const bool isCopy = section == "[State]" || section == "[Pencil";
    if (!line.isRule && (!line.tokens.empty() || !line.comment.empty())) {
      const std::vector<int> sizes = sizesIn(line);
      if (!line.tokens.empty() && (sizes.empty() || sizesAbove_.size() > 1)) sizesAbove_.clear();
      sizesAbove_.insert(sizesAbove_.end(), sizes.begin(), sizes.end());
      if (sizes.empty()) titleAbove_ = nameIn(line.text);
    }
    drop(1);
    // A partly solved copy of the puzzle above, as in .sdk files.
    while (isCopy && text_.peek() != nullptr && !text_.peek()->isEmpty() &&
           text_.peek()->squares.substr(0, 1) != "[") {
      text_.drop(1);
    }
  }

  // Throws the error for squares that are no board, in the next line and those below that go on
  // with them: rules, rows, and lines of as many squares. A whole board does not. Above all boards,
  // it throws only if the squares are nearly a board: the text may have none.
  void refuseSquares(const Line& line) {
    requireSquaresOnly(line);
    const std::size_t squares = squaresIn(line);
    const bool areMarks = arePencilMarks(line);
    const int first = line.number;
    const bool hadTold = hasTold_;
    endBoard(1);
    std::size_t lines = 1, rows = 1, all = squares;
    bool isAlike = true;
    for (const Line* below; (below = text_.peek()) != nullptr; text_.drop(1)) {
      const std::size_t found = squaresIn(*below);
      const bool isBoard = found == kLeastBoard && isSmallBoard(*below, 4);
      const bool mayBeRow = 0 < found && found < kLeastInWord && !isBoard;
      isAlike = isAlike && found == squares && (mayBeRow || squareRoot(found) == 0);
      if (!mayBeRow && !isAlike && !below->isRule) break;
      lines += isAlike;
      rows += found > 0;
      all += found;
    }
    hasTold_ =
        hadTold || areMarks || rows == 1 || isNearlyBoard(rows, all) || squares >= kLeastMistaken;
    if (areMarks) {
      throw text_.error(first, "pencil marks are not read; write a value or a blank a square");
    }
    if (hasTold_) {
      throw text_.error(first, message({"found ", counted(lines, "line"), " of ", squares,
                                        " squares, which are no board; one has as many rows as "
                                        "columns, or all squares in one line"}));
    }
    isEmpty_ = false;
  }

  // Throws the error for a board in one token with a wrong character.
  void requireSquaresOnly(const Line& line) {
    for (const Token& token : line.tokens) {
      const std::size_t wrong = token.text.find_first_not_of("0123456789._*?-xX");
      if (!isLikeBoard(token) || wrong == token.text.npos) continue;
      const std::string_view rest = token.text.substr(wrong);
      const auto part = rest.substr(0, std::max<std::size_t>(characterLength(rest), 1));
      throw refuse(1, message({"found '", displayable(part), "' among the squares"}), part);
    }
  }

  // An error at a part of the next lines, or at the first. The text goes on so many lines below.
  PuzzleError refuse(std::size_t lines, const std::string& problem, std::string_view part = {}) {
    const PuzzleError error = text_.errorAt(part, problem);
    found_.clear();
    endBoard(lines);
    return error;
  }

  void requireMapUsed() {
    if (!map_) return;
    hasTold_ = true;
    const int size = std::exchange(map_, std::nullopt)->size();
    throw text_.error(lineOfMap_, message({"found a map of regions, but no board of its size (",
                                           size, ") right above or below it"}));
  }

  Text text_;
  ReadOptions options_;
  Shape latestShape_;
  ShapeOptions latestWords_;      // of that shape
  std::deque<ReadPuzzle> found_;  // in the latest line, not returned yet
  std::optional<Shape> map_;      // above, without its board yet
  int lineOfMap_ = 0;
  bool areMapsAbove_ = false;     // the latest map stood above its board
  std::string titleAbove_;        // the latest line without squares
  std::vector<int> sizesAbove_;   // the numbers of lines right above with nothing else
  std::size_t linesOfBoard_ = 0;  // being read, with a map below it
  std::string notice_;            // not taken yet
  std::string variant_;           // the first word for rules that are not read
  bool hasTold_ = false;          // a puzzle or an error was returned
  bool isEmpty_ = true;           // all lines are blank
  bool hasBoard_ = false;
  bool isBroken_ = false;
};

PuzzleReader::PuzzleReader(std::istream& in, std::string sourceName, const ReadOptions& options)
    : reading_(std::make_unique<Reading>(in, std::move(sourceName), options)) {}

PuzzleReader::~PuzzleReader() = default;

std::optional<ReadPuzzle> PuzzleReader::next() {
  return reading_->next();
}

std::string PuzzleReader::takeNotice() {
  return reading_->takeNotice();
}

std::size_t PuzzleReader::ahead() const {
  return reading_->ahead();
}

}  // namespace sudoku
