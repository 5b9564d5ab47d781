// SubjectCompiler.h: compiles subjects, programs of a submission's headers, our subject sources and
// the course's headers. The compiler is sandboxed too, because it reads untrusted code. As in the
// assignment, it does not optimise, except for the timed searches.

#ifndef APPS_GRADE_SUBJECTS_SUBJECTCOMPILER_H_
#define APPS_GRADE_SUBJECTS_SUBJECTCOMPILER_H_

#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/subjects/CompilerMessages.h"

namespace grading {

// Source texts by file name.
using Sources = std::map<std::string, std::string>;

// Searchable.h and BreadthFirstSearch.h.
Sources givenHeaders();

// The same headers in an instructor's versions. Throws std::invalid_argument if the folder lacks
// one, std::runtime_error if one cannot be read.
Sources givenHeadersIn(const std::filesystem::path& folder);

struct CompilerSettings {
  std::string compiler = "/usr/bin/g++";  // a path; must accept the options of GCC
  Sandbox sandbox = Sandbox::landlock;
  // Processor time for one program. After a program that exceeds it, or the memory bound, the
  // others get a quarter, because most of them would exceed it too.
  std::chrono::milliseconds cpu{12'000};
  // For all programs together, four times the usual.
  std::chrono::milliseconds cpuOfAll{40'000};
  // Time on the clock for one program. Generous, because compilers share processors with others.
  std::chrono::milliseconds wall{60'000};
  // For programs that are not optimised. The deadline of the budget, if there is one, holds for
  // all.
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  std::shared_ptr<TimeBudget> budget = nullptr;
};

struct Attempt {
  bool isCompiled = false;
  bool isRefused = false;             // the compiler reported an error; another standard may help
  bool isOutOfTime = false;           // stopped by the clock; no fault of the submission
  std::string error;                  // unless isCompiled
  std::filesystem::path program;      // if isCompiled
  std::vector<std::string> warnings;  // the important ones, a line each
};

// -O0 or -O2.
enum class Optimisation { none, full };

// Thread-safe.
class SubjectCompiler {
 public:
  // Writes only below `scratch`, the absolute path of an empty folder.
  SubjectCompiler(const Submission& submission, const Sources& given, std::filesystem::path scratch,
                  CompilerSettings settings);

  // Compiles a program with these capabilities.
  Attempt compile(const std::vector<std::string>& capabilities, const std::string& standard,
                  Optimisation optimisation = Optimisation::none) const;

 private:
  Command commandFor(const std::string& program, const std::string& standard,
                     Optimisation optimisation) const;
  Attempt failed(const Termination& ending) const;
  void limitTime(Bounds& bounds, Optimisation optimisation) const;
  std::chrono::milliseconds cpuLeft() const;

  std::string endOfMacros_;
  std::vector<std::string> missing_;  // those of its required headers that it lacks
  std::filesystem::path scratch_;
  std::filesystem::path sources_;
  std::filesystem::path subject_;  // our sources, below sources_
  CompilerSettings settings_;
  mutable std::atomic<int> attempts_ = 0;
  mutable std::atomic<bool> wasStopped_ = false;  // a compilation exceeded a bound
  mutable std::atomic<std::chrono::nanoseconds::rep> usedCpu_ = 0;
  std::vector<std::string> includes_;  // -I and similar options, and how paths are told
  std::vector<PathPrefix> prefixes_;
};

// A program of the submission for a capability.
struct Subject {
  std::string capability;
  std::string standard;  // of the attempt
  Attempt attempt;
};

// Returns a subject for each capability, in this order. Compiles one program with all capabilities,
// which suffices for most submissions, by the assignment's standard or else the newest one. If
// neither accepts it, compiles a program for each capability, up to `jobs` at once.
std::vector<Subject> makeSubjects(const SubjectCompiler& compiler,
                                  const std::vector<std::string>& capabilities, int jobs);

}  // namespace grading

#endif
