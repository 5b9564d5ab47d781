// Puzzles.h: reads puzzles. Given. Lines that begin with # are comments; a puzzle is one of these.
//
//   a line of numbers      16, 81 or 256, with spaces or commas between them; 0 is undecided
//   a line of characters   16 or 81, a dot or 0 for an undecided square; a title may follow
//   several lines          the order (3 for 9x9), a line that is not used, and the rows as numbers

#ifndef PUZZLES_H_
#define PUZZLES_H_

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

struct Puzzle {
  std::string place;         // "9x9.txt:3", its file and line
  int size;                  // rows, and columns
  std::vector<int> squares;  // row by row; 0 is an undecided square

  int at(int row, int col) const { return squares[static_cast<std::size_t>(row * size + col)]; }
};

// The files that the command line names, or 9x9.txt.
inline std::vector<std::string> filesIn(int argc, char** argv) {
  if (argc < 2) return {"9x9.txt"};
  return std::vector<std::string>(argv + 1, argv + argc);
}

// Adds the words of the next line to `words`. Returns false at the end of the file.
inline bool addLine(std::istream& in, int& line, std::vector<std::string>& words) {
  std::string text;
  if (!std::getline(in, text)) return false;
  ++line;
  if (line == 1 && text.compare(0, 3, "\xEF\xBB\xBF") == 0) text.erase(0, 3);  // of some editors
  std::replace(text.begin(), text.end(), ',', ' ');
  std::istringstream stream(text);
  for (std::string word; stream >> word;) words.push_back(word);
  return true;
}

// Reads the next puzzle of a file, from which `line` lines were read before. Returns false at its
// end. Ends the program, and says why, at anything that is no puzzle.
inline bool readPuzzle(std::istream& in, const std::string& file, int& line, Puzzle& puzzle) {
  std::vector<std::string> words;
  while (words.empty() || words[0][0] == '#') {
    words.clear();
    if (!addLine(in, line, words)) return false;
  }
  puzzle = {file + ":" + std::to_string(line), 1, {}};
  const int order = words.size() == 1 && words[0].size() <= 2 ? std::atoi(words[0].c_str()) : 0;
  if (order > 0) {
    addLine(in, line, words);
    words.clear();
    for (int row = 0; row < order * order; ++row) addLine(in, line, words);
  }
  bool isRead = !words.empty();
  if (isRead && words[0].size() >= 16) {
    for (char c : words[0]) {
      puzzle.squares.push_back('1' <= c && c <= '9' ? c - '0' : 0);
      isRead = isRead && std::string(".0123456789_*xX").find(c) != std::string::npos;
    }
  } else {
    for (const std::string& word : words) {
      char* end = nullptr;
      const long value = std::strtol(word.c_str(), &end, 10);
      puzzle.squares.push_back(value < 0 ? 0 : static_cast<int>(value));
      isRead = isRead && *end == '\0' && -1 <= value && value <= 400;
    }
  }
  const int count = static_cast<int>(puzzle.squares.size());
  int side = 1;  // of a box
  while (side * side * side * side < count) ++side;
  puzzle.size = side * side;
  isRead = isRead && puzzle.size * puzzle.size == count && (order == 0 || order == side);
  for (int value : puzzle.squares) isRead = isRead && value <= puzzle.size;
  if (isRead) return true;
  std::cerr << puzzle.place
            << ": this is no puzzle. One is a line of 16, 81 or 256 numbers or of 81 "
            << "characters, or the order and rows of numbers.\n";
  std::exit(1);
}

#endif
