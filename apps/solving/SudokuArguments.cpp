#include "apps/solving/SudokuArguments.h"

#include <fmt/format.h>

#include <stdexcept>
#include <string_view>

#include "apps/support/CommandLine.h"
#include "sudoku/NamedRuleSets.h"

namespace apps {
namespace {

sudoku::Letters lettersIn(const std::string& text) {
  if (const auto letters = sudoku::lettersNamed(text)) return *letters;
  throw std::invalid_argument(
      fmt::format("'{}' should be auto, or 1-9A-, 0-9A- or A- and the letter of the largest value, "
                  "as in 1-9A-G, 0-9A-F or A-P for 16x16, or 0-15 for numbers from 0",
                  text));
}

using sudoku::Branching;
using sudoku::NamedRuleSet;
using sudoku::Rule;
using sudoku::RuleSet;

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

void addShape(CLI::App& command, sudoku::ShapeOptions& shape) {
  const auto boxesIn = [&shape](const std::string& text) {
    sudoku::ShapeOptions boxes = shape;
    sudoku::readBoxes(text, boxes);
    return boxes;
  };
  CLI::Option* const boxes =
      addParsed(command, "--boxes", "HxW", shape, boxesIn,
                "Boxes of H rows and W columns, as in 2x3, or none, for Latin squares\n"
                "[those of the input, or the usual ones]");
  addParsed(command, "--regions", "MAP", shape.regions, sudoku::regionsIn,
            "Irregular regions: a character for the region of each square, row by\n"
            "row; not with --boxes")
      ->excludes(boxes);
  command.add_flag("--diagonals", shape.hasDiagonals, "Both diagonals have each value once");
  command.add_flag(
      "--windows", shape.hasWindows,
      "Each window has each value once: further boxes inside the board (hyper\nSudoku)");
}

void addReading(CLI::App& command, sudoku::ReadOptions& options) {
  addParsed(command, "--letters", "WHICH", options.letters, lettersIn,
            "How letters stand for values from size 10 on: auto, 1-9A-G,\n"
            "0-9A-F, A-P, 1-9A-P, 0-9A-O or A-Y; other sizes: up to their last\n"
            "value, as 1-9A-C; 0-8, 0-15 or the like: numbers from 0 [auto]");
  addShape(command, options.shape);
}

RuleSet ruleSetNamed(const std::string& text) {
  constexpr std::string_view kSigns = "+-";
  const std::string_view all = text;
  std::string_view::size_type end = all.find_first_of(kSigns);
  const NamedRuleSet* base = sudoku::findRuleSet(all.substr(0, end));
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
