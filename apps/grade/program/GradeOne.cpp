#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/grade/Fnv1a.h"
#include "apps/grade/intake/Submission.h"
#include "apps/grade/marking/Marking.h"
#include "apps/grade/marking/Report.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/program/Modes.h"
#include "apps/grade/program/Outputs.h"
#include "apps/grade/report/BoundedReport.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/sandbox/TimeBudget.h"
#include "apps/grade/subjects/Compilers.h"
#include "apps/grade/subjects/SubjectCompiler.h"
#include "apps/grade/suite/Suite.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// A hash of the files and settings of a report. Not cryptographic: it detects changes, not forgery.
class Fingerprint {
 public:
  // Adds the length too, so that "ab", "c" and "a", "bc" differ.
  void add(std::string_view text) { hash_ = fnv1a(fmt::format("{}:{}", text.size(), text), hash_); }

  // 16 hexadecimal digits.
  std::string text() const { return fmt::format("{:016x}", hash_); }

 private:
  std::uint64_t hash_ = kFnv1aStart;
};

// Identifies this program by its size and time of modification.
void addProgram(Fingerprint& fingerprint) {
  const fs::path program = fs::canonical("/proc/self/exe");
  fingerprint.add(std::to_string(fs::file_size(program)));
  const auto written = fs::last_write_time(program).time_since_epoch();
  fingerprint.add(std::to_string(written.count()));
}

void addTexts(Fingerprint& fingerprint, const std::map<std::string, std::string>& texts) {
  for (const auto& [name, text] : texts) {
    fingerprint.add(name);
    fingerprint.add(text);
  }
}

// Covers the compiled sources, all settings that affect marks, and this build of the program.
std::string fingerprintOf(const std::map<std::string, std::string>& files, const Sources& given,
                          std::uint64_t seed, const Weights& weights, const Options& options) {
  Fingerprint fingerprint;
  addProgram(fingerprint);
  addTexts(fingerprint, files);
  addTexts(fingerprint, given);
  fingerprint.add(std::to_string(seed));
  fingerprint.add(options.compiler);
  fingerprint.add(std::to_string(options.timeLimit.count()));
  fingerprint.add(std::to_string(options.cpuLimit.count()));
  for (const std::string& standard : options.standards) fingerprint.add(standard);
  for (const std::string& option : options.compilerOptions) fingerprint.add(option);
  for (const PartWeights& part : weights) {
    fingerprint.add(part.part);
    fingerprint.add(part.title);
    fingerprint.add(std::to_string(part.marks));
    for (const TestWeight& test : part.tests) {
      fingerprint.add(test.name);
      fingerprint.add(test.isHint ? "hint" : std::to_string(test.weight));
      fingerprint.add(test.isHidden ? "hidden" : "shown");
    }
  }
  return fingerprint.text();
}

// Bounds for the whole run of a subject. The suite limits single calls further.
Bounds subjectBounds() {
  Bounds bounds;
  bounds.cpu = 60s;
  bounds.memoryBytes = 1024ULL << 20;
  bounds.fileBytes = 0;
  return bounds;
}

coursework::Capability capabilityOf(const Subject& subject,
                                    const std::shared_ptr<TimeBudget>& budget) {
  const Attempt& attempt = subject.attempt;
  coursework::Capability capability;
  capability.name = subject.capability;
  if (attempt.isCompiled) {
    Command command;
    command.arguments = {"./" + attempt.program.filename().string()};  // tells no path of ours
    command.folder = attempt.program.parent_path();
    command.bounds = subjectBounds();
    command.budget = budget;
    capability.command = std::move(command);
  } else if (attempt.isRefused) {
    capability.whyNot = "it does not compile; the first error is shown above";
    capability.likelyMistake =
        "a member is missing or has another type, or a unique_ptr is copied; the compiler's "
        "message says which";
  } else {
    capability.whyNot = attempt.error;
    capability.isOutOfTime = attempt.isOutOfTime;
  }
  return capability;
}

// Whether the clock stopped a compilation, through no fault of the submission.
bool isOutOfTime(const std::vector<Subject>& subjects) {
  return std::any_of(subjects.begin(), subjects.end(),
                     [](const Subject& each) { return each.attempt.isOutOfTime; });
}

bool areAllRun(const Report& report) {
  for (const PartResult& part : report.parts) {
    for (const TestResult& test : part.tests) {
      if (test.status == TestStatus::notRun && test.outOf > 0) return false;
    }
  }
  return true;
}

// Runs the suite with the report's seed and stores the marks in the report. Calls `afterEach` after
// each test. The test that runs at the budget's deadline and those after it count as not run. So do
// those whose subject the compiler had no time for. The report is incomplete if tests with marks
// were not run, or if the compiler ran out of time. `optimised` compiles the subject for the timed
// searches, when the first of them needs it.
void runSuiteOn(const std::vector<Subject>& subjects, const std::function<Subject()>& optimised,
                Sandbox sandbox, const Weights& weights, const std::shared_ptr<TimeBudget>& budget,
                Report& report, const std::function<void()>& afterEach) {
  coursework::Setting setting;
  for (const Subject& each : subjects) setting.capabilities.push_back(capabilityOf(each, budget));
  std::optional<coursework::Capability> compiled;
  setting.optimisedBestFirst = [&] {
    if (!compiled) compiled = capabilityOf(optimised(), budget);
    return *compiled;
  };
  setting.start = [sandbox](const Command& command) {
    return std::make_unique<SandboxedProcess>(command, sandbox);
  };
  setting.seed = report.seed;
  for (const PartWeights& part : weights) {
    for (const TestWeight& test : part.tests) {
      if (test.isHint) setting.hints.insert(test.name);
    }
  }
  setting.budget = budget;
  coursework::use(std::move(setting));
  runSuite(weights, report, coursework::takeJudgement, afterEach);
  if (budget->isCpuUsed()) {
    report.notes.push_back(
        fmt::format("Its calls used all of their {} s of processor time. The remaining tests are "
                    "marked as failed.",
                    std::chrono::duration_cast<std::chrono::seconds>(budget->cpu()).count()));
  }
  report.isComplete = areAllRun(report) && !isOutOfTime(subjects);
}

