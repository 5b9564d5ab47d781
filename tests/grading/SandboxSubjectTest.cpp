// What a subject can do: compute, and talk with the judge. Each program runs as root starts it and
// as an ordinary user does. All have to end soon, too; the timeout of the test checks it.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include <csignal>
#include <memory>
#include <set>

#include "apps/grade/sandbox/TimeBudget.h"
#include "tests/grading/Sandboxed.h"

namespace grading {
namespace {

using namespace std::chrono_literals;
using std::chrono::milliseconds;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* kEnded = "It ended by itself.";

enum class Starter { root, ordinaryUser };

class SandboxSubjectTest : public testing::TestWithParam<Starter> {
 protected:
  void SetUp() override {
    if (GetParam() == Starter::root && geteuid() != 0) GTEST_SKIP() << "we are not root";
  }

  static std::string heard(const Program& program, const std::vector<std::string>& arguments = {}) {
    return heard(program.command(arguments));
  }
  static std::string heard(const std::string& body) { return heard(Program(body)); }
  static std::string heard(Command command, Sandbox sandbox = Sandbox::landlock) {
    return printedElsewhere([&](std::ostream& out) {
      if (GetParam() == Starter::ordinaryUser) {
        becomeOrdinary();
        command.folder = "/tmp";
      }
      out << conversationOf(command, sandbox);
    });
  }
};

// Calls each system call that has a number, apart from those that end or block it.
constexpr const char* kEveryCall = R"(
int raised = 0;
void count(int) { ++raised; }
int main() {
  signal(SIGSYS, count);
  for (long number = 0; number < 500; ++number) {
    if (number == SYS_exit || number == SYS_exit_group || number == SYS_rt_sigreturn) continue;
    if (number == SYS_read || number == SYS_close) continue;
    if (number == 335 || number == 336) continue;  // uretprobe, uprobe: the kernel itself answers
    const int before = raised;
    errno = 0;
    syscall(number, -1L, -1L, -1L, -1L, -1L, -1L);
    if (errno != EPERM && raised == before) say("%ld\n", number);
  }
  say("%d raised SIGSYS\n", raised);
  _exit(0);
})";

TEST_P(SandboxSubjectTest, EverySystemCallButTheListedOnesIsRefused) {
#if defined(__x86_64__)
  std::string allowed;
  for (const int call : std::set<int>{
           SYS_write,           SYS_fstat,           SYS_lseek,         SYS_mmap,
           SYS_mprotect,        SYS_munmap,          SYS_brk,           SYS_rt_sigaction,
           SYS_rt_sigprocmask,  SYS_readv,           SYS_writev,        SYS_sched_yield,
           SYS_mremap,          SYS_madvise,         SYS_getpid,        SYS_uname,
           SYS_gettimeofday,    SYS_getrusage,       SYS_times,         SYS_getuid,
           SYS_getgid,          SYS_geteuid,         SYS_getegid,       SYS_sigaltstack,
           SYS_arch_prctl,      SYS_gettid,          SYS_time,          SYS_sched_getaffinity,
           SYS_set_tid_address, SYS_restart_syscall, SYS_clock_gettime, SYS_clock_getres,
           SYS_set_robust_list, SYS_getcpu,          SYS_getrandom,     SYS_rseq}) {
    allowed += std::to_string(call) + '\n';
  }
  EXPECT_EQ(heard(kEveryCall), allowed + "3 raised SIGSYS\n" + kEnded);
#else
  GTEST_SKIP() << "another processor has other calls";
#endif
}

constexpr const char* kAttempts = R"(
#include <initializer_list>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
void* work(void*) { return nullptr; }
#define attempt(succeeds) if (succeeds) say("%s\n", #succeeds)
int main(int, char** arguments) {
  for (const char* file : {"/etc/passwd", "/proc/self/status", "/usr/bin/env", "/lib", ".", "/tmp",
                           "/dev/null", "/proc/1/environ", (const char*)arguments[1]}) {
    attempt(open(file, O_RDONLY) >= 0);
    attempt(access(file, F_OK) == 0);
  }
  attempt(open("made", O_CREAT | O_WRONLY, 0666) >= 0);
  attempt(mkdir("folder", 0777) == 0);
  attempt(unlink(arguments[1]) == 0);
  attempt(socket(AF_INET, SOCK_STREAM, 0) >= 0);
  attempt(socketpair(AF_UNIX, SOCK_STREAM, 0, new int[2]) == 0);
  attempt(pipe(new int[2]) == 0);
  attempt(send(4, "x", 1, MSG_OOB) == 1);
  attempt(flock(1, LOCK_EX | LOCK_NB) == 0);
  struct flock whole = {F_RDLCK, SEEK_SET, 0, 47, 0};
  attempt(fcntl(1, F_SETLK, &whole) == 0);
  attempt(fcntl(1, F_OFD_SETLK, &whole) == 0);
  attempt(inotify_init() >= 0);
  attempt(eventfd(0, 0) >= 0);
  attempt(timerfd_create(CLOCK_MONOTONIC, 0) >= 0);
  attempt(memfd_create("memory", 0) >= 0);
  attempt(syscall(SYS_shmget, 0, 1 << 20, 0600) >= 0);
  attempt(syscall(SYS_msgget, 0, 0600) >= 0);
  attempt(syscall(SYS_io_setup, 1000, new long(0)) == 0);
  attempt(syscall(425, 8, new char[200]()) >= 0);  // io_uring
  attempt(nanosleep(new timespec{0, 1}, nullptr) == 0);
  attempt(alarm(100) == 0 && alarm(0) > 0);
  attempt(setpriority(PRIO_PROCESS, 0, 5) == 0);
  attempt(prlimit(getppid(), RLIMIT_NOFILE, nullptr, new rlimit) == 0);
  pthread_t thread;
  attempt(pthread_create(&thread, nullptr, work, nullptr) == 0);
  attempt(fork() > 0);
  execl("/bin/sh", "sh", "-c", "echo executed >&4", nullptr);
  execl(arguments[0], arguments[0], "/etc/passwd", nullptr);
})";

