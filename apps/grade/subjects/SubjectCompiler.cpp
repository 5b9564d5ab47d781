#include "apps/grade/subjects/SubjectCompiler.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cctype>
#include <iterator>
#include <random>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/intake/FileNames.h"
#include "apps/grade/intake/Submission.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/subjects/CompilerMessages.h"
#include "apps/grade/subjects/Compilers.h"
#include "apps/support/EmbeddedText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr const char* kProgram = "main";  // says nothing about grading

// If the compiler proper is killed, a driver such as g++ exits with the same status as after any
// error. Only its message differs.
bool hidesAKill(const std::string& output) {
  const auto has = [&](const char* text) { return output.find(text) != std::string::npos; };
  return has("signal terminated program") || has("out of memory allocating") ||
         has("virtual memory exhausted");
}

// Warnings about mistakes that fail only at run time. GCC finds some only when it optimises.
constexpr const char* kWarnings[] = {"return-type",  "uninitialized",      "maybe-uninitialized",
                                     "array-bounds", "return-local-addr",  "infinite-recursion",
                                     "nonnull",      "free-nonheap-object"};

// A name that no submission can guess, so that its headers cannot look for our sources.
std::string randomName() {
  std::random_device random;
  return fmt::format("{:08x}{:08x}", random(), random());
}

// All words in a text: names, keywords, numbers.
std::vector<std::string_view> wordsIn(std::string_view text) {
  const auto isInWord = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
  std::vector<std::string_view> words;
  for (const char* at = text.begin(); at != text.end();) {
    const char* const begin = std::find_if(at, text.end(), isInWord);
    at = std::find_if_not(begin, text.end(), isInWord);
    if (begin != at) words.emplace_back(begin, at);
  }
  return words;
}

// Directives that end the submission's macros before our sources, which they could break or change:
// all names in our sources, and its own macros that standard headers may have as names.
std::string endOfMacros(const std::map<std::string, std::string>& files) {
  constexpr std::size_t kMostNames = 10'000;
  std::set<std::string_view> names;
  const Sources ours = subjectSources();
  for (const auto& [file, text] : ours) {
    for (const std::string_view word : wordsIn(text)) names.insert(word);
  }
  const auto isLower = [](unsigned char c) { return std::islower(c) != 0; };
  for (const auto& [path, text] : files) {
    std::string_view before;
    for (const std::string_view word : wordsIn(text)) {
      const bool isMacro = std::exchange(before, word) == "define" && word.front() != '_' &&
                           std::any_of(word.begin(), word.end(), isLower);
      if (isMacro && names.size() < kMostNames) names.insert(word);
    }
  }
  // These cannot be macros.
  std::erase_if(names, [](std::string_view word) { return '0' <= word[0] && word[0] <= '9'; });
  for (const char* const each : {"and", "and_eq", "bitand", "bitor", "compl", "defined", "not",
                                 "not_eq", "or", "or_eq", "xor", "xor_eq"}) {
    names.erase(each);
  }
  return fmt::format("#undef {}\n", fmt::join(names, "\n#undef "));
}

// An attempt that no other standard can help.
Attempt unfinished(const std::string& why) {
  Attempt attempt;
  attempt.isFinal = true;
  attempt.error = "The compiler did not finish: " + why;
  return attempt;
}

