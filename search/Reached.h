// Reached.h: the keys of all states that a search has reached, with their costs and depths. A hash
// table with open addressing. Records and keys lie in blocks and never move; the slots are rebuilt
// when the table grows.

#ifndef SEARCH_REACHED_H_
#define SEARCH_REACHED_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/BlockSequence.h"

namespace search {

// How a state was reached: the cost and the depth of its path.
struct Reach {
  std::int32_t cost;
  std::uint32_t depth;
};

// True if a state that was reached by `one` need not be reached by `other`.
inline bool covers(const Reach& one, const Reach& other, bool depthCounts) {
  return one.cost <= other.cost && (!depthCounts || one.depth <= other.depth);
}

// Texts at fixed addresses.
class Texts {
 public:
  // Makes room for further texts with `bytes` bytes in total. Throws std::bad_alloc.
  void reserve(std::size_t bytes) {
    if (fits(bytes)) return;
    const std::size_t size = sizeFor(bytes);
    blocks_.push_back(std::unique_ptr<char[]>(new char[size]));
    total_ += size;
    spare_ = size;
  }

  // The most bytes that the texts take during and after reserve(bytes); see BlockSequence.
  std::size_t bytesFor(std::size_t bytes) const {
    return total_ + (fits(bytes) ? 0 : sizeFor(bytes)) + 3 * sizeof(void*) * (blocks_.size() + 1);
  }

  // Requires room; see reserve().
  const char* add(const std::string& text) {
    if (text.size() > room_) {
      next_ = blocks_.back().get();
      room_ = std::exchange(spare_, 0);
    }
    char* const begin = next_;
    std::copy(text.begin(), text.end(), begin);
    next_ += text.size();
    room_ -= text.size();
    return begin;
  }

 private:
  bool fits(std::size_t bytes) const { return bytes <= room_ || bytes <= spare_; }
  // Small searches have small blocks.
  std::size_t sizeFor(std::size_t bytes) const {
    return std::max(bytes, std::clamp<std::size_t>(total_, 256, 65536));
  }

  std::vector<std::unique_ptr<char[]>> blocks_;
  char* next_ = nullptr;   // where the next text begins
  std::size_t room_ = 0;   // bytes left there
  std::size_t spare_ = 0;  // size of the last block while it is empty and another one is in use
  std::size_t total_ = 0;  // size of all blocks
};

class Reached {
 public:
  // Makes room for `keys` further keys with `bytes` bytes in total, so that add() cannot throw.
  // Returns false, and changes nothing, if the table would then exceed `limit` bytes, or would
  // while it grows. Throws std::bad_alloc.
  bool reserve(std::size_t keys, std::size_t bytes, std::uint64_t limit) {
    std::size_t slots = std::max<std::size_t>(slots_.size(), kFewest);
    while (slots < 2 * (records_.size() + keys)) slots *= 2;
    const bool grows = slots != slots_.size();
    const std::size_t slotBytes = (slots + (grows ? slots_.size() : 0)) * sizeof(std::uint32_t);
    if (records_.bytesFor(keys) + texts_.bytesFor(bytes) + slotBytes > limit) return false;
    records_.reserve(keys);
    texts_.reserve(bytes);
    if (grows) rehash(slots);
    return true;
  }

  // Adds a key reached with `reach`. Returns false, and changes nothing, if an earlier record of
  // the key covers it. A key can have several records, such as one with a lower cost and one with a
  // lower depth. Requires room; see reserve().
  bool add(const std::string& key, Reach reach, bool depthCounts) {
    const std::uint32_t hash = hashOf(key);
    Record* worse = nullptr;
    std::size_t slot = firstSlot(hash);
    while (Record* const record = find(key, hash, slot)) {
      if (covers(record->reach, reach, depthCounts)) return false;
      if (covers(reach, record->reach, depthCounts)) worse = record;
      hasRepeats_ = true;
    }
    if (worse != nullptr) {
      worse->reach = reach;
    } else {
      records_.add({texts_.add(key), static_cast<std::uint32_t>(key.size()), hash, reach});
      slots_[slot] = static_cast<std::uint32_t>(records_.size());
    }
    return true;
  }

  // True if the key was also reached in a better way.
  bool isOutdated(const std::string& key, Reach reach, bool depthCounts) {
    const std::uint32_t hash = hashOf(key);
    std::size_t slot = firstSlot(hash);
    while (const Record* const record = find(key, hash, slot)) {
      if (covers(record->reach, reach, depthCounts) && !covers(reach, record->reach, depthCounts)) {
        return true;
      }
    }
    return false;
  }

  // True if add() accepted a key that it had.
  bool hasRepeats() const { return hasRepeats_; }

 private:
  struct Record {
    const char* key;
    std::uint32_t length;
    std::uint32_t hash;
    Reach reach;
  };

  static constexpr std::size_t kFewest = 16;

  static std::uint32_t hashOf(const std::string& key) {
    return static_cast<std::uint32_t>(std::hash<std::string>()(key));
  }

  std::size_t firstSlot(std::uint32_t hash) const { return hash & (slots_.size() - 1); }
  std::size_t slotAfter(std::size_t slot) const { return (slot + 1) & (slots_.size() - 1); }

  // The next record of the key, from `slot` on; moves `slot` after it. If there is none, returns
  // null, and `slot` is free.
  Record* find(const std::string& key, std::uint32_t hash, std::size_t& slot) {
    while (slots_[slot] != 0) {
      Record& record = records_[slots_[slot] - 1];
      slot = slotAfter(slot);
      if (record.hash == hash && std::string_view(record.key, record.length) == key) return &record;
    }
    return nullptr;
  }

  void rehash(std::size_t size) {
    std::vector<std::uint32_t>(size).swap(slots_);
    for (std::size_t record = 0; record < records_.size(); ++record) {
      std::size_t slot = firstSlot(records_[record].hash);
      while (slots_[slot] != 0) slot = slotAfter(slot);
      slots_[slot] = static_cast<std::uint32_t>(record + 1);
    }
  }

  BlockSequence<Record> records_;     // in the order of insertion
  Texts texts_;                       // the keys
  std::vector<std::uint32_t> slots_;  // index of a record plus 1; 0 if the slot is free
  bool hasRepeats_ = false;
};

}  // namespace search

#endif
