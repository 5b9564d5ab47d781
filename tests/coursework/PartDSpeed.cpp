// Part d: how many hard puzzles the submission solves in time. The time is processor time, and what
// is in time is measured by what our own search takes for the same puzzles in the same run; so
// neither a slow machine nor a busy one costs marks.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "apps/grade/suite/MarkedTest.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Race.h"
#include "apps/grade/suite/Reference.h"
#include "apps/grade/suite/StudentBoard.h"
#include "apps/grade/suite/Text.h"
#include "sudoku/Checker.h"

namespace coursework {
namespace {

class PartD_Speed : public MarkedTest {};

// These stay as they are in every run, since in another guise a puzzle may take a submission a few
// nodes or very many.
//
// With naked pairs each takes a few hundred nodes at most, whichever undecided square is branched
// on, with collapse or without. Without naked pairs and on the first square the first four take
// thousands, the last one tens of thousands.
const std::vector<const char*> kNineByNine = {
    ".........41..5.2...9.4.1...8..7...93.4.1.....7...8...1.5....9.2......1.43....7...",
    ".59....8.......9...4...7..51.........2..4.1.....61..586..4.......3..2..989......1",
    "..9....63.........3.6.7.5......63...4......8...5.97.....3.....68....62..2..9.4..8",
    ".7..54....1.2...8..9...7.....6...7..4....1..8.8......4...52......2.....1...9..35.",
    ".9..............2...71.5.....5....6.....2.94.7.8.......6..4.......7....1........8"};

// Here: some dozens, and tens of thousands.
const std::vector<const char*> kSixteenBySixteen = {
    ".CB84....DA..3F6.6A..7....1.D.EB.1...6.....5.C.8E439.CDG......1."
    ".A..7...C..1.B.3....F..2.3.D8.7...7B...D4.6..129...E1B3829....C."
    ".B4.G..1.A.9.......59.4.81C6.2.78.9G6DC5...34..1..13.8..57.G.9.."
    "..81......2.G5.DGD....2.1....78..2C....6..D.E.94......8.A....6B.",
    ".B.1...7...CA8....6.8.A..F.3...B.A.23...857....958D......9A....3"
    "......9B.3EF.68.8F....E...167......D7...285.............9.4..A3C"
    "B.56...FE..D2..A.C..E.6..2.B.....4..1.B2763.E..F..2E.GD5A1C.8..."
    "2EA..41...B.6D..6...2F7....AC.1........GFC6592..C.G.B..614D2.E78"};

constexpr const char* kTooLong = "it took longer";

struct Run {
  std::string whyNot;  // empty if it came to the solution
  std::chrono::nanoseconds time{};
};

class Racer {
 public:
  Racer(const std::vector<sudoku::Puzzle>& puzzles)
      : puzzles_(puzzles), race_(timeOfBestFirst(puzzles), timeLimits().isHurried()) {}

  // Empty if the puzzle is solved in time, else what came.
  std::string whyNotInTime(const sudoku::Puzzle& puzzle) {
    for (int runs = 0;; ++runs) {
      const Run latest = run(puzzle);
      if (latest.whyNot == kTooLong) race_.lose();
      if (!latest.whyNot.empty()) return latest.whyNot;
      Race::Verdict verdict = race_.judge(latest.time, runs);
      if (verdict != Race::Verdict::inTime) {
        race_.measuredAgain(timeOfBestFirst(puzzles_));
        verdict = race_.judge(latest.time, runs);
      }
      if (verdict == Race::Verdict::inTime) return "";
      if (verdict == Race::Verdict::late) return kTooLong;
    }
  }

  const Race& race() const { return race_; }

 private:
  Run run(const sudoku::Puzzle& puzzle) {
    try {
      if (!subject_) subject_.emplace("bestFirstSudoku");
      return finished(puzzle);
    } catch (const TooSlow&) {
      subject_.reset();
      return {kTooLong};
    }
  }

  // Setting the givens is part of the race: one can search there too.
  Run finished(const sudoku::Puzzle& puzzle) {
    using std::chrono::milliseconds;
    StudentBoard board = StudentBoard::blank(*subject_, puzzle.size);
    const auto begin = board.cpuTime();
    const auto end = race_.end();
    int row = 0;
    for (const Placement& placement : placementsOf(puzzle)) {
      // Now and then, since reading the clock takes longer than most calls.
      if (placement.row != row && board.cpuTime() - begin > end) return {kTooLong};
      row = placement.row;
      board.set(placement);
    }
    const auto left = std::chrono::floor<milliseconds>(end - (board.cpuTime() - begin));
    if (left <= milliseconds(0)) return {kTooLong};
    const Search search = board.raceBestFirst(left);
    if (!search.isFound) return {"solve() returned nullptr"};
    const auto faults = sudoku::check(puzzle, search.solution);
    if (!faults.empty()) return {"what was found is wrong: " + faults.front().message()};
    return {"", board.cpuTime() - begin};
  }

  const std::vector<sudoku::Puzzle>& puzzles_;
  Race race_;
  std::optional<Subject> subject_;  // none before the first run, and after one that was ended
};

void raceOn(const std::vector<const char*>& hard) {
  std::vector<sudoku::Puzzle> puzzles;
  for (const char* squares : hard) puzzles.push_back(solved(squares).puzzle);
  Racer racer(puzzles);
  std::size_t inTime = 0;
  std::string whyNot;
  std::string board;
  for (const sudoku::Puzzle& puzzle : puzzles) {
    // Those that were solved have earned their share even if the next one crashes.
    earn(static_cast<double>(inTime) / static_cast<double>(puzzles.size()));
    const std::string why = racer.whyNotInTime(puzzle);
    if (why.empty()) {
      ++inTime;
    } else if (whyNot.empty()) {
      whyNot = why;
      board = drawing(puzzle);
    }
  }
  earn(static_cast<double>(inTime) / static_cast<double>(puzzles.size()));
  if (whyNot.empty()) return;
  const Race& race = racer.race();
  const auto limit =
      std::chrono::floor<std::chrono::milliseconds>(std::min(race.limit(), race.end()));
  fault({"all " + std::to_string(puzzles.size()) + " puzzles to be solved, each in " +
             std::to_string(limit.count()) + " ms of processor time (" +
             std::to_string(limit / race.ours()) + " times what our own search takes)",
         std::to_string(inTime) + " were; the first that was not: " + whyNot, board,
         whyNot == kTooLong
             ? "too many nodes: naked pairs are missing, or the order of the queue is not that of "
               "heuristicValue(); or too much work for each node"
             : ""});
}

TEST_F(PartD_Speed, HardPuzzlesOfSize9AreSolvedInTime) {
  raceOn(kNineByNine);
}

TEST_F(PartD_Speed, HardPuzzlesOfSize16AreSolvedInTime) {
  raceOn(kSixteenBySixteen);
}

}  // namespace
}  // namespace coursework
