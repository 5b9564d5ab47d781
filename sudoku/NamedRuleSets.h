// NamedRuleSets.h: the rule sets that programs and tests select by name. ruleSetNamed() in
// apps/solving/SudokuArguments.h also reads names with switches, such as full-lockedCandidate.

#pragma once

#include <string_view>

#include "sudoku/RuleSet.h"

namespace sudoku {

// The coursework's board before its last part: naked singles, branching on the first undecided
// square.
constexpr RuleSet kCoursework = RuleSet().with(Rule::nakedSingle);
constexpr RuleSet kPairs = kCoursework.with(Rule::nakedPair);
constexpr RuleSet kCollapse = kCoursework.collapsing();
constexpr RuleSet kPairsCollapse = kPairs.collapsing();

// The default: all rules that save time. Hidden pairs and triples save few further nodes, and cost
// more time than they save.
constexpr RuleSet kFull = kPairsCollapse.with(Rule::hiddenSingle)
                              .with(Rule::lockedCandidate)
                              .with(Branching::mostConstraining)
                              .guessing();

constexpr RuleSet kScvalex = kCoursework.with(Branching::fewestCandidates);
constexpr RuleSet kNorvig = kScvalex.with(Rule::hiddenSingle);

struct NamedRuleSet {
  const char* name;
  RuleSet rules;
  const char* summary;
};

// The steps from the coursework's board to the default.
constexpr NamedRuleSet kNamedRuleSets[] = {
    {"coursework", kCoursework, "naked singles; first undecided square"},
    {"pairs", kPairs, "coursework, and naked pairs"},
    {"collapse", kCollapse, "coursework; a single successor is replaced by its own successors"},
    {"pairs+collapse", kPairsCollapse, "both"},
    {"full", kFull,
     "naked and hidden singles, naked pairs, locked candidates; most constraining square; "
     "collapse; guess"},
};

// Published solvers, and what they do.
constexpr NamedRuleSet kPublishedRuleSets[] = {
    {"scvalex", kScvalex, "naked singles; fewest candidates"},
    {"norvig", kNorvig, "naked and hidden singles; fewest candidates"},
    {"barry", kNorvig, "the same as norvig"},
    {"kirkpatrick", kCoursework, "the same as coursework"},
};

// The rule set of that name, or null.
inline const NamedRuleSet* findRuleSet(std::string_view name) {
  for (const NamedRuleSet& each : kNamedRuleSets) {
    if (name == each.name) return &each;
  }
  for (const NamedRuleSet& each : kPublishedRuleSets) {
    if (name == each.name) return &each;
  }
  return nullptr;
}

}  // namespace sudoku
