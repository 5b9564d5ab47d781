// Interfaces of states are found wherever their classes have them, and when types alternate.

#include <gtest/gtest.h>

#include <cstddef>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"
#include "search/InterfaceFinder.h"
#include "search/Keyed.h"

namespace {

template <std::size_t kNumbers>
struct State : Searchable {
  bool isSolution() const override { return false; }
  std::vector<std::unique_ptr<Searchable>> successors() const override { return {}; }
  void write(std::ostream&) const override {}
  std::size_t numbers[kNumbers] = {};
};
struct Key : search::Keyed {
  std::string key() const override { return "key"; }
};
struct Behind final : State<1>, Key {};
struct Before final : Key, State<1> {};
struct Virtual : State<1>, virtual Key {};
struct FurtherVirtual final : Virtual, State<2> {};
struct Private final : State<1>, private Key {};

TEST(InterfaceFinderTest, FindsTheInterfaceOfStatesOfAllTypesInAnyOrder) {
  const Behind behind;
  const Before before;
  const Virtual plain;
  const FurtherVirtual further;
  const std::vector<std::pair<const Searchable&, const search::Keyed&>> cases = {
      {behind, behind},
      {before, before},
      {plain, plain},
      {static_cast<const State<1>&>(further), further},
      {static_cast<const State<2>&>(further), further}};
  for (const auto& one : cases) {
    for (const auto& other : cases) {
      search::InterfaceFinder<search::Keyed> finder;
      for (const auto& [state, keyed] : {one, other, one}) EXPECT_EQ(&finder.in(state), &keyed);
      EXPECT_THROW(finder.in(Private()), std::logic_error);
      EXPECT_EQ(&finder.in(one.first), &one.second);
    }
  }
}

}  // namespace
