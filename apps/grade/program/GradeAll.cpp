#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "apps/grade/class/ClassStatistics.h"
#include "apps/grade/class/GradeClass.h"
#include "apps/grade/program/Modes.h"
#include "apps/grade/report/TextReport.h"
#include "apps/support/PrintableText.h"
#include "apps/support/StopOnSignal.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

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

std::vector<std::string> namesWithProblem(const std::vector<Report>& reports) {
  std::vector<std::string> names;
  for (const Report& each : reports) {
    if (!each.problem.empty()) names.push_back(each.submission);
  }
  return names;
}

std::string listed(std::vector<std::string> names) {
  for (std::string& name : names) name = apps::inOneLine(name);
  return fmt::format("{}", fmt::join(names, ", "));
}

void tell(const ClassResult& result, const Options& options) {
  const std::vector<Report> graded = gradedOf(result.reports);
  const Averages averages = averagesOf(graded);
  const auto look = std::count_if(result.reports.begin(), result.reports.end(), needsALook);
  std::string text = fmt::format(
      "{}: mean {} of {}, median {}; {} a look\n", counted(result.reports.size(), "submission"),
      marksText(averages.mean), marksText(averages.outOf), marksText(averages.median),
      look == 1 ? "1 needs" : fmt::format("{} need", look));
  if (graded.size() < result.reports.size()) {
    text += fmt::format("Could not be graded, so left out of mean and median: {}\n",
                        listed(namesWithProblem(result.reports)));
  }
  if (!result.others.empty()) {
    text +=
        fmt::format("Neither a folder nor a zip file, so left out: {}\n", listed(result.others));
  }
  if (result.waiting > 0) {
    text += fmt::format("Stopped: {} not graded. The same command goes on from here.\n",
                        result.waiting == 1 ? "1 is" : fmt::format("{} are", result.waiting));
  }
  const fs::path& out = options.out;
  text += fmt::format("{}: one report each\n{}\n{}\n", (out / "reports").string(),
                      (out / "marks.csv").string(), (out / "index.html").string());
  std::cout << apps::printable(text);
}

apps::ExitStatus statusOf(const ClassResult& result) {
  if (!namesWithProblem(result.reports).empty()) return apps::ExitStatus::unreadable;
  const bool isComplete = std::all_of(result.reports.begin(), result.reports.end(),
                                      [](const Report& report) { return report.isComplete; });
  return isComplete ? apps::ExitStatus::success : apps::ExitStatus::incomplete;
}

}  // namespace

int gradeAll(const Options& options) {
  // These calls report errors that would affect every submission.
  readClass(*options.all, options.out);
  weightsFor(options);
  givenHeadersFor(options);
  requireCompiler(options, sandboxFor(options));

  const apps::StopOnSignal signals;
  const ClassResult result = gradeClass(settingsFor(options), signals.flag());
  tell(result, options);
  return signals.isRaised() ? signals.exitStatus() : static_cast<int>(statusOf(result));
}

}  // namespace grading
