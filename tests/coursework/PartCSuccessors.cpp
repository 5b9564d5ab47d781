// Part c: successors(), on boards of the submission. What setSquare() does wrong costs nothing
// here: it is asked alone before successors() is blamed.

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/judges/JudgeSetSquare.h"
#include "tests/coursework/Evidence.h"
#include "tests/coursework/Successors.h"

namespace coursework {
namespace {

constexpr const char* kCopy =
    "a successor must be a copy of the board with all its members, and with one square set";

// Replaces each successor whose squares equal those of the board by its own successors: it may have
// one candidate less, which squares do not show. Not if several are like that and no others.
void replaceSame(std::vector<StudentBoard>& successors, const sudoku::Puzzle& squares) {
  const auto isSame = [&](const StudentBoard& each) { return each.asked() == squares; };
  if (successors.size() > 1 && std::all_of(successors.begin(), successors.end(), isSame)) return;
  for (int taken = 0; taken < squares.size(); ++taken) {
    const auto still = std::find_if(successors.begin(), successors.end(), isSame);
    if (still == successors.end()) break;
    const std::vector<StudentBoard> own = still->successors();
    successors.erase(still);
    successors.insert(successors.end(), own.begin(), own.end());
  }
}

// A board, its successors, and some of its solutions. The first is the one that the way leads to.
struct Step {
  StudentBoard board;
  SeenStep seen;
  std::vector<StudentBoard> successors = {};
  std::vector<sudoku::Puzzle> solutions = {};

