// Part d: how many hard puzzles the hand-in solves in time. The time is processor time, and what is
// in time is measured by what our own search takes for the same puzzles in the same run; so neither
// a slow machine nor a busy one costs marks.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include "tests/coursework/JudgeSearch.h"
#include "tests/coursework/Marking.h"
#include "tests/coursework/Puzzles.h"
#include "tests/coursework/Reference.h"
#include "tests/coursework/StudentBoard.h"
#include "tests/coursework/Text.h"

namespace coursework {
namespace {

class PartD_Speed : public MarkedTest {};

// With naked pairs each takes a few hundred expansions at most, whether the first undecided square
// is branched on or the one with fewest candidates, with collapse or without. Without naked pairs
// and on the first square the first four take thousands and the others tens of thousands.
const std::vector<const char*> kNineByNine = {
    ".........41..5.2...9.4.1...8..7...93.4.1.....7...8...1.5....9.2......1.43....7...",
    ".59....8.......9...4...7..51.........2..4.1.....61..586..4.......3..2..989......1",
    "..9....63.........3.6.7.5......63...4......8...5.97.....3.....68....62..2..9.4..8",
    ".7..54....1.2...8..9...7.....6...7..4....1..8.8......4...52......2.....1...9..35.",
    ".9..............2...71.5.....5....6.....2.94.7.8.......6..4.......7....1........8",
    "7.............3.....8...6.4....5....2......9.....6.8.....7.9.3...4..2....85......",
    "9................8..5.71...3..6..........5.1........2...7.....3.52.........8..9.6",
    "..2...........5....6....9.8.9...7......2.1.5.64.........7....1.....4........8...6",
    "3...............7...5.28...4..9..........5..8........1...7..39..51........2....4.",
    "..7.......2.....53.....1.....8...4......5..2.....9.......7.41..29........3...8...",
    ".8..........7.......9...3.5....5...9.2.....1.....6......32........1.8.7.9.6......",
    "3.............6.....7...28..74........2..9.......35..6...4........8...7.9.......5"};

// Here: some dozens, and tens of thousands.
const std::vector<const char*> kSixteenBySixteen = {
    "...B.....1.D.F48..6..G.2FC.E53A.3F7..E.D.8..C1..8.C.FAB472......"
    "..9D41C76F......6...2F935.C...ED........B..9F.C1FC52DB.G.71....9"
    "C.2..9F1..7..5...G..E....9......E.1..7.8.6......B.3852..D.4....E"
    "9.43..7.8........2.7...F4.D..85..6EC.4DA.B9.3.F2.8D....9.3.7...4",
    "..8..ED.C6.B..51.5F2........G8...E..5....1.7B2.31.B..4.A2..5C..D"
    "..9B.D..1...3.4..3.AC..85....1G.E.1...F..G....C.6D4.1A..B.C...78"
    "..5DG3.7E..6.4..2.CE.FA..3....8..7..B1.CF..2.3.A...F9..5..A1E..G"
    "5.3.EG..9..FADBC.CE6......4..G.7.G..8.9.6B2.153.9F....3.....86..",
    "...8...D..3B......7....C.D.AG.F.B...E..32......15F2....8..6...E3"
    "4..91.E.7BD.8...D...6.849.....5.2.C7...GF3A..1..F8...AB...1....."
    "..D.8.A...2..F1BE...5F37CA.19D.4.B...D..35..E..8G..3.B19..EF..2."
    "67G13.2..C.ED.8A9AE.F...8G4..63..3F4G.6.A.9.1..E..5........3FB.G",
    "4.2DC....76EB18.B....4675D912.E.6....5...3..C....E...9DBG.2C.657"
    "..F.6.2.....8B.C......4.....5...5B39..A.C..G4..1.6....1.42..F..."
    "...4E.7.3...1DF27.1..D92..G......2..GF581..D...6.AD63....F42...8"
    "9.52D.8.A.3.6.B.8....BC.D.5..7....6....97..4D.3..D..5E.4.B...C1A",
    "2A8B7.EG.F.1D.43567.4A9.B2..E1F.....C........B.7....B2....67G.A5"
    "A.6..8G.C5.E.3.1.E..3BC6...G8.9...B.1..E.4.....G.8....F519B.C6.A"
    "9.E.5G.4..D.67....46.....C.....E....F..23E.....9.....CB........."
    ".257..4.6.8.3FC...A.6.37DB....G..B.3892C.....5...4G8.F..7.1C..D2",
    ".6.7...2G..3..E...FC..6D.........B....3..C8.1.2...8..4A......FCD"
    ".8.E6BG...F1.2D.D.61.3.7B8GA5..E.A..DC..4....G1F...9..4.6..EB.37"
    "4.E879.F.G..C....7A..G5CE.9D8..39...3..68..2E..4.G3...2E....FD.."
    "3.G6F....A5.9E8..1.D.6..73.G..F..E.5..DB...8.67...7.G29..E......"};

// Boards made of sets and vectors take a hundred times as long for a node as ours, and those of a
// hand-in may well take ten times as long as that.
constexpr int kGenerous = 1000;

struct Race {
  std::vector<sudoku::Puzzle> puzzles;
  std::chrono::milliseconds budget;  // for each
};

Race prepare(const std::vector<const char*>& hard) {
  apps::Random random = freshRandom();
  Race race;
  std::chrono::nanoseconds ours{0};
  for (const char* squares : hard) {
    race.puzzles.push_back(renamed(solved(squares).puzzle, random));
    ours += timeOfBestFirst(race.puzzles.back());
  }
  const auto budget = kGenerous * ours / race.puzzles.size();
  race.budget = std::chrono::duration_cast<std::chrono::milliseconds>(budget);
  return race;
}

bool isSolvedInTime(const sudoku::Puzzle& puzzle, std::chrono::milliseconds budget) {
  try {
    Subject subject("bestFirstSudoku");
    StudentBoard board = StudentBoard::of(subject, puzzle);
    return judgeSearch(board.bestFirstUncounted(Patience::forRace(budget)), puzzle);
  } catch (const TooSlow&) {
    return false;
  } catch (const CallFailed&) {
    return false;  // the finding has been made
  }
}

void race(const std::vector<const char*>& hard) {
  const Race race = prepare(hard);
  std::size_t inTime = 0;
  const sudoku::Puzzle* tooHard = nullptr;
  for (const sudoku::Puzzle& puzzle : race.puzzles) {
    if (isSolvedInTime(puzzle, race.budget)) {
      ++inTime;
    } else {
      tooHard = &puzzle;
    }
  }
  if (tooHard == nullptr) return;
  earn(static_cast<double>(inTime) / static_cast<double>(race.puzzles.size()));
  fault({"all " + std::to_string(race.puzzles.size()) + " puzzles to be solved, each in " +
             std::to_string(race.budget.count()) + " ms of processor time (" +
             std::to_string(kGenerous) + " times what our own search takes)",
         std::to_string(inTime) + " were", drawn(*tooHard),
         "too many nodes: naked pairs are missing, or the order of the queue is not that of "
         "heuristicValue(); or too much work for each node"});
}

TEST_F(PartD_Speed, HardPuzzlesOfSize9AreSolvedInTime) {
  race(kNineByNine);
}

TEST_F(PartD_Speed, HardPuzzlesOfSize16AreSolvedInTime) {
  race(kSixteenBySixteen);
}

}  // namespace
}  // namespace coursework
