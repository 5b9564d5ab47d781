// The child between fork and exec may call only async-signal-safe functions, because other threads
// of this process may hold locks. So everything that it needs is prepared before the fork.

#include "apps/grade/sandbox/Sandbox.h"

#include <fcntl.h>
#include <grp.h>
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
#include <random>
#include <system_error>
#include <utility>
#include <vector>

#include "apps/grade/sandbox/Restrictions.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"

namespace grading {
namespace {

constexpr int kStatusSlot = 5;  // this and the next are closed by exec; a sentence if that fails
constexpr int kRulesetSlot = 6;
constexpr int kSlots = 7;

// Moves the descriptors to their slots and closes all others.
void takeSlots(const std::array<int, kSlots>& wanted) {
  std::array<int, kSlots> safe;  // above all slots
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    safe[slot] = wanted[slot] < 0 ? -1 : fcntl(wanted[slot], F_DUPFD, kSlots);
  }
  for (int slot = 0; slot < kSlots; ++slot) {
    close(slot);
    const int from = safe[static_cast<std::size_t>(slot)];
    if (from >= 0) dup3(from, slot, slot >= kStatusSlot ? O_CLOEXEC : 0);
  }
  closefrom(kSlots);
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
  for (int signal = 1; signal < NSIG; ++signal) ::signal(signal, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

// The kernel enforces them. A subject has one process, and a compiler is trusted to start few.
// Keeps this process's own hard limit where that is lower.
void setLimits(const Bounds& bounds) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(bounds.cpu).count();
  const std::pair<__rlimit_resource_t, rlim_t> limits[] = {
      {RLIMIT_CORE, 1},  // with 0, the kernel would still start a core handler (fs/coredump.c)
      {RLIMIT_CPU, static_cast<rlim_t>(seconds)},
      {RLIMIT_AS, bounds.memoryBytes},
      {RLIMIT_FSIZE, bounds.fileBytes},
      {RLIMIT_STACK, 8 << 20}};
  for (const auto& [resource, most] : limits) {
    rlimit both{};
    check(getrlimit(resource, &both) == 0, "a limit could not be read");
    both.rlim_max = both.rlim_cur = std::min(both.rlim_max, most);
    check(setrlimit(resource, &both) == 0, "a limit could not be set");
  }
}

// Makes this process the first that the kernel kills when the machine runs out of memory.
void raiseOomScore() {
  const int file = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (file >= 0 && write(file, "1000", 4) == 4) close(file);
}

// As execve takes them. It changes no text.
std::vector<char*> pointersTo(const std::vector<std::string>& texts) {
  std::vector<char*> pointers(texts.size() + 1);  // the last is nullptr
  std::ranges::transform(texts, pointers.begin(),
                         [](const std::string& text) { return const_cast<char*>(text.c_str()); });
  return pointers;
}

// Lets the sandboxed user write into the folder.
void admit(const std::filesystem::path& folder) {
  if (chown(folder.c_str(), static_cast<uid_t>(-1), kSandboxUser) != 0 ||
      chmod(folder.c_str(), 0770) != 0) {
    throw std::system_error(errno, std::generic_category(), folder.string());
  }
}

// What a program is started with, prepared before the fork.
struct Start {
  const Command& command;
  const Role role;
  const bool isOtherUser;
  std::vector<std::string> environmentTexts{};
  std::vector<char*> arguments{}, environment{};
  ExecKey execKey{};
  std::vector<sock_filter> filter{};  // of system calls; empty: all are allowed
  FileDescriptor ruleset{};           // of Landlock, if there is one

