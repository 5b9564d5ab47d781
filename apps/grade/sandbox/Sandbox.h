// Sandbox.h: the ways in which a program that nobody trusts can be kept from doing harm.

#ifndef APPS_GRADE_SANDBOX_SANDBOX_H_
#define APPS_GRADE_SANDBOX_SANDBOX_H_

#include <string_view>

namespace grading {

enum class Sandbox {
  bubblewrap,        // namespaces: it sees no other process, no network, hardly any file
  unprivilegedUser,  // a user of its own with Landlock and a system call filter; needs root
  none,              // bounds alone. For code that is trusted.
};

// "bubblewrap", "unprivilegedUser" or "none".
constexpr std::string_view nameOf(Sandbox sandbox) {
  switch (sandbox) {
    case Sandbox::bubblewrap: return "bubblewrap";
    case Sandbox::unprivilegedUser: return "unprivilegedUser";
    case Sandbox::none: break;
  }
  return "none";
}

}  // namespace grading

#endif
