// UpToThree.h: a list of up to three squares or values. No rule involves more.

#pragma once

#include <initializer_list>

namespace sudoku {

class UpToThree {
 public:
  UpToThree(std::initializer_list<int> numbers) {
    for (const int number : numbers) numbers_[size_++] = number;
  }
  // The first three members of a SetView.
  template <class Set>
  explicit UpToThree(const Set& set) {
    join(set);
  }

  // Adds the members of a SetView. Requires that the list is in ascending order, and keeps it so.
  // Returns false if that makes more than three; the list then has only some of them.
  template <class Set>
  bool join(const Set& set) {
    for (const int number : set) {
      if (contains(number)) continue;
      if (size_ == 3) return false;
      int* place = numbers_ + size_++;
      for (; place != numbers_ && place[-1] > number; --place) *place = place[-1];
      *place = number;
    }
    return true;
  }

  bool contains(int number) const {
    for (const int each : *this) {
      if (each == number) return true;
    }
    return false;
  }
  int size() const { return size_; }
  int operator[](int i) const { return numbers_[i]; }
  const int* begin() const { return numbers_; }
  const int* end() const { return numbers_ + size_; }

 private:
  int numbers_[3] = {};
  int size_ = 0;
};

}  // namespace sudoku
