// BlockSequence.h: a sequence in blocks of equal size. Growing copies no elements, so it never
// takes the memory of the old ones and the new ones at once.

#ifndef SEARCH_BLOCKSEQUENCE_H_
#define SEARCH_BLOCKSEQUENCE_H_

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace search {

template <class T>
class BlockSequence {
 public:
  BlockSequence() = default;
  BlockSequence(BlockSequence&&) noexcept =
      default;  // a copy would not have the room that was reserved
  BlockSequence& operator=(BlockSequence&&) noexcept = default;

  // Makes room for `more` further elements, so that add() cannot throw. Throws std::bad_alloc.
  void reserve(std::size_t more) {
    while (size_ + more > blocks_.size() * kPerBlock) {
      std::vector<T> block;
      block.reserve(kPerBlock);
      blocks_.push_back(std::move(block));
    }
  }

  // The most bytes that the sequence takes during and after reserve(more). While the vector of
  // blocks grows, it takes three times its size.
  std::size_t bytesFor(std::size_t more) const {
    const std::size_t blocks = (size_ + more + kPerBlock - 1) / kPerBlock;
    return std::max(blocks, blocks_.size()) * (kPerBlock * sizeof(T) + 3 * sizeof(std::vector<T>));
  }

  // Requires room; see reserve().
  void add(T element) { blocks_[size_++ / kPerBlock].push_back(std::move(element)); }

  T& operator[](std::size_t index) { return blocks_[index / kPerBlock][index % kPerBlock]; }
  const T& operator[](std::size_t index) const {
    return blocks_[index / kPerBlock][index % kPerBlock];
  }
  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t kPerBlock = 128;

  std::vector<std::vector<T>> blocks_;
  std::size_t size_ = 0;
};

}  // namespace search

#endif
