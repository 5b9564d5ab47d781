// Sudoku.h: a Sudoku board. To be completed; it compiles as it is. assignment.md says what each
// function does. Rows and columns count from 0, values from 1.

#ifndef SUDOKU_H
#define SUDOKU_H

#include "Searchable.h"

class Sudoku : public Searchable {
 public:
  // Part a: a blank board. Each square has all values from 1 to size as candidates.
  Sudoku(int size) : size_(size) {}

  // Part a: the value of a square, or -1 while it has several candidates.
  int getSquare(int /*row*/, int /*col*/) const { return 0; }

  // Given: draws the board. A dot is an undecided square.
  void write(ostream& out) const override {
    for (int row = 0; row < size_; ++row) {
      for (int col = 0; col < size_; ++col) {
        const int value = getSquare(row, col);
        out.width(3);
        if (value == -1) {
          out << '.';
        } else {
          out << value;
        }
      }
      out << '\n';
    }
  }

  // Part b: gives the square this value, and removes candidates until nothing changes any more.
  // False if a square has no candidate left: no solution has this value there.
  bool setSquare(int /*row*/, int /*col*/, int /*value*/) { return true; }

  // Part c: true if every square has one candidate.
  bool isSolution() const override { return false; }

  // Part c: for each candidate of the first undecided square, a copy of this board with that value.
  // Copies in which setSquare() returns false are left out.
  vector<unique_ptr<Searchable>> successors() const override {
    return vector<unique_ptr<Searchable>>();
  }

  // Part d: the number of undecided squares.
  int heuristicValue() const override { return 0; }

 private:
  int size_;
};

#endif
