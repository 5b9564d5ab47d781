// DeductionText.h: deductions as text for people to read. Rows, columns and boxes count from 1.

#ifndef APPS_SUDOKU_DEDUCTIONTEXT_H_
#define APPS_SUDOKU_DEDUCTIONTEXT_H_

#include <string>

#include "sudoku/Deduction.h"
#include "sudoku/Geometry.h"
#include "sudoku/RuleSet.h"

namespace sudokuProgram {

// "row 3", "column 5" or "box 7"
std::string unitName(int unit, const sudoku::Geometry& geometry);

// "naked single"
std::string ruleName(sudoku::Rule rule);

// "removes 3, 4 from r1c2, r1c3; 7 from r1c9". Empty if no square but the decided one loses a
// candidate.
std::string removalText(const sudoku::Deduction& deduction, const sudoku::Geometry& geometry);

// "naked single: r4c5 = 7, its only candidate; removes 7 from r4c1, r6c4". A given or a guess reads
// "r4c5 = 7; removes ...".
std::string deductionText(const sudoku::Deduction& deduction, const sudoku::Geometry& geometry);

// "r5c5 has no candidate left", "7 has no place left in row 3"
std::string contradictionText(const sudoku::Contradiction& contradiction,
                              const sudoku::Geometry& geometry);

}  // namespace sudokuProgram

#endif
