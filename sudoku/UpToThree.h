// UpToThree.h: a list of up to three squares or values. No rule involves more.

#ifndef SUDOKU_UPTOTHREE_H_
#define SUDOKU_UPTOTHREE_H_

#include <initializer_list>

namespace sudoku {

class UpToThree {
 public:
  UpToThree(std::initializer_list<int> numbers) {
    for (const int number : numbers) add(number);
  }
  // The members of a SetView. Requires at most three.
  template <class Set>
  explicit UpToThree(const Set& set) {
    for (const int number : set) add(number);
  }

  bool contains(int number) const {
    for (const int each : *this) {
      if (each == number) return true;
    }
    return false;
  }
  const int* begin() const { return numbers_; }
  const int* end() const { return numbers_ + size_; }

 private:
  void add(int number) { numbers_[size_++] = number; }

  int numbers_[3];
  int size_ = 0;
};

}  // namespace sudoku

#endif
