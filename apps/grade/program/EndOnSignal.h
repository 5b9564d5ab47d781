// EndOnSignal.h: while one of these lives, Ctrl-C (SIGINT), SIGTERM and SIGHUP end the program as
// ever, and what it leaves behind is then tidied up.

#ifndef APPS_GRADE_PROGRAM_ENDONSIGNAL_H_
#define APPS_GRADE_PROGRAM_ENDONSIGNAL_H_

#include <csignal>
#include <functional>
#include <thread>

namespace grading {

// To be made before other threads are, which inherit that they are not interrupted. There can be
// one at a time.
class EndOnSignal {
 public:
  // If a signal ends the program, `tidy` is called after that, by a process of its own: while the
  // program lives, it can still make what is to be tidied up.
  explicit EndOnSignal(std::function<void()> tidy);
  ~EndOnSignal();
  EndOnSignal(const EndOnSignal&) = delete;
  EndOnSignal& operator=(const EndOnSignal&) = delete;

 private:
  void wait();

  std::function<void()> tidy_;
  sigset_t signals_;
  sigset_t before_;
  std::thread waiting_;
};

}  // namespace grading

#endif
