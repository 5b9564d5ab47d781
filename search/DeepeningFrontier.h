// DeepeningFrontier.h: a frontier for depth-first search in rounds. Each round begins at the start
// and discards the states whose measure exceeds a bound. The measure is the depth, the estimated
// cost, or the number of discrepancies. The next bound is the smallest measure that was discarded.
// Memory stays that of one path with its siblings, and solutions come in the order of the measure.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "search/Frontier.h"
#include "search/Node.h"
#include "search/TieOrder.h"

namespace search {

class DeepeningFrontier : public Frontier {
 public:
  explicit DeepeningFrontier(const TieOrder& ties) : ties_(ties) {}

  Repeats repeats() const override { return Repeats::dropOnPath; }

  void reserve(std::size_t more) override { makeRoom(nodes_, more); }
  void add(std::vector<Node>& siblings) override {
    if (siblings.empty()) return;
    // Ids differ from round to round; how far they lie above the first sibling's does not.
    tiesOfChildren_.sort(siblings.begin(), siblings.end(), siblings.front().id);
    order(siblings);
    if (bound_ == kNone) bound_ = measureOf(siblings.front(), 0);
    // The stack has its top at the end, so the siblings are added in reverse order.
    for (std::size_t i = siblings.size(); i-- > 0;) {
      const std::int64_t measure = std::max(measureOfParent_, measureOf(siblings[i], i));
      if (measure > bound_) {
        nextBound_ = std::min(nextBound_, measure);
      } else {
        nodes_.push_back({std::move(siblings[i]), measure, tiesOfChildren_.derived(i)});
      }
    }
  }
  const Node& next() override { return nodes_.back().node; }
  Node take() override {
    Node node = std::move(nodes_.back().node);
    measureOfParent_ = nodes_.back().measure;
    tiesOfChildren_ = nodes_.back().tiesOfChildren;
    nodes_.pop_back();
    return node;
  }
  std::size_t size() const override { return nodes_.size(); }

  bool beginRound() override {
    if (nextBound_ == kNone) return false;
    lastBound_ = bound_;
    bound_ = nextBound_;
    nextBound_ = kNone;
    measureOfParent_ = kLeast;
    tiesOfChildren_ = ties_;
    return true;
  }
  bool isNextNew() const override { return nodes_.back().measure > lastBound_; }

 protected:
  // The measure of a state. If it is smaller than the parent's, the parent's counts. `rank` is the
  // position of the state among its siblings, from 0.
  virtual std::int64_t measureOf(const Node& node, std::size_t rank) const = 0;

  // Sorts siblings into the order in which they are tried.
  virtual void order(std::vector<Node>&) const {}

  std::int64_t measureOfParent() const { return measureOfParent_; }

 private:
  static constexpr std::int64_t kNone = std::numeric_limits<std::int64_t>::max();
  // Heuristic values may be negative. Discrepancies are counted from here.
  static constexpr std::int64_t kLeast = std::numeric_limits<std::int32_t>::min();

  struct Entry {
    Node node;
    std::int64_t measure;  // the largest measure on the path from the start
    TieOrder tiesOfChildren;
  };

  std::vector<Entry> nodes_;
  std::int64_t measureOfParent_ = kLeast;  // measure of the state taken last
  TieOrder ties_;
  TieOrder tiesOfChildren_ = ties_;  // those of the state taken last
  std::int64_t bound_ = kNone;       // the first bound is the measure of the start
  std::int64_t lastBound_ = kLeast - 1;
  std::int64_t nextBound_ = kNone;
};

}  // namespace search
