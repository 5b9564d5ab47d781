#include "apps/grade/class/GradeClass.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <random>
#include <stdexcept>
#include <utility>

#include "apps/grade/class/Child.h"
#include "apps/grade/class/ClassFolder.h"
#include "apps/grade/class/ClassPage.h"
#include "apps/grade/intake/ReadFolder.h"
#include "apps/grade/report/Csv.h"
#include "apps/grade/report/Formats.h"
#include "apps/grade/report/ReportJson.h"
#include "apps/support/InParallel.h"
#include "apps/support/ProgressBar.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr std::size_t kLargestReport = 16 << 20;
constexpr int kLastWithReport = 4;  // of exit statuses

class ClassGrading {
 public:
  ClassGrading(const ClassSettings& settings, const std::atomic<bool>& stop)
      : settings_(settings), stop_(stop), class_(readClass(settings.folder, settings.out)) {}

  ClassResult grade() {
    fs::create_directories(reports());
    std::vector<std::optional<Report>> graded(class_.entries.size());
    apps::ProgressBar progress("submissions", class_.entries.size());
    apps::inParallel(graded.size(), settings_.jobs, [&](std::size_t i) {
      if (!stop_) graded[i] = gradeEntry(class_.entries[i], progress);
      progress.advance();
    });
    ClassResult result;
    for (std::optional<Report>& each : graded) {
      if (each) result.reports.push_back(std::move(*each));
      if (!each) ++result.waiting;
    }
    result.others = class_.others;
    write(result.reports);
    return result;
  }

 private:
  fs::path reports() const { return settings_.out / "reports"; }

  // Nothing if it was stopped on the way.
  std::optional<Report> gradeEntry(const Entry& entry, apps::ProgressBar& progress) {
    const fs::path json = reports() / (entry.name + ".json");
    const fs::path log = reports() / (entry.name + ".log");
    std::vector<std::string> command = settings_.command;
    command.insert(command.end(), {"--jobs", "1", "--resume", "--show-hidden", "--output",
                                   "json=" + json.string(), "--", entry.path.string()});
    const ChildEnding ending = runChild(command, log, settings_.timeLimit + 30s, stop_);
    if (ending.isStopped && stop_) {
      fs::remove(log);
      return std::nullopt;
    }
    std::optional<Report> report = readReport(json);
    const bool isOrdinary = ending.isExited && ending.code <= kLastWithReport && report;
    if (isOrdinary) {
      fs::remove(log);
    } else {
      report = broken(entry, std::move(report), ending, log);
      writeWhole(json, toJson(*report));
      progress.say(fmt::format("{}: grading did not end well. {}", entry.name, ending.sentence()));
    }
    report->submission = entry.name;
    writeWhole(reports() / (entry.name + ".txt"),
               formatted(*report, Format::text, false, TextStyle()));
    return report;
  }

  static std::optional<Report> readReport(const fs::path& json) {
    try {
      return reportFromJson(readFile(fs::canonical(json), kLargestReport));
    } catch (const std::exception&) {
      return std::nullopt;
    }
  }

  // What was earned until the process ended, with a word about that.
  static Report broken(const Entry& entry, std::optional<Report> report, const ChildEnding& ending,
                       const fs::path& log) {
    Report told = report.value_or(Report());
    told.submission = entry.name;
    told.isComplete = false;
    if (report) {
      told.notes.push_back("Grading did not end well, so some tests are missing.");
    } else {
      told.problem = "Grading did not end well.";
    }
    told.suspicious.push_back(
        fmt::format("The process that graded it did not end well. {} {} has "
                    "what it printed.",
                    ending.sentence(), log.string()));
    return told;
  }

  void write(const std::vector<Report>& graded) const {
    writeWhole(settings_.out / "marks.csv", toCsv(graded));
    writeWhole(settings_.out / "index.html", classPage(graded));
  }

  const ClassSettings& settings_;
  const std::atomic<bool>& stop_;
  const ClassFolder class_;
};

std::optional<std::uint64_t> seedIn(const fs::path& file) {
  if (!fs::exists(file)) return std::nullopt;
  try {
    return nlohmann::json::parse(readFile(file, 1 << 10)).at("seed").get<std::uint64_t>();
  } catch (const std::exception&) {
    throw std::runtime_error(fmt::format(
        "{} has no seed: remove it, and the class has a new one; or say which with --seed",
        file.string()));
  }
}

}  // namespace

std::uint64_t classSeed(const fs::path& out, std::optional<std::uint64_t> wanted) {
  fs::create_directories(out);
  const fs::path file = out / "class.json";
  if (!wanted) wanted = seedIn(file);
  const std::uint64_t seed = wanted ? *wanted : std::random_device()();
  writeWhole(file, nlohmann::json{{"seed", seed}}.dump() + '\n');
  return seed;
}

ClassResult gradeClass(const ClassSettings& settings, const std::atomic<bool>& stop) {
  return ClassGrading(settings, stop).grade();
}

}  // namespace grading
