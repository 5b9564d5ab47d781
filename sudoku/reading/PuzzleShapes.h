// PuzzleShapes.h: gives puzzles their shapes, and refuses words about shapes that are not read.

#ifndef SUDOKU_READING_PUZZLESHAPES_H_
#define SUDOKU_READING_PUZZLESHAPES_H_

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <stdexcept>
#include <string>
#include <string_view>

#include "sudoku/Message.h"
#include "sudoku/Puzzle.h"
#include "sudoku/Shape.h"
#include "sudoku/reading/Jigsaw.h"
#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/PuzzleError.h"
#include "sudoku/reading/ReadPuzzle.h"
#include "sudoku/reading/ShapeOptions.h"
#include "sudoku/reading/Squares.h"

namespace sudoku {

class PuzzleShapes {
 public:
  // The options are for puzzles whose text does not say another shape.
  PuzzleShapes(const Lines& lines, const ShapeOptions& options)
      : lines_(lines), options_(options) {}

  // Gives the puzzle its shape: that of its text (a map of regions, or words after the squares), or
  // else of the options, or else of the bars of its drawing, or else the usual one. `mayHaveWords`
  // is false if its lines have squares only. `mustBeAlone` is false if the names of its table say
  // which column has the puzzles.
  void give(ReadPuzzle& read, bool mayHaveWords, bool mustBeAlone) {
    Puzzle& puzzle = read.puzzle;
    const bool isMarked = read.title.compare(0, 2, "--") == 0;
    if (mayHaveWords) {
      requireOneBoard(read, mustBeAlone);
      requireNoOption(read, isMarked ? optionsIn(read.title) : 0);
      if (!isMarked) requireNoMap(read);
    }
    const bool isOrdinary =
        puzzle.shape.isOrdinary() && isOrdinarySize(static_cast<std::size_t>(puzzle.size));
    if (isOrdinary && !isMarked && options_.areEmpty()) return;
    try {
      ShapeOptions shape = options_;
      const bool isNamed = shape.regions || shape.hasNoRegions;
      read.saysShape = read.saysShape || read.format == Format::jigsaw ||
                       (!puzzle.shape.isOrdinary() && !isNamed);
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
        read.saysShape = read.saysShape || !(shape == options_);
      }
      puzzle.shape = known_.of(shape, puzzle.size);
    } catch (const std::invalid_argument& error) {
      throw lines_.error(read.line, {error.what()});
    }
  }

 private:
  // Throws PuzzleError if another puzzle of the same size is in the line, after a separator. One
  // with all values of the first is the same puzzle, partly solved. Beside a puzzle, a map of
  // regions is no puzzle either. If the puzzle need not be alone, looks only for a puzzle beside a
  // map that was taken for it.
  void requireOneBoard(const ReadPuzzle& read, bool mustBeAlone) const {
    const bool isLine = read.format == Format::line || read.format == Format::sdm;
    const auto squares = read.puzzle.squares.size();
    const auto size = static_cast<std::size_t>(read.puzzle.size);
    if ((!isLine && read.format != Format::table) || read.line < lines_.firstTaken()) return;
    const Line& line = lines_.taken(read.line);
    if (line.text.size() < 2 * squares) return;
    if (areNumbersOfRegions(read.puzzle.squares, size)) requireNoBoardBesideMap(line, size);
    std::string_view first;
    for (std::string_view rest = line.text; rest.size() >= squares;) {
      const auto end = std::find_if(rest.begin(), rest.end(), separatesBoards);
      const std::string_view word = rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
      rest.remove_prefix(std::min(word.size() + 1, rest.size()));
      // In a heading or a table, such a sign is part of a text.
      if (isLine && !first.empty() && !word.empty() && word[0] != ';' && beginsComment(word)) {
        return;
      }
      if (word.size() != squares || std::none_of(word.begin(), word.end(), isBlankSign)) continue;
      const TextPosition at{&line, static_cast<std::size_t>(word.data() - line.text.data())};
      if (first.empty()) {
        first = word;
        continue;
      }
      if (keepsValues(first, word) || keepsValues(word, first) || !mayBePuzzle(word, size)) {
        continue;
      }
      if (mustBeAlone && mayBePuzzle(first, size)) {
        throw lines_.error(at, {"found a second puzzle in the line; each must have its own line"});
      }
      first = word;
    }
  }

