// LineGrammars.cpp: the boards in one line, and what their squares can be.

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/SquareCounts.h"
#include "sudoku/reading/Grammars.h"
#include "sudoku/reading/OtherLines.h"

namespace sudoku {
namespace {

Texts charactersOf(std::string_view text) {
  Texts texts;
  addSquares(text, false, texts);
  return texts;
}

FoundBoard boardOf(Texts squares, bool areSeparated) {
  return {squareRoot(squares.size()), std::move(squares), areSeparated};
}

bool isComplete(const FoundBoard& board) {
  return std::none_of(board.squares.begin(), board.squares.end(), isBlankText);
}

// True for squares that all have values, but not each value several times as a full board has.
bool areNames(const FoundBoard& board) {
  const auto first = board.squares.begin(), end = board.squares.end();
  return board.size > 1 && std::find(first + 1, end, *first) == end && isComplete(board);
}

// True if each value of the board is in the same square of the other one.
bool isKeptBy(const FoundBoard& board, const FoundBoard& other) {
  return std::equal(board.squares.begin(), board.squares.end(), other.squares.begin(),
                    [](auto one, auto another) { return isBlankText(one) || one == another; });
}

// Lines of HoDoKu's library: :0000:x:VALUES:REMOVED:...: with + before values that were found, and
// removed candidates as value, row and column: 512 is 5 in r1c2.
std::vector<FoundBoard> hodoku(const Line& line) {
  Texts fields;  // before the first colon, then between two
  for (std::size_t begin = 0, end = 0; end != line.squares.npos; begin = end + 1) {
    end = line.squares.find(':', begin);
    fields.push_back(line.squares.substr(begin, end - begin));
  }
  fields.resize(std::max<std::size_t>(fields.size(), 7));
  FoundBoard board{9};
  board.title = fields[6];
  board.isHodoku = true;
  board.options = line.options;
  for (const char& c : fields[3]) {
    if (c != '+') board.squares.push_back(std::string_view(&c, 1));
  }
  if (board.squares.size() != 81) return {};
  std::string_view removed = fields[4];
  for (; !removed.empty(); removed.remove_prefix(std::min<std::size_t>(4, removed.size()))) {
    const std::string_view word = removed.substr(0, removed.find(' '));
    if (word.size() != 3 || word.find_first_not_of("123456789") != word.npos) {
      throw TextError(word, "a removed candidate is a value, a row and a column, as in 512");
    }
    board.removed.push_back({(word[1] - '1') * 9 + word[2] - '1', word[0] - '0'});
  }
  return {board};
}

// Adds the board whose squares are these tokens: one each, or in equal groups, such as nine groups
// of nine. Returns false if they are no board.
bool addRun(const Token* begin, const Token* end, std::size_t least,
            std::vector<FoundBoard>& boards) {
  const auto count = static_cast<std::size_t>(end - begin);
  const std::size_t length = begin->text.size(), size = squareRoot(count * length);
  const bool areCells =
      std::all_of(begin, end, [](const Token& token) { return token.kind == Token::cell; });
  const bool areGroups = count > 1 && size >= least && size % length == 0 &&
                         std::all_of(begin, end, [&](const Token& token) {
                           return token.text.size() == length && token.text != "-1";
                         });
  const bool areSeparated = areCells && squareRoot(count) >= least;
  if (!areSeparated && !areGroups) return false;
  Texts squares;
  std::for_each(begin, end,
                [&](const Token& token) { addSquares(token.text, areSeparated, squares); });
  boards.push_back(boardOf(std::move(squares), areSeparated));
  return true;
}

// The boards that have several tokens each, with words between them. Numbers may stand before the
// brackets of a list.
std::vector<FoundBoard> ofManyTokens(const Line& line, std::size_t least) {
  std::vector<FoundBoard> boards;
  const Token* const last = line.tokens.data() + line.tokens.size();
  const auto isOther = [](const Token& token) { return token.kind >= Token::word; };
  for (const Token* begin = line.tokens.data(); begin != last;) {
    const Token* end = std::find_if(begin, last, isOther);
    constexpr int kMostBefore = 3;
    for (int i = 0; begin != end && i < kMostBefore && !addRun(begin, end, least, boards); ++i) {
      ++begin;
      if (begin != end && !begin->isAfterBracket) break;
    }
    begin = end == last ? last : end + 1;
  }
  return boards;
}

// True if the token is that board, which has no map beside it. Below 10x10, a word is one only
// beside as many squares, whose map it may be. Below 4x4, it stands alone.
bool isBoard(const Token& token, const FoundBoard& board, const Line& line, bool mayBeAnySize) {
  const auto isLike = [&](const Token& other) {
    return other.kind == Token::squares && other.text.size() == token.text.size();
  };
  const bool isWord = token.kind == Token::word || isCode(token.text);
  const bool mayBeMap = std::any_of(line.tokens.begin(), line.tokens.end(), isLike) ||
                        isMap(board.squares, board.size);
  if (board.size < 10 && isWord && !mayBeMap) return false;
  return board.size > 3 || (mayBeAnySize && line.tokens.size() == 1);
}

// The boards that are each one token, such as 53..7...., perhaps with the map right behind.
std::vector<FoundBoard> ofOneTokenEach(const Line& line, bool mayBeAnySize) {
  std::vector<FoundBoard> boards;
  for (const Token& token : line.tokens) {
    const std::size_t length = token.text.size();
    if (length < 4 || token.kind == Token::cell || token.kind == Token::foreign) continue;
    const bool hasMap = squareRoot(length) == 0 && length % 2 == 0;
    const std::size_t squares = hasMap ? length / 2 : length, size = squareRoot(squares);
    if (size == 0) continue;
    FoundBoard board = boardOf(charactersOf(token.text.substr(0, squares)), false);
    board.map = charactersOf(token.text.substr(squares));
    if (hasMap ? isMap(board.map, size) : isBoard(token, board, line, mayBeAnySize))
      boards.push_back(std::move(board));
  }
  return boards;
}

// Throws TextError if a token is a puzzle or a map with a mistake: it must not be taken for the
// title of a solution or a board.
void requireNoMistake(const Line& line, const FoundBoard& board) {
  constexpr std::size_t kMistake = 3;
  const std::size_t squares = board.squares.size();
  for (const Token& token : line.tokens) {
    const std::size_t length = token.text.size();
    const bool isLikeIt = length + kMistake >= squares && length <= squares + kMistake;
    const bool isWhole = length == squares || length == 2 * squares;
    if (length < kLeastMistaken || isWhole || (token.kind != Token::squares && !isLikeIt)) continue;
    throw TextError(token.text,
                    message({"found ", length, " squares beside a board of ", squares}));
  }
}

// Joins the board with the one before it in the line: a puzzle with its map or its solution.
// Returns false if the two are boards of their own. Throws TextError if that is not clear.
bool join(FoundBoard& before, FoundBoard& board, bool areSolutions) {
  if (before.size != board.size) return false;
  if (before.map.empty() && isMap(board.squares, board.size)) {
    before.map = std::move(board.squares);
    return true;
  }
  const bool isSolution = isComplete(board);
  if (isSolution == isComplete(before)) {
    if (!isKeptBy(before, board) && !isKeptBy(board, before)) return false;
    if (before.squares == board.squares) return true;
    throw TextError(board.squares[0],
                    "this board and the one before it may be one; write each in a line of its own");
  }
  if (isSolution ? !isKeptBy(before, board) : !isKeptBy(board, before)) {
    throw TextError(
        board.squares[0],
        "this is neither solution nor map of the board before it; a map follows its board");
  }
  if (board.map.empty()) board.map = before.map;
  if (isSolution == areSolutions) before = std::move(board);
  return true;
}

// The text behind the boards of the line, or else before them; that of a list is code.
std::string titleOf(const Line& line, const FoundBoard& board) {
  std::size_t begin = line.body.size(), end = 0;
  for (const Token& token : line.tokens) {
    if (token.text.size() < board.squares.size()) continue;
    const auto offset = static_cast<std::size_t>(token.text.data() - line.body.data());
    begin = std::min(begin, offset);
    end = std::max(end, offset + token.text.size());
  }
  if (board.areSeparated || begin > end) return nameIn(line.comment);
  const std::string behind = nameIn(line.body.substr(end));
  const std::string before = nameIn(line.body.substr(0, begin));
  return !behind.empty() ? behind : !before.empty() ? before : nameIn(line.comment);
}

}  // namespace

bool isMap(const Texts& names, std::size_t size) {
  if (names.size() != size * size || size < 2) return false;
  Texts known;
  std::vector<std::size_t> squares(size, 0), latestRow(size, SIZE_MAX);
  std::size_t rowsWithTwo = 0, row = SIZE_MAX;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].empty() || characterKind(names[i][0]) == CharacterKind::sign) return false;
    const auto place = std::find(known.begin(), known.end(), names[i]);
    const auto number = static_cast<std::size_t>(place - known.begin());
    if (place == known.end()) known.push_back(names[i]);
    if (number >= size || ++squares[number] > size) return false;
    const bool isSecond = std::exchange(latestRow[number], i / size) == i / size;
    if (isSecond && std::exchange(row, i / size) != i / size) ++rowsWithTwo;
    if (i % size == size - 1 && 2 * (rowsWithTwo + size - 1 - i / size) < size) return false;
  }
  return known.size() == size;
}

