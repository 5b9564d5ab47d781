// Suspects.h: the usual mistakes in a student's board. Each is a small change of the plain one. It
// is named only if it gives all answers that were seen, and no right board does.

#pragma once

#include <set>
#include <string>
#include <vector>

#include "apps/solving/PlainBoard.h"

namespace apps {

// A call of setSquare on a board, and the squares that getSquare gave afterwards.
struct SeenCall {
  int square, value;
  bool holds;            // what setSquare returned; if false, it is the last call
  sudoku::Puzzle after;  // without squares if that is not known
};

struct SeenBoard {
  int size = 0;
  std::vector<SeenCall> calls = {};
};

// What a mistake is about, in the order of the lines of marks.
enum class Topic { row, column, box, size4, size16, goesOn, refuses, sound };

struct Suspect {
  std::string mistake;
  std::vector<Topic> topics;
  Habits habits;
};

const std::vector<Suspect>& usualMistakes();

// One or two kinds of mistake that explain all boards; none if a right board explains them, or more
// than two do. Of the same sentence, one. `isSound`: no board went against a solution.
std::vector<Suspect> suspectsOf(std::vector<SeenBoard> boards, bool isSound);

// "A", or "either A; or B". Empty for none, and for more than two, which tell nothing.
std::string eitherOf(const std::set<std::string>& mistakes);

std::string namesOf(const std::vector<Suspect>& suspects);

}  // namespace apps
