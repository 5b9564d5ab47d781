#include "apps/grade/program/GradeOne.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <stdexcept>
#include <utility>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/marking/Marking.h"
#include "apps/grade/marking/Weights.h"
#include "apps/grade/program/Beside.h"
#include "apps/grade/program/Check.h"
#include "apps/grade/report/Formats.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/subjects/SubjectCompiler.h"
#include "apps/grade/suite/Suite.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// Time reserved for writing the report and removing files.
constexpr auto kEnd = 2s;

// Texts of a report, in characters. A submission controls parts of some.
constexpr int kLongestSentence = 600;
constexpr int kLongestError = 4000;

// A hash of the compiled sources, of all that affects what tests show, and of this build of the
// program. It detects changes, not forgery.
std::string fingerprintOf(const Submission& submission, const Sources& given, std::uint64_t seed,
                          Options options) {
  options.weights.reset();
  options.parts.clear();
  const fs::path program = fs::canonical("/proc/self/exe");
  const auto bytes = nlohmann::json::to_msgpack(
      {fs::file_size(program), fs::last_write_time(program).time_since_epoch().count(),
       submission.files, given, markingArguments(options, seed)});
  return fmt::format("{:016x}", std::hash<std::string>()({bytes.begin(), bytes.end()}));
}

std::vector<Output> outputsOf(const Options& options) {
  if (!options.outputs.empty()) return options.outputs;
  const std::string usual = options.parts.empty() ? "text" : "next";
  return {{options.format.empty() ? usual : options.format, "-"}};
}

class Grading {
 public:
  explicit Grading(const Options& options)
      : options_(options),
        coursework_(courseworkFor(options)),
        given_(givenHeaders(options.given, coursework_.headers)),
        sandbox_(sandboxFor(options)) {
    report_.submission = apps::inOneLine(submissionName(*options.submission));
    report_.seed = options.seed ? *options.seed : std::random_device()();
    report_.sandbox = nameOf(sandbox_);
    report_.parts = partsFor(options);
    for (const PartResult& each : report_.parts) report_.outOf += each.outOf;
    left_ = testsIn(report_.parts);
  }

  // Prints the submission's search beside ours, and marks nothing.
  apps::ExitStatus compare() {
    const ScratchFolder scratch;
    coursework::Setting setting =
        settingOf(readSubmission(*options_.submission, coursework_.headers), scratch.path());
    if (!setting.optimised.attempt.isCompiled) {
      report_.isComplete = true;  // nothing else was to be done
      std::cout << overviewText(report_);
      return apps::ExitStatus::unreadable;
    }
    coursework::underTest() = {std::move(setting)};
    printBeside(options_);
    return apps::ExitStatus::success;
  }

  // As keptReport().
  std::optional<Report> kept(std::set<std::string>& lacking) try {
    const Submission submission = readSubmission(*options_.submission, coursework_.headers);
    describe(submission);
    if (resume()) lacking.insert(left_.begin(), left_.end());
    return left_.empty() ? std::optional(report_) : std::nullopt;
  } catch (const std::runtime_error&) {
    return std::nullopt;  // it cannot be read any more
  }

  apps::ExitStatus grade() {
    Submission submission;
    try {
      submission = readSubmission(*options_.submission, coursework_.headers);
    } catch (const std::runtime_error& error) {
      // A report without marks, so that no student is missing in a class.
      report_.problem = apps::bounded(error.what(), kLongestSentence) + '.';
      write(true);
      return apps::ExitStatus::unreadable;
    }
    describe(submission);
    if (options_.resumes) resume();
    if (!left_.empty()) test(submission);
    write(true);
    if (!report_.isComplete) return apps::ExitStatus::incomplete;
    const bool isBelow = options_.failBelow && report_.marks < *options_.failBelow;
    return isBelow ? apps::ExitStatus::negative : apps::ExitStatus::success;
  }