// The given headers come first, so that a submission cannot replace them by its own. Its headers
// come before our macros and sources, so that they cannot detect for which capabilities they are
// compiled.
std::string programOf(const std::vector<std::string>& capabilities,
                      const std::string& endOfMacros) {
  const auto needs = [&](std::initializer_list<const char*> any) {
    return std::find_first_of(capabilities.begin(), capabilities.end(), any.begin(), any.end()) !=
           capabilities.end();
  };
  std::string program = "#include \"Searchable.h\"\n";
  if (needs({"searchable"})) program += "#include \"BreadthFirstSearch.h\"\n";
  if (needs({"board", "setSquare", "searchable", "bestFirstSudoku"})) {
    program += "#include \"Sudoku.h\"\n";
    // A static_cast to Sudoku would not fail at run time. The name is the message of the compiler.
    program += "#define Sudoku BestFirstSearch_may_use_only_the_members_of_Searchable\n";
  }
  if (needs({"bestFirst", "bestFirstSudoku"})) program += "#include \"BestFirstSearch.h\"\n";
  program += endOfMacros;
  for (const std::string& each : capabilities) program += "#define SUBJECT_" + each + '\n';
  return program + "#include \"Subject.cpp\"\n";
}

}  // namespace

Sources subjectSources() {
  Sources sources;
  std::vector<std::string> waiting = {"Subject.cpp"};
  while (!waiting.empty()) {
    const std::string name = waiting.back();
    waiting.pop_back();
    const auto [source, isNew] = sources.emplace(name, "");
    if (!isNew) continue;
    source->second = apps::embeddedText(name);
    for (const std::string_view included : includedNames(source->second)) {
      if (included.starts_with("Subject")) waiting.emplace_back(included);
    }
  }
  return sources;
}

Sources givenHeaders() {
  Sources sources;
  for (const std::string_view name : kGivenHeaders) {
    sources.emplace(name, apps::embeddedText(name));
  }
  return sources;
}

Sources givenHeadersIn(const std::filesystem::path& folder) {
  Sources sources;
  for (const std::string_view name : kGivenHeaders) {
    if (!std::filesystem::exists(folder / name)) {
      throw std::invalid_argument(fmt::format("there is no {} in {}: it should be a folder with {}",
                                              name, folder.string(),
                                              fmt::join(kGivenHeaders, " and ")));
    }
    // Follows links: a course may keep one copy, and link to it from each year's folder.
    sources.emplace(name, readFile(std::filesystem::canonical(folder / name), kLargestFile));
  }
  return sources;
}

