// SubjectConversation.h: the lines that a subject and the judge exchange. They use descriptors of
// their own, so that text printed by the submission does not get in between.

#ifndef COURSEWORK_SUBJECT_CONVERSATION_H_
#define COURSEWORK_SUBJECT_CONVERSATION_H_

#include <cstdio>
#include <sstream>
#include <string>

namespace subject {

class Conversation {
 public:
  Conversation() : in_(fdopen(3, "r")), out_(fdopen(4, "w")) {}

  // Reads the next line from the judge, without its line end. Returns false at the end.
  bool hear(std::string& line) {
    std::fflush(out_);
    line.clear();
    for (int c = std::getc(in_); c >= 0; c = std::getc(in_)) {
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

#endif
