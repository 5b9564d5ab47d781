#include <fcntl.h>
#include <linux/futex.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>
#include <memory>
#include <system_error>

#include "apps/grade/sandbox/Restrictions.h"

namespace grading {
namespace {

// None of these names a file, another process, or a time to wait until.
constexpr const char* kAllowed[] = {
    // the conversation, and printing
    "read", "readv", "write", "writev", "close", "lseek", "fstat",
    // memory
    "brk", "mmap", "munmap", "mremap", "mprotect", "madvise",
    // clocks
    "gettimeofday", "time", "times", "getrusage",
    // signals to itself
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack", "restart_syscall",
    // what it is and where it runs
    "getpid", "gettid", "getuid", "geteuid", "getgid", "getegid", "uname", "getcpu",
    "sched_getaffinity", "sched_yield",
    // the start of the C library, and random numbers
    "arch_prctl", "set_tid_address", "set_robust_list", "rseq", "getrandom",
    // its end
    "exit", "exit_group"};

void check(int result) {
  if (result < 0) throw std::system_error(-result, std::generic_category(), "libseccomp");
}

// The filter as the kernel takes it.
std::vector<sock_filter> exported(scmp_filter_ctx context) {
  const FileDescriptor file(memfd_create("filter", MFD_CLOEXEC));
  check(seccomp_export_bpf(context, file.number()));
  const off_t bytes = lseek(file.number(), 0, SEEK_CUR);
  std::vector<sock_filter> filter(static_cast<std::size_t>(bytes) / sizeof(sock_filter));
  if (pread(file.number(), filter.data(), static_cast<std::size_t>(bytes), 0) != bytes) {
    throw std::system_error(errno, std::generic_category(), "the system call filter");
  }
  return filter;
}

}  // namespace

std::vector<sock_filter> subjectFilter(ExecKey key) {
  // Calls without a rule fail. A call for another processor architecture kills the program.
  const std::unique_ptr<void, decltype(&seccomp_release)> context(
      seccomp_init(SCMP_ACT_ERRNO(EPERM)), seccomp_release);
  if (!context) throw std::system_error(ENOTSUP, std::generic_category(), "libseccomp");
  check(seccomp_attr_set(context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS));
  const auto add = [&](std::uint32_t action, const char* name,
                       std::initializer_list<scmp_arg_cmp> comparisons = {}) {
    const int call = seccomp_syscall_resolve_name(name);
    if (call < 0) return;  // this processor does not have it
    check(seccomp_rule_add_array(context.get(), action, call,
                                 static_cast<unsigned>(comparisons.size()), comparisons.begin()));
  };
  for (const char* const call : kAllowed) add(SCMP_ACT_ALLOW, call);
  for (const char* const call : {"kill", "tkill", "tgkill"}) add(SCMP_ACT_TRAP, call);
  // Clocks of other processes have negative numbers.
  for (const char* const call : {"clock_gettime", "clock_getres"}) {
    add(SCMP_ACT_ALLOW, call, {{0, SCMP_CMP_LE, 15, 0}});
  }
  // Only of itself: the limits of another process could be changed.
  add(SCMP_ACT_ALLOW, "prlimit64", {{0, SCMP_CMP_EQ, 0, 0}});
  // fdopen() asks for these. Locks are other operations of the same call.
  for (const int query : {F_GETFD, F_GETFL}) {
    add(SCMP_ACT_ALLOW, "fcntl", {{1, SCMP_CMP_EQ, static_cast<scmp_datum_t>(query), 0}});
  }
  // Only waking. The mask selects the operation.
  add(SCMP_ACT_ALLOW, "futex", {{1, SCMP_CMP_MASKED_EQ, 0x7f, FUTEX_WAKE}});
  add(SCMP_ACT_ALLOW, "execve", {{3, SCMP_CMP_EQ, key, 0}});
  return exported(context.get());
}

}  // namespace grading
