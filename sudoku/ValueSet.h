// ValueSet.h: a set of values from 1 to N, one bit each, in as many machine words as N needs.
// Value v is bit v - 1. Iteration goes through the values in ascending order.

#ifndef SUDOKU_VALUESET_H_
#define SUDOKU_VALUESET_H_

#include <cstddef>
#include <cstdint>
#include <iterator>

#include "sudoku/BitCount.h"

namespace sudoku {

template <class Word, int kWords>
class ValueSet {
 public:
  static constexpr int kWordBits = 8 * static_cast<int>(sizeof(Word));
  static constexpr int kCapacity = kWords * kWordBits;  // the largest value that fits

  class Iterator;
  using value_type = int;
  using const_iterator = Iterator;

  ValueSet() = default;

  // {value}, for a value from 1 to kCapacity.
  static ValueSet of(int value) {
    ValueSet set;
    set.insert(value);
    return set;
  }

  // The values v up to the width of a Word for which bit v - 1 is set.
  static ValueSet ofBits(Word bits) {
    ValueSet set;
    set.words_[0] = bits;
    return set;
  }

  // {1, ..., size}, for a size from 0 to kCapacity.
  static ValueSet upTo(int size) {
    ValueSet set;
    for (int word = 0; word < kWords && size > 0; ++word, size -= kWordBits) {
      const Word all = static_cast<Word>(~Word{0});
      set.words_[word] = size >= kWordBits ? all : static_cast<Word>(all >> (kWordBits - size));
    }
    return set;
  }

  // The same values in a set of another width, which must be wide enough.
  template <class OtherWord, int kOtherWords>
  explicit ValueSet(const ValueSet<OtherWord, kOtherWords>& other) {
    for (const int value : other) insert(value);
  }

  // False for values that could not be in the set.
  bool contains(int value) const {
    return value >= 1 && value <= kCapacity && (words_[wordOf(value)] & bitOf(value)) != 0;
  }

  int size() const {
    int count = 0;
    for (const Word word : words_) count += bitCount(word);
    return count;
  }

  bool empty() const {
    Word any = 0;
    for (const Word word : words_) any = static_cast<Word>(any | word);
    return any == 0;
  }

  // The smallest value. Requires !empty().
  int first() const { return *begin(); }

  // Values from 1 to kCapacity.
  void insert(int value) { words_[wordOf(value)] |= bitOf(value); }
  void erase(int value) { words_[wordOf(value)] &= static_cast<Word>(~bitOf(value)); }

  friend ValueSet operator|(ValueSet one, const ValueSet& other) {
    for (int i = 0; i < kWords; ++i) one.words_[i] |= other.words_[i];
    return one;
  }
  friend ValueSet operator&(ValueSet one, const ValueSet& other) {
    for (int i = 0; i < kWords; ++i) one.words_[i] &= other.words_[i];
    return one;
  }
  // The values of `one` that are not in `other`.
  friend ValueSet operator-(ValueSet one, const ValueSet& other) {
    for (int i = 0; i < kWords; ++i) one.words_[i] &= static_cast<Word>(~other.words_[i]);
    return one;
  }
  friend bool operator==(const ValueSet& one, const ValueSet& other) {
    for (int i = 0; i < kWords; ++i) {
      if (one.words_[i] != other.words_[i]) return false;
    }
    return true;
  }
  friend bool operator!=(const ValueSet& one, const ValueSet& other) { return !(one == other); }

  Iterator begin() const { return Iterator(*this); }
  Iterator end() const { return Iterator(); }

 private:
  static constexpr int wordOf(int value) { return (value - 1) / kWordBits; }
  static constexpr Word bitOf(int value) {
    return static_cast<Word>(Word{1} << ((value - 1) % kWordBits));
  }

  Word words_[static_cast<std::size_t>(kWords)] = {};
};

// Walks over a copy of the set, so the set itself may change meanwhile.
template <class Word, int kWords>
class ValueSet<Word, kWords>::Iterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = int;
  using difference_type = std::ptrdiff_t;
  using pointer = const int*;
  using reference = int;

  Iterator() = default;
  explicit Iterator(const ValueSet& set) : rest_(set), word_(0) { skipEmptyWords(); }

  int operator*() const { return word_ * kWordBits + __builtin_ctzll(rest_.words_[word_]) + 1; }
  Iterator& operator++() {
    Word& word = rest_.words_[word_];
    word &= static_cast<Word>(word - 1);
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

  ValueSet rest_;
  int word_ = kWords;
};

// Wide enough for every size of board.
using CandidateSet = ValueSet<std::uint64_t, 7>;

}  // namespace sudoku

#endif
