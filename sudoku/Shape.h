// Shape.h: which squares of a board are a unit, as plain data: its rows and columns, its regions
// (boxes, irregular regions as in a jigsaw Sudoku, or none), diagonals and windows.
//
// Squares are numbered row by row from 0. Units are numbered too: rows first, then columns, then
// regions, diagonals and windows. Each unit has as many squares as the board has values.

#ifndef SUDOKU_SHAPE_H_
#define SUDOKU_SHAPE_H_

#include <atomic>
#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Shared.h"
#include "sudoku/SquareName.h"

namespace sudoku {

constexpr int kMaxOrder = 20;
constexpr int kMaxSize = kMaxOrder * kMaxOrder;

// The smallest number whose square is at least `number`.
constexpr std::size_t squareRootRoundedUp(std::size_t number) {
  std::size_t root = 0;
  while (root * root < number) ++root;
  return root;
}

// The square root of a perfect square; 0 for other numbers.
constexpr std::size_t squareRoot(std::size_t number) {
  const std::size_t root = squareRootRoundedUp(number);
  return root * root == number ? root : 0;
}

// Something that is computed from a shape once, on demand, and kept as long as the shape.
class ComputedFromShape {
 public:
  virtual ~ComputedFromShape() = default;
};

// Copies share their data.
class Shape {
 public:
  // The ordinary shape: boxes of order x order squares, for any size that is a perfect square.
  Shape() = default;

  // Boxes of these numbers of rows and columns. The size is their product. Ordinary if both are
  // equal; a Latin square if either is 1. Throws std::invalid_argument unless the size is from 1 to
  // kMaxSize.
  static Shape boxes(int height, int width);

  // `regionOf` is the region of each square, from 0. Regions need not be connected. They are
  // renumbered in the order of their first squares, and recognized if they are boxes. Throws
  // std::invalid_argument unless there are size x size squares, each in a region, and `size`
  // regions of as many squares.
  static Shape regions(const std::vector<int>& regionOf);

  // Rows and columns only. Throws std::invalid_argument unless the size is from 1 to kMaxSize.
  static Shape latinSquare(int size);

  // This shape, in which the two diagonals are units too. Throws std::invalid_argument unless the
  // shape can have that size.
  Shape withDiagonals(int size) const;

  // This shape with windows (hyper Sudoku): (order - 1) x (order - 1) further units of order x
  // order squares, with one row or column before, between and after them. Throws
  // std::invalid_argument unless the shape can have that size, and the size is the square of an
  // order from 2 to 20.
  Shape withWindows(int size) const;

  // This shape for boards of that size. A shape made by Shape() has none: boxHeight(), boxWidth(),
  // hasRegions(), regionOf(), units(), squaresOf() and unitName() throw std::logic_error. Throws
  // std::invalid_argument unless the shape can have that size.
  Shape ofSize(int size) const;

  bool isOrdinary() const { return data_.get() == nullptr || data_.get()->isOrdinary; }

  // 0 if the shape is ordinary and fits several sizes.
  int size() const { return data_.get() == nullptr ? 0 : data_.get()->size; }

  // The numbers of rows and columns of each box; 0 if the regions are not boxes.
  int boxHeight() const { return data().boxHeight; }
  int boxWidth() const { return data().boxWidth; }

  bool hasRegions() const { return !data().regionOf.empty(); }
  bool hasDiagonals() const { return data_.get() != nullptr && data_.get()->hasDiagonals; }
  bool hasWindows() const { return data_.get() != nullptr && data_.get()->hasWindows; }

  // The region of a square, from 0, or -1 if the shape has no regions.
  int regionOf(int square) const {
    return hasRegions() ? data_.get()->regionOf[index(square)] : -1;
  }

  int units() const { return firstWindow() + windowsInRow() * windowsInRow(); }

  // The squares of a unit in reading order.
  std::vector<int> squaresOf(int unit) const;

  // The name of a unit, with a number from 1: "row 3", "column 2", "box 5", "region 3", "diagonal
  // 1" (the one from the top left), "window 4". A region is a box if all regions are.
  std::string unitName(int unit) const;

  // Ordinary shapes are equal, whatever their sizes.
  friend bool operator==(const Shape& one, const Shape& other) {
    return one.data_.get() == other.data_.get() || one.hasSameUnits(other);
  }
  friend bool operator!=(const Shape& one, const Shape& other) { return !(one == other); }

