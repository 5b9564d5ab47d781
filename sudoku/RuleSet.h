// RuleSet.h: the configuration of a board: which rules it applies after each decision, what it
// branches on, and whether it collapses chains of single successors.
//
// The order in which rules are applied does not matter: every set of rules leads to a single fixed
// point. This holds because a set with a rule about several squares also has the rule about fewer
// squares, to which the first one reduces when a square is decided. with() adds these.

#ifndef SUDOKU_RULESET_H_
#define SUDOKU_RULESET_H_

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

constexpr Rule kRules[] = {Rule::nakedSingle, Rule::hiddenSingle,    Rule::nakedPair,
                           Rule::hiddenPair,  Rule::lockedCandidate, Rule::nakedTriple,
                           Rule::hiddenTriple};

constexpr const char* name(Rule rule) {
  switch (rule) {
    case Rule::nakedSingle: return "nakedSingle";
    case Rule::hiddenSingle: return "hiddenSingle";
    case Rule::nakedPair: return "nakedPair";
    case Rule::hiddenPair: return "hiddenPair";
    case Rule::lockedCandidate: return "lockedCandidate";
    case Rule::nakedTriple: return "nakedTriple";
    case Rule::hiddenTriple: return "hiddenTriple";
  }
  return "";
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

  // True if some rule needs the number of places left for a value in a unit.
  constexpr bool countsPlaces() const {
    return (rules_ & (bit(Rule::hiddenSingle) | bit(Rule::lockedCandidate))) != 0;
  }

  // This set plus the rule and the rules that it needs.
  constexpr RuleSet with(Rule rule) const {
    RuleSet changed = *this;
    for (const Rule each : kRules) {
      if (each == rule || needs(rule, each)) changed.rules_ |= bit(each);
    }
    return changed;
  }

  // This set without the rule and without the rules that need it.
  constexpr RuleSet without(Rule rule) const {
    RuleSet changed = *this;
    for (const Rule each : kRules) {
      if (each == rule || needs(each, rule)) changed.rules_ &= ~bit(each);
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

  friend constexpr bool operator==(const RuleSet& one, const RuleSet& other) {
    return one.rules_ == other.rules_ && one.branching_ == other.branching_ &&
           one.collapses_ == other.collapses_ && one.guesses_ == other.guesses_;
  }
  friend constexpr bool operator!=(const RuleSet& one, const RuleSet& other) {
    return !(one == other);
  }

 private:
  static constexpr unsigned bit(Rule rule) { return 1u << static_cast<unsigned>(rule); }

  static constexpr bool needs(Rule rule, Rule other) {
    switch (rule) {
      case Rule::nakedPair: return other == Rule::nakedSingle;
      case Rule::nakedTriple: return other == Rule::nakedPair || other == Rule::nakedSingle;
      case Rule::hiddenPair: return other == Rule::hiddenSingle;
      case Rule::hiddenTriple: return other == Rule::hiddenPair || other == Rule::hiddenSingle;
      default: return false;
    }
  }

  unsigned rules_ = 0;
  Branching branching_ = Branching::firstUndecided;
  bool collapses_ = false;
  bool guesses_ = false;
};

}  // namespace sudoku

#endif
