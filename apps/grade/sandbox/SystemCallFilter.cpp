#include "apps/grade/sandbox/SystemCallFilter.h"

#include <fcntl.h>
#include <linux/futex.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <random>
#include <system_error>
#include <type_traits>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {
namespace {

constexpr std::uint64_t kNamespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                      CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
// The index of the first argument that execve does not use.
constexpr unsigned kUnusedByExec = 3;

constexpr std::uint64_t kWriting = O_ACCMODE | O_CREAT | O_TRUNC;

constexpr const char* kNeverAllowed[] = {
    // the network, and passing descriptors to other processes
    "socket", "socketpair",
    // memory that is not accounted to a process
    "memfd_create", "memfd_secret", "shmget", "shmat", "msgget", "semget", "mq_open",
    // other processes
    "ptrace", "process_vm_readv", "process_vm_writev", "kcmp", "pidfd_getfd", "process_madvise",
    "move_pages", "migrate_pages",
    // namespaces and mounts
    "unshare", "setns", "mount", "umount2", "pivot_root", "chroot", "open_tree", "move_mount",
    "fsopen", "fsconfig", "fsmount", "fspick", "mount_setattr",
    // keys, clocks, modules and other parts of the kernel
    "bpf", "perf_event_open", "userfaultfd", "keyctl", "add_key", "request_key", "init_module",
    "finit_module", "delete_module", "kexec_load", "reboot", "swapon", "swapoff", "acct",
    "quotactl", "syslog", "clock_settime", "settimeofday", "adjtimex", "clock_adjtime",
    "sethostname", "setdomainname", "fanotify_init", "name_to_handle_at", "open_by_handle_at",
    "nfsservctl", "vhangup"};

// A filter cannot check the flags of these calls, which are in memory. ENOSYS makes programs fall
// back to the older calls.
constexpr const char* kNotThere[] = {"clone3", "openat2", "io_uring_setup", "io_uring_enter",
                                     "io_uring_register"};

constexpr const char* kChangingFiles[] = {
    "creat",     "mkdir",     "rmdir",       "link",         "symlink",     "unlink",
    "rename",    "mknod",     "chmod",       "chown",        "lchown",      "utime",
    "utimes",    "futimesat", "renameat",    "mkdirat",      "unlinkat",    "linkat",
    "symlinkat", "renameat2", "mknodat",     "truncate",     "ftruncate",   "fallocate",
    "fchmod",    "fchmodat",  "fchown",      "fchownat",     "utimensat",   "setxattr",
    "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr"};

// Calls that sleep or wait for events or signals, and the result that replaces waiting.
struct Waiting {
  const char* name;
  unsigned error;  // 0: success, as if the time had elapsed
};
constexpr Waiting kWaiting[] = {{"nanosleep", 0},
                                {"clock_nanosleep", 0},
                                {"poll", 0},
                                {"ppoll", 0},
                                {"select", 0},
                                {"pselect6", 0},
                                {"_newselect", 0},
                                {"epoll_wait", 0},
                                {"epoll_pwait", 0},
                                {"pause", EINTR},
                                {"rt_sigsuspend", EINTR},
                                {"rt_sigtimedwait", EAGAIN}};

// The bits of futex's second argument that hold the operation, and the operations that take a
// timeout.
constexpr std::uint64_t kFutexOperation = 0x7f;
constexpr std::uint64_t kFutexWaits[] = {FUTEX_WAIT, FUTEX_WAIT_BITSET};

// Calls newer than libseccomp 2.5. Their numbers are the same for all processors.
constexpr int kChangingFilesByNumber[] = {
    452,  // fchmodat2
    463,  // setxattrat
    466,  // removexattrat
};

void check(int result) {
  if (result < 0) throw std::system_error(-result, std::generic_category(), "libseccomp");
}

// Builds a filter. Calls without a rule are allowed. A call for another processor architecture
// kills the program.
class Rules {
 public:
  Rules() : context_(seccomp_init(SCMP_ACT_ALLOW)) {
    if (!context_) throw std::system_error(ENOTSUP, std::generic_category(), "libseccomp");
    check(seccomp_attr_set(context_.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS));
  }

  void refuse(int call, unsigned error = EPERM) {
    check(seccomp_rule_add(context_.get(), SCMP_ACT_ERRNO(error), call, 0));
  }

