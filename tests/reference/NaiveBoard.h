// NaiveBoard.h: a reference implementation of the rules, slow and close to their definitions. It
// keeps sets of candidates and applies every rule to every unit until nothing changes. It shares
// only the names of the rules with sudoku/.

#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <vector>

#include "sudoku/Puzzle.h"
#include "sudoku/RuleSet.h"
#include "tests/reference/Units.h"

namespace reference {

class NaiveBoard {
 public:
  using Values = std::set<int>;
  using Squares = std::set<int>;

  NaiveBoard(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules) : rules_(rules) {
    for (int value = 1; value <= puzzle.size(); ++value) all_.insert(value);
    for (const std::vector<int>& unit : unitsOf(puzzle.shape)) {
      units_.emplace_back(unit.begin(), unit.end());
    }
    for (int square = 0; square < puzzle.shape.squares(); ++square) candidates_[square] = all_;
    for (int square = 0; square < puzzle.shape.squares(); ++square) {
      const int value = puzzle.squares[static_cast<std::size_t>(square)];
      if (value != sudoku::kUndecided) decide(square, value);
    }
    for (const sudoku::Candidate& each : puzzle.removed) remove(each.square, {each.value});
    while (!isContradictory_ && anyRuleChangesSomething()) {
    }
  }

  bool isContradictory() const { return isContradictory_; }
  const Values& candidates(int square) const { return candidates_.at(square); }
  bool isDecided(int square) const { return decided_.count(square) > 0; }

 private:
  bool has(sudoku::Rule rule) const { return rules_.has(rule); }

  bool anyRuleChangesSomething() {
    bool changed = peersOfDecidedSquares();
    if (has(sudoku::Rule::nakedSingle)) changed |= nakedSingles();
    for (const Squares& unit : units_) {
      changed |= nakedSets(unit);
      if (!rules_.countsPlaces()) continue;
      for (const int value : all_) changed |= placesOfValue(unit, value);
      changed |= hiddenSets(unit);
    }
    return changed;
  }

  bool remove(int square, const Values& values) {
    bool changed = false;
    for (const int value : values) changed |= candidates_[square].erase(value) > 0;
    if (candidates_[square].empty()) isContradictory_ = true;
    return changed;
  }

  void decide(int square, int value) {
    decided_.insert(square);
    candidates_[square] = {value};
  }

  bool peersOfDecidedSquares() {
    bool changed = false;
    for (const Squares& unit : units_) {
      for (const int square : unit) {
        if (!isDecided(square)) continue;
        const Values decided = candidates_[square];
        for (const int peer : unit) {
          if (peer != square) changed |= remove(peer, decided);
        }
      }
    }
    return changed;
  }

  bool nakedSingles() {
    const std::size_t before = decided_.size();
    for (const auto& [square, values] : candidates_) {
      if (values.size() == 1) decided_.insert(square);
    }
    return decided_.size() > before;
  }

  // Calls found(chosen, all) for each choice of two to `most` of the items that have as many
  // partners between them, or fewer. Partners of squares are values, and those of values squares.
  template <class PartnersOf, class Found>
  static void forEachClosedSet(const std::set<int>& items, int most, const PartnersOf& partnersOf,
                               const Found& found, const std::set<int>& chosen = {}) {
    if (chosen.size() >= 2) {
      std::set<int> all;
      for (const int item : chosen) {
        for (const int partner : partnersOf(item)) all.insert(partner);
      }
      if (all.size() <= chosen.size()) found(chosen, all);
    }
    if (static_cast<int>(chosen.size()) >= most) return;
    for (const int item : items) {
      if (!chosen.empty() && item <= *chosen.rbegin()) continue;
      if (static_cast<int>(partnersOf(item).size()) > most) continue;
      std::set<int> more = chosen;
      more.insert(item);
      forEachClosedSet(items, most, partnersOf, found, more);
    }
  }

  // No other square of the unit has the values of a naked set.
  bool nakedSets(const Squares& unit) {
    const int most = has(sudoku::Rule::nakedTriple) ? 3 : has(sudoku::Rule::nakedPair) ? 2 : 0;
    bool changed = false;
    Squares undecided;
    std::set_difference(unit.begin(), unit.end(), decided_.begin(), decided_.end(),
                        std::inserter(undecided, undecided.end()));
    forEachClosedSet(
        undecided, most, [&](int square) { return candidates_[square]; },
        [&](const Squares& chosen, const Values& all) {
          for (const int other : unit) {
            if (chosen.count(other) == 0) changed |= remove(other, all);
          }
        });
    return changed;
  }

  // The squares of a hidden set have no other values.
  bool hiddenSets(const Squares& unit) {
    const int most = has(sudoku::Rule::hiddenTriple) ? 3 : has(sudoku::Rule::hiddenPair) ? 2 : 0;
    bool changed = false;
    Values unsettled;
    for (const int value : all_) {
      if (!isSettled(unit, value)) unsettled.insert(value);
    }
    forEachClosedSet(
        unsettled, most, [&](int value) { return placesOf(unit, value); },
        [&](const Values& chosen, const Squares& places) {
          for (const int square : places) {
            Values others = candidates_[square];
            for (const int value : chosen) others.erase(value);
            changed |= remove(square, others);
          }
        });
    return changed;
  }

  Squares placesOf(const Squares& unit, int value) const {
    Squares places;
    for (const int square : unit) {
      if (candidates(square).count(value) > 0) places.insert(square);
    }
    return places;
  }

  bool isSettled(const Squares& unit, int value) const {
    const Squares places = placesOf(unit, value);
    return std::any_of(places.begin(), places.end(), [&](int place) { return isDecided(place); });
  }

  bool placesOfValue(const Squares& unit, int value) {
    const Squares places = placesOf(unit, value);
    if (places.empty()) isContradictory_ = true;
    if (places.empty() || isSettled(unit, value)) return false;
    const bool isSingle = has(sudoku::Rule::hiddenSingle) && places.size() == 1;
    if (isSingle) decide(*places.begin(), value);
    bool changed = isSingle;
    for (const Squares& other : units_) {
      if (!has(sudoku::Rule::lockedCandidate) || other == unit) continue;
      if (!std::includes(other.begin(), other.end(), places.begin(), places.end())) continue;
      for (const int square : other) {
        if (unit.count(square) == 0) changed |= remove(square, {value});
      }
    }
    return changed;
  }

  sudoku::RuleSet rules_;
  Values all_;
  std::vector<Squares> units_;
  std::map<int, Values> candidates_;  // by square
  Squares decided_;
  bool isContradictory_ = false;
};

}  // namespace reference
