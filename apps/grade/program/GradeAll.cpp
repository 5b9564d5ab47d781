#include "apps/grade/program/GradeAll.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <thread>

#include "apps/grade/class/ClassData.h"
#include "apps/grade/class/GradeClass.h"
#include "apps/grade/program/Prerequisites.h"
#include "apps/grade/report/Printable.h"
#include "apps/grade/report/Shown.h"
#include "apps/support/StopOnSignal.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

int jobsOf(const Options& options) {
  const int processors = static_cast<int>(std::thread::hardware_concurrency());
  return options.jobs > 0 ? options.jobs : std::max(1, processors);
}

ClassSettings settingsFor(const Options& options) {
  ClassSettings settings;
  settings.folder = *options.all;
  settings.out = options.out;
  settings.jobs = jobsOf(options);
  settings.timeLimit = options.timeLimit;
  settings.command = {fs::canonical("/proc/self/exe").string()};
  for (std::string& each : markingArguments(options, classSeed(options.out, options.seed))) {
    settings.command.push_back(std::move(each));
  }
  return settings;
}

bool needsALook(const Report& report) {
  return !report.suspicious.empty() || !report.isComplete || report.standard.empty();
}

void tell(const ClassResult& result, const Options& options) {
  const Averages averages = averagesOf(result.reports);
  const auto look = std::count_if(result.reports.begin(), result.reports.end(), needsALook);
  std::string text = fmt::format("{} submissions: mean {} of {}, median {}; {} need a look\n",
                                 result.reports.size(), shown(averages.mean), shown(averages.outOf),
                                 shown(averages.median), look);
  if (!result.unreadable.empty()) {
    text += fmt::format("Could not be read: {}\n", fmt::join(result.unreadable, ", "));
  }
  if (!result.others.empty()) {
    text += fmt::format("Neither a folder nor a zip file, so left out: {}\n",
                        fmt::join(result.others, ", "));
  }
  if (result.waiting > 0) {
    text += fmt::format("Stopped: {} are not graded. The same command goes on from here.\n",
                        result.waiting);
  }
  const fs::path& out = options.out;
  text += fmt::format("{}: one report each\n{}\n{}\n", (out / "reports").string(),
                      (out / "marks.csv").string(), (out / "index.html").string());
  std::cout << printable(text);
}

ExitStatus statusOf(const ClassResult& result) {
  if (!result.unreadable.empty()) return ExitStatus::unreadable;
  const bool isComplete = std::all_of(result.reports.begin(), result.reports.end(),
                                      [](const Report& report) { return report.isComplete; });
  return isComplete ? ExitStatus::graded : ExitStatus::incomplete;
}

}  // namespace

int gradeAll(const Options& options) {
  // What would fail for each, fails at once.
  weightsFor(options);
  givenHeadersFor(options);
  containmentFor(options);

  const apps::StopOnSignal signals;
  const ClassResult result = gradeClass(settingsFor(options), signals.flag());
  tell(result, options);
  return signals.isRaised() ? signals.exitStatus() : static_cast<int>(statusOf(result));
}

}  // namespace grading
