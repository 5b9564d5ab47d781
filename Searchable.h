// Searchable.h: one state of a puzzle, all that a search driver needs to know about it.
//
// A puzzle of your own derives from Searchable and overrides three or four functions; then every
// driver (BreadthFirstSearch.h, DepthFirstSearch.h, BestFirstSearch.h) can search it.

#ifndef SEARCHABLE_H_
#define SEARCHABLE_H_

#include <memory>
#include <ostream>
#include <vector>

// Coursework headers use these names unqualified.
using std::ostream;
using std::unique_ptr;
using std::vector;

class Searchable {
 public:
  virtual ~Searchable() = default;

  // True if this state solves the puzzle.
  virtual bool isSolution() const = 0;

  // The states one step further on, in the order in which they are to be tried; none at a dead end.
  // Pointers are never null, and the caller owns the states. This state stays as it is.
  virtual vector<unique_ptr<Searchable>> successors() const = 0;

  // Writes this state for a person to read.
  virtual void write(ostream& out) const = 0;

  // How far this state seems to be from a solution: smaller is nearer.
  virtual int heuristicValue() const { return 0; }

 protected:
  Searchable() = default;
  Searchable(const Searchable&) = default;
  Searchable& operator=(const Searchable&) = default;
};

#endif
