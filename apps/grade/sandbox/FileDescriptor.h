// FileDescriptor.h: an open file descriptor that closes itself.

#ifndef APPS_GRADE_SANDBOX_FILEDESCRIPTOR_H_
#define APPS_GRADE_SANDBOX_FILEDESCRIPTOR_H_

#include <unistd.h>

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

// Two connected descriptors: what is written to `in` can be read from `out`. Closed by exec.
struct Channel {
  FileDescriptor in;
  FileDescriptor out;
};

// A pipe. Throws std::system_error if there can be none.
Channel makePipe();

// A pair of sockets. Unlike a pipe, it can be written to without risking the signal SIGPIPE.
// Throws std::system_error if there can be none.
Channel makeSocketPair();

}  // namespace grading

#endif
