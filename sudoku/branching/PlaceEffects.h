// PlaceEffects.h: a faster effectOf() (BranchSquare.h) for grids that keep the places of values. It
// counts places word by word instead of visiting peers, and supports units and values as well as
// squares.

#ifndef SUDOKU_BRANCHING_PLACEEFFECTS_H_
#define SUDOKU_BRANCHING_PLACEEFFECTS_H_

#include <cstddef>

#include "sudoku/BitCount.h"
#include "sudoku/Choice.h"
#include "sudoku/Geometry.h"
#include "sudoku/Sets.h"

namespace sudoku {

template <class Grid>
class PlaceEffects {
 public:
  // The grid must count places, must not change, and must outlive this object.
  [[gnu::noinline]] explicit PlaceEffects(const Grid& grid)
      : grid_(grid),
        geometry_(grid.geometry()),
        pairs_(index(geometry_.units()), geometry_.size()) {
    for (int square = 0; square < geometry_.squares(); ++square) {
      if (grid.candidatesLeft(square) != 2) continue;
      const auto& units = geometry_.unitsOf(square);
      const auto& positions = geometry_.positionsOf(square);
      for (std::size_t kind = 0; kind < 3; ++kind) {
        pairs_.insert(index(units[kind]), positions[kind]);
      }
    }
  }

  // The effect of the choice, summed over its candidates.
  [[gnu::noinline]] int operator()(const Choice& choice) const {
    int effect = 0;
    if (choice.square >= 0) {
      for (const int value : grid_.candidatesAt(choice.square)) {
        effect += of({choice.square, value});
      }
    } else {
      for (const int position : grid_.placesAt(choice.unit, choice.value)) {
        effect += of({geometry_.squaresOf(choice.unit).atPosition(position), choice.value});
      }
    }
    return effect;
  }

 private:
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  int of(const Candidate& candidate) const {
    const auto& [row, col, box] = geometry_.unitsOf(candidate.square);
    const auto& [inRow, inCol, inBox] = geometry_.positionsOf(candidate.square);
    return weightInLine(row, inRow, candidate.value) + weightInLine(col, inCol, candidate.value) +
           weight(box, candidate.value, inBox - 1, inBox);
  }

  // The weight of a row or column without the positions that are in the same box as `position`.
  int weightInLine(int unit, int position, int value) const {
    const int before = (position - 1) / geometry_.order() * geometry_.order();
    return weight(unit, value, before, before + geometry_.order());
  }
  // The number of places of the value, outside the positions from `first` + 1 to `last`. Places in
  // squares with two candidates count as 4.
  [[gnu::noinline]] int weight(int unit, int value, int first, int last) const {
    const auto places = grid_.placesAt(unit, value);
    const auto pairs = pairs_[index(unit)];
    int weight = 0;
    for (int i = 0; i < places.words(); ++i) {
      const int before = i * kSetWordBits;
      const SetWord left = places.word(i) & (firstBits(first - before) | ~firstBits(last - before));
      weight += bitCount(left) + 3 * bitCount(left & pairs.word(i));
    }
    return weight;
  }

  const Grid& grid_;
  const Geometry& geometry_;
  typename Grid::Sets pairs_;  // for each unit, the positions of squares with two candidates
};

}  // namespace sudoku

#endif
