// Programs that exceed their bounds: time, memory, processes, disk space, output.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "apps/grade/sandbox/TimeBudget.h"
#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using std::chrono::milliseconds;
using std::chrono::seconds;
using testing::AnyOf;
using testing::ElementsAre;
using testing::IsEmpty;

// All these programs have to end soon, too; the timeout of the test checks it.
class SandboxBoundsTest : public Sandboxed {};

const std::string kEndlesslyBusyChildren = R"(
  for (;;) {
    if (fork() == 0) { while (clock() < CLOCKS_PER_SEC / 10) {} _exit(0); }
    wait(nullptr);
  })";

TEST_P(SandboxBoundsTest, AProgramThatTakesAllMemoryIsStopped) {
  const auto result = heard(R"(
int main() { for (;;) memset(malloc(1 << 20), 1, 1 << 20); })");
  EXPECT_EQ(result.ending.kind, Termination::Kind::memoryLimit);
}

TEST_P(SandboxBoundsTest, ManyProcessesThatTakeALittleMemoryEachAreStopped) {
  const auto result = heard(R"(
int main() {
  for (int i = 0; i < 4; ++i) {
    if (fork() == 0) { memset(malloc(40 << 20), 1, 40 << 20); pause(); }
  }
  pause();
})");
  EXPECT_EQ(result.ending.kind, Termination::Kind::memoryLimit);
}

TEST_P(SandboxBoundsTest, OurOwnMemoryDoesNotCount) {
  const Command command = compiled("int main() {}");
  const std::vector<char> ours(2 * command.bounds.memoryBytes, 'x');
  for (int i = 0; i < 20; ++i) EXPECT_EQ(heard(command).ending.kind, Termination::Kind::exited);
}

TEST_P(SandboxBoundsTest, ARequestForMoreMemoryThanThereMayBeFails) {
  const auto result = heard(R"(
int main() { say("%s\n", malloc(1ULL << 40) == nullptr ? "refused" : "granted"); })");
  EXPECT_THAT(result.lines, ElementsAre("refused"));
}

TEST_P(SandboxBoundsTest, AnUncaughtBadAllocIsAQuestionOfMemory) {
  const auto result = heard("#include <vector>\nint main() { std::vector<char> v(1ULL << 40); }");
  EXPECT_EQ(result.ending.kind, Termination::Kind::memoryLimit);
}

TEST_P(SandboxBoundsTest, MemoryThatBelongsToNoProcessCanNotBeHad) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing prevents it";
  const auto result = heard(R"(
int main() {
  if (memfd_create("memory", 0) >= 0) say("memfd\n");
  if (syscall(SYS_shmget, 0, 1 << 20, 0600) >= 0) say("shm\n");
  if (syscall(SYS_msgget, 0, 0600) >= 0) say("msg\n");
  if (mmap(nullptr, 1 << 20, PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) say("shared\n");
  if (mmap(nullptr, 1 << 20, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED) say("none\n");
})");
  EXPECT_THAT(result.lines, IsEmpty());
}

TEST_P(SandboxBoundsTest, AProgramThatMayNotForkHasThreadsButNoChildren) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing prevents it";
  Command command = compiled(R"(
#include <spawn.h>
void* work(void*) { say("thread\n"); return nullptr; }
int main(int, char** arguments) {
  pthread_t thread;
  if (pthread_create(&thread, nullptr, work, nullptr) == 0) pthread_join(thread, nullptr);
  if (fork() >= 0) say("fork\n");
  if (syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0) >= 0) say("clone\n");
  pid_t child;
  if (posix_spawn(&child, arguments[0], nullptr, nullptr, arguments, nullptr) == 0) say("spawn\n");
})");
  command.mayStartPrograms = false;
  EXPECT_THAT(heard(command).lines, ElementsAre("thread"));
}

TEST_P(SandboxBoundsTest, ASubjectCannotSleep) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing prevents it";
  Command command = compiled(R"(
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <poll.h>
#include <sys/select.h>
#include <thread>
int main() {
  std::this_thread::sleep_for(std::chrono::hours(1));
  sleep(3600);
  usleep(999999999);
  poll(nullptr, 0, 3600000);
  timeval hour{3600, 0};
  select(0, nullptr, nullptr, nullptr, &hour);
  pause();
  std::mutex mutex;
  std::unique_lock<std::mutex> lock(mutex);
  std::condition_variable().wait_for(lock, std::chrono::hours(1));
  std::thread thread([] { say("thread\n"); });
  thread.join();
  say("awake\n");
})");
  command.mayStartPrograms = false;
  EXPECT_THAT(heard(command).lines, ElementsAre("thread", "awake"));
}

