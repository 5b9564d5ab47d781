// CleanupOnSignal.h: calls a function after a signal (SIGINT, SIGTERM, SIGHUP) has ended the
// program.

#ifndef APPS_GRADE_PROGRAM_CLEANUPONSIGNAL_H_
#define APPS_GRADE_PROGRAM_CLEANUPONSIGNAL_H_

#include <csignal>
#include <functional>
#include <thread>

namespace grading {

// Construct it before other threads, which inherit the blocked signals. Only one may exist at a
// time.
class CleanupOnSignal {
 public:
  // `tidy` runs in a process of its own after the program has ended, because a living program could
  // still create files.
  explicit CleanupOnSignal(std::function<void()> tidy);
  ~CleanupOnSignal();
  CleanupOnSignal(const CleanupOnSignal&) = delete;
  CleanupOnSignal& operator=(const CleanupOnSignal&) = delete;

 private:
  void wait();

  std::function<void()> tidy_;
  sigset_t signals_;
  sigset_t before_;
  std::thread waiting_;
};

}  // namespace grading

#endif
