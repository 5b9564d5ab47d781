// Knowledge.h: all that a search knows and has learned.

#pragma once

#include "search/Explained.h"
#include "search/learning/Activity.h"
#include "search/learning/Analysis.h"
#include "search/learning/Clauses.h"
#include "search/learning/Explanations.h"
#include "search/learning/Phases.h"
#include "search/learning/Trail.h"

namespace search {

// Its parts refer to each other, so it is not moved.
struct Knowledge {
  explicit Knowledge(const Explained& puzzle)
      : trail(puzzle.facts()),
        clauses(puzzle.facts()),
        explanations(puzzle, clauses, trail),
        analysis(trail, explanations, clauses),
        activity(puzzle.facts()),
        phases(puzzle.facts()) {}

  Trail trail;
  Clauses clauses;
  Explanations explanations;
  Analysis analysis;
  Activity activity;
  Phases phases;
};

}  // namespace search
