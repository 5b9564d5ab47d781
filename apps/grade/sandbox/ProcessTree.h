// ProcessTree.h: how much processor time and memory a process's descendants use.

#ifndef APPS_GRADE_SANDBOX_PROCESSTREE_H_
#define APPS_GRADE_SANDBOX_PROCESSTREE_H_

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <map>

namespace grading {

struct Usage {
  std::chrono::nanoseconds cpu{0};  // user and system, including ended processes
  std::uint64_t memoryBytes = 0;    // resident; shared memory counts for each process
  int processes = 0;
};

// The descendants of a process, without itself. It has to adopt orphans (PR_SET_CHILD_SUBREAPER),
// so that none is lost.
class ProcessTree {
 public:
  explicit ProcessTree(pid_t root) : root_(root) {}

  Usage usage();

  // Sends SIGKILL to each. A process that forks faster than we read /proc escapes.
  void kill();

 private:
  void findNew();

  pid_t root_;
  int looks_ = 0;
  pid_t newest_ = 0;  // the greatest process number at the last look
  std::map<pid_t, std::chrono::nanoseconds> descendants_;  // and their time at the last look
  std::chrono::nanoseconds cpuOfEnded_{0};                 // of those that were seen
};

}  // namespace grading

#endif
