// NQueens.cpp: solves the n-queens problem (Queens.h) with each of the three strategies and counts
// the nodes that each expands.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "DepthFirstSearch.h"
#include "apps/demo/ProgressLine.h"
#include "apps/demo/StopRequest.h"
#include "apps/puzzles/Queens.h"
#include "search/trace/JsonLines.h"
#include "search/trace/Recorder.h"

namespace {

constexpr const char* kHelp =
    R"(Usage: NQueens [SIZE] [OPTIONS]

Places SIZE queens on a board of SIZE x SIZE squares so that none attacks another, with each of
the three strategies. Prints the first solution, and how many nodes each strategy expands.

  SIZE                  1 to 32; 8 if left out
  --all                 search on, and count all solutions
  --max-nodes N         a strategy gives up after it expanded N nodes [10000000]
  --max-frontier N      it gives up before more than N states wait in its frontier [2000000]
  --time-limit SECONDS  it gives up after so much time, such as 2.5; for this and the limits above,
                        'none' means that there is none [none]
  --trace FILE          record every state as JSON Lines, which the page that CompareSearch --report
                        writes can show; docs/trace.md explains them
  --max-states N        record no more than the first N states of each strategy [100000]
  -h, --help            print this text and exit

On a terminal, a strategy that takes long shows how far it is. Ctrl-C stops it, and prints and
records what was done until then; so does SIGTERM. A second one ends the program at once.

Exit status: 0 if no strategy gave up; 1 if one did, or if the output could not be written; 2 if
an argument is wrong; 130 after Ctrl-C, 143 after SIGTERM.
)";

constexpr std::uint64_t kMostNodes = 10'000'000;
constexpr std::uint64_t kMostWaiting = 2'000'000;
constexpr std::uint64_t kMostRecorded = 100'000;

struct Options {
  int size = 8;
  bool all = false;
  search::Limits limits;
  std::string trace;  // file name; empty: no trace
  std::uint64_t mostStates = kMostRecorded;
};

class UsageError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The number, or nothing if it is too large or followed by other text.
std::optional<std::uint64_t> numberIn(const std::string& text) {
  constexpr std::size_t kMostDigits = 18;
  const bool isNumber = text.find_first_not_of("0123456789") == std::string::npos;
  if (!isNumber || text.empty() || text.size() > kMostDigits) return std::nullopt;
  return std::stoull(text);
}

std::uint64_t countIn(const std::string& option, const std::string& text) {
  if (text == "none") return search::kUnlimited;
  if (const auto number = numberIn(text)) return *number;
  throw UsageError(option + ": '" + text + "' should be a whole number from 0 on, or 'none'");
}

std::uint64_t nanosecondsIn(const std::string& option, const std::string& text) {
  constexpr double kYear = 366 * 24 * 3600;
  if (text == "none") return search::kUnlimited;
  char* end = nullptr;
  const double seconds = std::strtod(text.c_str(), &end);
  if (!text.empty() && *end == '\0' && 0 <= seconds && seconds <= kYear) {
    return static_cast<std::uint64_t>(seconds * 1e9);
  }
  throw UsageError(option + ": '" + text +
                   "' should be a number of seconds, such as 2.5, or 'none'");
}

// The parsed options; nothing if the arguments ask for help.
std::optional<Options> optionsOf(int argc, char** argv) {
  Options options;
  options.limits.expanded = kMostNodes;
  options.limits.frontier = kMostWaiting;
  bool hasSize = false;
  for (int i = 1; i < argc; ++i) {
    const std::string argument = argv[i];
    const auto value = [&]() -> std::string {
      if (i + 1 == argc) throw UsageError(argument + " takes a value behind it");
      return argv[++i];
    };
    if (argument == "-h" || argument == "--help") return std::nullopt;
    if (argument == "--all") {
      options.all = true;
    } else if (argument == "--max-nodes") {
      options.limits.expanded = countIn(argument, value());
    } else if (argument == "--max-frontier") {
      options.limits.frontier = countIn(argument, value());
    } else if (argument == "--time-limit") {
      options.limits.timeNs = nanosecondsIn(argument, value());
    } else if (argument == "--trace") {
      options.trace = value();
    } else if (argument == "--max-states") {
      options.mostStates = countIn(argument, value());
    } else if (const auto size = numberIn(argument);
               size && 1 <= *size && *size <= 32 && !hasSize) {
      options.size = static_cast<int>(*size);
      hasSize = true;
    } else {
      throw UsageError("expected one SIZE from 1 to 32, or an option that --help names, not '" +
                       argument + "'");
    }
  }
  const std::string gz = ".gz";
  const std::string& file = options.trace;
  if (file.size() > gz.size() && file.compare(file.size() - gz.size(), gz.size(), gz) == 0) {
    throw UsageError("--trace: this program does not compress; gzip makes " + file +
                     " of a file without .gz");
  }
  return options;
}

