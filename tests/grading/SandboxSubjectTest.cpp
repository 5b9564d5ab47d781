// What a subject can do: compute, and talk with the judge. Each attack of Hostile.cpp runs as root
// starts it and as an ordinary user does. All have to end soon, too; the timeout of the test checks
// it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <csignal>
#include <fstream>
#include <memory>
#include <set>

#include "apps/grade/sandbox/SandboxedProcess.h"
#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::StartsWith;

constexpr const char* kEnded = "It ended by itself.";

// All that a program says, and how it ended.
std::string conversationOf(const Command& command, Sandbox sandbox) {
  SandboxedProcess process(command, sandbox);
  std::string all;
  for (auto reply = process.receive(kLongEnough); reply.kind == Reply::Kind::line;
       reply = process.receive(kLongEnough)) {
    all += reply.line + '\n';
  }
  const auto latest = std::chrono::steady_clock::now() + kLongEnough;
  while (process.isRunning() && std::chrono::steady_clock::now() < latest) usleep(1000);
  return all + process.end().sentence();
}

class SandboxSubjectTest : public StartedBy {
 protected:
  static std::string heard(const Command& command, Sandbox sandbox = Sandbox::landlock) {
    return printedElsewhere([&](std::ostream& out) {
      if (!isRoot()) becomeOrdinary();
      out << conversationOf(command, sandbox);
    });
  }
  static std::string heard(const std::string& attack) { return heard(hostile({attack})); }
};

TEST_P(SandboxSubjectTest, EverySystemCallButTheListedOnesIsRefused) {
#if defined(__x86_64__)
  const std::set<int> calls = {
      // files that are open, memory
      SYS_write, SYS_fstat, SYS_lseek, SYS_readv, SYS_writev, SYS_mmap, SYS_mprotect, SYS_munmap,
      SYS_brk, SYS_mremap, SYS_madvise,
      // clocks, its own signals
      SYS_gettimeofday, SYS_time, SYS_times, SYS_getrusage, SYS_rt_sigaction, SYS_rt_sigprocmask,
      SYS_sigaltstack, SYS_restart_syscall,
      // what it is, and its start
      SYS_getpid, SYS_gettid, SYS_getuid, SYS_getgid, SYS_geteuid, SYS_getegid, SYS_uname,
      SYS_getcpu, SYS_sched_yield, SYS_sched_getaffinity, SYS_arch_prctl, SYS_set_tid_address,
      SYS_set_robust_list, SYS_getrandom, SYS_rseq};
  std::string allowed;
  for (const int call : calls) allowed += std::to_string(call) + ' ';
  EXPECT_EQ(heard("everyCall"), allowed + "3 raised SIGSYS\n" + kEnded);
#else
  GTEST_SKIP() << "another processor has other calls";
#endif
}

TEST_P(SandboxSubjectTest, ItReachesNothing) {
  const OpenFolder other;
  const Command command = hostile({"reach", other.secret()});
  EXPECT_EQ(heard(command), kEnded);
  EXPECT_TRUE(std::filesystem::exists(other.secret()));
  // The control: without a sandbox, the same program reaches it all.
  EXPECT_THAT(heard(command, Sandbox::none),
              testing::AllOf(HasSubstr("open(file"), HasSubstr("open(other"), HasSubstr("F_SETLK"),
                             HasSubstr("nanosleep"), HasSubstr("pthread"), HasSubstr("fork"),
                             HasSubstr("MSG_OOB"), HasSubstr("executed")));
}

TEST_P(SandboxSubjectTest, ItReadsTheClocksOfNoOtherProcess) {
  EXPECT_EQ(
      heard("readClocks"),
      std::string("0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 and 16 have a resolution\n") + kEnded);
}

TEST_P(SandboxSubjectTest, SystemCallsOfOtherProcessorModesKillIt) {
#if defined(__x86_64__)
  EXPECT_THAT(heard("oldCall"), StartsWith("It crashed"));
  EXPECT_THAT(heard("x32Call"), StartsWith("It crashed"));
#endif
}

TEST_P(SandboxSubjectTest, ProgramsOfStudentsWork) {
  EXPECT_EQ(heard("work"), std::string("-1\nthrown\nstd::bad_alloc\nno log\nawake\n") + kEnded);
}

TEST_P(SandboxSubjectTest, HowItEndedIsToldApart) {
  EXPECT_EQ(heard(hostile({"fail", "3"})), "It ended by itself, with status 3.");
  EXPECT_EQ(heard("abort"), "It crashed: Aborted (signal 6).");
  EXPECT_EQ(heard("null"), "It crashed: Segmentation fault (signal 11).");
  Command missing{.arguments = {"/tmp/missing"}, .folder = "/"};
  EXPECT_THAT(heard(missing), HasSubstr("could not be started: /tmp/missing: No such file"));
  // As if asm() named a loader that is not there: the program's fault.
  const OpenFolder folder;
  missing.arguments = {folder.path() + "/loaded"};
  std::ofstream(missing.arguments[0]) << "#!/nonexistent\n";
  EXPECT_THAT(heard(missing), HasSubstr("could not be started"));
  std::filesystem::permissions(missing.arguments[0], std::filesystem::perms::all);
  EXPECT_EQ(heard(missing), "It ended by itself, with status 127.");
}

