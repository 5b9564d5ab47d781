// Shape.inl: makes shapes and their tables.

#include <atomic>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sudoku/Message.h"
#include "sudoku/Shape.h"

namespace sudoku {

inline Shape::Shape(int size) {
  static std::atomic<const Shape*> shapes[kMaxSize + 1];
  const Shape* known = size >= 1 && size <= kMaxSize ? shapes[size].load() : nullptr;
  if (known == nullptr) {
    const int order = orderOf(size);
    if (order == 0) {
      throw std::invalid_argument(message({"a board cannot have size ", size,
                                           ": it must be a perfect square from 1 to ", kMaxSize}));
    }
    std::unique_ptr<const Shape> shape(
        new Shape(Layout{size, order, regionsOfBoxes(order, order)}));
    // Another thread may have been faster.
    if (shapes[size].compare_exchange_strong(known, shape.get())) known = shape.release();
  }
  // It is never deleted, so its copies need not be counted.
  layout_ = std::shared_ptr<const Layout>(std::shared_ptr<const Layout>(), known->layout_.get());
}

inline Shape::Shape(Layout layout) {
  layout.addSquaresOfUnits();
  layout.addUnitsOfSquares();
  layout.findMostShared();
  layout_ = std::make_shared<const Layout>(std::move(layout));
}

// The root of the size, or 0 if the size is not a perfect square from 1 to kMaxSize.
inline int Shape::orderOf(int size) {
  return size >= 1 && size <= kMaxSize ? static_cast<int>(squareRoot(index(size))) : 0;
}

inline std::vector<int> Shape::regionsOfBoxes(int height, int width) {
  const int size = height * width;
  std::vector<int> regionOf;
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) regionOf.push_back(row / height * height + col / width);
  }
  return regionOf;
}

inline Shape Shape::boxes(int height, int width) {
  if (height < 1 || width < 1 || height > kMaxSize || width > kMaxSize ||
      height * width > kMaxSize) {
    throw std::invalid_argument(
        message({"boxes of ", height, "x", width,
                 " squares are impossible: they must have from 1 to ", kMaxSize, " squares"}));
  }
  if (height == width) return height * width;
  if (height == 1 || width == 1) return latinSquare(height * width);
  return Shape(Layout{height * width, height, regionsOfBoxes(height, width)});
}

inline Shape Shape::regions(const std::vector<int>& regionOf) {
  const int squares = static_cast<int>(regionOf.size());
  const int size = static_cast<int>(squareRoot(regionOf.size()));
  if (size == 0 || size > kMaxSize) {
    throw std::invalid_argument(message(
        {"the regions of ", regionOf.size(),
         " squares are impossible: a board has size x size squares, and its size is from 1 to ",
         kMaxSize}));
  }
  std::vector<int> squaresOf(index(size), 0);  // by region: the number of its squares
  std::vector<int> numberOf(index(size), -1);  // by region: its new number
  std::vector<int> renumbered;
  int regions = 0;
  for (int square = 0; square < squares; ++square) {
    const int region = regionOf[index(square)];
    if (region < 0 || region >= size) {
      throw std::invalid_argument(
          message({squareName(square / size, square % size),
                   " is in no region: the regions must be numbered from 0 to ", size - 1}));
    }
    if (++squaresOf[index(region)] == 1) numberOf[index(region)] = regions++;
    renumbered.push_back(numberOf[index(region)]);
  }
  for (int region = 0; region < size; ++region) {
    if (squaresOf[index(region)] == size) continue;
    throw std::invalid_argument(
        message({"region ", region + 1, " has ", counted(index(squaresOf[index(region)]), "square"),
                 ": each region must have ", size}));
  }
  // The first region tells how large boxes would be.
  int width = 0;
  while (width < size && renumbered[index(width)] == 0) ++width;
  const int height = size / width;
  if (height * width == size && renumbered == regionsOfBoxes(height, width)) {
    return boxes(height, width);
  }
  return Shape(Layout{size, 0, std::move(renumbered)});
}

inline Shape Shape::latinSquare(int size) {
  if (size < 1 || size > kMaxSize) {
    throw std::invalid_argument(
        message({"a board cannot have size ", size, ": it must be from 1 to ", kMaxSize}));
  }
  return Shape(Layout{size, 0, {}});
}

inline Shape Shape::withDiagonals() const {
  return Shape(Layout{size(), boxHeight(), layout_->regionOf, true, hasWindows()});
}

inline Shape Shape::withWindows() const {
  if (orderOf(size()) < 2) {
    throw std::invalid_argument(
        message({"a board of size ", size(),
                 " cannot have windows: its size must be a perfect square from 4 to ", kMaxSize}));
  }
  return Shape(Layout{size(), boxHeight(), layout_->regionOf, hasDiagonals(), true});
}

inline void Shape::Layout::addSquaresOfUnits() {
  const auto add = [this](int row, int col) { squaresOf.push_back(row * size + col); };
  for (int row = 0; row < size; ++row) {
    for (int col = 0; col < size; ++col) add(row, col);
  }
  for (int col = 0; col < size; ++col) {
    for (int row = 0; row < size; ++row) add(row, col);
  }
  std::vector<std::vector<int>> squaresOfRegions(regionOf.empty() ? 0 : index(size));
  for (std::size_t square = 0; square < regionOf.size(); ++square) {
    squaresOfRegions[index(regionOf[square])].push_back(static_cast<int>(square));
  }
  for (const std::vector<int>& squares : squaresOfRegions) {
    squaresOf.insert(squaresOf.end(), squares.begin(), squares.end());
  }
  for (int i = 0; hasDiagonals && i < size; ++i) add(i, i);
  for (int i = 0; hasDiagonals && i < size; ++i) add(i, size - 1 - i);
  const int order = orderOf(size);
  for (int top = 1; hasWindows && top < size; top += order + 1) {
    for (int left = 1; left < size; left += order + 1) {
      for (int i = 0; i < size; ++i) add(top + i / order, left + i % order);
    }
  }
  units = static_cast<int>(squaresOf.size()) / size;
}

inline void Shape::Layout::addUnitsOfSquares() {
  firstOf.resize(index(size * size) + 1);
  for (const int square : squaresOf) ++firstOf[index(square) + 1];
  for (std::size_t square = 1; square < firstOf.size(); ++square) {
    firstOf[square] += firstOf[square - 1];
  }
  unitsOf.resize(squaresOf.size());
  positionsOf.resize(squaresOf.size());
  std::vector<std::size_t> next = firstOf;
  for (std::size_t i = 0; i < squaresOf.size(); ++i) {
    const std::size_t place = next[index(squaresOf[i])]++;
    unitsOf[place] = static_cast<int>(i) / size;
    positionsOf[place] = static_cast<int>(i) % size + 1;
  }
}

inline void Shape::Layout::findMostShared() {
  for (int unit = 0; unit < units; ++unit) {
    std::vector<int> shared(index(unit), 0);  // by earlier unit: the number of squares in both
    for (int i = unit * size; i < (unit + 1) * size; ++i) {
      const std::size_t first = firstOf[index(squaresOf[index(i)])];
      for (const int* other = &unitsOf[first]; *other < unit; ++other) ++shared[index(*other)];
    }
    for (const int squares : shared) {
      if (squares > mostShared && squares < size) mostShared = squares;
    }
  }
}

}  // namespace sudoku
