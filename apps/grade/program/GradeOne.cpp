#include "apps/grade/program/GradeOne.h"

#include <fmt/format.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <thread>
#include <utility>

#include "apps/grade/contain/ScratchFolder.h"
#include "apps/grade/intake/HandIn.h"
#include "apps/grade/intake/ReadFolder.h"
#include "apps/grade/marking/SuiteListener.h"
#include "apps/grade/program/EndOnSignal.h"
#include "apps/grade/program/Fingerprints.h"
#include "apps/grade/program/Outputs.h"
#include "apps/grade/report/ReportJson.h"
#include "apps/grade/subjects/Compilers.h"
#include "apps/grade/subjects/Subjects.h"
#include "tests/coursework/Suite.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr std::size_t kLargestReport = 16 << 20;

// Of the time for all, what compiling may take.
constexpr auto kCompilingShare = 0.4;

// What one subject may use over its whole life. The suite gives up on single calls sooner.
Bounds subjectBounds() {
  Bounds bounds;
  bounds.cpu = 60s;
  bounds.wall = 120s;
  bounds.memoryBytes = 1024ULL << 20;
  bounds.processes = 8;
  bounds.fileBytes = 1 << 20;
  return bounds;
}

// What ran in the folder may need a moment to end.
void removeSoon(const fs::path& folder) {
  std::error_code ignored;
  for (int attempt = 0; attempt < 100 && fs::exists(folder, ignored); ++attempt) {
    fs::remove_all(folder, ignored);
    std::this_thread::sleep_for(20ms);
  }
}

coursework::Capability capabilityOf(const Subject& subject) {
  coursework::Capability capability;
  capability.name = subject.capability;
  if (subject.attempt.isCompiled) {
    Command command;
    command.arguments = {subject.attempt.program.string()};
    command.folder = subject.attempt.program.parent_path();
    command.bounds = subjectBounds();
    capability.command = std::move(command);
  } else {
    capability.whyNot = "the compiler refuses it: its first error is told above";
  }
  return capability;
}

TestOutcome outcomeOfSuite() {
  coursework::Outcome found = coursework::takeOutcome();
  TestOutcome outcome;
  outcome.fraction = found.fraction;
  outcome.suspicious = std::move(found.suspicious);
  for (coursework::Finding& each : found.findings) {
    outcome.findings.push_back({std::move(each.expected), std::move(each.came),
                                std::move(each.board), std::move(each.likelyMistake)});
  }
  return outcome;
}

class Grading {
 public:
  explicit Grading(const Options& options)
      : options_(options), weights_(weightsFor(options)), outputs_(options) {
    report_.submission = submissionName(*options.submission);
    report_.seed = options.seed ? *options.seed : std::random_device()();
    report_.parts = unmarkedParts(weights_);
    for (const PartWeights& each : weights_) report_.outOf += each.marks;
  }

  ExitStatus grade() {
    containment_ = containmentFor(options_);
    report_.containment = nameOf(containment_);
    HandIn handIn;
    try {
      handIn = takeIn(*options_.submission);
    } catch (const std::runtime_error& error) {
      return refuse(error.what());
    }
    report_.notes = handIn.notes;
    report_.suspicious = handIn.suspicious;
    report_.fingerprint = fingerprintOf(handIn.files, report_.seed, weights_, options_);

    if (options_.resumes && isDone()) return finish();

    const ScratchFolder scratch;
    const EndOnSignal ending([&] { removeSoon(scratch.path()); });
    update();
    runTests(compile(handIn, scratch.path()));
    return finish();
  }

 private:
  Clock::time_point after(double share) const {
    return start_ + std::chrono::duration_cast<Clock::duration>(share * options_.timeLimit);
  }

  // Whether a report lies there that this would only write again. Takes it, if so.
  bool isDone() {
    for (const Output& each : options_.outputs) {
      if (each.format != Format::json || !fs::is_regular_file(each.file)) continue;
      try {
        Report before = reportFromJson(readFile(fs::canonical(each.file), kLargestReport));
        if (!before.isComplete || before.fingerprint != report_.fingerprint) continue;
        report_ = std::move(before);
        return true;
      } catch (const std::exception&) {
        continue;  // no report, or half of one
      }
    }
    return false;
  }

