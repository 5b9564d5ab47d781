// DeductionText.h: deductions as text for people to read. Rows, columns and other units count from
// 1. The shape has a size.

#ifndef APPS_SUDOKU_DEDUCTIONTEXT_H_
#define APPS_SUDOKU_DEDUCTIONTEXT_H_

#include <string>

#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Shape.h"

namespace sudokuProgram {

// "naked single"
std::string ruleName(sudoku::Rule rule);

// "removes 3, 4 from r1c2, r1c3; 7 from r1c9". Empty if no square but the decided one loses a
// candidate.
std::string removalText(const sudoku::Deduction& deduction, const sudoku::Shape& shape);

// "naked single: r4c5 = 7, its only candidate; removes 7 from r4c1, r6c4", for a deduction by that
// rule.
std::string deductionText(sudoku::Rule rule, const sudoku::Deduction& deduction,
                          const sudoku::Shape& shape);

// "r5c5 has no candidate left", "7 has no place left in row 3"
std::string contradictionText(const sudoku::Contradiction& contradiction,
                              const sudoku::Shape& shape);

}  // namespace sudokuProgram

#endif