  // Throws PuzzleError if a puzzle of that size is in the line, from which a map of regions was
  // read in its place. It may even be in a comment.
  [[gnu::cold]] void requireNoBoardBesideMap(const Line& line, std::size_t size) const {
    const std::string_view text = line.text;
    const auto isSquare = [text](std::size_t i) { return isSquareCharacter(text[i]); };
    // It may lack squares or have too many.
    const auto isPuzzle = [size](std::string_view word) {
      return word.size() + size > size * size && word.size() < size * size + size &&
             std::any_of(word.begin(), word.end(), isBlankSign) && mayBePuzzle(word, size);
    };
    const std::string_view puzzle = findRun(text, isSquare, isPuzzle);
    if (puzzle.empty()) return;
    throw lines_.error({&line, static_cast<std::size_t>(puzzle.data() - text.data())},
                       {"a map of regions is read from this line, and not this board; the map must "
                        "directly follow the squares"});
  }

  static constexpr bool separatesBoards(char c) {
    return c == ' ' || c == '\t' || c == ',' || c == ';' || c == '|' || c == ':' || c == '"';
  }

  // False for maps of regions or of the givens.
  static bool mayBePuzzle(std::string_view word, std::size_t size) {
    constexpr std::string_view kNamesOfGivens = "01";
    return areValues(word, size) && !consistsOf(word, kNamesOfGivens) && !seemsMap(word, size);
  }

  // True if the later board has all values of the earlier one.
  static bool keepsValues(std::string_view earlier, std::string_view later) {
    return std::equal(earlier.begin(), earlier.end(), later.begin(),
                      [](char one, char other) { return isBlankSign(one) || one == other; });
  }

  // True for a map of the regions of a board of that size with spaces or other signs in it.
  static bool isBrokenMap(std::string_view text, std::size_t size) {
    constexpr std::size_t kMostSigns = 9;
    if (text.size() < size * size || text.size() > size * size + kMostSigns) return false;
    std::string names;
    std::copy_if(text.begin(), text.end(), std::back_inserter(names),
                 [](char c) { return isLetter(c) || isDigit(c); });
    return names.size() + 1 >= size * size && seemsMap(names, size);
  }

  // Throws PuzzleError if the title of the puzzle has a map of regions, which must not be ignored.
  void requireNoMap(const ReadPuzzle& read) const {
    const auto size = static_cast<std::size_t>(read.puzzle.size);
    if (mapAmong(read.title, size).empty() && !isBrokenMap(read.title, size)) return;
    throw lines_.error(read.line,
                       {"the text after the board has a map of regions that is not read: it must "
                        "directly follow the squares, or be in the option --regions"});
  }

  // Throws PuzzleError if the lines of the puzzle have more words of options than those that were
  // taken.
  void requireNoOption(const ReadPuzzle& read, std::size_t taken) const {
    std::size_t found = 0;
    for (int number = std::max(read.line, lines_.firstTaken()); number < lines_.number();
         ++number) {
      const Line& line = lines_.taken(number);
      const std::size_t at = optionIn(line.text);
      if (at == line.text.npos || line.kind() == LineKind::comment) continue;
      const std::string_view text = line.text;
      // In a heading or a table, such a sign is part of a text.
      const std::size_t begin = line.isHeading() ? puzzleInHeading(text) : 0;
      const bool isInComment =
          read.format != Format::table &&
          (text.find_first_of("#%", begin) < at || text.find("//", begin) < at);
      found += optionsIn(text);
      if (!isInComment && found <= taken) continue;
      throw lines_.error(
          {&line, at}, {"the word ", wordsOf(text.substr(at)).front(),
                        isInComment ? " is in a comment; without the sign of the comment it would "
                                      "be about this board"
                                    : " is not read here; it must directly follow the "
                                      "squares, in a row or in the line of the board"});
    }
  }

  const Lines& lines_;
  const ShapeOptions& options_;
  KnownShapes known_;
};

}  // namespace sudoku

#endif
