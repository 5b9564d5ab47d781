// ExampleTree.h: a tree of ten states on which the page explains the strategies. The numbers in it
// are right because the real drivers search it whenever a page is made.

#ifndef APPS_COMPARE_EXAMPLETREE_H_
#define APPS_COMPARE_EXAMPLETREE_H_

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "Searchable.h"
#include "Sudoku.h"
#include "apps/support/Strategy.h"
#include "search/trace/LearningRecorder.h"

namespace comparing {

struct ExampleNode {
  int parent;          // -1 for the start
  int heuristicValue;  // 0 for searches that learn
  bool isSolution;
  std::vector<std::size_t> expanded{};  // first, third, ...; several times in rounds
  int backTo = -1;                      // where a search that learns went from a contradiction
};

struct ExampleSearch {
  std::vector<ExampleNode> nodes;
  std::size_t expansions = 0;
  bool usesHeuristic = false;  // the driver asked for heuristic values
};

// The lower values lead to a dead end first, then to the solution.
inline const std::vector<ExampleNode> kExampleTree = {
    {-1, 4, false}, {0, 3, false}, {0, 2, false}, {1, 3, false}, {1, 3, false},
    {2, 1, false},  {2, 2, false}, {3, 3, false}, {6, 2, false}, {8, 0, true},
};

// A state of that tree, which notes what it is asked.
class ExampleState : public Searchable {
 public:
  ExampleState(std::size_t id, ExampleSearch& search) : id_(id), search_(search) {}

  bool isSolution() const override { return kExampleTree[id_].isSolution; }
  vector<unique_ptr<Searchable>> successors() const override {
    search_.nodes[id_].expanded.push_back(++search_.expansions);
    vector<unique_ptr<Searchable>> states;
    for (std::size_t id = 0; id < kExampleTree.size(); ++id) {
      if (kExampleTree[id].parent == static_cast<int>(id_)) {
        states.push_back(std::make_unique<ExampleState>(id, search_));
      }
    }
    return states;
  }
  void write(ostream& out) const override { out << id_; }
  int heuristicValue() const override {
    search_.usesHeuristic = true;
    return kExampleTree[id_].heuristicValue;
  }

 private:
  std::size_t id_;
  ExampleSearch& search_;
};

// A search that learns needs a puzzle that explains itself. In this Sudoku, it jumps back over
// decisions that a contradiction does not need.
inline ExampleSearch exampleOfLearning() {
  constexpr std::string_view kPuzzle =
      "6.295.4..3....6.......132......3.85..5..61...7....2..6..9....7.86...5..954.......";
  auto board = std::make_unique<Sudoku>(9, sudoku::kCoursework);
  for (int square = 0; square < 81; ++square) {
    const char given = kPuzzle[static_cast<std::size_t>(square)];
    if (given != '.') board->setSquare(square / 9, square % 9, given - '0');
  }
  search::ConflictDrivenSearch driver(std::make_unique<ExplainedSudoku>(*board));
  search::LearningRecorder recorder(driver.puzzle());
  driver.setObserver(&recorder);
  driver.setLearningObserver(&recorder);
  driver.solve();
  ExampleSearch example;
  for (const search::TracedState& state : recorder.trace(driver).states) {
    const bool isSolution = state.fate == search::Fate::solution;
    example.nodes.push_back({state.id == 0 ? -1 : static_cast<int>(state.parent), 0, isSolution});
    if (!isSolution) example.nodes.back().expanded.push_back(state.order);
    if (state.backTo) example.nodes.back().backTo = static_cast<int>(*state.backTo);
  }
  return example;
}

// What the strategy expands up to the solution, in order.
inline ExampleSearch exampleOf(const apps::Strategy& strategy) {
  if (strategy.learns) return exampleOfLearning();
  ExampleSearch example{kExampleTree};
  strategy.startFrom(std::make_unique<ExampleState>(0, example))->solve();
  return example;
}

}  // namespace comparing

#endif
