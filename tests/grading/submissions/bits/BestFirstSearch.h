#pragma once

#include "Searchable.h"

#include <map>

// A map from value to state is a queue in order. Looks whether a state is a solution as soon as it is
// made.
class BestFirstSearch {
public:
    explicit BestFirstSearch(std::unique_ptr<Searchable>&& startFrom) { take(std::move(startFrom)); }

    Searchable* solve() {
        while (!found_ && !waiting_.empty()) {
            auto first = waiting_.begin();
            auto state = std::move(first->second);
            waiting_.erase(first);
            ++nodes_;
            for (auto& next : state->successors()) take(std::move(next));
        }
        return found_.get();
    }

    int getNodesExpanded() const { return nodes_; }

private:
    void take(std::unique_ptr<Searchable> state) {
        if (found_) return;
        if (state->isSolution()) {
            found_ = std::move(state);
        } else {
            int value = state->heuristicValue();
            waiting_.emplace(value, std::move(state));
        }
    }

    std::multimap<int, std::unique_ptr<Searchable>> waiting_;
    std::unique_ptr<Searchable> found_;
    int nodes_ = 0;
};
