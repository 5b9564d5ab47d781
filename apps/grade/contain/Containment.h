// Containment.h: the ways in which a program that nobody trusts can be kept from doing harm.

#ifndef APPS_GRADE_CONTAIN_CONTAINMENT_H_
#define APPS_GRADE_CONTAIN_CONTAINMENT_H_

#include <optional>
#include <string>
#include <string_view>

namespace grading {

enum class Containment {
  bubblewrap,        // namespaces: it sees no other process, no network, hardly any file
  unprivilegedUser,  // a user of its own with Landlock and a system call filter; needs root
  none,              // bounds alone. For code that is trusted.
};

// "bubblewrap", "unprivilegedUser" or "none".
std::string_view nameOf(Containment containment);

// The strongest of the first two that works here: each is tried by running a program, once.
std::optional<Containment> strongestContainment();

// Why a containment can not be had here, and what can be done about it: a sentence, without a full
// stop, for who runs the machine. Empty if it works.
std::string whyNot(Containment containment);

}  // namespace grading

#endif
