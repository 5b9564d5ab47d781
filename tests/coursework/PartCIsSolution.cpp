// Part c: isSolution(), on boards of the submission. What setSquare() does wrong costs nothing
// here: where it contradicts a solution, another board is filled.

#include <algorithm>
#include <cmath>
#include <functional>
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

// The answers that isSolution() gave on boards without a contradiction.
using Answers = std::vector<std::pair<sudoku::Puzzle, bool>>;

void expectIsSolution(StudentBoard& board, bool expected, const std::string& reason,
                      Answers& answers) {
  const bool is = board.isSolution();
  answers.emplace_back(board.came(), is);
  if (is == expected) return;
  throw Finding{std::string(expected ? "true" : "false") + " from isSolution(): " + reason,
                expected ? "false" : "true", drawing(board.squares()), ""};
}

// A full board, and four of its values that no rule decides: the corners of a rectangle in two
// boxes, where two values can be exchanged. They are away from squares that an isSolution() may
// look at alone: every second, third, fifth or seventh, but for so many at the beginning.
Start withFourLast(int size, int first, apps::Random& random) {
  const int order = sudoku::Shape(size).boxHeight();
  for (;;) {
    const sudoku::Puzzle full = fullBoard(size, random);
    const Placements all = placementsOf(full);
    std::vector<Placements> fours;
    for (const Placement& one : all) {
      for (const Placement& other : all) {
        const bool isCorner =
            one.row < other.row && one.value == other.value &&
            (one.row / order == other.row / order) != (one.col / order == other.col / order);
        const int value = full.at(one.row, other.col);
        if (!isCorner || full.at(other.row, one.col) != value) continue;
        fours.push_back({one, other, {one.row, other.col, value}, {other.row, one.col, value}});
      }
    }
    std::optional<Start> best;
    int most = -1;
    for (int tries = 0; tries < 40 && !fours.empty(); ++tries) {
      const Start start = moved({full, oneOf(fours, random)}, random);
      int away = 0;
      for (const int stride : {2, 3, 5, 7}) {
        away +=
            std::none_of(start.placements.begin(), start.placements.end(), [&](const auto& each) {
              return (each.row * size + each.col) % stride == first % stride;
            });
      }
      if (away > most) best = start;
      most = std::max(most, away);
    }
    if (best) return *best;
  }
}

void askDeadBoard(StudentProgram& program, const Habits& known, apps::Random& random) {
  StudentBoard board = StudentBoard::blank(program, 9);
  for (const Placement& each : playedIntoADeadEnd(9, known, random)) {
    if (!board.set(each)) break;
  }
  if (!isUndecidedSomewhere(board.came())) throw Spoilt();
  if (!board.isSolution()) return;
  throw Finding{"false from isSolution(): a square has no value left, so that not all are decided",
                "true", drawing(board.squares()), ""};
}

// Fills a board in this order, and asks isSolution() on the way and at its end. False if
// setSquare() contradicts the solution.
bool fillUp(Trial& trial, SetSquareAlone& alone, const Placements& order,
            const sudoku::Puzzle& solution, apps::Random& random, Answers& answers) {
  const int size = solution.size();
  StudentBoard board = StudentBoard::blank(trial.program, size);
  for (const Placement& each : order) {
    if (isRight(board.came(), each)) continue;
    const std::size_t open = solution.squares.size() - placementsOf(board.came()).size();
    if (!trial.isWrong(Skill::unsolved) && (size < 16 || open == 4 || random.below(8) == 0)) {
      trial.judge(Skill::unsolved,
                  [&] { expectIsSolution(board, false, "squares are undecided", answers); });
    }
    const bool holds = board.set(each);
    if (holds && extends(solution, board.came())) continue;
    alone.expectSame(board, holds);
    return false;
  }
  if (isUndecidedSomewhere(board.came())) return false;
  expectIsSolution(board, true, "all squares are set, without a contradiction", answers);
  return true;
}

