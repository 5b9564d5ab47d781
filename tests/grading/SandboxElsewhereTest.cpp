// Sandboxes on other machines: without root, without namespaces (as in Docker), without Landlock.
//
// Each test drops the missing rights in a fork. The process itself asks for no sandbox, because a
// process finds out only once which sandbox works.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <exception>
#include <filesystem>
#include <functional>
#include <sstream>

#include "apps/grade/sandbox/AvailableSandbox.h"
#include "apps/grade/sandbox/FileAccess.h"
#include "apps/grade/sandbox/Launch.h"
#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/grade/sandbox/SystemCallFilter.h"

namespace {

namespace fs = std::filesystem;
using grading::Command;
using grading::Sandbox;
using grading::strongestSandbox;
using grading::Termination;
using testing::HasSubstr;
using testing::StartsWith;

constexpr uid_t kOrdinaryUser = 4321;

// Runs `inside` in a fork and returns what it prints.
std::string printedElsewhere(const std::function<void(std::ostream&)>& inside) {
  int ends[2];
  if (pipe(ends) != 0) return "no pipe";
  const pid_t child = fork();
  if (child == 0) {
    std::ostringstream text;
    try {
      inside(text);
    } catch (const std::exception& error) {
      text << "threw " << error.what();
    }
    const std::string all = text.str();
    _exit(write(ends[1], all.data(), all.size()) < 0 ? 1 : 0);
  }
  close(ends[1]);
  std::string all;
  char part[4096];
  for (ssize_t length; (length = read(ends[0], part, sizeof part)) > 0;) {
    all.append(part, static_cast<std::size_t>(length));
  }
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return all;
}

void giveUp(std::uint32_t call, std::uint32_t error) {
  const std::uint32_t refusal = SECCOMP_RET_ERRNO | error;
  sock_filter steps[] = {{BPF_LD | BPF_W | BPF_ABS, 0, 0, offsetof(seccomp_data, nr)},
                         {BPF_JMP | BPF_JEQ | BPF_K, 0, 1, call},
                         {BPF_RET | BPF_K, 0, 0, refusal},
                         {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW}};
  const sock_fprog program{4, steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    throw std::runtime_error("no filter");
  }
}

// Drops the capabilities that Docker takes from root by default.
void giveUpCapabilities() {
  constexpr std::uint32_t kKept = 1U << CAP_CHOWN | 1U << CAP_DAC_OVERRIDE | 1U << CAP_FSETID |
                                  1U << CAP_FOWNER | 1U << CAP_MKNOD | 1U << CAP_NET_RAW |
                                  1U << CAP_SETGID | 1U << CAP_SETUID | 1U << CAP_SETFCAP |
                                  1U << CAP_SETPCAP | 1U << CAP_NET_BIND_SERVICE |
                                  1U << CAP_SYS_CHROOT | 1U << CAP_KILL | 1U << CAP_AUDIT_WRITE;
  for (int each = 0; each <= CAP_LAST_CAP; ++each) {
    if (each >= 32 || (kKept >> each & 1) == 0) prctl(PR_CAPBSET_DROP, each, 0, 0, 0);
  }
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  const __user_cap_data_struct kept[2] = {{kKept, kKept, 0}, {0, 0, 0}};
  if (geteuid() == 0 && syscall(SYS_capset, &header, kept) != 0) {
    throw std::runtime_error("capabilities could not be given up");
  }
}

// Drops capabilities and refuses the system calls for namespaces, as Docker does by default.
void giveUpNamespaces() {
  giveUpCapabilities();
  for (const int call : {SYS_unshare, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_setns}) {
    giveUp(static_cast<std::uint32_t>(call), EPERM);
  }
  giveUp(SYS_clone3, ENOSYS);
}

void giveUpRoot() {
  if (geteuid() == 0 && setresuid(kOrdinaryUser, kOrdinaryUser, kOrdinaryUser) != 0) {
    throw std::runtime_error("still root");
  }
}

const std::string kNoBubblewrap = "bubblewrap does not work here";

std::string printedByAnOrdinaryUser(const std::function<void(std::ostream&)>& inside) {
  return printedElsewhere([&](std::ostream& out) {
    giveUpRoot();
    if (grading::whyNot(Sandbox::bubblewrap).empty()) {
      inside(out);
    } else {
      out << kNoBubblewrap;
    }
  });
}

Termination shell(const std::string& script) {
  const grading::ScratchFolder scratch;
  Command command;
  command.arguments = {"/bin/sh", "-c", script};
  command.folder = scratch.path();
  command.bounds.processes = 5;
  const auto sandbox = strongestSandbox();
  if (!sandbox) throw std::runtime_error("there is no containment");
  return grading::run(command, *sandbox);
}

void printStrongest(std::ostream& out) {
  const auto strongest = strongestSandbox();
  out << (strongest ? grading::nameOf(*strongest) : "nothing");
}

TEST(SandboxElsewhereTest, RootWithoutNamespacesTakesAnotherUser) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  EXPECT_EQ(printedElsewhere([](std::ostream& out) {
              giveUpNamespaces();
              printStrongest(out);
              out << ' ' << shell("test $(id -u) -ge 61200 && echo contained").output;
            }),
            "unprivilegedUser contained\n");
}

