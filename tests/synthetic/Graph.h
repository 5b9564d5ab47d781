// Graph.h: a search space given by its edges. States can be reached in several ways, and may have
// keys, moves and costs. A tree or a chain is a graph without keys.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "Searchable.h"
#include "search/Keyed.h"
#include "search/Moved.h"

namespace synthetic {

struct Edge {
  int to;
  int cost = 1;
};

struct Graph {
  std::unique_ptr<Searchable> start() const { return state(0, 0, 0); }
  std::unique_ptr<Searchable> state(int vertex, int from, int cost) const;

  // By vertex, in the order of its successors. An edge to -1 leads to a null pointer.
  std::vector<std::vector<Edge>> edges;
  std::set<int> goals;
  std::vector<int> heuristicValues;        // by vertex; all 0 if empty
  mutable std::vector<int> expanded = {};  // vertices in the order of expansion
  std::string keyPrefix = {};
  bool hasKeys = true, hasMoves = true;     // of the states
  std::function<void()> beforeAnswer = {};  // may throw
  mutable std::int64_t alive = 0;           // number of states
};

class Vertex : public Searchable {
 public:
  Vertex(const Graph& graph, int number, int from, int cost)
      : graph_(graph), number_(number), from_(from), cost_(cost) {
    ++graph_.alive;
  }
  ~Vertex() override { --graph_.alive; }
  Vertex(const Vertex&) = delete;
  Vertex& operator=(const Vertex&) = delete;

  bool isSolution() const override { return answer(graph_.goals.count(number_) > 0); }
  std::vector<std::unique_ptr<Searchable>> successors() const override {
    graph_.expanded.push_back(answer(number_));
    std::vector<std::unique_ptr<Searchable>> states;
    for (const Edge& edge : graph_.edges.at(static_cast<std::size_t>(number_))) {
      states.push_back(graph_.state(edge.to, number_, edge.cost));
    }
    return states;
  }
  void write(std::ostream& out) const override { out << number_; }
  int heuristicValue() const override {
    const auto& values = graph_.heuristicValues;
    return answer(values.empty() ? 0 : values.at(static_cast<std::size_t>(number_)));
  }

 protected:
  template <class Answer>
  Answer answer(Answer is) const {
    if (graph_.beforeAnswer) graph_.beforeAnswer();
    return is;
  }

  const Graph& graph_;
  int number_;
  int from_;  // the previous vertex
  int cost_;  // of the edge from that vertex
};

template <class One, class Other>
class WithKey final : public One, public Other {
 public:
  using One::One;
  using Other::Other;
  std::string key() const override {
    return this->answer(this->graph_.keyPrefix + std::to_string(this->number_));
  }
};

class MovedVertex : public Vertex, public search::Moved {
 public:
  using Vertex::Vertex;
  std::string move() const override {
    return answer(std::to_string(from_) + " to " + std::to_string(number_));
  }
  int cost() const override { return answer(cost_); }
};

// Types alternate.
template <class State>
std::unique_ptr<Searchable> withKey(const Graph& graph, int vertex, int from, int cost) {
  if (vertex % 2 == 0) {
    return std::make_unique<WithKey<State, search::Keyed>>(graph, vertex, from, cost);
  }
  return std::make_unique<WithKey<search::Keyed, State>>(graph, vertex, from, cost);
}

inline std::unique_ptr<Searchable> Graph::state(int vertex, int from, int cost) const {
  if (vertex < 0) return nullptr;
  if (hasKeys && hasMoves) return withKey<MovedVertex>(*this, vertex, from, cost);
  if (hasKeys) return withKey<Vertex>(*this, vertex, from, cost);
  if (hasMoves) return std::make_unique<MovedVertex>(*this, vertex, from, cost);
  return std::make_unique<Vertex>(*this, vertex, from, cost);
}

}  // namespace synthetic
