#include <fcntl.h>
#include <linux/futex.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <initializer_list>
#include <memory>
#include <random>
#include <system_error>
#include <type_traits>

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

constexpr const char* kSignalling[] = {"kill", "tkill", "tgkill"};

// The bits of futex's second argument that hold the operation.
constexpr scmp_datum_t kFutexOperation = 0x7f;

void check(int result) {
  if (result < 0) throw std::system_error(-result, std::generic_category(), "libseccomp");
}

// Calls without a rule fail. A call for another processor architecture kills the program.
class Rules {
 public:
  Rules() : context_(seccomp_init(SCMP_ACT_ERRNO(EPERM))) {
    if (!context_) throw std::system_error(ENOTSUP, std::generic_category(), "libseccomp");
    check(seccomp_attr_set(context_.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS));
  }

  // For calls with such arguments. Adds no rule for a call that this processor does not have.
  void add(std::uint32_t action, const char* name,
           std::initializer_list<scmp_arg_cmp> comparisons = {}) {
    const int call = seccomp_syscall_resolve_name(name);
    if (call < 0) return;
    check(seccomp_rule_add_array(context_.get(), action, call,
                                 static_cast<unsigned>(comparisons.size()), comparisons.begin()));
  }

  // The filter as the kernel takes it.
  std::vector<sock_filter> exported() const {
    const FileDescriptor file(memfd_create("filter", MFD_CLOEXEC));
    check(seccomp_export_bpf(context_.get(), file.number()));
    const off_t bytes = lseek(file.number(), 0, SEEK_CUR);
    std::vector<sock_filter> filter(static_cast<std::size_t>(bytes) / sizeof(sock_filter));
    if (pread(file.number(), filter.data(), static_cast<std::size_t>(bytes), 0) != bytes) {
      throw std::system_error(errno, std::generic_category(), "the system call filter");
    }
    return filter;
  }

 private:
  struct Release {
    void operator()(scmp_filter_ctx context) const { seccomp_release(context); }
  };
  std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, Release> context_;
};

}  // namespace

ExecKey randomExecKey() {
  std::random_device random;
  return ExecKey{random()} << 32 | random();
}

std::vector<sock_filter> subjectFilter(ExecKey key) {
  Rules rules;
  for (const char* const call : kAllowed) rules.add(SCMP_ACT_ALLOW, call);
  for (const char* const call : kSignalling) rules.add(SCMP_ACT_TRAP, call);
  // Clocks of other processes have negative numbers.
  for (const char* const call : {"clock_gettime", "clock_getres"}) {
    rules.add(SCMP_ACT_ALLOW, call, {{0, SCMP_CMP_LE, 15, 0}});
  }
  // Only of itself: the limits of another process could be changed.
  rules.add(SCMP_ACT_ALLOW, "prlimit64", {{0, SCMP_CMP_EQ, 0, 0}});
  // fdopen() asks for these. Locks are other operations of the same call.
  for (const int query : {F_GETFD, F_GETFL}) {
    rules.add(SCMP_ACT_ALLOW, "fcntl", {{1, SCMP_CMP_EQ, static_cast<scmp_datum_t>(query), 0}});
  }
  rules.add(SCMP_ACT_ALLOW, "futex", {{1, SCMP_CMP_MASKED_EQ, kFutexOperation, FUTEX_WAKE}});
  rules.add(SCMP_ACT_ALLOW, "execve", {{3, SCMP_CMP_EQ, key, 0}});
  return rules.exported();
}

}  // namespace grading
