// Searchable.h: one state of a puzzle. Given: hand in no copy of it.

#ifndef SEARCHABLE_H_
#define SEARCHABLE_H_

#include <memory>
#include <ostream>
#include <string>
#include <vector>

class Searchable {
 public:
  virtual ~Searchable() {}

  // True if this state solves the puzzle.
  virtual bool isSolution() const = 0;

  // The states one move further, some of which may have come before; empty at a dead end.
  virtual std::vector<std::unique_ptr<Searchable>> successors() const = 0;

  // Writes this state as text for people.
  virtual void write(std::ostream& out) const = 0;

  // An estimate of the cost that is left to a solution, never too large.
  virtual int heuristicValue() const = 0;

  // Two states have the same key if and only if they are equal.
  virtual std::string key() const = 0;

  // The cost of the move that led here from the state that gave it; 0 or more.
  virtual int cost() const = 0;
};

#endif