TEST(SandboxElsewhereTest, WhereClosingManyDescriptorsIsNotAllowedTheyAreClosedOneByOne) {
  EXPECT_EQ(printedElsewhere([](std::ostream& out) {
              giveUp(SYS_close_range, EPERM);
              for (int i = 0; i < 50; ++i) (void)dup(1);
              if (!strongestSandbox()) {
                out << "0134";
                return;
              }
              out << shell(
                         "for i in 0 1 3 4 5 6 7 8 9; do"
                         "  if (: <&$i) 2>&-; then printf $i; fi; done")
                         .output;
            }),
            "0134");
}

TEST(SandboxElsewhereTest, AnOrdinaryUserTakesBubblewrap) {
  const std::string printed = printedByAnOrdinaryUser([](std::ostream& out) {
    printStrongest(out);
    out << ' ' << shell("exec 2>&-; ls -d /root /home /proc /etc/passwd; echo contained").output;
  });
  if (printed == kNoBubblewrap) GTEST_SKIP() << printed;
  EXPECT_EQ(printed, "bubblewrap contained\n");
}

TEST(SandboxElsewhereTest, AnOrdinaryUsersOwnProcessesDoNotCount) {
  const std::string printed = printedByAnOrdinaryUser([](std::ostream& out) {
    for (int i = 0; i < 10; ++i) {
      if (fork() == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        pause();
        _exit(0);
      }
    }
    out << shell(
               "true & true & wait; echo done; sleep 99 & sleep 99 & sleep 99 & sleep 99 & sleep "
               "99 &")
               .output;
  });
  if (printed == kNoBubblewrap) GTEST_SKIP() << printed;
  EXPECT_THAT(printed, StartsWith("done\n"));
  EXPECT_THAT(printed, HasSubstr("Cannot fork"));
}

TEST(SandboxElsewhereTest, LimitsOfTheCallerArePassedOn) {
  const std::string printed = printedByAnOrdinaryUser([](std::ostream& out) {
    const rlimit little{1 << 20, 1 << 20};
    if (setrlimit(RLIMIT_STACK, &little) != 0) throw std::runtime_error("the limit is not set");
    out << shell("ulimit -s").output;
  });
  if (printed == kNoBubblewrap) GTEST_SKIP() << printed;
  EXPECT_EQ(printed, "1024\n");
}

TEST(SandboxElsewhereTest, AnOrdinaryUserWithoutNamespacesIsToldWhatToDo) {
  const std::string printed = printedElsewhere([](std::ostream& out) {
    giveUpRoot();
    giveUpNamespaces();
    printStrongest(out);
    out << '\n' << grading::whyNot(Sandbox::bubblewrap);
    out << '\n' << grading::whyNot(Sandbox::unprivilegedUser);
  });
  EXPECT_THAT(printed, StartsWith("nothing\n"));
  EXPECT_THAT(printed, testing::AnyOf(HasSubstr("docker run"), HasSubstr("sysctl -w"),
                                      HasSubstr("apt-get install bubblewrap")));
  EXPECT_THAT(printed, HasSubstr("only root can"));
}

TEST(SandboxElsewhereTest, AFolderThatOthersCanNotEnterIsRefused) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  EXPECT_THAT(printedElsewhere([](std::ostream&) {
                const grading::ScratchFolder closed;
                setenv("TMPDIR", closed.path().c_str(), 1);
                const grading::ScratchFolder below;
              }),
              HasSubstr("Set TMPDIR"));
}

// docs/grading-safely.md says what can be read without Landlock.
TEST(SandboxElsewhereTest, WithoutLandlockStillNothingCanBeWritten) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  const std::string name = "/tmp/left-by-a-subject-" + std::to_string(getpid());
  EXPECT_EQ(
      printedElsewhere([&](std::ostream& out) {
        giveUp(SYS_landlock_create_ruleset, ENOSYS);
        giveUpNamespaces();
        out << (grading::hasLandlock() ? "Landlock" : "no Landlock");
        out << shell("exec 2>&-; echo > " + name + "; test -e " + name + " || echo ': not'").output;
      }),
      "no Landlock: not\n");
  EXPECT_FALSE(fs::exists(name));
}

TEST(SandboxElsewhereTest, WithoutBubblewrapOneIsToldHowToInstallIt) {
  if (access(grading::kBubblewrap, X_OK) == 0) GTEST_SKIP() << "it is installed";
  EXPECT_THAT(
      printedElsewhere([](std::ostream& out) { out << grading::whyNot(Sandbox::bubblewrap); }),
      HasSubstr("apt-get install bubblewrap"));
}

}  // namespace
