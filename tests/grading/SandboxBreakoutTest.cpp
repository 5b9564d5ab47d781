// Programs that try to reach files, the network or other processes outside their sandbox.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "apps/grade/sandbox/FileAccess.h"
#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using testing::Each;
using testing::ElementsAre;
using testing::EndsWith;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class SandboxBreakoutTest : public Sandboxed {};

// A folder outside the sandbox that every user may read and write.
class OtherFolder {
 public:
  OtherFolder() {
    std::string name = fs::temp_directory_path() / "other-XXXXXX";
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("no folder " + name);
    path_ = name;
    fs::permissions(path_, fs::perms::all);
    std::ofstream(secret()) << "the solution\n";
  }
  ~OtherFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  OtherFolder(const OtherFolder&) = delete;
  OtherFolder& operator=(const OtherFolder&) = delete;

  std::string path() const { return path_; }
  std::string secret() const { return path_ / "secret.txt"; }

 private:
  fs::path path_;
};

TEST_P(SandboxBreakoutTest, FilesOfOthersCanNotBeRead) {
  if (GetParam() == Sandbox::unprivilegedUser && !hasLandlock()) {
    GTEST_SKIP() << "without Landlock, it can read what everybody can";
  }
  const OtherFolder other;
  const auto result = heard(R"(
int main(int, char** paths) {
  while (*++paths) say("%s: %s\n", *paths, open(*paths, O_RDONLY) < 0 ? "closed" : "open");
  say("own folder: %s\n", open("program.cpp", O_RDONLY) < 0 ? "closed" : "open");
})",
                            {other.secret(), other.path(), "/etc/passwd", "/etc/shadow", "/root",
                             "/home", "/proc/1/environ", "/proc/1/mem", "/var", "/sys", "/tmp/..",
                             "/etc/hostname", "/dev/mem", "/dev/tty", "/dev/vda", "/dev/sda"});
  ASSERT_THAT(result.lines, SizeIs(17));
  EXPECT_EQ(result.lines.back(), "own folder: open");
  for (std::size_t i = 0; i + 1 < result.lines.size(); ++i) {
    if (GetParam() == Sandbox::bubblewrap && result.lines[i] == "/tmp/..: open") continue;
    EXPECT_THAT(result.lines[i], EndsWith(": closed"));
  }
}

TEST_P(SandboxBreakoutTest, LinksDoNotLeadOutOfTheFolder) {
  if (GetParam() == Sandbox::unprivilegedUser && !hasLandlock()) {
    GTEST_SKIP() << "without Landlock, it can read what everybody can";
  }
  const OtherFolder other;
  const Command command = compiled(R"(
int main() { say("%s\n", open("link", O_RDONLY) < 0 ? "closed" : "open"); })");
  fs::create_symlink(other.secret(), folder() / "link");
  EXPECT_THAT(heard(command).lines, ElementsAre("closed"));
}

constexpr const char* kWriteEverywhere = R"(
void attempt(const char* what, long result) { if (result >= 0) say("%s\n", what); }
int main(int, char** folders) {
  while (*++folders) {
    say("%s\n", *folders);
    if (chdir(*folders) != 0) continue;
    attempt("create", open("made", O_CREAT | O_WRONLY, 0666));
    attempt("append", open("secret.txt", O_WRONLY | O_APPEND));
    attempt("mkdir", mkdir("folder", 0777));
    attempt("symlink", symlink("/", "symlink"));
    attempt("link", link("secret.txt", "link"));
    attempt("rename", rename("secret.txt", "renamed"));
    attempt("truncate", truncate("secret.txt", 0));
    attempt("chmod", chmod("secret.txt", 0));
    attempt("mknod", mknod("pipe", S_IFIFO | 0666, 0));
    attempt("unlink", unlink("secret.txt"));
    attempt("unnamed", open(".", O_TMPFILE | O_RDWR, 0666));
  }
})";

