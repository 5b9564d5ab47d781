#include "apps/compare/trace/TraceReader.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "apps/support/JsonDepth.h"
#include "search/Observer.h"
#include "search/trace/JsonLines.h"

namespace compareSearch {
namespace {

using Json = nlohmann::json;

// The end of messages on files that are not traces.
constexpr const char* kWhatATraceIs =
    "a trace begins with a line such as {\"trace\":\"search\",\"version\":1,\"puzzle\":...}, as "
    "--trace writes it and docs/trace.md explains it";

// The value as text for a message.
std::string shown(const Json& value) {
  constexpr std::size_t kMost = 40;
  const std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
  return text.size() <= kMost ? text : text.substr(0, kMost) + "...";
}

// Null if there is no such member.
const Json* member(const Json& line, const char* key) {
  const auto found = line.find(key);
  return found == line.end() || found->is_null() ? nullptr : &*found;
}

const Json& requiredMember(const Json& line, const char* key) {
  if (const Json* const value = member(line, key)) return *value;
  throw std::invalid_argument(fmt::format("'{}' is missing", key));
}

[[noreturn]] void failFor(const char* key, const Json& value, const std::string& right) {
  throw std::invalid_argument(fmt::format("'{}' is {} and should be {}", key, shown(value), right));
}

std::string textIn(const char* key, const Json& value) {
  if (!value.is_string()) failFor(key, value, "a text");
  return value.get<std::string>();
}

std::uint64_t wholeNumberIn(const char* key, const Json& value, std::uint64_t least = 0) {
  if (value.is_number_unsigned() && value.get<std::uint64_t>() >= least) {
    return value.get<std::uint64_t>();
  }
  failFor(key, value, fmt::format("a whole number from {} on", least));
}

std::uint64_t wholeNumber(const Json& line, const char* key) {
  return wholeNumberIn(key, requiredMember(line, key));
}

int heuristicValueIn(const char* key, const Json& value) {
  if (value.is_number_integer()) {
    const auto number = value.get<std::int64_t>();
    if (std::numeric_limits<int>::min() <= number && number <= std::numeric_limits<int>::max()) {
      return static_cast<int>(number);
    }
  }
  failFor(key, value, "a whole number");
}

// A trace does not record which limit ended the search, so any limit is used.
search::Outcome outcomeNamed(const std::string& text) {
  using search::Outcome;
  for (const Outcome outcome :
       {Outcome::solved, Outcome::exhausted, Outcome::expandedLimit, Outcome::stopped}) {
    if (text == word(outcome)) return outcome;
  }
  throw std::invalid_argument(
      fmt::format("the outcome '{}' should be 'solved', 'exhausted', 'limit' or 'stopped'", text));
}

struct PartialTrace {
  search::Trace trace;
  std::size_t line = 0;                    // its first line
  std::optional<std::uint64_t> generated;  // from the first line; so is the next
  std::optional<std::uint64_t> recorded;
  std::vector<std::size_t> lines{};  // line numbers of the states
};

std::optional<std::uint64_t> countIn(const Json& line, const char* key) {
  const Json* const value = member(line, key);
  return value == nullptr ? std::nullopt : std::optional(wholeNumberIn(key, *value));
}

PartialTrace beginTrace(const Json& line, std::size_t number) {
  if (line["trace"] != "search") failFor("trace", line["trace"], "\"search\"");
  const Json& version = requiredMember(line, "version");
  if (version != search::kTraceVersion) {
    throw std::invalid_argument(
        fmt::format("this is version {} of traces, and this program reads "
                    "version {}",
                    shown(version), search::kTraceVersion));
  }
  PartialTrace search{{}, number, countIn(line, "generated"), countIn(line, "recorded")};
  for (const auto& [key, value] : line.items()) {
    if (value.is_string()) search.trace.about.push_back({key, value.get<std::string>()});
  }
  if (const Json* const outcome = member(line, "outcome")) {
    search.trace.outcome = outcomeNamed(textIn("outcome", *outcome));
  }
  return search;
}

// Checks the orders as defined in docs/trace.md: they are distinct, and none exceeds the number of
// states that left the frontier, if that is known.
void checkOrders(const PartialTrace& search, const std::string& name) {
  const auto& states = search.trace.states;
  std::map<std::uint64_t, std::size_t> lines;  // line numbers, by order
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (states[i].order == 0) continue;
    const auto [found, isNew] = lines.emplace(states[i].order, search.lines[i]);
    if (isNew) continue;
    throw std::runtime_error(fmt::format("{}:{}: 'order' is {} already in line {}", name,
                                         search.lines[i], states[i].order, found->second));
  }
  const bool isWhole = states.size() >= search.trace.statistics.generated;
  const std::uint64_t most = isWhole ? lines.size() : search.trace.statistics.generated;
  if (lines.empty() || lines.rbegin()->first <= most) return;
  throw std::runtime_error(
      fmt::format("{}:{}: 'order' is {} and should be from 1 to {}, the number of states that {}",
                  name, lines.rbegin()->second, lines.rbegin()->first, most,
                  isWhole ? "have one" : "were generated"));
}

// The complete trace, after its last line.
search::Trace finished(PartialTrace search, const std::string& name) {
  const std::uint64_t states = search.trace.states.size();
  const auto fail = [&](const std::string& reason) {
    throw std::runtime_error(fmt::format("{}:{}: {}", name, search.line, reason));
  };
  if (states == 0) fail("no states follow the line on the search");
  if (search.recorded.value_or(states) != states) {
    fail(
        fmt::format("'recorded' says that {} states follow, and {} do: the file is cut, or the "
                    "number is wrong",
                    *search.recorded, states));
  }
  search.trace.statistics.generated = search.generated.value_or(states);
  checkOrders(search, name);
  return std::move(search.trace);
}

search::Fate fateNamed(const std::string& text) {
  using search::Fate;
  for (const Fate fate :
       {Fate::open, Fate::expanded, Fate::deadEnd, Fate::solution, Fate::repeat, Fate::discarded}) {
    if (text == name(fate)) return fate;
  }
  throw std::invalid_argument(
      fmt::format("the fate '{}' should be 'open', 'expanded', 'dead end', 'solution', 'repeat' or "
                  "'discarded'",
                  text));
}

search::TracedState stateIn(const Json& line, const search::Trace& trace) {
  const bool isStart = member(line, "parent") == nullptr;
  search::TracedState state;
  state.id = wholeNumber(line, "id");
  state.parent = isStart ? search::kNoParent : wholeNumber(line, "parent");
  if (state.id != trace.states.size()) {
    throw std::invalid_argument(
        fmt::format("'id' is {} and should be {}", state.id, trace.states.size()));
  }
  if (!isStart && state.parent >= state.id) {
    throw std::invalid_argument(
        fmt::format("'parent' is {} and should be the id of an earlier state", state.parent));
  }
  state.depth = isStart ? 0 : trace.states[state.parent].depth + 1;
  if (const Json* const depth = member(line, "depth")) state.depth = wholeNumberIn("depth", *depth);
  if (const Json* const h = member(line, "h")) state.heuristicValue = heuristicValueIn("h", *h);
  if (const Json* const order = member(line, "order")) {
    state.order = wholeNumberIn("order", *order, 1);
  }
  state.fate = fateNamed(textIn("fate", requiredMember(line, "fate")));
  if (const Json* const decision = member(line, "decision")) {
    state.decision = textIn("decision", *decision);
  }
  if (const Json* const level = member(line, "level")) state.level = wholeNumberIn("level", *level);
  if (const Json* const backTo = member(line, "backTo")) {
    state.backTo = wholeNumberIn("backTo", *backTo);
    if (*state.backTo >= state.id) {
      throw std::invalid_argument(
          fmt::format("'backTo' is {} and should be the id of an earlier state", *state.backTo));
    }
  }
  for (const char* const key : {"board", "text", "clause"}) {
    if (const Json* const value = member(line, key)) {
      state.texts.push_back({key, textIn(key, *value)});
    }
  }
  return state;
}

// Parses the line as a JSON object. `isFirst`: it is the first line. `isCut`: it has no line end.
Json parsed(const std::string& text, bool isFirst, bool isCut) {
  Json line = Json::parse(text, apps::refuseDeep, false);
  if (line.is_object() && (!isFirst || line.contains("trace"))) return line;
  if (isFirst) throw std::invalid_argument(fmt::format("this is not a trace: {}", kWhatATraceIs));
  throw std::invalid_argument(
      line.is_discarded() && isCut
          ? "the file ends in the middle of this line"
          : "this line is not a JSON object, as every line of a trace should be");
}

// Builds the searches from their lines. A line on a search begins a new one.
class TraceLines {
 public:
  explicit TraceLines(std::string name) : name_(std::move(name)) {}

