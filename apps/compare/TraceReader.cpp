#include "apps/compare/TraceReader.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <system_error>

#include "search/Observer.h"
#include "search/trace/JsonLines.h"

namespace comparing {
namespace {

using Json = nlohmann::json;

search::Trace aboutIn(const Json& line) {
  const int version = line.value("version", 0);
  if (version != search::kTraceVersion) {
    throw std::invalid_argument(fmt::format(
        "this program reads version {} of traces, not version {}", search::kTraceVersion, version));
  }
  search::Trace trace;
  for (const auto& [key, value] : line.items()) {
    if (value.is_string()) trace.about.push_back({key, value.get<std::string>()});
  }
  return trace;
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
  std::size_t number = 0;
  for (std::string text; std::getline(in, text);) {
    ++number;
    if (text.find_first_not_of(" \t\r") == std::string::npos) continue;
    try {
      const Json line = Json::parse(text);
      if (line.contains("trace")) {
        traces.push_back(aboutIn(line));
      } else if (traces.empty()) {
        throw std::invalid_argument("the line on the search has to come first");
      } else {
        traces.back().states.push_back(stateIn(line, traces.back()));
      }
    } catch (const std::exception& error) {
      throw std::runtime_error(fmt::format("{}:{}: {}", name, number, error.what()));
    }
  }
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
