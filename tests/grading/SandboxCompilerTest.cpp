// What a compiler can reach, and what machines without a part of the sandbox do. Shell scripts
// stand for compilers, in each sandbox, as root starts them and as an ordinary user does.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#include <cerrno>
#include <cstddef>
#include <tuple>

#include "apps/grade/sandbox/FileRules.h"
#include "tests/grading/BlankSubmission.h"
#include "tests/grading/Sandboxed.h"
#include "tests/programs/Shell.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

Command script(const fs::path& folder, const std::string& text) {
  Command command;
  command.kind = Command::Kind::compiler;
  command.arguments = {"/bin/sh", "-c", "exec 2>&-; " + text};
  command.folder = folder;
  return command;
}

class SandboxCompilerTest : public testing::TestWithParam<std::tuple<Sandbox, bool>> {
 protected:
  void SetUp() override {
    if (isRoot() && geteuid() != 0) GTEST_SKIP() << "we are not root";
    if (sandbox() == Sandbox::landlock && !hasLandlock()) GTEST_SKIP() << "no Landlock";
    if (sandbox() == Sandbox::bubblewrap && printed("echo works") != "works\n") {
      GTEST_SKIP() << "no bubblewrap";
    }
  }

  static Sandbox sandbox() { return std::get<0>(GetParam()); }
  static bool isRoot() { return std::get<1>(GetParam()); }

  // What the script prints in a folder of its own, followed by how it ended unless that was normal.
  static std::string printed(
      const std::string& text, const std::function<void(Command&)>& change = [](Command&) {}) {
    return printedElsewhere([&](std::ostream& out) {
      if (!isRoot()) becomeOrdinary();
      const ScratchFolder scratch;
      Command command = script(scratch.path(), text);
      change(command);
      const Termination ending = run(command, sandbox());
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

TEST_P(SandboxCompilerTest, HiddenFilesAreNotReadThoughTheFolderAboveThemIs) {
  const OpenFolder other;
  const fs::path folder = fs::canonical(other.path());
  fs::create_directories(folder / "bin/solution");
  for (const char* const name : {"bin/tool", "bin/grade", "bin/solution/Sudoku.h"}) {
    std::ofstream(folder / name) << "text of " << name << '\n';
  }
  fs::create_directory_symlink("bin", folder / "link");
  const auto printedWith = [&](const std::string& readable) {
    return printed(
        "cd " + other.path() + "; cat bin/tool bin/grade bin/solution/Sudoku.h link/grade",
        [&](Command& command) {
          command.readable = {folder / readable};
          command.hidden = {folder / "bin/grade", folder / "bin/solution"};
        });
  };
  EXPECT_EQ(printedWith(""), "text of bin/tool\n");
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

TEST_P(SandboxCompilerTest, AProgramThatIsNotThereIsNotStarted) {
  if (sandbox() == Sandbox::bubblewrap) GTEST_SKIP() << "bubblewrap says it in its own words";
  EXPECT_THAT(printed("", [](Command& c) { c.arguments = {"/usr/bin/missing"}; }),
              HasSubstr("could not be started: /usr/bin/missing: No such file"));
}

INSTANTIATE_TEST_SUITE_P(In, SandboxCompilerTest,
                         testing::Combine(testing::Values(Sandbox::landlock, Sandbox::bubblewrap),
                                          testing::Bool()),
                         [](const auto& test) {
                           return std::string(nameOf(std::get<0>(test.param))) +
                                  (std::get<1>(test.param) ? "AsRoot" : "AsAnOrdinaryUser");
                         });

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

// Drops the capabilities that Docker takes from root by default, and refuses namespaces as it does.
void becomeContainer() {
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

TEST(SandboxElsewhereTest, ALandlockOfTheKernelNeedsNoOtherRights) {
  if (!hasLandlock()) GTEST_SKIP() << "there is none";
  EXPECT_EQ(strongestAfter([] {}), "landlock\n");
  EXPECT_EQ(strongestAfter([] {
              becomeOrdinary();
              becomeContainer();
            }),
            "landlock\n");
}

TEST(SandboxElsewhereTest, RootWithoutLandlockIsToldWhatTheSandboxLacks) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  EXPECT_THAT(strongestAfter([] {
                giveUpLandlock();
                becomeContainer();
              }),
              StartsWith("user\nThe sandbox lacks Landlock and bubblewrap"));
}

TEST(SandboxElsewhereTest, AReportSaysWhatTheSandboxLacks) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  const Shell shell;
  shell.run("chmod 755 .; mkdir blank");
  shell.write("blank/Sudoku.h", blankSudoku("return -1;", ""));
  EXPECT_THAT(printedElsewhere([&](std::ostream& out) {
                giveUpLandlock();
                becomeContainer();
                out << shell.run("grade --part a blank").out;
              }),
              HasSubstr("The sandbox lacks Landlock"));
}

TEST(SandboxElsewhereTest, AnOrdinaryUserWithoutLandlockTakesBubblewrapOrIsToldWhatToDo) {
  EXPECT_THAT(strongestAfter([] {
                becomeOrdinary();
                giveUpLandlock();
              }),
              testing::AnyOf("bubblewrap\n", StartsWith("none\n")));
  EXPECT_THAT(strongestAfter([] {
                becomeOrdinary();
                giveUpLandlock();
                becomeContainer();
              }),
              testing::AllOf(StartsWith("none\n"), HasSubstr("Landlock: the kernel lacks it"),
                             HasSubstr("bubblewrap: ")));
}

TEST(SandboxElsewhereTest, WithoutLandlockStillNothingOfOthersIsWritten) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  fs::create_directories("/tmp/closed-to-others");
  EXPECT_EQ(printedElsewhere([](std::ostream& out) {
              const ScratchFolder scratch;
              out << run(script(scratch.path(),
                                "id -u; id -G; echo >/tmp/closed-to-others/made; echo >here; ls"),
                         Sandbox::user)
                         .output;
            }),
            "65530\n65530\nhere\n");
  fs::remove_all("/tmp/closed-to-others");
}

TEST(SandboxElsewhereTest, WhereClosingManyDescriptorsIsNotAllowedTheyAreClosedOneByOne) {
  EXPECT_EQ(printedElsewhere([](std::ostream& out) {
              giveUp(SYS_close_range, EPERM);
              for (int i = 0; i < 50; ++i) (void)dup(1);
              const ScratchFolder scratch;
              Command command = script(scratch.path(), "");
              command.arguments[2] =
                  "for i in 0 1 2 3 4 5 6 7 8 9; do (: <&$i) && printf $i; done 2>/dev/null";
              out << run(command, Sandbox::landlock).output;
            }),
            "012");
}

TEST(SandboxElsewhereTest, AFolderThatOthersCanNotEnterIsRefused) {
  if (geteuid() != 0) GTEST_SKIP() << "we are not root";
  EXPECT_THAT(printedElsewhere([](std::ostream&) {
                const ScratchFolder closed;
                setenv("TMPDIR", closed.path().c_str(), 1);
                const ScratchFolder below;
              }),
              HasSubstr("Set TMPDIR"));
}

}  // namespace
}  // namespace grading
