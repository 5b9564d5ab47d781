// BestFirstSearch.h: best-first search. The state with the smallest heuristicValue() leaves the
// frontier first. Each state is asked for its value once. Equal values leave in the order of
// generation, unless the caller chooses another order; another order is equally valid, but gives
// other node counts.

#if !defined(BEST_FIRST_SEARCH_H) && !defined(BESTFIRSTSEARCH_H) && !defined(BESTFIRSTSEARCH_H_)
#define BEST_FIRST_SEARCH_H
#define BESTFIRSTSEARCH_H
#define BESTFIRSTSEARCH_H_

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "search/Driver.h"
#include "search/TieOrder.h"

class BestFirstSearch : public search::Driver {
 public:
  // Throws std::invalid_argument if `startFrom` is null.
  explicit BestFirstSearch(std::unique_ptr<Searchable>&& startFrom)
      : BestFirstSearch(std::move(startFrom), search::ArrivalOrder()) {}

  // Equal values leave in the order `ties`, a class of search/TieOrder.h.
  template <class TieOrder>
  BestFirstSearch(std::unique_ptr<Searchable>&& startFrom, const TieOrder& ties)
      : Driver(std::move(startFrom), std::make_unique<SmallestFirst<TieOrder>>(ties)) {}

 private:
  template <class TieOrder>
  class SmallestFirst final : public search::Frontier {
   public:
    explicit SmallestFirst(const TieOrder& ties) : leavesLater_{ties} {}

    int heuristicValueOf(const Searchable& state) const override { return state.heuristicValue(); }

    void add(std::vector<search::Node>& siblings) override {
      // Only reserve() can throw, so it comes first: add() takes all siblings or none. Doubling the
      // capacity keeps the amortised cost of an addition constant.
      const std::size_t needed = heap_.size() + siblings.size();
      if (needed > heap_.capacity()) heap_.reserve(std::max(needed, 2 * heap_.capacity()));
      for (search::Node& node : siblings) {
        heap_.push_back(std::move(node));
        std::push_heap(heap_.begin(), heap_.end(), leavesLater_);
      }
    }
    const search::Node& next() const override { return heap_.front(); }
    search::Node take() override {
      std::pop_heap(heap_.begin(), heap_.end(), leavesLater_);
      search::Node node = std::move(heap_.back());
      heap_.pop_back();
      return node;
    }
    std::size_t size() const override { return heap_.size(); }

   private:
    struct LeavesLater {
      bool operator()(const search::Node& one, const search::Node& other) const {
        if (one.heuristicValue != other.heuristicValue) {
          return one.heuristicValue > other.heuristicValue;
        }
        return ties.leavesLater(one, other);
      }
      TieOrder ties;
    };

    LeavesLater leavesLater_;
    std::vector<search::Node> heap_;
  };
};

#endif
