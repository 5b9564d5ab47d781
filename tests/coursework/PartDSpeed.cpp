// Part d: the submission's speed on hard puzzles, as a ratio to our own search. Both are measured
// in processor time, in alternation, so a slow or a busy machine hardly changes the ratio. Race.h
// turns it into a share of the marks.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
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
  std::vector<Lap> laps = {};
  int calls = -1;           // of successors(); -1 if not counted
  double nodes = 0;         // that it expands for each of ours; 0 if not known
  std::string whyNot = "";  // why it is not solved; empty if it is

  double share() const { return whyNot.empty() && !laps.empty() ? shareFor(ratioOf(laps)) : 0; }
};

// Runs laps over all puzzles until none needs another.
class Racer {
 public:
  Racer(const grading::Subject& subject, const std::vector<sudoku::Puzzle>& puzzles)
      : subject_(subject) {
    for (const sudoku::Puzzle& puzzle : puzzles) runs_.push_back({puzzle});
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

 private:
  void race(Run& run) {
    const auto ours = ourBestFirst(run.puzzle).time;
    const auto end = endOf(ours, isSlow_ || underTest().limits.isHurried());
    try {
      if (!program_) {
        program_.emplace(subject_);
        StudentBoard::race(*program_, easy(run.puzzle.size()), program_->cpuTime(),
                           end);  // warm-up: the process starts
        since_ = program_->cpuTime();
      }
      const auto [search, time] = StudentBoard::race(*program_, run.puzzle, since_, end);
      since_ = program_->cpuTime();
      run.whyNot = flawOfSearch(search, run.puzzle);
      if (run.whyNot.empty() && search.calls >= 0 &&
          isTooFew(search.calls, leastChoices(run.puzzle, search.solution))) {
        run.whyNot = kNotBySearch;
      }
      const OurSearch again = ourBestFirst(run.puzzle);
      run.laps.push_back({std::min(ours, again.time), time});
      run.calls = search.calls;
      if (search.calls >= 0)
        run.nodes = (search.calls + 1.0) / (static_cast<double>(again.expanded) + 1);
      return;
    } catch (const TooSlow&) {
      isSlow_ = true;
      run.whyNot = kTooLong;
    } catch (const CallFailed& failure) {
      run.whyNot = failure.what();
      if (failure.finding) runningTest().fault(*failure.finding);
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
  std::vector<Run> optimised = Racer(underTest().setting.optimised, puzzles).runs();
  const std::string fault = faultIn(optimised);
  if (fault.empty() || underTest().setting.optimised.attempt.isOutOfTime) return optimised;
  std::vector<Run> plain = Racer(underTest().setting.subjects.back(), puzzles).runs();
  if (!faultIn(plain).empty()) return optimised;
  runningTest().remark(
      {"the same behaviour when the compiler optimises (-O2)", fault, "",
       "undefined behaviour: a return that is missing, a variable without a value, an index "
       "beyond the end. It was timed without optimisation, which takes longer"});
  return plain;
}

// "48, 52 times"
std::string times(const std::vector<double>& ratios) {
  std::vector<std::string> texts;
  for (const double each : ratios) texts.push_back(fmt::format("{:.{}f}", each, each < 10 ? 1 : 0));
  return fmt::format("{} times", fmt::join(texts, ", "));
}

// What slow solutions have most of: nodes, or work for each; both if one is up to twice the other.
// How many times as many as ours, for each puzzle; empty if that is not known.
std::string mistakeBehindSlowness(const std::vector<double>& nodes,
                                  const std::vector<double>& each) {
  const std::string many =
      "too many nodes (naked pairs, and single successors that are replaced, save most)";
  const std::string work =
      "too much work for each node: copies, sets, and squares that are looked at again";
  if (nodes.empty()) return many + ", or " + work;
  const double ofNodes = apps::geometricMean(nodes);
  const double more = ofNodes / apps::geometricMean(each);
  if (ofNodes < 2 || more < 0.5) return work;
  return more > 2 ? many : many + ", and " + work;
}

void judgeSpeed(const std::vector<Run>& runs) {
  double share = 0;
  std::vector<double> ratios, nodes, each;
  std::string whyNot, board;
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
  runningTest().earn(share);
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
  runningTest().fault(
      {fmt::format("the solution of each of {} puzzles, in up to {} the processor time of our own "
                   "search for all marks; from {} on there are none",
                   runs.size(), times({kFullMarksUpTo}), times({kNoMarksFrom})),
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
    if (quickest == nullptr || run.laps[0].theirs < quickest->laps[0].theirs) quickest = &run;
  }
  if (quickest == nullptr) return;
  try {
    StudentProgram program("bestFirstSudoku");
    const auto plain =
        StudentBoard::race(program, quickest->puzzle, program.cpuTime(), std::chrono::seconds(6));
    if (plain.search.calls <= 4 * (quickest->calls + 1)) return;
    runningTest().suspect(
        "The timed program needs far fewer calls of successors() than without optimisation.");
  } catch (const CallFailed&) {  // the marks for the races stay
  }
}

void raceOn(int size, int count) {
  apps::Random random = freshRandom();
  {
    // A submission that does not solve one hard puzzle within the usual limits is not timed. The
    // process ends before the race, and so cannot work for it.
    StudentProgram program("bestFirstSudoku");
    const sudoku::Puzzle puzzle = freshHard(random);
    judgeSearch(StudentBoard::of(program, puzzle).bestFirst(), puzzle);
  }
  std::vector<sudoku::Puzzle> puzzles;
  while (count-- > 0) puzzles.push_back(freshOpen(size, random));
  const std::vector<Run> runs = runsOn(puzzles);
  judgeSpeed(runs);
  suspectSearches(runs);
}

TEST_THAT_THROWS(PartD_Speed, HardPuzzlesOfSize9AreSolvedFast) {
  raceOn(9, 5);
}

TEST_THAT_THROWS(PartD_Speed, HardPuzzlesOfSize16AreSolvedFast) {
  raceOn(16, 2);
}

}  // namespace
}  // namespace coursework
