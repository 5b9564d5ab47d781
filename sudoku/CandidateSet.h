// CandidateSet.h: a set of values, one bit each. Value v is bit v - 1. Iteration goes through the
// values in ascending order.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "sudoku/BitCount.h"

namespace sudoku {

class CandidateSet {
 public:
  class Iterator;
  using value_type = int;
  using const_iterator = Iterator;

  static constexpr int kCapacity = 448;  // the largest value; enough for every size of board

  CandidateSet() = default;

  // The values v up to 64 for which bit v - 1 is set.
  static CandidateSet ofBits(std::uint64_t bits) {
    CandidateSet set;
    set.words_[0] = bits;
    return set;
  }

  // {1, ..., size}, for a size from 0 to kCapacity.
  static CandidateSet upTo(int size) {
    CandidateSet set;
    for (int value = 1; value <= size; ++value) set.insert(value);
    return set;
  }

  // False for values that could not be in the set.
  bool contains(int value) const {
    return value >= 1 && value <= kCapacity && (words_[wordOf(value)] & bitOf(value)) != 0;
  }

  int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += bitCount(word);
    return count;
  }

  // Values from 1 to kCapacity.
  void insert(int value) { words_[wordOf(value)] |= bitOf(value); }
  void erase(int value) { words_[wordOf(value)] &= ~bitOf(value); }

  friend CandidateSet operator&(CandidateSet one, const CandidateSet& other) {
    for (int i = 0; i < kWords; ++i) one.words_[i] &= other.words_[i];
    return one;
  }
  friend bool operator==(const CandidateSet& one, const CandidateSet& other) {
    for (int i = 0; i < kWords; ++i) {
      if (one.words_[i] != other.words_[i]) return false;
    }
    return true;
  }
  friend bool operator!=(const CandidateSet& one, const CandidateSet& other) {
    return !(one == other);
  }

  Iterator begin() const;
  Iterator end() const;

 private:
  static constexpr int kWordBits = 64;
  static constexpr int kWords = kCapacity / kWordBits;
  static constexpr int wordOf(int value) { return (value - 1) / kWordBits; }
  static constexpr std::uint64_t bitOf(int value) {
    return std::uint64_t{1} << (value - 1) % kWordBits;
  }

  std::uint64_t words_[kWords] = {};
};

// Walks over a copy of the set, so the set itself may change meanwhile.
class CandidateSet::Iterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = int;
  using difference_type = std::ptrdiff_t;
  using pointer = const int*;
  using reference = int;

  Iterator(const CandidateSet& set, int word) : rest_(set), word_(word) { skipEmptyWords(); }

  int operator*() const { return word_ * kWordBits + __builtin_ctzll(rest_.words_[word_]) + 1; }
  Iterator& operator++() {
    rest_.words_[word_] &= rest_.words_[word_] - 1;
    skipEmptyWords();
    return *this;
  }
  Iterator operator++(int) {
    const Iterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const Iterator& one, const Iterator& other) {
    return one.word_ == other.word_ && one.rest_ == other.rest_;
  }
  friend bool operator!=(const Iterator& one, const Iterator& other) { return !(one == other); }

 private:
  void skipEmptyWords() {
    while (word_ < kWords && rest_.words_[word_] == 0) ++word_;
  }

  CandidateSet rest_;
  int word_;
};

inline CandidateSet::Iterator CandidateSet::begin() const {
  return Iterator(*this, 0);
}

inline CandidateSet::Iterator CandidateSet::end() const {
  return Iterator(CandidateSet(), kWords);
}

}  // namespace sudoku
