// RuleSet.h: the configuration of a board: which rules it applies after each decision, what it
// branches on, and whether it collapses chains of single successors.
//
// The order in which rules are applied does not matter: every set of rules leads to a single fixed
// point. For that, a set with a rule about several squares or values needs the rules about fewer,
// which with() adds. For example, two squares of a unit have the candidates 1 and 2 only. As a
// naked pair, they remove both values from the rest of the unit. If one of them is decided as 1
// before, they are no pair any more. Then a naked single decides the other as 2, and the rest loses
// both values as well.

#pragma once

namespace sudoku {

// The deductions. Each is described in its file in sudoku/rules/.
enum class Rule {
  nakedSingle,
  hiddenSingle,
  nakedPair,
  hiddenPair,
  lockedCandidate,
  nakedTriple,
  hiddenTriple,
};

constexpr unsigned bit(Rule rule) {
  return 1u << static_cast<unsigned>(rule);
}

struct RuleFacts {
  Rule rule;
  const char* name;
  bool countsPlaces;   // it looks at the places left for a value in a unit
  unsigned needs = 0;  // bits of the rules that it needs, directly or not

  constexpr operator Rule() const { return rule; }
};

// All rules, in the order of Rule.
constexpr RuleFacts kRules[] = {
    {Rule::nakedSingle, "nakedSingle", false},
    {Rule::hiddenSingle, "hiddenSingle", true},
    {Rule::nakedPair, "nakedPair", false, bit(Rule::nakedSingle)},
    {Rule::hiddenPair, "hiddenPair", true, bit(Rule::hiddenSingle)},
    {Rule::lockedCandidate, "lockedCandidate", true},
    {Rule::nakedTriple, "nakedTriple", false, bit(Rule::nakedSingle) | bit(Rule::nakedPair)},
    {Rule::hiddenTriple, "hiddenTriple", true, bit(Rule::hiddenSingle) | bit(Rule::hiddenPair)},
};

constexpr const RuleFacts& factsOf(Rule rule) {
  return kRules[static_cast<unsigned>(rule)];
}
constexpr const char* name(Rule rule) {
  return factsOf(rule).name;
}

// The square that successors() branches on; see BranchSquare.h. Ties go to the first square in
// reading order.
enum class Branching : unsigned char {
  firstUndecided,
  fewestCandidates,
  mostConstraining,  // fewest candidates; ties: greatest effect on the peers
};

class RuleSet {
 public:
  // No rules. The board only removes each decided value from the peers of its square.
  constexpr RuleSet() = default;

  constexpr bool has(Rule rule) const { return (rules_ & bit(rule)) != 0; }
  constexpr bool hasSameRulesAs(const RuleSet& other) const { return rules_ == other.rules_; }
  constexpr Branching branching() const { return branching_; }

  // True if a single surviving successor that is not a solution is replaced by its own successors.
  constexpr bool collapses() const { return collapses_; }

  // True if solutions of boards that seem to have many are guessed first (Grid.h, nine/Guesses.h).
  constexpr bool guesses() const { return guesses_; }

  // True if the board is the general one even where a faster one would do (BlankBoard.h), so that
  // rule sets can be compared on one board.
  constexpr bool isOnGrid() const { return isOnGrid_; }

  // True if some rule needs the number of places left for a value in a unit.
  constexpr bool countsPlaces() const { return countsPlaces_; }

  // This set plus the rule and the rules that it needs.
  constexpr RuleSet with(Rule rule) const {
    RuleSet changed = *this;
    changed.rules_ |= bit(rule) | factsOf(rule).needs;
    changed.countsPlaces_ = countsPlaces_ || factsOf(rule).countsPlaces;
    return changed;
  }

  // This set without the rule and without the rules that need it.
  constexpr RuleSet without(Rule rule) const {
    RuleSet changed = *this;
    changed.rules_ = 0;
    changed.countsPlaces_ = false;
    for (const RuleFacts& each : kRules) {
      if (has(each) && ((each.needs | bit(each)) & bit(rule)) == 0) changed = changed.with(each);
    }
    return changed;
  }

  constexpr RuleSet with(Branching branching) const {
    RuleSet changed = *this;
    changed.branching_ = branching;
    return changed;
  }

  constexpr RuleSet collapsing(bool collapses = true) const {
    RuleSet changed = *this;
    changed.collapses_ = collapses;
    return changed;
  }

  constexpr RuleSet guessing(bool isGuessing = true) const {
    RuleSet changed = *this;
    changed.guesses_ = isGuessing;
    return changed;
  }

  constexpr RuleSet onGrid() const {
    RuleSet changed = *this;
    changed.isOnGrid_ = true;
    return changed;
  }

  friend constexpr bool operator==(const RuleSet& one, const RuleSet& other) {
    return one.rules_ == other.rules_ && one.branching_ == other.branching_ &&
           one.collapses_ == other.collapses_ && one.guesses_ == other.guesses_ &&
           one.isOnGrid_ == other.isOnGrid_;
  }
  friend constexpr bool operator!=(const RuleSet& one, const RuleSet& other) {
    return !(one == other);
  }

 private:
  unsigned rules_ = 0;
  bool countsPlaces_ = false;
  Branching branching_ = Branching::firstUndecided;
  bool collapses_ = false, guesses_ = false, isOnGrid_ = false;
};

}  // namespace sudoku
