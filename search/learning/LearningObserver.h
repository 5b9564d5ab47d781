// LearningObserver.h: an observer of what ConflictDrivenSearch decides and learns. Override the
// functions you need. Explained::text() puts literals into words.

#pragma once

#include <vector>

#include "search/learning/Literal.h"
#include "search/learning/Trail.h"

namespace search {

class LearningObserver {
 public:
  virtual ~LearningObserver() = default;

  // The start contradicts itself: Explained::begin() returned false, or the trail refused one of
  // its literals. Nothing else is called.
  virtual void startContradicted(const Trail&) {}

  // The literal was assumed. It begins the level, which counts from 1.
  virtual void decided(Literal, int /*level*/) {}

  // All that follows from the decisions is on the trail, without a contradiction. Called again when
  // decisions were given up.
  virtual void propagated(const Trail&) {}

  // A literal follows that is known to be false: trail.contradicted(). learned() is called next,
  // unless nothing was decided.
  virtual void contradicted(const Trail&) {}

  // A contradiction was met at level `from`. One of the literals of `clause` holds in every
  // solution that was not returned yet. The search goes back to level `to`, where all of them but
  // the first are false.
  virtual void learned(const std::vector<Literal>& /*clause*/, int /*from*/, int /*to*/) {}

  // All decisions were given up but those that were made before one was reversed.
  virtual void restarted() {}
};

}  // namespace search
