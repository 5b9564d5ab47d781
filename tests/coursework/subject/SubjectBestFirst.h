// SubjectBestFirst.h: lets the submission's driver search its own boards. Each board is wrapped in
// another state, so the driver can use nothing but Searchable.

#ifndef COURSEWORK_SUBJECT_BESTFIRST_H_
#define COURSEWORK_SUBJECT_BESTFIRST_H_

#include <cstddef>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "SubjectSearch.h"

namespace subject {

class WrappedState : public Searchable {
 public:
  explicit WrappedState(std::unique_ptr<Searchable> state) : state_(std::move(state)) {}

  Searchable* state() const { return state_.get(); }

  bool isSolution() const { return state_->isSolution(); }
  std::vector<std::unique_ptr<Searchable>> successors() const {
    std::vector<std::unique_ptr<Searchable>> states = state_->successors();
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!states[i]) throw std::logic_error("successors() gave a null pointer");
      states[i].reset(new WrappedState(std::move(states[i])));
    }
    return states;
  }
  void write(std::ostream&) const {}  // a driver could read the board from it
  int heuristicValue() const { return state_->heuristicValue(); }

 private:
  std::unique_ptr<Searchable> state_;
};

// Searches from the board, which is gone afterwards.
inline std::string searchBestFirst(Board& board) {
  std::unique_ptr<Searchable> start(new WrappedState(std::move(board.sudoku)));
  BestFirstSearch driver(std::move(start));
  Searchable* const solution = driver.solve();
  if (solution == nullptr) return "nothing";
  std::string nodes = " -1";
#ifdef SUBJECT_bestFirst
  nodes = ' ' + std::to_string(driver.getNodesExpanded());
#endif
  const WrappedState* const wrapped = dynamic_cast<const WrappedState*>(solution);
  if (wrapped == nullptr) throw std::logic_error("solve() gave a state that it was not given");
  return "found" + nodes + subject::squaresOf(subject::asSudoku(wrapped->state()), board.size);
}

inline bool answerBestFirstSudoku(Question& question, std::string& answer) {
  if (question.word != "bestFirst") return answerIsSolution(question, answer);
  answer = subject::searchBestFirst(boardAskedFor(question));
  return true;
}

}  // namespace subject

#endif
