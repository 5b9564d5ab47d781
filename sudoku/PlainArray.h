// PlainArray.h: an array of plain data that is quick to copy: as bytes, into memory that another
// array of that size gave back. A search copies boards by the thousand, all of one size, and keeps
// few of them.

#ifndef SUDOKU_PLAINARRAY_H_
#define SUDOKU_PLAINARRAY_H_

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace sudoku {

// Memory that arrays of this thread gave back, for the next ones of the same size. Holds a few
// megabytes at most.
class SpareMemory {
 public:
  // What follows is kept out of line: inlined into every board, it takes a compiler long.
  [[gnu::noinline]] static void* take(std::size_t bytes) {
    Shelf* shelf = shelfFor(bytes);
    if (shelf == nullptr) return ::operator new(bytes);
    shelf->holdOnly(bytes);
    ++shelf->inUse;
    return shelf->count > 0 ? shelf->blocks[--shelf->count] : ::operator new(bytes);
  }

  [[gnu::noinline]] static void giveBack(void* block, std::size_t bytes) noexcept {
    Shelf* shelf = shelfFor(bytes);
    if (shelf == nullptr) return ::operator delete(block);
    shelf->holdOnly(bytes);
    --shelf->inUse;
    if (shelf->count == kBlocks || shelf->count * bytes >= kBytes) return ::operator delete(block);
    shelf->blocks[shelf->count++] = block;
  }

  // How many blocks of that size this thread took and did not give back, roughly: it does not know
  // what other threads gave back for it.
  [[gnu::noinline]] static long inUse(std::size_t bytes) {
    const Shelf* shelf = shelfFor(bytes);
    return shelf != nullptr && shelf->bytesEach == bytes ? shelf->inUse : 0;
  }

  SpareMemory(const SpareMemory&) = delete;
  SpareMemory& operator=(const SpareMemory&) = delete;

 private:
  static constexpr std::size_t kShelves = 8;
  static constexpr std::size_t kBlocks = 64;                   // on a shelf, at most
  static constexpr std::size_t kBytes = std::size_t{1} << 20;  // the same, but for one block

  // Holds blocks of one size; another size that belongs here too clears it.
  struct Shelf {
    std::size_t bytesEach = 0;
    std::size_t count = 0;
    long inUse = 0;
    void* blocks[kBlocks];

    void holdOnly(std::size_t bytes) {
      if (bytesEach != bytes) startAnewWith(bytes);
    }
    [[gnu::cold]] void startAnewWith(std::size_t bytes) {
      while (count > 0) ::operator delete(blocks[--count]);
      bytesEach = bytes;
      inUse = 0;
    }
  };

  SpareMemory() = default;
  [[gnu::cold]] ~SpareMemory() {
    for (Shelf& shelf : shelves_) shelf.holdOnly(0);
    isOver() = true;
  }

  // Null while the thread ends, when arrays may outlive what is spare.
  static Shelf* shelfFor(std::size_t bytes) {
    if (isOver()) return nullptr;
    static thread_local SpareMemory spare;
    return &spare.shelves_[bytes / 64 % kShelves];
  }
  static bool& isOver() {
    static thread_local bool isOver = false;
    return isOver;
  }

  Shelf shelves_[kShelves];
};

// Requires that T can be copied as bytes.
template <class T>
class PlainArray {
 public:
  static_assert(std::is_trivially_copyable<T>::value,
                "what is not plain cannot be copied as bytes");

  [[gnu::noinline]] PlainArray(std::size_t size, const T& value) : PlainArray(size) {
    std::uninitialized_fill_n(items_, size_, value);
  }
  PlainArray(const PlainArray& other) : PlainArray(other, other.size_) {}
  // The first `size` of the others, of which there must be as many.
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
