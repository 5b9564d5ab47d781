// SubjectCompiler.h: compiles subjects: a hand-in's headers, our subject sources, and the headers
// that the course hands out. The compiler reads what a student wrote, so it is contained too.

#ifndef APPS_GRADE_SUBJECTS_SUBJECTCOMPILER_H_
#define APPS_GRADE_SUBJECTS_SUBJECTCOMPILER_H_

#include <chrono>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/contain/ContainedProcess.h"
#include "apps/grade/intake/HandIn.h"
#include "apps/grade/subjects/CompilerError.h"
#include "apps/grade/subjects/Sources.h"

namespace grading {

struct CompilerSettings {
  std::string compiler = "/usr/bin/g++";  // with its folder; takes the options of GCC
  Containment containment = Containment::bubblewrap;
  std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
};

struct Attempt {
  bool isCompiled = false;
  bool isRefused = false;    // by the compiler, for an error that it points to
  bool isOutOfTime = false;  // the deadline came first, whatever the hand-in is like
  // No other standard can help: a bound was reached, a header is missing, or what is declared is
  // defined nowhere.
  bool isFinal = false;
  std::string error;              // unless it is compiled
  std::filesystem::path program;  // if it is compiled
};

// Several threads may use one at once.
class SubjectCompiler {
 public:
  // Everything is written below `scratch`, an absolute path to a folder that is there and empty.
  SubjectCompiler(const HandIn& handIn, const Sources& given, std::filesystem::path scratch,
                  CompilerSettings settings);

  // Whether a program with these capabilities compiles, which is less work than compiling it.
  Attempt check(const std::vector<std::string>& capabilities, const std::string& standard) const;

  // A program with these capabilities.
  Attempt compile(const std::vector<std::string>& capabilities, const std::string& standard) const;

 private:
  Attempt attempt(const std::vector<std::string>& capabilities, const std::string& standard,
                  bool isChecked) const;
  Attempt failed(const Ending& ending) const;
  void limitTime(Bounds& bounds) const;
  bool isOutOfTime(const Ending& ending) const;
  std::optional<std::string> missingIn(const Ending& ending) const;

  std::map<std::string, std::string> files_;  // what was handed in
  std::vector<std::string> missing_;          // headers that the hand-in should have
  std::filesystem::path scratch_;
  std::filesystem::path sources_;
  CompilerSettings settings_;
  std::vector<std::string> includes_;  // the options that say where headers are
  std::vector<PathPrefix> prefixes_;
};

}  // namespace grading

#endif
