// LearningObserver.h: an observer of what ConflictDrivenSearch decides and learns. Override the
// functions you need. Explained::text() puts literals into words.

#ifndef SEARCH_LEARNING_LEARNINGOBSERVER_H_
#define SEARCH_LEARNING_LEARNINGOBSERVER_H_

#include <vector>

#include "search/learning/Literal.h"

namespace search {

class LearningObserver {
 public:
  virtual ~LearningObserver() = default;

  // The literal was assumed. It begins the level, which counts from 1.
  virtual void decided(Literal, int /*level*/) {}

  // A contradiction was met at level `from`. One of the literals of `clause` holds in every
  // solution that was not returned yet. The search goes back to level `to`, where all of them but
  // the first are false.
  virtual void learned(const std::vector<Literal>& /*clause*/, int /*from*/, int /*to*/) {}

  // All decisions were given up.
  virtual void restarted() {}
};

}  // namespace search

#endif
