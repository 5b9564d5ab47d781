// Options.h: the command line of `grade`, and what it asks for: weights, the headers of the course,
// a sandbox, and a compiler that works there.

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
#include "apps/grade/report/Formats.h"
#include "apps/grade/sandbox/Command.h"
#include "apps/grade/subjects/SubjectCompiler.h"

namespace grading {

// Where a report goes, and in which form.
struct Output {
  Format format = Format::text;
  std::filesystem::path file;  // "-": standard output
};

struct Options {
  std::optional<std::filesystem::path> submission;
  std::optional<std::filesystem::path> all;
  std::filesystem::path out = "grades";
  int jobs = 0;  // 0: one for each processor

  std::optional<std::uint64_t> seed;
  std::vector<std::string> parts;                // all if there is none
  std::optional<std::filesystem::path> weights;  // the coursework's if there is none
  std::optional<std::filesystem::path> against;
  std::vector<std::string> standards;  // in the order in which they are tried
  std::string compiler = "g++";
  std::vector<std::string> compilerOptions;
  std::chrono::seconds timeLimit{300};
  std::chrono::seconds cpuLimit{40};  // of all calls of one submission together
  bool isUnsafe = false;

  Format format = Format::text;
  std::vector<Output> outputs;  // standard output in `format` if there is none
  bool showsHidden = false;
  bool resumes = false;  // leaves whole reports of the same files and settings as they are
  std::optional<double> failBelow;

  bool printsWeights = false;
  std::optional<std::filesystem::path> gradescopeZip;
};

// Adds the options to the program. Parsing throws CLI::ParseError if the command line is wrong.
void addOptions(CLI::App& program, Options& options);

// The options that change marks, as on a command line. A class passes them to the process that
// grades one submission.
std::vector<std::string> markingArguments(const Options& options, std::uint64_t seed);

// The weights that --weights and --part ask for. Throws std::invalid_argument if they are wrong.
Weights weightsFor(const Options& options);

// The headers of --against, or the coursework's. Throws std::invalid_argument if one is missing.
Sources givenHeadersFor(const Options& options);

// The strongest available sandbox, or none if the options allow it. Throws std::runtime_error,
// saying what to do, if none is available or there is no folder for temporary files.
Sandbox sandboxFor(const Options& options);

// Throws std::runtime_error, saying what it printed, if there is no such compiler or it does not
// work in this sandbox: every submission would have no marks.
void requireCompiler(const Options& options, Sandbox sandbox);

}  // namespace grading

#endif
