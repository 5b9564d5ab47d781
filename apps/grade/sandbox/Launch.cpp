// The child between fork and exec may call only async-signal-safe functions, because other threads
// of this process may hold locks. So everything that it needs is prepared before the fork.

#include "apps/grade/sandbox/Launch.h"

#include <fcntl.h>
#include <grp.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/grade/sandbox/FileRules.h"
#include "apps/grade/sandbox/SystemCallFilter.h"

namespace grading {
namespace {

constexpr int kStatusSlot = 5;   // closed by exec; receives a sentence if the start fails
constexpr int kRulesetSlot = 6;  // closed before exec
constexpr int kSlots = 7;
constexpr int kAboveAllSlots = 32;

struct Limit {
  __rlimit_resource_t resource;
  rlim_t value;
};

struct Orders {
  std::vector<char*> arguments;  // ends with nullptr; [0] is the program
  std::vector<char*> environment;
  const char* folder = "/";
  std::vector<Limit> limits;
  std::array<int, kSlots> slots{};  // the descriptors to be moved there; -1: none
  bool isOtherUser = false;
  bool isFiltered = false;
  sock_fprog filter{};
  ExecKey execKey{};
  pid_t parent = 0;
};

// The kernel enforces them. A subject has one process, and a compiler is trusted to start few.
std::vector<Limit> limitsOf(const Bounds& bounds) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(bounds.cpu).count();
  return {{RLIMIT_CORE, 1},  // with 0, the kernel would still start a core handler (fs/coredump.c)
          {RLIMIT_CPU, static_cast<rlim_t>(seconds)},
          {RLIMIT_AS, bounds.memoryBytes},
          {RLIMIT_FSIZE, bounds.fileBytes},
          {RLIMIT_NOFILE, 64},
          {RLIMIT_STACK, 8 << 20},
          {RLIMIT_MEMLOCK, 0},
          {RLIMIT_MSGQUEUE, 0}};
}

// close_range() needs Linux 5.9, and some containers forbid it.
void closeFrom(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  constexpr rlim_t kMost = 65'536;
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  const int end = static_cast<int>(std::min(files.rlim_cur, kMost));
  for (int each = first; each < end; ++each) close(each);
}

void takeSlots(const std::array<int, kSlots>& wanted) {
  std::array<int, kSlots> safe;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    safe[slot] = wanted[slot] < 0 ? -1 : fcntl(wanted[slot], F_DUPFD_CLOEXEC, kAboveAllSlots);
  }
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    close(static_cast<int>(slot));
    if (safe[slot] >= 0) dup2(safe[slot], static_cast<int>(slot));
  }
  fcntl(kStatusSlot, F_SETFD, FD_CLOEXEC);
  closeFrom(kSlots);
}

[[noreturn]] void failToStart(const char* what) {
  const char* const why = strerrordesc_np(errno);
  for (const char* text : {what, ": ", why != nullptr ? why : "unknown error"}) {
    if (write(kStatusSlot, text, std::strlen(text)) < 0) break;
  }
  _exit(1);
}

void check(bool succeeded, const char* what) {
  if (!succeeded) failToStart(what);
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
  rlimit both{};
  check(getrlimit(limit.resource, &both) == 0, "a limit could not be read");
  both.rlim_max = std::min(both.rlim_max, limit.value);
  both.rlim_cur = both.rlim_max;
  check(setrlimit(limit.resource, &both) == 0, "a limit could not be set");
}

// Makes this process the first that the kernel kills when the machine runs out of memory.
void raiseOomScore() {
  const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file >= 0 && write(file, "1000", 4) == 4) close(file);
}

void becomeOtherUser() {
  constexpr uid_t kUser = kSandboxUser;
  check(setgroups(0, nullptr) == 0 && setresgid(kUser, kUser, kUser) == 0 &&
            setresuid(kUser, kUser, kUser) == 0,
        "it could not become another user");
}

