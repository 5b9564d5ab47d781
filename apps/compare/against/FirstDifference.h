// FirstDifference.h: finds where two recorded searches differ first, and says why.

#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "apps/compare/against/BoardReasons.h"
#include "apps/compare/against/RecordedSearch.h"

namespace comparing {

struct Difference {
  std::string sentence;                // also if there is none
  std::optional<std::size_t> state{};  // where it shows, in the first search
  std::optional<std::size_t> other{};  // and in the second
  bool isByRules = false;              // other rules than ours may explain it
  bool isNone = false;
  std::size_t agreed = 0;  // steps before it, but for their order
};

// The decisions in a text such as "r1c3=4 r2c5=6", up to the first other word. Empty if one of them
// is not on a board of that size.
BoardReasons::Decisions decisionsIn(const std::string& text, int size);

// Compares step by step. States belong together if equal decisions led to them, so that another
// order of equal states is told from other states. What a limit cut off is no difference.
// `reasons` are those of the second search's rules; null if it is not ours. Throws
// std::runtime_error if the states of the two have no boards of the same size, and no texts.
Difference firstDifference(const RecordedSearch& one, const RecordedSearch& other,
                           const BoardReasons* reasons);

}  // namespace comparing
