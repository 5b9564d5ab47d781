// DynamicUser.h: reserves a user number that no other program has at the same time. A sandboxed
// program with its own user cannot signal other processes, and the kernel can count and kill its
// processes together.

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

  // The number stays reserved until all copies of this descriptor are closed.
  int descriptor() const { return lock_.number(); }

 private:
  uid_t number_ = 0;
  FileDescriptor lock_;
};

// The group of all programs that this process sandboxes. Folders that they may read belong to this
// group. The first call reserves it.
gid_t sandboxGroup();

}  // namespace grading

#endif
