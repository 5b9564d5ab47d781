// Part a: blank boards, getSquare, and boards that do not share state.

#include <algorithm>
#include <string>
#include <vector>

#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/RandomBoards.h"
#include "tests/coursework/Evidence.h"

namespace coursework {
namespace {

constexpr const char* kStatic =
    "what belongs to one board is static or global, so that all boards share it";

void findBlank(Evidence& evidence) {
  makeTrials(evidence, "board", {Skill::blank}, 1, [](Trial& trial) {
    const sudoku::Puzzle came = StudentBoard::blank(trial.program, 9).squaresAsTheyAre();
    if (came == blankPuzzle(9)) return;
    const bool isZero = std::count(came.squares.begin(), came.squares.end(), 0) > 0;
    throw Finding{
        "-1 from getSquare() for every square of a new Sudoku(9)",
        std::to_string(came.squares.front()) + " for r1c1, and other values than -1 in all",
        drawing(came),
        isZero ? "undecided is -1, not 0" : "a square counts as decided before anything was set"};
  });
}

// Whether what was set can be read, and as what; and whether getSquare() is a constant.
void findReading(Evidence& evidence) {
  apps::Random random = randomFor("reads");
  int straight = 0, turned = 0;
  bool changes = false, isOther = false, refuses = false;
  makeTrials(evidence, "setSquare", {Skill::reads}, 6, [&](Trial& trial) {
    const Placement placement = anyPlacement(9, random);
    const auto [row, col, value] = placement;
    StudentBoard board = StudentBoard::blank(trial.program, 9);
    const sudoku::Puzzle before = board.squaresAsTheyAre();
    const bool holds = board.set(placement);
    const sudoku::Puzzle came = board.squares();
    const std::vector<int> after = board.squaresAsTheyAre().squares;
    changes = changes || after != before.squares;
    isOther =
        isOther || std::count(after.begin(), after.end(), sudoku::kUndecided) !=
                       std::count(came.squares.begin(), came.squares.end(), sudoku::kUndecided);
    const bool isStraight = came == boardWith(9, {placement});
    const bool isTurned = came == boardWith(9, {{col, row, value}});
    straight += isStraight;
    turned += isTurned;
    evidence.isReadable = evidence.isReadable || isTurned || isRight(came, placement);
    if (isStraight) return;
    refuses = refuses || (holds && !board.set({row, (col + 1) % 9, value}));
    throw Finding{
        "only " + said(row, col, value) + " after " + callOf(placement) + " on a blank board",
        isRight(came, placement) ? "further squares are decided"
                                 : said(row, col, came.at(row, col)),
        drawing(came), isTurned ? "rows are taken for columns and columns for rows" : ""};
  });
  evidence.isTransposed = turned > 0 && straight == 0;
  // A setSquare() that is not written yet shows nothing, whatever getSquare() does.
  const bool isConstant = !changes && refuses;
  if (evidence.lines[Skill::blank].share < 1 || (!isConstant && !isOther)) return;
  evidence.lines[Skill::blank].share = 0;
  evidence.tell(Skill::blank,
                isOther
                    ? Finding{"-1 from getSquare() for undecided squares, other ones set or not",
                              "another result for some after setSquare()", "", ""}
                    : Finding{"getSquare() to return the value of a square that was set",
                              "-1 for every square, whatever is set", "",
                              "getSquare() returns the same always"});
}

void findApart(Evidence& evidence) {
  makeTrials(evidence, "setSquare", {Skill::apart}, 1, [](Trial& trial) {
    const Placement placement{2, 6, 5};
    StudentBoard one = StudentBoard::blank(trial.program, 9);
    StudentBoard other = StudentBoard::blank(trial.program, 9);
    one.set(placement);
    const sudoku::Puzzle before = one.squares(), came = other.squares();
    if (came != blankPuzzle(9)) {
      throw Finding{
          "a board to stay blank when " + callOf(placement) + " is called for another one",
          "it has squares that nobody set", drawing(came), kStatic};
    }
    for (int i = 0; i < 300; ++i) StudentBoard::blank(trial.program, 4);
    const bool isShown = isRight(before, placement);
    if (isShown && one.squares() == before) return;
    throw Finding{"a board to keep its squares when others are made",
                  isShown ? "they changed" : "it had none after " + callOf(placement),
                  drawing(one.squares()), isShown ? kStatic : ""};
  });
}

TEST_OF_SKILL(blank, PartA_Board, ABlankBoardIsUndecided)
TEST_OF_SKILL(reads, PartA_Board, ASetSquareReadsBack)
TEST_OF_SKILL(apart, PartA_Board, TwoBoardsDoNotShareTheirSquares)

}  // namespace

void findBoards(Evidence& evidence) {
  findBlank(evidence);
  findReading(evidence);
  if (evidence.isReadable) findApart(evidence);
}

}  // namespace coursework