TEST_P(SandboxSubjectTest, ItSeesNothingOfOurs) {
  setenv("GRADE_TEST_SECRET", "secret", 1);
  (void)dup(1);
  EXPECT_EQ(heard("lookAround"), std::string("01234 PATH=/ LC_ALL\n") + kEnded);
}

TEST_P(SandboxSubjectTest, ItsBoundsHold) {
  const int megabytes = std::stoi(heard("takeMemory"));
  EXPECT_GT(megabytes, 50);
  EXPECT_LT(megabytes, 100);

  for (const char* const attack : {"spin", "echo"}) {  // computes, waits
    Command endless = hostile({attack});
    endless.bounds.cpu = 300ms;
    EXPECT_THAT(heard(endless), HasSubstr("limit of processor time"));
  }

  Command talkative = hostile({"repeat", "a short line\n"});
  talkative.bounds.answerBytes = 10'000;
  const std::string said = heard(talkative);
  EXPECT_THAT(said, HasSubstr("it answered far too much"));
  EXPECT_LT(said.size(), 200'000u);
  EXPECT_EQ(heard(hostile({"repeat", "and so on "})), "It was stopped: it answered far too much.");
}

INSTANTIATE_TEST_SUITE_P(StartedBy, SandboxSubjectTest, testing::Bool(), nameOfStarter);

// ---- The conversation, as the user of this process starts it.

TEST(SandboxConversationTest, EachQuestionGetsItsAnswer) {
  SandboxedProcess other(hostile({"echo"}), Sandbox::landlock);
  SandboxedProcess process(hostile({"echo"}), Sandbox::landlock);
  for (const std::string question : {"one", "two", "three"}) {
    ASSERT_TRUE(process.send(question, kLongEnough));
    EXPECT_EQ(process.receive(kLongEnough).line, "you said " + question);
  }
  EXPECT_EQ(process.receive(20ms).kind, Reply::Kind::timedOut);
  EXPECT_TRUE(process.isRunning());
  EXPECT_EQ(process.end().kind, Termination::Kind::killedByUs);
  EXPECT_FALSE(process.isRunning());
  EXPECT_FALSE(process.send("four", kLongEnough));
  EXPECT_EQ(process.receive(kLongEnough).kind, Reply::Kind::ended);
  ASSERT_TRUE(other.send("you", kLongEnough));
  EXPECT_EQ(other.receive(kLongEnough).line, "you said you");
}

TEST(SandboxConversationTest, OneThatClosesItsDescriptorsIsStopped) {
  SandboxedProcess process(hostile({"close"}), Sandbox::landlock);
  EXPECT_EQ(process.receive(kLongEnough).kind, Reply::Kind::ended);
  EXPECT_TRUE(process.isRunning());
  EXPECT_EQ(process.end().kind, Termination::Kind::killedByUs);
}

TEST(SandboxConversationTest, OneThatReadsNothingHoldsUsForAsLongAsAsked) {
  SandboxedProcess process(hostile({"spin"}), Sandbox::landlock);
  EXPECT_FALSE(process.send(std::string(10 << 20, 'x'), 50ms));
  EXPECT_TRUE(process.isRunning());
}

TEST(SandboxConversationTest, ProcessorTimeIsToldAndNeverTakenBack) {
  SandboxedProcess process(hostile({"workAndSpin"}), Sandbox::landlock);
  ASSERT_EQ(process.receive(kLongEnough).line, "done");
  const auto soFar = process.cpuTime();
  EXPECT_GE(soFar, 195ms);
  EXPECT_GE(process.end().cpu, soFar);
}

TEST(SandboxConversationTest, ProgramsShareTheirBudget) {
  Command endless = hostile({"spin"});
  Command late = hostile({"number"});
  endless.budget = late.budget = std::make_shared<TimeBudget>(300ms);
  EXPECT_THAT(conversationOf(endless, Sandbox::landlock), HasSubstr("limit of processor time"));
  EXPECT_TRUE(late.budget->isCpuUsed());
  EXPECT_THAT(conversationOf(late, Sandbox::landlock), testing::Not(HasSubstr("\n")));
}

TEST(SandboxConversationTest, SubjectsDieWithUsEvenIfWeAreKilled) {
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);  // so that we can wait for the orphans
  const Command command = hostile({"number"});
  for (const Sandbox sandbox : {Sandbox::landlock, Sandbox::none}) {
    int told[2];
    ASSERT_EQ(pipe(told), 0);
    const pid_t grader = fork();
    if (grader == 0) {
      SandboxedProcess process(command, sandbox);
      const pid_t subject = std::stoi(process.receive(kLongEnough).line);
      if (write(told[1], &subject, sizeof(subject)) > 0) raise(SIGKILL);
      _exit(0);
    }
    pid_t subject = -1;
    ASSERT_EQ(read(told[0], &subject, sizeof(subject)), sizeof(subject));
    ASSERT_EQ(waitpid(grader, nullptr, 0), grader);
    int status = 0;
    EXPECT_EQ(waitpid(subject, &status, 0), subject);
    EXPECT_EQ(WTERMSIG(status), SIGKILL);
    close(told[0]);
    close(told[1]);
  }
}

}  // namespace
}  // namespace grading
