#ifndef BESTFIRSTSEARCH_H
#define BESTFIRSTSEARCH_H

#include "Searchable.h"

#include <queue>

using namespace std;

class BestFirstSearch {
protected:
    // The smallest heuristic value is at the top.
    struct Later {
        bool operator()(const unique_ptr<Searchable>& a, const unique_ptr<Searchable>& b) const {
            return a->heuristicValue() > b->heuristicValue();
        }
    };

    priority_queue<unique_ptr<Searchable>, vector<unique_ptr<Searchable>>, Later> Q;
    unique_ptr<Searchable> current;
    int nodes = 0;

public:
    BestFirstSearch(unique_ptr<Searchable>&& startFrom) {
        Q.push(move(startFrom));
    }

    int getNodesExpanded() const {
        return nodes;
    }

    Searchable* solve() {
        while (!Q.empty()) {
            current = move(const_cast<unique_ptr<Searchable>&>(Q.top()));
            Q.pop();
            if (current->isSolution()) return current.get();
            ++nodes;
            vector<unique_ptr<Searchable>> successors = current->successors();
            for (size_t i = 0; i < successors.size(); ++i) Q.push(move(successors[i]));
        }
        return nullptr;
    }
};

#endif
