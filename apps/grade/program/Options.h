// Options.h: the command line of `grade`.

#ifndef APPS_GRADE_PROGRAM_OPTIONS_H_
#define APPS_GRADE_PROGRAM_OPTIONS_H_

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/report/Formats.h"

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
  std::vector<std::string> standards;  // newest first
  std::string compiler = "g++";
  std::chrono::seconds timeLimit{300};
  bool isUnsafe = false;

  Format format = Format::text;
  std::vector<Output> outputs;  // standard output in `format` if there is none
  bool showsHidden = false;
  bool resumes = false;  // leaves whole reports of the same files and settings as they are
  std::optional<double> failBelow;

  bool printsWeights = false;
  std::optional<std::filesystem::path> gradescopeZip;
};

// Adds the options to the program. Parsing throws CLI::ParseError for a wrong command line.
void addOptions(CLI::App& program, Options& options);

// The options that change marks, as they are on a command line: what a class hands on to the
// process that grades one submission.
std::vector<std::string> markingArguments(const Options& options, std::uint64_t seed);

}  // namespace grading

#endif
