// SubjectAnySearchable.h: lets the submission's driver search a puzzle that only the judge knows.
// Its states are tokens; the judge answers isSolution() and successors() for each.

#ifndef COURSEWORK_SUBJECT_ANYSEARCHABLE_H_
#define COURSEWORK_SUBJECT_ANYSEARCHABLE_H_

#include <memory>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "SubjectConversation.h"

namespace subject {

class AnyState : public Searchable {
 public:
  AnyState(const std::string& token, int value) : token_(token), value_(value) {}

  const std::string& token() const { return token_; }

  bool isSolution() const { return ask("isSolution") == "true"; }
  std::vector<std::unique_ptr<Searchable>> successors() const {
    std::istringstream answer(ask("successors"));
    std::string token;
    int value = 0;
    std::vector<std::unique_ptr<Searchable>> states;
    answer >> token;  // the word "states"
    while (answer >> token >> value) {
      states.push_back(std::unique_ptr<Searchable>(new AnyState(token, value)));
    }
    return states;
  }
  void write(std::ostream& out) const { out << token_; }
  int heuristicValue() const { return value_; }

 private:
  std::string ask(const std::string& what) const {
    conversation().say(what + ' ' + token_);
    std::string answer;
    conversation().hear(answer);
    return answer;
  }

  std::string token_;
  int value_;
};

inline bool answerAnySearchable(Question& question, std::string& answer) {
  if (question.word != "bestFirstAny") return false;
  const std::string token = question.next<std::string>();
  std::unique_ptr<Searchable> start(new AnyState(token, question.next<int>()));
  BestFirstSearch driver(std::move(start));
  Searchable* const solution = driver.solve();
  const std::string nodes = ' ' + std::to_string(driver.getNodesExpanded());
  if (solution == nullptr) {
    answer = "nothing" + nodes;
    return true;
  }
  const AnyState* const state = dynamic_cast<const AnyState*>(solution);
  if (state == nullptr) throw std::logic_error("solve() gave a state that it was not given");
  answer = "found" + nodes + ' ' + state->token();
  return true;
}

}  // namespace subject

#endif
