// Part d: the submission's speed on hard puzzles, as a ratio to our own search. Both are measured
// in processor time, in alternation, so a slow or a busy machine hardly changes the ratio. Race.h
// turns it into a share of the marks.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/suite/JudgeSearch.h"
#include "apps/grade/suite/Puzzles.h"
#include "apps/grade/suite/Race.h"

namespace coursework {
namespace {

// The puzzles are the same in every run: with renamed values or permuted rows, the same puzzle may
// take a submission very different numbers of nodes.
//
// With naked pairs, each puzzle takes at most a few hundred nodes, whichever undecided square is
// branched on, with or without single successors being replaced. Without naked pairs, branching on
// the first undecided square, it takes thousands. The last two have several solutions, so no rule
// solves them without search.
const std::vector<const char*> kNineByNine = {
    ".........41..5.2...9.4.1...8..7...93.4.1.....7...8...1.5....9.2......1.43....7...",
    "..9....63.........3.6.7.5......63...4......8...5.97.....3.....68....62..2..9.4..8",
    ".9..............2...71.5.....5....6.....2.94.7.8.......6..4.......7....1........8",
    "..628............94..35.........3..7.4....15.1....2.....1.....2.7........897...63",
    ".....2...97.58.......19..........36.1..4...5..259.........6....5.6...4.229.....3."};

// Some dozens of nodes with naked pairs, tens of thousands without. The second puzzle has two
// solutions.
const std::vector<const char*> kSixteenBySixteen = {
    ".CB84....DA..3F6.6A..7....1.D.EB.1...6.....5.C.8E439.CDG......1."
    ".A..7...C..1.B.3....F..2.3.D8.7...7B...D4.6..129...E1B3829....C."
    ".B4.G..1.A.9.......59.4.81C6.2.78.9G6DC5...34..1..13.8..57.G.9.."
    "..81......2.G5.DGD....2.1....78..2C....6..D.E.94......8.A....6B.",
    ".B.1...7...CA8....6.8.A..F.3...B.A.23...857....958D......9A....3"
    "......9B.3EF.68.8F....E...167......D7...285.............9.4..A3C"
    "B.56...F...D2..A.C..E.6..2.B.....4..1.B2763.E..F..2E.GD5A1..8..."
    "2EA..41...B.6D..6...2F7....AC.1........GFC6592..C.G.B..614D2.E78"};

constexpr const char* kTooLong = "it took too long";

// One puzzle and the submission's results for it.
struct Run {
  sudoku::Puzzle puzzle;
  std::vector<Lap> laps = {};
  double nodes = 0;         // that it expands for each of ours; 0 if not known
  std::string whyNot = "";  // why it is not solved; empty if it is

  double share() const { return whyNot.empty() && !laps.empty() ? shareFor(ratioOf(laps)) : 0; }
};

// Runs laps over all puzzles until none needs another.
class Racer {
 public:
  Racer(const grading::Subject& subject, const std::vector<const char*>& puzzles)
      : subject_(subject) {
    for (const char* squares : puzzles) runs_.push_back({solved(squares).puzzle});
    for (bool isOver = false; !isOver;) {
      isOver = true;
      program_.reset();
      for (Run& each : runs_) {
        if (!each.whyNot.empty() || !needsAnotherLap(each.laps)) continue;
        race(each);
        isOver = false;
      }
    }
  }

  const std::vector<Run>& runs() const { return runs_; }

  // The reason for the first puzzle that is not solved; empty if all are.
  std::string whyNot() const {
    for (const Run& each : runs_) {
      if (!each.whyNot.empty()) return each.whyNot;
    }
    return "";
  }

  // True if a puzzle is not solved for another reason than time.
  bool hasFailed() const {
    return std::any_of(runs_.begin(), runs_.end(), [](const Run& each) {
      return !each.whyNot.empty() && each.whyNot != kTooLong;
    });
  }

 private:
  void race(Run& run) {
    const auto ours = ourBestFirst(run.puzzle).time;
    const auto end = endOf(ours, isSlow_ || timeLimits().isHurried());
    try {
      if (!program_) {
        program_.emplace(subject_);
        StudentBoard::race(*program_, easy(run.puzzle.size()).puzzle, program_->cpuTime(),
                           end);  // warm-up: the process starts
        since_ = program_->cpuTime();
      }
      const auto [search, time] = StudentBoard::race(*program_, run.puzzle, since_, end);
      since_ = program_->cpuTime();
      run.whyNot = flawOfSearch(search, run.puzzle);
      const OurSearch again = ourBestFirst(run.puzzle);
      run.laps.push_back({std::min(ours, again.time), time});
      if (search.told >= 0)
        run.nodes = (search.told + 1.0) / (static_cast<double>(again.expanded) + 1);
      return;
    } catch (const TooSlow&) {
      isSlow_ = true;
      run.whyNot = kTooLong;
    } catch (const CallFailed& failure) {
      run.whyNot = failure.what();
    }
    program_.reset();
  }

  const grading::Subject& subject_;
  std::vector<Run> runs_;

  // Each lap has a new process, so that a submission cannot reuse the results of an earlier lap.
  // Empty at the start of a lap, and after a run that failed.
  std::optional<StudentProgram> program_;

