// Outputs.h: the files that a report is written to, during grading and at the end.

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

  // Updates the files, so that marks are kept if the process is ended. Throws std::runtime_error if
  // one cannot be written.
  void update(const Report& report) const;

  // Updates the files and writes to standard output.
  void finish(const Report& report) const;

  // The earlier report in one of these files, if it is in JSON, complete and has that fingerprint.
  std::optional<Report> wholeReport(const std::string& fingerprint) const;

 private:
  std::vector<Output> outputs_;
  bool showsHidden_;
};

}  // namespace grading

#endif
