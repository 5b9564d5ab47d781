#include "apps/grade/sandbox/DynamicUser.h"

#include <sys/socket.h>
#include <sys/un.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <random>
#include <stdexcept>
#include <string>

namespace grading {
namespace {

// A part of the range that Linux distributions reserve for dynamic users (systemd's DynamicUser=:
// 61184 to 65519).
constexpr uid_t kFirst = 61'200;
constexpr uid_t kCount = 4'300;

// Locks the number by binding a socket to an abstract name. Only one process can bind a name, and
// the kernel frees it when the socket is closed.
FileDescriptor lockOf(uid_t number) {
  const std::string name = "sudoku-grade-user-" + std::to_string(number);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::copy(name.begin(), name.end(), address.sun_path + 1);
  const std::size_t length = offsetof(sockaddr_un, sun_path) + 1 + name.size();
  FileDescriptor lock(socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (bind(lock.number(), reinterpret_cast<const sockaddr*>(&address),
           static_cast<socklen_t>(length)) != 0) {
    lock.close();
  }
  return lock;
}

}  // namespace

DynamicUser::DynamicUser() {
  // Consecutive numbers delay reuse, so that a new user does not own files of an earlier one. The
  // start is random, because containers share users but do not see each other's locks.
  static std::atomic<uid_t> next = static_cast<uid_t>(std::random_device()());
  for (uid_t tried = 0; tried < kCount; ++tried) {
    number_ = kFirst + next++ % kCount;
    lock_ = lockOf(number_);
    if (lock_.number() >= 0) return;
  }
  throw std::runtime_error("no user number is free for a sandboxed program");
}

gid_t sandboxGroup() {
  static const DynamicUser group;
  return group.number();
}

}  // namespace grading
