// SubjectCompiler.h: finds a compiler, and compiles subjects: programs of a submission's headers,
// our subject sources and the course's headers. The compiler is sandboxed too, because it reads
// untrusted code. As in the assignment, it does not optimise, except for the timed searches.

#pragma once

#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/subjects/CompilerMessages.h"

namespace grading {

// Source texts by file name.
using Sources = std::map<std::string, std::string>;

// Searchable.h, and BreadthFirstSearch.h unless it is `asked` for: an instructor's versions in
// `folder`, or those of the Sudoku coursework, of which only that has a BreadthFirstSearch.h.
// Throws std::invalid_argument if the folder lacks Searchable.h, std::runtime_error if one cannot
// be read.
Sources givenHeaders(const std::optional<std::filesystem::path>& folder = std::nullopt,
                     const std::vector<std::string>& asked = kSudokuCoursework);

// The path of a compiler: the name itself if it has a folder, else the first match on PATH. Throws
// std::runtime_error if there is none.
std::string compilerNamed(const std::string& name);

// Throws std::runtime_error, with the compiler's output, if the compiler does not work in this
// sandbox, because then every submission would get no marks.
void requireCompiler(const std::string& compiler, Sandbox sandbox);

struct CompilerSettings {
  std::string compiler = "/usr/bin/g++";  // a path; must accept the options of GCC
  Sandbox sandbox = Sandbox::landlock;
  std::chrono::milliseconds cpu{12'000};  // processor time for one program
  std::shared_ptr<TimeBudget> budget = std::make_shared<TimeBudget>(std::chrono::minutes(1));
  std::chrono::milliseconds cpuOfCalls{0};  // is left of it
  std::chrono::steady_clock::time_point deadline =
      std::chrono::steady_clock::now() + std::chrono::minutes(1);
};

struct Attempt {
  bool isCompiled = false;
  bool isRefused = false;           // an error was reported; another standard may help
  bool isOutOfTime = false;         // stopped by the clock; no fault of the submission
  std::string error{};              // unless isCompiled
  std::filesystem::path program{};  // if isCompiled
};

// By -O0, by -O2, or so that it reports undefined behaviour, as
// tests/coursework/subject/SubjectChecked.h says, with the compiler's libraries for sanitizers.
enum class Build { plain, optimised, checked };

// Thread-safe.
class SubjectCompiler {
 public:
  // Writes only below `scratch`, the absolute path of an empty folder.
  SubjectCompiler(const Submission& submission, const Sources& given, std::filesystem::path scratch,
                  CompilerSettings settings);

  // Compiles a program with these capabilities.
  Attempt compile(const std::vector<std::string>& capabilities, const std::string& standard,
                  Build build = Build::plain) const;

 private:
  Command commandFor(const std::string& program, const std::string& standard,
                     const std::vector<std::string>& options) const;
  Attempt failed(const Termination& ending, const Bounds& bounds) const;
  std::chrono::milliseconds cpuLeft() const;
  bool isClang() const { return settings_.compiler.find("clang") != std::string::npos; }

  std::string endOfMacros_;
  bool includesSudoku_ = false;                 // a header other than Sudoku.h does
  std::map<std::string, std::string> headers_;  // Submission::headers
  std::filesystem::path scratch_;
  std::filesystem::path sources_;
  std::filesystem::path subject_;  // our sources, below sources_
  CompilerSettings settings_;
  mutable std::atomic<int> attempts_ = 0;
  std::vector<std::string> includes_;  // -I and similar options
  std::vector<PathPrefix> prefixes_;
};

// A program of the submission for a capability.
struct Subject {
  std::string capability;
  std::string standard{};  // of the attempt
  Attempt attempt{};
};

// Returns a subject for each capability, in this order. Compiles one program with all capabilities,
// which suffices for most submissions, by the assignment's standard or else the newest one. If
// neither accepts it, compiles a program for each capability, up to `jobs` at once.
std::vector<Subject> makeSubjects(const SubjectCompiler& compiler,
                                  const std::vector<std::string>& capabilities, int jobs);

}  // namespace grading