  std::vector<coursework::Capability> compile(const HandIn& handIn, const fs::path& scratch) {
    CompilerSettings settings;
    settings.compiler = compilerNamed(options_.compiler);
    settings.containment = containment_;
    settings.deadline = after(kCompilingShare);
    const Sources given = options_.against ? givenHeadersIn(*options_.against) : givenHeaders();
    const SubjectCompiler compiler(handIn, given, scratch, settings);
    const std::vector<std::string> names(coursework::kCapabilities.begin(),
                                         coursework::kCapabilities.end());
    std::vector<coursework::Capability> capabilities;
    for (const Subject& each : makeSubjects(compiler, names, options_.standards, jobs())) {
      const Attempt& attempt = each.attempt;
      report_.compile.push_back(
          {each.capability, attempt.isCompiled, each.standard, attempt.error});
      if (attempt.isCompiled) report_.standard = std::max(report_.standard, each.standard);
      capabilities.push_back(capabilityOf(each));
    }
    return capabilities;
  }

  int jobs() const {
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    return options_.jobs > 0 ? options_.jobs : std::max(1, processors);
  }

  void runTests(std::vector<coursework::Capability> capabilities) {
    coursework::Setting setting;
    setting.capabilities = std::move(capabilities);
    setting.containment = containment_;
    setting.seed = report_.seed;
    setting.deadline = after(1) - 2s;  // to write the report
    coursework::use(std::move(setting));
    SuiteListener listener(report_, outcomeOfSuite, [&] { update(); });
    runSuite(weights_, listener);
    report_.isComplete = areAllRun();
    noteTime();
  }

  bool areAllRun() const {
    for (const PartResult& part : report_.parts) {
      for (const TestResult& test : part.tests) {
        if (test.outcome == Outcome::notRun && test.outOf > 0) return false;
      }
    }
    return true;
  }

  // Of what cannot be read there is a report too, so that a class is whole.
  ExitStatus refuse(const std::string& why) {
    report_.notes = {why + '.'};
    report_.isComplete = true;
    finish();
    return ExitStatus::unreadable;
  }

  void noteTime() {
    report_.elapsedSeconds = std::chrono::duration<double>(Clock::now() - start_).count();
  }

  void update() {
    noteTime();
    outputs_.update(report_);
  }

  ExitStatus finish() {
    outputs_.finish(report_);
    if (!report_.isComplete) return ExitStatus::incomplete;
    const bool isBelow = options_.failBelow && report_.marks < *options_.failBelow;
    return isBelow ? ExitStatus::below : ExitStatus::graded;
  }

  const Options& options_;
  const Clock::time_point start_ = Clock::now();
  Weights weights_;
  Outputs outputs_;
  Containment containment_ = Containment::none;
  Report report_;
};

}  // namespace

Weights weightsFor(const Options& options) {
  constexpr std::size_t kLargest = 1 << 20;
  const std::string source = options.weights ? options.weights->string() : "the weights";
  const std::string text =
      options.weights ? readFile(fs::canonical(*options.weights), kLargest) : defaultWeights();
  const Weights weights = weightsIn(text, source);
  requireWeightsOf(suiteTests(), weights, source);
  return options.parts.empty() ? weights : onlyParts(weights, options.parts);
}

Containment containmentFor(const Options& options) {
  if (const auto strongest = strongestContainment()) return *strongest;
  if (options.isUnsafe) return Containment::none;
  throw std::runtime_error(
      fmt::format("nothing here can contain what students wrote.\n"
                  "  bubblewrap: {}\n  a user without rights: {}\n"
                  "  --unsafe runs it all the same, with all that you may do yourself",
                  whyNot(Containment::bubblewrap), whyNot(Containment::unprivilegedUser)));
}

ExitStatus gradeOne(const Options& options) {
  return Grading(options).grade();
}

}  // namespace grading
