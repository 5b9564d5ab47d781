#include "apps/grade/program/Modes.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstring>
#include <iostream>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

#include "apps/grade/class/ClassPage.h"
#include "apps/grade/intake/FileNames.h"
#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/report/Formats.h"
#include "apps/support/ExitStatus.h"
#include "apps/support/InParallel.h"
#include "apps/support/PrintableText.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

struct Entry {
  fs::path path;
  std::string name;  // unique among the entries; short enough for the names of reports
};

struct ClassFolder {
  std::vector<Entry> entries;       // sorted by path
  std::vector<std::string> others;  // names of entries that are neither a folder nor a zip file
};

bool isSubmission(const fs::directory_entry& entry, const std::string& file) {
  return entry.is_directory() || (entry.is_regular_file() && lowerCase(file).ends_with(".zip"));
}

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
    if (file.starts_with('.') || fs::equivalent(each.path(), out, isNotThere)) continue;
    if (isSubmission(each, file)) {
      submissions.insert(each.path());
    } else {
      found.others.push_back(apps::inOneLine(file));
    }
  }
  std::sort(found.others.begin(), found.others.end());
  if (submissions.empty()) {
    throw std::invalid_argument(fmt::format(
        "there is no submission in {}; folders and .zip files are submissions, unless their names "
        "begin with a dot",
        folder.string()));
  }
  std::set<std::string> taken;
  for (const fs::path& each : submissions) found.entries.push_back({each, newName(each, taken)});
  return found;
}

// --- a process for each submission

// The status of a process that has ended, as of waitpid().
struct Ending {
  int status = 0;
  bool isStopped = false;  // ended by runChild(), for `stop` or the time limit

  // "It ended by signal 9 (Killed)."
  std::string sentence() const {
    if (WIFEXITED(status)) return fmt::format("It ended with status {}.", WEXITSTATUS(status));
    return fmt::format("It ended by signal {} ({}).", WTERMSIG(status),
                       strsignal(WTERMSIG(status)));
  }
};

// A terminal sends Ctrl-C to a whole process group. In a group of its own, a process is stopped
// only by this one.
pid_t startChild(const std::vector<std::string>& arguments, const fs::path& log) {
  std::vector<char*> pointers;
  for (const std::string& each : arguments) pointers.push_back(const_cast<char*>(each.c_str()));
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, log.c_str(), O_WRONLY | O_CREAT | O_TRUNC,
                                   0644);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  posix_spawnattr_t group;
  posix_spawnattr_init(&group);
  posix_spawnattr_setflags(&group, POSIX_SPAWN_SETPGROUP);
  pid_t child = 0;
  const int error = posix_spawn(&child, pointers[0], &files, &group, pointers.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&group);
  if (error != 0) throw std::system_error(error, std::generic_category(), "cannot start a process");
  return child;
}

// Runs arguments[0] without input and writes its output to the file `log`. If `stop` is raised or
// the time limit `most` is over, sends SIGTERM, and SIGKILL five seconds later. Throws
// std::system_error if it cannot be started.
Ending runChild(const std::vector<std::string>& arguments, const fs::path& log,
                std::chrono::seconds most, const std::atomic<bool>& stop) {
  const pid_t child = startChild(arguments, log);
  Ending ending;
  for (auto latest = Clock::now() + most; waitpid(child, &ending.status, WNOHANG) == 0;) {
    const bool isOver = Clock::now() >= latest;
    if (ending.isStopped && isOver) kill(child, SIGKILL);
    if (!ending.isStopped && (isOver || stop)) {
      kill(child, SIGTERM);
      ending.isStopped = true;
      latest = Clock::now() + 5s;
    }
    std::this_thread::sleep_for(20ms);
  }
  return ending;
}

// --- reports

constexpr int kLastWithReport = 4;  // the highest exit status with a report

