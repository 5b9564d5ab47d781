#pragma once

#include <algorithm>
#include <array>
#include <ranges>
#include <span>
#include <vector>

#include "Candidates.h"
#include "Searchable.h"

namespace rv = std::views;

// C++20. Goes around the board until nothing changes; branches on the last undecided square.
class Sudoku : public Searchable {
    int n, side;
    std::vector<Candidates> cells;
    bool alive = true;

    auto groups(int r, int c) const {
        std::array<std::vector<int>, 3> all;
        for (int i : rv::iota(0, n)) {
            all[0].push_back(r * n + i);
            all[1].push_back(i * n + c);
            all[2].push_back((r / side * side + i / side) * n + c / side * side + i % side);
        }
        return all;
    }

    bool strike(int cell, Candidates what) {
        auto before = cells[cell];
        cells[cell].bits &= ~what.bits;
        if (cells[cell].bits == 0) alive = false;
        return cells[cell] != before;
    }

    bool pass() {
        bool changed = false;
        for (int cell : rv::iota(0, n * n)) {
            const auto mine = cells[cell];
            if (mine.size() > 2) continue;
            for (const auto& group : groups(cell / n, cell % n)) {
                auto others = group | rv::filter([&](int o) { return o != cell; });
                if (mine.size() == 1) {
                    for (int o : others) changed |= strike(o, mine);
                } else if (std::ranges::count_if(others, [&](int o) { return cells[o] == mine; }) == 1) {
                    for (int o : others)
                        if (cells[o] != mine) changed |= strike(o, mine);
                }
                if (!alive) return false;
                if (cells[cell] != mine) break;
            }
        }
        return changed;
    }

public:
    Sudoku(int size) : n(size), side(1), cells(size * size, Candidates::upTo(size)) {
        while (side * side < n) ++side;
    }

    int getSquare(int row, int col) const {
        const auto& cell = cells[row * n + col];
        return cell.size() == 1 ? cell.first() : -1;
    }

    [[nodiscard]] bool setSquare(const int row, const int col, const int value) {
        if (!cells[row * n + col].has(value)) alive = false;
        else cells[row * n + col] = Candidates::only(value);
        while (alive && pass()) {}
        return alive;
    }

    int heuristicValue() const override {
        return static_cast<int>(std::ranges::count_if(cells, [](auto c) { return c.size() != 1; }));
    }

    bool isSolution() const override { return alive && heuristicValue() == 0; }

    vector<unique_ptr<Searchable>> successors() const override {
        vector<unique_ptr<Searchable>> next;
        if (!alive || isSolution()) return next;
        auto open = rv::iota(0, n * n) | rv::filter([this](int c) { return cells[c].size() > 1; });
        int where = 0;
        for (int cell : open) where = cell;
        for (int v : rv::iota(1, n + 1) | rv::filter([&](int v) { return cells[where].has(v); })) {
            auto copy = std::make_unique<Sudoku>(*this);
            if (copy->setSquare(where / n, where % n, v)) next.push_back(std::move(copy));
        }
        if (next.size() == 1 && !next[0]->isSolution()) return next[0]->successors();
        return next;
    }

    void write(std::ostream& out) const override {
        for (int cell = 0; const auto& c : cells) {
            out << (c.size() == 1 ? c.first() : 0) << (++cell % n ? ' ' : '\n');
        }
    }
};
