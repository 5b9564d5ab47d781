// Part d: the submission's speed on hard puzzles, as a ratio to our own search. Both are measured
// in processor time, in alternation, so a slow or a busy machine hardly changes the ratio. Race.h
// turns it into a share of the marks.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "apps/grade/judges/JudgeDriver.h"
#include "apps/grade/judges/Puzzles.h"
#include "apps/grade/judges/Race.h"
#include "apps/support/GeometricMean.h"

namespace coursework {
namespace {

constexpr const char* kTooLong = "it took too long";
constexpr const char* kNotBySearch =
    "successors() was hardly called, so it was not found by search";

// One puzzle and the submission's results for it.
struct Run {
  sudoku::Puzzle puzzle;
  double ratio = kNoMarksFrom;  // of its time to ours
  int calls = -1;               // of successors(); -1 if not counted
  double nodes = 0;             // that it expands for each of ours; 0 if not known
  std::string whyNot = "";      // why it is not solved; empty if it is

  double share() const { return whyNot.empty() ? shareFor(ratio) : 0; }
};

// Each race has a new process, so that a submission cannot use what an earlier one left behind.
Run race(const grading::Subject& subject, const sudoku::Puzzle& puzzle) {
  Run run{puzzle};
  const auto before = ourBestFirst(puzzle).time;
  const auto limit = before * static_cast<int>(kNoMarksFrom);  // after it, it earns nothing
  try {
    const auto [search, time] = [&] {
      StudentProgram program(subject);
      StudentBoard::race(program, easy(9), limit);  // warm-up
      return StudentBoard::race(program, puzzle, limit);
    }();
    const OurSearch after = ourBestFirst(puzzle);
    run.ratio = ratioOf({std::min(before, after.time), time});
    run.calls = search.calls;
    if (search.calls >= 0)
      run.nodes = (search.calls + 1.0) / (static_cast<double>(after.expanded) + 1);
    run.whyNot = flawOfSearch(search, puzzle);
    if (run.whyNot.empty() && search.calls >= 0 &&
        isTooFew(search.calls, leastChoices(puzzle, search.solution))) {
      run.whyNot = kNotBySearch;
    }
  } catch (const TooSlow&) {
    run.whyNot = kTooLong;
  } catch (const CallFailed& failure) {
    run.whyNot = failure.what();
    if (failure.finding) runningTest().fault(*failure.finding);
  }
  return run;
}

// Runs the puzzles, in their order, until the ratios have this sum: what takes long, or fails, is
// known after fewer. Ratios, not seconds, so that the speed of the machine changes nothing.
std::vector<Run> racesOf(const grading::Subject& subject,
                         const std::vector<sudoku::Puzzle>& puzzles) {
  double left = 2 * kNoMarksFrom;
  std::vector<Run> runs;
  for (auto next = puzzles.begin(); next != puzzles.end() && left > 0; ++next) {
    runs.push_back(race(subject, *next));
    left -= runs.back().ratio;
  }
  return runs;
}

// The first fault that kept a puzzle from being solved. Empty if there is none.
std::string faultIn(const std::vector<Run>& runs) {
  for (const Run& each : runs) {
    const std::string& whyNot = each.whyNot;
    if (!whyNot.empty() && whyNot != kTooLong && whyNot != kNotBySearch) return whyNot;
  }
  return "";
}

// Times the program compiled with -O2. A submission that fails only there has undefined behaviour:
// it gets a remark, and the program without optimisation is timed instead.
std::vector<Run> runsOn(const std::vector<sudoku::Puzzle>& puzzles) {
  std::vector<Run> optimised = racesOf(underTest().setting.optimised, puzzles);
  const std::string fault = faultIn(optimised);
  if (fault.empty() || underTest().setting.optimised.attempt.isOutOfTime) return optimised;
  std::vector<Run> plain = racesOf(underTest().setting.subjects.back(), puzzles);
  if (!faultIn(plain).empty()) return optimised;
  runningTest().remark(
      {"the same behaviour when the compiler optimises (-O2)", fault, "",
       "undefined behaviour: a return that is missing, a variable without a value, an index "
       "beyond the end. It was timed without optimisation, which takes longer"});
  return plain;
}

// "0.48", "4.8", or "48"
std::string rounded(double ratio) {
  return fmt::format("{:.{}f}", ratio, ratio < 1 ? 2 : ratio < 10 ? 1 : 0);
}

// "typically 48 times (31 to 60 times)"; "48 times" if all are alike
std::string spread(const std::vector<double>& ratios) {
  const auto [first, last] = std::minmax_element(ratios.begin(), ratios.end());
  const std::string least = rounded(*first), most = rounded(*last);
  const std::string typical = rounded(apps::geometricMean(ratios));
  if (least == most) return typical + " times";
  return fmt::format("typically {} times ({} to {} times)", typical, least, most);
}

void judgeSpeed(const std::vector<Run>& runs) {
  double share = 0;
  std::vector<double> ratios, nodes, each;
  std::string whyNot, board;
  for (const Run& run : runs) {
    share += run.share();
    if (run.share() == 1) continue;
    if (run.whyNot.empty()) {
      ratios.push_back(run.ratio);
      if (run.nodes > 0) nodes.push_back(run.nodes);
      if (run.nodes > 0) each.push_back(ratios.back() / run.nodes);
    } else if (whyNot.empty()) {
      whyNot = run.whyNot;
      board = drawing(run.puzzle);
    }
  }
  share /= static_cast<double>(runs.size());
  runningTest().earn(share);
  if (share == 1) return;
  std::string came = ratios.empty()
                         ? ""
                         : fmt::format("{} of them took {} as long", ratios.size(), spread(ratios));
  if (!nodes.empty()) {
    came += ": they need " + spread(nodes) + " as many nodes as ours, and each takes " +
            spread(each) + " as long";
  }
  if (!whyNot.empty()) came += (came.empty() ? "" : "; ") + ("not solved: " + whyNot);
  runningTest().fault(
      {fmt::format(
           "the solution of each of {} puzzles, in up to {} times the processor time of our "
           "own search for all marks; from {} times on there are none",
           runs.size(), rounded(kFullMarksUpTo), rounded(kNoMarksFrom)),
       came, board,
       whyNot == kTooLong || whyNot.empty() ? mistakeBehindSlowness(nodes, each) : ""});
}

// Headers can tell by a macro of the compiler that they are optimised, and so timed. The quickest
// search is repeated without.
void suspectSearches(const std::vector<Run>& runs) {
  runningTest().beginSuspecting();
  const Run* quickest = nullptr;
  for (const Run& run : runs) {
    if (run.whyNot == kNotBySearch) {
      runningTest().suspect(
          "A puzzle with several solutions was solved by too few calls of successors().");
    }
    if (!run.whyNot.empty()) continue;
    if (run.calls < 0)
      runningTest().suspect("BestFirstSearch needs Sudoku: successors() was not counted.");
    if (quickest == nullptr || run.calls < quickest->calls) quickest = &run;
  }
  if (quickest == nullptr) return;
  try {
    StudentProgram program("bestFirstSudoku");
    const auto plain = StudentBoard::race(program, quickest->puzzle, std::chrono::seconds(6));
    if (plain.search.calls <= 4 * (quickest->calls + 1)) return;
    runningTest().suspect(
        "The timed program needs far fewer calls of successors() than without optimisation.");
  } catch (const CallFailed&) {  // the marks for the races stay
  }
}

void raceOn(int size) {
  apps::Random random = freshRandom();
  {
    // A submission that does not solve one hard puzzle within the usual limits is not timed. The
    // process ends before the race, and so cannot work for it.
    StudentProgram program("bestFirstSudoku");
    const sudoku::Puzzle puzzle = freshHard(random);
    judgeSearch(StudentBoard::of(program, puzzle).bestFirst(), puzzle);
  }
  const std::vector<Run> runs = runsOn(forRaces(size, random));
  judgeSpeed(runs);
  suspectSearches(runs);
}

TEST_THAT_THROWS(PartD_Speed, HardPuzzlesOfSize9AreSolvedFast) {
  raceOn(9);
}

TEST_THAT_THROWS(PartD_Speed, HardPuzzlesOfSize16AreSolvedFast) {
  raceOn(16);
}

}  // namespace
}  // namespace coursework
