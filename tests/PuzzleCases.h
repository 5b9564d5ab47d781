// PuzzleCases.h: the cases of tests/data/reading/, which say what PuzzleReader makes of a text.
//
//   === A sentence that states the behaviour [options]
//   the text, up to the first line that begins with =>
//   => the first thing that is found in it
//   => the next one
//
// Options, with commas between, are `letters 0-9A-F`, `solutions`, words such as `--diagonals`, and
// `escapes` such as \t, \r, \0, \xE2, and a \ that removes the line end behind it. Found are
//
//   => BOARD                   as toLine() writes it, with 1-9A-Z above 9x9; or a name below
//   => BOARD -512              without the candidate 5 in r1c2
//   => BOARD # the title       a # alone says that it has none
//   => BOARD [letters A-P]     a part of its facts, as factsOf() writes them
//   => notice 2:1: a part      of what the reader notices by then
//   => error 2:1: a part       of the error in line 2, column 1; in quotes it is all of it
//   => error: a part           of the error about the whole text

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <istream>
#include <map>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/CaseFile.h"
#include "tests/Puzzles.h"

namespace puzzlecases {

inline const std::map<std::string, std::string> kNames = {{"easy", kEasy},
                                                          {"solved", kEasySolution},
                                                          {"four", "1.3....2....4..1"},
                                                          {"fourSolved", "1234341221434321"}};

struct Case {
  int line = 0;  // in its file
  std::string sentence, text;
  sudoku::ReadOptions options = {};
  std::vector<std::string> expected = {};
  std::string unknown = {};  // a word among the options that is none
};

struct Notice {
  std::string text;
};
using Item = std::variant<sudoku::ReadPuzzle, sudoku::PuzzleError, Notice>;

// The first `most` puzzles, errors and notices that a text has.
inline std::vector<Item> itemsIn(std::istream& in, const sudoku::ReadOptions& options = {},
                                 std::size_t most = SIZE_MAX) {
  sudoku::PuzzleReader reader(in, "text", options);
  std::vector<Item> items;
  for (bool isEnd = false; !isEnd && items.size() < most;) {
    try {
      const std::optional<sudoku::ReadPuzzle> read = reader.next();
      isEnd = !read;
      if (read) items.emplace_back(*read);
    } catch (const sudoku::PuzzleError& error) {
      items.emplace_back(error);
    }
    const std::string notice = reader.takeNotice();
    if (!notice.empty()) items.emplace_back(Notice{notice});
  }
  return items;
}
inline std::vector<Item> itemsIn(const std::string& text, const sudoku::ReadOptions& options = {}) {
  std::istringstream in(text);
  return itemsIn(in, options, text.size() + 2);
}

inline std::string unescaped(const std::string& text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char next = text[i] == '\\' && i + 1 < text.size() ? text[++i] : '\0';
    if (next == '\0') {
      result += text[i];
    } else if (next == 'x') {
      result += static_cast<char>(std::strtoul(text.substr(i + 1, 2).c_str(), nullptr, 16));
      i += 2;
    } else if (next != '\n') {
      result += next == 't' ? '\t' : next == 'r' ? '\r' : next == '0' ? '\0' : next;
    }
  }
  return result;
}

inline void takeOption(std::string word, Case& added) {
  if (word == "solutions") {
    added.options.areSolutions = true;
  } else if (word == "escapes") {
    added.text = unescaped(added.text);
  } else if (word.rfind("letters ", 0) == 0 && sudoku::lettersNamed(word.substr(8))) {
    added.options.letters = *sudoku::lettersNamed(word.substr(8));
  } else {
    try {
      sudoku::takeShapeOptions(word, added.options.shape);
    } catch (const std::invalid_argument&) {
    }
    added.unknown += word;
  }
}

inline std::vector<Case> casesIn(std::istream&& file) {
  std::vector<Case> cases;
  for (const casefile::Case& read : casefile::casesIn(std::move(file))) {
    Case& each = cases.emplace_back();
    each.line = read.line;
    each.sentence = read.title;
    for (const std::string& line : read.lines) {
      if (line.rfind("=> ", 0) == 0) {
        each.expected.push_back(line.substr(3));
      } else if (each.expected.empty()) {
        each.text += line + '\n';
      }
    }
    const std::size_t begin = each.sentence.find(" [");
    if (begin == each.sentence.npos || each.sentence.back() != ']') continue;
    std::istringstream words(each.sentence.substr(begin + 2, each.sentence.size() - begin - 3));
    for (std::string word; std::getline(words, word, ',');) {
      takeOption(std::string(sudoku::trimmed(word)), each);
    }
    each.sentence.erase(begin);
  }
  return cases;
}

inline std::string boardOf(const sudoku::Puzzle& puzzle) {
  sudoku::Puzzle squares = puzzle;
  squares.removed.clear();
  std::string board = sudoku::toLine(squares, sudoku::Letters::digitsFromOne);
  for (const sudoku::Candidate& each : puzzle.removed) {
    const int place = (each.square / puzzle.size() + 1) * 10 + each.square % puzzle.size() + 1;
    board += " -" + std::to_string(each.value * 100 + place);
  }
  return board;
}

inline std::string factsOf(const sudoku::ReadPuzzle& read) {
  return "line " + std::to_string(read.line) + ", letters " +
         name(read.letters, read.puzzle.size()) + (read.saysShape ? ", says shape" : "") +
         (read.areBlanksZeros ? ", zeros" : "");
}

// The puzzle with as much about it as is expected.
inline std::string described(const sudoku::ReadPuzzle& read, const std::string& expected) {
  std::string text = boardOf(read.puzzle);
  const std::string word = expected.substr(0, expected.find(' '));
  for (const auto& [name, board] : kNames) {
    if (word == name && text.rfind(board, 0) == 0) text.replace(0, board.size(), name);
  }
  if (const std::size_t begin = expected.find(" ["); begin != expected.npos) {
    const std::string facts = factsOf(read);
    const std::string part = expected.substr(begin + 2, expected.find(']') - begin - 2);
    text += " [" + (facts.find(part) != facts.npos ? part : facts) + "]";
  }
  if (expected.find(" #") == expected.npos) return text;
  return text + (read.title.empty() ? " #" : " # " + read.title);
}

// An error or a notice; what is expected if that says a part of it.
inline std::string described(const std::string& kind, const std::string& what,
                             const std::string& expected) {
  const std::string text = kind + what.substr(std::string("text:").size());
  const std::size_t place = text.find(": ") + 2;
  if (text.compare(0, place, expected, 0, place) != 0) return text;
  const std::string part = expected.substr(std::min(place, expected.size()));
  return text.find(part) != text.npos || '"' + text.substr(place) + '"' == part ? expected : text;
}

// Each puzzle and error that the case's text has, as the case writes it if they agree.
inline std::vector<std::string> foundIn(const Case& each) {
  std::vector<std::string> found;
  const auto expected = [&] {
    return found.size() < each.expected.size() ? each.expected[found.size()] : std::string();
  };
  for (const Item& item : itemsIn(each.text, each.options)) {
    const auto* const read = std::get_if<sudoku::ReadPuzzle>(&item);
    const auto* const error = std::get_if<sudoku::PuzzleError>(&item);
    if (error != nullptr) {
      const char* const kind = error->line() > 0 ? "error " : "error:";
      found.push_back(described(kind, error->what(), expected()));
    }
    if (read != nullptr) found.push_back(described(*read, expected()));
    const auto* const notice = std::get_if<Notice>(&item);
    if (notice != nullptr) found.push_back(described("notice ", notice->text, expected()));
  }
  return found;
}

}  // namespace puzzlecases
