#include "apps/grade/sandbox/Reaper.h"

#include <fcntl.h>
#include <grp.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>

namespace grading {
namespace {

constexpr int kStartingSlot = 7;
constexpr int kLifelineSlot = 8;
constexpr int kRulesetSlot = 9;
constexpr int kSlots = 11;  // the last one is for userLock
constexpr int kAboveAllSlots = 32;
constexpr int kNotStarted = 127;

// close_range() needs Linux 5.9, and some containers forbid it.
void closeFrom(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  constexpr rlim_t kMost = 65'536;
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  const int end = static_cast<int>(std::min(files.rlim_cur, kMost));
  for (int each = first; each < end; ++each) close(each);
}

// Moves the descriptors to their slots and closes all others. The fork has also inherited the
// lifelines of other reapers. Keeping them open would keep those programs alive.
void takeSlots(const ReaperOrders& orders) {
  const int null = open("/dev/null", O_RDONLY);
  const std::array<int, kSlots> wanted = {
      null,           orders.output,     orders.output,   orders.questions, orders.answers,
      orders.status,  orders.filterText, orders.starting, orders.lifeline,  orders.ruleset,
      orders.userLock};
  std::array<int, kSlots> safe;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    safe[slot] = wanted[slot] < 0 ? -1 : fcntl(wanted[slot], F_DUPFD_CLOEXEC, kAboveAllSlots);
  }
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    close(static_cast<int>(slot));
    if (safe[slot] >= 0) dup2(safe[slot], static_cast<int>(slot));
  }
  closeFrom(kSlots);
}

[[noreturn]] void failToStart(const char* what) {
  const char* const why = strerrordesc_np(errno);
  for (const char* text : {what, ": ", why != nullptr ? why : "unknown error"}) {
    if (write(kStatusSlot, text, std::strlen(text)) < 0) break;
  }
  _exit(kNotStarted);
}

void check(bool succeeded, const char* what) {
  if (!succeeded) failToStart(what);
}

void becomeUser(const ReaperOrders& orders) {
  const uid_t user = *orders.user;
  check(setgroups(0, nullptr) == 0, "its groups could not be given up");
  check(setresgid(orders.group, orders.group, orders.group) == 0, "its group could not be changed");
  check(setresuid(user, user, user) == 0, "it could not become an unprivileged user");
}

void resetSignals() {
  struct sigaction action {};
  action.sa_handler = SIG_DFL;
  for (int signal = 1; signal < NSIG; ++signal) sigaction(signal, &action, nullptr);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

// Sets the soft and the hard limit. Keeps this process's own hard limit if that is lower.
void setLimit(const Limit& limit) {
  const auto resource = static_cast<__rlimit_resource_t>(limit.resource);
  rlimit both{};
  check(getrlimit(resource, &both) == 0, "a limit could not be read");
  both.rlim_max = std::min(both.rlim_max, limit.value);
  both.rlim_cur = both.rlim_max;
  check(setrlimit(resource, &both) == 0, "a limit could not be set");
}

// Makes this process the first that the kernel kills when the machine runs out of memory.
void raiseOomScore() {
  const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file >= 0 && write(file, "1000", 4) == 4) close(file);
}

[[noreturn]] void becomeProgram(const ReaperOrders& orders) {
  resetSignals();
  setsid();
  umask(022);
  check(chdir(orders.folder) == 0, "its folder cannot be entered");
  raiseOomScore();
  for (const Limit& limit : orders.limits) setLimit(limit);
  if (orders.user) becomeUser(orders);
  check(access(orders.program, X_OK) == 0, orders.program);
  // Bubblewrap may need its setuid privileges, and sets this itself afterwards.
  if (!orders.passesStatus) {
    check(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "its privileges could not be fixed");
  }
  if (orders.ruleset >= 0) {
    check(syscall(SYS_landlock_restrict_self, kRulesetSlot, 0) == 0,
          "Landlock's rules could not be set");
  }
  closeFrom(kLifelineSlot);
  fcntl(kStartingSlot, F_SETFD, FD_CLOEXEC);
  if (!orders.passesStatus) fcntl(kStatusSlot, F_SETFD, FD_CLOEXEC);
  if (orders.filterText < 0) close(kFilterTextSlot);
  if (orders.filter != nullptr) {
    check(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, orders.filter) == 0,
          "the system call filter could not be set");
  }
  const ExecKey& key = orders.execKey;
  syscall(SYS_execve, orders.arguments[0], orders.arguments.data(), orders.environment.data(),
          static_cast<unsigned long>(key[0]), static_cast<unsigned long>(key[1]),
          static_cast<unsigned long>(key[2]));
  failToStart(orders.arguments[0]);
}

// Kills all processes of the user with one system call, so that none escapes by forking.
void killAllOf(uid_t user) {
  const pid_t killer = fork();
  if (killer == 0) {
    if (setresuid(user, user, user) == 0 && getuid() != 0) kill(-1, SIGKILL);
    _exit(0);
  }
  if (killer > 0) waitpid(killer, nullptr, 0);
}

// Waits for children that have ended. Returns true if no child is left. Sets `status` if `program`
// is among the ended ones.
bool reap(pid_t program, std::optional<int>& status) {
  while (true) {
    int ended = 0;
    const pid_t pid = waitpid(-1, &ended, WNOHANG);
    if (pid == program) status = ended;
    if (pid == 0) return false;
    if (pid < 0 && errno == ECHILD) return true;
  }
}

void killAll(const ReaperOrders& orders, pid_t program, std::optional<int>& status) {
  bool isOver = reap(program, status);
  while (!isOver) {
    // The kernel kills all processes in bubblewrap's namespace with it.
    if (!status) kill(program, SIGKILL);
    if (orders.user) killAllOf(*orders.user);
    poll(nullptr, 0, 1);
    isOver = reap(program, status);
  }
}

}  // namespace

void runReaper(const ReaperOrders& orders) {
  setsid();
  takeSlots(orders);
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  prctl(PR_SET_NAME, "reaper");
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, nullptr);

  const pid_t program = fork();
  if (program == 0) becomeProgram(orders);
  if (program < 0) failToStart("there can be no further process");
  for (const int slot : {3, 4, kFilterTextSlot, kStartingSlot, kRulesetSlot}) close(slot);
  sigset_t child;
  sigemptyset(&child);
  sigaddset(&child, SIGCHLD);
  const int changes = signalfd(-1, &child, SFD_CLOEXEC | SFD_NONBLOCK);

  std::optional<int> status;
  while (!status) {
    std::array<pollfd, 2> events = {{{kLifelineSlot, POLLIN, 0}, {changes, POLLIN, 0}}};
    poll(events.data(), events.size(), -1);
    signalfd_siginfo news;
    while (read(changes, &news, sizeof(news)) > 0) {
    }
    reap(program, status);
    if (events[0].revents != 0) break;
  }
  close(kStatusSlot);
  killAll(orders, program, status);
  _exit(WIFEXITED(*status) ? WEXITSTATUS(*status) : 128 + WTERMSIG(*status));
}

}  // namespace grading
