// ReportErrors.h: how a program ends when something throws: a sentence on standard error and an
// exit status.

#ifndef APPS_SUPPORT_REPORTERRORS_H_
#define APPS_SUPPORT_REPORTERRORS_H_

#include <functional>
#include <ostream>
#include <stdexcept>
#include <string>

namespace apps {

// The output could not be written.
class CannotWrite : public std::runtime_error {
 public:
  CannotWrite() : std::runtime_error("the output could not be written") {}
};

// Flushes the output. Throws CannotWrite if any of it could not be written.
void flush(std::ostream& out);

// Runs the program and returns its exit status. An exception is reported as "PROGRAM: REASON".
// CannotWrite, std::logic_error (a mistake of the program) and std::bad_alloc have the status
// `failed`, all others `usage`. `memoryAdvice` is added to the report of std::bad_alloc.
int reportErrors(const std::string& program, const std::string& memoryAdvice,
                 const std::function<int()>& run);

}  // namespace apps

#endif
