// Searchable.h: one state of a puzzle, as the course hands it out; compiled with submissions, so
// plain C++11. What a submission has to override is not pure: a member that is missing is missed
// when it is called, and the rest can still be marked.

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
  virtual bool isSolution() const { throw std::logic_error("isSolution() is not overridden"); }

  // The states one step further on; none at a dead end.
  virtual vector<unique_ptr<Searchable>> successors() const {
    throw std::logic_error("successors() is not overridden");
  }

  // Writes this state for a person to read.
  virtual void write(ostream&) const { throw std::logic_error("write() is not overridden"); }

  // How far this state seems to be from a solution: smaller is nearer.
  virtual int heuristicValue() const { return 0; }
};

#endif
