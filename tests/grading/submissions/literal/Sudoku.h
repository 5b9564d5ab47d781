#ifndef SUDOKU_H
#define SUDOKU_H

#include "Searchable.h"

#include <cmath>
#include <set>

using namespace std;

class Sudoku : public Searchable {
private:
    int size;
    int boxSize;
    vector<vector<set<int>>> grid;

    // Returns false if the square has no value left. Notes in changed whether the value was there.
    bool removeValue(int row, int col, int value, bool& changed) {
        if (grid[row][col].erase(value) > 0) changed = true;
        return !grid[row][col].empty();
    }

    // The only value of a square is removed from the rest of its row, column and box.
    bool removeFromOthers(int row, int col, bool& changed) {
        int value = *(grid[row][col].begin());
        for (int i = 0; i < size; ++i) {
            if (i != col && !removeValue(row, i, value, changed)) return false;
        }
        for (int i = 0; i < size; ++i) {
            if (i != row && !removeValue(i, col, value, changed)) return false;
        }
        int firstRow = row - row % boxSize;
        int firstCol = col - col % boxSize;
        for (int r = firstRow; r < firstRow + boxSize; ++r) {
            for (int c = firstCol; c < firstCol + boxSize; ++c) {
                if ((r != row || c != col) && !removeValue(r, c, value, changed)) return false;
            }
        }
        return true;
    }

    bool sameBox(int row, int col, int otherRow, int otherCol) const {
        return row / boxSize == otherRow / boxSize && col / boxSize == otherCol / boxSize;
    }

    // Two squares with the same two values take these from all squares that see both.
    bool removePair(int row, int col, int otherRow, int otherCol, bool& changed) {
        set<int> values = grid[row][col];
        for (int r = 0; r < size; ++r) {
            for (int c = 0; c < size; ++c) {
                if ((r == row && c == col) || (r == otherRow && c == otherCol)) continue;
                bool inRow = row == otherRow && r == row;
                bool inCol = col == otherCol && c == col;
                bool inBox = sameBox(row, col, otherRow, otherCol) && sameBox(row, col, r, c);
                if (!inRow && !inCol && !inBox) continue;
                for (set<int>::iterator it = values.begin(); it != values.end(); ++it) {
                    if (!removeValue(r, c, *it, changed)) return false;
                }
            }
        }
        return true;
    }

    bool removePairs(bool& changed) {
        for (int first = 0; first < size * size; ++first) {
            if (grid[first / size][first % size].size() != 2) continue;
            for (int second = first + 1; second < size * size; ++second) {
                int row = first / size;
                int col = first % size;
                int otherRow = second / size;
                int otherCol = second % size;
                if (grid[row][col] != grid[otherRow][otherCol]) continue;
                if (grid[row][col].size() != 2) continue;
                if (!removePair(row, col, otherRow, otherCol, changed)) return false;
            }
        }
        return true;
    }

public:
    Sudoku(int sizeIn) : size(sizeIn), boxSize(sqrt(sizeIn)) {
        set<int> all;
        for (int value = 1; value <= size; ++value) all.insert(value);
        grid = vector<vector<set<int>>>(size, vector<set<int>>(size, all));
    }

    int getSquare(int row, int col) {
        if (grid[row][col].size() == 1) return *(grid[row][col].begin());
        return -1;
    }

    bool setSquare(int row, int col, int value) {
        if (grid[row][col].count(value) == 0) return false;
        grid[row][col].clear();
        grid[row][col].insert(value);
        bool changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < size; ++r) {
                for (int c = 0; c < size; ++c) {
                    if (grid[r][c].size() == 1 && !removeFromOthers(r, c, changed)) return false;
                }
            }
            if (!removePairs(changed)) return false;
        }
        return true;
    }

    bool isSolution() const override {
        for (int row = 0; row < size; ++row) {
            for (int col = 0; col < size; ++col) {
                if (grid[row][col].size() != 1) return false;
            }
        }
        return true;
    }

    void write(ostream& o) const override {
        for (int row = 0; row < size; ++row) {
            for (int col = 0; col < size; ++col) {
                if (grid[row][col].size() > 1) {
                    o << ' ';
                } else {
                    o << *(grid[row][col].begin());
                }
            }
            o << endl;
        }
    }

    int heuristicValue() const override {
        int count = 0;
        for (int row = 0; row < size; ++row) {
            for (int col = 0; col < size; ++col) {
                if (grid[row][col].size() > 1) ++count;
            }
        }
        return count;
    }

    vector<unique_ptr<Searchable>> successors() const override {
        vector<unique_ptr<Searchable>> result;
        for (int row = 0; row < size; ++row) {
            for (int col = 0; col < size; ++col) {
                if (grid[row][col].size() <= 1) continue;
                for (int value : grid[row][col]) {
                    unique_ptr<Sudoku> copy(new Sudoku(*this));
                    if (copy->setSquare(row, col, value)) result.push_back(move(copy));
                }
                if (result.size() == 1 && !result[0]->isSolution()) {
                    return result[0]->successors();
                }
                return result;
            }
        }
        return result;
    }
};

#endif
