// Subject.cpp: a program made of a submission's headers, which does what it is asked to and judges
// nothing. README.md has the questions, and the lines that come before this file: they include the
// submission's headers, and define a macro for each capability afterwards, so that the headers
// cannot see it.

#include <cstddef>
#include <cstdio>
#include <exception>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

// Only the submission's code has to be fast. To optimise the rest would take a fifth of the
// compiler's time.
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

// What was thrown can have line ends, which end an answer.
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
    return "threw something that is no std::exception";
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
