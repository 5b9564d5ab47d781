// SubjectConversation.h: the lines that a subject and its judge exchange. What the submission
// prints does not get in between: they have descriptors of their own.

#ifndef COURSEWORK_SUBJECT_CONVERSATION_H_
#define COURSEWORK_SUBJECT_CONVERSATION_H_

#include <cstdio>
#include <sstream>
#include <string>

namespace subject {

class Conversation {
 public:
  Conversation() : in_(fdopen(3, "r")), out_(fdopen(4, "w")) {}

  // The next line from the judge, without its end; false if there is none.
  bool hear(std::string& line) {
    std::fflush(out_);
    line.clear();
    for (int c = std::getc(in_); c != EOF; c = std::getc(in_)) {
      if (c == '\n') return true;
      line += static_cast<char>(c);
    }
    return false;
  }

  void say(const std::string& line) {
    std::fputs(line.c_str(), out_);
    std::putc('\n', out_);
  }

 private:
  std::FILE* in_;
  std::FILE* out_;
};

inline Conversation& conversation() {
  static Conversation theOnlyOne;
  return theOnlyOne;
}

// What was asked: a word, and numbers to read behind it.
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

#endif
