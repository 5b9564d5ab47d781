#include "apps/grade/sandbox/FileDescriptor.h"

#include <fcntl.h>
#include <sys/socket.h>

#include <cerrno>
#include <system_error>

namespace grading {

Channel makePipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe");
  return {FileDescriptor(ends[1]), FileDescriptor(ends[0])};
}

Channel makeSocketPair() {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) {
    throw std::system_error(errno, std::generic_category(), "socketpair");
  }
  return {FileDescriptor(ends[1]), FileDescriptor(ends[0])};
}

}  // namespace grading
