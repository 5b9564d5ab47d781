#include "apps/grade/sandbox/SystemCallFilter.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace grading {
namespace {

// The filter reads the lower half of an argument at the argument's own address.
#if defined(__x86_64__)
constexpr std::uint32_t kProcessor = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t kProcessor = AUDIT_ARCH_AARCH64;
#elif defined(__riscv) && __riscv_xlen == 64
constexpr std::uint32_t kProcessor = AUDIT_ARCH_RISCV64;
#else
constexpr std::uint32_t kProcessor = 0;
#endif

// The other set of system calls of x86-64, x32, numbers them from here.
constexpr std::uint32_t kX32 = 0x40000000;

constexpr std::uint32_t kNamespaces = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC |
                                      CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
constexpr std::uint32_t kWriting = O_ACCMODE | O_CREAT | O_TRUNC;

// Old numbers have been left out on newer processors; new ones are missing in older headers, where
// they are the same for all processors.
const std::vector<std::uint32_t>& neverAllowed() {
  static const std::vector<std::uint32_t> calls = {
      // the network, and descriptors passed on
      SYS_socket, SYS_socketpair,
      // memory that no process shows
      SYS_memfd_create, SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open,
      447,  // memfd_secret
      // other processes
      SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_pidfd_getfd,
      SYS_process_madvise, SYS_move_pages, SYS_migrate_pages,
      // namespaces and mounts
      SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree,
      SYS_move_mount, SYS_fsopen, SYS_fsconfig, SYS_fsmount, SYS_fspick,
      442,  // mount_setattr
      // the kernel's keys, clocks, modules and doors
      SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key,
      SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon,
      SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_clock_settime, SYS_settimeofday,
      SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname, SYS_setdomainname, SYS_fanotify_init,
      SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_nfsservctl, SYS_vhangup};
  return calls;
}

// Their flags lie in memory, which a filter can not read; with ENOSYS, programs take the older
// call.
const std::vector<std::uint32_t>& notThere() {
  static const std::vector<std::uint32_t> calls = {SYS_clone3, SYS_openat2, SYS_io_uring_setup,
                                                   SYS_io_uring_enter, SYS_io_uring_register};
  return calls;
}

const std::vector<std::uint32_t>& writing() {
  static const std::vector<std::uint32_t> calls = {
#if defined(__x86_64__)
    SYS_creat,
    SYS_mkdir,
    SYS_rmdir,
    SYS_link,
    SYS_symlink,
    SYS_unlink,
    SYS_rename,
    SYS_mknod,
    SYS_chmod,
    SYS_chown,
    SYS_lchown,
    SYS_utime,
    SYS_utimes,
    SYS_futimesat,
    SYS_renameat,
#endif
#if defined(__aarch64__)
    SYS_renameat,
#endif
    SYS_mkdirat,
    SYS_unlinkat,
    SYS_linkat,
    SYS_symlinkat,
    SYS_renameat2,
    SYS_mknodat,
    SYS_truncate,
    SYS_ftruncate,
    SYS_fallocate,
    SYS_fchmod,
    SYS_fchmodat,
    SYS_fchown,
    SYS_fchownat,
    SYS_utimensat,
    SYS_setxattr,
    SYS_lsetxattr,
    SYS_fsetxattr,
    SYS_removexattr,
    SYS_lremovexattr,
    SYS_fremovexattr,
    452,  // fchmodat2
    463,  // setxattrat
    466,  // removexattrat
  };
  return calls;
}

class Program {
 public:
  void refuse(const std::vector<std::uint32_t>& calls, std::uint32_t error) {
    for (const std::uint32_t call : calls) {
      add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1);
      answer(SECCOMP_RET_ERRNO | error);
    }
  }

  // Refuses the call if its argument (from 0) has one of the bits, and all of `required`.
  void refuseWith(std::uint32_t call, std::uint32_t argument, std::uint32_t bits,
                  std::uint32_t required = 0) {
    add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, required == 0 ? 4 : 5);
    load(static_cast<std::uint32_t>(offsetof(seccomp_data, args)) + argument * 8);
    if (required != 0) add(BPF_JMP | BPF_JSET | BPF_K, required, 0, 2);
    add(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
    answer(SECCOMP_RET_ERRNO | EPERM);
    loadCall();
  }

  // Refuses the call if its argument (from 0) has none of the bits.
  void refuseWithout(std::uint32_t call, std::uint32_t argument, std::uint32_t bits) {
    add(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 4);
    load(static_cast<std::uint32_t>(offsetof(seccomp_data, args)) + argument * 8);
    add(BPF_JMP | BPF_JSET | BPF_K, bits, 1, 0);
    answer(SECCOMP_RET_ERRNO | EPERM);
    loadCall();
  }

  void load(std::uint32_t offset) { add(BPF_LD | BPF_W | BPF_ABS, offset, 0, 0); }
  void loadCall() { load(offsetof(seccomp_data, nr)); }
  void answer(std::uint32_t value) { add(BPF_RET | BPF_K, value, 0, 0); }
  void add(int code, std::uint32_t value, int ifTrue, int ifFalse) {
    steps.push_back({static_cast<std::uint16_t>(code), static_cast<std::uint8_t>(ifTrue),
                     static_cast<std::uint8_t>(ifFalse), value});
  }

  std::vector<sock_filter> steps;
};

}  // namespace

bool hasSystemCallFilter() {
  return kProcessor != 0;
}

std::vector<sock_filter> systemCallFilter(const Command& command) {
  if (!hasSystemCallFilter()) return {};
  Program program;
  program.load(offsetof(seccomp_data, arch));
  program.add(BPF_JMP | BPF_JEQ | BPF_K, kProcessor, 1, 0);
  program.answer(SECCOMP_RET_KILL_PROCESS);
  program.loadCall();
#if defined(__x86_64__)
  program.add(BPF_JMP | BPF_JGE | BPF_K, kX32, 0, 1);
  program.answer(SECCOMP_RET_KILL_PROCESS);
#endif
  program.refuse(neverAllowed(), EPERM);
  program.refuse(notThere(), ENOSYS);
  program.refuseWith(SYS_clone, 0, kNamespaces);
  program.refuseWith(SYS_mmap, 3, MAP_SHARED, MAP_ANONYMOUS);
  if (!command.mayFork) {
#if defined(__x86_64__)
    program.refuse({SYS_fork, SYS_vfork}, EPERM);
#endif
    program.refuseWithout(SYS_clone, 0, CLONE_THREAD);
  }
  if (!command.isFolderWritable) {
    program.refuse(writing(), EPERM);
#if defined(__x86_64__)
    program.refuseWith(SYS_open, 1, kWriting);
#endif
    program.refuseWith(SYS_openat, 2, kWriting);
  }
  program.answer(SECCOMP_RET_ALLOW);
  return program.steps;
}

}  // namespace grading
