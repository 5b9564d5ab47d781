#include "apps/grade/subjects/SubjectCompiler.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <random>
#include <set>
#include <stdexcept>
#include <utility>

#include "apps/grade/intake/FileNames.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/subjects/Compilers.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/InParallel.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr const char* kProgram = "main";  // says nothing about grading

// In the order of trying: the assignment's standard, then the newest one.
constexpr const char* kStandards[] = {"c++11", "c++20"};

constexpr const char* kSubjectSources[] = {"Subject.cpp", "SubjectBoard.h", "SubjectBestFirst.h"};

// Warnings about mistakes that fail only at run time. GCC finds some only when it optimises.
constexpr const char* kWarnings[] = {"return-type",  "uninitialized",      "maybe-uninitialized",
                                     "array-bounds", "return-local-addr",  "infinite-recursion",
                                     "nonnull",      "free-nonheap-object"};

// If the compiler proper is killed, a driver such as g++ exits with the same status as after any
// error. Only its message differs.
bool hidesAKill(const std::string& output) {
  const auto has = [&](const char* text) { return output.find(text) != std::string::npos; };
  return has("signal terminated program") || has("out of memory allocating") ||
         has("virtual memory exhausted");
}

// A name that no submission can guess, so that its headers cannot look for our sources.
std::string randomName() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

Sources embedded(const auto& names) {
  Sources sources;
  for (const std::string_view name : names) sources.emplace(name, apps::embeddedText(name));
  return sources;
}

// Directives that end the submission's macros before our sources, which they could break or change.
// Macros that begin with _ configure standard headers.
std::string endOfMacros(const std::map<std::string, std::string>& files) {
  std::set<std::string_view> names;
  for (const auto& [path, text] : files) {
    for (const std::string_view rest : argumentsOf("define", text)) {
      const auto isInName = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
      const auto* const end = std::find_if_not(rest.begin(), rest.end(), isInName);
      const std::string_view name(rest.begin(), end);
      const bool isName = !name.empty() && name[0] != '_' && (name[0] < '0' || '9' < name[0]);
      if (isName) names.insert(name);
    }
  }
  for (const char* const each : {"and", "and_eq", "bitand", "bitor", "compl", "defined", "not",
                                 "not_eq", "or", "or_eq", "xor", "xor_eq"}) {
    names.erase(each);  // these cannot be macros
  }
  return names.empty() ? "" : fmt::format("#undef {}\n", fmt::join(names, "\n#undef "));
}

// The headers that a program with these capabilities begins with. The given ones come first, so
// that a submission cannot replace them by its own.
std::vector<std::string_view> headersOf(const std::vector<std::string>& capabilities) {
  const auto needs = [&](std::initializer_list<const char*> any) {
    return std::find_first_of(capabilities.begin(), capabilities.end(), any.begin(), any.end()) !=
           capabilities.end();
  };
  std::vector<std::string_view> headers = {"Searchable.h"};
  if (needs({"searchable"})) headers.push_back("BreadthFirstSearch.h");
  if (needs({"board", "setSquare", "searchable", "bestFirstSudoku"})) {
    headers.push_back(kSudokuHeader);
  }
  if (needs({"bestFirst", "bestFirstSudoku"})) headers.push_back(kBestFirstHeader);
  return headers;
}

// The submission's headers come before our macros and sources, so that they cannot detect for which
// capabilities they are compiled.
std::string programOf(const std::vector<std::string>& capabilities,
                      const std::string& endOfMacros) {
  std::string program;
  for (const std::string_view header : headersOf(capabilities)) {
    program += fmt::format("#include \"{}\"\n", header);
    // A static_cast to Sudoku would not fail at run time. The name is the message of the compiler.
    if (header == kSudokuHeader) {
      program += "#define Sudoku BestFirstSearch_may_use_only_the_members_of_Searchable\n";
    }
  }
  program += endOfMacros + "#undef Sudoku\n";
  for (const std::string& each : capabilities) program += "#define SUBJECT_" + each + '\n';
  return program + "#include \"Subject.cpp\"\n";
}

}  // namespace

