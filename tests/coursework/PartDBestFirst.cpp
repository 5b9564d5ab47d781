// Part d: heuristicValue, and best-first search, which is ordered by it; and other drivers, which
// courseworks of their own ask for.

#include <algorithm>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/judges/JudgeDriver.h"
#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/RandomBoards.h"

namespace coursework {
namespace {

TEST_THAT_THROWS(PartD_BestFirst, HeuristicValueCountsUndecidedSquares) {
  apps::Random random = freshRandom();
  StudentProgram program("searchable");
  std::vector<StudentBoard> boards;
  for (int i = 0; i < 3; ++i) {
    boards.push_back(StudentBoard::of(program, freshHard(random)));
  }
  for (const int size : {4, 9, 16}) {
    boards.push_back(StudentBoard::blank(program, size));
    boards.push_back(StudentBoard::of(program, fullBoard(size, random)));
  }
  std::optional<Finding> fault;  // the first
  bool isZero = true, isDecidedOnes = true;
  for (StudentBoard& board : boards) {
    const sudoku::Puzzle squares = board.squares();
    const auto decided = static_cast<int>(placementsOf(squares).size());
    const int undecided = static_cast<int>(squares.squares.size()) - decided;
    const int value = board.heuristicValue();
    isZero = isZero && value == 0;
    isDecidedOnes = isDecidedOnes && value == decided;
    if (value == undecided || fault) continue;
    fault = {"heuristicValue() to return " + std::to_string(undecided) +
                 ", the number of undecided squares",
             std::to_string(value), drawing(squares), ""};
  }
  if (!fault) return;
  fault->likelyMistake =
      isZero          ? "it is always 0, as if it were not overridden: is it const, with that name?"
      : isDecidedOnes ? "the decided squares are counted, not the undecided ones"
                      : "";
  throw *fault;
}

struct SecretShape {
  int states = 1;
  int mostSuccessors = 1;  // the maximum for one state
  int most = 100;          // the largest heuristic value
  int solutions = 0;       // at most; all in the second half of the states, far from the start
  int least = 1;           // the smallest heuristic value
  int mostCost = 0;        // the largest SecretState::cost
};

SecretPuzzle secretPuzzle(const SecretShape& shape, apps::Random& random) {
  const auto states = static_cast<std::size_t>(shape.states);
  SecretPuzzle puzzle(states);
  for (SecretState& state : puzzle) {
    const auto values = static_cast<std::size_t>(1LL + shape.most - shape.least);
    state.heuristicValue =
        static_cast<int>(shape.least + static_cast<long long>(random.below(values)));
    if (shape.mostCost > 0)
      state.cost = static_cast<int>(random.below(1 + static_cast<std::size_t>(shape.mostCost)));
  }
  // The parent of each state is one that was added shortly before, so that the tree grows deep.
  const auto most = static_cast<std::size_t>(shape.mostSuccessors);
  std::size_t eldest = 0;  // the first state that may get further successors
  for (std::size_t state = 1; state < states; ++state) {
    std::size_t parent = eldest + random.below(state - eldest);
    while (puzzle[parent].successors.size() == most) parent = eldest++;
    puzzle[parent].successors.push_back(state);
  }
  for (int i = 0; i < shape.solutions; ++i) {
    puzzle[states / 2 + random.below(states - states / 2)].isSolution = true;
  }
  return puzzle;
}

void judgeOrder(const std::string& driver) {
  apps::Random random = freshRandom();
  StudentProgram program(driver);
  for (SecretShape shape : {SecretShape{150, 4, 20, 2}, SecretShape{150, 4, 1000, 2},
                            SecretShape{3000, 4, std::numeric_limits<int>::max(), 1,
                                        std::numeric_limits<int>::min()}}) {
    if (driver == "AStarSearch") {
      shape = {shape.states, 4, std::min(shape.most, 1000), shape.solutions, 1, 31};
    }
    judgeDriver(program, secretPuzzle(shape, random), "a puzzle of numbered states", true);
  }
}

void judgeAny(const std::string& driver) {
  apps::Random random = freshRandom();
  StudentProgram program(driver);
  SecretPuzzle solved = secretPuzzle({1, 1, 10, 1}, random);
  judgeDriver(program, solved, "a puzzle that is solved from the start");
  SecretPuzzle chain = secretPuzzle({200, 1, 1000, 0}, random);
  chain.back().isSolution = true;
  judgeDriver(program, chain, "a puzzle in which each state has one successor");
  SecretPuzzle equal = secretPuzzle({100, 3, 1, 1}, random);
  judgeDriver(program, equal, "a puzzle in which all values are the same");
}

void judgeNullptr(const std::string& driver) {
  apps::Random random = freshRandom();
  StudentProgram program(driver);
  const SecretPuzzle deadEnd = secretPuzzle({1, 1, 1, 0}, random);
  judgeDriver(program, deadEnd, "a puzzle whose start is a dead end");
  const SecretPuzzle puzzle = secretPuzzle({80, 3, 1, 0}, random);
  judgeDriver(program, puzzle, "a puzzle that has no solution");
  SecretPuzzle wide(1000, {1});
  for (std::size_t state = 1; state < wide.size(); ++state) wide[0].successors.push_back(state);
  judgeDriver(program, wide, "a puzzle whose start has 999 successors and that has no solution");
}

void judgeCounting(const std::string& driver) {
  apps::Random random = freshRandom();
  StudentProgram program(driver);
  judgeCounts(program, {secretPuzzle({90, 3, 50, 1}, random), secretPuzzle({90, 3, 50, 2}, random),
                        secretPuzzle({3000, 1, 50, 0}, random)});
}

// All values are equal and no move costs anything, so a wrong order costs nothing here.
void judgeRepeats(const std::string& driver) {
  apps::Random random = freshRandom();
  StudentProgram program(driver);
  for (int i = 0; i < 3; ++i) {
    SecretPuzzle puzzle = secretPuzzle({60, 3, 1, 1}, random);
    for (std::size_t state = 0; state < puzzle.size(); ++state) {
      puzzle[state].successors.push_back(random.below(state + 1));
    }
    judgeDriver(program, puzzle,
                "a puzzle in which several ways lead to a state with the same key()");
  }
}

TEST_THAT_THROWS(AStarSearch, ASolutionOfTheLeastCostIsFound) {
  constexpr int kStates = 14;
  apps::Random random = freshRandom();
  StudentProgram program("AStarSearch");
  std::vector<SecretPuzzle> puzzles(150);
  for (SecretPuzzle& puzzle : puzzles) {
    puzzle = secretPuzzle({kStates, 3, 12, 5, 1, 15}, random);
    for (std::size_t state = 0; state < kStates; ++state) {
      if (puzzle[state].isSolution) puzzle[state].heuristicValue = 0;
      const std::size_t later = state + random.below(kStates - state);
      if (later > state) puzzle[state].successors.push_back(later);
    }
  }
  judgeCost(program, puzzles);
}

// Whether more memory is in use after each round. At first, what is kept for later grows too.
bool isGrowing(StudentProgram& program, const std::function<void()>& round) {
  constexpr int kAtFirst = 3, kRounds = 5, kLeast = 100;  // bytes
  for (int i = 0; i < kAtFirst; ++i) round();
  for (int i = 0; i < kRounds; ++i) {
    const int before = memoryOf(program);
    round();
    if (memoryOf(program) < before + kLeast) return false;
  }
  return true;
}

void judgeMemory(const std::string& driver) {
  const std::vector<grading::Subject>& subjects = underTest().setting.subjects;
  const bool hasBoards =
      driver == "BestFirstSearch" && subjects.back().capability == "bestFirstSudoku";
  bool isOfBoards = false, isOfSearch = false;
  if (hasBoards) {
    StudentProgram program("bestFirstSudoku");
    isOfBoards = isGrowing(
        program, [&] { StudentBoard::forget(program, {StudentBoard::blank(program, 4)}); });
    isOfSearch =
        !isOfBoards && isGrowing(program, [&] { StudentBoard::blank(program, 4).bestFirst(); });
  } else {
    StudentProgram program(driver);
    isOfSearch = isGrowing(program, [&] {
      judgeDriver(program, {{1, false, {1}}, {1, false, {2}}, {1, false, {3}}, {1, true}},
                  "a puzzle");
    });
  }
  if (!isOfBoards && !isOfSearch) return;
  throw Finding{"no more memory in use after each board or search", "it grows each time", "",
                isOfBoards
                    ? "the memory of boards is not given back: is there a delete for each new?"
                    : "the nodes of a search are never deleted: a unique_ptr deletes its own"};
}

// The tests of a driver; the first of them has a name of its own.
#define TESTS_OF_DRIVER(suite, driver, order)                         \
  TEST_THAT_THROWS(suite, order) {                                    \
    judgeOrder(#driver);                                              \
  }                                                                   \
  TEST_THAT_THROWS(suite, AnySearchableCanBeSearched) {               \
    judgeAny(#driver);                                                \
  }                                                                   \
  TEST_THAT_THROWS(suite, SolveReturnsNullptrWhenThereIsNoSolution) { \
    judgeNullptr(#driver);                                            \
  }                                                                   \
  TEST_THAT_THROWS(suite, GetNodesExpandedCountsTheStatesExpanded) {  \
    judgeCounting(#driver);                                           \
  }                                                                   \
  TEST_THAT_THROWS(suite, NoKeyIsExpandedTwice) {                     \
    judgeRepeats(#driver);                                            \
  }                                                                   \
  TEST_THAT_THROWS(suite, MemoryIsGivenBack) {                        \
    judgeMemory(#driver);                                             \
  }

TESTS_OF_DRIVER(PartD_BestFirst, BestFirstSearch, TheSmallestHeuristicValueComesFirst)
TESTS_OF_DRIVER(BreadthFirstSearch, BreadthFirstSearch, TheStateWithTheFewestMovesComesFirst)
TESTS_OF_DRIVER(DepthFirstSearch, DepthFirstSearch, TheLatestSuccessorsComeFirst)
TESTS_OF_DRIVER(AStarSearch, AStarSearch, TheSmallestCostAndHeuristicValueComeFirst)

TEST_THAT_THROWS(PartD_BestFirst, ItFindsTheAnswerToHardPuzzles) {
  apps::Random random = freshRandom();
  StudentProgram program("bestFirstSudoku");
  for (int i = 0; i < 4; ++i) {
    const sudoku::Puzzle puzzle = freshHard(random);
    judgeSearch(StudentBoard::of(program, puzzle).bestFirst(), puzzle);
  }
}

TEST_THAT_THROWS(PartD_BestFirst, ASingleSuccessorIsReplacedByItsOwnSuccessors) {
  constexpr std::size_t kBoards = 40;  // of each puzzle, in breadth-first order
  apps::Random random = freshRandom();
  StudentProgram program("searchable");
  if (StudentBoard::blank(program, 9).successors().empty()) {
    runningTest().fault({"successors of a blank board", "there are none", "", ""});
  }
  for (int puzzles = 0; puzzles < 4; ++puzzles) {
    std::vector<StudentBoard> boards{StudentBoard::of(program, freshHard(random))};
    for (std::size_t i = 0; i < boards.size() && i < kBoards; ++i) {
      StudentBoard board = boards[i];
      std::vector<StudentBoard> successors = board.successors();
      if (successors.size() == 1 && !successors.front().isSolution() &&
          !successors.front().successors().empty()) {
        throw Finding{
            "no single successor that is not solved: its own successors in its place", "one",
            drawing("The board:", board.asked(), "Its only successor:", successors.front().asked()),
            "if a board has one successor, successors() can return the successors of that one "
            "instead"};
      }
      for (const StudentBoard& each : successors) {
        if (isUndecidedSomewhere(each.asked())) boards.push_back(each);
      }
    }
  }
}

}  // namespace
}  // namespace coursework
