// Outputs.h: where a report goes while it grows, and once it is whole.

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
  // Throws std::invalid_argument if they are to resume where none of them can be resumed.
  explicit Outputs(const Options& options);

  // Brings the files up to date, so that what was earned stays if the process is ended. Throws
  // std::runtime_error if one cannot be written.
  void update(const Report& report) const;

  // That, and standard output.
  void finish(const Report& report) const;

  // The report that lies in a file of these, in JSON, if it is complete and has that fingerprint.
  std::optional<Report> wholeReport(const std::string& fingerprint) const;

 private:
  std::vector<Output> outputs_;
  bool showsHidden_;
};

}  // namespace grading

#endif
