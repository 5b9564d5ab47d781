// Answer.cpp: answers a request of the page. Request and answer are JSON:
//
//   {ask: "choices"}                       the strategies, rule sets and kinds of puzzles
//   {ask: "read", text}                    the puzzles of a text: {puzzles, problem}
//   {ask: "generate", shape, level, seed}  the same with a new puzzle
//   {ask: "explain", puzzle, rules}        the steps of `sudoku explain`: {steps, end}
//   {ask: "search", puzzle, strategies, rules, nodes, seconds}
//                                          {verdict, solution, data}, and before that for each
//                                          search a message {searches, data, trace}
//   {ask: "trace", text, file}             {}, or the error if the text of that file is no trace
//   {ask: "against", text, rules}          the searches of a trace beside ours: {rules, data,
//                                          traces, differences}, and before that for each search
//                                          a message {searches, done}. No rules: the likeliest
//
// An answer {error} says in a sentence why there is none. `shape` is a puzzle of the shape wanted.

#include <emscripten.h>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/compare/against/BesideOurs.h"
#include "apps/compare/against/RecordedSearch.h"
#include "apps/compare/page/PageData.h"
#include "apps/compare/results/ResultTexts.h"
#include "apps/compare/results/Results.h"
#include "apps/compare/searches/Comparison.h"
#include "apps/compare/searches/Runner.h"
#include "apps/compare/searches/SudokuPuzzle.h"
#include "apps/puzzles/PuzzleKinds.h"
#include "apps/solving/BoardText.h"
#include "apps/solving/DeductionText.h"
#include "apps/solving/Explanation.h"
#include "apps/solving/PuzzleGenerator.h"
#include "apps/solving/SolutionSearch.h"
#include "apps/solving/SudokuArguments.h"
#include "apps/support/JsonText.h"
#include "apps/support/PrintableText.h"
#include "search/trace/JsonLines.h"
#include "sudoku/Checker.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleReader.h"
#include "sudoku/PuzzleWriter.h"

// A message before the answer.
EM_JS(void, tell, (const char* json), { postMessage({message : UTF8ToString(json)}); });