  void add(const std::string& text, bool isCut) {
    ++number_;
    if (text.find_first_not_of(" \t\r") == std::string::npos) return;
    std::optional<PartialTrace> next;
    try {
      const Json line = parsed(text, !search_, isCut);
      if (line.contains("trace")) {
        next = beginTrace(line, number_);
      } else {
        search_->trace.states.push_back(stateIn(line, search_->trace));
        search_->lines.push_back(number_);
      }
    } catch (const std::invalid_argument& error) {
      throw std::runtime_error(fmt::format("{}:{}: {}", name_, number_, error.what()));
    }
    if (!next) return;
    finish();
    search_ = std::move(next);
  }

  std::vector<search::Trace> all() && {
    finish();
    if (traces_.empty()) {
      throw std::runtime_error(
          fmt::format("{}: there is no trace in it: {}", name_, kWhatATraceIs));
    }
    return std::move(traces_);
  }

 private:
  void finish() {
    if (search_) traces_.push_back(finished(*std::move(search_), name_));
    search_.reset();
  }

  std::string name_;
  std::size_t number_ = 0;
  std::optional<PartialTrace> search_;
  std::vector<search::Trace> traces_;
};

}  // namespace

std::vector<search::Trace> readTraces(std::istream& in, const std::string& name) {
  TraceLines lines(name);
  for (std::string text; std::getline(in, text);) lines.add(text, in.eof());
  if (in.bad()) throw std::runtime_error(name + ": this can't be read to the end");
  return std::move(lines).all();
}

std::vector<search::Trace> readTraceFile(const std::string& file) {
  if (file == "-") return readTraces(std::cin, "standard input");
  std::ifstream in(file, std::ios::binary);
  if (in) return readTraces(in, file);
  throw std::runtime_error(
      fmt::format("cannot read {}: {}", file, std::generic_category().message(errno)));
}

std::string textOf(const std::vector<search::TextField>& fields, const std::string& name) {
  for (const search::TextField& field : fields) {
    if (field.name == name) return field.text;
  }
  return "";
}

}  // namespace compareSearch
