// Hostile.cpp: a subject that attacks. Its first argument names the attack. It says what succeeds
// to the judge, through descriptor 4. SandboxSubjectTest.cpp compiles and starts it.

#include <fcntl.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>
#include <fstream>
#include <iostream>
#include <locale>
#include <map>
#include <mutex>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

extern char** environ;

namespace {

#define say(...) dprintf(4, __VA_ARGS__)

int raised = 0;

void count(int) {
  ++raised;
}

// Says each system call that is not refused, apart from those that end or block it.
void everyCall(char**) {
  signal(SIGSYS, count);
  for (long number = 0; number < 500; ++number) {
    if (number == SYS_exit || number == SYS_exit_group || number == SYS_rt_sigreturn) continue;
    if (number == SYS_read || number == SYS_close) continue;
    if (number == 335 || number == 336) continue;  // uretprobe, uprobe: the kernel itself answers
    const int before = raised;
    errno = 0;
    syscall(number, -1L, -1L, -1L, -1L, -1L, -1L);
    if (errno != EPERM && raised == before) say("%ld ", number);
  }
  say("%d raised SIGSYS\n", raised);
  _exit(0);
}

void* work(void*) {
  return nullptr;
}

#define attempt(succeeds) \
  if (succeeds) say("%s\n", #succeeds)

// Reaches for files, one of which is the argument, and for others outside of the process.
void reach(char** arguments) {
  const char* const files[] = {
      "/etc/passwd", "/proc/self/status", "/usr/bin/env",    "/lib",      ".",
      "/tmp",        "/dev/null",         "/proc/1/environ", arguments[0]};
  for (const char* const file : files) {
    attempt(open(file, O_RDONLY) >= 0);
    attempt(access(file, F_OK) == 0);
  }
  const std::string other = arguments[0] + std::string(".made");
  attempt(open(other.c_str(), O_CREAT | O_WRONLY, 0666) >= 0);
  attempt(mkdir((other + ".folder").c_str(), 0777) == 0);
  attempt(unlink(arguments[0]) == 0);
  attempt(send(4, "x", 1, MSG_OOB) == 1);
  struct flock whole = {F_RDLCK, SEEK_SET, 0, 47, 0};
  attempt(fcntl(1, F_SETLK, &whole) == 0);
  attempt(fcntl(1, F_OFD_SETLK, &whole) == 0);
  attempt(nanosleep(new timespec{0, 1}, nullptr) == 0);
  attempt(prlimit(getppid(), RLIMIT_NOFILE, nullptr, new rlimit) == 0);
  pthread_t thread;
  attempt(pthread_create(&thread, nullptr, work, nullptr) == 0);
  attempt(fork() > 0);
  execl("/bin/sh", "sh", "-c", "echo executed >&4", nullptr);
  execl("/proc/self/exe", "hostile", "spin", nullptr);
}

// Says the clocks that are not refused. Those of other processes have negative numbers.
void readClocks(char**) {
  const auto isAllowed = [](long call, long clock) {
    errno = 0;
    timespec time;
    syscall(call, clock, &time);
    return errno != EPERM;
  };
  int resolutions = 0;
  for (long clock = -10'000; clock < 10'000; ++clock) {
    if (isAllowed(SYS_clock_gettime, clock)) say("%ld ", clock);
    if (isAllowed(SYS_clock_getres, clock)) ++resolutions;
  }
  say("and %d have a resolution\n", resolutions);
}

// No attack: functions that students' code may well call.
void work(char**) {
  std::cout << "printed" << std::endl;
  std::cerr << "printed" << std::endl;
  say("%d\n", std::cin.get());
  std::mt19937 random(std::random_device{}());
  std::map<int, std::vector<int>> boards;
  for (int i = 0; i < 1000; ++i) boards[static_cast<int>(random() % 100)].push_back(i);
  try {
    throw std::runtime_error("thrown");
  } catch (const std::exception& error) {
    say("%s\n", error.what());
  }
  try {
    std::vector<char> all(1ULL << 40);
  } catch (const std::exception& error) {
    say("%s\n", error.what());
  }
  std::mutex mutex;
  { const std::lock_guard<std::mutex> lock(mutex); }
  say("%s\n", std::ofstream("/tmp/log.txt") ? "log" : "no log");
  const auto begin = std::chrono::steady_clock::now();
  std::this_thread::sleep_for(std::chrono::hours(1));
  sleep(3600);
  say("%s\n", std::chrono::steady_clock::now() - begin < std::chrono::hours(1) ? "awake" : "late");
  std::cout << std::this_thread::get_id() << std::locale().name() << time(nullptr) << clock();
}

// Says its open descriptors and its environment.
void looksAround(char**) {
  for (int i = 0; i < 2000; ++i) {
    if (fcntl(i, F_GETFD) >= 0) say("%d", i);
  }
  for (char** each = environ; *each != nullptr; ++each) say(" %.6s", *each);
  say("\n");
}

// Says how many MiB it gets.
void takesMemory(char**) {
  int got = 0;
  while (void* more = malloc(1 << 20)) {
    memset(more, 1, 1 << 20);
    ++got;
  }
  say("%d\n", got);
}

void echoes(char**) {
  FILE* questions = fdopen(3, "r");
  for (char line[100]; fgets(line, sizeof line, questions) != nullptr;) say("you said %s", line);
}

void spins(char**) {
  for (;;) {
  }
}

const std::map<std::string, void (*)(char**)> kAttacks = {
    {"everyCall", everyCall},
    {"reach", reach},
    {"readClocks", readClocks},
    {"work", work},
    {"lookAround", looksAround},
    {"takeMemory", takesMemory},
    {"echo", echoes},
    {"spin", spins},
    {"fail", [](char** status) { std::exit(std::atoi(*status)); }},
    {"abort", [](char**) { std::abort(); }},
    {"null", [](char**) { *static_cast<volatile int*>(nullptr) = 1; }},
    {"repeat",
     [](char** text) {
       for (;;) say("%s", *text);
     }},
    {"number",
     [](char**) {
       say("%d\n", getpid());
       spins(nullptr);
     }},
    {"workAndSpin",
     [](char**) {
       while (clock() < CLOCKS_PER_SEC / 5) {
       }
       say("done\n");
       spins(nullptr);
     }},
    {"close",
     [](char**) {
       for (int i = 0; i < 64; ++i) close(i);
       spins(nullptr);
     }},
#if defined(__x86_64__)
    // As 32-bit programs and as x32 programs call socket(AF_INET, SOCK_STREAM, 0).
    {"oldCall",
     [](char**) {
       long answer;
       asm volatile("int $0x80" : "=a"(answer) : "a"(359), "b"(2), "c"(1), "d"(0) : "memory");
     }},
    {"x32Call", [](char**) { syscall(0x40000000 + SYS_socket, 2, 1, 0); }},
#endif
};

}  // namespace

int main(int, char** arguments) {
  kAttacks.at(arguments[1])(arguments + 2);
}