TEST_P(SandboxBreakoutTest, ASubjectCanWriteNowhere) {
  const OtherFolder other;
  const std::vector<std::string> folders = {other.path(), folder(),   "/tmp",  "/dev/shm",
                                            "/var/tmp",   "/usr/lib", "/root", "/"};
  EXPECT_EQ(heard(kWriteEverywhere, folders).lines, folders);
  EXPECT_EQ(std::distance(fs::directory_iterator(other.path()), {}), 1);
  EXPECT_EQ(fs::file_size(other.secret()), 13);
}

TEST_P(SandboxBreakoutTest, ACompilerCanWriteIntoItsFolderAndNowhereElse) {
  if (GetParam() == Sandbox::unprivilegedUser && !hasLandlock()) {
    GTEST_SKIP() << "without Landlock, it can write where everybody can";
  }
  const OtherFolder other;
  Command command = compiled(kWriteEverywhere, {other.path(), "/var/tmp", "/usr/lib", "/root"});
  command.isFolderWritable = true;
  EXPECT_THAT(heard(command).lines, ElementsAre(other.path(), "/var/tmp", "/usr/lib", "/root"));
  command.arguments = {folder() / "program", folder()};
  std::ofstream(folder() / "secret.txt") << "its own\n";
  fs::permissions(folder() / "secret.txt", fs::perms::all);
  EXPECT_THAT(heard(command).lines, testing::Contains("create"));
  EXPECT_TRUE(fs::exists(folder() / "made"));
}

// The control: with the right to start programs, the same program executes /bin/sh.
TEST_P(SandboxBreakoutTest, ASubjectExecutesNoOtherProgram) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing prevents it";
  Command command = compiled(R"(
struct BeforeMain {
  BeforeMain() {
    for (const char* path : {"/bin/sh", "/usr/bin/sh", "/usr/bin/env", "/usr/bin/c++"}) {
      say("%s\n", path);
      execl(path, path, "-c", "echo executed >&4", nullptr);
      const int file = open(path, O_RDONLY);
      char* arguments[] = {nullptr};
      syscall(SYS_execveat, file, "", arguments, arguments, 0x1000);
    }
  }
} beforeMain;
int main() {
  say("main\n");
  for (const char* loader : {"/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"}) {
    execl(loader, loader, "/bin/sh", "-c", "echo executed >&4", nullptr);
  }
})");
  EXPECT_THAT(heard(command).lines, ElementsAre("/bin/sh", "executed"));
  command.mayStartPrograms = false;
  EXPECT_THAT(heard(command).lines,
              ElementsAre("/bin/sh", "/usr/bin/sh", "/usr/bin/env", "/usr/bin/c++", "main"));
}

TEST_P(SandboxBreakoutTest, ASubjectDoesNotExecuteItselfAgain) {
  if (GetParam() != Sandbox::unprivilegedUser) GTEST_SKIP() << "harmless, and not prevented";
  Command command = compiled(R"(
int main(int count, char** arguments) {
  say("%d\n", count);
  if (count == 1) execl(arguments[0], arguments[0], "again", nullptr);
})");
  EXPECT_THAT(heard(command).lines, ElementsAre("1", "2"));
  command.mayStartPrograms = false;
  EXPECT_THAT(heard(command).lines, ElementsAre("1"));
}

TEST_P(SandboxBreakoutTest, ASubjectSeesNoProgramsAndNoHeaders) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing prevents it";
  if (GetParam() == Sandbox::unprivilegedUser && !hasLandlock()) {
    GTEST_SKIP() << "without Landlock, it can read what everybody can";
  }
  Command command =
      compiled(R"(
int main(int, char** paths) {
  while (*++paths) say("%s\n", open(*paths, O_RDONLY) < 0 ? "closed" : "open");
})",
               {"/usr/bin/c++", "/usr/include/stdio.h", "/usr/include", "/usr/share"});
  EXPECT_THAT(heard(command).lines, Each("open"));
  command.mayStartPrograms = false;
  EXPECT_THAT(heard(command).lines, ElementsAre("closed", "closed", "closed", "closed"));
}

