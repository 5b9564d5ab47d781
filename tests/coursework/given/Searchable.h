// Searchable.h: one state of a puzzle, as the course hands it out. It is compiled with submissions
// and therefore plain C++11. The functions that a submission has to override are not pure: a
// missing one throws when it is called, so the rest can still be marked.

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
