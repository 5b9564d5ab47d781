// Agenda.h: a queue of squares, or of units and values, that a rule has to examine. It lives for
// one propagation. A small buffer inside the object is enough for most propagations.

#ifndef SUDOKU_AGENDA_H_
#define SUDOKU_AGENDA_H_

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>

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

  bool empty() const { return next_ == end_; }

  // Not inlined, for the sake of compile time.
  [[gnu::noinline]] void add(const Item& item) {
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
  void grow() {
    std::unique_ptr<Item[]> more(new Item[2 * capacity_]);
    std::copy(items_, items_ + end_, more.get());
    grown_ = std::move(more);
    items_ = grown_.get();
    capacity_ *= 2;
  }

  static constexpr std::size_t kFirst = 32;

  Item first_[kFirst];
  std::unique_ptr<Item[]> grown_;  // null while the buffer is enough
  Item* items_ = first_;
  std::size_t capacity_ = kFirst;
  std::size_t next_ = 0;
  std::size_t end_ = 0;
};

}  // namespace sudoku

#endif