// The next solution within the limits. The search is interrupted by short limits and resumed, to
// update the progress line.
const Searchable* nextSolution(search::Driver& driver, const search::Limits& limits,
                               demo::ProgressLine& progress) {
  constexpr std::uint64_t kNodesBetween = 50'000;
  search::Limits part = limits;
  for (;;) {
    const std::uint64_t expanded = driver.statistics().expanded;
    progress.show(expanded);
    part.expanded = std::min(limits.expanded, expanded + kNodesBetween);
    driver.setLimits(part);
    const Searchable* const solution = driver.solve();
    const bool isPart = driver.outcome() == search::Outcome::expandedLimit &&
                        driver.statistics().expanded < limits.expanded;
    if (!isPart) return solution;
  }
}

// The decision that leads to a board is its last queen.
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

// Runs the searches, one strategy after the other.
class Comparison {
 public:
  // Records the searches if there is a `trace` to write to.
  Comparison(const Options& options, std::ostream* trace) : options_(options), trace_(trace) {}

  // Searches with one strategy and prints a line about the search. The first solution found by any
  // strategy is printed as well. Does nothing after a request to stop.
  void run(const std::string& strategy, search::Driver&& driver) {
    if (demo::isStopped) return;
    search::Recorder recorder(std::make_shared<QueensDescriber>(), options_.mostStates);
    if (trace_ != nullptr) driver.setObserver(&recorder);
    const std::uint64_t solutions = search(strategy, driver);
    tell(strategy, driver, solutions);
    if (trace_ == nullptr) return;
    writeJsonLines(*trace_, recorder.trace(driver, {{"puzzle", "queens"}, {"strategy", strategy}}));
  }

  // True if a strategy stopped at a limit.
  bool gaveUp() const { return gaveUp_; }

 private:
  // Returns the number of solutions found.
  std::uint64_t search(const std::string& strategy, search::Driver& driver) {
    search::Limits limits = options_.limits;
    limits.stop = &demo::isStopped;
    demo::ProgressLine progress(strategy);
    std::uint64_t solutions = 0;
    while (const Searchable* const solution = nextSolution(driver, limits, progress)) {
      ++solutions;
      if (!isDrawn_) {
        solution->write(std::cout);
        std::cout << '\n';
        isDrawn_ = true;
      }
      if (!options_.all) break;
      driver.releaseSolution();  // else the driver would keep every board
    }
    return solutions;
  }

  void tell(const std::string& strategy, const search::Driver& driver, std::uint64_t solutions) {
    std::cout << std::left << std::setw(13) << strategy << std::right << std::setw(10)
              << driver.statistics().expanded << " nodes expanded";
    const search::Outcome outcome = driver.outcome();
    const bool isCutShort = search::isLimit(outcome) || outcome == search::Outcome::stopped;
    if (options_.all) {
      std::cout << ", " << (isCutShort ? "at least " : "") << solutions
                << (solutions == 1 ? " solution" : " solutions");
    } else if (solutions == 0 && !isCutShort) {
      std::cout << ", no solution";
    }
    if (isCutShort) std::cout << ", " << search::describe(outcome);
    std::cout << std::endl;
    gaveUp_ = gaveUp_ || search::isLimit(outcome);
  }

  const Options& options_;
  std::ostream* trace_;
  bool isDrawn_ = false;
  bool gaveUp_ = false;
};

// Runs the program. Returns the exit status, but does not check that the output was written.
int obey(int argc, char** argv) {
  const std::optional<Options> options = optionsOf(argc, argv);
  if (!options) {
    std::cout << kHelp;
    return 0;
  }
  std::ofstream file;
  std::ostream* const trace = options->trace.empty() ? nullptr : &file;
  const auto failToWrite = [&options] {
    std::cerr << "NQueens: cannot write to " << options->trace << '\n';
    return 1;
  };
  if (trace != nullptr) file.open(options->trace, std::ios::binary);
  if (!file) return failToWrite();
  demo::awaitStopRequests();

  const Queens start(options->size);
  const auto copy = [&start] { return std::make_unique<Queens>(start); };
  Comparison comparison(*options, trace);
  comparison.run("depth-first", DepthFirstSearch(copy()));
  comparison.run("breadth-first", BreadthFirstSearch(copy()));
  comparison.run("best-first", BestFirstSearch(copy()));
  if (trace != nullptr && !trace->flush()) return failToWrite();
  if (demo::isStopped) {
    std::cerr << "NQueens: stopped\n";
    return demo::statusOfStop();
  }
  return comparison.gaveUp() ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  int status = 0;
  try {
    status = obey(argc, argv);
  } catch (const UsageError& error) {
    std::cerr << "NQueens: " << error.what() << '\n';
    return 2;
  }
  std::cout.flush();
  if (std::cout) return status;
  std::cerr << "NQueens: cannot write the output\n";
  return 1;
}
