// Grid.h: a board of any size, with sets as words of bits.
//
//   candidates       for each square, the set of its candidates
//   places           for each unit and value, the set of positions in the unit that can still have
//                    the value
//   candidatesLeft   a Count for each square: its number of candidates
//   placesLeft       a Count for each unit and value: its number of places
//   values           a Count for each square: its value, 0 while it is undecided
//
// Places repeat the candidates from the view of a unit. They are updated whenever a candidate is
// removed, so that a hidden single is found without scanning the unit, and rules about a value need
// only its places. Rule sets that do not count places have none.

#ifndef SUDOKU_GRID_H_
#define SUDOKU_GRID_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "sudoku/Board.h"
#include "sudoku/Candidate.h"
#include "sudoku/Propagation.h"
#include "sudoku/Sets.h"
#include "sudoku/Shape.h"
#include "sudoku/branching/BranchSquare.h"

namespace sudoku {

class Grid final : public Board {
 public:
  // Its largest value is greater than any size; see kSettled.
  using Count = std::uint16_t;

  // The number of places of a value that a square of the unit already has.
  static constexpr Count kSettled = std::numeric_limits<Count>::max();

  // A blank board.
  Grid(const Shape& shape, const RuleSet& rules)
      : Board(shape.squares(), rules),
        shape_(shape),
        placesFrom_(index(shape.squares())),
        sets_(setsOf(shape, rules), shape.size()),
        left_(setsOf(shape, rules), Count(shape.size())),
        values_(index(shape.squares()), Count(0)) {
    for (std::size_t set = 0; set < left_.size(); ++set) sets_.fill(set, shape.size());
  }

  ~Grid() override = default;

  std::unique_ptr<Board> clone() const override { return std::unique_ptr<Board>(new Grid(*this)); }

  const Shape& shape() const override { return shape_; }

  auto candidatesAt(int square) const { return sets_[index(square)]; }

  int value(int square) const override {
    return isUndecided(square) ? kUndecided : values_[index(square)];
  }

  CandidateSet candidates(int square) const override {
    CandidateSet candidates;
    for (const int value : candidatesAt(square)) candidates.insert(value);
    return candidates;
  }

  bool decide(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    return change(first, last, log, false);
  }
  bool remove(const Candidate* first, const Candidate* last, DeductionLog* log) override {
    return change(first, last, log, true);
  }

  int branchSquare() const override { return branchSquareOf(*this, shape_, rules_.branching()); }

  bool isUndecided(int square) const { return values_[index(square)] == 0; }
  int candidatesLeft(int square) const { return left_[index(square)]; }
  int commonCandidates(int square, int other) const {
    return (candidatesAt(square) & candidatesAt(other)).size();
  }

  // The number of positions of a unit that can still have a value, or kSettled if a square of the
  // unit has the value; requires rules that count places.
  int placesLeft(int unit, int value) const { return left_[placesIndex(unit, value)]; }
  SetWord wordOfPlaces(int unit, int value, int word) const {
    return rules_.countsPlaces() ? sets_[placesIndex(unit, value)].word(word)
                                 : findWordOfPlaces(unit, value, word);
  }
  int wordsOfSet() const { return sets_.wordsOfSet(); }

 private:
  static constexpr int kSparse = 60;  // percent of undecided squares; on fuller boards guesses fail

  // Of the branches of a board together, and of the boards that a guess copies one after the other,
  // which takes about as many nanoseconds.
  static constexpr std::size_t kMostBytes = 1'500'000'000;

  friend class Propagation<Grid>;

  // Decides or removes the candidates.
  bool change(const Candidate* first, const Candidate* last, DeductionLog* log, bool removes) {
    if (!isContradictory_) {
      Propagation<Grid> propagation(*this, log);
      if (removes) {
        propagation.removeFromOutside(first, last);
      } else if (log == nullptr && undecided_ == shape_.squares() && last - first > 1) {
        propagation.decideOnBlankBoard(first, last);
      } else {
        for (; first != last; ++first) propagation.decideFromOutside(*first);
      }
      propagation.run();
      if (undecided_ == 0 && excluded_ && *excluded_ == values_) isContradictory_ = true;
    }
    return !isContradictory_;
  }

