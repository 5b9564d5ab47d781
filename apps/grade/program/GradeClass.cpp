#include "apps/grade/program/GradeClass.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/file.h>

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
#include "apps/grade/marking/Corrections.h"
#include "apps/grade/marking/JsonInput.h"
#include "apps/grade/program/Check.h"
#include "apps/grade/program/GradeOne.h"
#include "apps/grade/report/Formats.h"
#include "apps/grade/report/LearningPlatforms.h"
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

// Throws if the only submission is a folder with several of them, so --all is a level too high.
void refuseFolderOfFolders(const fs::path& only, const std::string& header) {
  const auto hasHeader = [&](const fs::directory_entry& submission) {
    try {
      return readSubmission(submission, {header}).has(header);
    } catch (const std::runtime_error&) {
      return false;  // it is neither a folder nor a zip file, or damaged
    }
  };
  std::error_code isNoFolder;
  const fs::directory_iterator inside(only, isNoFolder);
  if (std::count_if(inside, fs::directory_iterator(), hasHeader) < 2) return;
  throw std::invalid_argument(fmt::format(
      "{0} looks like a folder of submissions: use --all {0}. If it is one student's: grade {0}",
      only.string()));
}

// Lists the folder. Ignores names that begin with a dot, and the folder `out` if it is inside.
// `header`: is asked for.
ClassFolder readClass(const fs::path& folder, const fs::path& out, const std::string& header) {
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
  if (submissions.size() == 1) refuseFolderOfFolders(*submissions.begin(), header);
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

fs::path jsonOf(const Entry& entry, const fs::path& out) {
  return out / "reports" / (entry.name + ".json");
}

// The report on the entry that is there already, if it has all tests. Adds those that it lacks.
std::optional<Report> keptReport(const Entry& entry, Options options, std::uint64_t seed,
                                 std::set<std::string>& lacking) {
  const fs::path json = jsonOf(entry, options.out);
  if (!fs::exists(json)) return std::nullopt;
  options.seed = seed;
  options.submission = entry.path;
  options.outputs = {{"json", json}};
  return keptReport(options, lacking);
}

// Grades one submission, and keeps what its report has already. Returns nothing if grading was
// stopped.
std::optional<Report> gradeEntry(const Entry& entry, std::vector<std::string> command,
                                 const Options& options, const std::atomic<bool>& stop,
                                 apps::Progress& progress) {
  const fs::path json = jsonOf(entry, options.out);
  const fs::path log = fs::path(json).replace_extension(".log");
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
  if (!isWhole) {
    writeWhole(log, ending.output);
    progress.say(fmt::format("{}: grading ended too early. {}", entry.name, ending.sentence()));
  }
  return report;
}

// Writes the reports on one submission, with its corrections.
void write(Report& report, const Entry& entry, const std::vector<Correction>& corrections,
           const fs::path& out) {
  report.submission = apps::inOneLine(entry.name);
  correct(report, corrections);
  const fs::path json = jsonOf(entry, out);
  writeWhole(json, toJson(report));
  writeWhole(fs::path(json).replace_extension(".txt"), formatted(report, "text"));
}

// The seed of a class: `wanted`, else that of a report there, else a new one.
std::uint64_t classSeed(const ClassFolder& found, const fs::path& out,
                        std::optional<std::uint64_t> wanted) {
  if (wanted) return *wanted;
  for (const Entry& each : found.entries) {
    const std::optional<Report> report = reportIn(jsonOf(each, out));
    if (report && report->isComplete) return report->seed;
  }
  return std::random_device()();
}

// Keeps other processes from writing to the folder, as long as it lives.
FileDescriptor locked(const fs::path& folder) {
  FileDescriptor opened(::open(folder.c_str(), O_RDONLY | O_CLOEXEC));
  if (::flock(opened.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    throw std::invalid_argument(
        fmt::format("another `grade --all` writes to {}: wait for it, or choose another --out",
                    folder.string()));
  }
  return opened;
}

// Throws if marking these parts alone would replace reports on others.
void refuseToLoseParts(const ClassFolder& found, const Options& options) {
  for (const Entry& each : found.entries) {
    const std::optional<Report> report = reportIn(jsonOf(each, options.out));
    for (const PartResult& part : report.value_or(Report()).parts) {
      if (std::ranges::find(options.parts, part.part) != options.parts.end()) continue;
      throw std::invalid_argument(fmt::format(
          "{} has reports on part {}, which --part would take out: choose another --out",
          options.out.string(), part.part));
    }
  }
}

// The corrections in `out`, if there are any. Puts mended copies in the place of submissions.
std::vector<Correction> takeCorrections(ClassFolder& found, const Options& options) {
  const fs::path file = options.out / "corrections.json";
  if (!fs::exists(file)) return {};
  try {
    const std::vector<PartResult> parts = partsFor(options);
    std::vector<Correction> corrections = correctionsIn(readFile(file, kLargestFile));
    for (const Correction& each : corrections) {
      const auto entry = std::ranges::find(found.entries, each.submission, &Entry::name);
      require(entry != found.entries.end(), "there is no submission " + each.submission);
      const auto part = std::ranges::find(parts, each.part, &PartResult::part);
      require(each.part.empty() || part != parts.end(), "there is no part " + each.part);
      require(each.part.empty() || (0 <= each.marks && each.marks <= part->outOf),
              fmt::format("part {} has 0 to {} marks", each.part, part->outOf));
      if (each.mended.empty()) continue;
      entry->path = options.out / each.mended;
      require(fs::exists(entry->path), fmt::format("there is no {}", entry->path.string()));
    }
    return corrections;
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(fmt::format("{}: {}", file.string(), error.what()));
  }
}

// `run`: how many were not as they were before.
void tell(const ClassFolder& found, const std::vector<Report>& reports, std::size_t run,
          const std::set<std::string>& lacking, const std::vector<fs::path>& files) {
  std::vector<std::string> look;
  for (const Report& each : reports) {
    const std::string reasons = fmt::format("{}", fmt::join(reasonsToLook(each), " "));
    if (reasons.empty()) continue;
    look.push_back(fmt::format("  {}: {}\n", each.submission, apps::bounded(reasons, 300)));
  }
  std::string text = headline(reports) + '\n';
  if (run == 0) {
    text += "Nothing was run; all marks are computed from earlier reports.\n";
  } else if (run < found.entries.size()) {
    text += fmt::format("Run: {}; the marks of the others are computed from earlier reports.\n",
                        sudoku::counted(run, "submission"));
  }
  if (!lacking.empty()) {
    text += fmt::format("Not in earlier reports, so run: {}\n", fmt::join(lacking, ", "));
  }
  text += fmt::format("Need a look: {}\n{}", look.size(), fmt::join(look, ""));
  if (!found.others.empty()) {
    text += fmt::format("Neither a folder nor a zip file, so left out: {}\n",
                        fmt::join(found.others, ", "));
  }
  if (const std::size_t waiting = found.entries.size() - reports.size(); waiting > 0) {
    text += fmt::format("Stopped before {}. The same command goes on from here.\n",
                        sudoku::counted(waiting, "submission"));
  }
  for (const fs::path& each : files) text += each.string() + '\n';
  std::cout << apps::printable(text);
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
  // These calls report errors that would affect every submission.
  partsFor(options);
  const std::vector<std::string> asked = courseworkFor(options).headers;
  const Sources given = givenHeaders(options.given, asked);
  ClassFolder found = readClass(*options.all, options.out, asked[0]);
  std::vector<Entry> earlier;
  if (options.earlier) earlier = readClass(*options.earlier, options.out, asked[0]).entries;
  fs::create_directories(options.out / "reports");
  const FileDescriptor lock = locked(options.out);
  if (!options.parts.empty()) refuseToLoseParts(found, options);
  const std::vector<Correction> corrections = takeCorrections(found, options);

  const std::atomic<bool>& stop = apps::stopOnSignal();
  const std::uint64_t seed = classSeed(found, options.out, options.seed);
  std::vector<std::optional<Report>> graded(found.entries.size());
  std::vector<std::size_t> left;  // to be run
  std::set<std::string> lacking;  // tests that earlier reports lack
  for (std::size_t i = 0; i < graded.size(); ++i) {
    graded[i] = keptReport(found.entries[i], options, seed, lacking);
    graded[i] ? write(*graded[i], found.entries[i], corrections, options.out) : left.push_back(i);
  }
  if (!left.empty()) {
    requireCompiler(compilerNamed(options.compiler), sandboxFor(options));
    if (options.given || options.weights) requireMarkable(options);
    std::vector<std::string> command = markingArguments(options, seed);
    command.insert(command.begin(), fs::canonical("/proc/self/exe").string());
    apps::Progress progress("submissions", left.size());
    apps::inParallel(left.size(), options.jobs, [&](std::size_t i) {
      const Entry& entry = found.entries[left[i]];
      std::optional<Report>& report = graded[left[i]];
      if (!stop) report = gradeEntry(entry, command, options, stop, progress);
      if (report) write(*report, entry, corrections, options.out);
      progress.advance();
    });
  }
  std::vector<Report> reports;
  for (std::optional<Report>& each : graded) {
    if (each) reports.push_back(std::move(*each));
  }
  if (reports.empty()) {
    std::cout << "Stopped before the first submission was graded. The same command begins again.\n";
    return apps::signalStatus();
  }
  writeWhole(options.out / "marks.csv", toCsv(reports));
  const apps::Json copies = copiesIn(found.entries, earlier, asked, given, sandboxFor(options),
                                     options.out / "copies.json");
  writeWhole(options.out / "index.html", classPage(reports, copies));
  std::vector<fs::path> files{options.out / "reports", options.out / "marks.csv",
                              options.out / "index.html"};
  for (const auto& [name, bytes] : platformFiles(reports)) {
    files.push_back(options.out / name);
    writeWhole(files.back(), bytes);
  }
  tell(found, reports, left.size(), lacking, files);
  if (const std::string note = copies.at("note"); !note.empty() && !stop) std::cout << note << '\n';
  return stop ? apps::signalStatus() : static_cast<int>(statusOf(reports));
}

}  // namespace grading
