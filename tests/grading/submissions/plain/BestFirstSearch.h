#ifndef BESTFIRSTSEARCH_H
#define BESTFIRSTSEARCH_H

#include <queue>
#include <vector>

#include "Searchable.h"

using namespace std;

struct Entry {
    int value;
    int arrival;
    Searchable * state;
};

struct LeavesLater {
    bool operator()(const Entry & a, const Entry & b) const {
        if (a.value != b.value) return a.value > b.value;
        return a.arrival > b.arrival;
    }
};

class BestFirstSearch {
private:
    priority_queue<Entry, vector<Entry>, LeavesLater> queue;
    vector<unique_ptr<Searchable>> owned;
    int nodes;
    int arrivals;

    void add(unique_ptr<Searchable> state) {
        Entry entry;
        entry.value = state->heuristicValue();
        entry.arrival = arrivals++;
        entry.state = state.release();
        queue.push(entry);
    }

    unique_ptr<Searchable> takeBest() {
        unique_ptr<Searchable> state(queue.top().state);
        queue.pop();
        return state;
    }

public:
    BestFirstSearch(unique_ptr<Searchable> && startFrom) : nodes(0), arrivals(0) {
        add(move(startFrom));
    }

    ~BestFirstSearch() {
        while (!queue.empty()) takeBest();
    }

    int getNodesExpanded() const {
        return nodes;
    }

    Searchable * solve() {
        while (!queue.empty()) {
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
