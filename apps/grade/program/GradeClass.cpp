#include "apps/grade/program/GradeClass.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <atomic>
#include <iostream>
#include <random>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "apps/grade/class/ClassPage.h"
#include "apps/grade/class/Copies.h"
#include "apps/grade/intake/Submission.h"
#include "apps/grade/report/Formats.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/support/InParallel.h"
#include "apps/support/PrintableText.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"
#include "sudoku/Message.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

struct ClassFolder {
  std::vector<Entry> entries;       // sorted by path
  std::vector<std::string> others;  // names of entries that are neither a folder nor a zip file
};

// A name that is not taken yet: "ada" for "ada.zip", but "ada.zip" if "ada" is taken. The names of
// reports are longer, and file names have at most 255 bytes.
std::string newName(const fs::path& path, std::set<std::string>& taken) {
  constexpr std::size_t kLongest = 200;
  const std::string whole(apps::firstBytes(path.filename().string(), kLongest));
  std::string name(apps::firstBytes(submissionName(path), kLongest));
  if (taken.contains(name)) name = whole;
  for (int copy = 2; !taken.insert(name).second; ++copy) {
    name = fmt::format("{} ({})", whole, copy);
  }
  return name;
}

bool hasSudoku(const fs::directory_entry& submission) try {
  return readSubmission(submission).hasSudoku;
} catch (const std::runtime_error&) {
  return false;  // it is neither a folder nor a zip file, or damaged
}

// Throws if the only submission is a folder with several of them, so --all is a level too high.
void refuseFolderOfFolders(const fs::path& only) {
  std::error_code isNoFolder;
  const fs::directory_iterator inside(only, isNoFolder);
  if (std::count_if(inside, fs::directory_iterator(), hasSudoku) < 2) return;
  throw std::invalid_argument(fmt::format(
      "{0} looks like a folder of submissions: use --all {0}. If it is one student's: grade {0}",
      only.string()));
}

// Lists the folder. Ignores names that begin with a dot, and the folder `out` if it is inside.
ClassFolder readClass(const fs::path& folder, const fs::path& out) {
  std::error_code isNotThere;
  if (fs::equivalent(folder, out, isNotThere)) {
    throw std::invalid_argument(
        fmt::format("{} has the submissions: reports need another folder", folder.string()));
  }
  ClassFolder found;
  std::set<fs::path> submissions;
  for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
    const std::string file = each.path().filename().string();
    if (file.starts_with('.') || file == "__MACOSX" || fs::equivalent(each.path(), out, isNotThere))
      continue;
    // A link is refused by its report, so that no student is missing.
    if (each.is_symlink() || each.is_directory() || (each.is_regular_file() && isZip(file))) {
      submissions.insert(each.path());
    } else {
      found.others.push_back(apps::inOneLine(file));
    }
  }
  std::sort(found.others.begin(), found.others.end());
  if (submissions.empty()) {
    throw std::invalid_argument(fmt::format(
        "there is no submission in {}; folders and .zip files are submissions, unless their names "
        "begin with a dot. For files that are named after students, see docs/grading.md",
        folder.string()));
  }
  if (submissions.size() == 1) refuseFolderOfFolders(*submissions.begin());
  std::set<std::string> taken;
  for (const fs::path& each : submissions) found.entries.push_back({each, newName(each, taken)});
  return found;
}

// A report with the marks earned before the process failed, and a sentence about the failure.
Report broken(const std::optional<Report>& before, const Termination& ending, const fs::path& log) {
  Report report = before.value_or(Report());
  report.isComplete = false;
  if (before) {
    report.notes.push_back("Grading ended too early, so some tests are missing.");
  } else {
    report.problem = "Grading ended too early.";
  }
  report.suspicious.push_back(
      fmt::format("The process that graded it ended too early. {} {} has what it printed.",
                  ending.sentence(), log.string()));
  return report;
}

