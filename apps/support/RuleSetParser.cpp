#include "apps/support/RuleSetParser.h"

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <string_view>

#include "sudoku/NamedRuleSets.h"

namespace apps {
namespace {

using sudoku::Branching;
using sudoku::NamedRuleSet;
using sudoku::Rule;
using sudoku::RuleSet;

const NamedRuleSet* find(std::string_view name) {
  for (const NamedRuleSet& each : sudoku::kNamedRuleSets) {
    if (name == each.name) return &each;
  }
  for (const NamedRuleSet& each : sudoku::kPublishedRuleSets) {
    if (name == each.name) return &each;
  }
  return nullptr;
}

std::string knownNames() {
  std::string names;
  for (const NamedRuleSet& each : sudoku::kNamedRuleSets) names += fmt::format("{}, ", each.name);
  for (const NamedRuleSet& each : sudoku::kPublishedRuleSets)
    names += fmt::format("{}, ", each.name);
  return names.substr(0, names.size() - 2);
}

// Branching heuristics. The default is the first undecided square.
struct NamedBranching {
  const char* name;
  Branching branching;
};
constexpr NamedBranching kBranchings[] = {
    {"fewest", Branching::fewestCandidates},
    {"constraining", Branching::mostConstraining},
};

std::string ruleSwitches() {
  std::string switches;
  for (const Rule rule : sudoku::kRules) switches += fmt::format("{}, ", name(rule));
  return switches + "pairs, collapse, guess";
}

std::string branchingSwitches() {
  std::string switches;
  for (const NamedBranching& each : kBranchings) {
    switches += fmt::format("{}{}", switches.empty() ? "" : ", ", each.name);
  }
  return switches;
}

RuleSet switched(RuleSet rules, std::string_view what, bool on) {
  for (const Rule rule : sudoku::kRules) {
    if (what == name(rule)) return on ? rules.with(rule) : rules.without(rule);
  }
  if (what == "pairs") return switched(rules, name(Rule::nakedPair), on);
  if (what == "collapse") return rules.collapsing(on);
  if (what == "guess") return rules.guessing(on);
  for (const NamedBranching& each : kBranchings) {
    if (what == each.name) return rules.with(on ? each.branching : Branching::firstUndecided);
  }
  throw std::invalid_argument(
      fmt::format("there is no rule '{}' to switch {}: it must be one of {}, {}", what,
                  on ? "on" : "off", ruleSwitches(), branchingSwitches()));
}

}  // namespace

RuleSet ruleSetNamed(const std::string& text) {
  constexpr std::string_view kSigns = "+-";
  const std::string_view all = text;
  std::string_view::size_type end = all.find_first_of(kSigns);
  const NamedRuleSet* base = find(all.substr(0, end));
  if (base == nullptr) {
    throw std::invalid_argument(fmt::format("there is no rule set '{}': it must be one of {}",
                                            all.substr(0, end), knownNames()));
  }
  RuleSet rules = base->rules;
  while (end != std::string_view::npos) {
    const bool on = all[end] == '+';
    const auto begin = end + 1;
    end = all.find_first_of(kSigns, begin);
    rules = switched(rules, all.substr(begin, end - begin), on);
  }
  return rules;
}

std::string ruleSetHelp() {
  std::string help = "Rule sets:\n";
  for (const NamedRuleSet& each : sudoku::kNamedRuleSets) {
    help += fmt::format("  {:<15} {}\n", each.name, each.summary);
  }
  help += "What published solvers do:\n";
  for (const NamedRuleSet& each : sudoku::kPublishedRuleSets) {
    help += fmt::format("  {:<15} {}\n", each.name, each.summary);
  }
  return help + fmt::format(
                    "After a name, +WHAT switches something on and -WHAT off:\n  {}\n"
                    "and what to branch on, else the first undecided square:\n  {}\n",
                    ruleSwitches(), branchingSwitches());
}

}  // namespace apps
