// Searchable.h: the interface of a puzzle state. Search drivers know nothing else about a puzzle.
//
// To search a puzzle of your own, derive from Searchable and override three or four functions.
// Every driver (BreadthFirstSearch.h, DepthFirstSearch.h, BestFirstSearch.h) can then search it.
//
// A course's own headers may have the names of those in this folder. If both are included, the
// first one is used: they share include guards. If both are linked, namespaces keep them apart.

#if !defined(SEARCHABLE_H) && !defined(SEARCHABLE_H_)
#define SEARCHABLE_H
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

  // The states that follow from this one, in the order in which they are to be tried; empty at a
  // dead end. No pointer is null. The caller owns the states. This state does not change.
  virtual vector<unique_ptr<Searchable>> successors() const = 0;

  // Writes this state for a person to read.
  virtual void write(ostream& out) const = 0;

  // Estimated distance from a solution; smaller is nearer.
  virtual int heuristicValue() const { return 0; }

 protected:
  Searchable() = default;
  Searchable(const Searchable&) = default;
  Searchable& operator=(const Searchable&) = default;
};

#endif
