#include "apps/grade/subjects/SubjectCompiler.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/InParallel.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr const char* kProgram = "main";

// A program that opens no files to start, so that the sandbox can run it.
constexpr const char* kStatic = "-static";

// In the order of trying: the assignment's standard, then the newest one.
constexpr const char* kStandards[] = {"c++11", "c++20"};

constexpr const char* kSubjectSources[] = {"Subject.cpp", "SubjectBoard.h", "SubjectDriver.h",
                                           "SubjectChecked.h"};

// If the compiler proper is killed, a driver such as g++ exits with the same status as after any
// error. Only its message differs.
bool hidesAKill(const std::string& output) {
  const auto has = [&](const char* text) { return output.find(text) != std::string::npos; };
  return has("signal terminated program") || has("out of memory allocating") ||
         has("virtual memory exhausted");
}

// A command that runs the compiler without arguments in `folder`, which it may write to.
Command compilerCommand(const std::string& compiler, const fs::path& folder) {
  return {.arguments = {compiler}, .folder = folder, .bounds = {.memoryBytes = 2048ULL << 20}};
}

Sources embedded(const auto& names) {
  Sources sources;
  for (const std::string_view name : names) sources.emplace(name, apps::embeddedText(name));
  return sources;
}

// Directives that end the submission's macros before our sources, which students' macros break by
// mistake. Macros that begin with _ configure standard headers. One that `%:define` hides stays,
// and changes a program that is not trusted anyway.
std::string endOfMacros(const std::map<std::string, std::string>& files) {
  std::set<std::string_view> names;
  for (const auto& [path, text] : files) {
    for (const std::string_view rest : argumentsOf("define", text)) {
      const std::string_view name = rest.substr(0, rest.find_first_not_of(kInNames));
      const bool isName = !name.empty() && name[0] != '_' && (name[0] < '0' || '9' < name[0]);
      if (isName) names.insert(name);
    }
  }
  return names.empty() ? "" : fmt::format("#undef {}\n", fmt::join(names, "\n#undef "));
}

// The headers that a program with these capabilities begins with. The given ones come first, so
// that a submission cannot replace them by its own. Sudoku.h comes before a driver that includes
// it.
std::vector<std::string> headersOf(const std::vector<std::string>& capabilities,
                                   bool includesSudoku, bool isBreadthFirstGiven) {
  const auto needs = [&](std::initializer_list<const char*> any) {
    return std::find_first_of(capabilities.begin(), capabilities.end(), any.begin(), any.end()) !=
           capabilities.end();
  };
  std::vector<std::string> headers = {"Searchable.h"};
  if (needs({"searchable"}) && isBreadthFirstGiven) headers.emplace_back(kGivenHeaders[1]);
  if (needs({"board", "setSquare", "searchable", "bestFirstSudoku"}) || includesSudoku) {
    headers.emplace_back(kSudokuHeader);
  }
  for (const std::string& each : capabilities) {
    if (each.ends_with("Search")) headers.push_back(each + ".h");  // a driver
  }
  if (needs({"bestFirstSudoku"}) && !needs({"BestFirstSearch"})) {
    headers.emplace_back(kBestFirstHeader);
  }
  return headers;
}

// The submission's headers come before our macros and sources, so that they cannot detect for which
// capabilities they are compiled. A driver that names Sudoku lacks its capability; the name in the
// macro is the message of the compiler. The macro SUBJECT_DRIVERS has a DRIVER(class) for each.
std::string programOf(const std::vector<std::string>& headers,
                      const std::vector<std::string>& capabilities,
                      const std::string& endOfMacros) {
  std::string program, drivers;
  bool hasSudoku = false;
  for (const std::string& header : headers) {
    const std::string name = header.substr(0, header.find('.'));
    if (std::ranges::find(capabilities, name) != capabilities.end()) {
      drivers += fmt::format(" DRIVER({})", name);
      if (hasSudoku) {
        program += fmt::format(
            "#undef Sudoku\n#define Sudoku {}_may_use_only_the_members_of_Searchable\n", name);
      }
    }
    program += fmt::format("#include \"{}\"\n#include \"{}{}\"\n", header, kAtEnd, header);
    hasSudoku = hasSudoku || header == kSudokuHeader;
  }
  program += endOfMacros + "#undef Sudoku\n";
  for (const std::string& each : capabilities) program += "#define SUBJECT_" + each + '\n';
  if (!drivers.empty()) program += fmt::format("#define SUBJECT_DRIVERS{}\n", drivers);
  return program + "#include \"Subject.cpp\"\n";
}

}  // namespace

