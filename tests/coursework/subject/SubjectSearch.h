// SubjectSearch.h: gets at the boards behind the states of a search, and asks whether they are
// solutions.

#ifndef COURSEWORK_SUBJECT_SEARCH_H_
#define COURSEWORK_SUBJECT_SEARCH_H_

#include <stdexcept>
#include <string>

#include "SubjectSetSquare.h"

namespace subject {

// Throws std::logic_error if the state is not a Sudoku.
inline Sudoku& asSudoku(Searchable* state) {
  Sudoku* const sudoku = dynamic_cast<Sudoku*>(state);
  if (sudoku == nullptr) throw std::logic_error("a state of a Sudoku is not a Sudoku");
  return *sudoku;
}

inline bool answerIsSolution(Question& question, std::string& answer) {
  if (question.word != "isSolution") return answerSetSquare(question, answer);
  const Searchable& state = *boardAskedFor(question).sudoku;
  answer = state.isSolution() ? "true" : "false";
  return true;
}

}  // namespace subject

#endif
