#include <iostream>
#include <string>

#include "BestFirstSearch.h"
#include "Sudoku.h"

int main() {
  const std::string puzzle =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  unique_ptr<Sudoku> board(new Sudoku(9));
  for (int i = 0; i < 81; ++i) {
    if (puzzle[i] != '.') board->setSquare(i / 9, i % 9, puzzle[i] - '0');
  }
  BestFirstSearch search(move(board));
  if (Searchable* solution = search.solve()) solution->write(std::cout);
  std::cout << search.getNodesExpanded() << '\n';
}