TEST_P(SandboxSubjectTest, ItReachesNothing) {
  const Program program(kAttempts);
  const OpenFolder other;
  const Command command = program.command({other.secret()});
  EXPECT_EQ(heard(command), kEnded);
  EXPECT_TRUE(std::filesystem::exists(other.secret()));
  // The control: without a sandbox, the same program reaches it all.
  EXPECT_THAT(heard(command, Sandbox::none),
              AllOf(HasSubstr("open(file"), HasSubstr("pipe("), HasSubstr("F_SETLK"),
                    HasSubstr("inotify"), HasSubstr("nanosleep"), HasSubstr("pthread"),
                    HasSubstr("fork"), HasSubstr("MSG_OOB"), HasSubstr("executed")));
}

TEST_P(SandboxSubjectTest, ItSignalsNobody) {
  const Program program(
      "int main(int, char** a) { kill(atoi(a[1]), SIGKILL); say(\"alive\\n\"); }");
  for (const uid_t user : {geteuid(), kSandboxUser, kOrdinaryUser}) {
    const pid_t bystander = fork();
    if (bystander == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (setuid(user) == 0) pause();
      _exit(0);
    }
    for (const std::string& whom : {std::to_string(bystander), std::string("-1")}) {
      EXPECT_EQ(heard(program, {whom}), "It crashed: Aborted (signal 6).");
    }
    EXPECT_EQ(waitpid(bystander, nullptr, WNOHANG), 0) << "the bystander was killed";
    kill(bystander, SIGKILL);
    waitpid(bystander, nullptr, 0);
  }
}

TEST_P(SandboxSubjectTest, SystemCallsOfOtherProcessorModesKillIt) {
#if defined(__x86_64__)
  // As 32-bit programs, and as x32 programs call socket(AF_INET, SOCK_STREAM, 0).
  EXPECT_THAT(heard(R"(int main() {
  long answer;
  asm volatile("int $0x80" : "=a"(answer) : "a"(359), "b"(2), "c"(1), "d"(0) : "memory");
  say("32 bits: %ld\n", answer);
})"),
              StartsWith("It crashed"));
  EXPECT_THAT(heard("int main() { say(\"%ld\\n\", syscall(0x40000000 + SYS_socket, 2, 1, 0)); }"),
              StartsWith("It crashed"));
#endif
}

