// ShownBoxes.cpp: which boxes the bars, rules, groups and gaps of a board in rows show.

#include <algorithm>
#include <climits>
#include <cstddef>
#include <string_view>
#include <vector>

#include "sudoku/reading/Rows.h"

namespace sudoku {
namespace {

// What stands between two squares or rows: the number of spaces, or one of these.
enum Gap { kNoGap = 0, kGroup = 100, kBar = 200, kHeavyBarGap = 300 };
constexpr std::size_t kMostGap = 99;

// The distance of the widest gaps, if they are at equal distances and some are narrower; 0
// otherwise. Boxes have that many rows or columns.
std::size_t distanceOfWidest(const std::vector<int>& gaps, int narrowest) {
  if (gaps.empty()) return 0;
  const auto widest = std::max_element(gaps.begin(), gaps.end());
  if (*widest < narrowest || *widest == *std::min_element(gaps.begin(), gaps.end())) return 0;
  const auto distance = static_cast<std::size_t>(widest - gaps.begin()) + 1;
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    if ((gaps[i] == *widest) != ((i + 1) % distance == 0)) return 0;
  }
  return (gaps.size() + 1) % distance == 0 ? distance : 0;
}

// The gap between two squares of a row. Without bars it is the distance of their ends, which is the
// same in all rows if numbers are right-aligned.
int gapBetween(std::string_view left, std::string_view right, bool areGroups) {
  const char* const begin = left.data() + left.size();
  const std::string_view between(begin, static_cast<std::size_t>(right.data() - begin));
  if (between.find("||") != between.npos || between.find(kHeavyBar) != between.npos) {
    return kHeavyBarGap;
  }
  if (between.find_first_of("|+") != between.npos) return kBar;
  if (areGroups || between.empty()) return between.empty() ? kNoGap : kGroup;
  const std::size_t distance = between.size() + right.size();
  return static_cast<int>(between.find('\t') == between.npos ? std::min(distance, kMostGap)
                                                             : kMostGap);
}

}  // namespace

// Spaces alone may come from numbers of different lengths: they must be equal in all rows, or rows
// of boxes shown too.
void giveBoxes(Text& text, FoundBoard& board) {
  const std::size_t size = board.size;
  std::vector<int> rowGaps(size - 1, kNoGap), least(size - 1, INT_MAX), most(size - 1, 0);
  for (std::size_t row = 0; row < size; ++row) {
    for (std::size_t i = board.lineOf[row] + 1; row + 1 < size && i < board.lineOf[row + 1]; ++i) {
      const Line& line = *text.peek(i);
      const bool isHeavy = line.squares.find('=') != line.squares.npos;
      const int gap = line.isRule ? (isHeavy ? kHeavyBarGap : kBar) : line.isEmpty() ? kGroup : 0;
      rowGaps[row] = std::max(rowGaps[row], gap);
    }
    for (std::size_t column = 0; column + 1 < size; ++column) {
      const std::string_view* const square = &board.squares[row * size + column];
      const int gap = gapBetween(square[0], square[1], !board.areSeparated);
      least[column] = std::min(least[column], gap);
      most[column] = std::max(most[column], gap);
    }
  }
  for (std::size_t column = 0; column + 1 < size; ++column) {
    if (most[column] < kBar || least[column] == most[column]) continue;
    throw TextError(text.peek(board.lineOf[0])->squares,
                    "some rows lack a bar; irregular regions need a frame, and bars and lines "
                    "between all of them",
                    board.lines);
  }
  std::size_t height = distanceOfWidest(rowGaps, kGroup);
  std::size_t width = distanceOfWidest(least, height > 0 || least == most ? 2 : kGroup);
  if (height > 0 && height * width != size && width > 0) {
    width = *std::max_element(least.begin(), least.end()) < kGroup ? 0 : width;  // by chance
  }
  if (height == 0 && width > 0) height = size / width;
  if (width == 0 && height > 0) width = size / height;
  if (height * width == size) board.boxHeight = height;
}

}  // namespace sudoku
