#include "apps/grade/program/GradeOne.h"

#include <algorithm>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>

#include "apps/grade/intake/TakeIn.h"
#include "apps/grade/marking/Marking.h"
#include "apps/grade/program/EndOnSignal.h"
#include "apps/grade/program/Fingerprints.h"
#include "apps/grade/program/Outputs.h"
#include "apps/grade/program/Prerequisites.h"
#include "apps/grade/program/SuiteRun.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/subjects/Compilers.h"
#include "apps/grade/subjects/Subjects.h"
#include "apps/grade/suite/Suite.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

// Of the time for all, what compiling may take.
constexpr auto kCompilingShare = 0.4;

// What is kept of it to write the report and to tidy up.
constexpr auto kEnd = 2s;

// What ran in the folder may need a moment to end.
void removeSoon(const fs::path& folder) {
  std::error_code ignored;
  for (int attempt = 0; attempt < 100 && fs::exists(folder, ignored); ++attempt) {
    fs::remove_all(folder, ignored);
    std::this_thread::sleep_for(20ms);
  }
}

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
      submission = takeIn(*options_.submission);
    } catch (const std::runtime_error& error) {
      return refuse(error.what());
    }
    report_.notes = submission.notes;
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
    ScratchFolder::removeAbandoned();
    const ScratchFolder scratch;
    const EndOnSignal ending([&] { removeSoon(scratch.path()); });
    update();
    const std::vector<Subject> subjects = compile(submission, scratch.path());
    // A compiler that made one program works; trying it out each time would take half a second.
    const auto isCompiled = [](const Subject& each) { return each.attempt.isCompiled; };
    if (std::none_of(subjects.begin(), subjects.end(), isCompiled)) {
      requireCompiler(options_, sandbox_);
    }
    runSuiteOn(subjects, sandbox_, weights_, after(1) - kEnd, report_, [&] { update(); });
    noteTime();
  }

  std::vector<Subject> compile(const Submission& submission, const fs::path& scratch) {
    CompilerSettings settings;
    settings.compiler = compilerNamed(options_.compiler);
    settings.sandbox = sandbox_;
    settings.deadline = after(kCompilingShare);
    const SubjectCompiler subjectCompiler(submission, given_, scratch, settings);
    const std::vector<std::string> names(coursework::kCapabilities.begin(),
                                         coursework::kCapabilities.end());
    std::vector<Subject> subjects =
        makeSubjects(subjectCompiler, names, options_.standards, jobs());
    for (const Subject& each : subjects) {
      const Attempt& attempt = each.attempt;
      report_.compile.push_back(
          {each.capability, attempt.isCompiled, each.standard, attempt.error});
      if (attempt.isCompiled) report_.standard = std::max(report_.standard, each.standard);
    }
    return subjects;
  }

  Clock::time_point after(double share) const {
    return start_ + std::chrono::duration_cast<Clock::duration>(share * options_.timeLimit);
  }

  int jobs() const {
    const int processors = static_cast<int>(std::thread::hardware_concurrency());
    return options_.jobs > 0 ? options_.jobs : std::max(1, processors);
  }

  // Of what cannot be read there is a report too, so that a class is whole.
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
    outputs_.update(report_);
  }

  apps::ExitStatus finish() {
    outputs_.finish(report_);
    if (!report_.isComplete) return apps::ExitStatus::incomplete;
    const bool isBelow = options_.failBelow && report_.marks < *options_.failBelow;
    return isBelow ? apps::ExitStatus::negative : apps::ExitStatus::success;
  }

  const Options& options_;
  const Clock::time_point start_ = Clock::now();
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
