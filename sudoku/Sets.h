// Sets.h: an array of sets of numbers from 1 to a size. Each set has as many words as the size
// requires; number n is bit n - 1.
//
// Set operations such as a & b are lazy: they return views that compute each word when it is read.
// A loop over a set may therefore erase the number that it is at from the set, but no other.

#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "sudoku/BitCount.h"

namespace sudoku {

using SetWord = std::uint32_t;
constexpr int kSetWordBits = 32;

constexpr int setWordsFor(int size) {
  return (size + kSetWordBits - 1) / kSetWordBits;
}

// A set given by a function from word indices to words. Iteration is in ascending order.
template <class WordAt>
class SetView {
 public:
  SetView(int words, const WordAt& wordAt) : words_(words), wordAt_(wordAt) {}

  int words() const { return words_; }
  SetWord word(int i) const { return wordAt_(i); }

  int size() const {
    int count = 0;
    for (int i = 0; i < words_; ++i) count += bitCount(wordAt_(i));
    return count;
  }

  // The smallest number. Requires that the set is not empty.
  int first() const { return *begin(); }

  struct End {};
  class Iterator {
   public:
    explicit Iterator(const SetView& set) : set_(set), rest_(set.word(0)) { skipEmptyWords(); }

    int operator*() const { return word_ * kSetWordBits + __builtin_ctz(rest_) + 1; }
    Iterator& operator++() {
      rest_ &= rest_ - 1;
      skipEmptyWords();
      return *this;
    }
    bool operator!=(End) const { return rest_ != 0; }

   private:
    void skipEmptyWords() {
      while (rest_ == 0 && ++word_ < set_.words()) rest_ = set_.word(word_);
    }

    const SetView& set_;
    int word_ = 0;
    SetWord rest_;
  };
  Iterator begin() const { return Iterator(*this); }
  End end() const { return End(); }

 private:
  int words_;
  WordAt wordAt_;
};

template <class A, class B>
auto operator&(const SetView<A>& one, const SetView<B>& other) {
  return SetView(one.words(), [one, other](int i) { return one.word(i) & other.word(i); });
}
// The numbers of `one` that are not in `other`.
template <class A, class B>
auto operator-(const SetView<A>& one, const SetView<B>& other) {
  return SetView(one.words(), [one, other](int i) { return one.word(i) & ~other.word(i); });
}
template <class A, class B>
bool operator==(const SetView<A>& one, const SetView<B>& other) {
  for (int i = 0; i < one.words(); ++i) {
    if (one.word(i) != other.word(i)) return false;
  }
  return true;
}

// A word with its lowest `count` bits set; any count is allowed.
constexpr SetWord firstBits(int count) {
  const int inWord = count < 0 ? 0 : count < kSetWordBits ? count : kSetWordBits;
  return static_cast<SetWord>((std::uint64_t{1} << inWord) - 1);
}

class Sets {
 public:
  // `sets` empty sets of numbers from 1 to `size`.
  Sets(std::size_t sets, int size)
      : wordsOfSet_(setWordsFor(size)), words_(sets * step(), SetWord{0}) {}
  // Keeps the first `sets` of the sets.
  void resize(std::size_t sets) { words_.resize(sets * step()); }

  int wordsOfSet() const { return wordsOfSet_; }

  // A view of one set. It must not outlive this object.
  auto operator[](std::size_t set) const {
    const SetWord* const words = &words_[set * step()];
    return SetView(wordsOfSet(), [words](int i) { return words[i]; });
  }

  bool contains(std::size_t set, int number) const {
    return (words_[set * step() + wordOf(number)] & bitOf(number)) != 0;
  }
  void insert(std::size_t set, int number) {
    words_[set * step() + wordOf(number)] |= bitOf(number);
  }
  void erase(std::size_t set, int number) {
    words_[set * step() + wordOf(number)] &= ~bitOf(number);
  }
  void clear(std::size_t first, std::size_t last) {
    for (std::size_t i = first * step(); i < last * step(); ++i) words_[i] = 0;
  }
  // Makes the set {1, ..., size}.
  void fill(std::size_t set, int size) {
    for (int i = 0; i < wordsOfSet(); ++i) {
      words_[set * step() + static_cast<std::size_t>(i)] = firstBits(size - i * kSetWordBits);
    }
  }
  template <class WordAt>
  void assign(std::size_t set, const SetView<WordAt>& numbers) {
    for (int i = 0; i < wordsOfSet(); ++i) {
      words_[set * step() + static_cast<std::size_t>(i)] = numbers.word(i);
    }
  }

 private:
  std::size_t step() const { return static_cast<std::size_t>(wordsOfSet()); }
  static std::size_t wordOf(int number) {
    return static_cast<std::size_t>(number - 1) / kSetWordBits;
  }
  static SetWord bitOf(int number) { return SetWord{1} << (number - 1) % kSetWordBits; }

  int wordsOfSet_;
  std::vector<SetWord> words_;
};

}  // namespace sudoku