Sources givenHeaders(const std::optional<fs::path>& folder, const std::vector<std::string>& asked) {
  const auto isAsked = [&](std::string_view name) {
    return std::ranges::find(asked, name) != asked.end();
  };
  Sources sources;
  for (const std::string_view name : kGivenHeaders) {
    if (isAsked(name)) continue;
    if (folder && fs::exists(*folder / name)) {
      // Follows links: a course may keep one copy, and link to it from each year's folder.
      sources.emplace(name, readFile(fs::canonical(*folder / name), kLargestFile));
    } else if (folder && name == kGivenHeaders[0]) {
      throw std::invalid_argument(
          fmt::format("there is no {} in {}, a folder of given headers", name, folder->string()));
    } else if (name == kGivenHeaders[0] || isAsked(kSudokuHeader)) {
      sources.emplace(name, apps::embeddedText(name));
    }
  }
  return sources;
}

std::string compilerNamed(const std::string& name) {
  const auto isProgram = [](const fs::path& file) { return ::access(file.c_str(), X_OK) == 0; };
  if (name.find('/') != std::string::npos) {
    if (isProgram(name)) return fs::absolute(name).string();
  } else {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path == nullptr ? "/usr/bin:/bin" : path);
    for (std::string folder; std::getline(folders, folder, ':');) {
      if (!folder.empty() && isProgram(fs::path(folder) / name)) return fs::path(folder) / name;
    }
  }
  throw std::runtime_error(
      fmt::format("there is no compiler {}. On Debian or Ubuntu: apt-get install g++", name));
}

void requireCompiler(const std::string& compiler, Sandbox sandbox) {
  const ScratchFolder scratch;
  std::ofstream(scratch.path() / "program.cpp") << "int main() {}\n";
  Command command = compilerCommand(compiler, scratch.path());
  for (const char* const each : {"program.cpp", "-o", kProgram}) command.arguments.push_back(each);
  if (sandbox != Sandbox::none) command.arguments.emplace_back(kStatic);
  const Termination ending = run(command, sandbox);
  const bool isExited = ending.kind == Termination::Kind::exited;
  if (isExited && ending.code == 0) return;
  const std::string printed = firstError(ending.output, {});
  throw std::runtime_error(fmt::format(
      "the compiler {} cannot be used, so nothing was graded:\n  {}\n"
      "  It must be installed below /usr and link statically (on Fedora: dnf install glibc-static "
      "libstdc++-static)",
      compiler, isExited && !printed.empty() ? printed : ending.sentence()));
}

SubjectCompiler::SubjectCompiler(const Submission& submission, const Sources& given,
                                 fs::path scratch, CompilerSettings settings)
    : endOfMacros_(endOfMacros(submission.files)),
      headers_(submission.headers),
      scratch_(std::move(scratch)),
      sources_(scratch_ / "sources"),
      subject_(sources_ / "subject"),
      settings_(std::move(settings)) {
  for (const fs::path& folder : {sources_ / "given", sources_ / "submission", subject_}) {
    fs::create_directories(folder);
  }
  writeFiles(embedded(kSubjectSources), subject_);
  // A declaration after each header, which is an error if that does not end properly.
  for (const auto& [name, text] : given) {
    writeFiles({{fmt::format("{}{}", kAtEnd, name), "namespace {}\n"}}, subject_);
  }
  writeFiles(given, sources_ / "given");
  for (const auto& [name, path] : headers_) {
    writeFiles({{fmt::format("{}{}", kAtEnd, name), "namespace {}\n"}}, subject_);
  }
  writeFiles(submission.files, sources_ / "submission");

  for (const auto& [path, text] : submission.files) {
    if (!path.ends_with(".h") || path.ends_with(kSudokuHeader)) continue;
    for (const std::string_view rest : argumentsOf("include", text)) {
      const bool isAsked = headers_.contains(std::string(kSudokuHeader));
      if (isAsked && rest.find(kSudokuHeader) != rest.npos) includesSudoku_ = true;
    }
  }
  includes_ = {"-I", (sources_ / "given").string()};
  // For #include <string.h>, the system's file must come before a submission's string.h.
  for (const std::string& folder : submission.includeFolders) {
    includes_.insert(includes_.end(), {"-idirafter", (sources_ / "submission" / folder).string()});
  }
  prefixes_ = {{(sources_ / "submission").string() + '/', ""},
               {(sources_ / "given").string() + '/', "the given "},
               {(subject_ / kAtEnd).string(), std::string(kAtEnd)},
               {subject_.string() + '/', std::string(kInTests)},
               {scratch_.string(), ""}};  // of the assembler and the linker
}

