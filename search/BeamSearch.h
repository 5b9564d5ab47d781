// BeamSearch.h: beam search: breadth-first search that keeps only the best states of each level, by
// heuristicValue(). Memory is bounded, but solutions may be missed. If states were discarded, the
// outcome is `incomplete` rather than `exhausted`.

#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <utility>
#include <vector>

#include "search/Driver.h"
#include "search/SmallestFirst.h"

namespace search {

class BeamSearch : public Driver {
 public:
  static constexpr std::size_t kUsualWidth = 1000;

  // Keeps the best `width` states of each level. Ties are states of a level of equal heuristic
  // value. Throws std::invalid_argument if `startFrom` is null or `width` is 0.
  explicit BeamSearch(std::unique_ptr<Searchable>&& startFrom, std::size_t width = kUsualWidth,
                      const TieOrder& ties = {})
      : Driver(std::move(startFrom), std::make_unique<Beam>(width, ties)) {}
  BeamSearch(std::unique_ptr<Searchable>&& startFrom, const TieOrder& ties)
      : BeamSearch(std::move(startFrom), kUsualWidth, ties) {}

 private:
  class Beam final : public Frontier {
   public:
    Beam(std::size_t width, const TieOrder& ties) : width_(width), isBetter_{{ties}} {
      if (width == 0) throw std::invalid_argument("a beam is at least one state wide");
    }

    int heuristicValueOf(const Searchable& state) const override { return state.heuristicValue(); }

    void reserve(std::size_t more) override {
      makeRoom(nextLevel_, std::min(width_ - nextLevel_.size(), more));
    }
    // nextLevel_ is a heap with the worst state on top.
    void add(std::vector<Node>& siblings) override {
      for (Node& node : siblings) {
        if (nextLevel_.size() < width_) {
          nextLevel_.push_back(std::move(node));
        } else {
          isIncomplete_ = true;
          if (!isBetter_(node, nextLevel_.front())) continue;
          std::pop_heap(nextLevel_.begin(), nextLevel_.end(), isBetter_);
          std::swap(nextLevel_.back(), node);
        }
        std::push_heap(nextLevel_.begin(), nextLevel_.end(), isBetter_);
      }
    }
    // When a level is done, moves on to the next one, sorted with its best state last.
    const Node& next() override {
      if (!level_.empty()) return level_.back();
      std::swap(level_, nextLevel_);
      std::sort_heap(level_.begin(), level_.end(), isBetter_);
      std::reverse(level_.begin(), level_.end());
      return level_.back();
    }
    Node take() override {
      Node node = std::move(level_.back());
      level_.pop_back();
      return node;
    }
    std::size_t size() const override { return level_.size() + nextLevel_.size(); }
    bool isIncomplete() const override { return isIncomplete_; }

   private:
    struct IsBetter {
      bool operator()(const Node& one, const Node& other) const { return isWorse(other, one); }
      FartherLater isWorse;
    };

    std::size_t width_;
    IsBetter isBetter_;
    bool isIncomplete_ = false;
    std::vector<Node> level_, nextLevel_;
  };
};

}  // namespace search
