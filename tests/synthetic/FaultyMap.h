// FaultyMap.h: five countries in three colours, as a puzzle that explains itself
// (search/Explained.h) with a fault in what it says of its facts. Fact 3 * country + colour: the
// country has the colour.

#ifndef TESTS_SYNTHETIC_FAULTYMAP_H_
#define TESTS_SYNTHETIC_FAULTYMAP_H_

#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "Searchable.h"
#include "search/Explained.h"
#include "search/learning/Known.h"
#include "search/learning/Literal.h"

namespace synthetic {

class FaultyMap : public Searchable, public search::Explained {
 public:
  enum class Fault {
    none,
    returnsFalseWithoutALiteral,
    givesNoReason,
    explainsByNothing,
    explainsByWhatIsUnknown,
    explainsByWhatBecameKnownLater,
    ignoresRefusals,
    hasNoState
  };

  explicit FaultyMap(Fault fault) : fault_(fault) {}

  bool isSolution() const override { return true; }
  std::vector<std::unique_ptr<Searchable>> successors() const override { return {}; }
  void write(std::ostream& out) const override { out << drawing_; }

  int facts() const override { return 3 * kCountries; }

  bool follow(search::Literal news, search::Known& known) override {
    const int country = news.fact() / 3, colour = news.fact() % 3;
    if (!news.holds()) return findColour(country, known) || fault_ == Fault::ignoresRefusals;
    for (int other = 0; other < kCountries; ++other) {
      if (!areNeighbours(country, other)) continue;
      const search::Literal excluded(3 * other + colour, false);
      if (fault_ == Fault::returnsFalseWithoutALiteral && known.isFalse(excluded)) return false;
      if (fault_ == Fault::givesNoReason ? !known.add(excluded) : !known.add(excluded, news)) {
        return false;
      }
    }
    for (int fact = 3 * country; fact < 3 * country + 3; ++fact) {
      if (fact != news.fact() && !known.add(search::Literal(fact, false), news)) return false;
    }
    return true;
  }

  void explain(search::Literal consequence, int country, const search::Known& known,
               std::vector<search::Literal>& because) const override {
    if (fault_ == Fault::explainsByNothing) return;
    for (int fact = 0; fact < facts(); ++fact) {
      const search::Literal literal(fact, false);
      if (literal.fact() == consequence.fact()) continue;
      if (fault_ == Fault::explainsByWhatBecameKnownLater ? known.isFalse(search::Literal(fact))
                                                          : fact / 3 == country) {
        because.push_back(fault_ == Fault::explainsByWhatIsUnknown ? !literal : literal);
      }
    }
  }

  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    if (fault_ == Fault::hasNoState) return nullptr;
    auto state = std::make_unique<FaultyMap>(*this);
    for (int fact = 0; fact < facts(); ++fact)
      state->drawing_ += "-+"[known.isTrue(search::Literal(fact))];
    return state;
  }

 private:
  static constexpr int kCountries = 5;

  static bool areNeighbours(int one, int other) {
    constexpr const char* kBorders[] = {"....#", "..##.", ".#.##", ".##.#", "#.##."};
    return kBorders[one][other] == '#';
  }

  // Adds the last colour left. If none is left, adds one nevertheless, which is refused.
  static bool findColour(int country, search::Known& known) {
    int last = 3 * country;
    int left = 0;
    for (int fact = 3 * country; fact < 3 * country + 3; ++fact) {
      if (known.isFalse(search::Literal(fact))) continue;
      last = fact;
      ++left;
    }
    return left > 1 || known.add(search::Literal(last), country);
  }

  Fault fault_;
  std::string drawing_;
};

}  // namespace synthetic

#endif
