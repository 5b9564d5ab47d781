#include "apps/grade/program/Options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/report/Formats.h"
#include "apps/solving/SudokuArguments.h"

namespace grading {
namespace {

std::string formatIn(const std::string& name) {
  const std::vector<std::string> names = formatNames();
  if (std::find(names.begin(), names.end(), name) != names.end()) return name;
  throw std::invalid_argument(
      fmt::format("there is no format '{}': it must be one of {}", name, fmt::join(names, ", ")));
}

// Parses FORMAT=FILE.
Output outputIn(const std::string& text) {
  const std::size_t equals = text.find('=');
  if (equals >= text.size() - 1) {
    throw std::invalid_argument(fmt::format("'{}' should be FORMAT=FILE", text));
  }
  return {formatIn(text.substr(0, equals)), text.substr(equals + 1)};
}

template <std::uint64_t least>
std::chrono::seconds secondsIn(const std::string& text) {
  return std::chrono::seconds(apps::wholeNumberIn(text, least, 3600));
}

std::vector<PartResult> allParts(const Options& options) {
  const std::string source = options.weights ? options.weights->string() : "the weights";
  std::vector<PartResult> parts = unmarkedParts(weightsText(options), source);
  requireTests(coursework::suiteTests(), parts, source);
  return parts;
}

}  // namespace

void addOptions(CLI::App& program, Options& options) {
  CLI::Option* const submission =
      apps::addParsed(program, "submission", "SUBMISSION", options.submission, std::identity(),
                      "The submission: a folder, or a zip file")
          ->check(
              [](const std::string& path) {  // a link to nothing is refused by its report
                namespace fs = std::filesystem;
                return fs::exists(fs::symlink_status(path)) ? "" : "Path does not exist: " + path;
              },
              "PATH(existing)");

  apps::addParsed(
      program, "--seed", "N", options.seed,
      [](const std::string& text) { return apps::wholeNumberIn(text, 0, UINT64_MAX); },
      "For the fresh puzzles: the same seed gives the same puzzles (default: a new one each time)");
  apps::addParsed(program, "--part", "PART,...", options.parts, apps::listed,
                  "Mark these parts alone: a,c");
  apps::addParsed(program, "--weights", "FILE", options.weights, std::identity(),
                  "Marks of the parts and weights of the tests, as --print-weights gives them")
      ->check(CLI::ExistingFile);
  apps::addParsed(program, "--given", "HEADERS", options.given, std::identity(),
                  "A folder with the Searchable.h of the course, and perhaps BreadthFirstSearch.h")
      ->check(CLI::ExistingDirectory);
  program.add_option("--compiler", options.compiler, "A compiler with the options of GCC")
      ->capture_default_str()
      ->type_name("PROGRAM");
  apps::addParsed(program, "--time-limit", "SECONDS", options.timeLimit, secondsIn<10>,
                  "No submission takes longer; tests that are left are not run (default: 300)");
  apps::addParsed(program, "--cpu-limit", "SECONDS", options.cpuLimit, secondsIn<1>,
                  "Processor time of one submission: at most 3/4 for the compiler, the rest for "
                  "all calls; tests that are left then fail (default: 25)");
  program.add_flag("--unsafe", options.isUnsafe,
                   "Run code of students without a sandbox if none works here");

  apps::addParsed(program, "--format", "FORMAT", options.format, formatIn,
                  fmt::format("{} (default: text; next, the first fault of each part, with --part)",
                              fmt::join(formatNames(), ", ")));
  apps::addParsed(
      program, "--output", "FORMAT=FILE", options.outputs,
      [&options](const std::string& text) {
        std::vector<Output> outputs = options.outputs;
        outputs.push_back(outputIn(text));
        return outputs;
      },
      "Write the report to FILE. May be repeated. Files are updated after each test. - is standard "
      "output")
      ->trigger_on_parse();
  // --all asks for it.
  program.add_flag("--resume", options.resumes)->group("");
  program.add_flag("--show-hidden", options.showsHidden,
                   "Describe hidden tests, and what is suspicious: not for students");
  program
      .add_option("--fail-below", options.failBelow, "Exit with status 1 if there are fewer marks")
      ->type_name("MARKS");

  CLI::Option* const all = apps::addParsed(program, "--all", "FOLDER", options.all, std::identity(),
                                           "Grade a class: every folder and zip file in FOLDER")
                               ->check(CLI::ExistingDirectory)
                               ->excludes(submission);
  apps::addParsed(program, "--out", "DIR", options.out, std::identity(),
                  "With --all: where reports, marks.csv and index.html go (default: grades)")
      ->needs(all);
  apps::addParsed(program, "--earlier", "FOLDER", options.earlier, std::identity(),
                  "With --all: submissions of earlier years, to look for copies; not marked")
      ->check(CLI::ExistingDirectory)
      ->needs(all);
  apps::addParsed(program, "--jobs", "N", options.jobs, apps::jobsIn,
                  "Submissions, or compilers, at a time (default: one for each processor)");
  for (const char* const name : {"--format", "--output", "--show-hidden", "--fail-below"}) {
    all->excludes(program.get_option(name));
  }

  CLI::Option* const compare =
      apps::addParsed(program, "--compare", "PUZZLES", options.compare, std::identity(),
                      "Mark nothing: print nodes and time of BestFirstSearch beside ours, for each "
                      "puzzle of a file")
          ->check(CLI::ExistingFile)
          ->needs(submission);
  apps::addParsed(
      program, "--rules", "NAME", options.rules,
      [](const std::string& text) {
        apps::ruleSetNamed(text);  // throws if there is none
        return text;
      },
      "With --compare: those of our board: coursework, pairs, collapse, pairs+collapse (default), "
      "full")
      ->needs(compare);

  program.add_flag("--print-weights", options.printsWeights,
                   "Print the weights that the Sudoku coursework comes with, to start from");
  program
      .add_flag("--check", options.checks,
                "Try --given and --weights on a model, which must earn all marks but for speed")
      ->excludes(submission)
      ->excludes(all);
  apps::addParsed(
      program, "--gradescope-zip", "FILE", options.gradescopeZip, std::identity(),
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
  if (options.given) add("--given", options.given->string());
  if (options.isUnsafe) arguments.push_back("--unsafe");
  return arguments;
}

std::string weightsText(const Options& options) {
  return options.weights ? readFile(std::filesystem::canonical(*options.weights), kLargestFile)
                         : defaultWeights();
}

std::vector<PartResult> partsFor(const Options& options) {
  std::vector<PartResult> parts = allParts(options);
  for (PartResult& part : parts) {
    if (!options.isTrial) break;
    std::erase_if(part.tests, [](const auto& each) { return each.name.starts_with(kTimed); });
  }
  return options.parts.empty() ? parts : onlyParts(parts, options.parts);
}

coursework::Coursework courseworkFor(const Options& options) {
  return coursework::courseworkOf(testsIn(allParts(options)));
}

Sandbox sandboxFor(const Options& options) {
  const Sandbox strongest = strongestSandbox();
  if (strongest != Sandbox::none || options.isUnsafe) return strongest;
  throw std::runtime_error(
      fmt::format("there is no sandbox here for code of students.\n{}\n"
                  "  --unsafe runs it without one, with all your rights",
                  whyNoSandbox()));
}

}  // namespace grading
