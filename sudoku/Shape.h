// Shape.h: which squares of a board are a unit: its rows and columns, its regions (boxes, irregular
// regions as in a jigsaw Sudoku, or none), diagonals and windows. Rules and branching use only
// these tables.
//
// Squares are numbered row by row from 0. Units are numbered too: rows first, then columns, then
// regions, diagonals and windows. Each unit has as many squares as the board has values; a square
// may be in any number of units.

#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "sudoku/Message.h"

namespace sudoku {

constexpr int kMaxOrder = 20;
constexpr int kMaxSize = kMaxOrder * kMaxOrder;

// The square root of a perfect square; 0 for other numbers.
constexpr std::size_t squareRoot(std::size_t number) {
  std::size_t root = 0;
  while (root * root < number) ++root;
  return root * root == number ? root : 0;
}

// Immutable. Copies share their tables.
class Shape {
 public:
  // The ordinary shape: boxes of order x order squares. A size stands for it wherever a shape is
  // needed. Throws std::invalid_argument unless the size is a perfect square from 1 to kMaxSize.
  Shape(int size = 9);

  // Boxes of these numbers of rows and columns. The size is their product. Ordinary if both are
  // equal; a Latin square if either is 1. Throws std::invalid_argument unless the size is from 1 to
  // kMaxSize.
  static Shape boxes(int height, int width);

  // `regionOf` is the region of each square, from 0. Regions need not be connected. They are
  // renumbered in the order of their first squares, and recognized if they are boxes, rows or
  // columns. Throws std::invalid_argument unless there are size x size squares, each in a region,
  // and `size` regions of as many squares.
  static Shape regions(const std::vector<int>& regionOf);

  // Rows and columns only. Throws std::invalid_argument unless the size is from 1 to kMaxSize.
  static Shape latinSquare(int size);

  // This shape, in which the two diagonals are units too.
  Shape withDiagonals() const;

  // This shape with windows (hyper Sudoku): (order - 1) x (order - 1) further units of order x
  // order squares, with one row or column before, between and after them. Throws
  // std::invalid_argument unless the size is the square of an order from 2 to 20.
  Shape withWindows() const;

  int size() const { return layout_->size; }
  int squares() const { return size() * size(); }
  int units() const { return layout_->units; }

  // True if the boxes are as high as wide, and there are neither diagonals nor windows.
  bool isOrdinary() const {
    return boxHeight() * boxHeight() == size() && !hasDiagonals() && !hasWindows();
  }

  // The numbers of rows and columns of each box; 0 if the regions are not boxes.
  int boxHeight() const { return layout_->boxHeight; }
  int boxWidth() const { return boxHeight() > 0 ? size() / boxHeight() : 0; }

  bool hasRegions() const { return !layout_->regionOf.empty(); }
  bool hasDiagonals() const { return layout_->hasDiagonals; }
  bool hasWindows() const { return layout_->hasWindows; }

  // The region of a square, from 0, or -1 if the shape has no regions.
  int regionOf(int square) const { return hasRegions() ? layout_->regionOf[index(square)] : -1; }

  // Rows and columns count from 0.
  int square(int row, int col) const { return row * size() + col; }
  int rowOf(int square) const { return square / size(); }
  int colOf(int square) const { return square % size(); }

  // The squares of a unit in reading order.
  class Numbers;
  Numbers squaresOf(int unit) const;

  // The units of a square in ascending order: row, column, then all others.
  Numbers unitsOf(int square) const;

  // The position of the square in each of these units, from 1 to the size.
  Numbers positionsOf(int square) const;

  bool isInUnit(int square, int unit) const;

  // Calls visit(peer) once for each other square that is in a unit of the square.
  template <class Function>
  void forEachPeer(int square, Function visit) const;

  // The most squares that two different units have in common.
  int mostShared() const { return layout_->mostShared; }

  // The name of a unit, with a number from 1: "row 3", "column 2", "box 5", "region 3", "diagonal
  // 1" (the one from the top left), "window 4". A region is a box if all regions are.
  std::string unitName(int unit) const;

  friend bool operator==(const Shape& one, const Shape& other);
  friend bool operator!=(const Shape& one, const Shape& other) { return !(one == other); }

 private:
  struct Layout {
    void addSquaresOfUnits();
    void addUnitsOfSquares();
    void findMostShared();

    int size;
    int boxHeight;
    std::vector<int> regionOf;  // by square; empty if there are no regions
    bool hasDiagonals = false, hasWindows = false;

    // Tables, made of these.
    int units = 0;
    int mostShared = 1;
    std::vector<int> squaresOf = {};        // unit by unit
    std::vector<std::size_t> firstOf = {};  // by square: where the two below have its first unit
    std::vector<int> unitsOf = {};          // square by square
    std::vector<int> positionsOf = {};      // in these units
  };

  explicit Shape(Layout layout);  // without its tables
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  static int orderOf(int size);
  static std::vector<int> regionsOfBoxes(int height, int width);
  Numbers ofSquare(const std::vector<int>& table, int square) const;

  std::shared_ptr<const Layout> layout_;
};

// A view of numbers, valid as long as a copy of the shape.
class Shape::Numbers {
 public:
  Numbers(const int* begin, const int* end) : begin_(begin), end_(end) {}
  const int* begin() const { return begin_; }
  const int* end() const { return end_; }
  std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }
  int operator[](int i) const { return begin_[i]; }

  // Positions in a unit count from 1, as the numbers of a set of places do.
  int atPosition(int position) const { return begin_[position - 1]; }

 private:
  const int* begin_;
  const int* end_;
};

inline Shape::Numbers Shape::squaresOf(int unit) const {
  const int* const first = layout_->squaresOf.data() + index(unit) * index(size());
  return Numbers(first, first + size());
}

// The part of a table by square and unit that is about the square.
inline Shape::Numbers Shape::ofSquare(const std::vector<int>& table, int square) const {
  const std::size_t* const first = &layout_->firstOf[index(square)];
  return Numbers(table.data() + first[0], table.data() + first[1]);
}

inline Shape::Numbers Shape::unitsOf(int square) const {
  return ofSquare(layout_->unitsOf, square);
}

inline Shape::Numbers Shape::positionsOf(int square) const {
  return ofSquare(layout_->positionsOf, square);
}

inline bool Shape::isInUnit(int square, int unit) const {
  for (const int each : unitsOf(square)) {
    if (each >= unit) return each == unit;
  }
  return false;
}

template <class Function>
void Shape::forEachPeer(int square, Function visit) const {
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

inline std::string Shape::unitName(int unit) const {
  const int regions = hasRegions() ? size() : 0, diagonals = hasDiagonals() ? 2 : 0;
  if (unit < size()) return message({"row ", unit + 1});
  unit -= size();
  if (unit < size()) return message({"column ", unit + 1});
  unit -= size();
  if (unit < regions) return message({boxHeight() > 0 ? "box " : "region ", unit + 1});
  unit -= regions;
  if (unit < diagonals) return message({"diagonal ", unit + 1});
  return message({"window ", unit - diagonals + 1});
}

inline bool operator==(const Shape& one, const Shape& other) {
  return one.layout_ == other.layout_ ||
         (one.size() == other.size() && one.layout_->regionOf == other.layout_->regionOf &&
          one.hasDiagonals() == other.hasDiagonals() && one.hasWindows() == other.hasWindows());
}

}  // namespace sudoku

#include "sudoku/Shape.inl"