  FileDescriptor null{open("/dev/null", O_RDWR | O_CLOEXEC)};
  Channel status = makeChannel();
  Channel questions = role == Role::subject ? makeChannel() : Channel();
  Channel answers = makeChannel();
  const pid_t parent = getpid();
};

Start prepare(const Command& command, Sandbox sandbox, Role role) {
  const bool isSubject = role == Role::subject;
  const bool isRestricted = sandbox != Sandbox::none && role != Role::grader;
  Start start{command, role, geteuid() == 0 && isRestricted};
  if (start.isOtherUser && !isSubject) admit(command.folder);
  start.environmentTexts = {"PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C.UTF-8"};
  if (!isSubject) start.environmentTexts.push_back("TMPDIR=" + command.folder.string());
  start.arguments = pointersTo(command.arguments);
  start.environment = pointersTo(start.environmentTexts);
  if (isSubject && isRestricted) {
    std::random_device random;
    start.execKey = std::uniform_int_distribution<ExecKey>()(random);
    start.filter = subjectFilter(start.execKey);
  }
  if (role == Role::compiler && sandbox == Sandbox::landlock) {
    start.ruleset = landlockRuleset(command);
  }
  return start;
}

// ---- In the child

void takeDescriptors(const Start& start) {
  const bool isSubject = start.role == Role::subject;
  const int null = start.null.number(), answers = start.answers.in.number();
  const int printing = isSubject ? null : answers;
  takeSlots({null, printing, printing, start.questions.out.number(), isSubject ? answers : -1,
             start.status.in.number(), start.ruleset.number()});
}

void becomeOtherUser() {
  constexpr uid_t kUser = kSandboxUser;
  check(setgroups(0, nullptr) == 0 && setresgid(kUser, kUser, kUser) == 0 &&
            setresuid(kUser, kUser, kUser) == 0,
        "it could not become another user");
}

void giveUpRights(Start& start) {
  const sock_fprog filter{static_cast<unsigned short>(start.filter.size()), start.filter.data()};
  check(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "its privileges could not be fixed");
  check(start.ruleset.number() < 0 || syscall(SYS_landlock_restrict_self, kRulesetSlot, 0) == 0,
        "Landlock's rules could not be set");
  check(start.filter.empty() || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) == 0,
        "the system call filter (seccomp) could not be set");
}

[[noreturn]] void becomeProgram(Start& start) {
  const bool isSubject = start.role == Role::subject, isGrader = start.role == Role::grader;
  const char* const program = start.arguments[0];
  takeDescriptors(start);
  resetSignals();
  setsid();
  check(chdir(start.command.folder.c_str()) == 0, "its folder cannot be entered");
  if (!isGrader) {
    umask(022);
    raiseOomScore();
    setLimits(start.command.bounds);
  }
  if (start.isOtherUser) becomeOtherUser();
  check(!isSubject || access(program, X_OK) == 0, program);
  prctl(PR_SET_PDEATHSIG, SIGKILL);  // a change of user would have reset it
  if (getppid() != start.parent) _exit(1);
  giveUpRights(start);
  syscall(SYS_execve, program, start.arguments.data(),
          isGrader ? environ : start.environment.data(), start.execKey);
  if (isSubject) _exit(127);  // its own fault: asm() can name any loader
  failToStart(program);
}

// ---- In the parent

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

// Starts a program that does nothing as a subject and as a compiler. Returns an error message,
// empty on success.
std::string faultOf(Sandbox sandbox) {
  const ScratchFolder scratch;
  const Command command{.arguments = {"/bin/true"}, .folder = scratch.path()};
  const Termination subject = SandboxedProcess(command, sandbox).end();
  if (subject.kind == Termination::Kind::notStarted) return subject.output;
  const Termination compiler = run(command, sandbox);
  if (compiler.kind == Termination::Kind::exited && compiler.code == 0) return "";
  return compiler.output.empty() ? compiler.sentence() : compiler.output;
}

}  // namespace

std::string_view nameOf(Sandbox sandbox) {
  if (sandbox == Sandbox::landlock) return "landlock";
  return sandbox == Sandbox::user ? "user" : "none";
}

std::string lackOf(Sandbox sandbox) {
  if (sandbox == Sandbox::none) return "There was no sandbox: its code could do everything.";
  if (sandbox == Sandbox::landlock) return "";
  return "The sandbox lacks Landlock: code of the submission could include every file that all "
         "users of this machine may read.";
}

Sandbox strongestSandbox() {
  static const Sandbox strongest = [] {
    if (faultOf(Sandbox::landlock).empty()) return Sandbox::landlock;
    return geteuid() == 0 && faultOf(Sandbox::user).empty() ? Sandbox::user : Sandbox::none;
  }();
  return strongest;
}

std::string whyNoSandbox() {
  return "  " + faultOf(Sandbox::landlock) +
         ". It needs Linux 5.13 with Landlock and seccomp; root needs seccomp only";
}

Launched launch(const Command& command, Sandbox sandbox, Role role) try {
  Start start = prepare(command, sandbox, role);
  Launched launched;
  launched.process = fork();
  if (launched.process < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (launched.process == 0) becomeProgram(start);
  start.status.in.close();
  launched.whyNot = readAll(start.status.out);
  if (!launched.whyNot.empty()) {
    TEMP_FAILURE_RETRY(waitpid(launched.process, nullptr, 0));
    launched.process = -1;
  }
  launched.questions = std::move(start.questions.in);
  launched.answers = std::move(start.answers.out);
  return launched;
} catch (const std::system_error& error) {  // no processes or descriptors are left, or no sandbox
  return {.whyNot = error.what()};
}

}  // namespace grading
