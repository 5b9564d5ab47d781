// AutoSearch.h: searches a Sudoku depth-first, and begins again with ConflictDrivenSearch when that
// takes many nodes. Depth-first search is the fastest on most boards; the other loses least on hard
// ones.

#ifndef APPS_SUPPORT_AUTOSEARCH_H_
#define APPS_SUPPORT_AUTOSEARCH_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <set>
#include <vector>

#include "Sudoku.h"
#include "search/Limits.h"
#include "search/Search.h"
#include "search/Statistics.h"

namespace apps {

class AutoSearch final : public search::Search {
 public:
  // Most nodes that depth-first search expands without finding a solution. On larger boards a node
  // takes longer, and the other search is at its best.
  static constexpr std::uint64_t mostExpandedDepthFirst(int size) {
    return size <= 16 ? 10'000 : 600;
  }

  // Throws std::invalid_argument unless the state is a Sudoku.
  explicit AutoSearch(std::unique_ptr<Searchable>&& startFrom);

 private:
  Searchable* search(const search::Stopwatch& stopwatch) override;
  std::vector<const Searchable*> statesBeforeSolution() const override {
    if (statistics_.depth == 0) return {};
    return {start_.get()};
  }
  Searchable* continueWith(search::Search& driver, const search::Limits& limits);
  search::Limits limitsOfDepthFirst() const;
  search::Limits limitsOfLearning() const;
  void beginLearning();
  const Sudoku& start() const { return static_cast<const Sudoku&>(*start_); }

  // Learning finds the earlier solutions again, so they are kept to be skipped. With more than
  // kMostKept, depth-first search is not given up.
  static constexpr std::size_t kMostKept = 1000;

  std::unique_ptr<Searchable> start_;
  std::unique_ptr<search::Search> depthFirst_;  // null once learning_ is not
  std::unique_ptr<search::Search> learning_;
  search::Statistics before_;            // of depth-first search
  std::uint64_t mostExpanded_;           // depth-first search is given up then
  std::set<std::vector<int>> returned_;  // by depth-first search
};

}  // namespace apps

#endif
