// Activity.h: which open fact is decided next: the one that was bumped in the most conflicts, where
// recent ones count more (VSIDS). Source: Moskewicz and others, "Chaff", 2001; the decay by a
// growing increment is from Een and Sorensson, "An Extensible SAT-solver", 2003.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "search/learning/Literal.h"
#include "search/learning/Trail.h"

namespace search {

class Activity {
 public:
  explicit Activity(int facts) : scores_(index(facts)), places_(index(facts), kNone) {
    heap_.reserve(index(facts));
  }

  // The most active open fact. It is not taken again before insert(). Requires an open fact.
  int takeNext(const Trail& trail) {
    while (!heap_.empty()) {
      const int fact = heap_.front();
      pop();
      if (trail.isOpen(Literal(fact))) return fact;
    }
    while (!trail.isOpen(Literal(firstUnbumped_))) ++firstUnbumped_;
    return firstUnbumped_;
  }

  // Has to be called for each fact that backtracking makes open again.
  void insert(int fact) {
    if (scores_[index(fact)] == 0) {
      firstUnbumped_ = std::min(firstUnbumped_, fact);
    } else if (places_[index(fact)] == kNone) {
      heap_.push_back(fact);
      rise(heap_.size() - 1);
    }
  }

  void bump(int fact) {
    double& score = scores_[index(fact)];
    score += increment_;
    if (score > kLargest) rescale();
    if (places_[index(fact)] == kNone) return insert(fact);
    rise(index(places_[index(fact)]));
  }

  // Lowers the weight of all earlier bumps. 0 < decay < 1.
  void decay(double decay) { increment_ /= decay; }

 private:
  static constexpr std::int32_t kNone = -1;
  static constexpr double kLargest = 1e150;

  double scoreAt(std::size_t place) const { return scores_[index(heap_[place])]; }

  void place(std::size_t place, int fact) {
    heap_[place] = fact;
    places_[index(fact)] = static_cast<std::int32_t>(place);
  }

  void pop() {
    places_[index(heap_.front())] = kNone;
    const int last = heap_.back();
    heap_.pop_back();
    if (heap_.empty()) return;
    place(0, last);
    sink(0);
  }

  void rise(std::size_t from) {
    const int fact = heap_[from];
    const double score = scores_[index(fact)];
    while (from > 0) {
      const std::size_t parent = (from - 1) / 2;
      if (scoreAt(parent) >= score) break;
      place(from, heap_[parent]);
      from = parent;
    }
    place(from, fact);
  }

  void sink(std::size_t from) {
    const int fact = heap_[from];
    const double score = scores_[index(fact)];
    for (;;) {
      std::size_t child = 2 * from + 1;
      if (child >= heap_.size()) break;
      if (child + 1 < heap_.size() && scoreAt(child + 1) > scoreAt(child)) ++child;
      if (scoreAt(child) <= score) break;
      place(from, heap_[child]);
      from = child;
    }
    place(from, fact);
  }

  void rescale() {
    for (double& score : scores_) score *= 1 / kLargest;
    increment_ *= 1 / kLargest;
  }

  std::vector<double> scores_;        // by fact
  std::vector<int> heap_;             // bumped facts, each at least as active as its children
  std::vector<std::int32_t> places_;  // by fact: its place in heap_, or kNone
  int firstUnbumped_ = 0;             // no fact before it is open and without a bump
  double increment_ = 1;
};

}  // namespace search
