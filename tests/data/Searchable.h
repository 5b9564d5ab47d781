// A course's own Searchable.h, with only the members that the coursework prescribes. The drivers
// must compile against it; see tests/data/transcripts/compiling.txt.

#ifndef SEARCHABLE_H
#define SEARCHABLE_H

#include <iostream>
#include <memory>
#include <vector>

using std::ostream;
using std::unique_ptr;
using std::vector;

class Searchable {
 public:
  virtual bool isSolution() const = 0;
  virtual vector<unique_ptr<Searchable>> successors() const = 0;
  virtual void write(ostream& out) const = 0;
  virtual int heuristicValue() const { return 0; }
  virtual ~Searchable() {}
};

#endif
