// Trace.cpp: records in trace.jsonl what each search does with your board. The page
// sudoku-search.html opens that file, and shows your searches beside ours. Given.
//
//   ./Trace            the puzzles of 9x9.txt
//   ./Trace 9x9.txt:4  the puzzle in line 4

#include "BestFirstSearch.h"
#include "BreadthFirstSearch.h"
#include "Demo.h"
#include "DepthFirstSearch.h"
#include "Traced.h"

namespace tracing {

volatile std::sig_atomic_t isInterrupted = 0;

void interrupt(int signal) {
  isInterrupted = 1;
  std::signal(signal, SIG_DFL);  // a second Ctrl-C ends the program
}

// The search returned that state, or null.
void end(Record& record, const Searchable* solution) {
  record.outcome = solution == nullptr ? "exhausted" : "solved";
  for (State& state : record.states) {
    if (solution == nullptr || state.address != solution) continue;
    state.fate = "solution";
    state.order = record.nodes + 1;
    return;
  }
  if (solution != nullptr) record.note("solve() returns a state that is destroyed");
}

// Records a search. Returns false if there is no board to begin with.
template <class Search>
bool trace(const Puzzle& puzzle, const char* strategy, const char* frontier, std::ostream& out) {
  Record record = {puzzle, strategy, frontier, "", "", "", 0, {}};
  unique_ptr<Search> search;
  std::cout << puzzle.place << ", " << strategy << ": " << std::flush;
  try {
    search.reset(new Search(startOf(record)));
    end(record, search->solve());
    const int told = search->getNodesExpanded();
    if (told != record.nodes) record.note("getNodesExpanded() is " + std::to_string(told));
  } catch (const std::bad_cast&) {
    record.outcome = "stopped";
    record.note("a search may use nothing of a state but the functions of Searchable");
  } catch (const std::exception& error) {
    record.outcome = "stopped";
    record.note(error.what());
  }
  std::cout << record.nodes << " nodes expanded, " << record.outcome
            << (record.error.empty() ? "" : ": " + record.error) << std::endl;
  record.write(out);
  return record.refused.empty();
}

// Records the searches of the puzzles in a file, or in one of its lines: "9x9.txt:4". Returns the
// number of puzzles.
int traceFile(std::string name, std::ostream& out) {
  const std::string place = name;
  const std::size_t colon = name.find_last_not_of("0123456789");
  const bool isLine = colon != name.npos && name[colon] == ':' && colon + 1 < name.size();
  if (isLine) name.erase(colon);
  std::ifstream file(name);
  int count = 0;
  Puzzle puzzle;
  for (int line = 0; readPuzzle(file, name, line, puzzle);) {
    if (isLine && puzzle.place != place) continue;
    ++count;
    if (!trace<BreadthFirstSearch>(puzzle, "bfs", "queue", out)) continue;
    trace<BestFirstSearch>(puzzle, "best", "best", out);
    trace<DepthFirstSearch>(puzzle, "dfs", "stack", out);
  }
  if (count == 0) std::cerr << place << ": there is no puzzle\n";
  return count;
}

}  // namespace tracing

int main(int argc, char** argv) {
  std::signal(SIGINT, tracing::interrupt);
  std::ofstream out("trace.jsonl");
  int count = 0;
  for (const std::string& name : filesIn(argc, argv)) count += tracing::traceFile(name, out);
  if (!out.flush()) std::cerr << "trace.jsonl cannot be written\n";
  if (!out || count == 0) return 1;
  std::cout << "trace.jsonl has each state. sudoku-search.html shows it.\n";
}
