#include "apps/compare/trace/Divergence.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "apps/compare/trace/TraceReader.h"
#include "apps/support/BoardText.h"
#include "apps/support/PrintableText.h"
#include "search/Observer.h"
#include "sudoku/PuzzleReader.h"

namespace compareSearch {
namespace {

using apps::withThousands;
using search::Fate;
using search::Trace;
using search::TracedState;

// The states that left the frontier, in order; the index is the step, from 0. Ends before the first
// state that was not recorded.
std::vector<const TracedState*> stepsOf(const Trace& trace) {
  std::vector<const TracedState*> steps;
  for (const TracedState& state : trace.states) {
    if (state.order > 0) steps.push_back(&state);
  }
  std::sort(steps.begin(), steps.end(), [](const TracedState* one, const TracedState* other) {
    return one->order < other->order;
  });
  return steps;
}

// Knowledge of the trace from the step with this index (from 0) on.
Rest restOf(const Trace& trace, const std::vector<const TracedState*>& steps, std::size_t index) {
  if (index < steps.size()) {
    return steps[index]->order == index + 1 ? Rest::known : Rest::unrecorded;
  }
  const bool endsSolved = !steps.empty() && steps.back()->fate == Fate::solution;
  if (endsSolved) return Rest::known;
  if (trace.states.size() < trace.statistics.generated) return Rest::unrecorded;
  const bool isCut = search::isLimit(trace.outcome) || trace.outcome == search::Outcome::stopped;
  return isCut ? Rest::cutShort : Rest::known;
}

// The decisions on the path from the start to the state; none if there is no state.
std::vector<std::string> pathTo(const TracedState* state, const Trace& trace) {
  std::vector<std::string> path;
  if (state == nullptr) return path;
  for (const TracedState* each = state; each->parent != search::kNoParent;
       each = &trace.states[each->parent]) {
    path.push_back(each->decision.empty() ? fmt::format("#{}", each->id) : each->decision);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

bool learns(const Trace& trace) {
  return !trace.states.empty() && trace.states.front().level.has_value();
}

// The level that the search went back to from a state, if it did.
std::optional<std::uint64_t> levelAfter(const TracedState* state, const Trace& trace) {
  if (state == nullptr || !state->backTo) return std::nullopt;
  return trace.states[*state->backTo].level;
}

// Decides whether states of two traces are the same, and whether the same became of them.
class Identity {
 public:
  Identity(const Trace& one, const Trace& other) {
    for (const char* const text : {"board", "text"}) {
      if (text_.empty() && has(one, text) && has(other, text)) text_ = text;
    }
    if (!learns(one) || !learns(other)) return;
    const auto both = [&](auto property) {
      return std::any_of(one.states.begin(), one.states.end(), property) &&
             std::any_of(other.states.begin(), other.states.end(), property);
    };
    hasDecisions_ = both([](const TracedState& state) { return !state.decision.empty(); });
    hasClauses_ = both([](const TracedState& state) { return !clauseOf(state).empty(); });
    hasBackjumps_ = both([](const TracedState& state) { return state.backTo.has_value(); });
  }

  // Decisions of a search that learns may lead to the same board with other candidates.
  std::string of(const TracedState& state, const Trace& trace) const {
    if (text_.empty()) return fmt::format("{}", fmt::join(pathTo(&state, trace), " "));
    return textOf(state.texts, text_) + (hasDecisions_ ? '\n' + state.decision : "");
  }

  // How the states differ, if they do.
  std::optional<Difference> difference(const TracedState& state, const Trace& one,
                                       const TracedState& otherState, const Trace& other) const {
    if (of(state, one) != of(otherState, other)) return Difference::state;
    if (state.fate != otherState.fate) return Difference::fate;
    if (hasClauses_ && clauseOf(state) != clauseOf(otherState)) return Difference::clause;
    if (hasBackjumps_ && levelAfter(&state, one) != levelAfter(&otherState, other)) {
      return Difference::backjump;
    }
    return std::nullopt;
  }

  // The state of `trace` that equals `state` of `otherTrace` and was generated before the step in
  // which `current` leaves; null if there is none.
  const TracedState* find(const TracedState* state, const Trace& otherTrace, const Trace& trace,
                          const TracedState* current) const {
    if (state == nullptr) return nullptr;
    const std::string wanted = of(*state, otherTrace);
    for (const TracedState& each : trace.states) {
      if (isBorn(each, trace, current) && of(each, trace) == wanted) return &each;
    }
    return nullptr;
  }

 private:
  static bool has(const Trace& trace, const char* text) {
    return !trace.states.empty() && !textOf(trace.states.front().texts, text).empty();
  }

  static std::string clauseOf(const TracedState& state) { return textOf(state.texts, "clause"); }

  static bool isBorn(const TracedState& state, const Trace& trace, const TracedState* current) {
    if (current == nullptr || state.parent == search::kNoParent) return true;
    // A search that learns returns to a state to generate its second successor.
    if (learns(trace)) return state.id <= current->id;
    return trace.states[state.parent].order < current->order;
  }

  std::string text_;  // name of the text compared; empty: paths are compared
  bool hasDecisions_ = false, hasClauses_ = false, hasBackjumps_ = false;  // both traces learn
};

using Lines = std::vector<std::string>;

Lines linesIn(const std::string& text) {
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

// The drawing of a board; the unchanged text if it is not a board.
std::string drawing(const std::string& board) {
  try {
    std::istringstream in(board);
    const std::optional<sudoku::ReadPuzzle> read = sudoku::PuzzleReader(in, "board").next();
    return read ? apps::drawing(read->puzzle) : board;
  } catch (const std::runtime_error&) {
    return board;
  }
}

// The description of one search: the state that left, and its drawing.
Lines described(const std::string& name, const TracedState* state) {
  if (state == nullptr) return {name + ":", "has ended"};
  Lines lines{name + ":",
              fmt::format("{} state #{}{}", state->fate == Fate::solution ? "returns" : "expands",
                          state->id, state->fate == Fate::deadEnd ? ", a dead end" : ""),
              fmt::format("h = {}, {}", state->heuristicValue,
                          state->level ? fmt::format("level {}", *state->level)
                                       : fmt::format("depth {}", state->depth))};
  const std::string board = textOf(state->texts, "board");
  for (const std::string& line :
       linesIn(board.empty() ? textOf(state->texts, "text") : drawing(board))) {
    lines.push_back(line);
  }
  return lines;
}

// Writes the two blocks side by side if they fit, otherwise one below the other.
void writeBeside(std::ostream& out, const Lines& left, const Lines& right, int width) {
  constexpr std::size_t kBetween = 4;
  std::size_t widest = 0;
  std::size_t widestRight = 0;
  for (const std::string& line : left) widest = std::max(widest, apps::characterCount(line));
  for (const std::string& line : right)
    widestRight = std::max(widestRight, apps::characterCount(line));
  const bool fits = widest + kBetween + widestRight <= static_cast<std::size_t>(width);
  if (!fits) {
    for (const std::string& line : left) out << line << '\n';
    out << '\n';
    for (const std::string& line : right) out << line << '\n';
    return;
  }
  for (std::size_t i = 0; i < std::max(left.size(), right.size()); ++i) {
    std::string line = i < left.size() ? left[i] : "";
    line.append(widest + kBetween - apps::characterCount(line), ' ');
    if (i < right.size()) line += right[i];
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << '\n';
  }
}

void writePath(std::ostream& out, const std::string& name, const TracedState* state,
               const Lines& path) {
  if (state == nullptr) return;
  out << fmt::format("Path in {}: {}\n", name,
                     path.empty() ? "it is the start" : fmt::format("{}", fmt::join(path, ", ")));
}

// The status that the other search's state has in this search.
std::string standing(const TracedState* state, std::uint64_t step) {
  if (state == nullptr) return "has not generated it";
  if (state->order != 0 && state->order < step) {
    return fmt::format("had it as #{} in step {}", state->id, state->order);
  }
  if (state->fate == Fate::discarded) return fmt::format("discarded it as #{}", state->id);
  return fmt::format("has it waiting as #{} with h = {}", state->id, state->heuristicValue);
}

// What the search learned from the state, and where it went back to.
void writeLesson(std::ostream& out, const std::string& name, const TracedState* state,
                 std::optional<std::uint64_t> levelAfter) {
  const std::string clause = textOf(state->texts, "clause");
  if (!clause.empty()) out << fmt::format("Learned in {}: {}\n", name, clause);
  if (levelAfter) out << fmt::format("Backjump in {}: to level {}\n", name, *levelAfter);
}

const char* words(Difference difference) {
  switch (difference) {
    case Difference::state: return "";
    case Difference::fate: return "its fate differs";
    case Difference::clause: return "they learn different clauses from it";
    case Difference::backjump: return "they go back to different levels";
  }
  return "";
}

std::string stepCount(std::uint64_t count) {
  return fmt::format("{} step{}", withThousands(count), count == 1 ? "" : "s");
}

// If the trace is unknown after `steps` steps, writes why.
void writeRest(std::ostream& out, const std::string& name, Rest rest, std::uint64_t steps) {
  if (rest == Rest::cutShort) {
    out << fmt::format("{} was stopped after {}, by a limit perhaps: what follows is unknown.\n",
                       name, stepCount(steps));
  } else if (rest == Rest::unrecorded) {
    out << fmt::format("{} did not record the state of step {}: what follows is unknown.\n", name,
                       withThousands(steps + 1));
  }
}

std::string headline(const TraceComparison& comparison, const std::string& nameOfOne,
                     const std::string& nameOfOther) {
  const Divergence& divergence = *comparison.divergence;
  const std::string steps = stepCount(comparison.equalSteps);
  if (divergence.one != nullptr && divergence.other != nullptr) {
    return fmt::format("The same for {}; step {} differs:", steps, withThousands(divergence.step));
  }
  const bool oneEnds = divergence.one == nullptr;
  return fmt::format("The same until {} ends after {}; {} goes on:",
                     oneEnds ? nameOfOne : nameOfOther, steps, oneEnds ? nameOfOther : nameOfOne);
}

}  // namespace

TraceComparison compareTraces(const Trace& one, const Trace& other) {
  const auto stepsOfOne = stepsOf(one);
  const auto stepsOfOther = stepsOf(other);
  const Identity identity(one, other);
  TraceComparison result;
  for (std::size_t i = 0;; ++i) {
    result.restOfOne = restOf(one, stepsOfOne, i);
    result.restOfOther = restOf(other, stepsOfOther, i);
    if (result.restOfOne != Rest::known || result.restOfOther != Rest::known) return result;
    const TracedState* const left = i < stepsOfOne.size() ? stepsOfOne[i] : nullptr;
    const TracedState* const right = i < stepsOfOther.size() ? stepsOfOther[i] : nullptr;
    if (left == nullptr && right == nullptr) return result;
    const std::optional<Difference> difference =
        left == nullptr || right == nullptr ? Difference::state
                                            : identity.difference(*left, one, *right, other);
    if (difference) {
      result.divergence = {i + 1,
                           *difference,
                           left,
                           right,
                           identity.find(right, other, one, left),
                           identity.find(left, one, other, right),
                           pathTo(left, one),
                           pathTo(right, other),
                           levelAfter(left, one),
                           levelAfter(right, other)};
      return result;
    }
    ++result.equalSteps;
  }
}

void writeDivergence(std::ostream& out, const TraceComparison& comparison,
                     const std::string& nameOfOne, const std::string& nameOfOther, int width) {
  if (!comparison.divergence) {
    out << fmt::format("No difference: {} the same in {} and {}.\n",
                       stepCount(comparison.equalSteps), nameOfOne, nameOfOther);
    writeRest(out, nameOfOne, comparison.restOfOne, comparison.equalSteps);
    writeRest(out, nameOfOther, comparison.restOfOther, comparison.equalSteps);
    return;
  }
  const Divergence& divergence = *comparison.divergence;
  out << headline(comparison, nameOfOne, nameOfOther) << "\n\n";
  writeBeside(out, described(nameOfOne, divergence.one), described(nameOfOther, divergence.other),
              width);
  out << '\n';
  writePath(out, nameOfOne, divergence.one, divergence.pathToOne);
  writePath(out, nameOfOther, divergence.other, divergence.pathToOther);
  if (divergence.difference != Difference::state) {
    writeLesson(out, nameOfOne, divergence.one, divergence.levelAfterOne);
    writeLesson(out, nameOfOther, divergence.other, divergence.levelAfterOther);
    out << fmt::format("Both take the same state, but {}.\n", words(divergence.difference));
    return;
  }
  if (divergence.other != nullptr) {
    out << fmt::format("As for the state of {}, {} {}.\n", nameOfOther, nameOfOne,
                       standing(divergence.otherInOne, divergence.step));
  }
  if (divergence.one != nullptr) {
    out << fmt::format("As for the state of {}, {} {}.\n", nameOfOne, nameOfOther,
                       standing(divergence.oneInOther, divergence.step));
  }
  const auto waits = [](const TracedState* state) {
    return state != nullptr && !state->level;  // a search that learns has no frontier
  };
  const bool bothWait = waits(divergence.one) && waits(divergence.other) &&
                        waits(divergence.otherInOne) && waits(divergence.oneInOther);
  if (bothWait && divergence.one->heuristicValue == divergence.otherInOne->heuristicValue) {
    out << "Their heuristic values are equal: the two may differ in the order of ties alone.\n";
  }
}

}  // namespace compareSearch
