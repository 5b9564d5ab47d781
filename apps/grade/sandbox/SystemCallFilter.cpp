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
// The first argument that execve does not use, from 0.
constexpr unsigned kUnusedByExec = 3;

constexpr std::uint64_t kWriting = O_ACCMODE | O_CREAT | O_TRUNC;

constexpr const char* kNeverAllowed[] = {
    // the network, and descriptors passed on
    "socket", "socketpair",
    // memory that is not counted for any process
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

// Their flags lie in memory, which a filter cannot read. With ENOSYS, programs use the older call.
constexpr const char* kNotThere[] = {"clone3", "openat2", "io_uring_setup", "io_uring_enter",
                                     "io_uring_register"};

constexpr const char* kChangingFiles[] = {
    "creat",     "mkdir",     "rmdir",       "link",         "symlink",     "unlink",
    "rename",    "mknod",     "chmod",       "chown",        "lchown",      "utime",
    "utimes",    "futimesat", "renameat",    "mkdirat",      "unlinkat",    "linkat",
    "symlinkat", "renameat2", "mknodat",     "truncate",     "ftruncate",   "fallocate",
    "fchmod",    "fchmodat",  "fchown",      "fchownat",     "utimensat",   "setxattr",
    "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr"};

// Calls that wait for a time, for events or for signals, and what they return instead.
struct Waiting {
  const char* name;
  unsigned error;  // 0: the time is over
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

// The bits of the second argument of futex that are not options, and the operations that can wait
// for a time.
constexpr std::uint64_t kFutexOperation = 0x7f;
constexpr std::uint64_t kFutexWaits[] = {FUTEX_WAIT, FUTEX_WAIT_BITSET};

// Newer than libseccomp 2.5; the numbers are the same for all processors.
constexpr int kChangingFilesByNumber[] = {
    452,  // fchmodat2
    463,  // setxattrat
    466,  // removexattrat
};

void check(int result) {
  if (result < 0) throw std::system_error(-result, std::generic_category(), "libseccomp");
}

// A filter in the making. By default a call is allowed; calls of other processors end the program.
class Rules {
 public:
  Rules() : context_(seccomp_init(SCMP_ACT_ALLOW)) {
    if (!context_) throw std::system_error(ENOTSUP, std::generic_category(), "libseccomp");
    check(seccomp_attr_set(context_.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_KILL_PROCESS));
  }

  void refuse(int call, unsigned error = EPERM) {
    check(seccomp_rule_add(context_.get(), SCMP_ACT_ERRNO(error), call, 0));
  }

  // Some calls do not exist on all processors; these need no rule.
  void refuse(const char* name, unsigned error = EPERM) {
    const int call = seccomp_syscall_resolve_name(name);
    if (call >= 0) refuse(call, error);
  }

  // Refuses the call if all comparisons of its arguments hold.
  void refuse(const char* name, std::initializer_list<scmp_arg_cmp> comparisons,
              unsigned error = EPERM) {
    const int call = seccomp_syscall_resolve_name(name);
    if (call < 0) return;
    check(seccomp_rule_add_array(context_.get(), SCMP_ACT_ERRNO(error), call,
                                 static_cast<unsigned>(comparisons.size()), comparisons.begin()));
  }

  // Refuses the call if its argument (from 0) has any of the bits, and all of `required`.
  void refuseWithAny(const char* name, unsigned argument, std::uint64_t bits,
                     std::uint64_t required = 0) {
    for (std::uint64_t bit = 1; bit <= bits; bit <<= 1) {
      if ((bits & bit) != 0) refuseIf(name, argument, bit | required, bit | required);
    }
  }

  // Refuses the call if its argument (from 0) does not have the bit.
  void refuseWithout(const char* name, unsigned argument, std::uint64_t bit) {
    refuseIf(name, argument, bit, 0);
  }

  void refuseUnlessEqual(const char* name, unsigned argument, std::uint64_t value) {
    refuse(name, {{argument, SCMP_CMP_NE, value, 0}});
  }

  std::vector<sock_filter> exported() const {
    const Channel pipe = makePipe();  // holds 64 KiB, far more than a filter
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

  // Refuses the call if the bits of its argument that are in the mask are these.
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
    // Threads may wait for each other, but not for a time.
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