// Library functions that students' code may well call.
TEST_P(SandboxSubjectTest, ProgramsOfStudentsWork) {
  EXPECT_EQ(heard(R"(
#include <chrono>
#include <fstream>
#include <iostream>
#include <locale>
#include <map>
#include <mutex>
#include <random>
#include <stdexcept>
#include <thread>
#include <vector>
int main() {
  std::cout << "printed" << std::endl;
  std::cerr << "printed" << std::endl;
  say("%d\n", std::cin.get());
  std::mt19937 random(std::random_device{}());
  std::map<int, std::vector<int>> boards;
  for (int i = 0; i < 1000; ++i) boards[int(random() % 100)].push_back(i);
  try { throw std::runtime_error("thrown"); } catch (const std::exception& e) { say("%s\n", e.what()); }
  try { std::vector<char> all(1ULL << 40); } catch (const std::exception& e) { say("%s\n", e.what()); }
  std::mutex mutex;
  { std::lock_guard<std::mutex> lock(mutex); }
  std::ofstream log("log.txt");
  say("%s\n", log ? "log" : "no log");
  const auto begin = std::chrono::steady_clock::now();
  std::this_thread::sleep_for(std::chrono::hours(1));
  sleep(3600);
  say("%s\n", std::chrono::steady_clock::now() - begin < std::chrono::hours(1) ? "awake" : "late");
  std::cout << std::this_thread::get_id() << std::locale().name() << time(nullptr) << clock();
})"),
            std::string("-1\nthrown\nstd::bad_alloc\nno log\nawake\n") + kEnded);
}

TEST_P(SandboxSubjectTest, HowItEndedIsToldApart) {
  EXPECT_EQ(heard("int main() { exit(3); }"), "It ended by itself, with status 3.");
  EXPECT_EQ(heard("int main() { abort(); }"), "It crashed: Aborted (signal 6).");
  EXPECT_EQ(heard("int main() { free(new int[9] + 1); }"), "It crashed: Aborted (signal 6).");
  EXPECT_EQ(heard("int main() { *static_cast<volatile int*>(nullptr) = 1; }"),
            "It crashed: Segmentation fault (signal 11).");
  EXPECT_EQ(heard("int deeper(volatile int* p) { volatile int here[99] = {*p}; return deeper(here) "
                  "+ here[0]; }\nint main() { volatile int start = 0; return deeper(&start); }"),
            "It crashed: Segmentation fault (signal 11).");
  const Program program("int main() {}");
  Command missing = program.command();
  missing.arguments = {"/tmp/missing"};
  EXPECT_THAT(heard(missing), HasSubstr("could not be started: /tmp/missing: No such file"));
}

TEST_P(SandboxSubjectTest, ItSeesNothingOfOurs) {
  setenv("GRADE_TEST_SECRET", "secret", 1);
  (void)dup(1);
  EXPECT_EQ(heard("extern char** environ;\nint main() {\n"
                  "  for (int i = 0; i < 2000; ++i) if (fcntl(i, F_GETFD) >= 0) say(\"%d\", i);\n"
                  "  for (char** each = environ; *each; ++each) say(\" %.6s\", *each);\n"
                  "  say(\"\\n\");\n}"),
            std::string("01234 PATH=/ LC_ALL\n") + kEnded);
}

TEST_P(SandboxSubjectTest, MemoryIsBounded) {
  EXPECT_EQ(heard("int main() {\n"
                  "  int got = 0;\n"
                  "  while (void* more = malloc(1 << 20)) { memset(more, 1, 1 << 20); ++got; }\n"
                  "  say(\"%s\\n\", 50 < got && got < 100 ? \"some\" : \"all\");\n}"),
            std::string("some\n") + kEnded);
}

TEST_P(SandboxSubjectTest, ProcessorTimeIsBounded) {
  const Program program("int main() { for (;;) {} }");
  Command command = program.command();
  command.bounds.cpu = 300ms;
  EXPECT_THAT(heard(command), HasSubstr("limit of processor time"));
}

TEST_P(SandboxSubjectTest, AnswersWithoutEndAreStopped) {
  const Program program("int main() { for (;;) say(\"a short line\\n\"); }");
  Command command = program.command();
  command.bounds.answerBytes = 10'000;
  const std::string said = heard(command);
  EXPECT_THAT(said, HasSubstr("it answered far too much"));
  EXPECT_LT(said.size(), 200'000u);
  EXPECT_EQ(heard("int main() { for (;;) say(\"and so on \"); }"),
            "It was stopped: it answered far too much.");
}

INSTANTIATE_TEST_SUITE_P(StartedBy, SandboxSubjectTest,
                         testing::Values(Starter::root, Starter::ordinaryUser),
                         [](const auto& starter) {
                           return starter.param == Starter::root ? "root" : "ordinaryUser";
                         });

// ---- The conversation, as the user of this process starts it.

constexpr const char* kEcho = R"(
int main() {
  FILE* questions = fdopen(3, "r");
  for (char line[100]; fgets(line, sizeof line, questions);) say("you said %s", line);
})";

