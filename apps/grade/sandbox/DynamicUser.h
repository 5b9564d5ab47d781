// DynamicUser.h: a user number that no other program has while we hold it. With one of its own, a
// sandboxed program cannot reach other processes, and its processes can be counted and killed at
// once.

#ifndef APPS_GRADE_SANDBOX_DYNAMICUSER_H_
#define APPS_GRADE_SANDBOX_DYNAMICUSER_H_

#include <sys/types.h>

#include "apps/grade/sandbox/FileDescriptor.h"

namespace grading {

class DynamicUser {
 public:
  // Throws std::runtime_error if none is free.
  DynamicUser();

  uid_t number() const { return number_; }

  // The number stays ours until all copies of this descriptor are closed.
  int descriptor() const { return lock_.number(); }

 private:
  uid_t number_ = 0;
  FileDescriptor lock_;
};

// The group of all programs that this process sandboxes. Folders that they may read belong to it.
// Allocated at the first call.
gid_t sandboxGroup();

}  // namespace grading

#endif