Sources givenHeaders() {
  return embedded(kGivenHeaders);
}

Sources givenHeadersIn(const fs::path& folder) {
  Sources sources;
  for (const std::string_view name : kGivenHeaders) {
    if (!fs::exists(folder / name)) {
      throw std::invalid_argument(fmt::format("there is no {} in {}: it should be a folder with {}",
                                              name, folder.string(),
                                              fmt::join(kGivenHeaders, " and ")));
    }
    // Follows links: a course may keep one copy, and link to it from each year's folder.
    sources.emplace(name, readFile(fs::canonical(folder / name), kLargestFile));
  }
  return sources;
}

SubjectCompiler::SubjectCompiler(const Submission& submission, const Sources& given,
                                 fs::path scratch, CompilerSettings settings)
    : endOfMacros_(endOfMacros(submission.files)),
      scratch_(std::move(scratch)),
      sources_(scratch_ / "sources"),
      subject_(sources_ / randomName()),
      settings_(std::move(settings)) {
  for (const fs::path& folder : {sources_ / "given", sources_ / "submission", subject_}) {
    fs::create_directories(folder);
  }
  writeFiles(embedded(kSubjectSources), subject_);
  writeFiles(given, sources_ / "given");
  writeFiles(submission.files, sources_ / "submission");

  if (!submission.hasSudoku) missing_.emplace_back(kSudokuHeader);
  if (!submission.hasBestFirst) missing_.emplace_back(kBestFirstHeader);
  includes_ = {"-I", (sources_ / "given").string()};
  // For #include <string.h>, the system's file must come before a submission's string.h.
  for (const std::string& folder : submission.includeFolders) {
    includes_.insert(includes_.end(), {"-idirafter", (sources_ / "submission" / folder).string()});
  }
  prefixes_ = {{(sources_ / "submission").string() + '/', ""},
               {(sources_ / "given").string() + '/', "the given "},
               {subject_.string() + '/', "the tests' "}};
  for (const PathPrefix& each : prefixes_) {
    includes_.push_back(fmt::format("-fmacro-prefix-map={}=", each.prefix));
  }
}

Attempt SubjectCompiler::compile(const std::vector<std::string>& capabilities,
                                 const std::string& standard, Optimisation optimisation) const {
  constexpr auto kLeast = 500ms;  // less does not compile anything
  Attempt attempt;
  for (const std::string_view header : headersOf(capabilities)) {
    if (std::find(missing_.begin(), missing_.end(), header) == missing_.end()) continue;
    attempt.error = fmt::format("There is no {}.", header);
    return attempt;
  }
  if (cpuLeft() < kLeast) {
    attempt.error = "The compiler did not finish: it took too long in all.";
    return attempt;
  }
  const Command command = commandFor(programOf(capabilities, endOfMacros_), standard, optimisation);
  const Termination ending = run(command, settings_.sandbox);
  usedCpu_ += ending.cpu.count();
  if (ending.kind != Termination::Kind::exited || ending.code != 0) return failed(ending);
  attempt.isCompiled = true;
  attempt.program = command.folder / kProgram;
  attempt.warnings =
      warningsIn(ending.output, prefixes_, {std::begin(kWarnings), std::end(kWarnings)});
  return attempt;
}

