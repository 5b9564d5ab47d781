// Reaper.h: a process between this one and a sandboxed program. It starts the program, adopts all
// orphans of the program, and outlives them. When this process ends, even by SIGKILL, its end of
// the lifeline closes, and the reaper kills them. The reaper is a fork without exec, so it may call
// only async-signal-safe functions and must not allocate memory.

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
  int resource;  // RLIMIT_CPU and so on
  rlim_t value;
};

// Everything that the reaper needs, prepared before the fork. Descriptors of -1 are left out.
struct ReaperOrders {
  std::vector<char*> arguments;  // ends with nullptr; [0] is the program
  std::vector<char*> environment;
  const char* program = "";  // must exist: arguments[0], or the program that it starts
  const char* folder = "/";
  std::vector<Limit> limits;
  std::optional<uid_t> user;  // the program's user, which no other program may have
  gid_t group = 0;
  int questions = -1;  // becomes the program's descriptor 3
  int answers = -1;    // 4
  int output = -1;     // 1 and 2; the reaper keeps it open until all processes have ended
  int status = -1;     // receives a sentence if the start fails; open until the program ends
  int starting = -1;   // closed by the exec of the program
  int lifeline = -1;   // when it closes, the reaper kills all processes
  int userLock = -1;   // kept open while `user` may have processes
  int ruleset = -1;    // a Landlock ruleset
  const sock_fprog* filter = nullptr;
  ExecKey execKey = {};  // required by `filter`
  // Descriptors for bubblewrap only, which is trusted code.
  bool passesStatus = false;  // passes `status` as kStatusSlot
  int filterText = -1;        // passed as kFilterTextSlot
};

constexpr int kStatusSlot = 5;
constexpr int kFilterTextSlot = 6;

// Must be called in the forked child. Exits with the status of the program, or 128 + its signal.
[[noreturn]] void runReaper(const ReaperOrders& orders);

}  // namespace grading

#endif
