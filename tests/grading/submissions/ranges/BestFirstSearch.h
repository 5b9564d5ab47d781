#pragma once

#include <algorithm>
#include <functional>
#include <utility>

#include "Searchable.h"

// C++20. A heap in a vector; of equal states any may be next.
class BestFirstSearch {
    using Item = std::pair<int, unique_ptr<Searchable>>;
    vector<Item> heap;
    unique_ptr<Searchable> solution;
    int expanded = 0;

    void push(unique_ptr<Searchable> s) {
        const int h = s->heuristicValue();
        heap.emplace_back(h, std::move(s));
        std::ranges::push_heap(heap, std::greater{}, &Item::first);
    }

public:
    BestFirstSearch(unique_ptr<Searchable>&& startFrom) { push(std::move(startFrom)); }

    auto solve() -> Searchable* {
        while (!heap.empty()) {
            std::ranges::pop_heap(heap, std::greater{}, &Item::first);
            auto [h, state] = std::move(heap.back());
            heap.pop_back();
            if (state->isSolution()) return (solution = std::move(state)).get();
            ++expanded;
            for (auto& s : state->successors()) push(std::move(s));
        }
        return nullptr;
    }

    int getNodesExpanded() const { return expanded; }
};
