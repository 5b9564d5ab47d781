// PooledArray.h: an array of trivially copyable items that is fast to copy: one memcpy into memory
// from a memory pool. A search copies thousands of boards of one size and keeps few of them.

#ifndef SUDOKU_POOLEDARRAY_H_
#define SUDOKU_POOLEDARRAY_H_

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>

#include "sudoku/MemoryPool.h"

namespace sudoku {

// Requires that T is trivially copyable.
template <class T>
class PooledArray {
 public:
  static_assert(std::is_trivially_copyable<T>::value, "the items are copied as bytes");

  [[gnu::noinline]] PooledArray(std::size_t size, const T& value) : PooledArray(size) {
    std::uninitialized_fill_n(items_, size_, value);
  }
  PooledArray(const PooledArray& other) : PooledArray(other, other.size_) {}
  // Copies the first `size` items. Requires that `others` has so many.
  [[gnu::noinline]] PooledArray(const PooledArray& others, std::size_t size) : PooledArray(size) {
    std::memcpy(static_cast<void*>(items_), others.items_, bytes());
  }
  PooledArray& operator=(PooledArray other) {
    std::swap(size_, other.size_);
    std::swap(items_, other.items_);
    return *this;
  }
  ~PooledArray() { MemoryPool::giveBack(items_, bytes()); }

  std::size_t size() const { return size_; }
  std::size_t bytes() const { return size_ * sizeof(T); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }
  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

  friend bool operator==(const PooledArray& one, const PooledArray& other) {
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
  }

 private:
  explicit PooledArray(std::size_t size)
      : size_(size), items_(static_cast<T*>(MemoryPool::take(size * sizeof(T)))) {}

  std::size_t size_;
  T* items_;
};

}  // namespace sudoku

#endif
