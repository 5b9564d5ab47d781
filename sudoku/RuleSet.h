// RuleSet.h: what a board does by itself: which rules it applies after each decision, what it
// branches on, and whether it goes on by itself where there is only one way.
//
// Every set of rules here leads to one fixed point, whatever the order in which its rules are
// applied. For that, a rule about several squares needs the rule about fewer, to which it shrinks
// when one of its squares is decided; with() therefore switches that one on too.

#ifndef SUDOKU_RULESET_H_
#define SUDOKU_RULESET_H_

namespace sudoku {

// A deduction; each is described in its file in sudoku/rules/.
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

// What successors() tries: the values of an undecided square, as described in BranchSquare.h, of
// several the first in reading order; or what WeightedDegree.h says.
enum class Branching {
  firstUndecided,
  fewestCandidates,
  mostConstraining,  // of those with fewest candidates the one that takes most from its peers
  hardest,           // square or places with fewest candidates for the contradictions found there;
                     // mostConstraining for guesses
  adaptive,          // mostConstraining up to 16x16, then hardest
};

class RuleSet {
 public:
  // No rule at all: a decided value is taken from the square's peers, and that is all.
  constexpr RuleSet() = default;

  constexpr bool has(Rule rule) const { return (rules_ & bit(rule)) != 0; }
  constexpr bool hasSameRulesAs(const RuleSet& other) const { return rules_ == other.rules_; }
  constexpr Branching branching() const { return branching_; }

  // True if the branching depends on where boards contradicted.
  constexpr bool learnsFromFailures() const { return branching_ == Branching::hardest; }

  // True if a single surviving successor that is not a solution is replaced by its own successors.
  constexpr bool collapses() const { return collapses_; }

  // True if whole solutions are guessed at before anything else: a pattern (Pattern.h), or what is
  // near on boards that seem to have many (Guess.h, nine/Guesses.h).
  constexpr bool guesses() const { return guesses_; }

  // True if some active rule has to know how many places are left for a value in a unit.
  constexpr bool countsPlaces() const {
    return (rules_ & (bit(Rule::hiddenSingle) | bit(Rule::lockedCandidate))) != 0;
  }

  // This set with the rule, and those it needs, switched on.
  constexpr RuleSet with(Rule rule) const {
    RuleSet changed = *this;
    for (const Rule each : kRules) {
      if (each == rule || needs(rule, each)) changed.rules_ |= bit(each);
    }
    return changed;
  }

  // This set with the rule, and those that need it, switched off.
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

  // This set as it is for boards of that size: with a branching that is not adaptive any more.
  constexpr RuleSet forSize(int size) const {
    if (branching_ != Branching::adaptive) return *this;
    return with(size <= 16 ? Branching::mostConstraining : Branching::hardest);
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
