// Drivers with which `grade --check` tries a coursework, for headers such as AStarSearch.h.
#ifndef MODELSEARCH_H
#define MODELSEARCH_H

#include <map>
#include <set>
#include <string>
#include <vector>

#include "Searchable.h"

using namespace std;

enum Strategy { breadthFirst, depthFirst, bestFirst, aStar };

// Not every Searchable has key() and cost().
template <class S> auto keyOf(const S & state, int) -> decltype(state.key()) { return state.key(); }
template <class S> string keyOf(const S &, long) { return ""; }
template <class S> auto costOf(const S & state, int) -> decltype(state.cost()) { return state.cost(); }
template <class S> int costOf(const S &, long) { return 1; }

template <Strategy strategy>
class ModelSearch {
private:
    multimap<long long, pair<unique_ptr<Searchable>, long long>> waiting;  // with the cost so far
    vector<unique_ptr<Searchable>> owned;
    set<string> closed;
    int nodes, came;

    void add(unique_ptr<Searchable> && state, long long cost) {
        long long rank = ++came;
        if (strategy == depthFirst) rank = -rank;
        if (strategy == bestFirst) rank = state->heuristicValue();
        if (strategy == aStar) rank = cost + state->heuristicValue();
        waiting.insert(make_pair(rank, make_pair(move(state), cost)));
    }

public:
    ModelSearch(unique_ptr<Searchable> && startFrom) : nodes(0), came(0) {
        add(move(startFrom), 0);
    }

    int getNodesExpanded() const {
        return nodes;
    }

    Searchable * solve() {
        while (!waiting.empty()) {
            unique_ptr<Searchable> state = move(waiting.begin()->second.first);
            long long cost = waiting.begin()->second.second;
            waiting.erase(waiting.begin());
            string key = keyOf(*state, 0);
            if (key != "" && !closed.insert(key).second) continue;
            if (state->isSolution()) {
                owned.push_back(move(state));
                return owned.back().get();
            }
            ++nodes;
            vector<unique_ptr<Searchable>> next = state->successors();
            for (auto & each : next) add(move(each), cost + costOf(*each, 0));
        }
        return nullptr;
    }
};

#endif
