// ChildProcess.h: runs another program to its end, within a time limit. The program is stopped if
// this process ends.

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
  int code = 0;            // the exit status or the signal
  bool isStopped = false;  // ended by runChild(), for `stop` or the time limit

  // "It ended by signal 9 (Killed)."
  std::string sentence() const;
};

// Runs arguments[0] without input and writes its output to the file `log`. If `stop` is raised or
// the time limit `most` is over, sends SIGTERM, and SIGKILL five seconds later. If this process
// ends, the program gets SIGTERM. Throws std::system_error if it cannot be started.
ChildExit runChild(const std::vector<std::string>& arguments, const std::filesystem::path& log,
                   std::chrono::seconds most, const std::atomic<bool>& stop);

}  // namespace grading

#endif
