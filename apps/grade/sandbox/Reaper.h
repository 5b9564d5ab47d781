// Reaper.h: the process between us and a sandboxed program. It starts the program, takes in every
// process that the program leaves behind, and outlives them all.
//
// Whatever ends us, even SIGKILL, closes our end of its lifeline; then it kills all of them. It is
// a fork of us without an exec, so it may do only what a signal handler may: no memory from the
// heap.

#ifndef APPS_GRADE_SANDBOX_REAPER_H_
#define APPS_GRADE_SANDBOX_REAPER_H_

#include <linux/filter.h>
#include <sys/resource.h>
#include <sys/types.h>

#include <optional>
#include <vector>

namespace grading {

struct Limit {
  int resource;  // RLIMIT_CPU and its like
  rlim_t value;
};

// All made ready before the fork. Descriptors of -1 are left out.
struct ReaperOrders {
  std::vector<char*> arguments;  // ends in nullptr; [0] is the program
  std::vector<char*> environment;
  const char* program = "";  // has to be there: [0], or what that is to start
  const char* folder = "/";
  std::vector<Limit> limits;
  std::optional<uid_t> user;  // whom it becomes; nobody else may be that user
  gid_t group = 0;
  int questions = -1;  // becomes its descriptor 3
  int answers = -1;    // 4
  int output = -1;     // 1 and 2; the reaper holds it until all is over
  int status = -1;     // gets a sentence if the start fails; held until the first program ends
  int starting = -1;   // ends when the program takes the place of the fork of us
  int lifeline = -1;   // its end: kill them all
  int lease = -1;      // held as long as there may be processes of `user`
  int ruleset = -1;    // of Landlock
  const sock_fprog* filter = nullptr;
  // Descriptors for the first program alone, which is trusted: bubblewrap.
  bool passesStatus = false;  // the status as kStatusSlot
  int filterText = -1;        // as kFilterTextSlot
};

constexpr int kStatusSlot = 5;
constexpr int kFilterTextSlot = 6;

// To be called in the fork. Exits as the program did; with 128 + the signal if one ended it.
[[noreturn]] void runReaper(const ReaperOrders& orders);

}  // namespace grading

#endif
