#include "apps/grade/program/Options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

#include "apps/grade/subjects/Subjects.h"
#include "apps/support/ParsedOption.h"

namespace grading {
namespace {

Format formatIn(const std::string& name) {
  if (const auto format = formatNamed(name)) return *format;
  throw std::invalid_argument(
      fmt::format("there is no format '{}': it has to be one of {}", name, formatNames()));
}

// FILE, or FORMAT=FILE.
struct OutputText {
  std::optional<Format> format;
  std::string file;
};

OutputText outputIn(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string::npos) return {std::nullopt, text};
  const auto format = formatNamed(text.substr(0, equals));
  if (!format) return {std::nullopt, text};
  return {format, text.substr(equals + 1)};
}

std::vector<std::string> standardsIn(const std::string& text) {
  const std::string name = text.starts_with("c++") ? text : "c++" + text;
  if (std::find(kStandards.begin(), kStandards.end(), name) != kStandards.end()) return {name};
  throw std::invalid_argument(fmt::format("'{}' should be one of {}", text,
                                          fmt::join(kStandards.rbegin(), kStandards.rend(), ", ")));
}

std::chrono::seconds timeLimitIn(const std::string& text) {
  return std::chrono::seconds(apps::wholeNumberIn(text, 10, 3600));
}

template <class Path>
CLI::Option* addPath(CLI::App& program, const char* name, const char* typeName, Path& path,
                     const char* help) {
  return program
      .add_option_function<std::string>(
          name, [&path](const std::string& text) { path = text; }, help)
      ->type_name(typeName);
}

void addMarking(CLI::App& program, Options& options) {
  apps::addParsed(
      program, "--seed", "N", options.seed,
      [](const std::string& text) { return apps::wholeNumberIn(text, 0, UINT64_MAX); },
      "Of the fresh puzzles: the same seed gives the same marks (default: a new one each time)");
  program.add_option("--part", options.parts, "Mark these parts alone: a,c")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->type_name("PART,...");
  addPath(program, "--weights", "FILE", options.weights,
          "Marks of the parts and weights of the tests, as --print-weights gives them")
      ->check(CLI::ExistingFile);
  addPath(program, "--against", "HEADERS", options.against,
          "A folder with the Searchable.h and BreadthFirstSearch.h of the course")
      ->check(CLI::ExistingDirectory);
  apps::addParsed(program, "--standard", "C++NN", options.standards, standardsIn,
                  "c++11, c++14, c++17 or c++20 (default: the newest that compiles)");
  program.add_option("--compiler", options.compiler, "A compiler with the options of GCC")
      ->capture_default_str()
      ->type_name("PROGRAM");
  apps::addParsed(program, "--time-limit", "SECONDS", options.timeLimit, timeLimitIn,
                  "No submission takes longer; tests that are left are not run (default: 300)");
  program.add_flag("--unsafe", options.isUnsafe,
                   "Run what students wrote without containment if there is none here");
}

void addOutputs(CLI::App& program, Options& options) {
  const std::string names = formatNames();
  apps::addParsed(program, "--format", "FORMAT", options.format, formatIn,
                  fmt::format("{} (default: text)", names));
  program
      .add_option_function<std::vector<std::string>>(
          "--output",
          [&options](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
              const OutputText output = outputIn(text);
              options.outputs.push_back({output.format.value_or(options.format), output.file});
            }
          },
          "Write there, in the format of --format or in that which is named; may be repeated. "
          "Files are brought up to date after each test. - is standard output")
      ->type_name("[FORMAT=]FILE")
      ->allow_extra_args(false);
  program.add_flag("--resume", options.resumes,
                   "Do nothing if a report in JSON is there already, whole, and of the same files "
                   "and settings; --all always does so");
  program.add_flag("--show-hidden", options.showsHidden,
                   "Describe hidden tests, and what is suspicious: not for students");
  program
      .add_option("--fail-below", options.failBelow, "Exit with status 1 if there are fewer marks")
      ->type_name("MARKS");
}

}  // namespace

void addOptions(CLI::App& program, Options& options) {
  options.standards = kStandards;
  CLI::Option* const submission = addPath(program, "submission", "SUBMISSION", options.submission,
                                          "The submission: a folder, or a zip file")
                                      ->check(CLI::ExistingPath);
  addMarking(program, options);
  addOutputs(program, options);

  CLI::Option* const all = addPath(program, "--all", "FOLDER", options.all,
                                   "Grade a class: every folder and zip file in FOLDER")
                               ->check(CLI::ExistingDirectory)
                               ->excludes(submission);
  addPath(program, "--out", "DIR", options.out,
          "With --all: where reports, marks.csv and index.html go (default: grades)")
      ->needs(all);
  apps::addParsed(program, "--jobs", "N", options.jobs, apps::threadsIn,
                  "Submissions, or compilers, at a time (default: one for each processor)");
  for (const char* const name :
       {"--format", "--output", "--resume", "--show-hidden", "--fail-below"}) {
    all->excludes(program.get_option(name));
  }

  program.add_flag("--print-weights", options.printsWeights,
                   "Print the weights that the coursework comes with, to start from");
  addPath(program, "--gradescope-zip", "FILE", options.gradescopeZip,
          "Write an autograder for Gradescope: this program, setup.sh and run_autograder; with the "
          "other options as given")
      ->excludes(submission)
      ->excludes(all);
}

std::vector<std::string> markingArguments(const Options& options, std::uint64_t seed) {
  std::vector<std::string> arguments = {"--seed",       std::to_string(seed),
                                        "--compiler",   options.compiler,
                                        "--time-limit", std::to_string(options.timeLimit.count())};
  const auto add = [&](const char* name, const std::string& value) {
    arguments.insert(arguments.end(), {name, value});
  };
  if (!options.parts.empty()) add("--part", fmt::format("{}", fmt::join(options.parts, ",")));
  if (options.weights) add("--weights", options.weights->string());
  if (options.against) add("--against", options.against->string());
  if (options.standards.size() == 1) add("--standard", options.standards.front());
  if (options.isUnsafe) arguments.push_back("--unsafe");
  return arguments;
}

}  // namespace grading