namespace {

using apps::Json;
using apps::listOf;

Json choices() {
  const auto ofStrategy = [](const apps::Strategy& each) -> Json {
    return {{"name", each.name}, {"title", each.title}, {"summary", each.summary}};
  };
  const auto ofRuleSet = [](const sudoku::NamedRuleSet& each) -> Json {
    return {{"name", each.name}, {"summary", each.summary}};
  };
  const auto ofKind = [](const comparing::PuzzleKind& each) -> Json {
    return {{"name", each.name}, {"help", each.help}, {"usual", each.usual}};
  };
  return {{"strategies", listOf(apps::kAllStrategies, ofStrategy)},
          {"ruleSets", listOf(sudoku::kNamedRuleSets, ofRuleSet)},
          {"kinds", listOf(puzzles::puzzleKinds(), ofKind)}};
}

// --- puzzles

// What the page draws of a puzzle: its squares, 0 for a blank, and its units besides rows and
// columns.
Json boardOf(const sudoku::ReadPuzzle& read) {
  std::vector<int> squares = read.puzzle.squares;
  std::replace(squares.begin(), squares.end(), sudoku::kUndecided, 0);
  Json board{{"puzzle", toLine(read.puzzle)},
             {"squares", squares},
             {"title", read.title},
             {"shape", shapeOptionsOf(read.puzzle.shape, false)},
             {"line", read.line}};
  for (const auto& [key, text] : comparing::sudokuPuzzle(read.puzzle)->about()) board[key] = text;
  return board;
}

// The readable puzzles of a text, and the first problem.
Json puzzlesIn(const std::string& text) {
  constexpr std::size_t kMost = 500;
  constexpr int kLargest = 25;
  std::istringstream in(text);
  sudoku::PuzzleReader reader(in, "text");
  Json list = Json::array();
  std::string problem;
  const auto note = [&](const std::string& what) {
    if (problem.empty()) problem = what;
  };
  while (list.size() < kMost) {
    try {
      const std::optional<sudoku::ReadPuzzle> read = reader.next();
      note(reader.takeNotice());
      if (!read) break;
      if (read->puzzle.size() > kLargest) {
        note(fmt::format("text:{}: this page shows boards up to 25x25", read->line));
      } else {
        list.push_back(boardOf(*read));
      }
    } catch (const sudoku::PuzzleError& error) {
      note(error.what());
    }
  }
  return {{"puzzles", list}, {"problem", problem}};
}

// The one puzzle of a text. Throws sudoku::PuzzleError.
sudoku::Puzzle puzzleIn(const std::string& text) {
  std::istringstream in(text);
  return sudoku::PuzzleReader(in, "puzzle").next()->puzzle;
}

// Levels: "easy" puzzles have many givens, others as few as can be found. A "hardest" one is that
// of many for which the coursework's depth-first search expands most nodes.
Json generate(const Json& request) {
  constexpr std::uint64_t kEnoughNodes = 1000;
  apps::PuzzleGenerator::Options options{.shape = puzzleIn(request.at("shape")).shape,
                                         .seed = request.at("seed")};
  const std::string level = request.at("level");
  const int size = options.shape.size();
  if (level == "easy") options.givens = size * size * (size > 16 ? 52 : 45) / 100;
  apps::PuzzleGenerator generator(options);
  sudoku::Puzzle hardest;
  std::uint64_t most = 0;
  for (int left = level == "hardest" ? 100 : 1; left > 0 && most < kEnoughNodes; --left) {
    const sudoku::Puzzle puzzle = generator.next();
    const std::uint64_t nodes = apps::nodesToSolve(puzzle, sudoku::kCoursework, kEnoughNodes);
    if (hardest.squares.empty() || nodes > most) hardest = puzzle;
    most = std::max(most, nodes);
  }
  return puzzlesIn(toLine(hardest));
}

Json candidatesIn(const std::vector<sudoku::Candidate>& candidates) {
  return listOf(candidates, [](const sudoku::Candidate& each) -> Json {
    return {each.square, each.value};
  });
}

// That the givens contradict each other, in a sentence; empty if they don't.
std::string conflictIn(const sudoku::Puzzle& puzzle) {
  const sudoku::Faults faults = sudoku::checkGivens(puzzle);
  if (faults.empty()) return "";
  return fmt::format("The givens contradict each other: {}.",
                     fmt::join(apps::firstFaults(faults), "; "));
}

Json explanationOf(const Json& request) {
  const sudoku::Puzzle puzzle = puzzleIn(request.at("puzzle"));
  if (const std::string conflict = conflictIn(puzzle); !conflict.empty()) {
    throw std::invalid_argument(conflict);
  }
  Json steps;
  const apps::Explanation explanation =
      apps::explain(puzzle, apps::ruleSetNamed(request.at("rules")), {.expanded = 1000},
                    [&](const apps::ExplainedStep& step) {
                      steps.push_back({{"guesses", step.openGuesses},
                                       {"text", step.text},
                                       {"squares", step.squares},
                                       {"decided", candidatesIn(step.decided)},
                                       {"removed", candidatesIn(step.removed)}});
                    });
  std::string end = fmt::format("Depth-first search with the rules {}: guesses {}, retreats {}",
                                request.at("rules").get<std::string>(), explanation.guesses,
                                explanation.retreats);
  for (const auto& [rule, times] : explanation.timesUsed) {
    end += fmt::format(", {} {}", apps::ruleName(rule), times);
  }
  return {{"steps", steps},
          {"end", fmt::format("{}. It ended: {}. At most 1,000 nodes are shown.", end,
                              search::describe(explanation.outcome))}};
}

// --- searches

// Whether a Sudoku has one solution, in a sentence.
std::string verdictOn(const sudoku::Puzzle& puzzle) {
  constexpr std::uint64_t kMostNodes = 20'000;
  if (std::string conflict = conflictIn(puzzle); !conflict.empty()) return conflict;
  apps::SolutionSearch search(puzzle, {.limits = {.expanded = kMostNodes}});
  int solutions = 0;
  while (solutions < 2 && search.next()) ++solutions;
  if (solutions == 2) return "It has several solutions; a search ends at the first it finds.";
  if (search.outcome() != search::Outcome::exhausted) return "";
  return solutions == 1 ? "It has exactly one solution." : "It has no solution.";
}

// Of searches in this page, which that command line does as well.
comparing::Origin originOf(const std::string& command, const apps::SearchLimits& limits) {
  return {"Sudoku Search",
          "Sudoku Search " SUDOKU_SEARCH_VERSION,
          command,
          apps::dateNow(),
          "WebAssembly in a browser",
          limits};
}

comparing::Comparison comparisonOf(const Json& request, comparing::Entry entry) {
  comparing::Comparison comparison;
  const bool hasRules = entry.puzzle->size() > 0;
  comparison.entries.push_back(std::move(entry));
  comparison.limits.expanded = request.at("nodes");
  comparison.limits.timeNs = static_cast<std::uint64_t>(1e9 * request.at("seconds").get<double>());
  comparison.keepsPaths = !hasRules;
  const std::vector<std::string> ruleSets =
      hasRules ? request.at("rules").get<std::vector<std::string>>() : std::vector<std::string>{""};
  const std::vector<std::string> strategies = request.at("strategies");
  comparison.contenders = comparing::contendersOf(apps::strategiesNamed(strategies), ruleSets);
  const comparing::AnyPuzzle& puzzle = *comparison.entries.front().puzzle;
  for (const comparing::Contender& each : comparison.contenders) {
    const std::unique_ptr<Searchable> start =
        puzzle.startWith(each.rules)();  // throws without such rules
    if (!each.strategy->learns || apps::canLearnFrom(*start)) continue;
    throw std::invalid_argument(
        "conflict-driven search needs a puzzle that explains itself, as Sudokus and queens do");
  }
  const std::string line = puzzle.line();
  comparison.origins = {
      originOf(fmt::format("{} --strategies {}{} --max-nodes {} --time-limit {} {}",
                           hasRules ? "CompareSearch" : "SolvePuzzle", fmt::join(strategies, ","),
                           hasRules ? fmt::format(" --rules {}", fmt::join(ruleSets, ",")) : "",
                           comparison.limits.expanded, request.at("seconds").dump(),
                           hasRules ? '\'' + line + '\'' : line),
               comparison.limits)};
  comparison.origins.front().isOnGeneralBoards =
      hasRules && comparing::areOnGeneralBoards(ruleSets);
  return comparison;
}

// Tells the results after each search, with the tree of the latest if the page can show it.
Json search(const Json& request) {
  constexpr std::uint64_t kLargestTree = 20'000;
  constexpr std::size_t kLongestTrace = 3'000'000;  // a page takes a tenth of a second for it
  std::size_t room = 30'000'000;                    // for the traces of all trees
  const std::string text = request.at("puzzle");
  comparing::Entry entry;
  std::string verdict;
  bool hasLongTexts = false;
  const comparing::Words words = comparing::wordsIn(text);
  for (const comparing::PuzzleKind& kind : puzzles::puzzleKinds()) {
    if (words.empty() || words.front() != kind.name) continue;
    entry = entryOf(kind, {words.begin() + 1, words.end()});
    hasLongTexts = kind.hasLongTexts;
  }
  if (entry.puzzle == nullptr) {
    const sudoku::Puzzle puzzle = puzzleIn(text);
    verdict = verdictOn(puzzle);
    entry.puzzle =
        comparing::sudokuPuzzle(puzzle, comparing::areOnGeneralBoards(request.at("rules")));
  }
  comparing::Comparison comparison = comparisonOf(request, std::move(entry));
  if (hasLongTexts) comparison.keepsPaths = false;
  std::vector<bool> hasTree;
  const std::atomic<bool> never = false;
  comparing::RunListener listener;
  listener.inOrder = [&](const comparing::Run& run) {
    std::ostringstream out;
    if (run.statistics.generated <= kLargestTree) {
      writeJsonLines(out, record(comparison, run, kLargestTree, never));
    }
    std::string trace = std::move(out).str();
    if (trace.size() > std::min(kLongestTrace, room)) trace.clear();
    room -= trace.size();
    hasTree.push_back(!trace.empty());
    comparing::Comparison soFar = comparison;
    soFar.runs.resize(hasTree.size());
    comparing::Results results = resultsOf(soFar);
    results.pairs.clear();  // all of them each time would take long
    tell(apps::textOf({{"searches", comparison.searches()},
                       {"data", pageData(results, hasTree)},
                       {"trace", trace}})
             .c_str());
  };
  run(comparison, 1, never, listener);
  if (const auto& ofKind = comparison.entries.front().verdict) verdict = ofKind(comparison);
  const comparing::Results results = resultsOf(comparison);
  if (verdict.empty() && results.withoutSolution > 0) verdict = "It has no solution.";
  return {{"verdict", verdict},
          {"solution", solutionText(comparison)},
          {"data", pageData(results, hasTree)}};
}

// --- searches of a trace

std::vector<comparing::RecordedSearch> searchesIn(const std::string& text,
                                                  const std::string& file) {
  std::istringstream in(text);
  return comparing::readTrace(in, file, "yours", false);
}

// Puts each search beside ours. One that this program cannot repeat stands alone, and why is its
// sentence.
Json against(const Json& request) {
  const std::atomic<bool> never = false;
  const auto searches = searchesIn(request.at("text"), "trace");
  comparing::Comparison comparison;
  comparison.limits.expanded = 20'000;
  comparing::BesideOurs beside(searches, request.at("rules"), comparison.limits, never);
  Json differences = Json::array();
  std::ostringstream traces;
  for (const comparing::RecordedSearch& search : searches) {
    Json difference{{"yours", nullptr}, {"ours", nullptr}};
    try {
      const comparing::OurSearch ours = beside.of(search);
      difference["sentence"] = ours.difference.sentence;
      if (ours.difference.state) difference["yours"] = *ours.difference.state;
      if (ours.difference.other) difference["ours"] = *ours.difference.other;
      writeJsonLines(traces, ours.recorded);
      add(comparison, search, ours);
    } catch (const std::exception& error) {
      difference["sentence"] = fmt::format("This program cannot repeat it: {}.", error.what());
    }
    differences.push_back(difference);
    tell(apps::textOf({{"searches", searches.size()}, {"done", differences.size()}}).c_str());
  }
  comparison.origins = {
      originOf("CompareSearch --against trace.jsonl --rules " + beside.rules(), comparison.limits)};
  const std::vector<bool> hasTree(comparison.runs.size(), true);
  return {{"rules", beside.rules()},
          {"data", hasTree.empty() ? "" : pageData(resultsOf(comparison), hasTree)},
          {"traces", traces.str()},
          {"differences", differences}};
}

Json answerTo(const Json& request) {
  const std::string ask = request.at("ask");
  if (ask == "choices") return choices();
  if (ask == "read") return puzzlesIn(request.at("text"));
  if (ask == "generate") return generate(request);
  if (ask == "explain") return explanationOf(request);
  if (ask == "search") return search(request);
  if (ask == "trace") return searchesIn(request.at("text"), request.at("file")), Json::object();
  if (ask == "against") return against(request);
  throw std::logic_error("there is no request '" + ask + "'");
}

}  // namespace

// The answer lives until the next call.
extern "C" EMSCRIPTEN_KEEPALIVE const char* answer(const char* request) {
  static std::string text;
  try {
    text = apps::textOf(answerTo(Json::parse(request)));
  } catch (const std::exception& error) {
    text = apps::textOf({{"error", error.what()}});
  }
  return text.c_str();
}
