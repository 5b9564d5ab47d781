// Part d: how quickly the submission solves hard puzzles, beside our own search. Both are measured
// in processor time, in turns, so neither a slow machine nor a busy one costs marks. Race.h says
// what share of the marks which speed earns.

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <iomanip>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "apps/grade/suite/JudgeSearch.h"
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
// on, with collapse or without. Without naked pairs and on the first square they take thousands.
// The last two have a few solutions each, so that no rule leads to one without a search.
const std::vector<const char*> kNineByNine = {
    ".........41..5.2...9.4.1...8..7...93.4.1.....7...8...1.5....9.2......1.43....7...",
    "..9....63.........3.6.7.5......63...4......8...5.97.....3.....68....62..2..9.4..8",
    ".9..............2...71.5.....5....6.....2.94.7.8.......6..4.......7....1........8",
    "..628............94..35.........3..7.4....15.1....2.....1.....2.7........897...63",
    ".....2...97.58.......19..........36.1..4...5..259.........6....5.6...4.229.....3."};

// Here: some dozens, and tens of thousands. The second has two solutions.
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

// A puzzle, and how the submission does with it.
struct Entry {
  sudoku::Puzzle puzzle;
  std::vector<Lap> laps = {};
  std::string whyNot = "";  // it is not solved; empty as long as it is

  double share() const { return whyNot.empty() && !laps.empty() ? shareFor(ratioOf(laps)) : 0; }
};

class Racer {
 public:
  Racer(Capability program, const std::vector<const char*>& puzzles)
      : program_(std::move(program)) {
    for (const char* squares : puzzles) entries_.push_back({solved(squares).puzzle});
  }

  // In each lap all of them, with a new subject: what one remembers does not help with the next.
  void run() {
    for (bool isOver = false; !isOver;) {
      isOver = true;
      subject_.reset();
      for (Entry& each : entries_) {
        if (!each.whyNot.empty() || !needsAnotherLap(each.laps)) continue;
        runOn(each);
        isOver = false;
      }
    }
  }

  const std::vector<Entry>& entries() const { return entries_; }

  // Why the first that is not solved is not.
  std::string whyNot() const {
    for (const Entry& each : entries_) {
      if (!each.whyNot.empty()) return each.whyNot;
    }
    return "";
  }

  // Whether a search did not come to a solution, for another reason than its speed.
  bool hasFailed() const {
    return std::any_of(entries_.begin(), entries_.end(), [](const Entry& each) {
      return !each.whyNot.empty() && each.whyNot != kTooLong;
    });
  }

 private:
  void runOn(Entry& entry) {
    const auto ours = timeOfBestFirst(entry.puzzle);
    const bool isHopeless = isSlow_ || timeLimits().isHurried();
    try {
      if (!subject_) {
        subject_.emplace(program_);
        StudentBoard::race(*subject_, easy(entry.puzzle.size).puzzle,
                           endOf(ours, isHopeless));  // it starts
      }
      const auto [search, time] =
          StudentBoard::race(*subject_, entry.puzzle, endOf(ours, isHopeless));
      entry.whyNot = flawOfSearch(search, entry.puzzle);
      entry.laps.push_back({std::min(ours, timeOfBestFirst(entry.puzzle)), time});
      return;
    } catch (const TooSlow&) {
      isSlow_ = true;
      entry.whyNot = kTooLong;
    } catch (const CallFailed& failure) {
      entry.whyNot = failure.what();
    }
    subject_.reset();
  }

  const Capability program_;
  std::vector<Entry> entries_;
  std::optional<Subject> subject_;  // none before the first run, and after one that was ended
  bool isSlow_ = false;
};

// With -O2, as speed is measured. What goes wrong only then has undefined behaviour: that is told,
// and the program timed as all else is compiled.
Racer racerOn(const std::vector<const char*>& puzzles) {
  Racer optimised(setting().optimisedBestFirst(), puzzles);
  optimised.run();
  if (!optimised.hasFailed()) return optimised;
  Racer plain(capabilityNamed("bestFirstSudoku"), puzzles);
  plain.run();
  if (plain.hasFailed()) return optimised;
  remark({"the same behaviour when the compiler optimises (-O2)", optimised.whyNot(), "",
          "undefined behaviour: a return that is missing, a variable without a value, an index "
          "beyond the end. It was timed without optimisation, which takes longer"});
  return plain;
}

std::string inWords(double ratio) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(ratio < 10 ? 1 : 0) << ratio;
  return text.str();
}

void judgeSpeed(const std::vector<Entry>& entries) {
  double share = 0;
  std::string ratios;
  std::string whyNot;
  std::string board;
  for (const Entry& each : entries) {
    share += each.share() / static_cast<double>(entries.size());
    if (each.whyNot.empty()) {
      ratios += (ratios.empty() ? "" : ", ") + inWords(ratioOf(each.laps));
    } else if (whyNot.empty()) {
      whyNot = each.whyNot;
      board = drawing(each.puzzle);
    }
  }
  earn(share);
  if (share == 1) return;
  std::string came = ratios.empty() ? "" : "it took " + ratios + " times as long";
  if (!whyNot.empty()) came += (came.empty() ? "" : "; ") + ("not solved: " + whyNot);
  fault({"the solution of each of " + std::to_string(entries.size()) + " puzzles, in up to " +
             inWords(kFullMarksUpTo) +
             " times the processor time of our own search for all marks; "
             "from " +
             inWords(kNoMarksFrom) + " times on there are none",
         came, board,
         whyNot == kTooLong || whyNot.empty()
             ? "too many nodes: what saves some is told by the hints of this part; or too much "
               "work for each node: copies, sets, and squares that are looked at again"
             : ""});
}

void raceOn(const std::vector<const char*>& puzzles) {
  // First of all, it has to find some solution.
  const sudoku::Puzzle puzzle = solved(kHardPuzzles[1]).puzzle;
  Subject subject("bestFirstSudoku");
  if (!judgeSearch(StudentBoard::of(subject, puzzle).bestFirst(), puzzle)) return;
  judgeSpeed(racerOn(puzzles).entries());
}

TEST_F(PartD_Speed, HardPuzzlesOfSize9AreSolvedFast) {
  raceOn(kNineByNine);
}

TEST_F(PartD_Speed, HardPuzzlesOfSize16AreSolvedFast) {
  raceOn(kSixteenBySixteen);
}

}  // namespace
}  // namespace coursework
