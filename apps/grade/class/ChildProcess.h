// ChildProcess.h: runs another program to its end, within a time limit. It is stopped if we are.

#ifndef APPS_GRADE_CLASS_CHILDPROCESS_H_
#define APPS_GRADE_CLASS_CHILDPROCESS_H_

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace grading {

struct ChildExit {
  bool isExited = false;   // false: a signal ended it
  int code = 0;            // its exit status, or the signal
  bool isStopped = false;  // by us, because `stop` was raised or the time was over

  // "It ended by signal 9 (Killed)."
  std::string sentence() const;
};

// Runs arguments[0] without input; printed text goes to the file `log`. If `stop` is raised or the
// time is over, sends SIGTERM, and SIGKILL five seconds later. The program ends when we do. Throws
// std::system_error if it cannot be started.
ChildExit runChild(const std::vector<std::string>& arguments, const std::filesystem::path& log,
                   std::chrono::seconds most, const std::atomic<bool>& stop);

}  // namespace grading

#endif
