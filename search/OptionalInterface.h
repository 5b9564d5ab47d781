// OptionalInterface.h: finds an optional interface of a state (Keyed.h, Moved.h). A dynamic_cast
// between base classes is slow compared with generating a successor, so the offset of the interface
// is cached for the class of the latest state.

#ifndef SEARCH_OPTIONALINTERFACE_H_
#define SEARCH_OPTIONALINTERFACE_H_

#include <cstddef>
#include <typeinfo>

#include "Searchable.h"

namespace search {

template <class T>
class OptionalInterface {
 public:
  // The interface of the state; null if its class does not implement T.
  const T* of(const Searchable& state) {
    const std::type_info& type = typeid(state);
    if (latest_ == nullptr || *latest_ != type) {
      const T* const found = dynamic_cast<const T*>(&state);
      isImplemented_ = found != nullptr;
      offset_ = isImplemented_ ? address(found) - address(&state) : 0;
      latest_ = &type;
    }
    if (!isImplemented_) return nullptr;
    return reinterpret_cast<const T*>(address(&state) + offset_);
  }

 private:
  static const char* address(const void* object) { return static_cast<const char*>(object); }

  const std::type_info* latest_ = nullptr;
  std::ptrdiff_t offset_ = 0;
  bool isImplemented_ = false;
};

}  // namespace search

#endif
