// SubjectDriver.h: lets a driver of the submission search a puzzle that only the judge knows, and
// BestFirstSearch its own boards. It gets them as states of other classes, and so can use nothing
// but Searchable; one that names Sudoku, and so lacks its capability, gets the boards themselves.
// Subject.cpp includes it.

#ifndef COURSEWORK_SUBJECT_DRIVER_H_
#define COURSEWORK_SUBJECT_DRIVER_H_

namespace subject {

// How often the driver has called heuristicValue() of an AnyState, or successors() of a
// WrappedState. It is -1 without the capability.
inline int& calls() {
  static int count = -1;
  return count;
}

#ifdef SUBJECT_DRIVERS
// A state of the judge's puzzle, which answers isSolution() and successors() for it. Some courses'
// Searchable has key() and cost().
class AnyState : public Searchable {
 public:
  explicit AnyState(std::istream& in) { in >> token_ >> value_ >> cost_ >> key_ >> std::ws; }

  const std::string& token() const { return token_; }

  bool isSolution() const { return ask("isSolution") == "true"; }
  std::vector<std::unique_ptr<Searchable>> successors() const {
    std::istringstream answer(ask("successors"));
    std::string word;
    std::vector<std::unique_ptr<Searchable>> states;
    answer >> word >> std::ws;
    while (!answer.eof()) states.push_back(std::unique_ptr<Searchable>(new AnyState(answer)));
    return states;
  }
  void write(std::ostream& out) const { out << token_; }
  int heuristicValue() const {
    ++calls();
    return value_;
  }
  std::string key() const { return key_; }
  int cost() const { return cost_; }

 private:
  std::string ask(const std::string& what) const {
    subject::say(what + ' ' + token_);
    std::string answer;
    subject::hear(answer);
    return answer;
  }

  std::string token_, key_;
  int value_, cost_;
};

template <class Driver>
std::string searchAny(Question& question) {
  std::unique_ptr<Searchable> start(new AnyState(question.rest));
  calls() = 0;
  Driver driver(std::move(start));
  Searchable* const solution = driver.solve();
  const std::string counts =
      ' ' + std::to_string(driver.getNodesExpanded()) + ' ' + std::to_string(calls());
  if (solution == nullptr) return "nothing" + counts;
  const AnyState* const state = dynamic_cast<const AnyState*>(solution);
  if (state == nullptr) throw std::logic_error("solve() gave a state that it was not given");
  return "found" + counts + ' ' + state->token();
}
#endif

#if defined SUBJECT_BestFirstSearch && defined SUBJECT_bestFirstSudoku
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
#ifdef SUBJECT_BestFirstSearch
  calls() = 0;
  start.reset(new WrappedState(std::move(start)));
#endif
  BestFirstSearch driver(std::move(start));
  Searchable* solution = driver.solve();
  if (solution == nullptr) return "nothing";
#ifdef SUBJECT_BestFirstSearch
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
