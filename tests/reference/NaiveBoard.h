// NaiveBoard.h: a reference implementation of the rules, slow and close to their definitions. It
// keeps sets of candidates and applies every rule to every unit until nothing changes. It shares
// only the names of the rules with sudoku/.

#ifndef TESTS_REFERENCE_NAIVEBOARD_H_
#define TESTS_REFERENCE_NAIVEBOARD_H_

#include <cstddef>
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

  NaiveBoard(const sudoku::Puzzle& puzzle, const sudoku::RuleSet& rules)
      : size_(puzzle.size()), rules_(rules) {
    Values all;
    for (int value = 1; value <= size_; ++value) all.insert(value);
    candidates_.assign(puzzle.squares.size(), all);
    isDecided_.assign(puzzle.squares.size(), false);
    for (const std::vector<int>& unit : unitsOf(puzzle.shape)) {
      units_.emplace_back(unit.begin(), unit.end());
    }
    for (int square = 0; square < size_ * size_; ++square) {
      const int value = puzzle.squares[at(square)];
      if (value == sudoku::kUndecided) continue;
      if (candidates_[at(square)].count(value) == 0) isContradictory_ = true;
      candidates_[at(square)] = {value};
      isDecided_[at(square)] = true;
    }
    for (const sudoku::Candidate& each : puzzle.removed) remove(each.square, {each.value});
    while (!isContradictory_ && anyRuleChangesSomething()) {
    }
  }

  bool isContradictory() const { return isContradictory_; }
  const Values& candidates(int square) const { return candidates_[at(square)]; }
  bool isDecided(int square) const { return isDecided_[at(square)]; }

 private:
  static std::size_t at(int square) { return static_cast<std::size_t>(square); }

  bool anyRuleChangesSomething() {
    bool changed = peersOfDecidedSquares();
    if (has(sudoku::Rule::nakedSingle)) changed |= nakedSingles();
    for (const Squares& unit : units_) {
      changed |= nakedSets(unit, Squares(), unit.begin(),
                           has(sudoku::Rule::nakedTriple) ? 3
                           : has(sudoku::Rule::nakedPair) ? 2
                                                          : 0);
      if (!rules_.countsPlaces()) continue;
      for (int value = 1; value <= size_; ++value) changed |= placesOfValue(unit, value);
      if (has(sudoku::Rule::hiddenPair)) changed |= hiddenSets(unit, Values(), 1, mostHidden());
    }
    return changed;
  }

  bool has(sudoku::Rule rule) const { return rules_.has(rule); }
  int mostHidden() const { return has(sudoku::Rule::hiddenTriple) ? 3 : 2; }

  bool remove(int square, const Values& values) {
    bool changed = false;
    for (const int value : values) changed |= candidates_[at(square)].erase(value) > 0;
    if (candidates_[at(square)].empty()) isContradictory_ = true;
    return changed;
  }

  bool decide(int square, int value) {
    isDecided_[at(square)] = true;
    candidates_[at(square)] = {value};
    return true;
  }

  bool peersOfDecidedSquares() {
    bool changed = false;
    for (const Squares& unit : units_) {
      for (const int square : unit) {
        if (!isDecided_[at(square)]) continue;
        const Values decided = candidates_[at(square)];
        for (const int peer : unit) {
          if (peer != square) changed |= remove(peer, decided);
        }
      }
    }
    return changed;
  }

  bool nakedSingles() {
    bool changed = false;
    for (int square = 0; square < size_ * size_; ++square) {
      const Values& candidates = candidates_[at(square)];
      if (!isDecided_[at(square)] && candidates.size() == 1) {
        changed |= decide(square, *candidates.begin());
      }
    }
    return changed;
  }

  // Naked sets: two to `most` undecided squares that have as many candidates between them.
  bool nakedSets(const Squares& unit, const Squares& chosen, Squares::const_iterator next,
                 int most) {
    bool changed = false;
    if (chosen.size() >= 2) {
      Values all;
      for (const int square : chosen) {
        all.insert(candidates_[at(square)].begin(), candidates_[at(square)].end());
      }
      if (all.size() <= chosen.size()) {
        for (const int other : unit) {
          if (chosen.count(other) == 0) changed |= remove(other, all);
        }
      }
    }
    if (static_cast<int>(chosen.size()) >= most) return changed;
    for (; next != unit.end(); ++next) {
      if (isDecided_[at(*next)] || static_cast<int>(candidates_[at(*next)].size()) > most) continue;
      Squares more = chosen;
      more.insert(*next);
      changed |= nakedSets(unit, more, std::next(next), most);
    }
    return changed;
  }

  Squares placesOf(const Squares& unit, int value) const {
    Squares places;
    for (const int square : unit) {
      if (candidates_[at(square)].count(value) > 0) places.insert(square);
    }
    return places;
  }

  bool isSettled(const Squares& unit, int value) const {
    for (const int square : unit) {
      if (isDecided_[at(square)] && candidates_[at(square)].count(value) > 0) return true;
    }
    return false;
  }

  bool placesOfValue(const Squares& unit, int value) {
    const Squares places = placesOf(unit, value);
    if (places.empty()) isContradictory_ = true;
    if (places.empty() || isSettled(unit, value)) return false;
    bool changed = false;
    if (has(sudoku::Rule::hiddenSingle) && places.size() == 1) {
      changed |= decide(*places.begin(), value);
    }
    if (has(sudoku::Rule::lockedCandidate)) {
      for (const Squares& other : units_) {
        if (other == unit || placesOf(other, value).size() < places.size()) continue;
        bool areAllInOther = true;
        for (const int place : places) areAllInOther = areAllInOther && other.count(place) > 0;
        if (!areAllInOther) continue;
        for (const int square : other) {
          if (unit.count(square) == 0) changed |= remove(square, {value});
        }
      }
    }
    return changed;
  }

  // Hidden sets: two to `most` values that have as many places between them.
  bool hiddenSets(const Squares& unit, const Values& chosen, int next, int most) {
    bool changed = false;
    if (chosen.size() >= 2) {
      Squares all;
      for (const int value : chosen) {
        const Squares places = placesOf(unit, value);
        all.insert(places.begin(), places.end());
      }
      if (all.size() == chosen.size()) {
        for (const int square : all) {
          Values others;
          for (const int value : candidates_[at(square)]) {
            if (chosen.count(value) == 0) others.insert(value);
          }
          changed |= remove(square, others);
        }
      }
    }
    if (static_cast<int>(chosen.size()) >= most) return changed;
    for (; next <= size_; ++next) {
      if (isSettled(unit, next) || static_cast<int>(placesOf(unit, next).size()) > most) continue;
      Values more = chosen;
      more.insert(next);
      changed |= hiddenSets(unit, more, next + 1, most);
    }
    return changed;
  }

  int size_;
  sudoku::RuleSet rules_;
  std::vector<Squares> units_;
  std::vector<Values> candidates_;
  std::vector<bool> isDecided_;
  bool isContradictory_ = false;
};

}  // namespace reference

#endif
