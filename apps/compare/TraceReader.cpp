#include "apps/compare/TraceReader.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "search/Observer.h"
#include "search/trace/JsonLines.h"

namespace comparing {
namespace {

using Json = nlohmann::json;

std::uint64_t wholeNumber(const Json& line, const char* key, std::uint64_t least = 0) {
  const Json& value = line.at(key);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() < least) {
    throw std::invalid_argument(fmt::format("'{}' is {} and should be a whole number from {} on",
                                            key, value.dump(), least));
  }
  return value.get<std::uint64_t>();
}

bool isThere(const Json& line, const char* key) {
  const auto found = line.find(key);
  return found != line.end() && !found->is_null();
}

// Which limit it was is not said; any stands for it.
search::Outcome outcomeNamed(const std::string& text) {
  using search::Outcome;
  for (const Outcome outcome :
       {Outcome::solved, Outcome::exhausted, Outcome::expandedLimit, Outcome::stopped}) {
    if (text == word(outcome)) return outcome;
  }
  throw std::invalid_argument(
      fmt::format("the outcome '{}' should be 'solved', 'exhausted', 'limit' or 'stopped'", text));
}

// A search that is being read.
struct Reading {
  search::Trace trace;
  std::size_t line = 0;                    // where it begins
  std::optional<std::uint64_t> generated;  // as its first line says; so is the next
  std::optional<std::uint64_t> recorded;
  std::vector<std::size_t> lines{};  // of the states
};

std::optional<std::uint64_t> countIn(const Json& line, const char* key) {
  if (!line.contains(key)) return std::nullopt;
  return wholeNumber(line, key);
}

Reading readingOf(const Json& line, std::size_t number) {
  const int version = line.value("version", 0);
  if (version != search::kTraceVersion) {
    throw std::invalid_argument(fmt::format(
        "this program reads version {} of traces, not version {}", search::kTraceVersion, version));
  }
  Reading reading{{}, number, countIn(line, "generated"), countIn(line, "recorded")};
  for (const auto& [key, value] : line.items()) {
    if (value.is_string()) reading.trace.about.push_back({key, value.get<std::string>()});
  }
  if (line.contains("outcome")) {
    reading.trace.outcome = outcomeNamed(line["outcome"].get<std::string>());
  }
  return reading;
}

// Requires of the orders what docs/trace.md says of them: no two are the same, and none is larger
// than the number of states that left the frontier, as far as that is known.
void checkOrders(const Reading& reading, const std::string& name) {
  const auto& states = reading.trace.states;
  std::map<std::uint64_t, std::size_t> lines;  // by order
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (states[i].order == 0) continue;
    const auto [found, isNew] = lines.emplace(states[i].order, reading.lines[i]);
    if (isNew) continue;
    throw std::runtime_error(fmt::format("{}:{}: 'order' is {} already in line {}", name,
                                         reading.lines[i], states[i].order, found->second));
  }
  const bool isWhole = states.size() >= reading.trace.statistics.generated;
  const std::uint64_t most = isWhole ? lines.size() : reading.trace.statistics.generated;
  if (lines.empty() || lines.rbegin()->first <= most) return;
  throw std::runtime_error(
      fmt::format("{}:{}: 'order' is {} and should be from 1 to {}, the number of states that {}",
                  name, lines.rbegin()->second, lines.rbegin()->first, most,
                  isWhole ? "have one" : "were generated"));
}

// The trace, now that all its lines were read.
search::Trace finished(Reading reading, const std::string& name) {
  const std::uint64_t states = reading.trace.states.size();
  const auto fail = [&](const std::string& reason) {
    throw std::runtime_error(fmt::format("{}:{}: {}", name, reading.line, reason));
  };
  if (states == 0) fail("no states follow the line on the search");
  if (reading.recorded.value_or(states) != states) {
    fail(
        fmt::format("'recorded' says that {} states follow, and {} do: the file is cut, or the "
                    "number is wrong",
                    *reading.recorded, states));
  }
  reading.trace.statistics.generated = reading.generated.value_or(states);
  checkOrders(reading, name);
  return std::move(reading.trace);
}

search::Fate fateNamed(const std::string& text) {
  for (const search::Fate fate : {search::Fate::open, search::Fate::expanded, search::Fate::deadEnd,
                                  search::Fate::solution}) {
    if (text == name(fate)) return fate;
  }
  throw std::invalid_argument(
      fmt::format("the fate '{}' should be 'open', 'expanded', 'dead end' or 'solution'", text));
}

search::TracedState stateIn(const Json& line, const search::Trace& trace) {
  const bool isStart = !isThere(line, "parent");
  search::TracedState state;
  state.id = wholeNumber(line, "id");
  state.parent = isStart ? search::kNoParent : wholeNumber(line, "parent");
  if (state.id != trace.states.size()) {
    throw std::invalid_argument(fmt::format("the id should be {}", trace.states.size()));
  }
  if (!isStart && state.parent >= state.id) {
    throw std::invalid_argument("the parent should be an earlier state");
  }
  state.depth = isStart ? 0 : trace.states[state.parent].depth + 1;
  if (isThere(line, "depth")) state.depth = wholeNumber(line, "depth");
  state.heuristicValue = line.value("h", 0);
  if (isThere(line, "order")) state.order = wholeNumber(line, "order", 1);
  state.fate = fateNamed(line.at("fate").get<std::string>());
  state.decision = line.value("decision", "");
  for (const char* const key : {"board", "text"}) {
    if (line.contains(key)) state.texts.push_back({key, line[key].get<std::string>()});
  }
  return state;
}

}  // namespace

std::vector<search::Trace> readTraces(std::istream& in, const std::string& name) {
  std::vector<search::Trace> traces;
  std::optional<Reading> reading;
  const auto finish = [&] {
    if (reading) traces.push_back(finished(*std::move(reading), name));
    reading.reset();
  };
  std::size_t number = 0;
  for (std::string text; std::getline(in, text);) {
    ++number;
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::optional<Reading> next;
    try {
      const Json line = Json::parse(text);
      if (line.contains("trace")) {
        next = readingOf(line, number);
      } else if (!reading) {
        throw std::invalid_argument("the line on the search has to come first");
      } else {
        reading->trace.states.push_back(stateIn(line, reading->trace));
        reading->lines.push_back(number);
      }
    } catch (const std::exception& error) {
      throw std::runtime_error(fmt::format("{}:{}: {}", name, number, error.what()));
    }
    if (next) {
      finish();
      reading = std::move(next);
    }
  }
  finish();
  if (traces.empty()) throw std::runtime_error(name + ": there is no trace in it");
  return traces;
}

std::vector<search::Trace> readTraceFile(const std::string& file) {
  if (file == "-") return readTraces(std::cin, "standard input");
  std::ifstream in(file, std::ios::binary);
  if (!in) {
    throw std::runtime_error(
        fmt::format("cannot read {}: {}", file, std::generic_category().message(errno)));
  }
  return readTraces(in, file);
}

std::string textOf(const std::vector<search::TextField>& fields, const std::string& name) {
  for (const search::TextField& field : fields) {
    if (field.name == name) return field.text;
  }
  return "";
}

}  // namespace comparing
