#include "apps/grade/program/Options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <sstream>
#include <stdexcept>
#include <thread>
#include <utility>

#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/marking/Marking.h"
#include "apps/grade/subjects/Compilers.h"
#include "apps/support/CommandLine.h"

namespace grading {
namespace {

Format formatIn(const std::string& name) {
  if (const auto format = formatNamed(name)) return *format;
  throw std::invalid_argument(
      fmt::format("there is no format '{}': it must be one of {}", name, formatNames()));
}

// Parses FILE or FORMAT=FILE. A '=' after a '/' is part of the file name.
Output outputIn(const std::string& text, Format usual) {
  const std::size_t equals = text.find('=');
  Output output{usual, text};
  if (equals < text.find('/')) {
    const std::string name = text.substr(0, equals);
    const auto format = formatNamed(name);
    if (!format) {
      throw std::invalid_argument(
          fmt::format("'{}': there is no format '{}', it must be one of {}; for a file of that "
                      "name write ./{}",
                      text, name, formatNames(), text));
    }
    output = {*format, text.substr(equals + 1)};
  }
  if (output.file.empty()) throw std::invalid_argument(fmt::format("'{}' names no file", text));
  return output;
}

std::vector<std::string> partsIn(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char letter : text) {
    if (letter == ',') {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  if (std::find(parts.begin(), parts.end(), "") == parts.end()) return parts;
  throw std::invalid_argument(fmt::format(
      "'{}' should be names of parts with a comma between each two, such as a,c", text));
}

std::vector<std::string> standardsIn(const std::string& text) {
  constexpr std::string_view kNames[] = {"c++11", "c++14", "c++17", "c++20"};
  const std::string name = text.starts_with("c++") ? text : "c++" + text;
  if (std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames)) return {name};
  throw std::invalid_argument(
      fmt::format("'{}' should be one of {}", text, fmt::join(kNames, ", ")));
}

std::vector<std::string> wordsIn(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

std::chrono::seconds timeLimitIn(const std::string& text) {
  return std::chrono::seconds(apps::wholeNumberIn(text, 10, 3600));
}

std::chrono::seconds cpuLimitIn(const std::string& text) {
  return std::chrono::seconds(apps::wholeNumberIn(text, 1, 3600));
}

template <class Path>
CLI::Option* addPath(CLI::App& program, const char* name, const char* typeName, Path& path,
                     const char* help) {
  return program
      .add_option_function<std::string>(
          name, [&path](const std::string& text) { path = text; }, help)
      ->type_name(typeName);
}

// Adds an option that may be repeated. Calls `read` with each value.
template <class Read>
void addRepeated(CLI::App& program, const char* name, const char* typeName, Read read,
                 const char* help) {
  const auto parse = [name, read](const std::vector<std::string>& texts) {
    try {
      for (const std::string& text : texts) read(text);
    } catch (const std::invalid_argument& error) {
      throw CLI::ValidationError(name, error.what());
    }
  };
  program.add_option_function<std::vector<std::string>>(name, parse, help)
      ->type_name(typeName)
      ->allow_extra_args(false);
}

void addMarking(CLI::App& program, Options& options) {
  apps::addParsed(
      program, "--seed", "N", options.seed,
      [](const std::string& text) { return apps::wholeNumberIn(text, 0, UINT64_MAX); },
      "For the fresh puzzles: the same seed gives the same puzzles (default: a new one each time)");
  addRepeated(
      program, "--part", "PART,...",
      [&options](const std::string& text) {
        for (std::string& part : partsIn(text)) options.parts.push_back(std::move(part));
      },
      "Mark these parts alone: a,c");
  addPath(program, "--weights", "FILE", options.weights,
          "Marks of the parts and weights of the tests, as --print-weights gives them")
      ->check(CLI::ExistingFile);
  addPath(program, "--against", "HEADERS", options.against,
          "A folder with the Searchable.h and BreadthFirstSearch.h of the course")
      ->check(CLI::ExistingDirectory);
  apps::addParsed(program, "--standard", "C++NN", options.standards, standardsIn,
                  "c++11, c++14, c++17 or c++20 (default: c++11, else c++20)");
  program.add_option("--compiler", options.compiler, "A compiler with the options of GCC")
      ->capture_default_str()
      ->type_name("PROGRAM");
  apps::addParsed(program, "--compiler-options", "OPTIONS", options.compilerOptions, wordsIn,
                  "Further options for all programs, after ours: the timed searches have -O2, all "
                  "else is not optimised");
  apps::addParsed(program, "--time-limit", "SECONDS", options.timeLimit, timeLimitIn,
                  "No submission takes longer; tests that are left are not run (default: 300)");
  apps::addParsed(program, "--cpu-limit", "SECONDS", options.cpuLimit, cpuLimitIn,
                  "Processor time that all calls of one submission may take together; tests that "
                  "are left then fail (default: 25)");
  program.add_flag("--unsafe", options.isUnsafe,
                   "Run code of students without a sandbox if none works here");
}

void addOutputs(CLI::App& program, Options& options) {
  const std::string names = formatNames();
  apps::addParsed(program, "--format", "FORMAT", options.format, formatIn,
                  fmt::format("{} (default: text)", names));
  addRepeated(
      program, "--output", "[FORMAT=]FILE",
      [&options](const std::string& text) {
        options.outputs.push_back(outputIn(text, options.format));
      },
      "Write the report to FILE, in FORMAT or else that of --format. May be repeated. Files are "
      "updated after each test. - is standard output");
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
                                        "--time-limit", std::to_string(options.timeLimit.count()),
                                        "--cpu-limit",  std::to_string(options.cpuLimit.count())};
  const auto add = [&](const char* name, const std::string& value) {
    arguments.insert(arguments.end(), {name, value});
  };
  if (!options.parts.empty()) add("--part", fmt::format("{}", fmt::join(options.parts, ",")));
  if (options.weights) add("--weights", options.weights->string());
  if (options.against) add("--against", options.against->string());
  if (options.standards.size() == 1) add("--standard", options.standards.front());
  if (!options.compilerOptions.empty()) {
    add("--compiler-options", fmt::format("{}", fmt::join(options.compilerOptions, " ")));
  }
  if (options.isUnsafe) arguments.push_back("--unsafe");
  return arguments;
}

namespace fs = std::filesystem;

int jobsOf(const Options& options) {
  const int processors = static_cast<int>(std::thread::hardware_concurrency());
  return options.jobs > 0 ? options.jobs : std::max(1, processors);
}

Weights weightsFor(const Options& options) {
  constexpr std::size_t kLargest = 1 << 20;
  const std::string source = options.weights ? options.weights->string() : "the weights";
  const std::string text =
      options.weights ? readFile(fs::canonical(*options.weights), kLargest) : defaultWeights();
  const Weights weights = weightsIn(text, source);
  requireWeightsOf(suiteTests(), weights, source);
  return options.parts.empty() ? weights : onlyParts(weights, options.parts);
}

Sources givenHeadersFor(const Options& options) {
  return options.against ? givenHeadersIn(*options.against) : givenHeaders();
}

Sandbox sandboxFor(const Options& options) {
  const Sandbox strongest = strongestSandbox();
  if (strongest != Sandbox::none || options.isUnsafe) return strongest;
  throw std::runtime_error(
      fmt::format("there is no sandbox here for code of students.\n{}\n"
                  "  --unsafe runs it without one, with all your rights",
                  whyNoSandbox()));
}

void requireCompiler(const Options& options, Sandbox sandbox) {
  const std::string compiler = compilerNamed(options.compiler);
  const std::string fault = compilerFault(compiler, options.compilerOptions, sandbox);
  if (fault.empty()) return;
  throw std::runtime_error(fmt::format(
      "the compiler {} cannot be used, so nothing was graded:\n  {}\n"
      "  It must link statically (on Fedora: dnf install glibc-static libstdc++-static).\n"
      "  One outside of /usr sees only its own bin, lib, libexec, include and share",
      compiler, fault));
}

}  // namespace grading