// Grades one submission, or keeps its report. Returns nothing if grading was stopped.
std::optional<Report> gradeEntry(const Entry& entry, std::vector<std::string> command,
                                 const Options& options, const std::atomic<bool>& stop,
                                 apps::Progress& progress) {
  const fs::path reports = options.out / "reports";
  const fs::path json = reports / (entry.name + ".json");
  const fs::path log = reports / (entry.name + ".log");
  command.insert(command.end(), {"--jobs", "1", "--resume", "--show-hidden", "--output",
                                 "json=" + json.string(), "--", entry.path.string()});
  fs::remove(log);
  // In a session of its own, it gets no Ctrl-C of the terminal: only `stop` ends it.
  const Termination ending = run({.arguments = std::move(command),
                                  .folder = fs::current_path(),
                                  .bounds = {.cpu = 24h, .wall = options.timeLimit + 30s}},
                                 Sandbox::none, Role::grader, stop);
  if (stop && ending.kind == Termination::Kind::wallLimit) return std::nullopt;
  const std::optional<Report> written = reportIn(json);
  constexpr int kLast = static_cast<int>(apps::ExitStatus::unreadable);  // with a report
  const bool isWhole = written && ending.kind == Termination::Kind::exited && ending.code <= kLast;
  Report report = isWhole ? *written : broken(written, ending, log);
  report.submission = apps::inOneLine(entry.name);
  if (!isWhole) {
    writeWhole(log, ending.output);
    writeWhole(json, toJson(report));
    progress.say(fmt::format("{}: grading ended too early. {}", entry.name, ending.sentence()));
  }
  writeWhole(reports / (entry.name + ".txt"), formatted(report, "text"));
  return report;
}

// The seed of a class: `wanted`, else that of a report there, else a new one.
std::uint64_t classSeed(const ClassFolder& found, const fs::path& out,
                        std::optional<std::uint64_t> wanted) {
  if (wanted) return *wanted;
  for (const Entry& each : found.entries) {
    const std::optional<Report> report = reportIn(out / "reports" / (each.name + ".json"));
    if (report && report->isComplete) return report->seed;
  }
  return std::random_device()();
}

void tell(const ClassFolder& found, const std::vector<Report>& reports, const fs::path& out) {
  std::vector<std::string> look;
  for (const Report& each : reports) {
    const std::string reasons = fmt::format("{}", fmt::join(reasonsToLook(each), " "));
    if (reasons.empty()) continue;
    look.push_back(fmt::format("  {}: {}\n", each.submission, apps::bounded(reasons, 300)));
  }
  std::string text =
      fmt::format("{}\nNeed a look: {}\n{}", headline(reports), look.size(), fmt::join(look, ""));
  if (!found.others.empty()) {
    text += fmt::format("Neither a folder nor a zip file, so left out: {}\n",
                        fmt::join(found.others, ", "));
  }
  if (const std::size_t waiting = found.entries.size() - reports.size(); waiting > 0) {
    text += fmt::format("Stopped before {}. The same command goes on from here.\n",
                        sudoku::counted(waiting, "submission"));
  }
  std::cout << apps::printable(fmt::format("{}{}: one report each\n{}\n{}\n", text,
                                           (out / "reports").string(), (out / "marks.csv").string(),
                                           (out / "index.html").string()));
}

apps::ExitStatus statusOf(const std::vector<Report>& reports) {
  apps::ExitStatus status = apps::ExitStatus::success;
  for (const Report& each : reports) {
    if (!each.problem.empty()) return apps::ExitStatus::unreadable;
    if (!each.isComplete) status = apps::ExitStatus::incomplete;
  }
  return status;
}

}  // namespace

int gradeClass(const Options& options) {
  const ClassFolder found = readClass(*options.all, options.out);
  std::vector<Entry> earlier;
  if (options.earlier) earlier = readClass(*options.earlier, options.out).entries;
  // These calls report errors that would affect every submission.
  partsFor(options);
  givenHeaders(options.given);
  requireCompiler(compilerNamed(options.compiler), sandboxFor(options));

  const std::atomic<bool>& stop = apps::stopOnSignal();
  std::vector<std::string> command =
      markingArguments(options, classSeed(found, options.out, options.seed));
  command.insert(command.begin(), fs::canonical("/proc/self/exe").string());
  fs::create_directories(options.out / "reports");
  std::vector<std::optional<Report>> graded(found.entries.size());
  {
    apps::Progress progress("submissions", graded.size());
    apps::inParallel(graded.size(), options.jobs, [&](std::size_t i) {
      if (!stop) {
        graded[i] = gradeEntry(found.entries[i], command, options, stop, progress);
      }
      progress.advance();
    });
  }
  std::vector<Report> reports;
  for (std::optional<Report>& each : graded) {
    if (each) reports.push_back(std::move(*each));
  }
  writeWhole(options.out / "marks.csv", toCsv(reports));
  const apps::Json copies = copiesIn(found.entries, earlier, givenHeaders(options.given),
                                     sandboxFor(options), options.out / "copies.json");
  writeWhole(options.out / "index.html", classPage(reports, copies));
  tell(found, reports, options.out);
  if (const std::string note = copies.at("note"); !note.empty() && !stop) std::cout << note << '\n';
  return stop ? apps::signalStatus() : static_cast<int>(statusOf(reports));
}

}  // namespace grading