[[noreturn]] void becomeProgram(const Orders& orders) {
  takeSlots(orders.slots);
  resetSignals();
  setsid();
  umask(022);
  check(chdir(orders.folder) == 0, "its folder cannot be entered");
  raiseOomScore();
  for (const Limit& limit : orders.limits) setLimit(limit);
  if (orders.isOtherUser) becomeOtherUser();
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // a change of user would have reset it
  if (getppid() != orders.parent) _exit(1);
  check(access(orders.arguments[0], X_OK) == 0, orders.arguments[0]);
  check(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "its privileges could not be fixed");
  if (orders.slots[kRulesetSlot] >= 0) {
    check(syscall(SYS_landlock_restrict_self, kRulesetSlot, 0) == 0,
          "Landlock's rules could not be set");
    close(kRulesetSlot);
  }
  check(!orders.isFiltered || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &orders.filter) == 0,
        "the system call filter could not be set");
  const ExecKey& key = orders.execKey;
  syscall(SYS_execve, orders.arguments[0], orders.arguments.data(), orders.environment.data(),
          static_cast<unsigned long>(key[0]), static_cast<unsigned long>(key[1]),
          static_cast<unsigned long>(key[2]));
  failToStart(orders.arguments[0]);
}

std::vector<char*> pointersTo(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

// Gives the sandboxed user access to the folder. Others get none.
void admit(const Command& command) {
  const mode_t mode = command.kind == Command::Kind::compiler ? 0770 : 0750;
  const char* const folder = command.folder.c_str();
  if (chown(folder, static_cast<uid_t>(-1), kSandboxUser) != 0 || chmod(folder, mode) != 0) {
    throw std::system_error(errno, std::generic_category(), command.folder.string());
  }
}

// All that can be read until the other end is closed.
std::string readAll(const FileDescriptor& file) {
  std::string all;
  std::array<char, 256> part;
  ssize_t length = 0;
  while ((length = read(file.number(), part.data(), part.size())) > 0) {
    all.append(part.data(), static_cast<std::size_t>(length));
  }
  return all;
}

// Throws std::system_error if this machine has no processes or descriptors left.
Launched launchOrThrow(const Command& command, Sandbox sandbox) {
  const bool isSubject = command.kind == Command::Kind::subject;
  std::vector<std::string> arguments = command.arguments;
  if (!isSubject && sandbox == Sandbox::bubblewrap) arguments = bubblewrapArguments(command);
  std::vector<std::string> environment = {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8"};
  if (!isSubject) environment.push_back("TMPDIR=" + command.folder.string());
  Orders orders;
  orders.arguments = pointersTo(arguments);
  orders.environment = pointersTo(environment);
  orders.folder = command.folder.c_str();
  orders.limits = limitsOf(command.bounds);
  orders.parent = getpid();
  orders.isOtherUser = geteuid() == 0 && sandbox != Sandbox::none;
  if (orders.isOtherUser) admit(command);

  std::vector<sock_filter> filter;
  if (isSubject && sandbox != Sandbox::none) {
    orders.isFiltered = true;
    orders.execKey = randomExecKey();
    filter = subjectFilter(orders.execKey);
    orders.filter = {static_cast<unsigned short>(filter.size()), filter.data()};
  }
  FileDescriptor ruleset;
  if (!isSubject && sandbox == Sandbox::landlock) ruleset = landlockRuleset(command);

  const FileDescriptor null(open("/dev/null", O_RDWR | O_CLOEXEC));
  Channel status = makePipe();
  Channel questions, answers, output;
  if (isSubject) {
    questions = makeSocketPair();
    answers = makeSocketPair();
  } else {
    output = makeSocketPair();  // an #include of /proc/self/fd/1 would wait for a pipe
  }
  const int printing = isSubject ? null.number() : output.in.number();
  orders.slots = {null.number(),       printing,           printing,        questions.out.number(),
                  answers.in.number(), status.in.number(), ruleset.number()};

  Launched launched;
  launched.process = fork();
  if (launched.process < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (launched.process == 0) becomeProgram(orders);
  status.in.close();
  launched.whyNot = readAll(status.out);
  launched.questions = std::move(questions.in);
  launched.answers = std::move(answers.out);
  launched.output = std::move(output.out);
  return launched;
}

}  // namespace

Launched launch(const Command& command, Sandbox sandbox) {
  try {
    return launchOrThrow(command, sandbox);
  } catch (const std::system_error& error) {
    Launched none;
    none.whyNot = error.what();
    return none;
  }
}

}  // namespace grading
