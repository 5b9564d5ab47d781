// Geometry.h: the squares of each unit and the units of each square, computed from the shape.
// Rules and branching use only the geometry, never the shape.
//
// Squares and units are numbered as in Shape.h. Each unit has as many squares as the board has
// values; a square may be in any number of units.

#ifndef SUDOKU_GEOMETRY_H_
#define SUDOKU_GEOMETRY_H_

#include <atomic>
#include <cstddef>
#include <vector>

#include "sudoku/Shape.h"

namespace sudoku {

class Geometry : public ComputedFromShape {
 public:
  // The geometry of boards of that shape and size, shared by all boards; thread-safe. It lives as
  // long as a copy of the shape; that of an ordinary shape lives forever. Throws
  // std::invalid_argument unless the shape can have that size.
  static const Geometry& of(const Shape& shape, int size);

  // The geometry of ordinary boards of that size.
  static const Geometry& ofSize(int size);

  int size() const { return size_; }
  int squares() const { return size_ * size_; }
  int units() const { return units_; }

  int square(int row, int col) const { return row * size_ + col; }
  int rowOf(int square) const { return square / size_; }
  int colOf(int square) const { return square % size_; }

  // The most squares that two different units have in common.
  int mostShared() const { return mostShared_; }

  class Numbers;
  // The units of a square in ascending order: row, column, then all others.
  Numbers unitsOf(int square) const;

  // The position of the square in each of these units, from 1 to the size.
  Numbers positionsOf(int square) const;

  bool isInUnit(int square, int unit) const;

  class Squares;
  // The squares of a unit in reading order.
  Squares squaresOf(int unit) const;

  // Calls visit(peer) once for each other square that is in a unit of the square.
  template <class Function>
  void forEachPeer(int square, Function visit) const;

 private:
  explicit Geometry(const Shape& shape);
  Geometry(const Geometry&) = delete;
  Geometry& operator=(const Geometry&) = delete;
  ~Geometry() override { delete[] places_; }
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  void findPlaces();
  void findMostShared();

  // Where the units of a square begin and end in numbers_. Its positions follow.
  struct Place {
    int* units;
    int* end;
  };

  int size_;
  int units_;
  int mostShared_ = 1;
  Place* const places_;         // by square
  std::vector<int> numbers_;    // square by square
  std::vector<int> squaresOf_;  // unit by unit
};

// A view of numbers of a geometry, valid as long as the geometry.
class Geometry::Numbers {
 public:
  Numbers(const int* first, const int* last) : first_(first), last_(last) {}
  const int* begin() const { return first_; }
  const int* end() const { return last_; }
  std::size_t size() const { return static_cast<std::size_t>(last_ - first_); }
  int operator[](std::size_t i) const { return first_[i]; }

 private:
  const int* first_;
  const int* last_;
};

// A view of the squares of one unit, valid as long as the geometry.
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

inline Geometry::Numbers Geometry::unitsOf(int square) const {
  const Place& place = places_[index(square)];
  return Numbers(place.units, place.end);
}

inline Geometry::Numbers Geometry::positionsOf(int square) const {
  const Place& place = places_[index(square)];
  return Numbers(place.end, place.end + (place.end - place.units));
}

inline bool Geometry::isInUnit(int square, int unit) const {
  for (const int each : unitsOf(square)) {
    if (each >= unit) return each == unit;
  }
  return false;
}

inline Geometry::Squares Geometry::squaresOf(int unit) const {
  return Squares(squaresOf_.data() + index(unit) * index(size_), size_);
}

template <class Function>
void Geometry::forEachPeer(int square, Function visit) const {
  const Numbers units = unitsOf(square);
  for (const int* unit = units.begin(); unit != units.end(); ++unit) {
    for (const int other : squaresOf(*unit)) {
      if (other == square) continue;
      const int* earlier = units.begin();
      while (earlier != unit && !isInUnit(other, *earlier)) ++earlier;
      if (earlier == unit) visit(other);
    }
  }
}

inline Geometry::Geometry(const Shape& shape)
    : size_(shape.size()),
      units_(shape.units()),
      places_(new Place[index(squares())]),
      squaresOf_(index(units_) * index(size_), 0) {
  int* next = squaresOf_.data();
  for (int unit = 0; unit < units_; ++unit) {
    for (const int square : shape.squaresOf(unit)) *next++ = square;
  }
  findPlaces();
  findMostShared();
}

inline void Geometry::findPlaces() {
  std::vector<int> unitsOf(index(squares()), 0);  // by square: their number
  for (const int square : squaresOf_) ++unitsOf[index(square)];
  numbers_ = std::vector<int>(2 * squaresOf_.size(), 0);
  int* first = numbers_.data();
  for (int square = 0; square < squares(); ++square) {
    places_[index(square)] = {first, first};
    first += 2 * unitsOf[index(square)];
  }
  for (int unit = 0; unit < units_; ++unit) {
    int position = 0;
    for (const int square : squaresOf(unit)) {
      Place& place = places_[index(square)];
      place.end[unitsOf[index(square)]] = ++position;
      *place.end++ = unit;
    }
  }
}

inline void Geometry::findMostShared() {
  for (int unit = 0; unit < units_; ++unit) {
    std::vector<int> shared(index(unit), 0);  // by earlier unit: the number of squares in both
    for (const int square : squaresOf(unit)) {
      for (const int other : unitsOf(square)) {
        if (other == unit) break;
        ++shared[index(other)];
      }
    }
    for (const int squares : shared) {
      if (squares > mostShared_ && squares < size_) mostShared_ = squares;
    }
  }
}

inline const Geometry& Geometry::of(const Shape& shape, int size) {
  if (shape.isOrdinary() && (shape.size() == 0 || shape.size() == size)) return ofSize(size);
  return shape.ofSize(size).computed<Geometry>(
      [](const Shape& known) -> const Geometry* { return new Geometry(known); });
}

inline const Geometry& Geometry::ofSize(int size) {
  static std::atomic<const Geometry*> geometries[kMaxSize + 1];
  const bool isPossible = size >= 1 && size <= kMaxSize;
  const Geometry* known = isPossible ? geometries[size].load() : nullptr;
  if (known != nullptr) return *known;
  const Geometry* const computed = new Geometry(Shape().ofSize(size));
  // Another thread may have been faster.
  if (geometries[size].compare_exchange_strong(known, computed)) return *computed;
  delete computed;
  return *known;
}

}  // namespace sudoku

#endif