  const sudoku::Puzzle& squares() const { return seen.squares(); }
};

bool leadsTo(const StudentBoard& successor, const sudoku::Puzzle& board,
             const sudoku::Puzzle& solution) {
  return successor.asked() != board && extends(solution, successor.asked());
}

bool isReached(const std::vector<StudentBoard>& successors, const sudoku::Puzzle& board,
               const sudoku::Puzzle& solution) {
  return std::any_of(successors.begin(), successors.end(),
                     [&](const StudentBoard& each) { return leadsTo(each, board, solution); });
}

const Made& afterOneMore(SetSquareAlone& alone, const Step& step, const Placement& more) {
  Placements calls = callsOf(alone, step.seen);
  calls.push_back(more);
  return alone.after(step.squares().size(), calls);
}

// How a successor differs from what that call makes of the board.
std::string difference(const Placement& call, const sudoku::Puzzle& made,
                       const sudoku::Puzzle& successor) {
  const auto [one, other] =
      std::mismatch(made.squares.begin(), made.squares.end(), successor.squares.begin());
  const auto square = static_cast<int>(one - made.squares.begin());
  const int row = square / made.size(), col = square % made.size();
  return "after " + callOf(call) + ", that board has " + said(row, col, *one) +
         ", but the successor " + said(row, col, *other);
}

// The further values of a board in the squares that may have been branched on: those that all
// successors have decided, or else all.
Placements choicesOf(const Step& step, const std::vector<StudentBoard>& successors,
                     const sudoku::Puzzle& further) {
  Placements choices = placementsOf(further);
  std::erase_if(choices, [&](const Placement& each) { return isRight(step.squares(), each); });
  Placements branchedOn = choices;
  for (const StudentBoard& each : successors) {
    std::erase_if(branchedOn, [&](const Placement& choice) {
      return each.asked().at(choice.row, choice.col) == sudoku::kUndecided;
    });
  }
  return branchedOn.empty() ? choices : branchedOn;
}

// That setSquare() makes no such successor of the board. Empty if it does.
std::optional<Finding> strangeness(SetSquareAlone& alone, const Step& step,
                                   const sudoku::Puzzle& successor) {
  if (alone.between(callsOf(alone, step.seen), step.squares(), successor)) return std::nullopt;
  Finding finding{"successors as setSquare() makes them of a copy of the board",
                  "one that lacks squares", "", kCopy};
  bool isRefused = false;
  for (const Placement& each : choicesOf(step, step.successors, successor)) {
    const Made& made = afterOneMore(alone, step, each);
    if (made.holds) {
      finding.likelyMistake = isRefused ? "" : kCopy;
      if (!isRefused) finding.came = difference(each, made.squares, successor);
      break;
    }
    if (std::exchange(isRefused, true)) continue;
    finding.came = callOf(each) + " returns false on that board, yet a successor has " +
                   said(each.row, each.col, each.value);
    finding.likelyMistake =
        "a copy whose setSquare() returns false does not belong to the successors";
  }
  return finding;
}

void judgeAdded(SetSquareAlone& alone, const Evidence& evidence, bool areDeadAsked,
                const Step& step) {
  std::set<std::vector<int>> different;
  std::size_t open = 0;
  if (step.successors.empty()) throw Spoilt();
  for (const StudentBoard& each : step.successors) {
    const sudoku::Puzzle& squares = each.asked();
    const std::string boards =
        drawing("The board:", step.squares(), "One of its successors:", squares);
    if (squares == step.squares()) {
      throw Finding{"successors that have another square set", "one that is the same board", boards,
                    ""};
    }
    if (isUndecidedSomewhere(squares)) {
      ++open;
      different.insert(squares.squares);
    }
    const bool isDead =
        areDeadAsked && Singles(squares.size(), evidence.known, placementsOf(squares)).isDead();
    if (extends(squares, step.squares()) && !isDead) continue;
    if (auto finding = strangeness(alone, step, squares)) {
      finding->board = boards;
      throw *finding;
    }
  }
  // Where most squares are decided, two squares that are branched on may lead to the same board.
  const bool isSparse = placementsOf(step.squares()).size() * 4 < step.squares().squares.size();
  if (different.size() * 4 >= open * 3 || !(isSparse || evidence.hasOneSquare)) return;
  throw Finding{"each successor once", "each is there more than once", drawing(step.squares()), ""};
}

// That no successor can come to the solution. Empty if setSquare() may be the reason.
std::optional<Finding> lossOf(SetSquareAlone& alone, bool isSound, const Step& step,
                              const std::vector<StudentBoard>& successors,
                              const sudoku::Puzzle& solution) {
  const std::size_t most = (isSound ? 400 : 6400) / solution.squares.size();
  Placements choices = choicesOf(step, successors, solution);
  if (choices.size() > most) choices.resize(most);
  Finding finding{"a successor for every value that leads to a solution", "",
                  drawing("The board:", step.squares(), "A solution:", solution), kCopy};
  for (const Placement& each : choices) {
    const Made& made = afterOneMore(alone, step, each);
    if (!made.holds || !isRight(made.squares, each)) return std::nullopt;
    if (!extends(solution, made.squares)) return std::nullopt;
    const auto has = std::find_if(successors.begin(), successors.end(), [&](const auto& successor) {
      return isRight(successor.asked(), each);
    });
    if (has != successors.end()) {
      if (finding.came.empty()) finding.came = difference(each, made.squares, has->asked());
    } else if (std::exchange(finding.likelyMistake, "") == kCopy) {
      finding.came =
          (successors.empty() ? std::string("there are no successors")
                              : "no successor has " + said(each.row, each.col, each.value)) +
          ", although " + callOf(each) + " on that board returns true";
    }
  }
  return finding;
}

void judgeComplete(Trial& trial, SetSquareAlone& alone, bool isSound, const Step& step) {
  bool isShown = false;
  for (const sudoku::Puzzle& solution : step.solutions) {
    if (isReached(step.successors, step.squares(), solution)) {
      isShown = true;
    } else if (const auto loss = lossOf(alone, isSound, step, step.successors, solution)) {
      throw *loss;
    } else if (step.seen.way.size() == 1) {
      trial.excuse(Skill::complete, Skill::sound,
                   {"a successor for every value that leads to a solution",
                    "setSquare() refuses one, or decides against it, as it never did before",
                    drawing("The board:", step.squares(), "A solution:", solution), ""});
    }
  }
  if (!isShown) throw Spoilt();
}

// Asks again, on boards with few squares twice: it may branch on another square each time.
void judgeUnchanged(SetSquareAlone& alone, bool isSound, Step& step) {
  std::vector<sudoku::Puzzle> solutions = step.solutions;
  std::erase_if(solutions, [&](const sudoku::Puzzle& each) {
    return !isReached(step.successors, step.squares(), each);
  });
  if (solutions.empty()) throw Spoilt();
  const int times = step.seen.way.size() < 3 ? 2 : 1;
  for (int again = 0;; ++again) {
    const sudoku::Puzzle after = step.board.squares();
    if (after != step.squares()) {
      throw Finding{"the board to be the same before and after successors()", "it changed",
                    drawing("Before:", step.squares(), "After:", after), ""};
    }
    if (again == times) return;
    std::vector<StudentBoard> successors = step.board.successors();
    replaceSame(successors, after);
    for (const sudoku::Puzzle& solution : solutions) {
      if (isReached(successors, after, solution)) continue;
      if (!lossOf(alone, isSound, step, successors, solution)) continue;
      throw Finding{"as many solutions behind the successors each time",
                    "one cannot be reached the next time",
                    drawing("The board:", after, "The solution:", solution),
                    "successors() changed something that it needs the next time, such as what is "
                    "left for some square of the board it was asked of"};
    }
  }
}

constexpr const char* kShared =
    "a successor and its board share their squares, as when a pointer is copied instead of what it "
    "points to";
constexpr const char* kItself =
    "successors() changed the board it was asked of: set the square on a copy";

// Adds why the board is another one after successors(): it may change, too, when a square of a
// successor is set. Adds both reasons if that cannot be told, and an empty text if it is the same.
void noteChange(Step& step, std::set<std::string>& changes) {
  if (step.board.squares() == step.squares()) {
    changes.insert("");
    return;
  }
  std::vector<StudentBoard> successors = step.board.successors();
  const sudoku::Puzzle before = step.board.squares();
  for (StudentBoard& each : successors) {
    const sudoku::Puzzle squares = each.squares();
    const Singles left(squares.size(), {}, placementsOf(squares));
    for (int square = 0; square < squares.shape.squares(); ++square) {
      const Placements choices = left.choicesAt(square);
      if (choices.size() < 2) continue;
      each.set(choices.front());
      const bool isShared = step.board.squares() != before;
      if (!isShared && each.squares() == squares) continue;
      changes.erase(isShared ? kItself : kShared);
      changes.insert(isShared ? kShared : kItself);
      return;
    }
  }
  if (!changes.contains(kShared) && !changes.contains(kItself)) changes.insert({kShared, kItself});
}

// Whether setSquare() does something else on a successor of a blank board than on a new board with
// the same squares.
bool isCopyDifferent(StudentProgram& program, SetSquareAlone& alone, int size,
                     apps::Random& random) {
  std::vector<StudentBoard> successors = StudentBoard::blank(program, size).successors();
  if (successors.empty()) return false;
  StudentBoard& copy = successors.front();
  const auto calls = alone.between({}, blankPuzzle(size), copy.asked());
  const auto solution = solutionBehind(copy.asked(), random);
  if (!calls || !solution) return false;
  StudentBoard board = StudentBoard::with(program, size, *calls);
  for (const Placement& each : shuffled(*solution, random)) {
    if (isRight(board.came(), each)) continue;
    if (board.set(each) != copy.set(each) || board.came() != copy.came()) return true;
  }
  return false;
}

// Whether isSolution() is true for these squares where successors() was never called.
bool isTakenForSolved(const Evidence& evidence, const sudoku::Puzzle& squares,
                      apps::Random& random) {
  if (evidence.share(Skill::unsolved) == 1) return false;
  StudentProgram program("searchable", evidence.reading);
  return StudentBoard::with(program, squares.size(), shuffled(squares, random)).isSolution();
}

struct Seen {  // in all trials
  std::vector<SeenStep> steps;
  std::set<std::string> changes;  // by noteChange()
  bool isCopyDifferent = false;
};

// Asks for successors from the board on, on the way to the solution.
void walk(Trial& trial, const Evidence& evidence, SetSquareAlone& alone, StudentBoard board,
          const sudoku::Puzzle& solution, apps::Random& random, Seen& seen) {
  const int steps = board.size() == 16 ? 2 : 20;
  SeenStep now;
  now.start = board.placements();
  for (int number = 0; number < steps; ++number) {
    now.way.push_back(number == 0 ? board.came() : board.asked());
    Step step{board, now};
    const sudoku::Puzzle& squares = step.squares();
    if (!isUndecidedSomewhere(squares)) break;
    if (board.squares() != squares) {
      trial.judge(Skill::complete, [] {
        throw Finding{"getSquare() to give the same each time", "it gives other squares", "", ""};
      });
      break;
    }
    step.successors = board.successors();
    for (const StudentBoard& each : step.successors) step.seen.successors.push_back(each.asked());
    replaceSame(step.successors, squares);
    // A board that takes itself for solved needs none.
    if (step.successors.empty() && isTakenForSolved(evidence, squares, random)) {
      for (const Skill each : {Skill::adds, Skill::complete, Skill::unchanged}) {
        trial.excuse(each, Skill::unsolved,
                     {"successors of a board that is not solved", "none", drawing(squares), ""});
      }
      break;
    }
    step.solutions = {solution};
    // Later, a successor may have lost a candidate, which squares do not show.
    for (int i = 0; i < 12 && number == 0 && board.size() < 16; ++i) {
      const auto other = solutionBehind(squares, random);
      if (other && other != solution) step.solutions.push_back(*other);
    }
    trial.judge(Skill::complete, [&] { judgeComplete(trial, alone, evidence.isSound, step); });
    trial.judge(Skill::unchanged, [&] { judgeUnchanged(alone, evidence.isSound, step); });
    // A setSquare() that overlooks contradictions leaves many, and to ask it takes time.
    const double refuses = evidence.share(Skill::refuses);
    const bool areDeadAsked = refuses > 0.7 || (refuses > 0 && number < 2);
    if (!trial.isWrong(Skill::adds)) {
      trial.judge(Skill::adds, [&] { judgeAdded(alone, evidence, areDeadAsked, step); });
    }
    step.seen.isWrong = trial.isWrong(Skill::complete) || trial.isWrong(Skill::adds);
    seen.steps.push_back(step.seen);
    if (step.seen.isWrong || trial.isWrong(Skill::unchanged)) {
      noteChange(step, seen.changes);
    }
    if (trial.isWrong(Skill::complete)) {
      seen.isCopyDifferent =
          seen.isCopyDifferent || isCopyDifferent(trial.program, alone, board.size(), random);
      break;
    }
    // Where a candidate was removed, the solution may be lost without a sign.
    std::optional<StudentBoard> next;
    for (const StudentBoard& each : step.successors) {
      const auto decided = [](const StudentBoard& of) { return placementsOf(of.asked()).size(); };
      if (!leadsTo(each, squares, solution)) continue;
      if (!next || decided(each) > decided(*next)) next = each;
    }
    if (!next) break;
    std::erase_if(step.successors, [&](const StudentBoard& each) { return each.isSame(*next); });
    step.successors.push_back(board);
    StudentBoard::forget(trial.program, step.successors);
    board = *next;
  }
  throw Spoilt();
}

// The givens of a hard puzzle, the first row, or some squares of a board of any of the sizes.
Start startOf(int number, const std::vector<int>& sizes, apps::Random& random) {
  const bool isRow = number % 8 == 4;
  if (number % 2 == 0 && !isRow) {
    const sudoku::Puzzle hard = freshHard(random);
    return {firstSolution(hard).value(), shuffled(hard, random)};
  }
  const int size = sizes[static_cast<std::size_t>(number % 4 == 3 ? number / 4 : 0) % sizes.size()];
  const int percent = size == 16 ? 25 + below(15, random) : 4 + below(16, random);
  Start start{fullBoard(size, random), {}};
  start.placements = isRow ? placementsOf(start.solution) : shuffled(start.solution, random);
  start.placements.resize(static_cast<std::size_t>(isRow ? 9 : 1 + size * size * percent / 100));
  return start;
}

// Makes the placements up to the first where setSquare() contradicts the solution.
StudentBoard boardAt(StudentProgram& program, SetSquareAlone& alone, const Start& start) {
  const int size = start.solution.size();
  StudentBoard board = StudentBoard::blank(program, size);
  for (const Placement& each : start.placements) {
    if (isRight(board.came(), each)) continue;
    const Placements before = board.placements();
    const bool holds = board.set(each);
    if (holds && extends(start.solution, board.came())) continue;
    alone.expectSame(board, holds);
    return StudentBoard::with(program, size, before);
  }
  // A new program decides the same squares.
  if (!start.placements.empty()) alone.expectSame(board, true);
  return board;
}

// A search asks hundreds of boards: what is right at first only is not right.
void askOften(StudentProgram& program, int size) {
  StudentBoard blank = StudentBoard::blank(program, size);
  for (int i = 0; i < 1000; ++i) StudentBoard::forget(program, blank.successors());
}

TEST_OF_SKILL(adds, PartC_Searching, EachSuccessorHasAnotherSquareDecidedAndNoContradiction)

// Published by Arto Inkala (2012 and 2006). The simple rules solve neither.
constexpr const char* kHardPuzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."};

TEST_THAT_THROWS(PartC_Searching, EverySolutionStaysReachable) {
  judge(Skill::complete);
  runningTest().beginSuspecting();
  try {
    StudentProgram program("setSquare");
    for (const char* hard : kHardPuzzles) {
      if (isUndecidedSomewhere(StudentBoard::of(program, puzzleIn(hard)).squares())) continue;
      runningTest().suspect(
          "setSquare() solves one of the hardest puzzles when its givens are set: it searches.");
    }
  } catch (const CallFailed&) {  // the judgement stays
  }
}

TEST_OF_SKILL(unchanged, PartC_Searching, SuccessorsLeaveTheBoardAsItIs)

// A hint.
TEST_THAT_THROWS(PartC_Searching, OneSquareIsBranchedOn) {
  StudentProgram program("searchable");
  const auto count = StudentBoard::blank(program, 9).successors().size();
  if (count <= 9) return;
  throw Finding{
      "at most 9 successors of a blank board", std::to_string(count), "",
      "successors() branches on more than one square, or returns boards that are not needed: the "
      "9 of one square are enough"};
}

// A hint.
TEST_THAT_THROWS(PartC_Searching, WriteWritesAnyBoard) {
  StudentProgram program("searchable");
  for (const int size : {4, 9, 16}) {
    StudentBoard blank = StudentBoard::blank(program, size);
    blank.write();
    StudentBoard solved = StudentBoard::of(program, easy(size));
    solved.write();
  }
}

}  // namespace

void findSuccessors(Evidence& evidence) {
  apps::Random random = randomFor("successors");
  SetSquareAlone alone(evidence.reading);
  Seen seen;
  const int smallest = *std::min_element(evidence.sizes.begin(), evidence.sizes.end());
  const std::vector<Skill> skills{Skill::adds, Skill::complete, Skill::unchanged};
  makeTrials(evidence, "searchable", skills, 20, [&](Trial& trial) {
    if (trial.number == 0) {
      StudentBoard blank = StudentBoard::blank(trial.program, smallest);
      evidence.hasOneSquare = std::ssize(blank.successors()) <= smallest;
    }
    if (trial.number == 3) askOften(trial.program, smallest);
    const Start start = startOf(trial.number, evidence.sizes, random);
    walk(trial, evidence, alone, boardAt(trial.program, alone, start), start.solution, random,
         seen);
  });
  if (seen.steps.empty() || std::all_of(skills.begin(), skills.end(),
                                        [&](Skill each) { return evidence.share(each) == 1; })) {
    return;
  }
  const std::string change = seen.changes.contains("") ? "" : apps::eitherOf(seen.changes);
  const std::string mistake =
      change.empty() ? mistakeOfSuccessors(evidence.reading, seen.steps) : change;
  for (const Skill skill : {Skill::adds, Skill::complete}) {
    for (Finding& each : evidence.lines[skill].findings) {
      if (each.likelyMistake == kCopy && !seen.isCopyDifferent) each.likelyMistake.clear();
      const bool isKnown = !each.likelyMistake.empty() && each.likelyMistake != kCopy;
      if (!mistake.empty() && (!isKnown || !change.empty())) each.likelyMistake = mistake;
    }
  }
  if (seen.isCopyDifferent) explain(evidence.lines[Skill::complete], kCopy);
  seen.changes.erase("");
  explain(evidence.lines[Skill::unchanged], apps::eitherOf(seen.changes));
}

}  // namespace coursework