TEST(SandboxConversationTest, EachQuestionGetsItsAnswer) {
  const Program echo(kEcho);
  SandboxedProcess process(echo.command(), Sandbox::landlock);
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
}

TEST(SandboxConversationTest, SeveralRunAtOnce) {
  const Program echo(kEcho);
  std::vector<std::unique_ptr<SandboxedProcess>> all;
  for (int i = 0; i < 4; ++i) {
    all.push_back(std::make_unique<SandboxedProcess>(echo.command(), Sandbox::landlock));
  }
  for (auto& each : all) ASSERT_TRUE(each->send("you", kLongEnough));
  all.erase(all.begin());
  for (auto& each : all) EXPECT_EQ(each->receive(kLongEnough).line, "you said you");
}

TEST(SandboxConversationTest, OneThatClosesItsDescriptorsIsStopped) {
  const Program program("int main() { for (int i = 0; i < 64; ++i) close(i); for (;;) {} }");
  SandboxedProcess process(program.command(), Sandbox::landlock);
  EXPECT_EQ(process.receive(kLongEnough).kind, Reply::Kind::ended);
  EXPECT_TRUE(process.isRunning());
  EXPECT_EQ(process.end().kind, Termination::Kind::killedByUs);
}

TEST(SandboxConversationTest, OneThatReadsNothingHoldsUsForAsLongAsAsked) {
  const Program program("int main() { for (;;) {} }");
  SandboxedProcess process(program.command(), Sandbox::landlock);
  EXPECT_FALSE(process.send(std::string(10 << 20, 'x'), 50ms));
  EXPECT_TRUE(process.isRunning());
}

TEST(SandboxConversationTest, AByteOutOfBandDoesNotHoldUs) {
  const Program program("int main() { send(4, \"x\", 1, MSG_OOB); say(\"line\\n\"); pause(); }");
  SandboxedProcess process(program.command(), Sandbox::none);
  EXPECT_EQ(process.receive(kLongEnough).line, "line");
  EXPECT_EQ(process.receive(20ms).kind, Reply::Kind::timedOut);
}

TEST(SandboxConversationTest, ProcessorTimeIsToldAndNeverTakenBack) {
  const Program program(
      "int main() { while (clock() < CLOCKS_PER_SEC / 5) {} say(\"done\\n\"); for (;;) {} }");
  SandboxedProcess process(program.command(), Sandbox::landlock);
  ASSERT_EQ(process.receive(kLongEnough).line, "done");
  const auto soFar = process.cpuTime();
  EXPECT_GE(soFar, 195ms);
  EXPECT_GE(process.end().cpu, soFar);
}

TEST(SandboxConversationTest, ProgramsShareTheirBudget) {
  const Program endless("int main() { for (;;) {} }");
  const Program late("int main() { say(\"late\\n\"); }");
  Command command = endless.command();
  command.budget = std::make_shared<TimeBudget>(300ms);
  EXPECT_THAT(conversationOf(command, Sandbox::landlock), HasSubstr("limit of processor time"));
  EXPECT_TRUE(command.budget->isCpuUsed());
  command.arguments = late.command().arguments;
  EXPECT_THAT(conversationOf(command, Sandbox::landlock), Not(HasSubstr("late")));
}

TEST(SandboxConversationTest, SubjectsDieWithUsWhateverKillsUs) {
  const Program program("int main() { say(\"%d\\n\", getpid()); for (;;) {} }");
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);  // so that we can wait for the orphans
  for (const Sandbox sandbox : {Sandbox::landlock, Sandbox::none}) {
    for (const int signal : {SIGKILL, SIGTERM}) {
      int told[2];
      ASSERT_EQ(pipe(told), 0);
      const pid_t grader = fork();
      if (grader == 0) {
        std::signal(signal, SIG_DFL);
        SandboxedProcess process(program.command(), sandbox);
        const pid_t subject = std::stoi(process.receive(kLongEnough).line);
        if (write(told[1], &subject, sizeof(subject)) > 0) raise(signal);
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
}

}  // namespace
}  // namespace grading
