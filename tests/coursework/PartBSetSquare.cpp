// Part b: setSquare propagates naked singles until nothing changes, and returns false for a
// contradiction.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/judges/JudgeSetSquare.h"
#include "tests/coursework/Evidence.h"

namespace coursework {
namespace {

void findUnits(Evidence& evidence) {
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
        expectLast(trial.program, kind, last, 9, {}, random);
      } catch (const Finding&) {
        const apps::SeenCall& latest = underTest().seen.back()->calls.back();
        const bool isOpen =
            latest.holds && latest.after.squares[static_cast<std::size_t>(last)] < 1;
        (isOpen ? isForgotten : isAgainst) = true;
        throw;
      }
    });
    // A wrong value or a refusal does not come from a unit that is left out.
    // A fault in a few of these trials excuses no other line.
    evidence.known.looksAt[number] = evidence.share(skill) > 0.7 || (isAgainst && !isForgotten);
  }
  if (!evidence.known.kinds().empty()) return;
  for (const Unit kind : kUnits) {
    const auto number = static_cast<std::size_t>(kind);
    evidence.known.looksAt[number] = evidence.share(kSkills[number]) >= 0.5;
  }
}

// ---- Propagation

constexpr int kDecided = 12;  // trials

// Whether propagation goes on for some steps on size 9 at least.
bool goesOnMostly(const Evidence& evidence) {
  return evidence.share(Skill::goesOn) >= 0.5;
}

// Chains of one kind of unit after another, without pairs.
void findChains(Evidence& evidence) {
  const std::vector<Unit> kinds = evidence.known.kinds();
  apps::Random random = randomFor("chains");
  evidence.lines[Skill::goesOn] = {};
  makeTrials(evidence, "setSquare", {Skill::goesOn}, kDecided, [&](Trial& trial) {
    const Unit kind = oneOf(kinds, random);
    const int last = below(81, random);
    const sudoku::Puzzle full = fullBoard(9, random);
    std::optional<Chain> made;
    for (int followers = 5 - trial.number % 3; followers > 1 && !made; --followers) {
      made = chain(kind, last, full, followers, evidence.known, random);
    }
    const auto mixed = mixedSingle(full, evidence.known, random);
    if (!made || !mixed) throw Spoilt();
    expectFollowers(trial.program, 9, *made, evidence.known);
    // Hidden singles alone decide the last square of a unit, but not this.
    expectFollowers(trial.program, 9, *mixed, evidence.known);
  });
}

void findPropagation(Evidence& evidence) {
  apps::Random random = randomFor("fill");
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
      if (filling.end != Filled::whole) throw filling.finding;
    }
    if (!isDeep) throw Spoilt();
  });
  if (evidence.known.kinds().empty() || (evidence.isSound && goesOnMostly(evidence))) return;
  // If it goes on without pairs, a rule of pairs may take the last value of squares.
  const Line onBoards = goesOn;
  findChains(evidence);
  if (evidence.isSound && goesOn.share < 1) {
    goesOn = onBoards;
  } else if (evidence.isSound && !onBoards.findings.empty()) {
    evidence.isUnsound(onBoards.findings.front());
  }
}

// ---- Sizes

// A blank board is undecided, and a square that is set on it decides no other one.
void expectOneDecided(StudentProgram& program, int size, apps::Random& random) {
  const sudoku::Puzzle blank = StudentBoard::blank(program, size).squares();
  if (blank != blankPuzzle(size)) {
    throw Finding{"a blank board of that size to be undecided", "it is not", drawing(blank), ""};
  }
  for (int i = 0; i < 4; ++i) {
    const Placement placement = anyPlacement(size, random);
    StudentBoard board = StudentBoard::blank(program, size);
    if (!board.set(placement)) throw refusal(board);
    if (board.came() != board.asked()) {
      throw Finding{callOf(placement) + " on a blank board to decide nothing but that square",
                    "other squares", picture(board.asked(), board.came()), ""};
    }
  }
}

// A search has many boards of one size: what is right for the first few only is not right.
void setOften(StudentProgram& program, int size, apps::Random& random) {
  const Placements some = shuffled(fullBoard(size, random), random);
  for (int i = 0; i < 100; ++i) {
    StudentBoard board = StudentBoard::blank(program, size);
    for (int set = 0; set < 10; ++set) board.set(oneOf(some, random));
    StudentBoard::forget(program, {board});
  }
}

