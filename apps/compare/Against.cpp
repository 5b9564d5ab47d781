#include "apps/compare/Against.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Runner.h"
#include "apps/compare/SudokuPuzzle.h"
#include "apps/support/BoardText.h"
#include "apps/support/PrintableText.h"
#include "search/trace/JsonLines.h"
#include "sudoku/LineStream.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {
namespace {

using Line = nlohmann::json;

// The text of a member; empty if there is none.
std::string textOf(const Line& line, const char* key) {
  const auto found = line.find(key);
  return found != line.end() && found->is_string() ? found->get<std::string>() : "";
}

std::uint64_t numberOf(const Line& line, const char* key, std::uint64_t otherwise) {
  const auto found = line.find(key);
  return found != line.end() && found->is_number_unsigned() ? found->get<std::uint64_t>()
                                                            : otherwise;
}

struct RecordedSearch {
  Line about;                           // its first line
  std::size_t states = 0;               // number of lines that follow
  std::map<std::uint64_t, Line> steps;  // the states that left, by their order

  // True if nothing of the search is missing.
  bool isWhole() const {
    const std::string outcome = textOf(about, "outcome");
    return states >= numberOf(about, "generated", 0) && outcome != "limit" && outcome != "stopped";
  }
};

// Stops without an error when asked to.
std::vector<RecordedSearch> searchesIn(std::istream& in, const std::string& name,
                                       const std::atomic<bool>& stop) {
  std::vector<RecordedSearch> searches;
  int number = 0;
  const auto require = [&](bool holds, const char* what) {
    if (!holds) throw std::runtime_error(fmt::format("{}:{}: {}", name, number, what));
  };
  sudoku::LineStream lines(in);
  for (std::string text; !stop;) {
    const auto found = lines.read(text);
    if (found == sudoku::LineStream::Found::none) break;
    ++number;
    require(found == sudoku::LineStream::Found::whole, "this line is longer than any of a trace");
    if (text.find_first_not_of(" \t\r") == text.npos) continue;
    Line line = Line::parse(text, nullptr, false);
    require(line.is_object(), "this is no line of a trace, see docs/trace.md");
    if (line.contains("trace")) {
      require(numberOf(line, "version", 0) == search::kTraceVersion,
              "this is another version of traces than 1");
      searches.push_back({std::move(line), 0, {}});
      continue;
    }
    require(!searches.empty(), "a trace begins with a line on the search, see docs/trace.md");
    const bool isPlaced = line.contains("id") && line.contains("parent") && line.contains("order");
    const bool isShown = line.contains("board") || line.contains("text");
    require(isPlaced && isShown && !textOf(line, "fate").empty(),
            "a state needs id, parent, order, fate, and board or text, see docs/trace.md");
    ++searches.back().states;
    if (const std::uint64_t order = numberOf(line, "order", 0); order > 0) {
      require(searches.back().steps.emplace(order, std::move(line)).second,
              "an earlier state has the same order");
    }
  }
  if (lines.isBroken()) throw std::runtime_error(name + " can't be read to its end");
  if (searches.empty() && !stop) throw std::runtime_error(name + ": there is no trace in it");
  return searches;
}

std::vector<RecordedSearch> searchesInFile(const std::string& file, const std::atomic<bool>& stop) {
  if (file == "-") return searchesIn(std::cin, "standard input", stop);
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file);
  return searchesIn(in, file, stop);
}

// This program's search of the same puzzle, one step longer.
RecordedSearch repeated(const RecordedSearch& recorded, const std::string& file,
                        apps::SearchLimits limits, const std::atomic<bool>& stop) {
  const std::string puzzle = textOf(recorded.about, "puzzle");
  const std::uint64_t steps = recorded.steps.empty() ? 0 : recorded.steps.rbegin()->first;
  limits.expanded = std::min(limits.expanded, steps + 1);
  try {
    std::istringstream in(puzzle);
    auto read = sudoku::PuzzleReader(in, "its puzzle").next();
    if (!read) throw std::runtime_error("it names no puzzle");
    Comparison comparison{{{&apps::strategyNamed(textOf(recorded.about, "strategy")),
                            textOf(recorded.about, "rules")}},
                          {{sudokuPuzzle(std::move(read->puzzle)), file, ""}},
                          limits};
    run(comparison, 1, stop);
    if (comparison.runs.empty()) return recorded;  // stopped
    std::stringstream trace;
    writeJsonLines(trace, record(comparison, comparison.runs.front(), search::kUnlimited, stop));
    return searchesIn(trace, "this program", false).front();
  } catch (const std::exception& error) {
    throw std::runtime_error(
        fmt::format("{}: this program cannot repeat the search of '{}': {}; name a second trace to "
                    "compare the two",
                    file, puzzle, error.what()));
  }
}

