// What a compiler can reach, and what machines without a part of the sandbox do. Shell scripts
// stand for compilers, as root starts them and as an ordinary user does.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstddef>

#include "apps/grade/sandbox/SandboxedProcess.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

Command script(const fs::path& folder, const std::string& text) {
  return {.arguments = {"/bin/sh", "-c", "exec 2>&-; " + text}, .folder = folder};
}

class SandboxCompilerTest : public StartedBy {
 protected:
  // What the script prints in a folder of its own, followed by how it ended unless that was normal.
  static std::string printed(
      const std::string& text, const std::function<void(Command&)>& change = [](Command&) {}) {
    return printedElsewhere([&](std::ostream& out) {
      if (!isRoot()) becomeOrdinary();
      const ScratchFolder scratch;
      Command command = script(scratch.path(), text);
      change(command);
      const Termination ending = run(command, Sandbox::landlock);
      out << ending.output;
      if (ending.kind != Termination::Kind::exited) out << ending.sentence();
      if (fs::exists(scratch.path() / "made")) out << "made";
    });
  }
};

TEST_P(SandboxCompilerTest, ItReadsTheSystemAndItsFolderAndNoMore) {
  const OpenFolder other;
  const auto read = [](const std::string& file) {
    return "cat " + file + " >/dev/null && echo " + file + ';';
  };
  EXPECT_EQ(printed("echo >mine; ln -s " + other.secret() + " link;" + read("mine") +
                    read("/usr/include/stdio.h") + read("/usr/bin/env") + read(other.secret()) +
                    read("link") + read("/etc/passwd") + read("/proc/self/status") +
                    read("/root/.profile") + "ls " + other.path() + " /home /root /proc /sys"),
            "mine\n/usr/include/stdio.h\n/usr/bin/env\n");
}

TEST_P(SandboxCompilerTest, ItWritesIntoItsFolderAndNowhereElse) {
  const OpenFolder other;
  EXPECT_EQ(printed("for folder in " + other.path() +
                    " /var/tmp /usr/lib /root / .; do "
                    "(cd $folder && echo >made && mkdir sub && echo $folder); done;"
                    "rm -f " +
                    other.secret() + "; echo >" + other.secret()),
            ".\nmade");
  EXPECT_EQ(fs::file_size(other.secret()), 13);
}

// The tests run in the same prefix as `grade`, which is hidden even where all the rest is readable.
TEST_P(SandboxCompilerTest, ThisProjectsProgramIsHiddenWhereverItIs) {
  const fs::path prefix = fs::canonical("/proc/self/exe").parent_path().parent_path();
  const auto inPrefix = [&](const std::string& text) {
    return printed("cd " + prefix.string() + " && " + text,
                   [&](Command& c) { c.readable = {prefix}; });
  };
  if (inPrefix("echo in").empty()) GTEST_SKIP() << "other users cannot enter " << prefix;
  EXPECT_EQ(inPrefix("ls bin/sudoku && head -c 4 bin/grade"), "bin/sudoku\n");
}

TEST_P(SandboxCompilerTest, NothingThatItOpensMakesItWait) {
  EXPECT_EQ(printed("for each in /proc/self/fd/1 /proc/self/fd/2 /dev/ptmx /dev/tty /dev/stdin; do "
                    "cat $each; done; echo end"),
            "end\n");
}

TEST_P(SandboxCompilerTest, ItsBoundsHold) {
  // The kernel stops the compiler proper. The program that started it says so.
  EXPECT_EQ(printed("(while :; do :; done); echo $?", [](Command& c) { c.bounds.cpu = 300ms; }),
            "137\n");
  EXPECT_THAT(printed("sleep 100", [](Command& c) { c.bounds.wall = 300ms; }),
              HasSubstr("limit of elapsed time"));
  EXPECT_EQ(printed("yes | head -c 1000000", [](Command& c) { c.bounds.outputBytes = 4; }),
            "y\ny\n");
  EXPECT_EQ(printed("yes >large; wc -c <large", [](Command& c) { c.bounds.fileBytes = 5000; }),
            "5000\n");
}

INSTANTIATE_TEST_SUITE_P(StartedBy, SandboxCompilerTest, testing::Bool(), nameOfStarter);

// ---- Other machines: a fork gives up what they lack.

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

// Keeps the capabilities that Docker leaves to root by default, and refuses namespaces as it does.
void becomeContainer() {
  constexpr std::uint32_t kKept = 0xa80425fb;
  __user_cap_header_struct header{_LINUX_CAPABILITY_VERSION_3, 0};
  const __user_cap_data_struct kept[2] = {{kKept, kKept, 0}, {0, 0, 0}};
  if (geteuid() == 0 && syscall(SYS_capset, &header, kept) != 0) {
    throw std::runtime_error("capabilities could not be given up");
  }
  for (const int call : {SYS_unshare, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_setns}) {
    giveUp(static_cast<std::uint32_t>(call), EPERM);
  }
  giveUp(SYS_clone3, ENOSYS);
}

void giveUpLandlock() {
  giveUp(SYS_landlock_create_ruleset, ENOSYS);
}

std::string strongestAfter(const std::function<void()>& giveUpMore) {
  return printedElsewhere([&](std::ostream& out) {
    giveUpMore();
    out << nameOf(strongestSandbox()) << '\n' << lackOf(strongestSandbox());
    if (strongestSandbox() == Sandbox::none) out << whyNoSandbox();
  });
}

TEST(SandboxElsewhereTest, LandlockNeedsNoOtherRights) {
  EXPECT_EQ(strongestAfter(becomeContainer), "landlock\n");
  EXPECT_EQ(strongestAfter([] {
              becomeOrdinary();
              becomeContainer();
            }),
            "landlock\n");
}

TEST(SandboxElsewhereTest, RootWithoutLandlockIsToldWhatTheSandboxLacks) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  EXPECT_THAT(strongestAfter(giveUpLandlock), StartsWith("user\nThe sandbox lacks Landlock"));
}

TEST(SandboxElsewhereTest, AnOrdinaryUserWithoutLandlockIsToldWhy) {
  EXPECT_THAT(strongestAfter([] {
                becomeOrdinary();
                giveUpLandlock();
              }),
              StartsWith("none\nThere was no sandbox: its code could do everything.  Landlock: "
                         "Function not implemented. It needs Linux 5.13"));
}

TEST(SandboxElsewhereTest, WithoutLandlockStillNothingOfOthersIsWritten) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  const OpenFolder other;
  fs::permissions(other.path(), fs::perms::owner_all);
  EXPECT_EQ(printedElsewhere([&](std::ostream& out) {
              const ScratchFolder scratch;
              const std::string text =
                  "id -u; id -G; echo >" + other.path() + "/made; echo >here; ls";
              out << run(script(scratch.path(), text), Sandbox::user).output;
            }),
            "65530\n65530\nhere\n");
}

}  // namespace
}  // namespace grading