TEST_P(SandboxBreakoutTest, HiddenFilesAreNotReadThoughTheFolderAboveThemIs) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing prevents it";
  if (GetParam() == Sandbox::unprivilegedUser && !hasLandlock()) {
    GTEST_SKIP() << "without Landlock, it can read what everybody can";
  }
  const OtherFolder other;
  fs::create_directories(fs::path(other.path()) / "bin/solution");
  for (const char* const name : {"bin/tool", "bin/grade", "bin/solution/Sudoku.h"}) {
    std::ofstream(fs::path(other.path()) / name) << "text\n";
  }
  fs::create_directory_symlink("bin", fs::path(other.path()) / "link");
  const auto path = [&](const char* name) { return other.path() + '/' + name; };
  Command command = compiled(R"(
int main(int, char** paths) {
  char text[5] = "";
  while (*++paths) say("%s\n", read(open(*paths, O_RDONLY), text, 4) == 4 ? "read" : "closed");
})",
                             {path("bin/tool"), path("secret.txt"), path("bin/grade"),
                              path("bin/solution/Sudoku.h"), path("link/grade")});
  command.readable = {other.path()};
  EXPECT_THAT(heard(command).lines, Each("read"));
  command.hidden = {fs::canonical(path("bin/grade")), fs::canonical(path("bin/solution"))};
  EXPECT_THAT(heard(command).lines, ElementsAre("read", "read", "closed", "closed", "closed"));
  command.readable = {path("link")};
  command.arguments = {folder() / "program", path("link/tool"), path("link/grade")};
  EXPECT_THAT(heard(command).lines, ElementsAre("read", "closed"));
}

TEST_P(SandboxBreakoutTest, ThereIsNoNetwork) {
  const auto result = heard(R"(
int main() {
  int ends[2];
  for (int family = 0; family < 50; ++family) {
    for (int type : {SOCK_STREAM, SOCK_DGRAM, SOCK_RAW}) {
      if (socket(family, type, 0) >= 0) say("family %d\n", family);
    }
  }
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0) say("socketpair\n");
  if (syscall(425, 8, ends) >= 0) say("io_uring\n");
  // The conversation is a socket, over which descriptors can be passed, but only to the judge.
  sockaddr elsewhere{AF_UNSPEC, {}};
  if (connect(4, &elsewhere, sizeof elsewhere) == 0) say("connect\n");
  say("end\n");
})");
  EXPECT_THAT(result.lines, ElementsAre("end"));
}

TEST_P(SandboxBreakoutTest, OtherProcessesCanNotBeSignalled) {
  const pid_t bystander = fork();
  if (bystander == 0) {
    pause();
    _exit(0);
  }
  const auto result = heard(R"(
int main(int, char** pids) {
  kill(-1, SIGKILL);
  while (*++pids) kill(atoi(*pids), SIGKILL);
  kill(getppid(), SIGKILL);
  for (int pid = 2; pid < 100000; ++pid) if (pid != getpid()) kill(pid, SIGKILL);
  kill(1, SIGKILL);
  say("still here\n");
  return 7;
})",
                            {std::to_string(getpid()), std::to_string(bystander)});
  EXPECT_THAT(result.lines, ElementsAre("still here"));
  EXPECT_EQ(result.ending.kind, Termination::Kind::exited);
  EXPECT_EQ(result.ending.code, 7);
  EXPECT_EQ(waitpid(bystander, nullptr, WNOHANG), 0) << "the bystander was killed";
  kill(bystander, SIGKILL);
  waitpid(bystander, nullptr, 0);
}

TEST_P(SandboxBreakoutTest, OtherProcessesCanNotBeLookedInto) {
  const auto result = heard(R"(
int main(int, char** arguments) {
  const pid_t grade = atoi(arguments[1]);
  char byte;
  iovec here{&byte, 1}, there{reinterpret_cast<void*>(main), 1};
  for (pid_t pid : {grade, getppid(), pid_t(1)}) {
    char name[99];
    if (ptrace(PTRACE_ATTACH, pid, 0, 0) == 0) say("attached\n");
    if (process_vm_readv(pid, &here, 1, &there, 1, 0) >= 0) say("read\n");
    for (const char* file : {"mem", "environ", "maps", "fd/1", "fd/3", "cwd/secret"}) {
      snprintf(name, sizeof name, "/proc/%d/%s", pid, file);
      if (open(name, O_RDONLY) >= 0) say("opened %s\n", file);
    }
  }
  say("end\n");
})",
                            {std::to_string(getpid())});
  EXPECT_THAT(result.lines, ElementsAre("end"));
}

