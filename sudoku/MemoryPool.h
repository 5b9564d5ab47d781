// MemoryPool.h: a free list of memory blocks by size, one per thread, for PooledArray.h. It holds a
// few megabytes at most.

#ifndef SUDOKU_MEMORYPOOL_H_
#define SUDOKU_MEMORYPOOL_H_

#include <cstddef>
#include <new>

namespace sudoku {

class MemoryPool {
 public:
  // Not inlined, to save compile time.
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

  // The number of blocks of that size that this thread took and did not give back. Only
  // approximate: blocks that other threads gave back are not counted.
  [[gnu::noinline]] static long inUse(std::size_t bytes) {
    const Shelf* shelf = shelfFor(bytes);
    return shelf != nullptr && shelf->bytesEach == bytes ? shelf->inUse : 0;
  }

  MemoryPool(const MemoryPool&) = delete;
  MemoryPool& operator=(const MemoryPool&) = delete;

 private:
  static constexpr std::size_t kShelves = 8;
  static constexpr std::size_t kBlocks = 64;                   // on a shelf, at most
  static constexpr std::size_t kBytes = std::size_t{1} << 20;  // on a shelf, or one block

  // Holds blocks of one size. It is cleared when a block of another size is assigned to it.
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

  MemoryPool() = default;
  [[gnu::cold]] ~MemoryPool() {
    for (Shelf& shelf : shelves_) shelf.startAnewWith(0);
    isOver() = true;
  }

  // Null while the thread ends, when arrays may outlive the free list.
  static Shelf* shelfFor(std::size_t bytes) {
    if (isOver()) return nullptr;
    static thread_local MemoryPool pool;
    return &pool.shelves_[bytes / 64 % kShelves];
  }
  static bool& isOver() {
    static thread_local bool isOver = false;
    return isOver;
  }

  Shelf shelves_[kShelves];
};

}  // namespace sudoku

#endif
