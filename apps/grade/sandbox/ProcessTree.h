// ProcessTree.h: measures the processor time and memory of a process's descendants.

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

// The descendants of a process, without the process itself. The process has to be a child subreaper
// (PR_SET_CHILD_SUBREAPER), so that orphans stay its descendants.
class ProcessTree {
 public:
  explicit ProcessTree(pid_t root) : root_(root) {}

  Usage usage();

  // Sends SIGKILL to each descendant. Misses processes that fork faster than /proc is read.
  void kill();

 private:
  void findNew();

  pid_t root_;
  int looks_ = 0;
  pid_t newest_ = 0;                                       // lastNumberGiven() at the last look
  std::map<pid_t, std::chrono::nanoseconds> descendants_;  // with their time at the last look
  std::chrono::nanoseconds cpuOfEnded_{0};                 // of the ended ones that were seen
};

}  // namespace grading

#endif
