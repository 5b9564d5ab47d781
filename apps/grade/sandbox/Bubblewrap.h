// Bubblewrap.h: a command as bubblewrap (https://github.com/containers/bubblewrap) takes
// it.

#ifndef APPS_GRADE_SANDBOX_BUBBLEWRAP_H_
#define APPS_GRADE_SANDBOX_BUBBLEWRAP_H_

#include <string>
#include <vector>

#include "apps/grade/sandbox/Command.h"

namespace grading {

constexpr const char* kBubblewrap = "/usr/bin/bwrap";

// Bubblewrap, its options and the command. There is no /proc inside: neither compilers nor subjects
// need it, and in many containers the kernel refuses to mount one.
std::vector<std::string> bubblewrapArguments(const Command& command);

}  // namespace grading

#endif
