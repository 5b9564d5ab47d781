// Part c: successors(), on boards of the submission. What setSquare() is known to do wrong costs
// nothing here. If it was seen to decide against solutions, successors() is asked on boards where a
// rule of pairs finds nothing, be it right or wrong, neither there nor one step further.

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "apps/grade/judges/JudgeSetSquare.h"
#include "apps/grade/judges/Starts.h"
#include "tests/coursework/Evidence.h"

namespace coursework {
namespace {

constexpr const char* kShared =
    "a successor and its board share their squares, as when a pointer is copied instead of what it "
    "points to; or setSquare() is called for the board itself, not for a copy";

// Replaces each successor whose squares equal those of the board by its own successors: it may have
// one candidate less, which squares do not show.
std::vector<StudentBoard> successorsOf(StudentBoard& board, const sudoku::Puzzle& squares) {
  std::vector<StudentBoard> successors = board.successors();
  for (int taken = 0; taken < board.size(); ++taken) {
    const auto still = std::find_if(successors.begin(), successors.end(),
                                    [&](const auto& each) { return each.asked() == squares; });
    if (still == successors.end()) break;
    const std::vector<StudentBoard> own = still->successors();
    successors.erase(still);
    successors.insert(successors.end(), own.begin(), own.end());
  }
  return successors;
}

// A board, its squares, its successors, and some of its solutions. The first is the one that the
// way leads to.
struct Step {
  StudentBoard board;
  sudoku::Puzzle squares;
  std::vector<StudentBoard> successors = {};
  std::vector<sudoku::Puzzle> solutions = {};
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

// Whether there are pairs when the squares that were branched on have their values of the solution.
// Without successors, these are the first two undecided ones: a single successor may have been
// replaced by its own.
bool havePairs(const Step& step, const Habits& known) {
  Singles board(step.squares.size(), known, placementsOf(step.squares));
  int set = 0;
  for (const Placement& each : placementsOf(step.solutions.front())) {
    if (step.squares.at(each.row, each.col) != sudoku::kUndecided) continue;
    const bool isBranchedOn = std::all_of(
        step.successors.begin(), step.successors.end(), [&](const StudentBoard& successor) {
          return successor.asked().at(each.row, each.col) != sudoku::kUndecided;
        });
    if (!isBranchedOn) continue;
    board.set(each);
    if (board.hasPairs()) return true;
    if (++set == 2 && step.successors.empty()) break;
  }
  return false;
}

// Whether calls of setSquare that return true make the successor, in a process where successors()
// was never called: one call, or one after another for what does not follow.
bool isAccepted(const Evidence& evidence, const Step& step, const sudoku::Puzzle& successor) {
  StudentProgram program("setSquare", evidence.reading);
  Placements added = placementsOf(successor);
  std::erase_if(added, [&](const Placement& each) { return isRight(step.squares, each); });
  const auto start = [&] {
    return StudentBoard::with(program, successor.size(), step.board.placements());
  };
  for (const Placement& each : added) {
    StudentBoard board = start();
    if (board.set(each) && board.came() == successor) return true;
  }
  return start().setAll(added);
}

// Whether setSquare() did more to the board than set the square that was branched on.
bool isShared(Step& step) {
  return placementsOf(step.board.squares()).size() > placementsOf(step.squares).size() + 1;
}

void judgeAdded(const Evidence& evidence, Step& step) {
  std::set<std::vector<int>> different;
  std::size_t open = 0;
  if (step.successors.empty()) throw Spoilt();
  for (const StudentBoard& each : step.successors) {
    const sudoku::Puzzle& squares = each.asked();
    const auto wrong = [&](const char* expected, const char* came, const char* mistake) {
      return Finding{expected, came,
                     drawing("The board:", step.squares, "One of its successors:", squares),
                     isShared(step) ? kShared : mistake};
    };
    if (!extends(squares, step.squares)) {
      throw wrong("successors that keep what is decided on the board", "one that does not",
                  "a successor must be a copy of the board with all its members, and with one "
                  "square set");
    }
    if (squares == step.squares) {
      throw wrong("successors that have another square set", "one that is the same board",
                  "the copy is returned without its square set, or the square is set on another "
                  "copy");
    }
    if (isUndecidedSomewhere(squares)) {
      ++open;
      different.insert(squares.squares);
    }
    const double refuses = evidence.share(Skill::refuses);
    const Singles least(squares.size(), evidence.known, placementsOf(squares));
    if (refuses == 0 || !least.isDead()) continue;
    // Its setSquare() may not notice.
    if (refuses * evidence.share(Skill::goesOn) < 0.75) {
      if (step.board.placements().empty()) continue;  // successors() made it
      if (isAccepted(evidence, step, squares)) throw Spoilt();
    }
    throw wrong("successors without a contradiction", "one in which a square has no value left",
                "a copy whose setSquare() returns false does not belong to the successors");
  }
  // Where most squares are decided, two ways may lead to the same board.
  const bool isSparse = placementsOf(step.squares).size() * 4 < step.squares.squares.size();
  if (different.size() * 4 >= open * 3 || !isSparse) return;
  throw Finding{"each successor once", "each is there more than once", drawing(step.squares), ""};
}

// Why a board that has solutions has no successors.
std::string mistakeOfNone(Step& step) {
  if (isShared(step)) return kShared;
  if (step.board.isSolution()) return "isSolution() is true for this board";
  return step.solutions.size() == 1
             ? "the right value is never tried, a copy is treated as contradictory that is not, or "
               "a single successor that is solved is replaced by its own, of which there are none"
             : "successors() is not written yet, or treats every copy as contradictory";
}

void judgeComplete(const Evidence& evidence, Step& step) {
  for (const sudoku::Puzzle& solution : step.solutions) {
    if (isReached(step.successors, step.squares, solution)) continue;
    if (!evidence.isSound && havePairs(step, evidence.known)) throw Spoilt();
    const std::size_t count = step.successors.size();
    throw Finding{
        "a successor for every value that leads to a solution",
        count == 0
            ? "there are no successors"
            : "none of the " + std::to_string(count) + " successors can come to this solution",
        drawing("The board:", step.squares, "A solution:", solution),
        count == 0 ? mistakeOfNone(step) : "not every value that the square can have is tried"};
  }
}

// Asks twice more: it may branch on another square each time.
void judgeUnchanged(Step& step) {
  std::vector<sudoku::Puzzle> solutions = step.solutions;
  std::erase_if(solutions, [&](const sudoku::Puzzle& each) {
    return !isReached(step.successors, step.squares, each);
  });
  if (solutions.empty()) throw Spoilt();
  for (int again = 0; again < 2; ++again) {
    const sudoku::Puzzle after = step.board.squares();
    if (after != step.squares) {
      throw Finding{
          "the board to be the same before and after successors()", "it changed",
          drawing("Before:", step.squares, "After:", after),
          isShared(step)
              ? kShared
              : "successors() changed the board it was asked of: set the square on a copy"};
    }
    const std::vector<StudentBoard> successors = successorsOf(step.board, after);
    for (const sudoku::Puzzle& solution : solutions) {
      if (isReached(successors, after, solution)) continue;
      throw Finding{
          "as many solutions behind the successors each time",
          "one cannot be reached the next time",
          drawing("The board:", after, "The solution:", solution),
          "successors() changed what is left for some square of the board it was asked of"};
    }
  }
}

// Whether isSolution() is true for these squares where successors() was never called.
bool isTakenForSolved(const Evidence& evidence, const sudoku::Puzzle& squares,
                      apps::Random& random) {
  if (evidence.share(Skill::unsolved) == 1) return false;
  StudentProgram program("searchable", evidence.reading);
  return StudentBoard::with(program, squares.size(), shuffled(squares, random)).isSolution();
}

// Asks for successors from the board on, at most `steps` times, on the way to the solution. Without
// one, the board may have none.
void walk(Trial& trial, const Evidence& evidence, StudentBoard board,
          const std::optional<sudoku::Puzzle>& solution, int steps, apps::Random& random) {
  constexpr std::size_t kDense = 20;  // squares
  for (int number = 0; number < steps; ++number) {
    Step step{board, number == 0 ? board.came() : board.asked()};
    if (!isUndecidedSomewhere(step.squares)) break;
    if (board.squares() != step.squares) {
      trial.judge(Skill::complete, [] {
        throw Finding{"getSquare() to give the same each time", "it gives other squares", "", ""};
      });
      break;
    }
    step.successors = successorsOf(board, step.squares);
    // A board that takes itself for solved needs none.
    if (step.successors.empty() && isTakenForSolved(evidence, step.squares, random)) break;
    if (solution) {
      step.solutions = {*solution};
      // Later, a successor may have lost a candidate, which squares do not show.
      const bool isDense = !evidence.isSound && placementsOf(step.squares).size() > kDense;
      const int more = number > 0 || isDense || board.size() == 16 ? 0 : 12;
      for (int i = 0; i < more; ++i) {
        const auto other = solutionBehind(step.squares, random);
        if (other && other != solution) step.solutions.push_back(*other);
      }
      trial.judge(Skill::complete, [&] { judgeComplete(evidence, step); });
      if (number < 2) trial.judge(Skill::unchanged, [&] { judgeUnchanged(step); });
    }
    if (!trial.isWrong(Skill::adds)) trial.judge(Skill::adds, [&] { judgeAdded(evidence, step); });
    if (!solution || trial.isWrong(Skill::complete)) break;
    // Where a candidate was removed, the solution may be lost without a sign.
    std::optional<StudentBoard> next;
    for (const StudentBoard& each : step.successors) {
      const auto decided = [](const StudentBoard& of) { return placementsOf(of.asked()).size(); };
      if (!leadsTo(each, step.squares, *solution)) continue;
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
  Starts starts(evidence.known, evidence.isSound, evidence.sizes, random);
  const int smallest = *std::min_element(evidence.sizes.begin(), evidence.sizes.end());
  const std::vector<Skill> skills{Skill::adds, Skill::complete, Skill::unchanged};
  makeTrials(evidence, "searchable", skills, 20, [&](Trial& trial) {
    if (trial.number == 3) askOften(trial.program, smallest);
    const bool isPlain = !evidence.isSound && trial.number % 2 == 0;
    const Start start = isPlain ? starts.plain(trial.number / 2) : starts.any(trial.number);
    // A rule of pairs finds nothing on plain boards.
    const bool goesOn = evidence.share(Skill::goesOn) == 1;
    const bool isTrusted = evidence.isSound || (isPlain && goesOn);
    const char* const later = evidence.isSound ? kLater : "";
    StudentBoard board = StudentBoard::blank(trial.program, start.solution.size());
    for (const Placement& each : start.placements) {
      if (board.came().at(each.row, each.col) != sudoku::kUndecided || board.set(each)) continue;
      if (!isTrusted) throw Spoilt();
      throw refusal(board, later);
    }
    if (isPlain && !isTrusted && !extends(start.solution, board.came())) throw Spoilt();
    // What part b has seen it decide, it decides here.
    const Singles least(board.size(), evidence.known, placementsOf(board.asked()));
    if (isTrusted && goesOn && !extends(board.came(), least.squares())) {
      throw Finding{"all squares that follow to be decided", "some are not",
                    picture(board.asked(), board.came()), later};
    }
    std::optional<sudoku::Puzzle> solution;
    if (isPlain || evidence.isSound) solution = start.solution;
    // With 6 values, no square of size 9 has two candidates left.
    const bool isSparse = board.size() > 4 && start.placements.size() <= 4;
    const int steps = !evidence.isSound ? 1 + isSparse : board.size() == 16 ? 2 : 20;
    walk(trial, evidence, board, solution, steps, random);
  });
}

}  // namespace coursework