 private:
  // What the report says of the submission before it is run.
  void describe(const Submission& submission) {
    for (const std::string& each : submission.notes) note(each);
    if (const std::string lack = lackOf(sandbox_); !lack.empty()) note(lack);
    for (const std::string& each : submission.suspicious) {
      report_.suspicious.push_back(apps::bounded(each, kLongestSentence));
    }
    report_.fingerprint = fingerprintOf(submission, given_, report_.seed, options_);
  }

  // Takes what a complete report of the same files and settings has shown, by the present weights,
  // if there is one.
  bool resume() {
    for (const Output& each : outputs_) {
      if (each.format != "json") continue;
      const std::optional<Report> before = reportIn(each.file);
      if (!before || !before->isComplete || before->fingerprint != report_.fingerprint) continue;
      const std::vector<std::string> notes = report_.notes;  // on the headers of these weights
      report_ = markedAnew(*before, report_.parts);
      report_.notes = notes;
      secondsBefore_ = report_.elapsedSeconds;
      std::erase_if(left_, [&](const std::string& name) {
        const TestResult* const earlier = testNamed(name, *before);
        // For a hint, there was no time then.
        return earlier &&
               (earlier->status != TestStatus::notRun || testNamed(name, report_)->outOf == 0);
      });
      return true;
    }
    return false;
  }

  void test(const Submission& submission) {
    const ScratchFolder scratch;
    report_.isComplete = false;
    report_.compile.clear();
    write(false);
    coursework::runSuite(settingOf(submission, scratch.path()), [this](Judgement judgement) {
      mark(report_, std::move(judgement));
      write(false);
    });
    if (budget_->isCpuUsed()) {
      report_.outOfTime = usesOfTime() + ". The remaining tests are marked as failed.";
    }
    report_.isComplete = areAllRun();
  }

  // "More than 25 s of processor time were used: 5 s by the compiler, 19 s by isSolution"
  std::string usesOfTime() const {
    std::string calls;
    std::chrono::nanoseconds compiler = options_.cpuLimit - budget_->cpuLeft();
    for (const auto& [call, time] : coursework::underTest().used) {
      compiler -= time;
      if (time >= 1s) calls += fmt::format(", {:.0f} s by {}", time / 1.0s, call);
    }
    return fmt::format("More than {} s of processor time were used: {:.0f} s by the compiler{}",
                       options_.cpuLimit.count(), compiler / 1.0s, calls);
  }

  // Starts a subject.
  std::unique_ptr<Conversation> start(const fs::path& program,
                                      const std::shared_ptr<TimeBudget>& budget) const {
    const Command command{
        .arguments = {"./" + program.filename().string()},  // tells no path of ours
        .folder = program.parent_path(),
        .bounds = kBoundsOfSubject,
        .budget = budget};
    return std::make_unique<SandboxedProcess>(command, sandbox_);
  }

  // Compiles the submission with checks when it first crashes. Its calls have their own time.
  std::function<std::unique_ptr<Conversation>()> startChecked(
      const std::shared_ptr<SubjectCompiler>& compiler,
      const std::vector<Subject>& subjects) const {
    std::vector<std::string> capabilities;
    for (const Subject& each : subjects) {
      if (each.attempt.isCompiled) capabilities.push_back(each.capability);
    }
    const auto budget = std::make_shared<TimeBudget>(3s, budget_->deadline());
    return [=, this, standard = report_.standard,
            program = std::optional<fs::path>()]() mutable -> std::unique_ptr<Conversation> {
      if (!program) program = compiler->compile(capabilities, standard, Build::checked).program;
      return program->empty() ? nullptr : start(*program, budget);
    };
  }

