// Part c: isSolution() and successors(), on boards of the submission. What setSquare() is known to
// do wrong costs nothing here. If it was seen to decide against solutions, successors() is asked on
// boards where a rule of pairs finds nothing, be it right or wrong, neither there nor one step
// further.

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/RandomBoards.h"
#include "tests/coursework/Evidence.h"

namespace coursework {
namespace {

constexpr const char* kShared =
    "a successor and its board share their squares, as when a pointer is copied instead of what it "
    "points to; or setSquare() is called for the board itself, not for a copy";

// Part b has seen no refusal of this submission.
constexpr const char* kLater =
    "setSquare() does something else after isSolution() or successors() was called";

// ---- isSolution

void expectIsSolution(StudentBoard& board, bool expected, const std::string& reason) {
  if (board.isSolution() == expected) return;
  throw Wrong{{std::string(expected ? "true" : "false") + " from isSolution(): " + reason,
               expected ? "false" : "true", drawing(board.squares()),
               expected
                   ? ""
                   : "not all squares are looked at, or one without any value counts as decided"}};
}

// Of boards on which some row or column at the border is decided.
void askBorders(StudentProgram& program, const Habits& known, apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(9, random);
  for (const Unit kind : {Unit::row, Unit::column}) {
    for (const int last : {0, 80}) {
      const auto made = chain(kind, last, full, 2, known, random);
      if (!made) continue;
      StudentBoard board = StudentBoard::with(program, 9, made->placements);
      expectIsSolution(board, false, "squares are undecided");
    }
  }
}

void askDeadBoard(StudentProgram& program, const Habits& known, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(program, 9);
  for (const Placement& each : playedIntoADeadEnd(9, known, random)) {
    if (!board.set(each)) break;
  }
  if (!isUndecidedSomewhere(board.came())) throw Spoilt();
  expectIsSolution(board, false, "a square has no value left, so that not all are decided");
}

// Fills the board, and asks isSolution() on the way and at its end.
void fillUp(Trial& trial, Start start, const Evidence& evidence, apps::Random& random) {
  const int size = start.solution.size();
  StudentBoard board = StudentBoard::blank(trial.program, size);
  bool holds = true;
  // A board that decided too much may be repaired.
  for (int round = 0; round < (evidence.isSound ? 1 : 3); ++round) {
    const Placements more = shuffled(start.solution, random);
    start.placements.insert(start.placements.end(), more.begin(), more.end());
    for (const Placement& each : std::exchange(start.placements, {})) {
      if (isRight(board.came(), each)) continue;
      if (holds && !trial.isWrong(Skill::unsolved) && isUndecidedSomewhere(board.came()) &&
          (size < 16 || random.below(8) == 0)) {
        trial.judge(Skill::unsolved,
                    [&] { expectIsSolution(board, false, "squares are undecided"); });
      }
      holds = board.set(each);
      if (!evidence.isSound || (holds && extends(start.solution, board.came()))) continue;
      throw Wrong{refusal(each, board, kLater)};
    }
  }
  if (!holds || isUndecidedSomewhere(board.came())) throw Spoilt();
  // It may know that another full board is wrong.
  if (board.came() != start.solution && !board.isSolution()) throw Spoilt();
  expectIsSolution(board, true, "all squares are set, without a contradiction");
}

void findSolutions(Evidence& evidence) {
  apps::Random random = randomFor("isSolution");
  const std::vector<int>& sizes = evidence.sizes;
  const int wanted = evidence.isSound ? 12 : 6;
  bool isShown = evidence.isSound;
  makeTrials(evidence, "searchable", {Skill::unsolved, Skill::solved}, wanted, [&](Trial& trial) {
    const int i = trial.number;
    const int size = i % 4 < 2 ? sizes[static_cast<std::size_t>(i / 2) % sizes.size()] : 9;
    StudentBoard blank = StudentBoard::blank(trial.program, size);
    expectIsSolution(blank, false, "nothing was set");
    if (i % 4 == 3) {
      // A call that does not see the contradiction, or crashes, has its own line.
      if (evidence.lines[Skill::refuses].share < 1) throw Spoilt();
      trial.judge(Skill::unsolved, [&] { askDeadBoard(trial.program, evidence.known, random); });
      throw Spoilt();
    }
    trial.judge(Skill::unsolved, [&] { askBorders(trial.program, evidence.known, random); });
    Start start{fullBoard(evidence.isSound ? size : 9, random), {}};
    if (!evidence.isSound && i % 4 < 2) {
      start.placements = plainOrder(start.solution, evidence.known, random);
    }
    trial.judge(Skill::solved, [&] { fillUp(trial, start, evidence, random); });
    isShown = isShown || trial.verdicts().contains(Skill::solved);
  });
  // An isSolution() that is never true is not written yet.
  if (evidence.lines[Skill::solved].share > 0 || !isShown) return;
  evidence.lines[Skill::unsolved].share = 0;
  evidence.tell(Skill::unsolved,
                {"an isSolution() that is true for some boards and false for others",
                 "it is false for every board", "", "isSolution() is not written yet"});
}

// ---- successors

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
  StudentProgram program("setSquare", evidence.isTransposed);
  Placements added = placementsOf(successor);
  std::erase_if(added, [&](const Placement& each) { return isRight(step.squares, each); });
  const auto start = [&] {
    return StudentBoard::with(program, successor.size(), step.board.placements());
  };
  for (const Placement& each : added) {
    StudentBoard board = start();
    if (board.set(each) && board.came() == successor) return true;
  }
  StudentBoard board = start();
  return std::all_of(added.begin(), added.end(), [&](const Placement& each) {
    return isRight(board.came(), each) || board.set(each);
  });
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
      return Wrong{{expected, came,
                    drawing("The board:", step.squares, "One of its successors:", squares),
                    isShared(step) ? kShared : mistake}};
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
    const double refuses = evidence.lines.at(Skill::refuses).share;
    if (refuses == 0 || !Singles(squares.size(), evidence.known, placementsOf(squares)).isDead())
      continue;
    // Its setSquare() may not notice.
    if (refuses * evidence.lines.at(Skill::goesOn).share < 0.75) {
      if (step.board.placements().empty()) continue;  // successors() made it
      if (isAccepted(evidence, step, squares)) throw Spoilt();
    }
    throw wrong("successors without a contradiction", "one in which a square has no value left",
                "a copy whose setSquare() returns false does not belong to the successors");
  }
  // Where most squares are decided, two ways may lead to the same board.
  const bool isSparse = placementsOf(step.squares).size() * 4 < step.squares.squares.size();
  if (different.size() * 4 >= open * 3 || !isSparse) return;
  throw Wrong{{"each successor once", "each is there more than once", drawing(step.squares), ""}};
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
    throw Wrong{{"a successor for every value that leads to a solution",
                 step.successors.empty() ? "there are no successors"
                                         : "none of the " + std::to_string(step.successors.size()) +
                                               " successors can come to this solution",
                 drawing("The board:", step.squares, "A solution:", solution),
                 step.successors.empty() ? mistakeOfNone(step)
                                         : "not every value that the square can have is tried"}};
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
      throw Wrong{
          {"the board to be the same before and after successors()", "it changed",
           drawing("Before:", step.squares, "After:", after),
           isShared(step)
               ? kShared
               : "successors() changed the board it was asked of: set the square on a copy"}};
    }
    const std::vector<StudentBoard> successors = successorsOf(step.board, after);
    for (const sudoku::Puzzle& solution : solutions) {
      if (isReached(successors, after, solution)) continue;
      throw Wrong{
          {"as many solutions behind the successors each time",
           "one cannot be reached the next time",
           drawing("The board:", after, "The solution:", solution),
           "successors() changed what is left for some square of the board it was asked of"}};
    }
  }
}

