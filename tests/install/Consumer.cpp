// Consumer.cpp: a program in the style of the coursework. It uses only the contract, and names
// unique_ptr, vector and ostream without std::, as Searchable.h allows.

#include <iostream>
#include <sstream>

#include "BestFirstSearch.h"
#include "Sudoku.h"
#include "sudoku/PuzzleReader.h"

int main() {
  unique_ptr<Sudoku> board(new Sudoku(9));
  if (!board->setSquare(0, 0, 5) || board->setSquare(0, 1, 5)) {
    std::cout << "setSquare returned the wrong result" << std::endl;
    return 1;
  }

  std::istringstream text("1.3....2....4..1");
  if (!sudoku::PuzzleReader(text, "text").next()) return 1;

  unique_ptr<Searchable> puzzle(new Sudoku(4));
  BestFirstSearch search(std::move(puzzle));
  Searchable* solution = search.solve();
  if (solution == nullptr || !solution->isSolution()) {
    std::cout << "no solution of a blank 4x4 board" << std::endl;
    return 1;
  }
  solution->write(std::cout);
  std::cout << "Nodes expanded: " << search.getNodesExpanded() << std::endl;

  return 0;
}