// Squares that stay open are charged where size 9 has that fault too, and not again here: unless no
// board of size 4 has all of them, although size 9 mostly has.
void expectFilled(StudentProgram& program, int size, const Evidence& evidence,
                  apps::Random& random) {
  constexpr int kBoardsOfSize4 = 8;
  const bool isChargedAlready = evidence.share(Skill::goesOn) < 1;
  int open = 0;
  for (int i = 0; i < (size == 4 ? kBoardsOfSize4 : 1); ++i) {
    const Filling filling = fill(program, size, evidence.known, random);
    if (filling.end == Filled::whole) continue;
    if (filling.end == Filled::wrong || !isChargedAlready) throw filling.finding;
    if (++open == kBoardsOfSize4 && goesOnMostly(evidence)) throw filling.finding;
  }
}

void findSize(Evidence& evidence, int size, Skill skill) {
  apps::Random random = randomFor("size " + std::to_string(size));
  const std::vector<Unit> kinds = evidence.known.kinds();
  // A rule of pairs that is wrong finds pairs everywhere on size 4.
  const bool mayHavePairs = size == 4 && !evidence.isSound;
  makeTrials(evidence, "setSquare", {skill}, 1, [&](Trial& trial) {
    StudentProgram& program = trial.program;
    setOften(program, size, random);
    expectOneDecided(program, size, random);
    for (int i = 0; mayHavePairs && i < 4; ++i) {
      const auto fault = faultOfTwo(program, size, evidence.known, random);
      // A fault on size 9 too is not the fault of the size.
      if (fault && !faultOfTwo(program, 9, evidence.known, random)) throw *fault;
    }
    for (int i = 0; i < (size == 4 ? 12 : 6) && !mayHavePairs; ++i) {
      const Unit kind = kinds[static_cast<std::size_t>(i) % kinds.size()];
      expectLast(program, kind, below(size * size, random), size, evidence.known, random);
    }
    if (evidence.isSound) expectFilled(program, size, evidence, random);
    for (int i = 0; i < 2 && size == 16 && goesOnMostly(evidence); ++i) {
      const auto made = chain(kinds.front(), below(256, random), fullBoard(16, random), 3,
                              evidence.known, random);
      if (made) expectFollowers(program, 16, *made, evidence.known);
    }
  });
  if (evidence.share(skill) == 1) evidence.sizes.push_back(size);
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
      if (const auto fault = faultOfTwo(trial.program, size, evidence.known, random)) throw *fault;
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
        evidence.isUnsound(refusal(board));
        if (isPlain) throw refusal(board);
        throw Spoilt();
      }
      if (before != sudoku::kUndecided && before != each.value) {
        // Further rules decide nothing against a solution.
        if (isPlain && isLast && !firstSolution(came)) throw missing(board, each, {});
        throw Spoilt();
      }
      if (!isLast) continue;
      throw Finding{callOf(each) + " to return false: after it, a square has no value left", "true",
                    picture(board.asked(), board.came()), ""};
    }
  });
}

TEST_OF_SKILL(row, PartB_SetSquare, TheLastSquareOfARowIsDecided)
TEST_OF_SKILL(column, PartB_SetSquare, TheLastSquareOfAColumnIsDecided)
TEST_OF_SKILL(box, PartB_SetSquare, TheLastSquareOfABoxIsDecided)
TEST_OF_SKILL(size4, PartB_SetSquare, BoardsOfSize4DoTheSame)
TEST_OF_SKILL(size16, PartB_SetSquare, BoardsOfSize16DoTheSame)
TEST_OF_SKILL(goesOn, PartB_SetSquare, PropagationGoesOnUntilNothingChanges)
TEST_OF_SKILL(refuses, PartB_SetSquare, ASquareWithoutAnyValueLeftIsNoticed)
TEST_OF_SKILL(sound, PartB_SetSquare, NothingIsDecidedOrRefusedAgainstASolution)

}  // namespace

void findPlacements(Evidence& evidence) {
  findUnits(evidence);
  findPropagation(evidence);
  if (evidence.known.kinds().empty()) {
    // Nothing else can be seen.
    for (const Skill each : {Skill::size4, Skill::size16, Skill::refuses, Skill::sound}) {
      evidence.lines[each] = {};
    }
    return;
  }
  findSize(evidence, 4, Skill::size4);
  findSize(evidence, 16, Skill::size16);
  findRefusals(evidence);
  evidence.lines[Skill::sound].share = evidence.lines[Skill::sound].findings.empty() ? 1 : 0;
}

}  // namespace coursework
