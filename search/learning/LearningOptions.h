// LearningOptions.h: parts of ConflictDrivenSearch that can be switched off, to see what each of
// them saves.

#ifndef SEARCH_LEARNING_LEARNINGOPTIONS_H_
#define SEARCH_LEARNING_LEARNINGOPTIONS_H_

namespace search {

struct LearningOptions {
  bool restarts = true;      // give up all decisions from time to time
  bool minimisation = true;  // shorten clauses
  bool targetPhases = true;  // decide as in the largest state without a contradiction
};

}  // namespace search

#endif
