// Part a: blank boards, getSquare, and boards that do not share state.

#include <fmt/format.h>

#include <algorithm>
#include <map>
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

// The reading that setting each value on a blank board shows. An answer that two values have, or an
// undecided square, stands for none.
Reading learnedReading(bool isTransposed) {
  Reading reading{isTransposed};
  for (const int size : {4, 9, 16}) {
    std::map<int, int>& values = reading.values[size];
    try {
      StudentProgram program("setSquare");
      for (int value = 0; value <= size; ++value) {
        StudentBoard board = StudentBoard::blank(program, size);
        if (value > 0) board.set({1, size - 2, value});
        const sudoku::Puzzle came = board.squaresAsTheyAre();
        const int answer = isTransposed ? came.at(size - 2, 1) : came.at(1, size - 2);
        if (!values.emplace(answer, value).second) values[answer] = 0;
      }
    } catch (const CallFailed&) {  // costs the marks of that size
    }
    std::erase_if(values, [](const auto& each) { return each.second == 0; });
  }
  return reading;
}

std::string mistakeOf(const Reading& reading) {
  const std::string turned = "rows are taken for columns and columns for rows";
  std::string answers;
  bool areOwn = true, areLessOne = true;
  for (const auto& [answer, value] : reading.values.at(9)) {
    areOwn = areOwn && answer == value;
    areLessOne = areLessOne && answer == value - 1;
    answers += fmt::format("{}{} for {}", answers.empty() ? "" : ", ", answer, value);
  }
  if (areOwn) return turned;
  return (reading.isTransposed ? turned + ", and " : "") + "getSquare() gives " +
         (areLessOne ? "the value less one" : answers);
}

// Whether what was set can be read, and how; and whether getSquare() is a constant.
void findReading(Evidence& evidence) {
  struct Answer {
    Placement placement;
    sudoku::Puzzle squares;  // as getSquare gives them
    bool holds, isChanged;
  };
  apps::Random random = randomFor("reads");
  bool refuses = false;
  std::vector<Answer> answers;
  makeTrials(evidence, "setSquare", {Skill::reads}, 6, [&](Trial& trial) {
    const Placement placement = anyPlacement(9, random);
    const auto [row, col, value] = placement;
    StudentBoard board = StudentBoard::blank(trial.program, 9);
    const sudoku::Puzzle before = board.squaresAsTheyAre();
    const bool holds = board.set(placement);
    const sudoku::Puzzle came = board.squares(), after = board.squaresAsTheyAre();
    answers.push_back({placement, after, holds, after != before});
    if (came == boardWith(9, {placement})) return;
    refuses = refuses || (holds && !board.set({row, (col + 1) % 9, value}));
    throw Finding{
        "only " + said(row, col, value) + " after " + callOf(placement) + " on a blank board",
        isRight(came, placement) ? "further squares are decided"
                                 : said(row, col, came.at(row, col)),
        drawing(came), ""};
  });
  Line& line = evidence.lines[Skill::reads];
  const auto changed = std::ranges::count_if(answers, &Answer::isChanged);
  const auto readBy = [&](const Reading& reading) {
    return std::ranges::count_if(answers, [&](const Answer& each) {
      return each.isChanged && isRight(reading.boardIn(each.squares), each.placement);
    });
  };
  for (const bool isTransposed : {false, true}) {
    if (readBy(evidence.reading) == changed) break;
    const Reading learned = learnedReading(isTransposed);
    if (readBy(learned) < changed) continue;
    evidence.reading = learned;
    line.share = 0;
    explain(line, mistakeOf(learned));
    underTest().seen.clear();  // it was not read right
  }
  evidence.isReadable = changed > 0 && 2 * readBy(evidence.reading) >= changed;
  if (!evidence.isReadable) line.share = 0;
  bool isOther = false;
  for (const auto& [placement, squares, holds, isChanged] : answers) {
    const sudoku::Puzzle came = evidence.reading.boardIn(squares);
    const auto undecided = [](const sudoku::Puzzle& board) {
      return std::ranges::count(board.squares, sudoku::kUndecided);
    };
    isOther =
        isOther || (holds && isRight(came, placement) && undecided(squares) < undecided(came));
  }
  // A setSquare() that is not written yet shows nothing, whatever getSquare() does.
  const bool isConstant = changed == 0 && refuses;
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
