// Switches.h: a tiny puzzle that explains itself. Each switch is on or off; each lamp shines if an
// odd number of its switches is on. Find positions for which given lamps shine and the others do
// not. Every lamp's last switch follows from its others, whatever they are: such puzzles have none
// of the sets in which one fact holds.

#ifndef TESTS_SYNTHETIC_SWITCHES_H_
#define TESTS_SYNTHETIC_SWITCHES_H_

#include <cstddef>
#include <memory>
#include <random>
#include <utility>
#include <vector>

#include "search/Explained.h"

namespace synthetic {

struct Lamp {
  std::vector<int> switches;
  bool shines;
};

// Each switch belongs to one in `every` of the lamps.
inline std::vector<Lamp> randomLamps(std::mt19937& random, int switches, int lamps,
                                     unsigned every) {
  std::vector<Lamp> all(static_cast<std::size_t>(lamps));
  for (Lamp& lamp : all) {
    lamp.shines = random() % 2 == 1;
    for (int number = 0; number < switches; ++number) {
      if (random() % every == 0) lamp.switches.push_back(number);
    }
  }
  return all;
}

class Switches : public Searchable, public search::Explained {
 public:
  Switches(int switches, std::vector<Lamp> lamps)
      : lamps_(std::move(lamps)), positions_(static_cast<std::size_t>(switches), kOpen) {}

  bool isSolution() const override {
    for (const Lamp& lamp : lamps_) {
      int on = 0;
      for (const int number : lamp.switches) {
        const int position = positions_[static_cast<std::size_t>(number)];
        if (position == kOpen) return false;
        on += position;
      }
      if ((on % 2 == 1) != lamp.shines) return false;
    }
    return true;
  }

  std::vector<std::unique_ptr<Searchable>> successors() const override { return {}; }
  void write(std::ostream& out) const override {
    for (const int position : positions_) out << (position == kOpen ? '?' : "01"[position]);
  }

  int facts() const override { return static_cast<int>(positions_.size()); }

  bool begin(search::Known& known) override {
    for (const Lamp& lamp : lamps_) {
      if (lamp.switches.empty() && lamp.shines) return false;
      if (lamp.switches.size() != 1) continue;
      if (!known.add(search::Literal(lamp.switches.front(), lamp.shines))) return false;
    }
    return true;
  }

  bool follow(search::Literal news, search::Known& known) override {
    for (std::size_t i = 0; i < lamps_.size(); ++i) {
      const Lamp& lamp = lamps_[i];
      if (lamp.switches.size() < 2) continue;
      int last = -1;
      int open = 0;
      bool needed = lamp.shines;
      bool isConcerned = false;
      for (const int number : lamp.switches) {
        isConcerned = isConcerned || number == news.fact();
        if (known.isOpen(search::Literal(number))) {
          last = number;
          ++open;
        } else {
          needed ^= known.isTrue(search::Literal(number));
        }
      }
      if (!isConcerned || open > 1) continue;
      if (open == 0) {
        if (!needed) continue;
        last = news.fact();
        needed = !news.holds();
      }
      if (!known.add(search::Literal(last, needed), static_cast<int>(i))) return false;
    }
    return true;
  }

  void explain(search::Literal consequence, int lamp, const search::Known& known,
               std::vector<search::Literal>& because) const override {
    for (const int number : lamps_[static_cast<std::size_t>(lamp)].switches) {
      if (number == consequence.fact()) continue;
      because.push_back(search::Literal(number, known.isTrue(search::Literal(number))));
    }
  }

  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    auto state = std::make_unique<Switches>(*this);
    for (int i = 0; i < facts(); ++i) {
      const search::Literal literal(i);
      state->positions_[static_cast<std::size_t>(i)] =
          known.isOpen(literal) ? kOpen : known.isTrue(literal);
    }
    return state;
  }

 private:
  static constexpr int kOpen = -1;

  std::vector<Lamp> lamps_;
  std::vector<int> positions_;  // by switch: 1 on, 0 off, or kOpen
};

}  // namespace synthetic

#endif
