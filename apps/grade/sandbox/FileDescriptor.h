// FileDescriptor.h: an open file descriptor that closes itself.

#pragma once

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace grading {

class FileDescriptor {
 public:
  FileDescriptor() = default;
  explicit FileDescriptor(int number) : number_(number) {}
  FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  FileDescriptor& operator=(FileDescriptor&& other) noexcept {
    std::swap(number_, other.number_);
    other.close();
    return *this;
  }
  ~FileDescriptor() { close(); }

  int number() const { return number_; }  // -1: none
  void close() {
    if (number_ >= 0) ::close(std::exchange(number_, -1));
  }

 private:
  int number_ = -1;
};

// Two connected descriptors: data written to `in` can be read from `out`. Closed by exec.
struct Channel {
  FileDescriptor in, out;
};

// A pair of sockets. Unlike a pipe, it permits writing without SIGPIPE (MSG_NOSIGNAL), and cannot
// be opened again by its name in /proc. Throws std::system_error if there are no descriptors left.
inline Channel makeChannel() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    throw std::system_error(errno, std::generic_category(), "socketpair");
  }
  return {FileDescriptor(ends[1]), FileDescriptor(ends[0])};
}

}  // namespace grading
