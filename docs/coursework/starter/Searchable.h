// Searchable.h: one state of a puzzle. Given: hand in no copy of it.
//
// Every search knows a puzzle by these four functions alone. They are not pure virtual, so that a
// board compiles while you are still writing it: a function that is missing says so when called.

#ifndef SEARCHABLE_H_
#define SEARCHABLE_H_

#include <iostream>
#include <memory>
#include <stdexcept>
#include <vector>

using std::ostream;
using std::unique_ptr;
using std::vector;

class Searchable {
 public:
  virtual ~Searchable() {}

  // True if this state solves the puzzle.
  virtual bool isSolution() const {
    throw std::logic_error("isSolution() is not overridden: is it const?");
  }

  // The states one step further; empty at a dead end.
  virtual vector<unique_ptr<Searchable>> successors() const {
    throw std::logic_error("successors() is not overridden: is it const?");
  }

  // Writes this state as text for people.
  virtual void write(ostream&) const {
    throw std::logic_error("write() is not overridden: is it const?");
  }

  // An estimate of the distance to a solution: smaller is nearer.
  virtual int heuristicValue() const { return 0; }
};

#endif
