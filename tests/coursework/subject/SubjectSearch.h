// SubjectSearch.h: runs a search over a board.

#ifndef COURSEWORK_SUBJECT_SEARCH_H_
#define COURSEWORK_SUBJECT_SEARCH_H_

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "SubjectBoard.h"

namespace subject {

// Throws std::logic_error if the state is not a Sudoku.
inline Sudoku& asSudoku(Searchable* state) {
  Sudoku* const sudoku = dynamic_cast<Sudoku*>(state);
  if (sudoku == nullptr) throw std::logic_error("a state of a Sudoku is not a Sudoku");
  return *sudoku;
}

// Searches from the board, which is gone afterwards.
template <class Driver>
std::string search(Board& board) {
  std::unique_ptr<Searchable> start(std::move(board.sudoku));
  Driver driver(std::move(start));
  Searchable* const solution = driver.solve();
  if (solution == nullptr) return "nothing";
  return "found" + subject::squaresOf(subject::asSudoku(solution), board.size);
}

}  // namespace subject

#endif
