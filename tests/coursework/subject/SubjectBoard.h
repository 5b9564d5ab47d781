// SubjectBoard.h: makes blank boards, reports their squares, and destroys them.

#ifndef COURSEWORK_SUBJECT_BOARD_H_
#define COURSEWORK_SUBJECT_BOARD_H_

#include <cstddef>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "SubjectConversation.h"

namespace subject {

struct Board {
  std::unique_ptr<Sudoku> sudoku;
  int size;
};

// All boards made so far; the index is the number of a board.
inline std::vector<Board>& boards() {
  static std::vector<Board> all;
  return all;
}

inline std::size_t keep(std::unique_ptr<Sudoku> sudoku, int size) {
  Board board = {std::move(sudoku), size};
  boards().push_back(std::move(board));
  return boards().size() - 1;
}

// Throws std::out_of_range if there is no such board or it is gone.
inline Board& boardAskedFor(Question& question) {
  Board& board = boards().at(question.next<std::size_t>());
  if (!board.sudoku) throw std::out_of_range("that board is no longer there");
  return board;
}

// The values in row-major order, each after a space.
inline std::string squaresOf(Sudoku& sudoku, int size) {
  std::ostringstream text;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col)
      text << ' ' << static_cast<int>(sudoku.getSquare(row, col));
  }
  return text.str();
}

// Returns false if the question belongs to another capability. The answer functions of the other
// capabilities do the same, after passing the question to the capabilities that they need.
inline bool answerBoard(Question& question, std::string& answer) {
  if (question.word == "board") {
    const int size = question.next<int>();
    std::unique_ptr<Sudoku> blank(new Sudoku(size));
    answer = "board " + std::to_string(subject::keep(std::move(blank), size));
  } else if (question.word == "squares") {
    Board& board = boardAskedFor(question);
    answer = "squares" + subject::squaresOf(*board.sudoku, board.size);
  } else if (question.word == "forget") {
    boardAskedFor(question).sudoku.reset();
    answer = "forgotten";
  } else {
    return false;
  }
  return true;
}

}  // namespace subject

#endif
