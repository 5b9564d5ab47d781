// WaterJugs.h: measure out an amount of water with jugs that have no marks. A move fills a jug,
// empties it, or pours it into another jug until the first is empty or the other full.

#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

#include "Searchable.h"
#include "search/Keyed.h"
#include "search/Moved.h"

class WaterJugs final : public Searchable, public search::Keyed, public search::Moved {
 public:
  // Empty jugs of these sizes in litres. The puzzle is solved when one jug holds `goal` litres.
  // Throws std::invalid_argument unless there are 1 to 26 jugs, every size is from 1 to 10,000, and
  // the goal is 0 or more.
  WaterJugs(const vector<int>& sizes, int goal) : sizes_(sizes), water_(sizes.size()), goal_(goal) {
    if (sizes.empty() || sizes.size() > 26) {
      throw std::invalid_argument("there are 1 to 26 jugs, not " + std::to_string(sizes.size()));
    }
    for (const int size : sizes) {
      if (size < 1 || size > 10'000) {
        throw std::invalid_argument("a jug holds 1 to 10000 litres, not " + std::to_string(size));
      }
    }
    if (goal < 0) throw std::invalid_argument("the goal is 0 litres or more");
  }

  bool isSolution() const override {
    return std::find(water_.begin(), water_.end(), goal_) != water_.end();
  }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    for (std::size_t jug = 0; jug < sizes_.size(); ++jug) {
      if (water_[jug] < sizes_[jug]) states.push_back(holding(jug, sizes_[jug], "fill "));
      if (water_[jug] == 0) continue;
      states.push_back(holding(jug, 0, "empty "));
      for (std::size_t other = 0; other < sizes_.size(); ++other) {
        if (other != jug && water_[other] < sizes_[other]) states.push_back(poured(jug, other));
      }
    }
    return states;
  }

  void write(ostream& out) const override {
    for (std::size_t jug = 0; jug < sizes_.size(); ++jug) {
      out << (jug == 0 ? "" : "  ") << water_[jug] << '/' << sizes_[jug];
    }
    out << '\n';
  }

  // Two bytes per jug.
  std::string key() const override {
    std::string key;
    for (const int water : water_) {
      key += static_cast<char>(water % 256);
      key += static_cast<char>(water / 256);
    }
    return key;
  }

  std::string move() const override { return move_; }

 private:
  unique_ptr<Searchable> holding(std::size_t jug, int water, const char* verb) const {
    auto state = std::make_unique<WaterJugs>(*this);
    state->water_[jug] = water;
    state->move_ = verb + nameOf(jug);
    return state;
  }

  unique_ptr<Searchable> poured(std::size_t from, std::size_t to) const {
    auto state = std::make_unique<WaterJugs>(*this);
    const int amount = std::min(water_[from], sizes_[to] - water_[to]);
    state->water_[from] -= amount;
    state->water_[to] += amount;
    state->move_ = "pour " + nameOf(from) + " into " + nameOf(to);
    return state;
  }

  // The jugs have letters: A, B and so on.
  static std::string nameOf(std::size_t jug) {
    return std::string(1, static_cast<char>('A' + jug));
  }

  vector<int> sizes_, water_;
  int goal_;
  std::string move_;
};
