#include "apps/grade/program/Check.h"

#include <fmt/format.h>

#include <cctype>
#include <stdexcept>

#include "apps/grade/program/GradeOne.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/support/EmbeddedText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// The headers and weights that are tried, for messages.
std::string sourceOf(const Options& options) {
  return fmt::format("{}, with {}",
                     options.given ? options.given->string() : "the usual given headers",
                     options.weights ? options.weights->string() : "the usual weights");
}

// A right submission: a header of ours for each that is asked for.
SubmittedFiles model(const Options& options) {
  SubmittedFiles model;
  model.files["ModelSearch.h"] = apps::embeddedText("ModelSearch.h");
  for (const std::string& header : courseworkFor(options).headers) {
    const std::string driver = header.substr(0, header.find('.'));  // "AStarSearch"
    std::string strategy = driver.substr(0, driver.find("Search"));
    strategy[0] = static_cast<char>(std::tolower(strategy[0]));
    model.files[header] =
        header == kSudokuHeader
            ? apps::embeddedText("plain/Sudoku.h")
            : fmt::format("#include \"ModelSearch.h\"\nusing {} = ModelSearch<{}>;\n", driver,
                          strategy);
  }
  return model;
}

// Why a right submission did not pass the test.
std::string reasonOf(const TestResult& test, const Options& options) {
  const std::string searchable = givenHeaders(options.given).at("Searchable.h");
  const auto isAbout = [&](const char* tests, const char* member) {
    return test.name.find(tests) != test.name.npos && searchable.find(member) == searchable.npos;
  };
  if (isAbout("AStarSearch.", "cost()")) return "the given Searchable.h has no cost()";
  if (isAbout("NoKey", "key()")) return "the given Searchable.h has no key()";
  if (test.findings.empty()) return "it was not run";
  const Finding& first = test.findings.front();
  return fmt::format("expected {}; got {}", first.expected, first.came);
}

}  // namespace

void requireGivenCompiles(const Options& options) {
  const ScratchFolder scratch;
  const coursework::Coursework needed = courseworkFor(options);
  const SubjectCompiler compiler(
      submissionOf(model(options), needed.headers), givenHeaders(options.given, needed.headers),
      scratch.path(),
      {.compiler = compilerNamed(options.compiler), .sandbox = sandboxFor(options)});
  for (const Subject& each : makeSubjects(compiler, needed.capabilities, options.jobs)) {
    if (each.attempt.isCompiled) continue;
    requireCompiler(compilerNamed(options.compiler), sandboxFor(options));
    throw std::invalid_argument(
        fmt::format("{}: nobody could be marked, because our own code for {} "
                    "does not compile:\n{}",
                    sourceOf(options), each.capability, each.attempt.error));
  }
}

void requireMarkable(const Options& options) {
  requireGivenCompiles(options);
  const ScratchFolder scratch;
  Options trial = options;
  trial.isTrial = true;
  trial.submission = scratch.path() / "model";
  trial.showsHidden = true;
  trial.parts.clear();
  trial.timeLimit = Options().timeLimit;
  trial.cpuLimit = Options().cpuLimit;
  trial.outputs = {{"json", scratch.path() / "report"}};
  fs::create_directory(*trial.submission);
  writeFiles(model(options).files, *trial.submission);
  gradeOne(trial);
  const std::optional<Report> report = reportIn(scratch.path() / "report");
  if (!report) throw std::runtime_error("the model was not graded");
  for (const PartResult& part : report->parts) {
    for (const TestResult& test : part.tests) {
      if (test.marks == test.outOf) continue;
      throw std::invalid_argument(fmt::format("{}: a right submission does not earn {}: {}",
                                              sourceOf(options), test.name,
                                              reasonOf(test, options)));
    }
  }
}

}  // namespace grading
