// DynamicUser.h: a user number that nobody else has while we hold it.
//
// A sandboxed program gets one of its own, so that it can reach no process but its own, so that its
// processes can be counted, and so that all of them can be killed at once.

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

  // The lease lasts until all copies of this are closed.
  int descriptor() const { return lock_.number(); }

 private:
  uid_t number_ = 0;
  FileDescriptor lock_;
};

// The group of all programs that this process contains: what it may read is theirs and nobody
// else's. Leased at the first call.
gid_t sandboxGroup();

}  // namespace grading

#endif
