// Agenda.h: a queue of squares, or of units and values, that a rule has to examine. It lives for
// one propagation. A small buffer inside the object is enough for most propagations.

#pragma once

#include <cstddef>
#include <cstring>

namespace sudoku {

class Agenda {
 public:
  struct Item {
    int where;  // the square, or the unit
    int value;  // of a unit: the value that looks for a place
  };

  Agenda() = default;
  Agenda(const Agenda&) = delete;
  Agenda& operator=(const Agenda&) = delete;
  ~Agenda() {
    if (items_ != first_) delete[] items_;
  }

  bool empty() const { return next_ == end_; }

  void add(const Item& item) {
    if (end_ == capacity_) grow();
    items_[end_++] = item;
  }

  // Requires !empty().
  Item take() {
    const Item item = items_[next_++];
    if (empty()) next_ = end_ = 0;
    return item;
  }

 private:
  // Not inlined, because it is rare, and add() is small without it.
  __attribute__((noinline)) void grow() {
    Item* const more = new Item[2 * capacity_];
    std::memcpy(more, items_, end_ * sizeof(Item));
    if (items_ != first_) delete[] items_;
    items_ = more;
    capacity_ *= 2;
  }

  static constexpr std::size_t kFirst = 32;

  Item first_[kFirst];
  Item* items_ = first_;  // first_, or an array that this object owns
  std::size_t capacity_ = kFirst;
  std::size_t next_ = 0;
  std::size_t end_ = 0;
};

}  // namespace sudoku
