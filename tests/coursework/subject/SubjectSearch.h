// SubjectSearch.h: gets at the boards behind the states of a search.

#ifndef COURSEWORK_SUBJECT_SEARCH_H_
#define COURSEWORK_SUBJECT_SEARCH_H_

#include <stdexcept>

#include "SubjectBoard.h"

namespace subject {

// Throws std::logic_error if the state is not a Sudoku.
inline Sudoku& asSudoku(Searchable* state) {
  Sudoku* const sudoku = dynamic_cast<Sudoku*>(state);
  if (sudoku == nullptr) throw std::logic_error("a state of a Sudoku is not a Sudoku");
  return *sudoku;
}

}  // namespace subject

#endif
