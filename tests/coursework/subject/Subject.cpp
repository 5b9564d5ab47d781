// Subject.cpp: a subject, a small program that calls a submission's code on request and judges
// nothing. The suite, in another process, judges the answers. The source that includes this file
// first includes the given headers and the submission's, undefines the submission's macros, and
// defines a macro for each capability, such as SUBJECT_board. So a submission sees none of our
// macros and sources, and cannot change them. All is plain C++11.
//
// The suite writes lines to descriptor 3, and the subject answers on descriptor 4, so that printed
// text of the submission does not mix with them. Boards (B) count from 0 as they are made.
//
//   question                  answer                                        capability
//   board SIZE                board B: a new Sudoku(SIZE)                   board
//   squares B                 squares V V ...: getSquare of every square    board
//   forget B ...              forgotten: the boards are destroyed           board
//   set B ROW COL VALUE ...   true or false, by the last call of setSquare  setSquare
//   isSolution B              true or false             searchable or bestFirstSudoku
//   successors B              boards B B ...                                searchable
//   heuristicValue B          value V                                       searchable
//   write B                   written N: the number of characters           searchable
//   memory                    memory N: the bytes that are allocated        any
//   bestFirst B               a search                                      bestFirstSudoku
//   CLASS STATE               a search of a puzzle that the suite knows     CLASS, a driver
//
// Without the capability the answer is "unknown"; an exception is "threw MESSAGE". A search uses up
// its board. It ends with "found CALLS V V ..." or "nothing". CALLS counts those of successors();
// it is -1 if the capability BestFirstSearch is missing. With it, bestFirst wraps each state in
// another, so a dynamic_cast to Sudoku fails.
//
// A STATE of such a puzzle is TOKEN VALUE COST KEY: what heuristicValue(), cost() and key() return.
// The questions to the suite are "isSolution TOKEN" (answer: true or false) and "successors TOKEN"
// (answer: states STATE STATE ...). A search ends with "found NODES CALLS TOKEN" or "nothing NODES
// CALLS". CALLS: those of heuristicValue().

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <cstddef>
#include <cstdio>
#include <exception>
#include <memory>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

// Only the submission's code has to be fast. Optimising the rest would take a fifth of the
// compile time.
#pragma GCC push_options
#pragma GCC optimize("O0")

// A capability has those that it depends on.
#if defined SUBJECT_searchable || defined SUBJECT_bestFirstSudoku
#define SUBJECT_setSquare
#endif
#ifdef SUBJECT_setSquare
#define SUBJECT_board
#endif

namespace subject {

// Tells the judge a line. Text that the submission prints does not get in between: it has no use of
// these descriptors.
inline void say(const std::string& line) {
  static std::FILE* const answers = fdopen(4, "w");
  std::fprintf(answers, "%s\n", line.c_str());
  std::fflush(answers);
}

// Reads the next line from the judge, without its line end. Returns false at the end.
inline bool hear(std::string& line) {
  static std::FILE* const questions = fdopen(3, "r");
  line.clear();
  for (int c = std::getc(questions); c >= 0; c = std::getc(questions)) {
    if (c == '\n') return true;
    line += static_cast<char>(c);
  }
  return false;
}

// A question of the judge: a word, then numbers.
struct Question {
  explicit Question(const std::string& line) : rest(line) { rest >> word; }

  template <class Number>
  Number next() {
    Number number = Number();
    rest >> number;
    return number;
  }

  std::string word;
  std::istringstream rest;
};

}  // namespace subject

#ifdef SUBJECT_board
#include "SubjectBoard.h"
#endif
#if defined SUBJECT_DRIVERS || defined SUBJECT_bestFirstSudoku
#include "SubjectDriver.h"
#endif

namespace subject {

inline std::string answerAnything(Question& question) {
  std::string answer;
  if (question.word == "memory") {
#if defined(__GLIBC__) && __GLIBC_MINOR__ >= 33
    const auto about = mallinfo2();
    return "memory " + std::to_string(about.uordblks + about.hblkhd);
#else
    return "memory 0";
#endif
  }
#ifdef SUBJECT_board
  if (answerOnBoard(question, answer)) return answer;
#endif
#ifdef SUBJECT_DRIVERS
#define DRIVER(name) \
  if (question.word == #name) return subject::searchAny<name>(question);
  SUBJECT_DRIVERS
#endif
#ifdef SUBJECT_bestFirstSudoku
  if (question.word == "bestFirst") return subject::searchBestFirst(boardAskedFor(question));
#endif
  return "unknown";
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
  try {
    return answerAnything(question);
  } catch (const std::exception& error) {
    return "threw " + inOneLine(error.what());
  } catch (...) {
    return "threw something that is not a std::exception";
  }
}

}  // namespace subject

int main() {
  std::string line;
  while (subject::hear(line)) subject::say(subject::answerTo(line));
  return 0;
}

#pragma GCC pop_options
