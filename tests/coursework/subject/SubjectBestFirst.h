// SubjectBestFirst.h: lets the submission's driver search a puzzle that only the judge knows, and
// its own boards. It gets them as states of other classes, and so can use nothing but Searchable;
// a driver that names Sudoku, and so lacks the capability bestFirst, gets the boards themselves.
// Subject.cpp includes it.

#ifndef COURSEWORK_SUBJECT_BESTFIRST_H_
#define COURSEWORK_SUBJECT_BESTFIRST_H_

namespace subject {

// How often the driver has called heuristicValue() of an AnyState, or successors() of a
// WrappedState. It is -1 without the capability bestFirst.
inline int& calls() {
  static int count = -1;
  return count;
}

#ifdef SUBJECT_bestFirst
// A state of the judge's puzzle, which answers isSolution() and successors() for it.
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
  int heuristicValue() const {
    ++calls();
    return value_;
  }

 private:
  std::string ask(const std::string& what) const {
    subject::say(what + ' ' + token_);
    std::string answer;
    subject::hear(answer);
    return answer;
  }

  std::string token_;
  int value_;
};

inline std::string searchAny(Question& question) {
  const std::string token = question.next<std::string>();
  std::unique_ptr<Searchable> start(new AnyState(token, question.next<int>()));
  calls() = 0;
  BestFirstSearch driver(std::move(start));
  Searchable* const solution = driver.solve();
  const std::string counts =
      ' ' + std::to_string(driver.getNodesExpanded()) + ' ' + std::to_string(calls());
  if (solution == nullptr) return "nothing" + counts;
  const AnyState* const state = dynamic_cast<const AnyState*>(solution);
  if (state == nullptr) throw std::logic_error("solve() gave a state that it was not given");
  return "found" + counts + ' ' + state->token();
}
#endif

#if defined SUBJECT_bestFirst && defined SUBJECT_bestFirstSudoku
// Hides a board.
class WrappedState : public Searchable {
 public:
  explicit WrappedState(std::unique_ptr<Searchable> state) : state_(std::move(state)) {}

  Searchable* state() const { return state_.get(); }

  bool isSolution() const { return state_->isSolution(); }
  std::vector<std::unique_ptr<Searchable>> successors() const {
    ++calls();
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
#endif

#ifdef SUBJECT_bestFirstSudoku
// Searches from the board, which is gone afterwards.
inline std::string searchBestFirst(Board& board) {
  std::unique_ptr<Searchable> start(std::move(board.sudoku));
#ifdef SUBJECT_bestFirst
  calls() = 0;
  start.reset(new WrappedState(std::move(start)));
#endif
  BestFirstSearch driver(std::move(start));
  Searchable* solution = driver.solve();
  if (solution == nullptr) return "nothing";
#ifdef SUBJECT_bestFirst
  const WrappedState* const wrapped = dynamic_cast<const WrappedState*>(solution);
  if (wrapped == nullptr) throw std::logic_error("solve() gave a state that it was not given");
  solution = wrapped->state();
#endif
  return "found " + std::to_string(calls()) +
         subject::squaresOf(subject::asSudoku(solution), board.size);
}
#endif

}  // namespace subject

#endif
