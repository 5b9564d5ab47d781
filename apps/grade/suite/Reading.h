// Reading.h: how the answers of a student's getSquare are read. One that takes rows for columns, or
// has other numbers for the values, loses marks in one test only: all others see through it.

#pragma once

#include <map>

#include "apps/grade/suite/Placement.h"

namespace coursework {

struct Reading {
  bool isTransposed = false;  // rows are taken for columns

  // By size: the value that an answer stands for. Without a size, each value is its own answer.
  std::map<int, std::map<int, int>> values{};

  // The board, with kUndecided for each answer that stands for no value. So a submission that has
  // another sign for undecided loses marks for it in one test only.
  sudoku::Puzzle boardIn(const sudoku::Puzzle& answers) const {
    const int size = answers.size();
    sudoku::Puzzle board = blankPuzzle(size);
    for (const auto& [row, col, answer] : placementsOf(answers)) {
      int value = 0 < answer && answer <= size ? answer : sudoku::kUndecided;
      if (values.contains(size)) {
        const auto meant = values.at(size).find(answer);
        value = meant == values.at(size).end() ? sudoku::kUndecided : meant->second;
      }
      place(board, isTransposed ? Placement{col, row, value} : Placement{row, col, value});
    }
    return board;
  }
};

}  // namespace coursework
