// ExitStatus.h: the exit statuses of the programs, and how a program ends when something throws: a
// sentence on standard error and a status. If several apply, the highest is used. A program that a
// signal ended has the status of StopOnSignal.h instead.

#pragma once

#include <algorithm>
#include <exception>
#include <functional>
#include <iostream>
#include <new>
#include <stdexcept>
#include <string>

namespace apps {

enum class ExitStatus {
  success = 0,
  negative = 1,    // a puzzle has no solution, or a check failed
  usage = 2,       // the command line is wrong; CompareSearch: or a file could not be used
  incomplete = 3,  // a search reached a limit or ran out of memory
  difference = 3,  // CompareSearch: two traces differ
  unreadable = 4,  // some input could not be read
  failed = 5       // the output could not be written, or an internal error
};

constexpr ExitStatus worse(ExitStatus one, ExitStatus other) {
  return std::max(one, other);
}

// The output could not be written, or that file.
class CannotWrite : public std::runtime_error {
 public:
  explicit CannotWrite(const std::string& name = "the output")
      : std::runtime_error(name + " could not be written") {}
};

// Flushes the output. Throws CannotWrite if any of it could not be written.
inline void flush(std::ostream& out) {
  if (!out.flush()) throw CannotWrite();
}

// Runs the program and returns its exit status. An exception is reported as "PROGRAM: REASON".
// CannotWrite, std::logic_error (a mistake of the program) and std::bad_alloc have the status
// `failed`, all others `usage`. `memoryAdvice` is added to the report of std::bad_alloc.
inline int reportErrors(const std::string& program, const std::string& memoryAdvice,
                        const std::function<int()>& run) {
  const auto fail = [&program](ExitStatus status, const std::string& reason) {
    std::cerr << program << ": " << reason << '\n';
    return static_cast<int>(status);
  };
  try {
    return run();
  } catch (const CannotWrite& error) {
    return fail(ExitStatus::failed, error.what());
  } catch (const std::logic_error& error) {
    return fail(ExitStatus::failed, std::string("internal error: ") + error.what());
  } catch (const std::bad_alloc&) {
    return fail(ExitStatus::failed, "out of memory" + memoryAdvice);
  } catch (const std::exception& error) {
    return fail(ExitStatus::usage, error.what());
  }
}

}  // namespace apps
