#include "apps/support/RuleSetParser.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
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
  const auto isNamed = [name](const NamedRuleSet& each) { return name == each.name; };
  const auto named = std::ranges::find_if(sudoku::kNamedRuleSets, isNamed);
  if (named != std::end(sudoku::kNamedRuleSets)) return named;
  const auto published = std::ranges::find_if(sudoku::kPublishedRuleSets, isNamed);
  return published == std::end(sudoku::kPublishedRuleSets) ? nullptr : published;
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

// "full, coursework, norvig"
template <class List>
std::string namesIn(const List& list) {
  std::string names;
  for (const auto& each : list) names += fmt::format("{}{}", names.empty() ? "" : ", ", each.name);
  return names;
}

std::string ruleSwitches() {
  std::string switches;
  for (const Rule rule : sudoku::kRules) switches += fmt::format("{}, ", name(rule));
  return switches + "pairs, collapse, guess";
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
                  on ? "on" : "off", ruleSwitches(), namesIn(kBranchings)));
}

}  // namespace

RuleSet ruleSetNamed(const std::string& text) {
  constexpr std::string_view kSigns = "+-";
  const std::string_view all = text;
  std::string_view::size_type end = all.find_first_of(kSigns);
  const NamedRuleSet* base = find(all.substr(0, end));
  if (base == nullptr) {
    throw std::invalid_argument(fmt::format("there is no rule set '{}': it must be one of {}, {}",
                                            all.substr(0, end), namesIn(sudoku::kNamedRuleSets),
                                            namesIn(sudoku::kPublishedRuleSets)));
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
  const auto lines = [](const auto& ruleSets) {
    std::string text;
    for (const NamedRuleSet& each : ruleSets) {
      text += fmt::format("  {:<15} {}\n", each.name, each.summary);
    }
    return text;
  };
  return fmt::format(
      "Rule sets:\n{}What published solvers do:\n{}"
      "After a name, +WHAT switches something on and -WHAT off:\n  {}\n"
      "and what to branch on, else the first undecided square:\n  {}\n",
      lines(sudoku::kNamedRuleSets), lines(sudoku::kPublishedRuleSets), ruleSwitches(),
      namesIn(kBranchings));
}

}  // namespace apps