// The member in which the states of a step differ; null if in none.
const char* differenceOf(const Line& one, const Line& other) {
  for (const char* const key : {"board", "text", "fate", "clause"}) {
    const std::string text = textOf(one, key), otherText = textOf(other, key);
    if (!text.empty() && !otherText.empty() && text != otherText) return key;
  }
  return nullptr;
}

// The drawing of a board; the unchanged text if it is not a board.
std::string drawingOf(const std::string& board) {
  try {
    std::istringstream in(board);
    const auto read = sudoku::PuzzleReader(in, "board").next();
    return read ? apps::drawing(read->puzzle) : board;
  } catch (const sudoku::PuzzleError&) {
    return board + '\n';
  }
}

// The state that leaves in the step; null if the search has ended.
void writeState(std::ostream& out, const std::string& name, const Line* state) {
  out << '\n' << name << ": ";
  if (state == nullptr) {
    out << "has ended\n";
    return;
  }
  out << "state " << numberOf(*state, "id", 0);
  for (const char* const key : {"decision", "fate", "clause"}) {
    if (const std::string text = textOf(*state, key); !text.empty()) out << ", " << text;
  }
  const std::string board = textOf(*state, "board");
  out << '\n' << (board.empty() ? textOf(*state, "text") : drawingOf(board));
}

// ", best full", or what of it the trace says.
std::string nameOf(const RecordedSearch& search, const char* before) {
  const std::string rules = textOf(search.about, "rules");
  const std::string name = textOf(search.about, "strategy") + (rules.empty() ? "" : ' ' + rules);
  return name.empty() ? "" : before + name;
}

bool compareSearches(std::ostream& out, const RecordedSearch& one, const std::string& name,
                     const RecordedSearch& other, const std::string& otherName) {
  const auto at = [](const RecordedSearch& search, std::uint64_t step) {
    const auto found = search.steps.find(step);
    return found == search.steps.end() ? nullptr : &found->second;
  };
  std::uint64_t step = 1;
  const Line *state = nullptr, *otherState = nullptr;
  const char* difference = nullptr;
  for (;; ++step) {
    state = at(one, step);
    otherState = at(other, step);
    if (state == nullptr || otherState == nullptr) break;
    difference = differenceOf(*state, *otherState);
    if (difference != nullptr) break;
  }
  out << textOf(one.about, "puzzle") << nameOf(one, ", ");
  if (nameOf(other, "") != nameOf(one, "")) out << nameOf(other, ", against ");
  const bool endsAlone = (state == nullptr && otherState != nullptr && one.isWhole()) ||
                         (otherState == nullptr && state != nullptr && other.isWhole());
  if (difference == nullptr && !endsAlone) {
    out << "\nSteps without a difference: " << apps::withThousands(step - 1) << '\n';
    if (state == nullptr && !one.isWhole()) out << "What follows in " << name << " is unknown.\n";
    if (otherState == nullptr && !other.isWhole()) {
      out << "What follows in " << otherName << " is unknown.\n";
    }
    return true;
  }
  out << "\nStep " << apps::withThousands(step) << " is the first to differ"
      << (difference == nullptr ? "" : fmt::format(", in its {}", difference)) << ":\n";
  writeState(out, name, state);
  writeState(out, otherName, otherState);
  return false;
}

}  // namespace

bool compareTraces(std::ostream& out, const std::string& file, const std::string& otherFile,
                   const apps::SearchLimits& limits, const std::atomic<bool>& stop) {
  const std::vector<RecordedSearch> searches = searchesInFile(file, stop);
  std::vector<RecordedSearch> others;
  if (!otherFile.empty()) {
    others = searchesInFile(otherFile, stop);
    if (!stop && others.size() != searches.size()) {
      throw std::runtime_error(
          fmt::format("{} has {} searches and {} has {}: they are compared one by one", file,
                      searches.size(), otherFile, others.size()));
    }
  }
  bool areEqual = true;
  for (std::size_t i = 0; i < searches.size() && !stop; ++i) {
    const RecordedSearch other =
        otherFile.empty() ? repeated(searches[i], file, limits, stop) : others[i];
    if (stop) break;
    if (i > 0) out << '\n';
    areEqual &= compareSearches(out, searches[i], file, other,
                                otherFile.empty() ? "this program" : otherFile);
  }
  return areEqual;
}

}  // namespace comparing
