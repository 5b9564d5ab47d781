#ifndef SUDOKU_H
#define SUDOKU_H

#include <bitset>
#include <cmath>
#include <vector>

#include "Searchable.h"

using namespace std;

// Values from 1 to 25, as bits.
typedef bitset<26> Values;

// Every square has the set of the values that it can still be. It is decided when one is left.
class Sudoku : public Searchable {
private:
    int size;
    int box;
    bool dead;
    vector<vector<Values>> board;

    bool decided(int row, int col) const {
        return board[row][col].count() == 1;
    }

    // The smallest of these.
    static int first(const Values & values) {
        int value = 1;
        while (!values.test(value)) ++value;
        return value;
    }

    int undecided() const {
        int count = 0;
        for (int square = 0; square < size * size; ++square) {
            if (!decided(square / size, square % size)) ++count;
        }
        return count;
    }

    // Returns true if the value was there.
    bool removeFrom(int row, int col, int value) {
        if (!board[row][col].test(value)) return false;
        board[row][col].reset(value);
        if (board[row][col].none()) dead = true;
        return true;
    }

    // Takes the value of a decided square from its row, its column and its box.
    bool removeFromOthers(int row, int col) {
        bool changed = false;
        int value = first(board[row][col]);
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
            if (two.count() != 2) continue;
            for (size_t b = a + 1; b < unit.size(); ++b) {
                if (board[unit[b].first][unit[b].second] != two) continue;
                for (size_t other = 0; other < unit.size() && !dead; ++other) {
                    if (other == a || other == b) continue;
                    for (int value = 1; value <= size && !dead; ++value) {
                        if (!two.test(value)) continue;
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
        for (int value = 1; value <= size; ++value) all.set(value);
        board = vector<vector<Values>>(size, vector<Values>(size, all));
    }

    int getSquare(int row, int col) const {
        return decided(row, col) ? first(board[row][col]) : -1;
    }

    bool setSquare(int row, int col, int value) {
        if (!board[row][col].test(value)) {
            dead = true;
            return false;
        }
        board[row][col].reset();
        board[row][col].set(value);
        propagate();
        return !dead;
    }

    bool isSolution() const override {
        if (dead) return false;
        return undecided() == 0;
    }

    int heuristicValue() const override {
        return undecided();
    }

    vector<unique_ptr<Searchable>> successors() const override {
        vector<unique_ptr<Searchable>> result;
        if (dead || isSolution()) return result;
        int square = 0;
        while (decided(square / size, square % size)) ++square;
        int row = square / size;
        int col = square % size;
        for (int value = 1; value <= size; ++value) {
            if (!board[row][col].test(value)) continue;
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
