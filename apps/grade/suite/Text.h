// Text.h: squares, values and boards as text, for findings.

#ifndef APPS_GRADE_SUITE_TEXT_H_
#define APPS_GRADE_SUITE_TEXT_H_

#include <string>

#include "apps/grade/suite/Placement.h"
#include "apps/support/BoardText.h"
#include "sudoku/Puzzle.h"

namespace coursework {

using apps::drawing;

// Two boards, each below its caption.
std::string drawing(const std::string& caption, const sudoku::Puzzle& board,
                    const std::string& otherCaption, const sudoku::Puzzle& other);

// "r1c5" for (0, 4): people count rows and columns from 1.
std::string nameOf(int row, int col);

// "setSquare(0, 4, 3)", as in the student's code.
std::string callOf(const Placement& placement);

// "r1c5 = 3", or "r1c5 undecided".
std::string said(int row, int col, int value);

}  // namespace coursework

#endif
