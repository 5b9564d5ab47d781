#ifndef SUDOKU_H
#define SUDOKU_H

#include <cmath>
#include <vector>

#include "Searchable.h"

using namespace std;

// A set of values from 1 to 25, as the bits of a number.
class Values {
private:
    unsigned bits;

public:
    Values() : bits(0) {}

    size_t size() const {
        size_t count = 0;
        for (unsigned left = bits; left != 0; left &= left - 1) ++count;
        return count;
    }

    bool isSingle() const {
        return bits != 0 && (bits & (bits - 1)) == 0;
    }

    bool empty() const {
        return bits == 0;
    }

    // The smallest of them.
    int first() const {
        int value = 1;
        while (!has(value)) ++value;
        return value;
    }

    bool has(int value) const {
        return (bits >> value & 1) != 0;
    }

    void insert(int value) {
        bits |= 1u << value;
    }

    // Returns true if the value was there.
    bool erase(int value) {
        bool was = has(value);
        bits &= ~(1u << value);
        return was;
    }

    void clear() {
        bits = 0;
    }

    bool operator==(const Values & other) const {
        return bits == other.bits;
    }
};

// Every square has the set of the values that it can still be. It is decided when one is left.
class Sudoku : public Searchable {
private:
    int size;
    int box;
    bool dead;
    vector<vector<Values>> board;

    bool decided(int row, int col) const {
        return board[row][col].isSingle();
    }

    // Returns true if the value was there.
    bool removeFrom(int row, int col, int value) {
        if (!board[row][col].erase(value)) return false;
        if (board[row][col].empty()) dead = true;
        return true;
    }

    // Takes the value of a decided square from its row, its column and its box.
    bool removeFromOthers(int row, int col) {
        bool changed = false;
        int value = board[row][col].first();
        for (int i = 0; i < size && !dead; ++i) {
            if (i != col && removeFrom(row, i, value)) changed = true;
        }
        for (int i = 0; i < size && !dead; ++i) {
            if (i != row && removeFrom(i, col, value)) changed = true;
        }
        int top = row / box * box;
        int left = col / box * box;
        for (int r = top; r < top + box && !dead; ++r) {
            for (int c = left; c < left + box && !dead; ++c) {
                if ((r != row || c != col) && removeFrom(r, c, value)) changed = true;
            }
        }
        return changed;
    }

    // Two squares of a row, column or box that can only be the same two values: no other square
    // there can be one of them.
    bool nakedPairs(const vector<pair<int, int>> & unit) {
        bool changed = false;
        for (size_t a = 0; a < unit.size(); ++a) {
            const Values & two = board[unit[a].first][unit[a].second];
            if (two.size() != 2) continue;
            for (size_t b = a + 1; b < unit.size(); ++b) {
                if (!(board[unit[b].first][unit[b].second] == two)) continue;
                Values values = two;
                for (size_t other = 0; other < unit.size() && !dead; ++other) {
                    if (other == a || other == b) continue;
                    for (int value = 1; value <= size && !dead; ++value) {
                        if (!values.has(value)) continue;
                        if (removeFrom(unit[other].first, unit[other].second, value)) changed = true;
                    }
                }
                if (dead) return true;
            }
        }
        return changed;
    }

    vector<pair<int, int>> unitOf(char kind, int number) const {
        vector<pair<int, int>> unit;
        for (int i = 0; i < size; ++i) {
            int row = number / box * box + i / box;
            int col = number % box * box + i % box;
            if (kind == 'r') unit.push_back(make_pair(number, i));
            if (kind == 'c') unit.push_back(make_pair(i, number));
            if (kind == 'b') unit.push_back(make_pair(row, col));
        }
        return unit;
    }

    bool pairsIn(char kind) {
        bool changed = false;
        for (int number = 0; number < size && !dead; ++number) {
            if (nakedPairs(unitOf(kind, number))) changed = true;
        }
        return changed;
    }

    bool removeFromAllOthers() {
        bool changed = false;
        for (int row = 0; row < size && !dead; ++row) {
            for (int col = 0; col < size && !dead; ++col) {
                if (decided(row, col) && removeFromOthers(row, col)) changed = true;
            }
        }
        return changed;
    }

    void propagate() {
        bool changed = true;
        while (changed && !dead) {
            changed = removeFromAllOthers();
            if (!changed) changed = pairsIn('r');
            if (!changed) changed = pairsIn('c');
            if (!changed) changed = pairsIn('b');
        }
    }

public:
    Sudoku(int sizeIn) : size(sizeIn), box(static_cast<int>(sqrt(sizeIn))), dead(false) {
        Values all;
        for (int value = 1; value <= size; ++value) all.insert(value);
        board = vector<vector<Values>>(size, vector<Values>(size, all));
    }

    int getSquare(int row, int col) const {
        if (!decided(row, col)) return -1;
        return board[row][col].first();
    }

    bool setSquare(int row, int col, int value) {
        if (!board[row][col].has(value)) {
            dead = true;
            return false;
        }
        board[row][col].clear();
        board[row][col].insert(value);
        propagate();
        return !dead;
    }

    bool isSolution() const override {
        if (dead) return false;
        for (int row = 0; row < size; ++row) {
            for (int col = 0; col < size; ++col) {
                if (!decided(row, col)) return false;
            }
        }
        return true;
    }

    int heuristicValue() const override {
        int undecided = 0;
        for (int row = 0; row < size; ++row) {
            for (int col = 0; col < size; ++col) {
                if (!decided(row, col)) ++undecided;
            }
        }
        return undecided;
    }

    vector<unique_ptr<Searchable>> successors() const override {
        vector<unique_ptr<Searchable>> result;
        if (dead || isSolution()) return result;
        int row = 0;
        int col = 0;
        while (decided(row, col)) {
            ++col;
            if (col == size) {
                col = 0;
                ++row;
            }
        }
        for (int value = 1; value <= size; ++value) {
            if (!board[row][col].has(value)) continue;
            unique_ptr<Sudoku> next(new Sudoku(*this));
            if (next->setSquare(row, col, value)) result.push_back(move(next));
        }
        if (result.size() == 1 && !result[0]->isSolution()) return result[0]->successors();
        return result;
    }

    void write(ostream & out) const override {
        for (int row = 0; row < size; ++row) {
            for (int col = 0; col < size; ++col) {
                if (decided(row, col)) out << getSquare(row, col) << ' ';
                else out << "  ";
            }
            out << endl;
        }
    }
};

#endif