// A report with the marks earned before the process failed, and a sentence about the failure.
Report broken(std::optional<Report> before, const Ending& ending, const fs::path& log) {
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
                                 apps::ProgressBar& progress) {
  const fs::path reports = options.out / "reports";
  const fs::path json = reports / (entry.name + ".json");
  const fs::path log = reports / (entry.name + ".log");
  command.insert(command.end(), {"--jobs", "1", "--resume", "--show-hidden", "--output",
                                 "json=" + json.string(), "--", entry.path.string()});
  const Ending ending = runChild(command, log, options.timeLimit + 30s, stop);
  if (ending.isStopped && stop) {
    fs::remove(log);
    return std::nullopt;
  }
  std::optional<Report> report = reportIn(json);
  if (WIFEXITED(ending.status) && WEXITSTATUS(ending.status) <= kLastWithReport && report) {
    fs::remove(log);
    report->submission = apps::inOneLine(entry.name);
  } else {
    report = broken(std::move(report), ending, log);
    report->submission = apps::inOneLine(entry.name);
    writeWhole(json, toJson(*report));
    progress.say(fmt::format("{}: grading ended too early. {}", entry.name, ending.sentence()));
  }
  writeWhole(reports / (entry.name + ".txt"), formatted(*report, "text", false));
  return report;
}

// The seed of a class: `wanted`, else the one that was written to `out`/class.json before, else a
// new one. Writes it there.
std::uint64_t classSeed(const fs::path& out, std::optional<std::uint64_t> wanted) {
  const fs::path file = out / "class.json";
  fs::create_directories(out);
  std::uint64_t seed = wanted ? *wanted : std::random_device()();
  if (!wanted && fs::exists(file)) {
    try {
      seed = nlohmann::json::parse(readFile(file, 1 << 10)).at("seed").get<std::uint64_t>();
    } catch (const std::exception&) {
      throw std::runtime_error(fmt::format(
          "{} has no seed: remove it, and the class has a new one; or say which with --seed",
          file.string()));
    }
  }
  writeWhole(file, nlohmann::json{{"seed", seed}}.dump() + '\n');
  return seed;
}

void tell(const ClassFolder& found, const std::vector<Report>& reports, const fs::path& out) {
  const auto look = std::count_if(reports.begin(), reports.end(),
                                  [](const Report& each) { return !reasonsToLook(each).empty(); });
  std::string text = fmt::format("{}\nNeed a look: {}\n", headline(reports), look);
  if (!found.others.empty()) {
    text += fmt::format("Neither a folder nor a zip file, so left out: {}\n",
                        fmt::join(found.others, ", "));
  }
  if (const std::size_t waiting = found.entries.size() - reports.size(); waiting > 0) {
    text += fmt::format("Stopped before {}. The same command goes on from here.\n",
                        counted(waiting, "submission"));
  }
  std::cout << apps::printable(fmt::format("{}{}: one report each\n{}\n{}\n", text,
                                           (out / "reports").string(), (out / "marks.csv").string(),
                                           (out / "index.html").string()));
}

apps::ExitStatus statusOf(const std::vector<Report>& reports) {
  apps::ExitStatus status = apps::ExitStatus::success;
  for (const Report& each : reports) {
    if (!each.isComplete) status = apps::worse(status, apps::ExitStatus::incomplete);
    if (!each.problem.empty()) status = apps::ExitStatus::unreadable;
  }
  return status;
}

}  // namespace

int gradeClass(const Options& options) {
  const ClassFolder found = readClass(*options.all, options.out);
  // These calls report errors that would affect every submission.
  weightsFor(options);
  givenHeadersFor(options);
  requireCompiler(options, sandboxFor(options));

  const apps::StopOnSignal signals;
  std::vector<std::string> command = {fs::canonical("/proc/self/exe").string()};
  for (std::string& each : markingArguments(options, classSeed(options.out, options.seed))) {
    command.push_back(std::move(each));
  }
  fs::create_directories(options.out / "reports");
  std::vector<std::optional<Report>> graded(found.entries.size());
  {
    apps::ProgressBar progress("submissions", graded.size());
    apps::inParallel(graded.size(), options.jobs, [&](std::size_t i) {
      if (!signals.isRaised()) {
        graded[i] = gradeEntry(found.entries[i], command, options, signals.flag(), progress);
      }
      progress.advance();
    });
  }
  std::vector<Report> reports;
  for (std::optional<Report>& each : graded) {
    if (each) reports.push_back(std::move(*each));
  }
  writeWhole(options.out / "marks.csv", toCsv(reports));
  writeWhole(options.out / "index.html", classPage(reports));
  tell(found, reports, options.out);
  return signals.isRaised() ? signals.exitStatus() : static_cast<int>(statusOf(reports));
}

}  // namespace grading
