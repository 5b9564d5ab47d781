// ModelSearch.h: right drivers, with which `grade --check` tries a coursework. A header such as
// AStarSearch.h includes it and names one. C++11, and key() and cost() only if Searchable has them.

#ifndef MODELSEARCH_H
#define MODELSEARCH_H

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"

using namespace std;

enum Strategy { breadthFirst, depthFirst, bestFirst, aStar };

template <class State>
auto keyOf(const State& state, int) -> decltype(state.key()) {
  return state.key();
}
template <class State>
string keyOf(const State&, long) {
  return "";
}  // there are no keys
template <class State>
auto costOf(const State& state, int) -> decltype(state.cost()) {
  return state.cost();
}
template <class State>
int costOf(const State&, long) {
  return 1;
}

template <Strategy strategy>
class ModelSearch {
 public:
  ModelSearch(unique_ptr<Searchable>&& startFrom) : expanded(0), came(0) {
    add(move(startFrom), 0);
  }

  int getNodesExpanded() const { return expanded; }

  Searchable* solve() {
    while (!waiting.empty()) {
      unique_ptr<Searchable> state = move(waiting.begin()->second.first);
      long long cost = waiting.begin()->second.second;
      waiting.erase(waiting.begin());
      if (state->isSolution()) {
        solutions.push_back(move(state));
        return solutions.back().get();
      }
      string key = keyOf(*state, 0);
      if (key != "" && !closed.insert(key).second) continue;
      ++expanded;
      vector<unique_ptr<Searchable>> next = state->successors();
      for (size_t i = 0; i < next.size(); ++i) add(move(next[i]), cost);
    }
    return nullptr;
  }

 private:
  multimap<long long, pair<unique_ptr<Searchable>, long long>> waiting;  // with the cost so far
  vector<unique_ptr<Searchable>> solutions;
  set<string> closed;
  int expanded, came;

  void add(unique_ptr<Searchable> state, long long cost) {
    ++came;
    if (came > 1) cost += costOf(*state, 0);
    long long rank = came;
    if (strategy == depthFirst) rank = -came;
    if (strategy == bestFirst) rank = state->heuristicValue();
    if (strategy == aStar) rank = cost + state->heuristicValue();
    waiting.insert(make_pair(rank, make_pair(move(state), cost)));
  }
};

#endif