// Names the mistake that gives all answers.
std::string mistakeBehind(const Answers& answers) {
  using Squares = std::vector<int>;
  std::vector<std::pair<std::string, std::function<bool(const Squares&)>>> models = {
      {"isSolution() is false for every board", [](const Squares&) { return false; }},
      {"isSolution() is true for every board", [](const Squares&) { return true; }},
      {"isSolution() is right on size 9, and false for all boards of other sizes",
       [](const Squares& all) {
         return all.size() == 81 && std::count(all.begin(), all.end(), sudoku::kUndecided) == 0;
       }},
      {"isSolution() looks at the first row alone", [](const Squares& all) {
         const auto size = static_cast<int>(std::sqrt(all.size()));
         return std::count(all.begin(), all.begin() + size, sudoku::kUndecided) == 0;
       }}};
  constexpr const char* kStrides[] = {"second", "third", "fourth", "fifth", "sixth", "seventh"};
  for (std::size_t stride = 2; stride < 8; ++stride) {
    models.emplace_back(
        std::string("isSolution() looks at every ") + kStrides[stride - 2] + " square alone",
        [=](const Squares& all) {
          for (std::size_t i = 0; i < all.size(); i += stride) {
            if (all[i] == sudoku::kUndecided) return false;
          }
          return true;
        });
  }
  const bool areRight = std::all_of(answers.begin(), answers.end(), [](const auto& each) {
    return isUndecidedSomewhere(each.first) != each.second;
  });
  if (areRight) return "";
  std::set<std::string> mistakes;
  for (const auto& model : models) {
    const bool isExplained = std::all_of(answers.begin(), answers.end(), [&](const auto& each) {
      return model.second(each.first.squares) == each.second;
    });
    if (isExplained) mistakes.insert(model.first);
  }
  return apps::eitherOf(mistakes);
}

TEST_OF_SKILL(solved, PartC_Searching, IsSolutionIsTrueForSolvedBoards)
TEST_OF_SKILL(unsolved, PartC_Searching, IsSolutionIsFalseForOtherBoards)

}  // namespace

void findSolutions(Evidence& evidence) {
  apps::Random random = randomFor("isSolution");
  const std::vector<int>& sizes = evidence.sizes;
  const int smallest = *std::min_element(sizes.begin(), sizes.end());
  SetSquareAlone alone(evidence.reading);
  Answers answers;
  makeTrials(evidence, "searchable", {Skill::unsolved, Skill::solved}, 12, [&](Trial& trial) {
    const int i = trial.number;
    const int size = i % 4 < 2 ? sizes[static_cast<std::size_t>(i / 2) % sizes.size()] : 9;
    StudentBoard blank = StudentBoard::blank(trial.program, size);
    expectIsSolution(blank, false, "nothing was set", answers);
    if (i % 4 == 3) {
      // A call that does not see the contradiction, or crashes, has its own line.
      if (evidence.share(Skill::refuses) < 1) throw Spoilt();
      // One that does shows less than the other trials.
      trial.judge(Skill::unsolved, [&] {
        askDeadBoard(trial.program, evidence.known, random);
        throw Spoilt();
      });
      throw Spoilt();
    }
    const Start start = withFourLast(size, i % 4 < 2 ? 0 : below(size * size, random), random);
    Placements order = shuffled(start.solution, random);
    std::stable_partition(order.begin(), order.end(), [&](const Placement& each) {
      return !isRight(boardWith(size, start.placements), each);
    });
    const auto fills = [&](const Placements& inOrder, const sudoku::Puzzle& solution) {
      return fillUp(trial, alone, inOrder, solution, random, answers);
    };
    trial.judge(Skill::solved, [&] {
      if (fills(order, start.solution)) return;
      const sudoku::Puzzle small = fullBoard(smallest, random);
      if (!fills(placementsOf(start.solution), start.solution) &&
          !fills(placementsOf(small), small)) {
        throw Spoilt();
      }
    });
  });
  const bool isAsked = std::any_of(answers.begin(), answers.end(), [](const auto& each) {
    return !isUndecidedSomewhere(each.first);
  });
  Line& unsolved = evidence.lines[Skill::unsolved];
  // If setSquare() fills no board, this cannot be judged, and costs no more than the other line.
  if (!isAsked && !answers.empty()) evidence.lines[Skill::solved].share = unsolved.share;
  if (isAsked &&
      std::none_of(answers.begin(), answers.end(), [](const auto& each) { return each.second; })) {
    unsolved.share = 0;
    evidence.tell(Skill::unsolved,
                  {"an isSolution() that is true for some boards and false for others",
                   "it is false for every board", "", ""});
  }
  const std::string mistake = mistakeBehind(answers);
  explain(unsolved, mistake);
  explain(evidence.lines[Skill::solved], mistake);
}

}  // namespace coursework
