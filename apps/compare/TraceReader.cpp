#include "apps/compare/TraceReader.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
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
};

std::optional<std::uint64_t> countIn(const Json& line, const char* key) {
  if (!line.contains(key)) return std::nullopt;
  return line[key].get<std::uint64_t>();
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

// The number of that key; the other value if it is null or missing.
std::uint64_t numberOr(const Json& line, const char* key, std::uint64_t otherwise) {
  const auto found = line.find(key);
  return found == line.end() || found->is_null() ? otherwise : found->get<std::uint64_t>();
}

search::TracedState stateIn(const Json& line, const search::Trace& trace) {
  search::TracedState state;
  state.id = line.at("id").get<std::uint64_t>();
  state.parent = numberOr(line, "parent", search::kNoParent);
  if (state.id != trace.states.size()) {
    throw std::invalid_argument(fmt::format("the id should be {}", trace.states.size()));
  }
  const bool isStart = state.parent == search::kNoParent;
  if (!isStart && state.parent >= state.id) {
    throw std::invalid_argument("the parent should be an earlier state");
  }
  state.depth = numberOr(line, "depth", isStart ? 0 : trace.states[state.parent].depth + 1);
  state.heuristicValue = line.value("h", 0);
  state.order = numberOr(line, "order", 0);
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
