#include "apps/compare/against/RecordedSearch.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "search/trace/JsonLines.h"
#include "sudoku/text/LineStream.h"

namespace comparing {
namespace {

using Line = nlohmann::json;

RecordedSearch searchOf(const Line& line) {
  const auto text = [&](const char* key) { return line.value(key, std::string()); };
  const auto number = [&](const char* key) { return line.value(key, std::uint64_t{0}); };
  return {text("puzzle"),     text("strategy"),   text("rules"), text("frontier"),
          text("source"),     text("outcome"),    text("error"), text("refused"),
          number("expanded"), number("generated")};
}

RecordedState stateOf(const Line& line) {
  const auto text = [&](const char* key) { return line.value(key, std::string()); };
  RecordedState state;
  if (!line.at("parent").is_null()) state.parent = line["parent"].get<std::size_t>();
  if (!line.at("order").is_null()) state.order = line["order"].get<std::uint64_t>();
  if (line.contains("h")) state.h = line["h"].get<std::int64_t>();
  state.successors = line.value("successors", state.successors);
  state.fate = line.at("fate");
  state.decision = text("decision");
  state.clause = text("clause");
  const std::string board = text("board");
  state.isBoard = !board.empty();
  state.drawing = state.isBoard ? fmt::format("{}", fmt::join(squaresIn(board), ","))
                                : line.at("text").get<std::string>();
  return state;
}

// Fills `left`, and counts the nodes if the trace does not. False if two states have the same
// order.
bool complete(RecordedSearch& search) {
  std::map<std::uint64_t, std::size_t> byOrder;
  std::uint64_t expanded = 0;
  for (std::size_t id = 0; id < search.states.size(); ++id) {
    const RecordedState& state = search.states[id];
    if (state.order > 0 && !byOrder.emplace(state.order, id).second) return false;
    expanded += state.isExpanded();
  }
  if (search.expanded == 0) search.expanded = expanded;
  for (const auto& [order, id] : byOrder) {
    if (order == search.left.size() + 1) search.left.push_back(id);
  }
  return true;
}

}  // namespace

std::vector<int> squaresIn(const std::string& board) {
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
  std::vector<RecordedSearch> searches;
  int number = 0;
  const auto require = [&](bool holds, const char* what) {
    if (!holds) throw std::runtime_error(fmt::format("{}:{}: {}", file, number, what));
  };
  sudoku::LineStream lines(in);
  for (std::string text; !stop;) {
    const auto found = lines.read(text);
    if (found == sudoku::LineStream::Found::none) break;
    ++number;
    require(found == sudoku::LineStream::Found::whole, "this line is longer than any of a trace");
    if (text.find_first_not_of(" \t\r") == text.npos) continue;
    const Line line = Line::parse(text, nullptr, false);
    const bool isSearch = line.is_object() && line.contains("trace");
    require(line.is_object(), "this is no line of a trace, see docs/trace.md");
    require(isSearch || !searches.empty(),
            "a trace begins with a line on the search, see docs/trace.md");
    try {
      if (isSearch) {
        require(line.at("version") == search::kTraceVersion,
                "this is another version of traces than 1");
        searches.push_back(searchOf(line));
        searches.back().name = name;
        continue;
      }
      std::vector<RecordedState>& states = searches.back().states;
      RecordedState state = stateOf(line);
      require(line.at("id") == states.size(), "the id should be one more than in the line before");
      if (state.parent) {
        require(*state.parent < states.size(), "the parent should be an earlier state");
        states[*state.parent].children.push_back(states.size());
        state.depth = states[*state.parent].depth + 1;
      }
      state.cost = line.value("cost", static_cast<std::int64_t>(state.depth));
      states.push_back(std::move(state));
    } catch (const Line::exception&) {
      require(false, isSearch ? "this is no line of a trace, see docs/trace.md"
                              : "a state needs id, parent, order, fate, and board or text, see "
                                "docs/trace.md");
    }
  }
  if (lines.isBroken()) throw std::runtime_error(file + " can't be read to its end");
  if (searches.empty() && !stop) throw std::runtime_error(file + ": there is no trace in it");
  for (RecordedSearch& search : searches) {
    if (!complete(search)) throw std::runtime_error(file + ": two states have the same order");
  }
  return searches;
}

}  // namespace comparing
