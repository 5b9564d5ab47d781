// A sandboxed program leaves no process and no file behind, however it ends.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <sstream>
#include <thread>

#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::IsEmpty;

class SandboxAftermathTest : public Sandboxed {
 protected:
  // The command lines of the processes that name our folder, apart from this one.
  std::vector<std::string> processesLeft() const {
    std::vector<std::string> left;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator("/proc", ignored)) {
      std::ostringstream text;
      text << std::ifstream(entry.path() / "cmdline").rdbuf();
      if (text.str().find(folder()) != std::string::npos) left.push_back(text.str());
    }
    return left;
  }

  std::vector<std::string> processesLeftSoon() const {
    const auto latest = std::chrono::steady_clock::now() + kLongEnough;
    while (!processesLeft().empty() && std::chrono::steady_clock::now() < latest) {
      std::this_thread::sleep_for(milliseconds(10));
    }
    return processesLeft();
  }

  // The process between this one and the program.
  static pid_t reaper() {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator("/proc", ignored)) {
      std::string pid, name, state;
      pid_t parent = 0;
      std::ifstream(entry.path() / "stat") >> pid >> name >> state >> parent;
      if (name == "(reaper)" && parent == getpid()) return std::stoi(pid);
    }
    return -1;
  }

  // Starts a daemon that tries to outlive the program. With an argument, the program stays, too.
  Command lingering(const std::vector<std::string>& arguments = {}) const {
    return compiled(R"(
int main(int count, char**) {
  for (int i = 1; i < 65; ++i) signal(i, SIG_IGN);
  if (fork() == 0) {
    setsid();
    if (fork() != 0) _exit(0);
    setpgid(0, 0);
    for (int i = 0; i < 64; ++i) if (i != 4) close(i);
    say("ready\n");
    close(4);
    for (;;) pause();
  }
  wait(nullptr);
  if (count > 1) for (;;) pause();
})",
                    arguments);
  }
};

TEST_P(SandboxAftermathTest, ProcessesThatOutliveTheProgramAreKilledWhenItEnds) {
  const auto result = heard(lingering());
  EXPECT_EQ(result.ending.kind, Termination::Kind::exited);
  EXPECT_THAT(processesLeft(), IsEmpty());
}

TEST_P(SandboxAftermathTest, AllAreDeadWhenEndReturns) {
  const Command command = lingering({"stay"});
  SandboxedProcess process(command, GetParam());
  ASSERT_EQ(process.receive(kLongEnough).line, "ready");
  EXPECT_FALSE(processesLeft().empty());
  EXPECT_EQ(process.end().kind, Termination::Kind::killedByUs);
  EXPECT_THAT(processesLeft(), IsEmpty());
}

TEST_P(SandboxAftermathTest, AllAreDeadWhenItGoesOutOfScope) {
  const Command command = lingering({"stay"});
  {
    SandboxedProcess process(command, GetParam());
    ASSERT_EQ(process.receive(kLongEnough).line, "ready");
  }
  EXPECT_THAT(processesLeft(), IsEmpty());
}

TEST_P(SandboxAftermathTest, AllDieWithUsWhateverKillsUs) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "a process that left its group lives on";
  const Command command = lingering({"stay"});
  for (const int signal : {SIGKILL, SIGTERM, SIGINT}) {
    int heardOf[2];
    ASSERT_EQ(pipe(heardOf), 0);
    const pid_t grader = fork();
    if (grader == 0) {
      std::signal(signal, SIG_DFL);  // shells let background jobs ignore SIGINT
      SandboxedProcess process(command, GetParam());
      const bool isReady = process.receive(kLongEnough).line == "ready";
      if (write(heardOf[1], isReady ? "y" : "n", 1) == 1) pause();
      _exit(1);
    }
    char isReady = 'n';
    ASSERT_EQ(read(heardOf[0], &isReady, 1), 1);
    EXPECT_EQ(isReady, 'y');
    EXPECT_FALSE(processesLeft().empty());
    kill(grader, signal);
    waitpid(grader, nullptr, 0);
    EXPECT_THAT(processesLeftSoon(), IsEmpty());
    close(heardOf[0]);
    close(heardOf[1]);
  }
}

TEST_P(SandboxAftermathTest, TheReaperDoesNotEndBeforeTheProgram) {
  const Command command = lingering({"stay"});
  SandboxedProcess process(command, GetParam());
  ASSERT_EQ(process.receive(kLongEnough).line, "ready");
  const pid_t found = reaper();
  ASSERT_GT(found, 0);
  for (const int signal : {SIGTERM, SIGINT, SIGHUP, SIGSEGV}) kill(found, signal);
  EXPECT_EQ(process.receive(milliseconds(100)).kind, Reply::Kind::timedOut);
  EXPECT_EQ(process.end().kind, Termination::Kind::killedByUs);
  EXPECT_THAT(processesLeft(), IsEmpty());
}

TEST_P(SandboxAftermathTest, AForkBombLeavesNothing) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing holds it back";
  heardWithin(milliseconds(500), "int main() { for (;;) { fork(); setsid(); } }");
  EXPECT_THAT(processesLeft(), IsEmpty());
}

TEST_P(SandboxAftermathTest, AProgramCannotKillTheProcessesThatKillIt) {
  if (GetParam() != Sandbox::unprivilegedUser) GTEST_SKIP() << "there are none";
  const auto result = heardWithin(milliseconds(500), "int main() { for (;;) kill(-1, SIGKILL); }");
  EXPECT_EQ(result.ending.kind, Termination::Kind::wallLimit);
  EXPECT_THAT(processesLeft(), IsEmpty());
}

TEST_P(SandboxAftermathTest, TheScratchFolderGoesWithAllThatIsInIt) {
  fs::path path;
  {
    const ScratchFolder scratch;
    path = scratch.path();
    Command command = compiled(R"(
int main(int, char** arguments) {
  if (chdir(arguments[1]) != 0) return 1;
  mkdir("closed", 0777);
  close(open("closed/file", O_CREAT | O_WRONLY, 0666));
  symlink("/", "closed/link");
  mkfifo("closed/pipe", 0);
  mkdir("closed/closed", 0);
  chmod("closed", 0);
  return 0;
})",
                               {path});
    command.arguments[0] = path / "program";
    fs::copy_file(folder() / "program", path / "program");
    command.folder = path;
    command.isFolderWritable = true;
    EXPECT_EQ(heard(command).ending.sentence(), "It ended by itself.");
    EXPECT_TRUE(fs::exists(path / "closed"));
  }
  EXPECT_FALSE(fs::exists(path));
}

INSTANTIATE_TEST_SUITE_P(Of, SandboxAftermathTest, testing::ValuesIn(kEverySandbox), sandboxName);

}  // namespace
}  // namespace grading