TEST_P(SandboxBreakoutTest, TwoThatRunAtOnceCanNotReachEachOther) {
  const Command command = compiled(R"(
int main() {
  char question;
  say("ready\n");
  if (read(3, &question, 1) == 1) kill(-1, SIGKILL);
  say("alive\n");
  pause();
})");
  SandboxedProcess hostile(command, GetParam());
  SandboxedProcess other(command, GetParam());
  ASSERT_EQ(hostile.receive(kLongEnough).line, "ready");
  ASSERT_EQ(other.receive(kLongEnough).line, "ready");
  ASSERT_TRUE(hostile.send("now"));
  ASSERT_EQ(hostile.receive(kLongEnough).line, "alive");
  EXPECT_EQ(other.receive(std::chrono::milliseconds(100)).kind, Reply::Kind::timedOut);
  EXPECT_TRUE(other.isRunning());
}

TEST_P(SandboxBreakoutTest, NoPrivilegeCanBeGained) {
  const auto result = heard(R"(
int main() {
  if (getuid() == 0 || geteuid() == 0) say("root\n");
  if (setuid(0) == 0) say("setuid\n");
  if (setgid(0) == 0) say("setgid\n");
  if (chroot(".") == 0) say("chroot\n");
  if (mount("none", ".", "tmpfs", 0, nullptr) == 0) say("mount\n");
  if (unshare(CLONE_NEWUSER) == 0) say("unshare\n");
  if (syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0) > 0) say("clone\n");
  if (syscall(SYS_bpf, 0, 0, 0) >= 0 || errno != EPERM) say("bpf\n");
  if (setpriority(PRIO_PROCESS, 0, -5) == 0) say("priority\n");
  rlimit all{RLIM_INFINITY, RLIM_INFINITY};
  for (int resource : {RLIMIT_AS, RLIMIT_CPU, RLIMIT_NPROC, RLIMIT_FSIZE, RLIMIT_NOFILE}) {
    if (setrlimit(__rlimit_resource_t(resource), &all) == 0) say("limit %d\n", resource);
  }
  // As set-user-ID programs would have it: no new privileges.
  execl("/usr/bin/su", "su", "-c", "id >&4", nullptr);
  execl("/bin/su", "su", "-c", "id >&4", nullptr);
})");
  EXPECT_THAT(result.lines, IsEmpty());
}

TEST_P(SandboxBreakoutTest, SystemCallsOfOtherProcessorModesAreRefused) {
#if defined(__x86_64__)
  const auto result = heard(R"(
int main(int, char** mode) {
  if (fork() == 0) {  // socket(AF_INET, SOCK_STREAM, 0) as 32-bit programs call it
    long answer;
    asm volatile("int $0x80" : "=a"(answer) : "a"(359), "b"(2), "c"(1), "d"(0) : "memory");
    say("32 bits: %ld\n", answer);
    _exit(0);
  }
  wait(nullptr);
  if (fork() == 0) {  // and as x32 programs do
    say("x32: %ld\n", syscall(0x40000000 + SYS_socket, AF_INET, SOCK_STREAM, 0));
    _exit(0);
  }
  wait(nullptr);
})");
  EXPECT_THAT(result.lines, IsEmpty());
#else
  GTEST_SKIP() << "this processor has no other mode";
#endif
}

INSTANTIATE_TEST_SUITE_P(From, SandboxBreakoutTest,
                         testing::Values(Sandbox::bubblewrap, Sandbox::unprivilegedUser),
                         sandboxName);

}  // namespace
}  // namespace grading