  // The programs of the submission, compiled, and the tests to be run on them.
  coursework::Setting settingOf(const Submission& submission, const fs::path& scratch) {
    const CompilerSettings settings{
        .compiler = compilerNamed(options_.compiler),
        .sandbox = sandbox_,
        .budget = budget_,
        .cpuOfCalls = options_.cpuLimit / 4,
        .deadline = start_ + options_.timeLimit * 2 / 5};  // the rest is for the tests
    const auto compiler = std::make_shared<SubjectCompiler>(submission, given_, scratch, settings);
    coursework::Setting setting;
    bool isTimed = options_.compare.has_value();
    setting.start = [this](const fs::path& program) { return start(program, budget_); };
    setting.seed = report_.seed;
    setting.budget = budget_;
    setting.tests = left_;
    for (const std::string& each : left_) isTimed = isTimed || each.starts_with(kTimed);
    setting.subjects = makeSubjects(*compiler, coursework_.capabilities, options_.jobs);
    for (const Subject& each : setting.subjects) {
      const auto* const capability = std::ranges::find(coursework::kCapabilities, each.capability,
                                                       &coursework::Capability::name);
      report_.compile.push_back({std::string(capability->members), each.attempt.isCompiled,
                                 each.standard, apps::bounded(each.attempt.error, kLongestError)});
      if (each.attempt.isCompiled) report_.standard = std::max(report_.standard, each.standard);
    }
    const bool isWhole = std::ranges::all_of(
        setting.subjects, [](const Subject& each) { return each.attempt.isCompiled; });
    if (options_.given && !isWhole) requireGivenCompiles(options_);  // else it is not their fault
    // A compiler that compiled any program works. Testing it every time would take half a second.
    if (report_.standard.empty()) requireCompiler(settings.compiler, sandbox_);
    setting.startChecked = startChecked(compiler, setting.subjects);
    setting.optimised = setting.subjects.back();  // if timed, over boards
    if (isTimed && setting.optimised.attempt.isCompiled && setting.subjects.size() > 1) {
      std::vector<std::string> timed{setting.optimised.capability};
      const Subject& counting = setting.subjects[setting.subjects.size() - 2];
      if (counting.attempt.isCompiled) timed.push_back(counting.capability);
      setting.optimised.attempt =
          compiler->compile(timed, setting.optimised.standard, Build::optimised);
    }
    return setting;
  }

  void note(const std::string& sentence) {
    report_.notes.push_back(apps::bounded(sentence, kLongestSentence));
  }

  // Whether all tests with marks were run.
  bool areAllRun() const {
    for (const PartResult& part : report_.parts) {
      for (const TestResult& test : part.tests) {
        if (test.status == TestStatus::notRun && test.outOf > 0) return false;
      }
    }
    return true;
  }

  // Writes the files, so that the marks so far survive if the process is killed; and at the end,
  // what goes to standard output. Throws std::runtime_error if a file cannot be written.
  void write(bool isEnd) {
    if (!report_.isComplete) {
      report_.elapsedSeconds =
          secondsBefore_ + std::chrono::duration<double>(Clock::now() - start_).count();
    }
    for (const auto& [format, file] : outputs_) {
      if (file == "-" && !isEnd) continue;
      const std::string text = formatted(report_, format, options_.showsHidden);
      file == "-" ? void(std::cout << text) : writeWhole(file, text);
    }
  }

  const Options& options_;
  const Clock::time_point start_ = Clock::now();
  const std::shared_ptr<TimeBudget> budget_ =
      std::make_shared<TimeBudget>(options_.cpuLimit, start_ + options_.timeLimit - kEnd);
  const coursework::Coursework coursework_;
  const Sources given_;
  const std::vector<Output> outputs_ = outputsOf(options_);
  const Sandbox sandbox_;
  Report report_;
  std::set<std::string> left_;  // tests to be run
  double secondsBefore_ = 0;    // of the report that is resumed
};

}  // namespace

apps::ExitStatus gradeOne(const Options& options) {
  return options.compare ? Grading(options).compare() : Grading(options).grade();
}

std::optional<Report> keptReport(const Options& options, std::set<std::string>& lacking) {
  return Grading(options).kept(lacking);
}

}  // namespace grading