Attempt SubjectCompiler::compile(const std::vector<std::string>& capabilities,
                                 const std::string& standard, Build build) const {
  constexpr auto kLeast = 500ms;  // less does not compile anything
  const bool isGiven = !headers_.contains(std::string(kGivenHeaders[1]));
  const std::vector<std::string> headers = headersOf(capabilities, includesSudoku_, isGiven);
  for (const std::string& header : headers) {
    const auto asked = headers_.find(header);
    if (asked == headers_.end() || !asked->second.empty()) continue;
    return {.error = fmt::format("There is no {}.", header)};
  }
  if (cpuLeft() < kLeast) return {.error = "The compiler took too long for the programs before."};
  std::string program = programOf(headers, capabilities, endOfMacros_);
  std::vector<std::string> options{build == Build::optimised ? "-O2" : "-O0"};
  if (build == Build::checked) {
    program += "#include \"SubjectChecked.h\"\n";
    // What -fsanitize=vptr needs is not linked statically.
    options.insert(options.end(), {"-D_GLIBCXX_DEBUG", "-fsanitize=undefined", "-fno-sanitize=vptr",
                                   "-fno-sanitize-recover=undefined"});
    // Only GCC knows it: an array that is the last member is checked, too.
    if (!isClang()) options.emplace_back("-fsanitize=bounds-strict");
  }
  const Command command = commandFor(program, standard, options);
  const Termination ending = run(command, settings_.sandbox);
  if (ending.kind != Termination::Kind::exited || ending.code != 0)
    return failed(ending, command.bounds);
  return {.isCompiled = true, .program = command.folder / kProgram};
}

// Writes the text of the program, and returns the command that compiles it in a folder of its own.
Command SubjectCompiler::commandFor(const std::string& text, const std::string& standard,
                                    const std::vector<std::string>& options) const {
  const std::string name = std::to_string(++attempts_);
  writeFiles({{name + ".cpp", text}}, subject_);
  fs::create_directories(scratch_ / name);
  Command command = compilerCommand(settings_.compiler, scratch_ / name);
  command.readable = {sources_};
  command.budget = settings_.budget;
  command.bounds.cpu = std::min(settings_.cpu, cpuLeft());
  const auto left = settings_.deadline - std::chrono::steady_clock::now();
  command.bounds.wall = std::max(1ms, std::chrono::duration_cast<std::chrono::milliseconds>(left));

  std::vector<std::string>& arguments = command.arguments;
  arguments.insert(arguments.end(), options.begin(), options.end());
  arguments.insert(arguments.end(),
                   {"-std=" + standard, "-fdiagnostics-color=never", "-fmax-errors=20",
                    "-fno-lto",  // asm() could hand the linker bytecode with options
                    // -idirafter makes headers the system's, where some errors would not count.
                    "-Wsystem-headers"});
  // An error of Clang's in the <cmath> of GCC, which is then reported.
  if (isClang()) arguments.emplace_back("-Wno-invalid-constexpr");
  arguments.insert(arguments.end(), includes_.begin(), includes_.end());
  arguments.insert(arguments.end(), {(subject_ / (name + ".cpp")).string(), "-o", kProgram});
  if (settings_.sandbox != Sandbox::none) arguments.push_back(kStatic);
  return command;
}

Attempt SubjectCompiler::failed(const Termination& ending, const Bounds& bounds) const {
  constexpr const char* kUnfinished = "The compiler did not finish: ";
  Attempt attempt;
  // One that computes without end exceeds its processor time first, unless the machine is busy.
  attempt.isOutOfTime = ending.kind == Termination::Kind::wallLimit;
  if (attempt.isOutOfTime) {
    attempt.error = kUnfinished + std::string("its part of the time for this submission was over.");
  } else if (ending.kind == Termination::Kind::notStarted) {
    attempt.error = "The compiler could not be started: " + ending.output;
  } else if (ending.kind != Termination::Kind::exited || hidesAKill(ending.output)) {
    // The kernel's two ways of counting processor time differ.
    const bool isLong = ending.cpu > bounds.cpu / 2;
    const auto stopped = fmt::format("it took too long: {} ms.", ending.cpu / 1ms);
    attempt.error = kUnfinished + (isLong ? stopped : "it wanted too much memory.");
  } else {
    attempt.isRefused = true;
    attempt.error = firstError(ending.output, prefixes_);
  }
  return attempt;
}

std::chrono::milliseconds SubjectCompiler::cpuLeft() const {
  const auto left = settings_.budget->cpuLeft() - settings_.cpuOfCalls;
  return std::chrono::ceil<std::chrono::milliseconds>(left);
}

std::vector<Subject> makeSubjects(const SubjectCompiler& compiler,
                                  const std::vector<std::string>& capabilities, int jobs) {
  std::vector<Subject> subjects;
  std::set<std::string> errors;  // of the whole; a single one does not depend on the standard
  for (const char* const standard : kStandards) {
    const Attempt whole = compiler.compile(capabilities, standard);
    if (whole.isCompiled) {
      for (const std::string& each : capabilities) subjects.push_back({each, standard, whole});
      return subjects;
    }
    errors.insert(whole.error);
    if (!whole.isRefused) break;
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
      if (!attempt.isRefused || errors == std::set{attempt.error}) break;
    }
  });
  return subjects;
}

}  // namespace grading