TEST_P(SandboxBoundsTest, ProgramsShareTheirTime) {
  Command command = compiled("int main() { for (volatile int i = 0;; ++i) {} }");
  command.budget = std::make_shared<TimeBudget>(milliseconds(500));
  EXPECT_EQ(heard(command).ending.kind, Termination::Kind::cpuLimit);
  EXPECT_TRUE(command.budget->isCpuUsed());
  command.arguments = compiled("int main() { say(\"late\\n\"); pause(); }").arguments;
  const auto late = heard(command);
  EXPECT_THAT(late.lines, IsEmpty());
  EXPECT_EQ(late.ending.kind, Termination::Kind::cpuLimit);
}

TEST_P(SandboxBoundsTest, AnswersWithoutEndAreStopped) {
  Command command = compiled(R"(int main() { for (;;) say("a short line\n"); })");
  command.bounds.answerBytes = 1 << 20;
  const auto result = heard(command);
  EXPECT_EQ(result.ending.kind, Termination::Kind::outputLimit);
  EXPECT_LT(result.lines.size(), 100'000u);
}

TEST_P(SandboxBoundsTest, AnEndlessLoopIsStopped) {
  const Termination ending =
      heardForOneSecond("int main() { for (volatile int i = 0;; ++i) {} }").ending;
  EXPECT_EQ(ending.kind, Termination::Kind::cpuLimit);
  EXPECT_GE(ending.cpu, milliseconds(950));
  EXPECT_LT(ending.cpu, seconds(4));
}

TEST_P(SandboxBoundsTest, TheTimeOfChildrenCounts) {
  const auto result = heardForOneSecond("int main() {" + kEndlesslyBusyChildren + '}');
  EXPECT_EQ(result.ending.kind, Termination::Kind::cpuLimit);
}

TEST_P(SandboxBoundsTest, TheTimeOfChildrenThatNobodyWaitsForCounts) {
  const auto result = heardForOneSecond(R"(
int main() {
  for (;;) {
    if (fork() == 0) {
      if (fork() == 0) while (clock() < CLOCKS_PER_SEC / 10) {}
      _exit(0);
    }
    wait(nullptr);
    usleep(50000);
  }
})");
  EXPECT_EQ(result.ending.kind, Termination::Kind::cpuLimit);
}

TEST_P(SandboxBoundsTest, TheTimeOfChildrenThatVanishCounts) {
  const auto result =
      heardForOneSecond("int main() { signal(SIGCHLD, SIG_IGN);" + kEndlesslyBusyChildren + '}');
  EXPECT_EQ(result.ending.kind, Termination::Kind::cpuLimit);
}

TEST_P(SandboxBoundsTest, AProgramThatSleepsForEverIsStopped) {
  const Termination ending =
      heardWithin(milliseconds(500), "int main() { for (;;) sleep(1000); }").ending;
  EXPECT_EQ(ending.kind, Termination::Kind::wallLimit);
  EXPECT_LT(ending.cpu, milliseconds(250)) << "neither it nor its reaper is busy";
}

TEST_P(SandboxBoundsTest, AProgramThatIgnoresSignalsIsStopped) {
  const auto result = heardWithin(milliseconds(300), R"(
int main() {
  for (int i = 1; i < 65; ++i) signal(i, SIG_IGN);
  sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, nullptr);
  for (;;) pause();
})");
  EXPECT_EQ(result.ending.kind, Termination::Kind::wallLimit);
}

TEST_P(SandboxBoundsTest, AProgramThatStopsItselfIsStopped) {
  const auto result = heardWithin(milliseconds(300), "int main() { raise(SIGSTOP); }");
  EXPECT_EQ(result.ending.kind, Termination::Kind::wallLimit);
}

