// CleanupOnSignal.h: calls a cleanup function after SIGINT, SIGTERM or SIGHUP has ended the
// program. It runs in another process.

#ifndef APPS_GRADE_PROGRAM_CLEANUPONSIGNAL_H_
#define APPS_GRADE_PROGRAM_CLEANUPONSIGNAL_H_

#include <csignal>
#include <functional>
#include <thread>

namespace grading {

// Must be constructed before other threads start, so that they inherit the blocked signals. Only
// one may exist at a time.
class CleanupOnSignal {
 public:
  // `tidy` runs in a forked process after the program has ended, because the program could still
  // create files until then.
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