  Grid(const Grid&) = default;
  std::unique_ptr<Grid> copy() const { return std::unique_ptr<Grid>(new Grid(*this)); }

  std::size_t bytes() const {
    const std::size_t setBytes = index(wordsOfSet()) * sizeof(SetWord);
    return left_.size() * (setBytes + sizeof(Count)) + values_.size() * sizeof(Count);
  }

  Boards decided() const override {
    Boards boards;
    if (index(shape_.size()) * bytes() > kMostBytes) {
      // Not later: to compare squares with equally many takes seconds on the largest boards.
      requireMemoryFor(squareWithFewestCandidates(*this, shape_));
    }
    const int square = branchSquare();
    requireMemoryFor(square);
    for (const int value : candidatesAt(square)) {
      std::unique_ptr<Board> board = clone();
      if (board->decide(square, value)) boards.push_back(std::move(board));
    }
    return boards;
  }

  // Throws std::bad_alloc if a board for each candidate of the square would take too much memory.
  void requireMemoryFor(int square) const {
    if (index(candidatesLeft(square)) * bytes() > kMostBytes) throw std::bad_alloc();
  }

  // A solution, found by deciding one square after the other without going back; nothing if a
  // square had no candidate left. Boards with many undecided squares often have many solutions, and
  // breadth-first search would visit them all.
  Boards guessed() const override;

  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  static std::size_t setsOf(const Shape& shape, const RuleSet& rules) {
    const int places = rules.countsPlaces() ? shape.units() * shape.size() : 0;
    return index(shape.squares() + places);
  }
  std::size_t placesIndex(int unit, int value) const {
    return placesFrom_ + index(unit * shape_.size() + value - 1);
  }

  void findPlaces();
  SetWord findWordOfPlaces(int unit, int value, int word) const;

  Shape shape_;
  std::size_t placesFrom_;   // index of the first places in the two arrays below
  Sets sets_;                // candidates by square, then places by unit and value
  std::vector<Count> left_;  // the size of each set, or kSettled
  std::vector<Count> values_;
  std::shared_ptr<const std::vector<Count>> excluded_;  // the solution that was guessed, or null
};

inline Board::Boards Grid::guessed() const {
  if (100 * undecided_ < kSparse * shape_.squares()) return {};
  if (index(undecided_) * bytes() > kMostBytes) return {};
  std::unique_ptr<Grid> board = copy();
  while (board->undecided_ > 0) {
    const int square = board->branchSquare();
    std::unique_ptr<Grid> next;
    for (const int value : board->candidatesAt(square)) {
      next = board->copy();
      if (next->Board::decide(square, value)) break;
      next = nullptr;
    }
    if (!next) return {};
    board = std::move(next);
  }
  std::unique_ptr<Grid> rest = copy();
  rest->excluded_ = std::make_shared<const std::vector<Count>>(board->values_);
  Boards boards;
  boards.push_back(std::move(board));
  boards.push_back(std::move(rest));
  return boards;
}

// Computes the places from the candidates.
inline void Grid::findPlaces() {
  sets_.clear(placesFrom_, left_.size());
  std::fill(left_.begin() + static_cast<std::ptrdiff_t>(placesFrom_), left_.end(), Count(0));
  for (int square = 0; square < shape_.squares(); ++square) {
    const int* position = shape_.positionsOf(square).begin();
    for (const int unit : shape_.unitsOf(square)) {
      for (const int value : candidatesAt(square)) {
        const std::size_t places = placesIndex(unit, value);
        sets_.insert(places, *position);
        left_[places] = isUndecided(square) ? static_cast<Count>(left_[places] + 1) : kSettled;
      }
      ++position;
    }
  }
}

// Computes a word of the places of a value in a unit from the candidates of its squares.
inline SetWord Grid::findWordOfPlaces(int unit, int value, int word) const {
  SetWord places = 0;
  const int first = word * kSetWordBits;
  const int last = std::min(first + kSetWordBits, shape_.size());
  for (int i = first; i < last; ++i) {
    const int square = shape_.squaresOf(unit)[i];
    if (sets_.contains(index(square), value)) places |= SetWord{1} << (i - first);
  }
  return places;
}

}  // namespace sudoku

#endif
