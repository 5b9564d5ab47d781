// Reached.h: the keys of all states that a search has reached, with the least cost of each. A hash
// table with open addressing; the keys are stored consecutively in one block of memory.

#ifndef SEARCH_REACHED_H_
#define SEARCH_REACHED_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace search {

class Reached {
 public:
  // Makes room for `keys` further keys with `bytes` bytes in total, so that add() cannot throw.
  // Returns false, and changes nothing, if the table would then exceed `limit` bytes. Throws
  // std::bad_alloc.
  bool reserve(std::size_t keys, std::size_t bytes, std::uint64_t limit) {
    const std::size_t records = grown(records_.capacity(), records_.size() + keys);
    const std::size_t text = grown(text_.capacity(), text_.size() + bytes);
    std::size_t slots = std::max<std::size_t>(slots_.size(), kFewest);
    while (slots < 2 * (records_.size() + keys)) slots *= 2;
    if (records * sizeof(Record) + text + slots * sizeof(std::uint32_t) > limit) return false;
    records_.reserve(records);
    text_.reserve(text);
    if (slots != slots_.size()) rehash(slots);
    return true;
  }

  // Adds the key. If it is present, lowers its cost if `canLower`; returns false if that does not
  // lower it. Requires room; see reserve().
  bool add(const std::string& key, std::int32_t cost, bool canLower) {
    const std::uint32_t hash = hashOf(key);
    std::uint32_t& slot = slots_[slotOf(key, hash)];
    if (slot != 0) {
      std::int32_t& known = records_[slot - 1].cost;
      if (!canLower || cost >= known) return false;
      known = cost;
      return true;
    }
    records_.push_back({text_.size(), cost, hash});
    text_.insert(text_.end(), key.begin(), key.end());
    slot = static_cast<std::uint32_t>(records_.size());
    return true;
  }

  // The least cost of a key that was added.
  std::int32_t costOf(const std::string& key) const {
    return records_[slots_[slotOf(key, hashOf(key))] - 1].cost;
  }

  std::size_t size() const { return records_.size(); }

 private:
  struct Record {
    std::size_t begin;  // offset of the key in text_; the next key's is its end
    std::int32_t cost;
    std::uint32_t hash;
  };

  static constexpr std::size_t kFewest = 16;

  static std::uint32_t hashOf(const std::string& key) {
    return static_cast<std::uint32_t>(std::hash<std::string_view>()(key));
  }

  static std::size_t grown(std::size_t capacity, std::size_t needed) {
    return needed <= capacity ? capacity : std::max(needed, capacity + capacity / 2);
  }

  std::string_view keyOf(std::size_t record) const {
    const std::size_t begin = records_[record].begin;
    const std::size_t end =
        record + 1 < records_.size() ? records_[record + 1].begin : text_.size();
    return {text_.data() + begin, end - begin};
  }

  // The slot of the key, or the free slot where it belongs.
  std::size_t slotOf(const std::string& key, std::uint32_t hash) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash & mask;
    while (slots_[slot] != 0) {
      const std::size_t record = slots_[slot] - 1;
      if (records_[record].hash == hash && keyOf(record) == key) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  void rehash(std::size_t size) {
    std::vector<std::uint32_t> slots(size);
    for (std::size_t record = 0; record < records_.size(); ++record) {
      std::size_t slot = records_[record].hash & (size - 1);
      while (slots[slot] != 0) slot = (slot + 1) & (size - 1);
      slots[slot] = static_cast<std::uint32_t>(record + 1);
    }
    slots_ = std::move(slots);
  }

  std::vector<Record> records_;       // in the order of insertion
  std::vector<char> text_;            // the keys
  std::vector<std::uint32_t> slots_;  // index of a record plus 1; 0 if the slot is free
};

}  // namespace search

#endif
