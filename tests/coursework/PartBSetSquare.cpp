// Part b: setSquare propagates naked singles until nothing changes, and returns false for a
// contradiction.

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/judges/Diagnosis.h"
#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/RandomBoards.h"
#include "tests/coursework/Evidence.h"

namespace coursework {
namespace {

// The board does not have this value.
Finding missing(const StudentBoard& board, const Placement& right, const Habits& known) {
  const auto [row, col, value] = right;
  const std::string why = whyExcluded(board.came(), right, known);
  return {said(row, col, value) + ", for " +
              (why.empty() ? "nothing else is left for that square" : why),
          said(row, col, board.came().at(row, col)), picture(board, board.came()), ""};
}

// ---- Followers

// Makes the placements, unless they follow. Then the followers must be decided.
void expectFollowers(StudentProgram& program, int size, const Chain& chain, const Habits& known,
                     std::vector<SeenBoard>& seen) {
  StudentBoard board = StudentBoard::blank(program, size);
  for (const Placement& each : chain.placements) {
    if (isRight(board.came(), each) || board.set(each)) continue;
    seen.push_back({board.placements(), board.squares(), true});
    throw Wrong{refusal(each, board)};
  }
  seen.push_back({board.placements(), board.came()});
  for (const Placement& each : chain.followers) {
    if (!isRight(board.came(), each)) throw Wrong{missing(board, each, known)};
  }
}

// A unit's last square must be decided: by its unit alone, or else, for a rule of pairs may then be
// at work, by two kinds of unit without any pairs.
void expectLast(StudentProgram& program, Unit kind, int last, int size, const Habits& known,
                apps::Random& random, std::vector<SeenBoard>& seen) {
  const sudoku::Puzzle full = fullBoard(size, random);
  std::optional<Wrong> first;
  for (const int followers : {1, 2, 2, 2}) {
    const auto made = chain(kind, last, full, followers, known, random);
    if (!made) continue;
    try {
      return expectFollowers(program, size, *made, known, seen);
    } catch (const Wrong& wrong) {
      if (!first) first = wrong;
    }
  }
  if (first) throw *first;
}

std::vector<Unit> kindsOf(const Habits& known) {
  std::vector<Unit> kinds;
  std::copy_if(std::begin(kUnits), std::end(kUnits), std::back_inserter(kinds),
               [&](Unit kind) { return known.has(kind); });
  return kinds;
}

void findUnits(Evidence& evidence) {
  std::vector<SeenBoard> seen;
  constexpr Skill kSkills[] = {Skill::row, Skill::column, Skill::box};
  for (const Unit kind : kUnits) {
    const auto number = static_cast<std::size_t>(kind);
    const Skill skill = kSkills[number];
    apps::Random random = randomFor("unit " + std::to_string(number));
    const std::vector<int> places = random.shuffled(9);
    bool isForgotten = false, isAgainst = false;
    // Each unit, and each place in it.
    makeTrials(evidence, "setSquare", {skill}, 9, [&](Trial& trial) {
      if (trial.number >= 9) throw Spoilt();
      const int unit = trial.number, place = places[static_cast<std::size_t>(unit)];
      const int last = kind == Unit::row ? unit * 9 + place
                       : kind == Unit::column
                           ? place * 9 + unit
                           : (unit / 3 * 3 + place / 3) * 9 + unit % 3 * 3 + place % 3;
      try {
        expectLast(trial.program, kind, last, 9, {}, random, seen);
      } catch (const Wrong&) {
        const sudoku::Puzzle& came = seen.back().came;
        const bool isOpen = came.at(last / 9, last % 9) == sudoku::kUndecided;
        (isOpen && !seen.back().isRefused ? isForgotten : isAgainst) = true;
        throw;
      }
    });
    // A wrong value or a refusal does not come from a unit that is left out.
    evidence.known.looksAt[number] =
        evidence.lines[skill].share == 1 || (isAgainst && !isForgotten);
  }
  std::string mistake = likelyMistake(seen, {});
  const auto isWhole = [&](Skill skill) {
    const double share = evidence.lines[skill].share;
    return share == 0 || share == 1;
  };
  const bool isRefused =
      std::any_of(seen.begin(), seen.end(), [](const SeenBoard& each) { return each.isRefused; });
  if (mistake.empty() && !isRefused && !kindsOf(evidence.known).empty() &&
      std::all_of(std::begin(kSkills), std::end(kSkills), isWhole)) {
    mistake = mistakeOfUnits(evidence.known);
  }
  for (const Skill skill : kSkills) explain(evidence.lines[skill], mistake);
}

// ---- Propagation

enum class Filled { whole, open, wrong };  // by followers that are missing, or against the solution

struct Filling {
  Filled end = Filled::whole;
  bool isDeep = false;  // something followed from what followed
  Finding finding = {};
  SeenBoard seen = {};
};

// Sets the values of a random full board in random order, and some that followed once more. Ends at
// the first fault.
Filling fill(StudentProgram& program, int size, const Habits& known, apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(size, random);
  Filling filling;
  Singles least(size, known);
  StudentBoard board = StudentBoard::blank(program, size);
  for (const Placement& each : shuffled(full, random)) {
    const bool isAgain = isRight(board.came(), each);
    const bool wasSet = isRight(board.asked(), each);
    if (isAgain && (wasSet || random.below(4) > 0)) continue;
    const bool holds = board.set(each);
    filling.seen = {board.placements(), holds ? board.came() : board.squares(), !holds};
    if (!holds) {
      filling.end = Filled::wrong;
      filling.finding = refusal(
          each, board,
          isAgain ? "the square has that value already, for it followed from others: setting it "
                    "again is no contradiction"
                  : "");
      return filling;
    }
    least.set(each);
    if (!isAgain) filling.isDeep = filling.isDeep || least.depth() > 1;
    const sudoku::Puzzle follows = least.squares();
    for (const Placement& right : placementsOf(full)) {
      const int value = board.came().at(right.row, right.col);
      if (value == right.value) continue;
      if (value != sudoku::kUndecided) {
        filling.end = Filled::wrong;
        filling.finding = missing(board, right, known);
        filling.finding.expected =
            said(right.row, right.col, right.value) + ", if it is decided at all";
        return filling;
      }
      if (!isRight(follows, right)) continue;
      // The first link of a chain tells more than a later one.
      const bool isLater = whyExcluded(board.came(), right, known).empty();
      if (filling.end == Filled::open && isLater) continue;
      filling.end = Filled::open;
      filling.finding = missing(board, right, known);
    }
    if (filling.end == Filled::open) return filling;
  }
  return filling;
}

constexpr int kDecided = 12;  // trials

// Chains of one kind of unit after another, without pairs.
void findChains(Evidence& evidence, std::vector<SeenBoard>& seen) {
  const std::vector<Unit> kinds = kindsOf(evidence.known);
  apps::Random random = randomFor("chains");
  evidence.lines[Skill::goesOn] = {};
  makeTrials(evidence, "setSquare", {Skill::goesOn}, kDecided, [&](Trial& trial) {
    const Unit kind = kinds[random.below(kinds.size())];
    const int last = below(81, random);
    const sudoku::Puzzle full = fullBoard(9, random);
    std::optional<Chain> made;
    for (int followers = 5 - trial.number % 3; followers > 1 && !made; --followers) {
      made = chain(kind, last, full, followers, evidence.known, random);
    }
    if (!made) throw Spoilt();
    expectFollowers(trial.program, 9, *made, evidence.known, seen);
  });
}

void findPropagation(Evidence& evidence) {
  apps::Random random = randomFor("fill");
  std::vector<SeenBoard> seen;
  Line& goesOn = evidence.lines[Skill::goesOn];
  makeTrials(evidence, "setSquare", {Skill::goesOn}, kDecided, [&](Trial& trial) {
    bool isDeep = true;
    for (int boards = 0; boards < 2; ++boards) {
      const Filling filling = fill(trial.program, 9, evidence.known, random);
      if (filling.end == Filled::wrong) {
        evidence.isUnsound(filling.finding);
        throw Spoilt();
      }
      isDeep = isDeep && filling.isDeep;
      if (filling.end == Filled::whole) continue;
      seen.push_back(filling.seen);
      throw Wrong{filling.finding};
    }
    if (!isDeep) throw Spoilt();
  });
  if (kindsOf(evidence.known).empty() || (evidence.isSound && goesOn.share >= 0.5))
    return explain(goesOn, likelyMistake(seen, evidence.known));
  // If it goes on without pairs, a rule of pairs may take the last value of squares.
  const Line onBoards = goesOn;
  seen.clear();
  findChains(evidence, seen);
  if (evidence.isSound && goesOn.share < 1) {
    goesOn = onBoards;
  } else if (evidence.isSound) {
    evidence.isUnsound(onBoards.findings.front());
  }
  explain(goesOn, likelyMistake(seen, evidence.known));
  if (goesOn.share < 1) return;
  explain(evidence.lines[Skill::sound],
          "naked singles are right where no two squares have two candidates, so a further rule, "
          "such as naked pairs, is wrong");
}

// ---- Sizes

// Sets two squares of a board, which is then plain on every size; and the value of one of them in a
// square of one of its units, which must be refused.
std::optional<Finding> faultOfTwo(StudentProgram& program, int size, const Habits& known,
                                  apps::Random& random) {
  const sudoku::Puzzle full = fullBoard(size, random);
  const int order = full.shape.boxHeight();
  const Placements all = shuffled(full, random);
  const Placement one = all.front();
  const Placement other = *std::find_if(all.begin(), all.end(), [&](const Placement& each) {
    return each.row / order != one.row / order && each.col / order != one.col / order;
  });
  StudentBoard board = StudentBoard::blank(program, size);
  for (const Placement& each : {one, other}) {
    if (!board.set(each)) return refusal(each, board);
  }
  if (!extends(board.came(), board.asked()) || !extends(full, board.came())) {
    return Finding{"the two squares that were set, and none against a solution", "others",
                   picture(board, board.came()), ""};
  }
  for (const Placement& each : all) {
    for (const Unit kind : kUnits) {
      if (each.value == one.value || !known.has(kind) || board.came().at(each.row, each.col) > 0 ||
          !areTogether(kind, order, one, each)) {
        continue;
      }
      const Placement again{each.row, each.col, one.value};
      if (!board.set(again)) return std::nullopt;
      return Finding{callOf(again) + " to return false: the value is in that unit already", "true",
                     picture(board, board.came()),
                     "setSquare returns true without having looked whether the square can have the "
                     "value"};
    }
  }
  return std::nullopt;
}

void findSize(Evidence& evidence, int size, Skill skill) {
  apps::Random random = randomFor("size " + std::to_string(size));
  std::vector<SeenBoard> seen;
  makeTrials(evidence, "setSquare", {skill}, 1, [&](Trial& trial) {
    StudentProgram& program = trial.program;
    const sudoku::Puzzle blank = StudentBoard::blank(program, size).squares();
    if (blank != blankPuzzle(size)) {
      throw Wrong{{"a blank board of that size to be undecided", "it is not", drawing(blank), ""}};
    }
    for (int i = 0; i < 4; ++i) {
      const Placement placement = anyPlacement(size, random);
      StudentBoard board = StudentBoard::blank(program, size);
      if (!board.set(placement)) throw Wrong{refusal(placement, board)};
      if (board.came() != board.asked()) {
        throw Wrong{{callOf(placement) + " on a blank board to decide nothing but that square",
                     "other squares", picture(board, board.came()), ""}};
      }
    }
    // Pairs are everywhere on size 4. What is wrong on size 9 too is not the fault of the size.
    const bool mayHavePairs = size == 4 && !evidence.isSound;
    for (int i = 0; mayHavePairs && i < 4; ++i) {
      const auto fault = faultOfTwo(program, size, evidence.known, random);
      if (fault && !faultOfTwo(program, 9, evidence.known, random)) throw Wrong{*fault};
    }
    const std::vector<Unit> kinds = kindsOf(evidence.known);
    for (int i = 0; i < (size == 4 ? 12 : 6) && !mayHavePairs; ++i) {
      const Unit kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
      expectLast(program, kind, below(size * size, random), size, evidence.known, random, seen);
    }
    const double goesOn = evidence.lines[Skill::goesOn].share;
    const int fillings = size == 4 ? 8 : 1;
    int open = 0;
    for (int i = 0; i < fillings && evidence.isSound; ++i) {
      const Filling filling = fill(program, size, evidence.known, random);
      if (goesOn == 1) seen.push_back(filling.seen);
      const bool isKnown = filling.end == Filled::open && goesOn < 1;
      if (isKnown) ++open;
      if (filling.end == Filled::whole || (isKnown && (goesOn < 0.5 || open < 8))) continue;
      throw Wrong{filling.finding};
    }
    // What goes on for some steps on size 9 does so here.
    for (int i = 0; i < 2 && size == 16 && goesOn >= 0.5; ++i) {
      const auto made = chain(kinds.front(), below(256, random), fullBoard(16, random), 3,
                              evidence.known, random);
      if (made) expectFollowers(program, 16, *made, evidence.known, seen);
    }
  });
  if (evidence.known.has(Unit::box) && evidence.lines[skill].share < 1) {
    explain(evidence.lines[skill], mistakeOfBoxes(size, evidence.isTransposed));
  }
  explain(evidence.lines[skill], likelyMistake(seen, evidence.known));
  if (evidence.lines[skill].share == 1) evidence.sizes.push_back(size);
}

// ---- Contradictions

void findRefusals(Evidence& evidence) {
  apps::Random random = randomFor("refuses");
  bool isPlain = true;
  const std::vector<int> sizes = evidence.sizes;
  makeTrials(evidence, "setSquare", {Skill::refuses}, 24, [&](Trial& trial) {
    const int i = trial.number;
    int size = sizes[static_cast<std::size_t>(i) % sizes.size()];
    if (i % 4 == 0) {
      const auto fault = faultOfTwo(trial.program, size, evidence.known, random);
      if (fault) throw Wrong{*fault};
      return;
    }
    if (size == 4 || i % 4 == 1) size = 9;
    Placements played;
    if (isPlain) played = plainDeadEnd(size, evidence.known, random);
    isPlain = !played.empty();  // not without boxes
    if (!isPlain) played = playedIntoADeadEnd(size, evidence.known, random);
    StudentBoard board = StudentBoard::blank(trial.program, size);
    for (const Placement& each : played) {
      const bool isLast = &each == &played.back();
      const sudoku::Puzzle came = board.came();
      const int before = came.at(each.row, each.col);
      if (!board.set(each)) {
        // Further rules may see the contradiction earlier.
        if (isLast || !firstSolution(board.asked())) return;
        evidence.isUnsound(refusal(each, board));
        if (isPlain) throw Wrong{refusal(each, board)};
        throw Spoilt();
      }
      if (before != sudoku::kUndecided && before != each.value) {
        // Further rules decide nothing against a solution.
        if (isPlain && isLast && !firstSolution(came)) throw Wrong{missing(board, each, {})};
        throw Spoilt();
      }
      if (!isLast) continue;
      throw Wrong{{callOf(each) + " to return false: after it, a square has no value left", "true",
                   picture(board, board.came()),
                   "a square whose last value is taken is not noticed, or only in the first round "
                   "of what follows from setting a square"}};
    }
  });
}

TEST(PartB_SetSquare, TheLastSquareOfARowIsDecided) {
  judge(Skill::row);
}

TEST(PartB_SetSquare, TheLastSquareOfAColumnIsDecided) {
  judge(Skill::column);
}

TEST(PartB_SetSquare, TheLastSquareOfABoxIsDecided) {
  judge(Skill::box);
}

TEST(PartB_SetSquare, BoardsOfSize4DoTheSame) {
  judge(Skill::size4);
}

TEST(PartB_SetSquare, BoardsOfSize16DoTheSame) {
  judge(Skill::size16);
}

TEST(PartB_SetSquare, PropagationGoesOnUntilNothingChanges) {
  judge(Skill::goesOn);
}

TEST(PartB_SetSquare, ASquareWithoutAnyValueLeftIsNoticed) {
  judge(Skill::refuses);
}

TEST(PartB_SetSquare, NothingIsDecidedOrRefusedAgainstASolution) {
  judge(Skill::sound);
}

}  // namespace

void findPlacements(Evidence& evidence) {
  findUnits(evidence);
  findPropagation(evidence);
  if (kindsOf(evidence.known).empty()) {
    for (const Skill each : {Skill::size4, Skill::size16, Skill::refuses, Skill::sound}) {
      evidence.tell(each, {"squares that follow to be decided", "none is", "",
                           "setSquare decides nothing, so that nothing else can be seen"});
    }
    return;
  }
  findSize(evidence, 4, Skill::size4);
  findSize(evidence, 16, Skill::size16);
  findRefusals(evidence);
  evidence.lines[Skill::sound].share = evidence.lines[Skill::sound].findings.empty() ? 1 : 0;
}

}  // namespace coursework