  // The program's processor time after its latest search. Its time between two searches, while
  // our own search is timed, counts for the second one.
  std::chrono::nanoseconds since_{};
  bool isSlow_ = false;
};

// Times the program compiled with -O2. A submission that fails only there has undefined behaviour:
// it gets a remark, and the program without optimisation is timed instead.
Racer racerOn(const std::vector<const char*>& puzzles) {
  Racer optimised(setting().optimised, puzzles);
  if (!optimised.hasFailed() || setting().optimised.attempt.isOutOfTime) return optimised;
  Racer plain(setting().subjects.back(), puzzles);
  if (plain.hasFailed()) return optimised;
  remark({"the same behaviour when the compiler optimises (-O2)", optimised.whyNot(), "",
          "undefined behaviour: a return that is missing, a variable without a value, an index "
          "beyond the end. It was timed without optimisation, which takes longer"});
  return plain;
}

// "48, 52 times"
std::string times(const std::vector<double>& ratios) {
  std::ostringstream text;
  for (const double each : ratios) {
    text << (text.tellp() > 0 ? ", " : "") << std::fixed << std::setprecision(each < 10 ? 1 : 0)
         << each;
  }
  return text.str() + " times";
}

// What slow solutions have most of: nodes, or work for each. `nodes`: how many times as many as
// ours, for each puzzle; empty if that is not known.
std::string mistakeBehindSlowness(const std::vector<double>& nodes) {
  const std::string many =
      "too many nodes (naked pairs, and single successors that are replaced, save most)";
  const std::string work =
      "too much work for each node: copies, sets, and squares that are looked at again";
  if (nodes.empty()) return many + ", or " + work;
  return *std::max_element(nodes.begin(), nodes.end()) <= 2 ? work : many;
}

void judgeSpeed(const std::vector<Run>& runs) {
  double share = 0;
  std::vector<double> ratios, nodes, each;
  std::string whyNot;
  std::string board;
  for (const Run& run : runs) {
    share += run.share() / static_cast<double>(runs.size());
    if (run.whyNot.empty()) {
      ratios.push_back(ratioOf(run.laps));
      if (run.nodes > 0) nodes.push_back(run.nodes);
      if (run.nodes > 0) each.push_back(ratios.back() / run.nodes);
    } else if (whyNot.empty()) {
      whyNot = run.whyNot;
      board = drawing(run.puzzle);
    }
  }
  earn(share);
  if (share == 1) return;
  std::string came = ratios.empty() ? "" : "it took " + times(ratios) + " as long";
  if (!nodes.empty()) {
    // Equal values leave the queue in any order, which changes the nodes a little.
    const bool areAlike = std::all_of(nodes.begin(), nodes.end(),
                                      [](double ratio) { return 0.8 < ratio && ratio < 1.25; });
    came += ": it expands " + (areAlike ? "" : times(nodes) + ' ') +
            "as many nodes as ours, and each takes " + times(each) + " as long";
  }
  if (!whyNot.empty()) came += (came.empty() ? "" : "; ") + ("not solved: " + whyNot);
  fault({"the solution of each of " + std::to_string(runs.size()) + " puzzles, in up to " +
             times({kFullMarksUpTo}) +
             " the processor time of our own search for all marks; from " + times({kNoMarksFrom}) +
             " on there are none",
         came, board, whyNot == kTooLong || whyNot.empty() ? mistakeBehindSlowness(nodes) : ""});
}

// Headers can tell by a macro of the compiler that they are optimised, and so timed.
void suspectOptimised() {
  beginSuspecting();
  try {
    StudentProgram program(setting().optimised);
    suspectSearching(program);
    for (const char* hard : {kHardPuzzles[0], kHardPuzzles[2]}) {
      StudentBoard board = StudentBoard::of(program, solved(hard).puzzle);
      if (!isUndecidedSomewhere(board.squares()) || !board.isSolution()) continue;
      suspect("isSolution() is true for a board with undecided squares in the timed program.");
    }
  } catch (const CallFailed&) {  // the marks for the races stay
  }
}

// The process of this search ends before the race, and so cannot work for it.
Search searchOf(const sudoku::Puzzle& puzzle) {
  StudentProgram program("bestFirstSudoku");
  return StudentBoard::of(program, puzzle).bestFirst();
}

void raceOn(const std::vector<const char*>& puzzles) {
  // A submission that does not solve one hard puzzle within the usual limits is not timed.
  const sudoku::Puzzle puzzle = solved(kHardPuzzles[1]).puzzle;
  if (!judgeSearch(searchOf(puzzle), puzzle)) return;
  const Racer racer = racerOn(puzzles);
  judgeSpeed(racer.runs());
  if (racer.whyNot().empty()) suspectOptimised();
}

TEST(PartD_Speed, HardPuzzlesOfSize9AreSolvedFast) {
  raceOn(kNineByNine);
}

TEST(PartD_Speed, HardPuzzlesOfSize16AreSolvedFast) {
  raceOn(kSixteenBySixteen);
}

}  // namespace
}  // namespace coursework