// Writes the text of the program, and returns the command that compiles it in a folder of its own.
Command SubjectCompiler::commandFor(const std::string& text, const std::string& standard,
                                    Optimisation optimisation) const {
  const std::string name = std::to_string(++attempts_);
  const fs::path program = subject_ / (name + ".cpp");
  writeFiles({{program.filename().string(), text}}, subject_);
  fs::create_directories(scratch_ / name);
  Command command = compilerCommand(settings_.compiler, scratch_ / name);
  command.readable.push_back(sources_);
  limitTime(command.bounds, optimisation);

  const auto add = [&](const std::vector<std::string>& some) {
    command.arguments.insert(command.arguments.end(), some.begin(), some.end());
  };
  add({"-std=" + standard, optimisation == Optimisation::none ? "-O0" : "-O2"});
  add({"-fdiagnostics-color=never", "-fmax-errors=20"});
  add({"-fno-lto"});          // asm() could hand the linker bytecode with options
  add({"-Wsystem-headers"});  // -idirafter marks the submission's as such
  for (const char* const each : kWarnings) add({std::string("-W") + each});
  add(includes_);
  add({fmt::format("-fmacro-prefix-map={}=main.cpp", program.string())});
  add({program.string(), "-o", kProgram});
  if (settings_.sandbox != Sandbox::none) add({kStatic});
  return command;
}

Attempt SubjectCompiler::failed(const Termination& ending) const {
  constexpr const char* kUnfinished = "The compiler did not finish: ";
  Attempt attempt;
  // One that computes without end exceeds its processor time first, unless the machine is busy.
  attempt.isOutOfTime = ending.kind == Termination::Kind::wallLimit;
  if (attempt.isOutOfTime) {
    attempt.error = kUnfinished + std::string("its part of the time for this submission was over.");
  } else if (ending.kind == Termination::Kind::notStarted) {
    attempt.error = "The compiler could not be started: " + ending.output;
  } else if (ending.kind != Termination::Kind::exited || hidesAKill(ending.output)) {
    wasStopped_ = true;
    attempt.error = kUnfinished + std::string("it wanted too much memory or time.");
  } else {
    attempt.error = whyUndefined(ending.output);
    attempt.isRefused = attempt.error.empty();
    if (attempt.isRefused) attempt.error = firstError(ending.output, prefixes_);
  }
  return attempt;
}

void SubjectCompiler::limitTime(Bounds& bounds, Optimisation optimisation) const {
  auto deadline = std::chrono::steady_clock::time_point::max();
  if (optimisation == Optimisation::none) deadline = settings_.deadline;
  if (settings_.budget) deadline = std::min(deadline, settings_.budget->deadline());
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
      deadline - std::chrono::steady_clock::now());
  bounds.cpu = std::min(wasStopped_ ? settings_.cpu / 4 : settings_.cpu, cpuLeft());
  bounds.wall = std::clamp<std::chrono::milliseconds>(left, 1ms, settings_.wall);
}

std::chrono::milliseconds SubjectCompiler::cpuLeft() const {
  const std::chrono::nanoseconds left = settings_.cpuOfAll - std::chrono::nanoseconds(usedCpu_);
  return std::chrono::ceil<std::chrono::milliseconds>(left);
}

std::vector<Subject> makeSubjects(const SubjectCompiler& compiler,
                                  const std::vector<std::string>& capabilities, int jobs) {
  std::vector<Subject> subjects;
  std::string before;
  std::string hopeless;  // an error that does not depend on the standard
  for (const char* const standard : kStandards) {
    const Attempt whole = compiler.compile(capabilities, standard);
    if (whole.isCompiled) {
      for (const std::string& each : capabilities) subjects.push_back({each, standard, whole});
      return subjects;
    }
    if (!whole.isRefused) break;
    if (whole.error == before) hopeless = before;
    before = whole.error;
  }
  for (const std::string& each : capabilities) subjects.push_back({each, kStandards[0], {}});
  apps::inParallel(subjects.size(), jobs, [&](std::size_t i) {
    Subject& subject = subjects[i];
    for (const std::string standard : kStandards) {
      const Attempt attempt = compiler.compile({subject.capability}, standard);
      // If no standard helps, the error of the first one is kept.
      if (attempt.isCompiled || attempt.isOutOfTime || standard == kStandards[0]) {
        subject = {subject.capability, standard, attempt};
      }
      if (!attempt.isRefused || attempt.error == hopeless) break;
    }
  });
  return subjects;
}

}  // namespace grading
