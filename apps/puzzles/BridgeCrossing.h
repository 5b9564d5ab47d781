// BridgeCrossing.h: people cross a bridge at night with one torch. At most two can cross at a time.
// They need the torch, and walk at the pace of the slower one. The cost of a solution is the time
// until all are across.

#pragma once

#include <algorithm>
#include <cstddef>
#include <stdexcept>
#include <string>

#include "Searchable.h"
#include "search/Keyed.h"
#include "search/Moved.h"

class BridgeCrossing final : public Searchable, public search::Keyed, public search::Moved {
 public:
  // The minutes that each person takes to cross. Throws std::invalid_argument unless all are
  // positive and there are 1 to 16 people.
  explicit BridgeCrossing(const vector<int>& minutes)
      : minutes_(minutes), isAcross_(minutes.size(), false) {
    if (minutes.empty() || minutes.size() > 16) {
      throw std::invalid_argument("1 to 16 people cross, not " + std::to_string(minutes.size()));
    }
    if (*std::min_element(minutes.begin(), minutes.end()) < 1) {
      throw std::invalid_argument("everybody takes a minute or more");
    }
  }

  bool isSolution() const override {
    return std::find(isAcross_.begin(), isAcross_.end(), false) == isAcross_.end();
  }

  vector<unique_ptr<Searchable>> successors() const override {
    vector<unique_ptr<Searchable>> states;
    for (std::size_t one = 0; one < minutes_.size(); ++one) {
      for (std::size_t other = one; other < minutes_.size(); ++other) {
        const bool haveTorch =
            isAcross_[one] == torchIsAcross_ && isAcross_[other] == torchIsAcross_;
        if (haveTorch) states.push_back(crossed(one, other));
      }
    }
    return states;
  }

  void write(ostream& out) const override {
    writeSide(out, false);
    out << (torchIsAcross_ ? "   === *" : " * ===  ");
    writeSide(out, true);
    out << '\n';
  }

  // The time of the slowest person on the near side, who still has to cross. Never more than the
  // true time.
  int heuristicValue() const override {
    int slowest = 0;
    for (std::size_t person = 0; person < minutes_.size(); ++person) {
      if (!isAcross_[person]) slowest = std::max(slowest, minutes_[person]);
    }
    return slowest;
  }

  std::string key() const override {
    std::string key(1, torchIsAcross_ ? '>' : '<');
    for (const bool isAcross : isAcross_) key += isAcross ? '1' : '0';
    return key;
  }

  std::string move() const override { return move_; }
  int cost() const override { return cost_; }

 private:
  // Both people cross; one person alone if they are the same.
  unique_ptr<Searchable> crossed(std::size_t one, std::size_t other) const {
    auto state = std::make_unique<BridgeCrossing>(*this);
    state->torchIsAcross_ = !torchIsAcross_;
    state->isAcross_[one] = state->isAcross_[other] = state->torchIsAcross_;
    state->cost_ = std::max(minutes_[one], minutes_[other]);
    state->move_ = std::to_string(minutes_[one]);
    if (one != other) state->move_ += " and " + std::to_string(minutes_[other]);
    state->move_ += torchIsAcross_ ? " back" : " across";
    return state;
  }

  void writeSide(ostream& out, bool isAcross) const {
    for (std::size_t person = 0; person < minutes_.size(); ++person) {
      if (isAcross_[person] == isAcross) out << ' ' << minutes_[person];
    }
  }

  vector<int> minutes_;
  vector<bool> isAcross_;
  bool torchIsAcross_ = false;
  int cost_ = 0;
  std::string move_;
};