  // Adds no rule for a call that this processor does not have.
  void refuse(const char* name, unsigned error = EPERM) {
    const int call = seccomp_syscall_resolve_name(name);
    if (call >= 0) refuse(call, error);
  }

  // Refuses the call if all comparisons hold for its arguments.
  void refuse(const char* name, std::initializer_list<scmp_arg_cmp> comparisons,
              unsigned error = EPERM) {
    const int call = seccomp_syscall_resolve_name(name);
    if (call < 0) return;
    check(seccomp_rule_add_array(context_.get(), SCMP_ACT_ERRNO(error), call,
                                 static_cast<unsigned>(comparisons.size()), comparisons.begin()));
  }

  // Refuses the call if argument number `argument` (from 0) has all bits of `required` and any of
  // `bits`.
  void refuseWithAny(const char* name, unsigned argument, std::uint64_t bits,
                     std::uint64_t required = 0) {
    for (std::uint64_t bit = 1; bit <= bits; bit <<= 1) {
      if ((bits & bit) != 0) refuseIf(name, argument, bit | required, bit | required);
    }
  }

  // Refuses the call if argument number `argument` (from 0) does not have the bit.
  void refuseWithout(const char* name, unsigned argument, std::uint64_t bit) {
    refuseIf(name, argument, bit, 0);
  }

  void refuseUnlessEqual(const char* name, unsigned argument, std::uint64_t value) {
    refuse(name, {{argument, SCMP_CMP_NE, value, 0}});
  }

  std::vector<sock_filter> exported() const {
    const Channel pipe = makePipe();  // its buffer of 64 KiB holds any filter
    check(seccomp_export_bpf(context_.get(), pipe.in.number()));
    std::vector<sock_filter> filter(4096);
    const ssize_t bytes =
        read(pipe.out.number(), filter.data(), filter.size() * sizeof(sock_filter));
    check(bytes < 0 ? -errno : 0);
    filter.resize(static_cast<std::size_t>(bytes) / sizeof(sock_filter));
    return filter;
  }

 private:
  struct Release {
    void operator()(void* context) const { seccomp_release(context); }
  };

  // Refuses the call if (argument & mask) == bits.
  void refuseIf(const char* name, unsigned argument, std::uint64_t mask, std::uint64_t bits) {
    refuse(name, {{argument, SCMP_CMP_MASKED_EQ, mask, bits}});
  }

  std::unique_ptr<std::remove_pointer_t<scmp_filter_ctx>, Release> context_;
};

std::vector<sock_filter> filterFor(const Command& command, const ExecKey* key) {
  Rules rules;
  for (const char* call : kNeverAllowed) rules.refuse(call);
  for (const char* call : kNotThere) rules.refuse(call, ENOSYS);
  rules.refuseWithAny("clone", 0, kNamespaces);
  rules.refuseWithAny("mmap", 3, MAP_SHARED, MAP_ANONYMOUS);
  if (!command.mayStartPrograms) {
    for (const char* call : {"fork", "vfork", "execveat"}) rules.refuse(call);
    rules.refuseWithout("clone", 0, CLONE_THREAD);
    for (const Waiting& each : kWaiting) rules.refuse(each.name, each.error);
    // Threads may wait for each other, but not with a timeout.
    for (const std::uint64_t operation : kFutexWaits) {
      rules.refuse("futex",
                   {{1, SCMP_CMP_MASKED_EQ, kFutexOperation, operation}, {3, SCMP_CMP_NE, 0, 0}},
                   ETIMEDOUT);
    }
    for (unsigned i = 0; key != nullptr && i < key->size(); ++i) {
      rules.refuseUnlessEqual("execve", kUnusedByExec + i, (*key)[i]);
    }
  }
  if (!command.isFolderWritable) {
    for (const char* call : kChangingFiles) rules.refuse(call);
    for (const int call : kChangingFilesByNumber) rules.refuse(call);
    rules.refuseWithAny("open", 1, kWriting);
    rules.refuseWithAny("openat", 2, kWriting);
  }
  return rules.exported();
}

}  // namespace

bool hasSystemCallFilter() {
  try {
    Rules();
    return true;
  } catch (const std::system_error&) {
    return false;
  }
}

ExecKey randomExecKey() {
  std::random_device random;
  return {random(), random(), random()};
}

std::vector<sock_filter> systemCallFilter(const Command& command, const ExecKey* key) {
  if (!hasSystemCallFilter()) return {};
  return filterFor(command, key);
}

}  // namespace grading