bool mayBeginMap(std::string_view text, std::size_t size) {
  std::array<bool, 256> isKnown{};
  std::size_t zeros = 0, twice = 0;
  text = text.substr(0, size);
  for (const char c : text) {
    if (characterKind(c) == CharacterKind::sign) return false;
    if (characterKind(c) >= CharacterKind::separator) return true;
    zeros += c == '0';
    twice += c != '0' && isKnown[static_cast<unsigned char>(c)];
    isKnown[static_cast<unsigned char>(c)] = true;
  }
  return twice > 0 || text.size() < size || zeros == size;
}

bool hasValueAbove(const Texts& squares, std::size_t most) {
  return std::any_of(squares.begin(), squares.end(), [most](std::string_view text) {
    const bool isNumber = text.size() <= 3 && std::all_of(text.begin(), text.end(), isDigit);
    return !isBlankText(text) && !(isNumber && std::stoul(std::string(text)) <= most);
  });
}

bool hasValueTwice(Texts values) {
  values.erase(std::remove_if(values.begin(), values.end(), isBlankText), values.end());
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) != values.end();
}

std::vector<FoundBoard> boardsInLine(const Line& line, bool areSolutions, bool mayBeAnySize) {
  if (line.isRule || line.squares.empty()) return {};
  if (line.squares[0] == ':') return hodoku(line);
  mayBeAnySize = mayBeAnySize || !line.options.empty();
  std::vector<FoundBoard> boards = ofOneTokenEach(line, mayBeAnySize);
  if (!boards.empty()) requireNoMistake(line, boards[0]);
  if (boards.empty()) boards = ofManyTokens(line, mayBeAnySize ? 2 : 4);
  Texts fields = boards.empty() ? fieldsIn(line) : Texts();
  if (squareRoot(fields.size()) >= 4) boards = {boardOf(std::move(fields), true)};
  std::vector<FoundBoard> joined;
  for (FoundBoard& each : boards) {
    if (areNames(each)) continue;
    each.options = line.options;
    const bool isJoined = !joined.empty() && join(joined.back(), each, areSolutions);
    if (!isJoined) joined.push_back(std::move(each));
  }
  if (joined.size() == 1 && joined[0].title.empty()) joined[0].title = titleOf(line, joined[0]);
  return joined;
}

}  // namespace sudoku
