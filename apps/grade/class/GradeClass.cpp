#include "apps/grade/class/GradeClass.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>
#include <set>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <tuple>
#include <utility>

#include "apps/grade/Fnv1a.h"
#include "apps/grade/class/ClassPage.h"
#include "apps/grade/intake/FileNames.h"
#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/report/Formats.h"
#include "apps/grade/report/ReportJson.h"
#include "apps/support/InParallel.h"
#include "apps/support/PrintableText.h"
#include "apps/support/Terminal.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// --- the folder

bool isSubmission(const fs::directory_entry& entry, const std::string& file) {
  return entry.is_directory() || (entry.is_regular_file() && lowerCase(file).ends_with(".zip"));
}

// The names of reports are longer than this name, and file names have at most 255 bytes.
std::string shortened(const std::string& name) {
  constexpr std::size_t kLongest = 200;
  if (name.size() <= kLongest) return name;
  const std::uint64_t hash = fnv1a(fmt::format("{}:{}", name.size(), name));
  return fmt::format("{}...{:016x}", apps::firstBytes(name, kLongest), hash);
}

// Gives entries unique names. "ada.zip" is named "ada", but "ada.zip" if "ada" is taken.
void giveNames(std::vector<Entry>& entries) {
  std::set<std::string> taken;
  for (Entry& entry : entries) {
    const std::string whole = shortened(entry.path.filename().string());
    entry.name = shortened(submissionName(entry.path));
    if (taken.count(entry.name) > 0) entry.name = whole;
    for (int copy = 2; !taken.insert(entry.name).second; ++copy) {
      entry.name = fmt::format("{} ({})", whole, copy);
    }
  }
}

[[noreturn]] void refuse(const fs::path& folder, const std::vector<std::string>& others) {
  constexpr std::size_t kMost = 5;
  std::string text = fmt::format(
      "there is no submission in {}; folders and .zip files are submissions, unless "
      "their names begin with a dot",
      folder.string());
  if (!others.empty()) {
    std::vector<std::string> told;
    for (const std::string& each : others) {
      if (told.size() < kMost) told.push_back(apps::inOneLine(each));
    }
    const std::size_t more = others.size() - told.size();
    text += fmt::format(". Other names there: {}{}", fmt::join(told, ", "),
                        more > 0 ? fmt::format(" and {} more", more) : "");
  }
  if (std::find(others.begin(), others.end(), kSudokuHeader) != others.end()) {
    text += ". To grade it as one submission, leave out --all";
  }
  throw std::invalid_argument(text);
}

// --- a process for each submission

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

struct ChildExit {
  bool isExited = false;   // false: a signal ended it
  int code = 0;            // the exit status or the signal
  bool isStopped = false;  // ended by runChild(), for `stop` or the time limit

  // "It ended by signal 9 (Killed)."
  std::string sentence() const {
    if (isExited) return fmt::format("It ended with status {}.", code);
    return fmt::format("It ended by signal {} ({}).", code, strsignal(code));
  }
};

// Runs between fork() and exec(), so it makes only system calls.
[[noreturn]] void become(char* const* arguments, const char* log, pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(125);
  // A terminal sends Ctrl-C to a whole process group. In its own group, the child is stopped only
  // by its parent.
  setpgid(0, 0);
  const int in = open("/dev/null", O_RDONLY);
  const int out = open(log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (in < 0 || out < 0) _exit(126);
  dup2(in, STDIN_FILENO);
  dup2(out, STDOUT_FILENO);
  dup2(out, STDERR_FILENO);
  execv(arguments[0], arguments);
  _exit(127);
}

pid_t start(const std::vector<std::string>& arguments, const std::string& log) {
  std::vector<char*> pointers;
  for (const std::string& each : arguments) pointers.push_back(const_cast<char*>(each.c_str()));
  pointers.push_back(nullptr);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child < 0) throw std::system_error(errno, std::generic_category(), "cannot start a process");
  if (child == 0) become(pointers.data(), log.c_str(), parent);
  return child;
}

