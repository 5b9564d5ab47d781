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

// By size, the value that each answer stands for, as a square of the diagonal shows. An answer that
// two values have, or an undecided square, stands for none.
std::map<int, std::map<int, int>> valuesOfAnswers() {
  std::map<int, std::map<int, int>> values;
  for (const int size : {4, 9, 16}) {
    std::map<int, int>& own = values[size];
    try {
      StudentProgram program("setSquare");
      own[StudentBoard::blank(program, size).squaresAsTheyAre().at(1, 1)] = sudoku::kUndecided;
      for (int value = 1; value <= size; ++value) {
        StudentBoard board = StudentBoard::with(program, size, {{1, 1, value}});
        const int answer = board.squaresAsTheyAre().at(1, 1);
        if (!own.emplace(answer, value).second) own[answer] = sudoku::kUndecided;
      }
    } catch (const CallFailed&) {  // costs the marks of that size
    }
  }
  return values;
}

std::string mistakeOf(const Reading& reading) {
  std::string text = "what is set reads back with ";
  if (reading.isTransposed) text += "rows for columns and columns for rows, ";
  for (const auto& [answer, value] : reading.values.at(9)) {
    if (value != sudoku::kUndecided && value != answer)
      text += fmt::format("{} for {}, ", answer, value);
  }
  return text.substr(0, text.size() - 2);
}

// Whether what was set can be read, and how; and whether getSquare() is a constant.
void findReading(Evidence& evidence) {
  struct Answer {
    Placement placement;
    sudoku::Puzzle squares;  // as getSquare gives them
    bool holds;
  };
  apps::Random random = randomFor("reads");
  const std::vector<int> places = random.shuffled(9);  // in a box; each once
  bool refuses = false;
  std::vector<Answer> answers;  // those that are not as before
  makeTrials(evidence, "setSquare", {Skill::reads}, 6, [&](Trial& trial) {
    const sudoku::Puzzle full = fullBoard(9, random);
    const int place = places[static_cast<std::size_t>(trial.number) % 9];
    Placement placement;
    do placement = anyPlacement(9, random);
    while (!isRight(full, placement) || placement.row % 3 * 3 + placement.col % 3 != place);
    const auto [row, col, value] = placement;
    StudentBoard board = StudentBoard::blank(trial.program, 9);
    const sudoku::Puzzle before = board.squaresAsTheyAre();
    const bool holds = board.set(placement);
    const sudoku::Puzzle came = board.squares(), after = board.squaresAsTheyAre();
    underTest().seen.back()->calls.back().after = came;
    if (after != before) answers.push_back({placement, after, holds});
    if (came == boardWith(9, {placement})) {
      if (trial.number < 5) return;
      // Undecided squares have to look the same on a board with more.
      Placements more = shuffled(full, random);
      more.resize(3);
      if (board.setAll(more) && board.squares() == board.asked()) {
        answers.push_back({placement, board.squaresAsTheyAre(), true});
      }
      return;
    }
    refuses = refuses || (holds && !board.set({row, (col + 1) % 9, value}));
    throw Finding{
        "only " + said(row, col, value) + " after " + callOf(placement) + " on a blank board",
        isRight(came, placement) ? "further squares are decided"
                                 : said(row, col, came.at(row, col)),
        drawing(came), ""};
  });
  Line& line = evidence.lines[Skill::reads];
  const auto unread = [&](const Reading& reading) {
    return std::ranges::count_if(answers, [&](const Answer& each) {
      return !isRight(reading.boardIn(each.squares), each.placement);
    });
  };
  if (unread({}) > 0) {
    const auto values = valuesOfAnswers();
    for (const bool isTransposed : {true, false}) {
      if (unread({isTransposed, values}) > 0) continue;
      evidence.reading = {isTransposed, values};
      line.share = 0;
      explain(line, mistakeOf(evidence.reading));
      underTest().seen.clear();  // it was not read right
      evidence.programs.clear();
    }
  }
  evidence.isReadable = !answers.empty() && 2 * unread(evidence.reading) <= std::ssize(answers);
  if (!evidence.isReadable) line.share = 0;
  const bool isOther = std::ranges::any_of(answers, [&](const Answer& each) {
    const sudoku::Puzzle came = evidence.reading.boardIn(each.squares);
    return each.holds && isRight(came, each.placement) &&
           std::ranges::count(each.squares.squares, sudoku::kUndecided) <
               std::ranges::count(came.squares, sudoku::kUndecided);
  });
  // A setSquare() that is not written yet shows nothing, whatever getSquare() does.
  const bool isConstant = answers.empty() && refuses;
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
    const sudoku::Puzzle blank = other.squares();
    one.set(placement);
    const sudoku::Puzzle before = one.squares(), came = other.squares();
    if (came != blank) {
      throw Finding{
          "a board to stay the same when " + callOf(placement) + " is called for another one",
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
