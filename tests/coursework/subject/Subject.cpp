// Subject.cpp: the main program of a subject. It calls the submission's code on request and judges
// nothing. README.md lists the requests, and the lines that include this file: first they include
// the submission's headers, then they define one macro per capability. In this order, no header
// sees a macro.

#include <cstddef>
#include <cstdio>
#include <exception>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// Only the submission's code has to be fast. Optimising the rest would take a fifth of the
// compile time.
#pragma GCC push_options
#pragma GCC optimize("O0")

#include "SubjectConversation.h"
#ifdef SUBJECT_board
#include "SubjectBoard.h"
#endif
#ifdef SUBJECT_setSquare
#include "SubjectSetSquare.h"
#endif
#ifdef SUBJECT_searchable
#include "SubjectSearchable.h"
#endif
#ifdef SUBJECT_bestFirst
#include "SubjectAnySearchable.h"
#endif
#ifdef SUBJECT_bestFirstSudoku
#include "SubjectBestFirst.h"
#endif

namespace subject {

inline bool answerAnything(Question& question, std::string& answer) {
#ifdef SUBJECT_board
  if (answerBoard(question, answer)) return true;
#endif
#ifdef SUBJECT_setSquare
  if (answerSetSquare(question, answer)) return true;
#endif
#ifdef SUBJECT_searchable
  if (answerSearchable(question, answer)) return true;
#endif
#ifdef SUBJECT_bestFirst
  if (answerAnySearchable(question, answer)) return true;
#endif
#ifdef SUBJECT_bestFirstSudoku
  if (answerBestFirstSudoku(question, answer)) return true;
#endif
  return false;
}

// An exception's text may contain line ends, which would end the answer.
inline std::string inOneLine(std::string text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\n' || text[i] == '\r') text[i] = ' ';
  }
  return text;
}

inline std::string answerTo(const std::string& line) {
  Question question(line);
  std::string answer;
  try {
    return answerAnything(question, answer) ? answer : "unknown";
  } catch (const std::exception& error) {
    return "threw " + inOneLine(error.what());
  } catch (...) {
    return "threw something that is not a std::exception";
  }
}

}  // namespace subject

int main() {
  std::string line;
  while (subject::conversation().hear(line)) {
    subject::conversation().say(subject::answerTo(line));
  }
}

#pragma GCC pop_options
