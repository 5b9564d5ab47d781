#ifndef BFS
#define BFS
#include <list>
using namespace std;
#include "Searchable.h"

// The list is always in order: each state is put in front of the first one that is not better.
class BestFirstSearch
{
  list< unique_ptr<Searchable> > m_list;
  int m_nodes;

public:
  BestFirstSearch(unique_ptr<Searchable> && startFrom) : m_nodes(0)
  {
    m_list.push_back(move(startFrom));
  }

  int getNodesExpanded() const { return m_nodes; }

  Searchable * solve()
  {
    while (!m_list.empty())
    {
      m_nodes++;
      if (m_list.front()->isSolution()) return m_list.front().get();
      vector< unique_ptr<Searchable> > next = m_list.front()->successors();
      m_list.pop_front();
      for (size_t i = 0; i < next.size(); i++)
      {
        list< unique_ptr<Searchable> >::iterator it = m_list.begin();
        while (it != m_list.end() && (*it)->heuristicValue() < next[i]->heuristicValue()) ++it;
        m_list.insert(it, move(next[i]));
      }
    }
    return NULL;
  }
};
#endif