TEST_P(SandboxBoundsTest, ThereCanBeOnlySoManyProcesses) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "the user's own processes count";
  const auto result = heard(R"(
int main() {
  int made = 0;
  for (int i = 0; i < 100; ++i) {
    const pid_t child = fork();
    if (child == 0) { pause(); _exit(0); }
    if (child > 0) ++made;
  }
  say("%s\n", made <= 8 ? "few" : "many");
})");
  EXPECT_THAT(result.lines, ElementsAre("few"));
}

TEST_P(SandboxBoundsTest, ThreadsCountAsProcesses) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "the user's own threads count";
  const auto result = heard(R"(
void* wait(void*) { pause(); return nullptr; }
int main() {
  int made = 0;
  pthread_t thread;
  for (int i = 0; i < 100; ++i) made += pthread_create(&thread, nullptr, wait, nullptr) == 0;
  say("%s\n", made <= 8 ? "few" : "many");
  _exit(0);
})");
  EXPECT_THAT(result.lines, ElementsAre("few"));
}

TEST_P(SandboxBoundsTest, AForkBombIsStopped) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing holds it back";
  const auto result = heardForOneSecond("int main() { for (;;) fork(); }");
  EXPECT_EQ(result.ending.kind, Termination::Kind::cpuLimit);
}

TEST_P(SandboxBoundsTest, AForkBombOfParentsThatEndIsStopped) {
  if (GetParam() == Sandbox::none) GTEST_SKIP() << "nothing holds it back";
  const auto result = heardWithin(seconds(3), R"(
int main() {
  signal(SIGCHLD, SIG_IGN);
  if (fork() > 0) for (;;) pause();
  for (;;) { fork(); setsid(); if (fork() > 0) _exit(0); }
})");
  EXPECT_THAT(result.ending.kind, AnyOf(Termination::Kind::cpuLimit, Termination::Kind::wallLimit));
}

TEST_P(SandboxBoundsTest, AProgramThatPrintsBeyondAllReasonIsStopped) {
  const auto result = heard(R"(
int main() { signal(SIGPIPE, SIG_IGN); for (;;) puts("All work and no play makes a long report."); })");
  EXPECT_EQ(result.ending.kind, Termination::Kind::outputLimit);
}

TEST_P(SandboxBoundsTest, OneLargeFileCanNotBeWritten) {
  Command command = compiled(R"(
int main() {
  signal(SIGXFSZ, SIG_IGN);
  const int file = open("large", O_CREAT | O_WRONLY, 0666);
  char block[1 << 16] = {};
  while (write(file, block, sizeof block) > 0) {}
})");
  command.isFolderWritable = true;
  heard(command);
  EXPECT_GT(fs::file_size(folder() / "large"), 0);
  EXPECT_LE(fs::file_size(folder() / "large"), command.bounds.fileBytes);
}

TEST_P(SandboxBoundsTest, ManyFilesCanNotFillTheDisk) {
  Command command = compiled(R"(
int main() {
  char block[1 << 16] = {}, name[20];
  for (int i = 0;; ++i) {
    snprintf(name, sizeof name, "file%d", i);
    const int file = open(name, O_CREAT | O_WRONLY, 0666);
    write(file, block, sizeof block);
    close(file);
    usleep(1000);
  }
})");
  command.isFolderWritable = true;
  EXPECT_EQ(heard(command).ending.kind, Termination::Kind::outputLimit);
}

TEST_P(SandboxBoundsTest, ManyEmptyFilesCanNotFillTheDisk) {
  Command command = compiled(R"(
int main() {
  char name[20];
  for (int i = 0;; ++i) {
    snprintf(name, sizeof name, "file%d", i);
    if (i % 20 == 0) usleep(1000);
    close(open(name, O_CREAT | O_WRONLY, 0666));
  }
})");
  command.isFolderWritable = true;
  EXPECT_EQ(heard(command).ending.kind, Termination::Kind::outputLimit);
}

TEST_P(SandboxBoundsTest, EndlessRecursionIsACrash) {
  const auto result = heard(R"(
int deeper(volatile int* p) { volatile int here[100] = {*p}; return deeper(here) + here[0]; }
int main() { volatile int start = 0; return deeper(&start); })");
  EXPECT_EQ(result.ending.kind, Termination::Kind::signalled);
  EXPECT_EQ(result.ending.code, SIGSEGV);
}

INSTANTIATE_TEST_SUITE_P(Under, SandboxBoundsTest, testing::ValuesIn(kEverySandbox), sandboxName);

}  // namespace
}  // namespace grading