// The share of the time limit for compilation.
constexpr auto kCompilingShare = 0.4;

// Time reserved for writing the report and removing files.
constexpr auto kEnd = 2s;

class Grading {
 public:
  explicit Grading(const Options& options)
      : options_(options),
        weights_(weightsFor(options)),
        given_(givenHeadersFor(options)),
        outputs_(options) {
    report_.submission = submissionName(*options.submission);
    report_.seed = options.seed ? *options.seed : std::random_device()();
    report_.parts = unmarkedParts(weights_);
    for (const PartWeights& each : weights_) report_.outOf += each.marks;
  }

  apps::ExitStatus grade() {
    sandbox_ = sandboxFor(options_);
    report_.sandbox = nameOf(sandbox_);
    Submission submission;
    try {
      submission = readSubmission(*options_.submission);
    } catch (const std::runtime_error& error) {
      return refuse(error.what());
    }
    report_.notes = submission.notes;
    if (const std::string lack = lackOf(sandbox_); !lack.empty()) report_.notes.push_back(lack);
    report_.suspicious = submission.suspicious;
    report_.fingerprint = fingerprintOf(submission.files, given_, report_.seed, weights_, options_);
    if (options_.resumes) {
      if (auto before = outputs_.wholeReport(report_.fingerprint)) {
        report_ = std::move(*before);
        return finish();
      }
    }
    test(submission);
    return finish();
  }

 private:
  void test(const Submission& submission) {
    const ScratchFolder scratch;
    update();
    const SubjectCompiler compiler(submission, given_, scratch.path(), compilerSettings());
    const std::vector<Subject> subjects = compile(compiler);
    // A compiler that compiled any program works. Testing it every time would take half a second.
    const auto isCompiled = [](const Subject& each) { return each.attempt.isCompiled; };
    if (std::none_of(subjects.begin(), subjects.end(), isCompiled)) {
      requireCompiler(options_, sandbox_);
    }
    const auto optimised = [&] { return compileOptimised(compiler, subjects.back()); };
    runSuiteOn(subjects, optimised, sandbox_, weights_, budget_, report_, [&] { update(); });
    noteTime();
  }

  CompilerSettings compilerSettings() const {
    CompilerSettings settings;
    settings.compiler = compilerNamed(options_.compiler);
    settings.options = options_.compilerOptions;
    settings.sandbox = sandbox_;
    settings.deadline =
        start_ + std::chrono::duration_cast<Clock::duration>(kCompilingShare * options_.timeLimit);
    settings.budget = budget_;
    return settings;
  }

  std::vector<Subject> compile(const SubjectCompiler& compiler) {
    const std::vector<std::string> names(coursework::kCapabilities.begin(),
                                         coursework::kCapabilities.end());
    std::vector<Subject> subjects =
        makeSubjects(compiler, names, options_.standards, jobsOf(options_));
    for (const Subject& each : subjects) {
      const Attempt& attempt = each.attempt;
      const std::string_view members = coursework::kMembers[report_.compile.size()];
      report_.compile.push_back(
          {std::string(members), attempt.isCompiled, each.standard, attempt.error});
      if (attempt.isCompiled) report_.standard = std::max(report_.standard, each.standard);
      noteWarnings(attempt);
    }
    return subjects;
  }

  // Compiles the subject again, optimised, for the timed searches.
  Subject compileOptimised(const SubjectCompiler& compiler, const Subject& plain) {
    Subject subject = plain;
    subject.attempt = compiler.compile({plain.capability}, plain.standard, Optimisation::full);
    noteWarnings(subject.attempt);
    return subject;
  }

  void noteWarnings(const Attempt& attempt) {
    for (const std::string& each : attempt.warnings) {
      const std::string note = "The compiler warns (no marks): " + each + '.';
      std::vector<std::string>& notes = report_.notes;
      if (std::find(notes.begin(), notes.end(), note) == notes.end()) notes.push_back(note);
    }
  }

  // Writes a report even if the submission cannot be read, so that no student is missing in a
  // class.
  apps::ExitStatus refuse(const std::string& why) {
    report_.problem = why + '.';
    finish();
    return apps::ExitStatus::unreadable;
  }

  void noteTime() {
    report_.elapsedSeconds = std::chrono::duration<double>(Clock::now() - start_).count();
  }

  void update() {
    noteTime();
    outputs_.update(boundedReport(report_));
  }

  apps::ExitStatus finish() {
    outputs_.finish(boundedReport(report_));
    if (!report_.isComplete) return apps::ExitStatus::incomplete;
    const bool isBelow = options_.failBelow && report_.marks < *options_.failBelow;
    return isBelow ? apps::ExitStatus::negative : apps::ExitStatus::success;
  }

  const Options& options_;
  const Clock::time_point start_ = Clock::now();
  const std::shared_ptr<TimeBudget> budget_ =
      std::make_shared<TimeBudget>(options_.cpuLimit, start_ + options_.timeLimit - kEnd);
  const Weights weights_;
  const Sources given_;
  const Outputs outputs_;
  Sandbox sandbox_ = Sandbox::none;
  Report report_;
};

}  // namespace

apps::ExitStatus gradeOne(const Options& options) {
  return Grading(options).grade();
}

}  // namespace grading
