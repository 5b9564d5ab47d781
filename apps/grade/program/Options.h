// Options.h: the command line of `grade`, and the inputs that it selects: the weights, a sandbox.

#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/report/Report.h"
#include "apps/grade/sandbox/Sandbox.h"
#include "apps/grade/suite/Suite.h"
#include "apps/support/CommandLine.h"
#include "apps/support/ExitStatus.h"

namespace grading {

// A destination of the report, and its format.
struct Output {
  std::string format;
  std::filesystem::path file;  // "-": standard output
};

struct Options {
  std::optional<std::filesystem::path> submission;
  std::optional<std::filesystem::path> all;
  std::filesystem::path out = "grades";
  std::optional<std::filesystem::path> earlier;  // submissions that are compared, not marked
  int jobs = apps::jobsIn("0");                  // one for each processor

  std::optional<std::uint64_t> seed;
  std::vector<std::string> parts;                // empty: all
  std::optional<std::filesystem::path> weights;  // default: the coursework's
  std::optional<std::filesystem::path> given;
  std::string compiler = "g++";
  std::chrono::seconds timeLimit{300};
  std::chrono::seconds cpuLimit{25};  // for all programs of one submission, and compiling them
  bool isUnsafe = false;

  // On standard output, if there are no other outputs. Empty: next with --part, else text.
  std::string format;
  std::vector<Output> outputs;
  bool showsHidden = false;
  bool resumes = false;  // keeps a complete report in JSON of the same files and settings
  std::optional<double> failBelow;

  std::optional<std::filesystem::path> compare;  // puzzles; marks nothing
  std::string rules = "pairs+collapse";          // of our search beside the submission's

  bool printsWeights = false;
  bool checks = false;
  bool isTrial = false;  // of a model: speed is not tried
  std::optional<std::filesystem::path> gradescopeZip;
};

// Adds the options to the program. Parsing throws CLI::ParseError if the command line is wrong.
void addOptions(CLI::App& program, Options& options);

// The options that affect marks, as command-line arguments. Grading a class passes them to each
// process that grades one submission.
std::vector<std::string> markingArguments(const Options& options, std::uint64_t seed);

// The text of --weights, or the coursework's.
std::string weightsText(const Options& options);

// The parts, unmarked, that --weights and --part select. Throws std::invalid_argument if the
// weights are invalid.
std::vector<PartResult> partsFor(const Options& options);

// What the coursework of --weights, with all its parts, asks for.
coursework::Coursework courseworkFor(const Options& options);

// The strongest available sandbox. If none works, Sandbox::none if the options allow it. Throws
// std::runtime_error, saying how to fix it, otherwise or if there is no folder for temporary files.
Sandbox sandboxFor(const Options& options);

}  // namespace grading
