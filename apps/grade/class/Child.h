// Child.h: another program, run to its end, within a time, and stopped if we are.

#ifndef APPS_GRADE_CLASS_CHILD_H_
#define APPS_GRADE_CLASS_CHILD_H_

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

namespace grading {

struct ChildEnding {
  bool isExited = false;   // false: a signal ended it
  int code = 0;            // its exit status, or the signal
  bool isStopped = false;  // by us: `stop` was raised, or the time was over

  // "It ended by signal 9 (Killed)."
  std::string sentence() const;
};

// Runs arguments[0] without input; what it prints goes to the file `log`. If `stop` is raised or
// the time is over, it is asked to end (SIGTERM), and made to (SIGKILL) five seconds later. Ends
// with us too, whatever ends us. Throws std::system_error if it cannot be started.
ChildEnding runChild(const std::vector<std::string>& arguments, const std::filesystem::path& log,
                     std::chrono::seconds most, const std::atomic<bool>& stop);

}  // namespace grading

#endif
