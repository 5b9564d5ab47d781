// SolveBenchmark.cpp: measures how fast puzzles are solved through the public interface.

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdint>
#include <exception>
#include <iostream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "apps/support/CommandLine.h"
#include "apps/support/Csv.h"
#include "apps/support/RuleSetParser.h"
#include "apps/support/Strategy.h"
#include "bench/Measurement.h"
#include "sudoku/nine/Kernel.h"

namespace {

using bench::Measurement;

std::string table(const std::vector<Measurement>& all) {
  std::string text =
      fmt::format("{:<40} {:>8} {:>8} {:>12} {:>10} {:>10} {:>7}\n", "file", "puzzles", "solved",
                  "puzzles/s", "us each", "nodes each", "spread");
  for (const Measurement& one : all) {
    text += fmt::format("{:<40} {:>8} {:>8} {:>12.0f} {:>10.3f} {:>10.2f} {:>6.1f}%\n", one.file,
                        one.puzzles, one.solved, one.perSecond(), one.microsecondsEach(),
                        one.nodesEach(), 100 * one.spread());
  }
  return text;
}

std::string csv(const std::vector<Measurement>& all) {
  std::string text = "file,puzzles,solved,puzzlesPerSecond,microsecondsEach,nodesEach,spread\n";
  for (const Measurement& one : all) {
    text += fmt::format("{},{},{},{:.1f},{:.4f},{:.4f},{:.4f}\n", apps::csvField(one.file),
                        one.puzzles, one.solved, one.perSecond(), one.microsecondsEach(),
                        one.nodesEach(), one.spread());
  }
  return text;
}

std::string json(const std::vector<Measurement>& all) {
  nlohmann::ordered_json result = nlohmann::ordered_json::array();
  for (const Measurement& one : all) {
    result.push_back({{"file", one.file},
                      {"puzzles", one.puzzles},
                      {"solved", one.solved},
                      {"expanded", one.expanded},
                      {"puzzlesPerSecond", one.perSecond()},
                      {"microsecondsEach", one.microsecondsEach()},
                      {"spread", one.spread()},
                      {"seconds", one.seconds}});
  }
  return result.dump(2) + '\n';
}

int wholeNumber(const std::string& text, std::uint64_t least) {
  return static_cast<int>(apps::wholeNumberIn(text, least, 1'000'000));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Measures how fast the puzzles of files are solved.", "SolveBenchmark");
  bench::Setting setting;
  std::vector<std::string> files;
  std::string format = "table";
  program.add_option("files", files, "Files of puzzles")->required();
  apps::addParsed(
      program, "--strategy", "NAME", setting.strategy,
      [](const std::string& name) { return &apps::strategyNamed(name); },
      apps::namesOf(apps::kStrategies) + " [dfs]");
  apps::addParsed(program, "--rules", "NAME", setting.rules, apps::ruleSetNamed, "Rule set [full]");
  apps::addParsed(program, "--solutions", "N", setting.solutions, apps::positiveCountIn,
                  "Search for N solutions at most [2: tells whether there is one only]");
  apps::addParsed(
      program, "--threads", "N", setting.threads,
      [](const std::string& text) { return wholeNumber(text, 1); }, "Share the puzzles [1]");
  apps::addParsed(
      program, "--repetitions", "N", setting.repetitions,
      [](const std::string& text) { return wholeNumber(text, 1); }, "Measure N times [7]");
  apps::addParsed(
      program, "--warm-up", "SECONDS", setting.warmUpSeconds,
      [](const std::string& text) { return static_cast<double>(apps::nanosecondsIn(text)) / 1e9; },
      "Solve and check for so long before measuring [1]");
  program.add_option("--format", format, "table, csv or json [table]")
      ->check(CLI::IsMember({"table", "csv", "json"}));
  program.footer(
      "Times include reading the puzzles from memory. Medians are given; the spread is "
      "that of\nthe slowest and the fastest repetition.\n\n" +
      apps::ruleSetHelp());
  try {
    program.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return program.exit(error) == 0 ? 0 : 2;
  }
  try {
    std::vector<Measurement> all;
    for (const std::string& file : files) all.push_back(bench::measure(file, setting));
    std::cout << (format == "json" ? json(all) : format == "csv" ? csv(all) : table(all));
    if (format == "table") {
      std::cout << fmt::format("9x9 boards with the rules of `full` use the kernel {}.\n",
                               sudoku::nine::kernel().name);
    }
    return std::cout.flush() ? 0 : 1;
  } catch (const std::exception& error) {
    fmt::print(stderr, "SolveBenchmark: {}\n", error.what());
    return 1;
  }
}
