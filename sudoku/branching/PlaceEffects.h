// PlaceEffects.h: effectOf() (BranchSquare.h) for grids. It counts places word by word instead of
// visiting peers, and supports units and values as well as squares. It is faster for rules that
// count places; for others the grid has to compute the places.

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
  // The grid must not change, and must outlive this object.
  explicit PlaceEffects(const Grid& grid)
      : grid_(grid),
        geometry_(grid.geometry()),
        pairs_(index(geometry_.units()), geometry_.size()) {
    for (int square = 0; square < geometry_.squares(); ++square) {
      if (grid.candidatesLeft(square) != 2) continue;
      const auto units = geometry_.unitsOf(square);
      const auto positions = geometry_.positionsOf(square);
      for (std::size_t i = 0; i < units.size(); ++i) {
        pairs_.insert(index(units[i]), positions[i]);
      }
    }
  }

  // The effect of the choice, summed over its candidates.
  int operator()(const Choice& choice) const {
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

  // The number of peers that have the value. Those with two candidates count as 4.
  int of(const Candidate& candidate) const {
    int effect = grid_.candidatesLeft(candidate.square) == 2 ? -4 : -1;  // the square itself
    const auto units = geometry_.unitsOf(candidate.square);
    for (std::size_t i = 0; i < units.size(); ++i) {
      const auto places = grid_.placesAt(units[i], candidate.value);
      const auto distinct = geometry_.distinctPositions(candidate.square, i);
      const auto pairs = pairs_[index(units[i])];
      for (int word = 0; word < places.words(); ++word) {
        const SetWord counted = places.word(word) & distinct.word(word);
        effect += bitCount(counted) + 3 * bitCount(counted & pairs.word(word));
      }
    }
    return effect;
  }

  const Grid& grid_;
  const Geometry& geometry_;
  typename Grid::Sets pairs_;  // for each unit, the positions of squares with two candidates
};

}  // namespace sudoku

#endif
