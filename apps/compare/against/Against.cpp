#include "apps/compare/against/Against.h"

#include <fmt/format.h>

#include <cstddef>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "apps/compare/against/BesideOurs.h"
#include "apps/compare/against/FirstDifference.h"
#include "apps/compare/against/RecordedSearch.h"
#include "apps/solving/BoardText.h"
#include "apps/support/PrintableText.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {
namespace {

std::vector<RecordedSearch> searchesInFile(const std::string& file, const std::string& name,
                                           const std::atomic<bool>& stop) {
  if (file == "-") return readTrace(std::cin, "standard input", name, stop);
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file);
  return readTrace(in, file, name, stop);
}

// The drawing of a board, or the text of another state.
std::string pictureOf(const search::TracedState& state) {
  const std::string board = textOf(state.texts, "board");
  if (board.empty()) return apps::printable(textOf(state.texts, "text"));
  try {
    std::istringstream in(board);
    return apps::drawing(sudoku::PuzzleReader(in, "board").next()->puzzle);
  } catch (const sudoku::PuzzleError&) {
    return apps::inOneLine(board) + '\n';
  }
}

void writeState(std::ostream& out, const RecordedSearch& search, std::optional<std::size_t> id) {
  if (!id) return;
  const search::TracedState& state = search.states[*id];
  out << '\n' << search.name << ": state " << *id;
  for (const std::string& text :
       {state.decision, std::string(name(state.fate)), textOf(state.texts, "clause")}) {
    if (!text.empty()) out << ", " << apps::inOneLine(text);
  }
  out << '\n' << pictureOf(state);
}

// "best full", or what of it the trace says.
std::string contenderOf(const RecordedSearch& search) {
  const std::string rules = search.about("rules");
  return search.about("strategy") + (rules.empty() ? "" : ' ' + rules);
}

// The sentence, and the states in which the difference shows. Returns false if there is one.
bool write(std::ostream& out, const Difference& difference, const RecordedSearch& search,
           const RecordedSearch& other) {
  std::string title = search.about("puzzle");
  if (title.size() > 100 && !search.about("source").empty()) title = search.about("source");
  const std::string mine = contenderOf(search), theirs = contenderOf(other);
  if (!mine.empty()) title += ", " + mine;
  if (!theirs.empty() && theirs != mine) title += ", against " + theirs;
  out << apps::inOneLine(title) << '\n' << difference.sentence << '\n';
  writeState(out, search, difference.state);
  writeState(out, other, difference.other);
  return difference.isNone;
}

}  // namespace

bool compareTraces(std::ostream& out, const std::vector<std::string>& files, std::string rules,
                   const apps::SearchLimits& limits, const std::atomic<bool>& stop) {
  const bool areOurs = files.size() == 1;
  const std::vector<RecordedSearch> searches =
      searchesInFile(files[0], areOurs ? "yours" : files[0], stop);
  std::vector<RecordedSearch> others;
  if (!areOurs) others = searchesInFile(files[1], files[1], stop);
  if (!areOurs && !stop && others.size() != searches.size()) {
    throw std::runtime_error(
        fmt::format("{} and {} are compared search by search, but have {} and {}", files[0],
                    files[1], searches.size(), others.size()));
  }
  BesideOurs beside(searches, std::move(rules), limits, stop);
  bool areEqual = true;
  for (std::size_t i = 0; i < searches.size() && !stop; ++i) {
    const RecordedSearch& search = searches[i];
    if (i > 0) out << '\n';
    if (!areOurs) {
      areEqual &= write(out, firstDifference(search, others[i], nullptr), search, others[i]);
      continue;
    }
    try {
      const OurSearch ours = beside.of(search);
      if (stop) break;
      areEqual &= write(out, ours.difference, search, ours.recorded);
    } catch (const std::exception& error) {
      throw std::runtime_error(
          fmt::format("{}: this program cannot repeat the search of {}: {}; a second --against "
                      "names a trace to compare it with",
                      files[0], apps::inQuotes(search.about("puzzle")), error.what()));
    }
  }
  return areEqual;
}

}  // namespace comparing
