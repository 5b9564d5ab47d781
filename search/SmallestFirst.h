// SmallestFirst.h: a priority queue as a frontier, kept as a binary heap. Best-first search and A*
// differ only in the comparison.

#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "search/Frontier.h"
#include "search/Node.h"
#include "search/TieOrder.h"

namespace search {

// True if the first of two nodes leaves later: its heuristic value is larger, or `ties` decide.
struct FartherLater {
  bool operator()(const Node& one, const Node& other) const {
    return one.heuristicValue != other.heuristicValue ? one.heuristicValue > other.heuristicValue
                                                      : ties.leavesLater(one, other);
  }
  TieOrder ties;
};

// `LeavesLater` compares two nodes: true if the first one leaves the frontier later.
template <class LeavesLater>
class SmallestFirst : public Frontier {
 public:
  explicit SmallestFirst(const LeavesLater& leavesLater) : leavesLater_(leavesLater) {}

  int heuristicValueOf(const Searchable& state) const override { return state.heuristicValue(); }

  void reserve(std::size_t more) override { makeRoom(heap_, more); }
  void add(std::vector<Node>& siblings) override {
    for (Node& node : siblings) {
      heap_.push_back(std::move(node));
      std::push_heap(heap_.begin(), heap_.end(), leavesLater_);
    }
  }
  const Node& next() override { return heap_.front(); }
  Node take() override {
    std::pop_heap(heap_.begin(), heap_.end(), leavesLater_);
    Node node = std::move(heap_.back());
    heap_.pop_back();
    return node;
  }
  std::size_t size() const override { return heap_.size(); }

 private:
  LeavesLater leavesLater_;
  std::vector<Node> heap_;
};

}  // namespace search
