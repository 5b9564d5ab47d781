// PlainArray.h: an array of trivially copyable items that is fast to copy: one memcpy into memory
// from a free list. A search copies thousands of boards of one size and keeps few of them.

#ifndef SUDOKU_PLAINARRAY_H_
#define SUDOKU_PLAINARRAY_H_

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

#include "sudoku/SpareMemory.h"

namespace sudoku {

// Requires that T is trivially copyable.
template <class T>
class PlainArray {
 public:
  static_assert(std::is_trivially_copyable<T>::value,
                "what is not plain cannot be copied as bytes");

  [[gnu::noinline]] PlainArray(std::size_t size, const T& value) : PlainArray(size) {
    std::uninitialized_fill_n(items_, size_, value);
  }
  PlainArray(const PlainArray& other) : PlainArray(other, other.size_) {}
  // Copies the first `size` items. Requires that `others` has so many.
  [[gnu::noinline]] PlainArray(const PlainArray& others, std::size_t size) : PlainArray(size) {
    std::memcpy(static_cast<void*>(items_), others.items_, bytes());
  }
  PlainArray& operator=(PlainArray other) {
    std::swap(size_, other.size_);
    std::swap(items_, other.items_);
    return *this;
  }
  ~PlainArray() { SpareMemory::giveBack(items_, bytes()); }

  std::size_t size() const { return size_; }
  std::size_t bytes() const { return size_ * sizeof(T); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

  friend bool operator==(const PlainArray& one, const PlainArray& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
  }

 private:
  explicit PlainArray(std::size_t size)
      : size_(size), items_(static_cast<T*>(SpareMemory::take(size * sizeof(T)))) {}

  std::size_t size_;
  T* items_;
};

}  // namespace sudoku

#endif
