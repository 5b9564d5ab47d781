// SubjectSetSquare.h: sets one or several squares of a board. The answer is the last result.

#ifndef COURSEWORK_SUBJECT_SETSQUARE_H_
#define COURSEWORK_SUBJECT_SETSQUARE_H_

#include <string>

#include "SubjectBoard.h"

namespace subject {

inline bool answerSetSquare(Question& question, std::string& answer) {
  if (question.word != "set") return answerBoard(question, answer);
  Board& board = boardAskedFor(question);
  bool holds = true;
  do {
    const int row = question.next<int>();
    const int col = question.next<int>();
    const int value = question.next<int>();
    holds = board.sudoku->setSquare(row, col, value);
  } while (question.rest >> std::ws && !question.rest.eof());
  answer = holds ? "true" : "false";
  return true;
}

}  // namespace subject

#endif
