// DeductionText.h: deductions as text for people to read. Rows, columns and other units count from
// 1. The shape has a size.

#ifndef APPS_SUPPORT_DEDUCTIONTEXT_H_
#define APPS_SUPPORT_DEDUCTIONTEXT_H_

#include <string>

#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace apps {

// "naked single"
std::string ruleName(sudoku::Rule rule);

// "naked single: r4c5 = 7, its only candidate; removes 7 from r4c1, r6c4". Without a rule, the
// removals only; empty if no square but the decided one loses a candidate.
std::string deductionText(const sudoku::Deduction& deduction, const sudoku::Shape& shape);

// "r5c5 has no candidate left", "7 has no place left in row 3"
std::string contradictionText(const sudoku::Contradiction& contradiction,
                              const sudoku::Shape& shape);

}  // namespace apps

#endif
