#ifndef SUDOKU
#define SUDOKU
#include <math.h>
#include <vector>
#include <algorithm>
using namespace std;
#include "Searchable.h"

// Setting a square removes its value elsewhere; where that leaves one value, that square is set in
// turn, and so on.
class Sudoku : public Searchable
{
  vector< vector< vector<int> > > m_possible;
  int m_size, m_root;
  bool m_ok;

  bool remove(int r, int c, int v)
  {
    vector<int> & p = m_possible[r][c];
    vector<int>::iterator it = find(p.begin(), p.end(), v);
    if (it == p.end()) return true;
    if (p.size() == 1) return false;
    p.erase(it);
    if (p.size() == 1) return spread(r, c);
    return true;
  }

  bool sameUnit(int kind, int r, int c, int r2, int c2) const
  {
    if (kind == 0) return r == r2;
    if (kind == 1) return c == c2;
    return r / m_root == r2 / m_root && c / m_root == c2 / m_root;
  }

  bool spread(int r, int c)
  {
    const int v = m_possible[r][c][0];
    for (int r2 = 0; r2 < m_size; r2++)
      for (int c2 = 0; c2 < m_size; c2++)
      {
        if (r2 == r && c2 == c) continue;
        if (!sameUnit(0, r, c, r2, c2) && !sameUnit(1, r, c, r2, c2) && !sameUnit(2, r, c, r2, c2)) continue;
        if (!remove(r2, c2, v)) return false;
      }
    return true;
  }

  int left() const
  {
    int n = 0;
    for (int r = 0; r < m_size; r++)
      for (int c = 0; c < m_size; c++) n += m_possible[r][c].size();
    return n;
  }

  bool pair(int kind, int r, int c)
  {
    for (int r2 = 0; r2 < m_size; r2++)
      for (int c2 = 0; c2 < m_size; c2++)
      {
        if ((r2 == r && c2 == c) || !sameUnit(kind, r, c, r2, c2)) continue;
        if (m_possible[r][c].size() != 2 || m_possible[r2][c2] != m_possible[r][c]) continue;
        const vector<int> two = m_possible[r][c];
        for (int r3 = 0; r3 < m_size; r3++)
          for (int c3 = 0; c3 < m_size; c3++)
          {
            if (!sameUnit(kind, r, c, r3, c3)) continue;
            if ((r3 == r && c3 == c) || (r3 == r2 && c3 == c2)) continue;
            if (!remove(r3, c3, two[0]) || !remove(r3, c3, two[1])) return false;
          }
      }
    return true;
  }

  bool allPairs()
  {
    for (int before = -1; before != left(); )
    {
      before = left();
      for (int kind = 0; kind < 3; kind++)
        for (int r = 0; r < m_size; r++)
          for (int c = 0; c < m_size; c++)
            if (m_possible[r][c].size() == 2 && !pair(kind, r, c)) return false;
    }
    return true;
  }

public:
  Sudoku(int size) : m_size(size), m_root((int) sqrt((double) size)), m_ok(true)
  {
    vector<int> all;
    for (int v = 1; v <= size; v++) all.push_back(v);
    m_possible.resize(size);
    for (int r = 0; r < size; r++) m_possible[r].resize(size, all);
  }

  int getSquare(int row, int col)
  {
    if (m_possible[row][col].size() > 1) return -1;
    return m_possible[row][col][0];
  }

  bool setSquare(int row, int col, int value)
  {
    vector<int> & p = m_possible[row][col];
    if (find(p.begin(), p.end(), value) == p.end()) { m_ok = false; return false; }
    if (p.size() == 1) return m_ok;
    p.assign(1, value);
    m_ok = m_ok && spread(row, col) && allPairs();
    return m_ok;
  }

  bool isSolution() const { return m_ok && heuristicValue() == 0; }

  int heuristicValue() const
  {
    int undecided = 0;
    for (int r = 0; r < m_size; r++)
      for (int c = 0; c < m_size; c++)
        if (m_possible[r][c].size() > 1) undecided++;
    return undecided;
  }

  vector< unique_ptr<Searchable> > successors() const
  {
    vector< unique_ptr<Searchable> > toReturn;
    if (!m_ok) return toReturn;
    for (int r = 0; r < m_size; r++)
    {
      for (int c = 0; c < m_size; c++)
      {
        if (m_possible[r][c].size() == 1) continue;
        for (size_t i = 0; i < m_possible[r][c].size(); i++)
        {
          Sudoku * child = new Sudoku(*this);
          unique_ptr<Searchable> owner(child);
          if (child->setSquare(r, c, m_possible[r][c][i])) toReturn.push_back(move(owner));
        }
        if (toReturn.size() == 1 && !toReturn[0]->isSolution())
        {
          unique_ptr<Searchable> only = move(toReturn[0]);
          return only->successors();
        }
        return toReturn;
      }
    }
    return toReturn;
  }

  void write(ostream & o) const
  {
    for (int r = 0; r < m_size; r++)
    {
      for (int c = 0; c < m_size; c++)
        if (m_possible[r][c].size() == 1) o << m_possible[r][c][0] << " "; else o << "? ";
      o << endl;
    }
  }
};
#endif
