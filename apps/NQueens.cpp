// NQueens.cpp: solves the puzzle of Queens.h with each of the three strategies, and says how many
// nodes each of them expands.

#include <charconv>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <string>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "Queens.h"

namespace {

constexpr const char* kHelp =
    R"(Usage: NQueens [SIZE] [--all]

Places SIZE queens on a board of SIZE x SIZE squares so that none attacks another, with each of
the three strategies. Prints the first solution, and how many nodes each strategy expands.

  SIZE        1 to 32; 8 if left out
  --all       search on, and count all solutions
  -h, --help  print this text and exit

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

// Searches, prints the first solution if asked to `draw` it, and a line about the search. Returns
// false if the search gave up.
bool run(const char* strategy, search::Driver&& driver, bool all, bool draw) {
  search::Limits limits;
  limits.frontier = 2'000'000;
  driver.setLimits(limits);

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
  return !gaveUp;
}

// What the program does; returns its exit status unless the output cannot be written.
int obey(int argc, char** argv) {
  std::optional<int> size;
  bool all = false;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    if (argument == "-h" || argument == "--help") {
      std::cout << kHelp;
      return 0;
    }
    if (argument == "--all") {
      all = true;
    } else if (const auto parsed = parseSize(argument); parsed && !size) {
      size = parsed;
    } else {
      std::cerr << "NQueens: expected one SIZE from 1 to 32, --all or --help, not '" << argument
                << "'\n";
      return 2;
    }
  }

  const Queens start(size.value_or(8));
  const auto copy = [&start] { return std::make_unique<Queens>(start); };
  bool finished = run("depth-first", DepthFirstSearch(copy()), all, true);
  finished &= run("breadth-first", BreadthFirstSearch(copy()), all, false);
  finished &= run("best-first", BestFirstSearch(copy()), all, false);
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
