// Traced.h: states that record what a search does with them, for Trace.cpp. Given.

#ifndef TRACED_H_
#define TRACED_H_

#include "Sudoku.h"

#include <csignal>
#include <stdexcept>

#include "Record.h"

namespace tracing {

const int kMostNodes = 20000;  // after which a search is stopped
const std::size_t kMostStates = 100000;

extern volatile std::sig_atomic_t isInterrupted;

// The values of the board; 0 for one that is none.
inline Squares squaresOf(Sudoku& board, Record& record) {
  const int size = record.puzzle.size;
  Squares squares;
  for (int i = 0; i < size * size; ++i) {
    const int value = board.getSquare(i / size, i % size);
    const bool isValue = 1 <= value && value <= size;
    squares.push_back(isValue ? value : 0);
    if (isValue || value == -1) continue;
    record.note("getSquare() returns " + std::to_string(value) + " for " +
                nameOf(static_cast<std::size_t>(i), size));
  }
  return squares;
}

// A state that is recorded. It passes each call on to your board.
class Traced : public Searchable {
 public:
  Traced(unique_ptr<Searchable>&& board, int parent, Record& record)
      : board_(std::move(board)), record_(record), id_(record.states.size()) {
    record.states.push_back({squares(), parent, heuristicValue(), 0, "open", "", this});
  }
  ~Traced() override {
    me().address = nullptr;
    if (me().fate == "open" && record_.outcome.empty()) me().fate = "discarded";
  }

  bool isSolution() const override { return board_->isSolution(); }
  void write(ostream& out) const override { board_->write(out); }
  int heuristicValue() const override { return board_->heuristicValue(); }

  vector<unique_ptr<Searchable>> successors() const override {
    if (isInterrupted || record_.nodes == kMostNodes || record_.states.size() > kMostStates) {
      record_.outcome = "stopped";  // what waits now is not dropped by the search
      throw std::runtime_error("it was stopped after " + std::to_string(record_.nodes) + " nodes");
    }
    ++record_.nodes;
    if (me().order != 0) record_.note("successors() of the same state is called twice");
    if (me().order == 0) me().order = record_.nodes;
    me().fate = "expanded";
    vector<unique_ptr<Searchable>> boards = board_->successors(), traced;
    if (squares() != me().squares) record_.note("successors() changes the board itself");
    for (unique_ptr<Searchable>& board : boards) {
      if (!board) record_.note("a successor is a null pointer");
      if (!board) continue;
      traced.push_back(
          unique_ptr<Searchable>(new Traced(std::move(board), static_cast<int>(id_), record_)));
    }
    if (traced.empty()) me().fate = "dead end";
    record_.nameDecisions(me().squares, traced.size());
    return traced;
  }

 private:
  State& me() const { return record_.states[id_]; }
  Squares squares() const { return squaresOf(dynamic_cast<Sudoku&>(*board_), record_); }

  unique_ptr<Searchable> board_;
  Record& record_;
  std::size_t id_;
};

// The board with the givens. Keeps the board before a given that setSquare() refuses.
inline unique_ptr<Searchable> startOf(Record& record) {
  const int size = record.puzzle.size;
  unique_ptr<Sudoku> board(new Sudoku(size));
  for (int i = 0; i < size * size; ++i) {
    const int given = record.puzzle.at(i / size, i % size);
    const Squares before = squaresOf(*board, record);
    if (given == 0 || board->setSquare(i / size, i % size, given)) continue;
    record.states.push_back({before, -1, 0, 0, "open", "", nullptr});
    record.refused = nameOf(static_cast<std::size_t>(i), size) + "=" + std::to_string(given);
    throw std::runtime_error("setSquare() returns false for the given " + record.refused);
  }
  return unique_ptr<Searchable>(new Traced(std::move(board), -1, record));
}

}  // namespace tracing

#endif
