// InterfaceFinder.h: finds an optional interface of states, Keyed.h or Moved.h. A dynamic_cast may
// take longer than the rest of an expansion, so the finder remembers where the states of the latest
// type have the interface.

#pragma once

#include <cstddef>
#include <stdexcept>
#include <typeinfo>

#include "Searchable.h"

namespace search {

template <class Interface>
class InterfaceFinder {
 public:
  // That interface of the state. Throws std::logic_error if it has none: all states of a puzzle
  // have it, or none.
  const Interface& in(const Searchable& state) {
    // From the start of the whole object: its type may have several bases that are Searchable.
    const auto* const object = static_cast<const char*>(dynamic_cast<const void*>(&state));
    // Compares addresses, because two types in two shared libraries may have equal type_infos.
    if (type_ != &typeid(state)) {
      const auto* const found = dynamic_cast<const Interface*>(&state);
      if (found == nullptr) {
        throw std::logic_error("the start has a key or moves, and one of its descendants has none");
      }
      offset_ = reinterpret_cast<const char*>(found) - object;
      type_ = &typeid(state);
    }
    return *reinterpret_cast<const Interface*>(object + offset_);
  }

 private:
  const std::type_info* type_ = nullptr;  // of the latest state
  std::ptrdiff_t offset_ = 0;             // of the interface in objects of that type, in bytes
};

}  // namespace search
