// Consumer.cpp: a program in the style of the coursework. It uses only the contract, and names
// unique_ptr, vector and ostream without std::, as Searchable.h allows.

#include <iostream>
#include <sstream>

#include "BestFirstSearch.h"
#include "Sudoku.h"
#include "sudoku/PuzzleReader.h"

// A user's own puzzle: counts to 3 in steps of one or two.
class Counting : public Searchable {
 public:
  explicit Counting(int number) : number_(number) {}
  bool isSolution() const override { return number_ == 3; }
  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> next;
    for (int step = 1; step <= 2 && number_ + step <= 3; ++step) {
      next.push_back(unique_ptr<Searchable>(new Counting(number_ + step)));
    }
    return next;
  }
  void write(ostream& out) const override { out << number_; }
  int heuristicValue() const override { return 3 - number_; }

 private:
  int number_;
};

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

  BestFirstSearch counting(unique_ptr<Searchable>(new Counting(0)));
  return counting.solve() != nullptr ? 0 : 1;
}
