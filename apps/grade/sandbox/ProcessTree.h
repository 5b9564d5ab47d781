// ProcessTree.h: what a process and all that descend from it use.

#ifndef APPS_GRADE_SANDBOX_PROCESSTREE_H_
#define APPS_GRADE_SANDBOX_PROCESSTREE_H_

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <map>

namespace grading {

struct Usage {
  std::chrono::nanoseconds cpu{0};  // user and system, of those too that have ended
  std::uint64_t memoryBytes = 0;    // resident; what is shared counts for each process
  int processes = 0;
};

// The descendants of a process, which itself is not counted. It has to take in orphans
// (PR_SET_CHILD_SUBREAPER), so that none gets lost.
class ProcessTree {
 public:
  explicit ProcessTree(pid_t root) : root_(root) {}

  // As it is now.
  Usage usage();

  // Sends SIGKILL to each. Only a process that forks faster than we read escapes.
  void kill();

 private:
  void findNew();

  pid_t root_;
  int looks_ = 0;
  pid_t newest_ = 0;  // no process with a greater number was there when we looked last
  std::map<pid_t, std::chrono::nanoseconds> descendants_;  // with what they used when last seen
  std::chrono::nanoseconds cpuOfEnded_{0};                 // of those seen
};

}  // namespace grading

#endif