// Whether isSolution() is true for these squares where successors() was never called.
bool isTakenForSolved(const Evidence& evidence, const sudoku::Puzzle& squares,
                      apps::Random& random) {
  if (evidence.lines.at(Skill::unsolved).share == 1) return false;
  StudentProgram program("searchable", evidence.isTransposed);
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
        throw Wrong{{"getSquare() to give the same each time", "it gives other squares", "", ""}};
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

// Whether a rule of pairs finds nothing after any value of any square; or, where many are set,
// after that of the solution in the first one.
bool isPlainOneStepOn(const Start& start, const Habits& known) {
  const int size = start.solution.size();
  const Singles board(size, known, start.placements);
  const bool isDense = start.placements.size() > 20;
  for (const Placement& right : placementsOf(start.solution)) {
    const int square = right.row * size + right.col;
    if (board.isDecided(square)) continue;
    for (int value = 1; value <= size; ++value) {
      if ((board.candidates(square) >> value & 1) == 0 || (isDense && value != right.value)) {
        continue;
      }
      Singles next = board;
      next.set({right.row, right.col, value});
      if (next.isDead() || next.hasPairs()) return false;
    }
    if (isDense) break;
  }
  return true;
}

// Draws the boards from which successors() is asked.
class Starts {
 public:
  Starts(const Evidence& evidence, apps::Random& random) : evidence_(evidence), random_(random) {
    for (int i = 0; i < 4; ++i) {
      if (evidence.isSound) {
        const sudoku::Puzzle hard = freshHard(random);
        dense_.push_back({firstSolution(hard).value(), shuffled(hard, random)});
      } else {
        const sudoku::Puzzle full = fullBoard(9, random);
        dense_.push_back({full, plainOrder(full, evidence.known, random)});
      }
    }
  }

  // Values of a full board, or the givens of a puzzle with one solution.
  Start any(int number) {
    const std::vector<int>& sizes = evidence_.sizes;
    if (number % 2 == 0 && evidence_.isSound) return telling(dense());
    const int size = sizes[static_cast<std::size_t>(number / 2 % 2 * (number / 4)) % sizes.size()];
    const int percent =
        size == 16 ? 25 + below(15, random_) : 4 + below(evidence_.isSound ? 16 : 30, random_);
    return some(size, 1 + size * size * percent / 100);
  }

  // The first row, a few squares, or many: without pairs one step further, of many squares on the
  // first undecided one.
  Start plain(int number) {
    Start start;
    for (int tries = 0; tries < 100; ++tries) {
      const int size = evidence_.sizes[random_.below(2) * random_.below(evidence_.sizes.size())];
      start = some(size, size == 4 ? 1 : 4);
      if (number % 4 == 0) firstRow(start);
      if (number % 4 > 1) many(start);
      if (isPlainOneStepOn(start, evidence_.known)) break;
    }
    return start;
  }

 private:
  Start some(int size, int squares) {
    Start start{fullBoard(size, random_), {}};
    start.placements = shuffled(start.solution, random_);
    start.placements.resize(static_cast<std::size_t>(squares));
    return start;
  }

  const Start& dense() { return dense_[random_.below(dense_.size())]; }

  // Moved so that many squares are decided in the first row, and a value that is tried last is
  // right: so each trial can fail.
  Start telling(const Start& from) {
    Start best;
    int least = INT_MAX;
    for (int tries = 0; tries < 40; ++tries) {
      const Start start = moved(from, random_);
      const std::vector<int> squares =
          Singles(9, evidence_.known, start.placements).squares().squares;
      const auto first = std::find(squares.begin(), squares.end(), sudoku::kUndecided);
      if (first == squares.end()) return start;
      const auto open = std::count(squares.begin(), squares.begin() + 9, sudoku::kUndecided);
      const auto at = static_cast<std::size_t>(first - squares.begin());
      const int cost =
          (open == 0 ? 20 : 2 * static_cast<int>(open)) + (start.solution.squares[at] == 9 ? 0 : 3);
      if (cost >= least) continue;
      best = start;
      least = cost;
    }
    return best;
  }

  // The first row, and some values outside of it.
  void firstRow(Start& start) {
    if (!evidence_.known.has(Unit::row)) return;
    const sudoku::Puzzle full = fullBoard(9, random_);
    const auto made =
        chain(Unit::row, below(9, random_), full, 2 + below(2, random_), evidence_.known, random_);
    if (made) start = {full, made->placements};
  }

  void many(Start& start) {
    Start some = dense();
    const auto count = static_cast<int>(some.placements.size());
    if (count < 20) return;
    some.placements.resize(static_cast<std::size_t>(count / 2 + below(count / 2, random_)));
    start = telling(some);
  }

  const Evidence& evidence_;
  apps::Random& random_;
  std::vector<Start> dense_;  // puzzles with one solution, or else whole boards in plain orders
};

// A search asks hundreds of boards: what is right at first only is not right.
void askOften(StudentProgram& program, int size) {
  StudentBoard blank = StudentBoard::blank(program, size);
  for (int i = 0; i < 1000; ++i) StudentBoard::forget(program, blank.successors());
}

void findSuccessors(Evidence& evidence) {
  apps::Random random = randomFor("successors");
  Starts starts(evidence, random);
  const int smallest = *std::min_element(evidence.sizes.begin(), evidence.sizes.end());
  const std::vector<Skill> skills{Skill::adds, Skill::complete, Skill::unchanged};
  makeTrials(evidence, "searchable", skills, 20, [&](Trial& trial) {
    if (trial.number == 3) askOften(trial.program, smallest);
    const bool isPlain = !evidence.isSound && trial.number % 2 == 0;
    const Start start = isPlain ? starts.plain(trial.number / 2) : starts.any(trial.number);
    // A rule of pairs finds nothing on plain boards.
    const bool goesOn = evidence.lines[Skill::goesOn].share == 1;
    const bool isTrusted = evidence.isSound || (isPlain && goesOn);
    const char* const later = evidence.isSound ? kLater : "";
    StudentBoard board = StudentBoard::blank(trial.program, start.solution.size());
    for (const Placement& each : start.placements) {
      if (board.came().at(each.row, each.col) != sudoku::kUndecided || board.set(each)) continue;
      if (!isTrusted) throw Spoilt();
      throw Wrong{refusal(each, board, later)};
    }
    if (isPlain && !isTrusted && !extends(start.solution, board.came())) throw Spoilt();
    // What part b has seen it decide, it decides here.
    const Singles least(board.size(), evidence.known, placementsOf(board.asked()));
    if (isTrusted && goesOn && !extends(board.came(), least.squares())) {
      throw Wrong{{"all squares that follow to be decided", "some are not",
                   picture(board, board.came()), later}};
    }
    std::optional<sudoku::Puzzle> solution;
    if (isPlain || evidence.isSound) solution = start.solution;
    // With 6 values, no square of size 9 has two candidates left.
    const bool isSparse = board.size() > 4 && start.placements.size() <= 4;
    const int steps = !evidence.isSound ? 1 + isSparse : board.size() == 16 ? 2 : 20;
    walk(trial, evidence, board, solution, steps, random);
  });
}

TEST(PartC_Searching, IsSolutionIsTrueForSolvedBoards) {
  judge(Skill::solved);
}

TEST(PartC_Searching, IsSolutionIsFalseForOtherBoards) {
  judge(Skill::unsolved);
}

TEST(PartC_Searching, EachSuccessorHasAnotherSquareDecidedAndNoContradiction) {
  judge(Skill::adds);
}

// Published by Arto Inkala (2012 and 2006). The simple rules solve neither.
constexpr const char* kHardPuzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."};

TEST(PartC_Searching, EverySolutionStaysReachable) {
  judge(Skill::complete);
  beginSuspecting();
  try {
    StudentProgram program("setSquare");
    for (const char* hard : kHardPuzzles) {
      if (isUndecidedSomewhere(StudentBoard::of(program, puzzleIn(hard)).squares())) continue;
      suspect(
          "setSquare() solves one of the hardest puzzles when its givens are set: it searches.");
    }
  } catch (const CallFailed&) {  // the judgement stays
  }
}

TEST(PartC_Searching, SuccessorsLeaveTheBoardAsItIs) {
  judge(Skill::unchanged);
}

// A hint.
TEST(PartC_Searching, OneSquareIsBranchedOn) {
  StudentProgram program("searchable");
  const auto count = StudentBoard::blank(program, 9).successors().size();
  if (count <= 9) return;
  fault(
      {"at most 9 successors of a blank board", std::to_string(count), "",
       "successors() branches on more than one square, or returns boards that are not needed: the "
       "9 of one square are enough"});
}

// A hint.
TEST(PartC_Searching, WriteWritesAnyBoard) {
  StudentProgram program("searchable");
  for (const int size : {4, 9, 16}) {
    StudentBoard blank = StudentBoard::blank(program, size);
    blank.write();
    StudentBoard solved = StudentBoard::of(program, easy(size));
    solved.write();
  }
}

}  // namespace

void findSearch(Evidence& evidence) {
  findSolutions(evidence);
  findSuccessors(evidence);
}

}  // namespace coursework
