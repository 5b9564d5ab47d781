#include "apps/compare/against/RecordedSearch.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <type_traits>
#include <utility>

#include "apps/compare/searches/Comparison.h"
#include "search/Observer.h"
#include "search/trace/JsonLines.h"
#include "sudoku/text/LineStream.h"

namespace comparing {
namespace {

using Line = nlohmann::json;
using search::Outcome;
using search::TracedState;

// Throws what is wrong with a line.
void require(bool holds, const char* key, std::string_view right) {
  if (!holds) throw std::invalid_argument(fmt::format("the {} should be {}", key, right));
}

// Whether there is a value that is not null.
bool has(const Line& line, const char* key) {
  return line.contains(key) && !line[key].is_null();
}

// The value of a key, if there is one. Of a number, the whole part.
template <class Value>
std::optional<Value> valueAt(const Line& line, const char* key) {
  if (!has(line, key)) return {};
  if constexpr (std::is_arithmetic_v<Value>) {
    constexpr double kMost = 1e15, kLeast = std::is_signed_v<Value> ? -kMost : 0;
    require(line[key].is_number() && line[key] >= kLeast && line[key] <= kMost, key,
            kLeast < 0 ? "a number" : "a number from 0");
  } else {
    require(line[key].is_string(), key, "a string");
  }
  return line[key].get<Value>();
}

std::vector<search::TextField> textsAt(const Line& line, std::initializer_list<const char*> keys) {
  std::vector<search::TextField> texts;
  for (const char* const key : keys) {
    if (auto text = valueAt<std::string>(line, key)) texts.push_back({key, std::move(*text)});
  }
  return texts;
}

Outcome outcomeAt(const Line& line) {
  const std::string text = valueAt<std::string>(line, "outcome").value_or("");
  if (text.empty()) return Outcome::notStarted;
  for (const Outcome each :
       {Outcome::solved, Outcome::exhausted, Outcome::expandedLimit, Outcome::stopped}) {
    if (text == word(each)) return each;
  }
  throw std::invalid_argument("the outcome should be solved, exhausted, limit or stopped");
}

search::Fate fateAt(const Line& line) {
  const auto& names = search::kFateNames;
  const auto found = std::find(std::begin(names), std::end(names),
                               valueAt<std::string>(line, "fate").value_or(""));
  require(found != std::end(names), "fate",
          "open, expanded, dead end, solution, repeat or discarded");
  return static_cast<search::Fate>(found - std::begin(names));
}

search::Trace searchOf(const Line& line) {
  require(line.contains("version") && line["version"] == search::kTraceVersion, "version",
          fmt::format("the number {}", search::kTraceVersion));
  search::Trace trace;
  trace.about = textsAt(line, {"puzzle", "strategy", "rules", "frontier", "source", "regions",
                               "furtherUnits", "error", "refused"});
  trace.outcome = outcomeAt(line);
  trace.statistics.expanded = valueAt<std::uint64_t>(line, "expanded").value_or(0);
  trace.statistics.generated = valueAt<std::uint64_t>(line, "generated").value_or(0);
  return trace;
}

TracedState stateOf(const Line& line, const std::vector<TracedState>& before) {
  const bool isDrawn = has(line, "board") || has(line, "text");
  for (const char* const key : {"id", "parent", "order", "fate"}) {
    if (!line.contains(key) || !isDrawn) {
      throw std::invalid_argument(
          "a state needs id, parent, order, fate, and board or text, see docs/trace.md");
    }
  }
  TracedState state;
  state.id = before.size();
  require(line["id"] == state.id, "id", std::to_string(state.id));
  state.parent = valueAt<std::uint64_t>(line, "parent").value_or(search::kNoParent);
  const bool isStart = state.parent == search::kNoParent;
  require(isStart || state.parent < state.id, "parent", "an earlier state");
  state.depth = isStart ? 0 : before[state.parent].depth + 1;
  state.heuristicValue = valueAt<std::int64_t>(line, "h");
  state.cost = valueAt<std::int64_t>(line, "cost");
  state.order = valueAt<std::uint64_t>(line, "order").value_or(0);
  state.successors = valueAt<std::uint64_t>(line, "successors").value_or(0);
  state.fate = fateAt(line);
  state.decision = valueAt<std::string>(line, "decision").value_or("");
  state.texts = textsAt(line, {"board", "text", "removed", "contradiction", "clause"});
  state.level = valueAt<std::uint64_t>(line, "level");
  state.backTo = valueAt<std::uint64_t>(line, "backTo");
  require(!state.backTo || *state.backTo < state.id, "backTo", "an earlier state");
  return state;
}

// Adds what a line says. `orders` are those of the latest search.
void take(const std::string& text, std::vector<search::Trace>& traces,
          std::set<std::uint64_t>& orders) {
  if (text.find_first_not_of(" \t\r") == text.npos) return;
  const Line line = Line::parse(text, nullptr, false);
  if (!line.is_object())
    throw std::invalid_argument("this is no line of a trace, see docs/trace.md");
  if (line.contains("trace")) {
    orders.clear();
    return traces.push_back(searchOf(line));
  }
  if (traces.empty())
    throw std::invalid_argument("a trace begins with a line on the search, see docs/trace.md");
  std::vector<TracedState>& states = traces.back().states;
  states.push_back(stateOf(line, states));
  const std::uint64_t order = states.back().order;
  if (order > 0 && !orders.insert(order).second) {
    throw std::invalid_argument(fmt::format("two states have the order {}", order));
  }
}

}  // namespace

RecordedSearch::RecordedSearch(std::string nameOfSearch, search::Trace trace)
    : Trace(std::move(trace)), name(std::move(nameOfSearch)), successors(states.size()) {
  std::map<std::uint64_t, std::size_t> byOrder;
  std::uint64_t expanded = 0;
  for (const TracedState& state : states) {
    (state.parent == search::kNoParent ? starts : successors[state.parent]).push_back(state.id);
    if (state.order > 0) byOrder[state.order] = state.id;
    expanded += isExpanded(state.fate);
  }
  for (const auto& [order, id] : byOrder) {
    if (order == left.size() + 1) left.push_back(id);
  }
  if (statistics.expanded == 0) statistics.expanded = expanded;
}

bool RecordedSearch::isWhole() const {
  return states.size() >= statistics.generated &&
         (isFinished(outcome) || outcome == Outcome::notStarted);
}

bool RecordedSearch::isCut(std::size_t id) const {
  const std::size_t known = successors[id].size();
  const bool mayFollow = !isWhole() && (known == 0 || about("frontier").empty());
  return states[id].fate == search::Fate::expanded && (known < states[id].successors || mayFollow);
}

std::vector<int> squaresOf(const TracedState& state) {
  const std::string board = textOf(state.texts, "board");
  const bool areNumbers = board.find(',') != board.npos;
  std::vector<int> squares;
  for (const char c : board) {
    if (!areNumbers || squares.empty() || c == ',') squares.push_back(0);
    if ('0' <= c && c <= '9' && squares.back() < 1000)
      squares.back() = 10 * squares.back() + c - '0';
  }
  return squares;
}

std::vector<RecordedSearch> readTrace(std::istream& in, const std::string& file,
                                      const std::string& name, const std::atomic<bool>& stop) {
  std::vector<search::Trace> traces;
  std::set<std::uint64_t> orders;
  sudoku::LineStream lines(in);
  std::string text;
  for (int number = 1; !stop; ++number) {
    const auto found = lines.read(text);
    if (found == sudoku::LineStream::Found::none) break;
    try {
      if (found == sudoku::LineStream::Found::tooLong) {
        throw std::invalid_argument("this line is longer than any of a trace");
      }
      take(text, traces, orders);
    } catch (const std::invalid_argument& fault) {
      throw std::runtime_error(fmt::format("{}:{}: {}", file, number, fault.what()));
    }
  }
  if (lines.isBroken()) throw std::runtime_error(file + " can't be read to its end");
  if (traces.empty() && !stop) throw std::runtime_error(file + ": there is no trace in it");
  std::vector<RecordedSearch> searches;
  for (search::Trace& trace : traces) searches.emplace_back(name, std::move(trace));
  return searches;
}

}  // namespace comparing
