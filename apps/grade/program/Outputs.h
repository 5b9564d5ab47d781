// Outputs.h: the destinations of a report. Files are also updated during grading.

#ifndef APPS_GRADE_PROGRAM_OUTPUTS_H_
#define APPS_GRADE_PROGRAM_OUTPUTS_H_

#include <optional>
#include <string>
#include <vector>

#include "apps/grade/marking/Report.h"
#include "apps/grade/program/Options.h"

namespace grading {

class Outputs {
 public:
  // Throws std::invalid_argument if the options ask to resume without a report in JSON.
  explicit Outputs(const Options& options);

  // Updates the files, so that the marks so far survive if the process is killed. Throws
  // std::runtime_error if a file cannot be written.
  void update(const Report& report) const;

  // Updates the files, and writes what goes to standard output.
  void finish(const Report& report) const;

  // An earlier report in one of the JSON files, if it is complete and has this fingerprint.
  std::optional<Report> wholeReport(const std::string& fingerprint) const;

 private:
  std::vector<Output> outputs_;
  bool showsHidden_;
};

}  // namespace grading

#endif