SubjectCompiler::SubjectCompiler(const Submission& submission, const Sources& given,
                                 fs::path scratch, CompilerSettings settings)
    : files_(submission.files),
      endOfMacros_(endOfMacros(submission.files)),
      scratch_(std::move(scratch)),
      sources_(scratch_ / "sources"),
      subject_(sources_ / randomName()),
      settings_(std::move(settings)) {
  for (const fs::path& folder : {sources_ / "given", sources_ / "submission", subject_}) {
    fs::create_directories(folder);
  }
  writeFiles(subjectSources(), subject_);
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

Attempt SubjectCompiler::check(const std::vector<std::string>& capabilities,
                               const std::string& standard) const {
  return attempt(capabilities, standard, "-fsyntax-only", bounded(settings_.deadline));
}

Attempt SubjectCompiler::compile(const std::vector<std::string>& capabilities,
                                 const std::string& standard, Optimisation optimisation) const {
  return optimisation == Optimisation::none
             ? attempt(capabilities, standard, "-O0", bounded(settings_.deadline))
             : attempt(capabilities, standard, "-O2", bounded(Deadline::max()));
}

SubjectCompiler::Deadline SubjectCompiler::bounded(Deadline deadline) const {
  return settings_.budget ? std::min(deadline, settings_.budget->deadline()) : deadline;
}

Attempt SubjectCompiler::attempt(const std::vector<std::string>& capabilities,
                                 const std::string& standard, const std::string& option,
                                 Deadline deadline) const {
  constexpr auto kLeast = 500ms;  // less does not compile anything
  if (cpuLeft() < kLeast) return unfinished("it took too long in all.");
  const std::string name = std::to_string(++attempts_);
  const fs::path folder = scratch_ / name;
  fs::create_directories(folder);
  const fs::path program = subject_ / (name + ".cpp");
  writeFiles({{program.filename().string(), programOf(capabilities, endOfMacros_)}}, subject_);
  Command command = compilerCommand(settings_.compiler, folder);
  command.readable.push_back(sources_);
  limitTime(command.bounds, deadline);

  command.arguments.insert(
      command.arguments.end(),
      {"-std=" + standard, option, "-fdiagnostics-color=never", "-fmax-errors=20"});
  command.arguments.push_back("-fno-lto");  // asm() could hand the linker bytecode with options
  command.arguments.push_back("-Wsystem-headers");  // -idirafter marks the submission's as such
  for (const char* const each : kWarnings) {
    command.arguments.push_back(std::string("-W") + each);
  }
  command.arguments.insert(command.arguments.end(), includes_.begin(), includes_.end());
  command.arguments.insert(command.arguments.end(), settings_.options.begin(),
                           settings_.options.end());
  command.arguments.push_back(fmt::format("-fmacro-prefix-map={}=main.cpp", program.string()));
  command.arguments.insert(command.arguments.end(), {program.string(), "-o", kProgram});
  if (settings_.sandbox != Sandbox::none) command.arguments.emplace_back(kStatic);

  const Termination ending = run(command, settings_.sandbox);
  usedCpu_ += ending.cpu.count();
  const bool isFailed = ending.kind != Termination::Kind::exited || ending.code != 0;
  if (isFailed) return failed(ending);
  Attempt attempt;
  attempt.isCompiled = true;
  attempt.program = command.folder / kProgram;
  attempt.warnings =
      warningsIn(ending.output, prefixes_, {std::begin(kWarnings), std::end(kWarnings)});
  return attempt;
}

Attempt SubjectCompiler::failed(const Termination& ending) const {
  Attempt attempt;
  attempt.isFinal = true;
  // One that computes without end exceeds its processor time first, unless the machine is busy.
  attempt.isOutOfTime = ending.kind == Termination::Kind::wallLimit;
  if (attempt.isOutOfTime) {
    attempt.error =
        "The compiler did not finish: its part of the time for this submission was over.";
  } else if (const auto header = missingIn(ending)) {
    attempt.error = fmt::format("There is no {}.", *header);
  } else if (ending.kind == Termination::Kind::notStarted) {
    attempt.error = fmt::format("The compiler could not be started: {}", ending.output);
  } else if (ending.kind != Termination::Kind::exited) {
    wasStopped_ = true;
    attempt.error = "The compiler did not finish. " + ending.sentence();
  } else if (hidesAKill(ending.output)) {
    wasStopped_ = true;
    attempt = unfinished("it wanted too much memory or time.");
  } else if (const auto undefined = whyUndefined(ending.output, files_)) {
    attempt.error = *undefined;
  } else {
    attempt.isFinal = false;
    attempt.isRefused = true;
    attempt.error = firstError(ending.output, prefixes_);
    const std::string advice = adviceOn(attempt.error);
    if (!advice.empty()) attempt.error += '\n' + advice;
  }
  return attempt;
}

void SubjectCompiler::limitTime(Bounds& bounds, Deadline deadline) const {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
      deadline - std::chrono::steady_clock::now());
  bounds.cpu = std::min(wasStopped_ ? settings_.cpu / 4 : settings_.cpu, cpuLeft());
  bounds.wall = std::clamp<std::chrono::milliseconds>(left, 1ms, settings_.wall);
}

std::chrono::milliseconds SubjectCompiler::cpuLeft() const {
  const std::chrono::nanoseconds left = settings_.cpuOfAll - std::chrono::nanoseconds(usedCpu_);
  return std::chrono::ceil<std::chrono::milliseconds>(left);
}

// The header that the compiler did not find because the submission lacks it.
std::optional<std::string> SubjectCompiler::missingIn(const Termination& ending) const {
  for (const std::string& header : missing_) {
    const std::string complaint = fmt::format("fatal error: {}: No such file", header);
    if (ending.output.find(complaint) != std::string::npos) return header;
  }
  return std::nullopt;
}

}  // namespace grading
