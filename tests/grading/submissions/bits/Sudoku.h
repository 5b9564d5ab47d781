#pragma once

#include "Searchable.h"

#include <cstdint>
#include <stdexcept>
#include <utility>

// Candidates are the bits of a word. Branches on a square with the fewest of them, and knows hidden
// singles beside naked singles and naked pairs.
class Sudoku final : public Searchable {
public:
    explicit Sudoku(int size)
        : size_(size), order_(1), cells_(size * size, (1u << size) - 1) {
        while (order_ * order_ < size) ++order_;
        if (order_ * order_ != size) throw std::invalid_argument("not a size");
    }

    int getSquare(int row, int col) const {
        auto bits = cells_[row * size_ + col];
        return isOne(bits) ? value(bits) : -1;
    }

    bool setSquare(int row, int col, int value) {
        return keepOnly(row * size_ + col, 1u << (value - 1)) && applyRules();
    }

    bool isSolution() const override { return !broken_ && heuristicValue() == 0; }

    int heuristicValue() const override {
        int open = 0;
        for (auto bits : cells_) open += !isOne(bits);
        return open;
    }

    vector<unique_ptr<Searchable>> successors() const override {
        vector<unique_ptr<Searchable>> boards;
        if (broken_ || heuristicValue() == 0) return boards;
        int best = -1, fewest = size_ + 1;
        for (int cell = 0; cell < size_ * size_; ++cell) {
            int n = count(cells_[cell]);
            if (n > 1 && n < fewest) best = cell, fewest = n;
        }
        for (int v = size_; v >= 1; --v) {
            if (!(cells_[best] >> (v - 1) & 1)) continue;
            auto board = std::make_unique<Sudoku>(*this);
            if (board->setSquare(best / size_, best % size_, v)) boards.push_back(std::move(board));
        }
        while (boards.size() == 1 && !boards.front()->isSolution()) boards = boards.front()->successors();
        return boards;
    }

    void write(ostream& out) const override {
        for (int row = 0; row < size_; ++row, out << '\n')
            for (int col = 0; col < size_; ++col) out << getSquare(row, col) << '\t';
    }

private:
    using Bits = std::uint32_t;

    static bool isOne(Bits bits) { return bits != 0 && (bits & (bits - 1)) == 0; }
    static int count(Bits bits) {
        int n = 0;
        for (; bits; bits &= bits - 1) ++n;
        return n;
    }
    static int value(Bits bits) {
        int v = 1;
        while (bits >>= 1) ++v;
        return v;
    }

    // Units are numbered: rows, columns, boxes.
    int cellOf(int unit, int i) const {
        int n = unit % size_;
        if (unit < size_) return n * size_ + i;
        if (unit < 2 * size_) return i * size_ + n;
        return (n / order_ * order_ + i / order_) * size_ + n % order_ * order_ + i % order_;
    }

    bool keepOnly(int cell, Bits bits) {
        if ((cells_[cell] & bits) == cells_[cell]) return !broken_;
        cells_[cell] &= bits;
        changed_ = true;
        if (cells_[cell] == 0) broken_ = true;
        return !broken_;
    }

    bool applyRules() {
        do {
            changed_ = false;
            for (int unit = 0; unit < 3 * size_ && !broken_; ++unit) look(unit);
        } while (changed_ && !broken_);
        return !broken_;
    }

    void look(int unit) {
        for (int i = 0; i < size_; ++i) {
            Bits bits = cells_[cellOf(unit, i)];
            int n = count(bits);
            if (n != 1 && n != 2) continue;
            Bits alike = 0;
            for (int j = 0; j < size_; ++j) alike += cells_[cellOf(unit, j)] == bits;
            if (static_cast<int>(alike) < n) continue;
            for (int j = 0; j < size_; ++j) {
                int cell = cellOf(unit, j);
                if (n == 1 ? i != j : cells_[cell] != bits) keepOnly(cell, ~bits);
            }
            if (static_cast<int>(alike) > n) broken_ = true;
        }
        for (Bits one = 1; one < 1u << size_ && !broken_; one <<= 1) {
            int places = 0, last = -1;
            for (int i = 0; i < size_; ++i)
                if (cells_[cellOf(unit, i)] & one) ++places, last = cellOf(unit, i);
            if (places == 0) broken_ = true;
            if (places == 1) keepOnly(last, one);
        }
    }

    int size_;
    int order_;
    vector<Bits> cells_;
    bool broken_ = false;
    bool changed_ = false;
};
