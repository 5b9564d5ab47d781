// SubjectSearch.h: runs a search over a board, and tells the judge of each state that the driver
// expands: what the driver says itself is not to be relied on.

#ifndef COURSEWORK_SUBJECT_SEARCH_H_
#define COURSEWORK_SUBJECT_SEARCH_H_

#include <cstddef>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "SubjectBoard.h"

namespace subject {

// A state of the hand-in's; says so when its successors are asked for.
class Counted : public Searchable {
 public:
  explicit Counted(std::unique_ptr<Searchable> state) : state_(std::move(state)) {}

  bool isSolution() const { return state_->isSolution(); }
  std::vector<std::unique_ptr<Searchable>> successors() const {
    conversation().say("expanded");
    std::vector<std::unique_ptr<Searchable>> states = state_->successors();
    for (std::size_t i = 0; i < states.size(); ++i) {
      if (!states[i]) throw std::logic_error("successors() gave a null pointer");
      states[i] = std::unique_ptr<Searchable>(new Counted(std::move(states[i])));
    }
    return states;
  }
  void write(std::ostream& out) const { state_->write(out); }
  int heuristicValue() const { return state_->heuristicValue(); }

  Searchable* state() const { return state_.get(); }

 private:
  std::unique_ptr<Searchable> state_;
};

// Throws std::logic_error if the state is none.
inline Sudoku& asSudoku(Searchable* state) {
  Sudoku* const sudoku = dynamic_cast<Sudoku*>(state);
  if (sudoku == nullptr) throw std::logic_error("a state of a Sudoku is not a Sudoku");
  return *sudoku;
}

// Takes the board away.
template <class Driver>
std::string search(Board& board, bool isCounted) {
  std::unique_ptr<Searchable> start(std::move(board.sudoku));
  if (isCounted) start.reset(new Counted(std::move(start)));
  Driver driver(std::move(start));
  Searchable* solution = driver.solve();
  const std::string nodes = ' ' + std::to_string(driver.getNodesExpanded());
  if (solution == nullptr) return "nothing" + nodes;
  if (isCounted) {
    Counted* const counted = dynamic_cast<Counted*>(solution);
    if (counted == nullptr) throw std::logic_error("solve() gave a state that it was not given");
    solution = counted->state();
  }
  return "found" + nodes + squaresOf(asSudoku(solution), board.size);
}

}  // namespace subject

#endif
