// Geometry.h: the squares of each row, column and box, computed from the size.
//
// Squares are numbered row by row from 0. Units are numbered too: rows first, then columns, then
// boxes (row by row). A board of size n has 3n units of n squares each.

#ifndef SUDOKU_GEOMETRY_H_
#define SUDOKU_GEOMETRY_H_

#include <array>
#include <atomic>
#include <cstddef>
#include <stdexcept>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Shape.h"

namespace sudoku {

constexpr int kMaxOrder = 20;
static_assert(kMaxOrder * kMaxOrder == kMaxSize);

class Geometry {
 public:
  // The geometry of boards of that size. There is one object per size, shared by all boards;
  // thread-safe. Throws std::invalid_argument unless `size` is a perfect square from 1 to kMaxSize.
  static const Geometry& ofSize(int size);

  int order() const { return order_; }
  int size() const { return order_ * order_; }
  int squares() const { return size() * size(); }
  int units() const { return 3 * size(); }

  int square(int row, int col) const { return row * size() + col; }
  int rowOf(int square) const { return square / size(); }
  int colOf(int square) const { return square % size(); }

  // The row, the column and the box of a square, as unit numbers.
  const std::array<int, 3>& unitsOf(int square) const { return places_[index(square)].units; }

  // The position of the square in each of these units, from 1 to the size.
  const std::array<int, 3>& positionsOf(int square) const {
    return places_[index(square)].positions;
  }

  bool isInUnit(int square, int unit) const {
    const std::array<int, 3>& units = unitsOf(square);
    return units[0] == unit || units[1] == unit || units[2] == unit;
  }

  class Squares;
  // The squares of a unit in reading order.
  Squares squaresOf(int unit) const;

 private:
  explicit Geometry(int order);
  Geometry(const Geometry&) = delete;
  Geometry& operator=(const Geometry&) = delete;
  ~Geometry() { delete[] places_; }
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }

  struct Place {
    std::array<int, 3> units;
    std::array<int, 3> positions;
  };

  int order_;
  Place* const places_;         // by square
  std::vector<int> squaresOf_;  // unit by unit
};

// A view of the squares of one unit. Always valid, because geometries are never destroyed.
class Geometry::Squares {
 public:
  Squares(const int* first, int size) : first_(first), size_(size) {}
  const int* begin() const { return first_; }
  const int* end() const { return first_ + size_; }
  int operator[](int i) const { return first_[i]; }

  // Positions count from 1, as the numbers of a set of places do.
  int atPosition(int position) const { return first_[position - 1]; }

 private:
  const int* first_;
  int size_;
};

inline Geometry::Squares Geometry::squaresOf(int unit) const {
  return Squares(squaresOf_.data() + index(unit) * index(size()), size());
}

[[gnu::cold]] inline Geometry::Geometry(int order)
    : order_(order),
      places_(new Place[index(squares())]),
      squaresOf_(index(units()) * index(size()), 0) {
  std::vector<int> filled(index(units()), 0);
  for (int square = 0; square < squares(); ++square) {
    const int row = rowOf(square);
    const int col = colOf(square);
    const int box = row / order_ * order_ + col / order_;
    Place& place = places_[index(square)];
    place.units = {row, size() + col, 2 * size() + box};
    for (std::size_t kind = 0; kind < 3; ++kind) {
      const int unit = place.units[kind];
      squaresOf_[index(unit * size() + filled[index(unit)]++)] = square;
      place.positions[kind] = filled[index(unit)];
    }
  }
}

inline const Geometry& Geometry::ofSize(int size) {
  int order = 0;
  while (order < kMaxOrder && order * order < size) ++order;
  if (size < 1 || order * order != size) {
    throw std::invalid_argument(message({"a board cannot have size ", size,
                                         ": it has to be a perfect square from 1 to ", kMaxSize}));
  }
  static std::atomic<const Geometry*> geometries[kMaxOrder + 1];
  std::atomic<const Geometry*>& known = geometries[order];
  if (known == nullptr) {
    const Geometry* expected = nullptr;
    const Geometry* const computed = new Geometry(order);
    // Another thread may have been faster.
    if (!known.compare_exchange_strong(expected, computed)) delete computed;
  }
  return *known;
}

}  // namespace sudoku

#endif
