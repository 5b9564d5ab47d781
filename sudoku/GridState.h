// GridState.h: what is known about a board of any size, in sets that are words of bits.
//
//   values       for each square its value, 0 while it is undecided
//   candidates   for each square the set of its candidates
//   places       for each unit and value the set of positions in the unit that can still have the
//                value
//
// Places repeat the candidates from the view of a unit: a hidden single is found without scanning
// the unit, and rules about a value need only its places. Beside each set is its size, or a mark
// once the value is settled in the unit. A board whose rules do not count places does not store
// them: places() computes them.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "sudoku/Candidate.h"
#include "sudoku/Sets.h"
#include "sudoku/Shape.h"

namespace sudoku {

class GridState {
 public:
  using Count = std::uint16_t;

  // A blank board.
  GridState(const Shape& shape, bool countsPlaces)
      : shape_(shape),
        countsPlaces_(countsPlaces),
        undecided_(shape.squares()),
        placesFrom_(index(shape.squares())),
        sets_(setsOf(shape, countsPlaces), shape.size()),
        left_(setsOf(shape, countsPlaces), Count(shape.size())),
        values_(index(shape.squares()), Count(0)) {
    for (std::size_t set = 0; set < left_.size(); ++set) sets_.fill(set, shape.size());
  }

  const Shape& shape() const { return shape_; }
  bool countsPlaces() const { return countsPlaces_; }
  int undecided() const { return undecided_; }
  const std::vector<Count>& values() const { return values_; }

  int value(int square) const { return values_[index(square)]; }
  bool isUndecided(int square) const { return value(square) == 0; }
  bool isCandidate(int square, int value) const { return sets_.contains(index(square), value); }
  auto candidates(int square) const { return sets_[index(square)]; }
  int candidatesLeft(int square) const { return left_[index(square)]; }
  int commonCandidates(int square, int other) const {
    return (candidates(square) & candidates(other)).size();
  }

  // The places of a value in a unit: positions from 1 to the size.
  auto places(int unit, int value) const {
    return SetView(sets_.wordsOfSet(), [this, unit, value](int i) {
      return countsPlaces_ ? sets_[placesIndex(unit, value)].word(i)
                           : findWordOfPlaces(unit, value, i);
    });
  }

  // True if a square of the unit has the value. Requires that the board counts places.
  bool isSettled(int unit, int value) const { return left_[placesIndex(unit, value)] == kSettled; }

  // The number of places. Requires that the board counts them, and that the value is not settled.
  int placesLeft(int unit, int value) const { return left_[placesIndex(unit, value)]; }

  // Gives an undecided square its value. The board does not follow the rules until the caller has
  // erased its other candidates, and the other places of the value in its units.
  void decide(int square, int value) {
    values_[index(square)] = static_cast<Count>(value);
    --undecided_;
    if (!countsPlaces_) return;
    for (const int unit : shape_.unitsOf(square)) left_[placesIndex(unit, value)] = kSettled;
  }

  // Removes a candidate, and with it a place of the value in each unit of the square. Requires that
  // it is a candidate.
  void erase(int square, int value) {
    sets_.erase(index(square), value);
    --left_[index(square)];
    if (!countsPlaces_) return;
    const int* position = shape_.positionsOf(square).begin();
    for (const int unit : shape_.unitsOf(square)) {
      const std::size_t places = placesIndex(unit, value);
      sets_.erase(places, *position++);
      if (left_[places] != kSettled) --left_[places];
    }
  }

  // Decides squares, and erases at once all that this excludes: computes the candidates of each
  // square from the values in its units, then the places from the candidates. Returns false if a
  // value is no candidate of its square or twice in a unit; the board is then unspecified. Requires
  // that no square is decided.
  bool decideAll(const Candidate* first, const Candidate* last);

  // The memory that a copy takes, besides the shape.
  std::size_t bytes() const {
    const std::size_t setBytes = index(sets_.wordsOfSet()) * sizeof(SetWord);
    return left_.size() * (setBytes + sizeof(Count)) + values_.size() * sizeof(Count);
  }

 private:
  // Stands for the number of places of a settled value. No number of places is as large.
  static constexpr Count kSettled = std::numeric_limits<Count>::max();

  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  static std::size_t setsOf(const Shape& shape, bool countsPlaces) {
    return index(shape.squares() + (countsPlaces ? shape.units() * shape.size() : 0));
  }
  std::size_t placesIndex(int unit, int value) const {
    return placesFrom_ + index(unit * shape_.size() + value - 1);
  }

  void findPlaces();
  SetWord findWordOfPlaces(int unit, int value, int word) const;

  Shape shape_;
  bool countsPlaces_;
  int undecided_;            // the number of undecided squares
  std::size_t placesFrom_;   // index of the first places in the two arrays below
  Sets sets_;                // candidates by square, then places by unit and value
  std::vector<Count> left_;  // the size of each of these sets, or kSettled
  std::vector<Count> values_;
};

inline bool GridState::decideAll(const Candidate* first, const Candidate* last) {
  Sets valuesOf(index(shape_.units()), shape_.size());  // by unit
  for (; first != last; ++first) {
    const std::size_t square = index(first->square);
    if (!sets_.contains(square, first->value)) return false;
    for (const int unit : shape_.unitsOf(first->square)) {
      if (valuesOf.contains(index(unit), first->value)) return false;
      valuesOf.insert(index(unit), first->value);
    }
    sets_.clear(square, square + 1);
    sets_.insert(square, first->value);
    left_[square] = 1;
    values_[square] = static_cast<Count>(first->value);
    --undecided_;
  }
  for (int square = 0; square < shape_.squares(); ++square) {
    if (!isUndecided(square)) continue;
    for (const int unit : shape_.unitsOf(square)) {
      sets_.assign(index(square), candidates(square) - valuesOf[index(unit)]);
    }
    left_[index(square)] = static_cast<Count>(candidates(square).size());
  }
  if (countsPlaces_) findPlaces();
  return true;
}

// Computes the places from the candidates.
inline void GridState::findPlaces() {
  sets_.clear(placesFrom_, left_.size());
  std::fill(left_.begin() + shape_.squares(), left_.end(), Count(0));
  for (int square = 0; square < shape_.squares(); ++square) {
    const int* position = shape_.positionsOf(square).begin();
    for (const int unit : shape_.unitsOf(square)) {
      for (const int value : candidates(square)) {
        const std::size_t places = placesIndex(unit, value);
        sets_.insert(places, *position);
        left_[places] = isUndecided(square) ? static_cast<Count>(left_[places] + 1) : kSettled;
      }
      ++position;
    }
  }
}

// Computes a word of the places of a value in a unit from the candidates of its squares.
inline SetWord GridState::findWordOfPlaces(int unit, int value, int word) const {
  SetWord places = 0;
  const int first = word * kSetWordBits;
  const int last = std::min(first + kSetWordBits, shape_.size());
  for (int i = first; i < last; ++i) {
    const int square = shape_.squaresOf(unit)[i];
    if (isCandidate(square, value)) places |= SetWord{1} << (i - first);
  }
  return places;
}

}  // namespace sudoku
