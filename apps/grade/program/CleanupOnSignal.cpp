#include "apps/grade/program/CleanupOnSignal.h"

#include <pthread.h>
#include <sys/types.h>
#include <unistd.h>

#include <utility>

namespace grading {
namespace {

// Wakes the waiting thread when the destructor runs. Nothing else sends this signal.
constexpr int kOver = SIGUSR2;

bool isIgnored(int signal) {
  struct sigaction action {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

// Makes the calling child independent of `parent`, closes all descriptors, and returns after
// `parent` has ended.
void outlive(pid_t parent) {
  setsid();
  close_range(0, ~0U, 0);
  while (getppid() == parent) usleep(1000);
}

}  // namespace

CleanupOnSignal::CleanupOnSignal(std::function<void()> tidy) : tidy_(std::move(tidy)) {
  sigemptyset(&signals_);
  sigaddset(&signals_, kOver);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (!isIgnored(signal)) sigaddset(&signals_, signal);  // nohup ignores SIGHUP
  }
  pthread_sigmask(SIG_BLOCK, &signals_, &before_);
  waiting_ = std::thread([this] { wait(); });
}

CleanupOnSignal::~CleanupOnSignal() {
  pthread_kill(waiting_.native_handle(), kOver);
  waiting_.join();
  pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void CleanupOnSignal::wait() {
  int signal = 0;
  if (sigwait(&signals_, &signal) != 0 || signal == kOver) return;
  const pid_t parent = getpid();
  if (fork() == 0) {
    outlive(parent);
    tidy_();
    _exit(0);
  }
  std::signal(signal, SIG_DFL);
  sigset_t alone;
  sigemptyset(&alone);
  sigaddset(&alone, signal);
  pthread_sigmask(SIG_UNBLOCK, &alone, nullptr);
  std::raise(signal);
}

}  // namespace grading
