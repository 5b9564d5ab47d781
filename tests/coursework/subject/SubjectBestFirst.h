// SubjectBestFirst.h: lets the submission's own driver search its own boards.

#ifndef COURSEWORK_SUBJECT_BESTFIRST_H_
#define COURSEWORK_SUBJECT_BESTFIRST_H_

#include <string>

#include "SubjectSearch.h"
#include "SubjectSetSquare.h"

namespace subject {

inline bool answerBestFirstSudoku(Question& question, std::string& answer) {
  if (question.word != "bestFirst") return answerSetSquare(question, answer);
  answer = search<BestFirstSearch>(boardAskedFor(question));
  return true;
}

}  // namespace subject

#endif
