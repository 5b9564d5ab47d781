#ifndef BESTFIRSTSEARCH_H
#define BESTFIRSTSEARCH_H

#include <map>
#include <vector>

#include "Searchable.h"

using namespace std;

class BestFirstSearch {
private:
    // By value. Of equal values, the first that came is the first that leaves.
    multimap<int, unique_ptr<Searchable>> waiting;
    vector<unique_ptr<Searchable>> owned;
    int nodes;

    void add(unique_ptr<Searchable> state) {
        int value = state->heuristicValue();
        waiting.insert(make_pair(value, move(state)));
    }

    unique_ptr<Searchable> takeBest() {
        unique_ptr<Searchable> state = move(waiting.begin()->second);
        waiting.erase(waiting.begin());
        return state;
    }

public:
    BestFirstSearch(unique_ptr<Searchable> && startFrom) : nodes(0) {
        add(move(startFrom));
    }

    int getNodesExpanded() const {
        return nodes;
    }

    Searchable * solve() {
        while (!waiting.empty()) {
            unique_ptr<Searchable> current = takeBest();
            if (current->isSolution()) {
                owned.push_back(move(current));
                return owned.back().get();
            }
            ++nodes;
            vector<unique_ptr<Searchable>> next = current->successors();
            for (size_t i = 0; i < next.size(); ++i) {
                add(move(next[i]));
            }
        }
        return nullptr;
    }
};

#endif
