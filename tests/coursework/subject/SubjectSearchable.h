// SubjectSearchable.h: calls the members of Searchable on boards, and runs the given breadth-first
// search on them.

#ifndef COURSEWORK_SUBJECT_SEARCHABLE_H_
#define COURSEWORK_SUBJECT_SEARCHABLE_H_

#include <cstddef>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "SubjectSearch.h"

namespace subject {

// Calls successors() through Searchable, as a driver does, and keeps the new boards.
inline std::string successorsOf(const Searchable& state, int size) {
  std::vector<std::unique_ptr<Searchable>> states = state.successors();
  std::string numbers;
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (!states[i]) throw std::logic_error("successors() gave a null pointer");
    Sudoku* const sudoku = &subject::asSudoku(states[i].get());
    states[i].release();
    numbers += ' ' + std::to_string(subject::keep(std::unique_ptr<Sudoku>(sudoku), size));
  }
  return "boards" + numbers;
}

inline std::string written(const Searchable& state) {
  std::ostringstream text;
  state.write(text);
  return "written " + std::to_string(text.str().size());
}

// Runs the given search from the board, which is gone afterwards. No template, because a submission
// could specialise it.
inline std::string searchBreadthFirst(Board& board) {
  std::unique_ptr<Searchable> start(std::move(board.sudoku));
  BreadthFirstSearch driver(std::move(start));
  Searchable* const solution = driver.solve();
  if (solution == nullptr) return "nothing";
  return "found -1" + subject::squaresOf(subject::asSudoku(solution), board.size);
}

inline bool answerSearchable(Question& question, std::string& answer) {
  if (question.word == "successors") {
    const Board& board = boardAskedFor(question);
    answer = subject::successorsOf(*board.sudoku, board.size);
  } else if (question.word == "heuristicValue") {
    const Searchable& state = *boardAskedFor(question).sudoku;
    answer = "value " + std::to_string(static_cast<int>(state.heuristicValue()));
  } else if (question.word == "write") {
    answer = subject::written(*boardAskedFor(question).sudoku);
  } else if (question.word == "breadthFirst") {
    answer = subject::searchBreadthFirst(boardAskedFor(question));
  } else {
    return answerIsSolution(question, answer);
  }
  return true;
}

}  // namespace subject

#endif
