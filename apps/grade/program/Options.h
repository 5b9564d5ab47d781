// Options.h: the command line of `grade`, and the inputs that it selects: weights, the course's
// headers, a sandbox, and a compiler that works in it.

#ifndef APPS_GRADE_PROGRAM_OPTIONS_H_
#define APPS_GRADE_PROGRAM_OPTIONS_H_

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/marking/Weights.h"
#include "apps/grade/sandbox/Sandbox.h"
#include "apps/grade/subjects/SubjectCompiler.h"
#include "apps/support/CommandLine.h"

namespace grading {

inline constexpr const char* kStandardOutput = "-";

// A destination of the report, and its format.
struct Output {
  std::string format;
  std::filesystem::path file;  // or kStandardOutput
};

struct Options {
  std::optional<std::filesystem::path> submission;
  std::optional<std::filesystem::path> all;
  std::filesystem::path out = "grades";
  int jobs = apps::threadsIn("0");  // one for each processor

  std::optional<std::uint64_t> seed;
  std::vector<std::string> parts;                // empty: all
  std::optional<std::filesystem::path> weights;  // default: the coursework's
  std::optional<std::filesystem::path> against;
  std::string compiler = "g++";
  std::chrono::seconds timeLimit{300};
  std::chrono::seconds cpuLimit{25};  // for all calls of one submission together
  bool isUnsafe = false;

  std::string format = "text";
  std::vector<std::string> outputs;
  bool showsHidden = false;
  bool resumes = false;  // keeps a complete report in JSON of the same files and settings
  std::optional<double> failBelow;

  bool printsWeights = false;
  std::optional<std::filesystem::path> gradescopeZip;
};

// Adds the options to the program. Parsing throws CLI::ParseError if the command line is wrong.
void addOptions(CLI::App& program, Options& options);

// The options that affect marks, as command-line arguments. Grading a class passes them to each
// process that grades one submission.
std::vector<std::string> markingArguments(const Options& options, std::uint64_t seed);

// Where reports go: standard output if --output does not say. Throws std::invalid_argument if it is
// wrong.
std::vector<Output> outputsOf(const Options& options);

// The text of --weights, or the coursework's.
std::string weightsText(const Options& options);

// The weights that --weights and --part select. Throws std::invalid_argument if they are invalid.
Weights weightsFor(const Options& options);

// The headers of --against, or the coursework's. Throws std::invalid_argument if one is missing.
Sources givenHeadersFor(const Options& options);

// The strongest available sandbox. If none works, Sandbox::none if the options allow it. Throws
// std::runtime_error, saying how to fix it, otherwise or if there is no folder for temporary files.
Sandbox sandboxFor(const Options& options);

// Throws std::runtime_error, with the compiler's output, if the compiler is missing or does not
// work in this sandbox, because then every submission would get no marks.
void requireCompiler(const Options& options, Sandbox sandbox);

}  // namespace grading

#endif