  // Returns the object that compute(shape) makes, once for all copies of the shape. Thread-safe.
  // Requires the same type in all calls.
  template <class Computed>
  const Computed& computed(const Computed* (*compute)(const Shape&)) const {
    std::atomic<const ComputedFromShape*>& known = data_.get()->computed;
    if (known == nullptr) keep(compute(*this));
    return static_cast<const Computed&>(*known.load());
  }

 private:
  struct Data {
    Data() = default;
    // A copy for a further shape: nothing was computed from it yet.
    Data(const Data& other)
        : size(other.size),
          boxHeight(other.boxHeight),
          boxWidth(other.boxWidth),
          regionOf(other.regionOf),
          hasDiagonals(other.hasDiagonals),
          hasWindows(other.hasWindows) {}
    Data& operator=(const Data&) = delete;
    ~Data() { delete computed.load(); }

    int size = 0;
    bool isOrdinary = false;
    int boxHeight = 0;
    int boxWidth = 0;
    std::vector<int> regionOf;  // by square; empty if there are no regions
    bool hasDiagonals = false;
    bool hasWindows = false;
    std::atomic<const ComputedFromShape*> computed{nullptr};
    std::atomic<int> owners{0};  // see Shared.h
  };

  explicit Shape(Data* data) : data_(data) {}
  const Data& data() const {
    if (data_.get() == nullptr) throw std::logic_error("this shape is for boards of several sizes");
    return *data_.get();
  }
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  static void requireSize(int size);
  static int orderOf(int size);
  static Shape ofBoxes(int height, int width);
  Data* copyOfSize(int size) const { return new Data(*ofSize(size).data_.get()); }
  bool hasSameUnits(const Shape& other) const;
  void keep(const ComputedFromShape* computed) const;
  int firstDiagonal() const { return (hasRegions() ? 3 : 2) * size(); }
  int firstWindow() const { return firstDiagonal() + (hasDiagonals() ? 2 : 0); }
  int windowsInRow() const { return hasWindows() ? orderOf(size()) - 1 : 0; }

