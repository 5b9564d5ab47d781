// DeductionText.h: deductions as text for people to read. Rows, columns and other units count from
// 1. The shape has a size.

#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace apps {

// "1", "1 and 2", "1, 2 and 3"
template <class Item>
std::string enumeration(const std::vector<Item>& items) {
  if (items.empty()) return "";
  const std::string last = fmt::format("{}", items.back());
  if (items.size() == 1) return last;
  return fmt::format("{} and {}", fmt::join(items.begin(), items.end() - 1, ", "), last);
}

// "naked single"
std::string ruleName(sudoku::Rule rule);

// "naked single: r4c5 = 7, its only candidate; removes 7 from r4c1, r6c4". Without a rule, the
// removals only; empty if no square but the decided one loses a candidate.
std::string deductionText(const sudoku::Deduction& deduction, const sudoku::Shape& shape);

// The pattern that its rule found, without the removals: "r1c1 and r1c5 have only 3 and 8 between
// them in row 1". The deduction has a rule.
std::string findingText(const sudoku::Deduction& deduction, const sudoku::Shape& shape);

// "r5c5 has no candidate left", "7 has no place left in row 3"
std::string contradictionText(const sudoku::Contradiction& contradiction,
                              const sudoku::Shape& shape);

}  // namespace apps