// Runs arguments[0] without input and writes its output to the file `log`. If `stop` is raised or
// the time limit `most` is over, sends SIGTERM, and SIGKILL five seconds later. If this process
// ends, the program gets SIGTERM. Throws std::system_error if it cannot be started.
ChildExit runChild(const std::vector<std::string>& arguments, const fs::path& log,
                   std::chrono::seconds most, const std::atomic<bool>& stop) {
  constexpr auto kGlance = 20ms;
  constexpr auto kGrace = 5s;
  const pid_t child = start(arguments, log.string());
  ChildExit ending;
  Clock::time_point latest = Clock::now() + most;
  for (;;) {
    int status = 0;
    const pid_t changed = waitpid(child, &status, WNOHANG);
    if (changed == child) {
      ending.isExited = WIFEXITED(status);
      ending.code = ending.isExited ? WEXITSTATUS(status) : WTERMSIG(status);
      return ending;
    }
    if (changed < 0 && errno != EINTR) {
      throw std::system_error(errno, std::generic_category(), "cannot wait for a process");
    }
    const bool isOver = Clock::now() >= latest;
    if (ending.isStopped && isOver) kill(child, SIGKILL);
    if (!ending.isStopped && (isOver || stop)) {
      kill(child, SIGTERM);
      ending.isStopped = true;
      latest = Clock::now() + kGrace;
    }
    std::this_thread::sleep_for(kGlance);
  }
}

// --- grading

constexpr std::size_t kLargestReport = 16 << 20;
constexpr int kLastWithReport = 4;  // the highest exit status with a report

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

  // Returns nothing if grading was stopped.
  std::optional<Report> gradeEntry(const Entry& entry, apps::ProgressBar& progress) {
    const fs::path json = reports() / (entry.name + ".json");
    const fs::path log = reports() / (entry.name + ".log");
    std::vector<std::string> command = settings_.command;
    command.insert(command.end(), {"--jobs", "1", "--resume", "--show-hidden", "--output",
                                   "json=" + json.string(), "--", entry.path.string()});
    const ChildExit ending = runChild(command, log, settings_.timeLimit + 30s, stop_);
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
      progress.say(fmt::format("{}: grading ended too early. {}", entry.name, ending.sentence()));
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

  // A report with the marks earned before the process failed, and a sentence about the failure.
  static Report broken(const Entry& entry, std::optional<Report> report, const ChildExit& ending,
                       const fs::path& log) {
    Report told = report.value_or(Report());
    told.submission = entry.name;
    told.isComplete = false;
    if (report) {
      told.notes.push_back("Grading ended too early, so some tests are missing.");
    } else {
      told.problem = "Grading ended too early.";
    }
    told.suspicious.push_back(
        fmt::format("The process that graded it ended too early. {} {} has "
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

ClassFolder readClass(const fs::path& folder, const fs::path& out) {
  std::error_code isNotThere;
  if (fs::equivalent(folder, out, isNotThere)) {
    throw std::invalid_argument(
        fmt::format("{} has the submissions: reports need another folder", folder.string()));
  }
  ClassFolder found;
  for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
    const std::string file = each.path().filename().string();
    if (file.starts_with('.') || fs::equivalent(each.path(), out, isNotThere)) continue;
    if (isSubmission(each, file)) {
      found.entries.push_back({each.path(), ""});
    } else {
      found.others.push_back(file);
    }
  }
  std::sort(found.others.begin(), found.others.end());
  if (found.entries.empty()) refuse(folder, found.others);
  const auto isBefore = [](const Entry& one, const Entry& other) {
    return std::tuple(submissionName(one.path), one.path) <
           std::tuple(submissionName(other.path), other.path);
  };
  std::sort(found.entries.begin(), found.entries.end(), isBefore);
  giveNames(found.entries);
  return found;
}

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
