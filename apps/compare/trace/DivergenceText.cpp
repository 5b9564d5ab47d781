#include "apps/compare/trace/DivergenceText.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "apps/compare/Bounds.h"
#include "apps/compare/trace/TraceReader.h"
#include "apps/support/BoardDrawing.h"
#include "apps/support/PuzzleInput.h"
#include "apps/support/Utf8.h"

namespace compareSearch {
namespace {

using search::Fate;
using search::TracedState;
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
    const std::optional<sudoku::ReadPuzzle> read = apps::PuzzleInput({board}).next();
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
              fmt::format("h = {}, depth {}", state->heuristicValue, state->depth)};
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
  out << fmt::format("The way there in {}: {}\n", name,
                     path.empty() ? "it is the start" : fmt::format("{}", fmt::join(path, ", ")));
}

// The status that the other search's state has in this search.
std::string standing(const TracedState* state, std::uint64_t step) {
  if (state == nullptr) return "has not generated it";
  if (state->order != 0 && state->order < step) {
    return fmt::format("had it as #{} in step {}", state->id, state->order);
  }
  return fmt::format("has it waiting as #{} with h = {}", state->id, state->heuristicValue);
}

std::string stepCount(std::uint64_t count) {
  return fmt::format("{} step{}", text(exactly(count)), count == 1 ? "" : "s");
}

// If the trace is unknown after `steps` steps, writes why.
void writeRest(std::ostream& out, const std::string& name, Rest rest, std::uint64_t steps) {
  if (rest == Rest::cutShort) {
    out << fmt::format("{} was stopped after {}, by a limit perhaps: what follows is unknown.\n",
                       name, stepCount(steps));
  } else if (rest == Rest::unrecorded) {
    out << fmt::format("{} did not record the state of step {}: what follows is unknown.\n", name,
                       text(exactly(steps + 1)));
  }
}

std::string headline(const TraceComparison& comparison, const std::string& nameOfOne,
                     const std::string& nameOfOther) {
  const Divergence& divergence = *comparison.divergence;
  const std::string steps = stepCount(comparison.equalSteps);
  if (divergence.one != nullptr && divergence.other != nullptr) {
    return fmt::format("The same for {}; step {} differs:", steps, text(exactly(divergence.step)));
  }
  const bool oneEnds = divergence.one == nullptr;
  return fmt::format("The same until {} ends after {}; {} goes on:",
                     oneEnds ? nameOfOne : nameOfOther, steps, oneEnds ? nameOfOther : nameOfOne);
}

}  // namespace

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
  if (divergence.one != nullptr && divergence.one == divergence.otherInOne) {
    out << "It is the same state, and what becomes of it differs.\n";
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
  const bool bothWait = divergence.one != nullptr && divergence.other != nullptr &&
                        divergence.otherInOne != nullptr && divergence.oneInOther != nullptr;
  if (bothWait && divergence.one->heuristicValue == divergence.otherInOne->heuristicValue) {
    out << "Their heuristic values are equal: the two may differ in the order of ties alone.\n";
  }
}

}  // namespace compareSearch
