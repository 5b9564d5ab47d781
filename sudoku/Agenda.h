// Agenda.h: what a rule still has to look at, first in, first out. Lives for one propagation.

#ifndef SUDOKU_AGENDA_H_
#define SUDOKU_AGENDA_H_

#include <cstddef>
#include <vector>

namespace sudoku {

template <class Item>
class Agenda {
 public:
  bool empty() const { return next_ == items_.size(); }

  // Kept out of line: seven agendas of each board would else take a compiler over a second.
  [[gnu::noinline]] void add(const Item& item) { items_.push_back(item); }

  // Requires !empty().
  Item take() {
    const Item item = items_[next_++];
    if (empty()) {
      items_.clear();
      next_ = 0;
    }
    return item;
  }

 private:
  std::vector<Item> items_;
  std::size_t next_ = 0;
};

}  // namespace sudoku

#endif
