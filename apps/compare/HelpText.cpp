#include "apps/compare/HelpText.h"

#include <fmt/format.h>

#include "apps/compare/ShippedPuzzles.h"
#include "apps/support/RuleSetNames.h"

namespace comparing {

std::string helpFooter() {
  return apps::ruleSetHelp() + fmt::format(R"(
In the table, ≥ marks a lower bound: the count of a search when a limit stopped it. † marks the count
of a search that proved that there is no solution. The geometric mean counts a search without any
expanded node as one node. Sums over lower bounds are lower bounds. Ratios of lower bounds are bounds
or ranges, such as 0.80–2.50×; ? means that nothing is known. If limits leave it open which of two
searches expands fewer nodes, the puzzle counts as unknown. The mean of a pair is then followed by the
mean over the puzzles that both finished, with their number: ? (0.55× on 725).

JSON and CSV have a record for each search:
  puzzle, size, rules, strategy
  outcome       solved; exhausted: there is no solution; limit: a limit stopped the search;
                stopped: Ctrl-C did
  expanded      states whose successors were asked for
  generated     states that were handed over as successors, plus the start
  peakFrontier  most states that waited at one moment
  depth         expansions on the path from the start to the solution
  elapsedNs     nanoseconds that it took, setting the givens included
  solution      checked by code that shares nothing with what solves
  ties          with --ties: an array of seed, outcome and expanded for each order

Ctrl-C or SIGTERM stops the search under way and prints the results so far. If --trace, --dot,
--cp-profiler or --report is given, searches done are recorded for up to two seconds more.
A second Ctrl-C ends the program at once.

Exit status:
  0    all searches ran, whether they found a solution, there is none, or a limit stopped them
  1    this program made a mistake: a solution was wrong, or memory ran out
  2    an argument is wrong, or something could not be read or written; puzzles that could be
       read were compared
  3    --against found a difference
  130  Ctrl-C stopped it; 143 after SIGTERM

Environment:
  {:<21}  the folder with the puzzles that come with this program, if it is not found
  NO_COLOR               if it is set, the table has no colours
  COLUMNS                the width of the table where that is no terminal's [80]

Examples:
  CompareSearch
  CompareSearch --rules coursework,full --strategies bfs,best puzzles/famous.txt
  CompareSearch --jobs 0 --report report.html --ties 20 puzzles/
  CompareSearch --strategies best --rules coursework --trace best.jsonl.gz puzzle.txt
  CompareSearch --against best.jsonl.gz
  CompareSearch --rules full,full-lockedCandidate --time-limit 10 --format csv hard.txt > hard.csv
)",
                                           kPuzzlesVariable);
}

}  // namespace comparing
