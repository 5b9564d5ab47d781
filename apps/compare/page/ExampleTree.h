// ExampleTree.h: a tree of ten states on which the page explains the strategies. The numbers in it
// are right because the real drivers search it whenever a page is made.

#pragma once

#include <cstddef>
#include <memory>
#include <sstream>
#include <vector>

#include "Searchable.h"
#include "Sudoku.h"
#include "apps/solving/Strategy.h"
#include "search/trace/LearningRecorder.h"
#include "sudoku/PuzzleReader.h"

namespace comparing {

struct ExampleNode {
  int parent;  // -1 for the start
  bool isSolution;
  int heuristicValue = -1;         // -1: the driver did not ask for it
  std::vector<int> expanded = {};  // when, counted from 1; several times in rounds
  int backTo = -1;                 // where a search that learns went from a contradiction
};

// A state of the tree, which notes what it is asked. Small heuristic values lead to a dead end
// first, then to the solution.
class ExampleState : public Searchable {
 public:
  static constexpr int kParents[] = {-1, 0, 0, 1, 1, 2, 2, 3, 6, 8};
  static constexpr int kHeuristicValues[] = {4, 3, 2, 3, 3, 1, 2, 3, 2, 0};

  ExampleState(int id, std::vector<ExampleNode>& nodes) : id_(id), nodes_(nodes) {}

  bool isSolution() const override { return kHeuristicValues[id_] == 0; }
  vector<unique_ptr<Searchable>> successors() const override {
    std::size_t before = 0;
    for (const ExampleNode& node : nodes_) before += node.expanded.size();
    nodes_[static_cast<std::size_t>(id_)].expanded.push_back(static_cast<int>(before) + 1);
    vector<unique_ptr<Searchable>> states;
    for (int id = 0; id < static_cast<int>(nodes_.size()); ++id) {
      if (kParents[id] == id_) states.push_back(std::make_unique<ExampleState>(id, nodes_));
    }
    return states;
  }
  void write(ostream& out) const override { out << id_; }
  int heuristicValue() const override {
    return nodes_[static_cast<std::size_t>(id_)].heuristicValue = kHeuristicValues[id_];
  }

 private:
  int id_;
  std::vector<ExampleNode>& nodes_;
};

// A search that learns needs a puzzle that explains itself: a Sudoku in which it jumps back over
// two decisions.
inline std::vector<ExampleNode> exampleOfLearning() {
  std::istringstream puzzle(
      "6.295.4..3....6.......132......3.85..5..61...7....2..6..9....7.86...5..954.......");
  const Sudoku board(sudoku::PuzzleReader(puzzle, "the example").next()->puzzle,
                     sudoku::kCoursework);
  search::ConflictDrivenSearch driver(std::make_unique<sudoku::ExplainedSudoku>(board));
  search::LearningRecorder recorder(driver.puzzle());
  driver.setObserver(&recorder);
  driver.setLearningObserver(&recorder);
  driver.solve();
  std::vector<ExampleNode> nodes;
  for (const search::TracedState& state : recorder.trace(driver).states) {
    nodes.push_back({state.id == 0 ? -1 : static_cast<int>(state.parent),
                     state.fate == search::Fate::solution});
    if (!nodes.back().isSolution) nodes.back().expanded = {static_cast<int>(state.order)};
    if (state.backTo) nodes.back().backTo = static_cast<int>(*state.backTo);
  }
  return nodes;
}

// What the strategy expands up to the solution.
inline std::vector<ExampleNode> exampleOf(const apps::Strategy& strategy) {
  if (strategy.learns) return exampleOfLearning();
  std::vector<ExampleNode> nodes;
  for (const int parent : ExampleState::kParents) nodes.push_back({parent, false});
  nodes.back().isSolution = true;
  strategy.startFrom(std::make_unique<ExampleState>(0, nodes), {})->solve();
  return nodes;
}

}  // namespace comparing