  Shared<Data> data_;  // null: ordinary, for several sizes
};

inline void Shape::requireSize(int size) {
  if (size >= 1 && size <= kMaxSize) return;
  throwWith<std::invalid_argument>(
      {"a board cannot have size ", size, ": it must be from 1 to ", kMaxSize});
}

// The root of the size, or 0 if the size is not a perfect square from 1 to kMaxSize.
inline int Shape::orderOf(int size) {
  return size >= 1 && size <= kMaxSize ? static_cast<int>(squareRoot(index(size))) : 0;
}

inline Shape Shape::boxes(int height, int width) {
  if (height < 1 || width < 1 || height > kMaxSize || width > kMaxSize ||
      height * width > kMaxSize) {
    throwWith<std::invalid_argument>({"boxes of ", height, "x", width,
                                      " squares are impossible: they must have from 1 to ",
                                      kMaxSize, " squares"});
  }
  const bool areLines = (height == 1) != (width == 1);
  return areLines ? latinSquare(height * width) : ofBoxes(height, width);
}

// Requires numbers that boxes() does not refuse.
inline Shape Shape::ofBoxes(int height, int width) {
  Shape shape(new Data);
  Data& data = *shape.data_.get();
  data.size = height * width;
  data.isOrdinary = height == width;
  data.boxHeight = height;
  data.boxWidth = width;
  data.regionOf = std::vector<int>(index(data.size * data.size), 0);
  int* region = data.regionOf.data();
  for (int row = 0; row < data.size; ++row) {
    for (int col = 0; col < data.size; ++col) {
      *region++ = row / height * height + col / width;
    }
  }
  return shape;
}

inline Shape Shape::regions(const std::vector<int>& regionOf) {
  const int squares = static_cast<int>(regionOf.size());
  const int size = static_cast<int>(squareRoot(regionOf.size()));
  if (size == 0 || size > kMaxSize) {
    throwWith<std::invalid_argument>({"the regions of ", regionOf.size(),
                                      " squares are impossible: a board has size x size "
                                      "squares, and its size is from 1 to ",
                                      kMaxSize});
  }
  std::vector<int> squaresOf(index(size), 0);  // by region: the number of its squares
  std::vector<int> numberOf(index(size), -1);  // by region: its new number
  Shape shape = latinSquare(size);
  Data& data = *shape.data_.get();
  int regions = 0;
  for (int square = 0; square < squares; ++square) {
    const int region = regionOf[index(square)];
    if (region < 0 || region >= size) {
      throwWith<std::invalid_argument>({squareName(square / size, square % size),
                                        " is in no region: the regions must be numbered from 0 to ",
                                        size - 1});
    }
    if (++squaresOf[index(region)] == 1) numberOf[index(region)] = regions++;
    data.regionOf.push_back(numberOf[index(region)]);
  }
  for (int region = 0; region < size; ++region) {
    if (squaresOf[index(region)] == size) continue;
    throwWith<std::invalid_argument>({"region ", region + 1, " has ",
                                      counted(index(squaresOf[index(region)]), "square"),
                                      ": each region must have ", size});
  }
  // The first region tells how large boxes would be.
  int width = 0;
  while (width < size && data.regionOf[index(width)] == 0) ++width;
  if (size % width != 0) return shape;
  const Shape ifBoxes = boxes(size / width, width);
  return ifBoxes.data_.get()->regionOf == data.regionOf ? ifBoxes : shape;
}

inline Shape Shape::latinSquare(int size) {
  requireSize(size);
  Shape shape(new Data);
  shape.data_.get()->size = size;
  return shape;
}

inline Shape Shape::withDiagonals(int size) const {
  Shape shape(copyOfSize(size));
  shape.data_.get()->hasDiagonals = true;
  return shape;
}

inline Shape Shape::withWindows(int size) const {
  if (orderOf(size) < 2) {
    throwWith<std::invalid_argument>({"a board of size ", size,
                                      " cannot have windows: its size must be a perfect "
                                      "square from 4 to ",
                                      kMaxSize});
  }
  Shape shape(copyOfSize(size));
  shape.data_.get()->hasWindows = true;
  return shape;
}

inline Shape Shape::ofSize(int size) const {
  if (this->size() == size && size > 0) return *this;
  if (this->size() > 0) {
    throwWith<std::invalid_argument>(
        {"a shape of size ", this->size(), " does not fit a board of size ", size});
  }
  const int order = orderOf(size);
  if (order == 0) {
    throwWith<std::invalid_argument>(
        {"a board cannot have size ", size, ": it must be a perfect square from 1 to ", kMaxSize});
  }
  return ofBoxes(order, order);
}

inline std::vector<int> Shape::squaresOf(int unit) const {
  const int size = this->size();
  std::vector<int> squares(index(size), 0);
  int inRegion = -1;
  for (int i = 0; i < size; ++i) {
    int row = i, col = i;  // the first diagonal
    if (unit < size) {
      row = unit;
    } else if (unit < 2 * size) {
      col = unit - size;
    } else if (unit < firstDiagonal()) {
      do ++inRegion;
      while (regionOf(inRegion) != unit - 2 * size);
      row = inRegion / size;
      col = inRegion % size;
    } else if (unit >= firstWindow()) {
      const int window = unit - firstWindow(), order = windowsInRow() + 1;
      row = 1 + window / windowsInRow() * (order + 1) + i / order;
      col = 1 + window % windowsInRow() * (order + 1) + i % order;
    } else if (unit > firstDiagonal()) {
      col = size - 1 - i;
    }
    squares[index(i)] = row * size + col;
  }
  return squares;
}

inline std::string Shape::unitName(int unit) const {
  const int size = this->size();
  if (unit >= firstWindow()) return message({"window ", unit - firstWindow() + 1});
  if (unit >= firstDiagonal()) return message({"diagonal ", unit - firstDiagonal() + 1});
  if (unit >= 2 * size) return message({boxHeight() > 0 ? "box " : "region ", unit - 2 * size + 1});
  return unit >= size ? message({"column ", unit - size + 1}) : message({"row ", unit + 1});
}

inline bool Shape::hasSameUnits(const Shape& other) const {
  if (isOrdinary() || other.isOrdinary()) return isOrdinary() && other.isOrdinary();
  return size() == other.size() && data_.get()->regionOf == other.data_.get()->regionOf &&
         hasDiagonals() == other.hasDiagonals() && hasWindows() == other.hasWindows();
}

inline void Shape::keep(const ComputedFromShape* computed) const {
  const ComputedFromShape* expected = nullptr;
  // Another thread may have been faster.
  if (!data_.get()->computed.compare_exchange_strong(expected, computed)) delete computed;
}

}  // namespace sudoku

#endif
