// NQueens.cpp: solves the puzzle of Queens.h with each of the three strategies, and says how many
// nodes each of them expands.

#include <charconv>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Queens.h"
#include "search/trace/JsonLines.h"
#include "search/trace/Recorder.h"

namespace {

constexpr const char* kHelp =
    R"(Usage: NQueens [SIZE] [--all] [--trace FILE]

Places SIZE queens on a board of SIZE x SIZE squares so that none attacks another, with each of
the three strategies. Prints the first solution, and how many nodes each strategy expands.

  SIZE          1 to 32; 8 if left out
  --all         search on, and count all solutions
  --trace FILE  record every state, up to 1,000,000 for each strategy, as JSON Lines, which the
                page that CompareSearch --report writes can show; docs/trace.md explains them
  -h, --help    print this text and exit

A strategy gives up when more than 2,000,000 states would wait in its frontier.
Exit status: 0 if no strategy gave up; 1 if one did, or if the output could not be written; 2 if
an argument is wrong.
)";

std::optional<int> parseSize(const std::string& text) {
  int size = 0;
  const char* const end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, size);
  if (result.ptr != end || size < 1 || size > 32) return std::nullopt;
  return size;
}

// What tells a board from the one before is its last queen.
class QueensDescriber final : public search::Describer {
 public:
  std::string decision(const Searchable&, const Searchable& successor) const override {
    const auto& board = dynamic_cast<const Queens&>(successor);
    std::string latest;
    for (int row = 0; row < board.size(); ++row) {
      for (int col = 0; col < board.size(); ++col) {
        if (board.hasQueen(row, col)) {
          latest = "r" + std::to_string(row + 1) + "c" + std::to_string(col + 1);
        }
      }
    }
    return latest;
  }
};

// Searches, prints the first solution if asked to `draw` it, and a line about the search. Records
// it if there is a `trace` to write to. Returns false if the search gave up.
bool run(const char* strategy, search::Driver&& driver, bool all, bool draw, ostream* trace) {
  search::Limits limits;
  limits.frontier = 2'000'000;
  driver.setLimits(limits);
  search::Recorder recorder(std::make_shared<QueensDescriber>(), 1'000'000);
  if (trace != nullptr) driver.setObserver(&recorder);

  int solutions = 0;
  while (const Searchable* solution = driver.solve()) {
    ++solutions;
    if (draw && solutions == 1) {
      solution->write(std::cout);
      std::cout << '\n';
    }
    if (!all) break;
    driver.releaseSolution();  // else the driver would keep every board
  }

  std::cout << std::left << std::setw(13) << strategy << std::right << std::setw(10)
            << driver.getNodesExpanded() << " nodes expanded";
  const bool gaveUp = search::isLimit(driver.outcome());
  if (gaveUp) {
    std::cout << ", " << search::describe(driver.outcome());
  } else if (all) {
    std::cout << ", " << solutions << (solutions == 1 ? " solution" : " solutions");
  } else if (solutions == 0) {
    std::cout << ", no solution";
  }
  std::cout << std::endl;
  if (trace != nullptr) {
    writeJsonLines(*trace, recorder.trace(driver, {{"puzzle", "queens"}, {"strategy", strategy}}));
  }
  return !gaveUp;
}

// What the program does; returns its exit status unless the output cannot be written.
int obey(int argc, char** argv) {
  std::optional<int> size;
  bool all = false;
  std::string traceFile;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "-h" || argument == "--help") {
      std::cout << kHelp;
      return 0;
    }
    if (argument == "--all") {
      all = true;
    } else if (argument == "--trace" && i + 1 < argc) {
      traceFile = argv[++i];
    } else if (const auto parsed = parseSize(argument); parsed && !size) {
      size = parsed;
    } else {
      std::cerr << "NQueens: expected one SIZE from 1 to 32, --all, --trace FILE or --help, not '"
                << argument << "'\n";
      return 2;
    }
  }

  std::ofstream file;
  if (!traceFile.empty()) file.open(traceFile, std::ios::binary);
  ostream* const trace = traceFile.empty() ? nullptr : &file;

  const Queens start(size.value_or(8));
  const auto copy = [&start] { return std::make_unique<Queens>(start); };
  bool finished = run("depth-first", DepthFirstSearch(copy()), all, true, trace);
  finished &= run("breadth-first", BreadthFirstSearch(copy()), all, false, trace);
  finished &= run("best-first", BestFirstSearch(copy()), all, false, trace);
  if (trace != nullptr && !trace->flush()) {
    std::cerr << "NQueens: cannot write to " << traceFile << '\n';
    return 1;
  }
  return finished ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  const int status = obey(argc, argv);
  std::cout.flush();
  if (std::cout) return status;
  std::cerr << "NQueens: cannot write the output\n";
  return 1;
}
