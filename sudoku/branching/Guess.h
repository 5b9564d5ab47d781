// Guess.h: guesses a whole solution. Boards with many undecided squares often have many solutions,
// and one of them is found without keeping the other branches.

#ifndef SUDOKU_BRANCHING_GUESS_H_
#define SUDOKU_BRANCHING_GUESS_H_

#include <memory>
#include <utility>
#include <vector>

#include "sudoku/Board.h"
#include "sudoku/Choice.h"
#include "sudoku/branching/Pattern.h"

namespace sudoku {

// The board completed by the pattern, or null if the pattern does not fit.
inline std::unique_ptr<Board> patterned(const Board& board) {
  const std::vector<Candidate> decisions = patternDecisions(board);
  if (decisions.empty()) return nullptr;
  std::unique_ptr<Board> solution = board.copyInSearch();
  const bool holds =
      solution->decide(decisions.data(), decisions.data() + decisions.size(), nullptr);
  return holds ? std::move(solution) : nullptr;
}

// Decides one choice after the other, each time the first alternative without a contradiction.
// Returns a solution, or null if no alternative is left: it does not backtrack.
inline std::unique_ptr<Board> decidedOneByOne(const Board& start) {
  std::unique_ptr<Board> board = start.copyInSearch();
  while (board->undecided() > 0) {
    std::unique_ptr<Board> next;
    for (const Candidate& each : board->alternatives()) {
      next = board->copyInSearch();
      if (next->decide(each.square, each.value)) break;
      next = nullptr;
    }
    if (!next) return nullptr;
    board = std::move(next);
  }
  return board;
}

// A guessed solution, or null.
inline std::unique_ptr<Board> guessedSolution(const Board& board) {
  constexpr int kLeastUndecided = 60;  // percent; on fuller boards guesses fail too often
  std::unique_ptr<Board> solution = patterned(board);
  const bool isSparse = 100 * board.undecided() >= kLeastUndecided * board.geometry().squares();
  return solution || !isSparse ? std::move(solution) : decidedOneByOne(board);
}

}  // namespace sudoku

#endif
