// SubjectCompiler.h: compiles subjects: a submission's headers, our subject sources, and the
// headers that the course hands out. The compiler reads what a student wrote, so it is sandboxed
// too. It compiles as the assignment says, without optimisation, but for the timed searches.

#ifndef APPS_GRADE_SUBJECTS_SUBJECTCOMPILER_H_
#define APPS_GRADE_SUBJECTS_SUBJECTCOMPILER_H_

#include <atomic>
#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/intake/Submission.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/subjects/CompilerMessages.h"

namespace grading {

// Texts by name.
using Sources = std::map<std::string, std::string>;

// Subject.cpp and all of ours that it includes.
Sources subjectSources();

// Searchable.h and BreadthFirstSearch.h.
Sources givenHeaders();

// The same of an instructor. Throws std::invalid_argument if one is not in the folder,
// std::runtime_error if one cannot be read.
Sources givenHeadersIn(const std::filesystem::path& folder);

struct CompilerSettings {
  std::string compiler = "/usr/bin/g++";  // with its folder; takes the options of GCC
  std::vector<std::string> options = {};  // further ones, which can overrule those given here
  Sandbox sandbox = Sandbox::bubblewrap;
  // Processor time for one program. After one that exceeds it or wants too much memory, the others
  // have a quarter: most of them would do the same.
  std::chrono::milliseconds cpu{16'000};
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
  // Of programs that are optimised.
  std::chrono::steady_clock::time_point lastDeadline = std::chrono::steady_clock::time_point::max();
};

struct Attempt {
  bool isCompiled = false;
  bool isRefused = false;    // by the compiler, for an error that it points to
  bool isOutOfTime = false;  // the deadline came first, whatever the submission is like
  // No other standard can help: a bound was reached, a header is missing, or what is declared is
  // defined nowhere.
  bool isFinal = false;
  std::chrono::nanoseconds cpu{0};    // of the compiler
  std::string error;                  // unless it is compiled
  std::filesystem::path program;      // if it is compiled
  std::vector<std::string> warnings;  // the important ones, a line each
};

// -std=c++11, and -O2 as well where speed is what counts.
enum class Optimisation { none, full };

// Several threads may use one at once.
class SubjectCompiler {
 public:
  // Everything is written below `scratch`, an absolute path to a folder that is there and empty.
  SubjectCompiler(const Submission& submission, const Sources& given, std::filesystem::path scratch,
                  CompilerSettings settings);

  // Whether a program with these capabilities compiles, which is less work than compiling it.
  Attempt check(const std::vector<std::string>& capabilities, const std::string& standard) const;

  // A program with these capabilities.
  Attempt compile(const std::vector<std::string>& capabilities, const std::string& standard,
                  Optimisation optimisation = Optimisation::none) const;

 private:
  using Deadline = std::chrono::steady_clock::time_point;

  Attempt attempt(const std::vector<std::string>& capabilities, const std::string& standard,
                  const std::string& option, Deadline deadline) const;
  Attempt failed(const Termination& ending, Deadline deadline) const;
  void limitTime(Bounds& bounds, Deadline deadline) const;
  std::optional<std::string> missingIn(const Termination& ending) const;

  std::map<std::string, std::string> files_;  // what was handed in
  std::vector<std::string> missing_;          // headers that the submission should have
  std::filesystem::path scratch_;
  std::filesystem::path sources_;
  CompilerSettings settings_;
  mutable std::atomic<bool> wasStopped_ = false;  // the compiler, for exceeding a bound
  std::vector<std::string> includes_;             // the options that say where headers are
  std::vector<PathPrefix> prefixes_;
};

}  // namespace grading

#endif
