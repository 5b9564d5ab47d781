// WeightedDegree.h: the choice by weighted degree (dom/wdeg): fewest candidates divided by the
// number of contradictions found there. Places of values compete with squares: a value with few
// places in a unit is as good to branch on as a square with few candidates.

#ifndef SUDOKU_BRANCHING_WEIGHTEDDEGREE_H_
#define SUDOKU_BRANCHING_WEIGHTEDDEGREE_H_

#include <cstdint>

#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"
#include "sudoku/branching/BranchSquare.h"

namespace sudoku {

// Keeps the choice with the smallest quotient of candidates by failures plus one. Ties go to
// squares before places, then to the greatest effect, then to the first choice. Source: Boussemart,
// Hemery, Lecoutre and Sais, "Boosting Systematic Search by Weighting Constraints", 2004, who count
// failures of constraints.
template <class Grid, class Effect>
class WeightedDegree {
 public:
  WeightedDegree(const Grid& grid, const Effect& effect) : grid_(grid), effectOf_(effect) {}

  // `left` is the number of candidates of the choice. Squares must be considered before places.
  void consider(const Choice& choice, int left) {
    const std::uint64_t failures = 1 + grid_.failures(choice);
    const std::uint64_t here = failures * static_cast<std::uint64_t>(left_);
    const std::uint64_t there = failures_ * static_cast<std::uint64_t>(left);
    if (here < there || (here == there && !isPreferred(choice))) return;
    hardest_ = choice;
    failures_ = failures;
    left_ = left;
    effect_ = kUnknown;
  }

  const Choice& choice() const { return hardest_; }

 private:
  static constexpr int kUnknown = -1;

  // Breaks ties. Effects are slow to compute, so they are computed only here.
  bool isPreferred(const Choice& choice) {
    if (choice.square < 0 && hardest_.square >= 0) return false;
    return effectOf_(choice) > effect();
  }
  int effect() {
    if (effect_ == kUnknown) effect_ = effectOf_(hardest_);
    return effect_;
  }

  const Grid& grid_;
  const Effect& effectOf_;
  Choice hardest_;
  std::uint64_t failures_ = 0;
  int left_ = 1;
  int effect_ = kUnknown;
};

// The choice with the smallest quotient. Requires an undecided square, and a grid that learns from
// failures.
template <class Grid>
Choice hardestChoice(const Grid& grid) {
  const Geometry& geometry = grid.geometry();
  const auto effect = effects(grid, geometry);
  WeightedDegree hardest(grid, effect);
  for (int square = 0; square < geometry.squares(); ++square) {
    if (grid.isUndecided(square)) hardest.consider(Choice{square}, grid.candidatesLeft(square));
  }
  if (!grid.rules().countsPlaces()) return hardest.choice();
  for (int unit = 0; unit < geometry.units(); ++unit) {
    for (int value = 1; value <= geometry.size(); ++value) {
      const int left = grid.placesLeft(unit, value);
      if (left != Grid::kSettled) hardest.consider({-1, unit, value}, left);
    }
  }
  return hardest.choice();
}

}  // namespace sudoku

#endif
