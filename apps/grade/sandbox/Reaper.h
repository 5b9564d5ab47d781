// Reaper.h: the process between us and a sandboxed program. It starts the program, adopts all
// processes that the program leaves behind, and outlives them. When we end, even by SIGKILL, our
// end of its lifeline closes, and it kills them. It is a fork without an exec, so it may do only
// what a signal handler may: no memory from the heap.

#ifndef APPS_GRADE_SANDBOX_REAPER_H_
#define APPS_GRADE_SANDBOX_REAPER_H_

#include <linux/filter.h>
#include <sys/resource.h>
#include <sys/types.h>

#include <optional>
#include <vector>

#include "apps/grade/sandbox/SystemCallFilter.h"

namespace grading {

struct Limit {
  int resource;  // RLIMIT_CPU and its like
  rlim_t value;
};

// Prepared before the fork. Descriptors of -1 are left out.
struct ReaperOrders {
  std::vector<char*> arguments;  // ends in nullptr; [0] is the program
  std::vector<char*> environment;
  const char* program = "";  // has to exist: arguments[0], or the program that it starts
  const char* folder = "/";
  std::vector<Limit> limits;
  std::optional<uid_t> user;  // what it runs as; no other program may be this user
  gid_t group = 0;
  int questions = -1;  // becomes its descriptor 3
  int answers = -1;    // 4
  int output = -1;     // 1 and 2; the reaper holds it until all processes have ended
  int status = -1;     // receives a sentence if the start fails; held until the program ends
  int starting = -1;   // closed by the exec of the program
  int lifeline = -1;   // when it closes, all are killed
  int userLock = -1;   // held as long as there may be processes of `user`
  int ruleset = -1;    // of Landlock
  const sock_fprog* filter = nullptr;
  ExecKey execKey = {};  // that the filter demands
  // Descriptors for bubblewrap only, which is trusted.
  bool passesStatus = false;  // the status as kStatusSlot
  int filterText = -1;        // as kFilterTextSlot
};

constexpr int kStatusSlot = 5;
constexpr int kFilterTextSlot = 6;

// To be called in the fork. Exits with the status of the program, or with 128 + its signal.
[[noreturn]] void runReaper(const ReaperOrders& orders);

}  // namespace grading

#endif
