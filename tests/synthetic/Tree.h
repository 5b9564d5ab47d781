// Tree.h: a search space defined by data: each state states its answers. A probe records the calls,
// can make any call throw, and counts living states.

#ifndef TESTS_SYNTHETIC_TREE_H_
#define TESTS_SYNTHETIC_TREE_H_

#include <cctype>
#include <cstdint>
#include <functional>
#include <istream>
#include <memory>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "Searchable.h"

namespace synthetic {

// Text format: in "start(a:2(a1! a2) null)", the start has two successors, a and a null pointer.
// State a has the heuristic value 2, and its first successor is a solution.
struct Tree {
  bool isNull() const { return name == "null"; }

  std::string name;
  int heuristicValue = 0;
  bool isSolution = false;
  std::vector<Tree> successors = {};
};

inline ostream& operator<<(ostream& out, const Tree& tree) {
  out << tree.name;
  if (tree.heuristicValue != 0) out << ':' << tree.heuristicValue;
  if (tree.isSolution) out << '!';
  const char* separator = "(";
  for (const Tree& successor : tree.successors) {
    out << separator << successor;
    separator = " ";
  }
  return tree.successors.empty() ? out : out << ')';
}

inline std::istream& operator>>(std::istream& in, Tree& tree) {
  tree = Tree();
  while (std::isalnum(in.peek()) != 0) tree.name += static_cast<char>(in.get());
  if (tree.name.empty()) throw std::invalid_argument("a tree begins with a name");
  if (in.peek() == ':') in.ignore() >> tree.heuristicValue;
  if (in.peek() == '!') tree.isSolution = in.ignore().good();
  if (in.peek() != '(') return in;
  while (in.get() != ')') {
    Tree successor;
    in >> successor;
    tree.successors.push_back(std::move(successor));
  }
  return in;
}

// Throws std::invalid_argument unless the whole text is one tree in this format.
inline Tree parseTree(const std::string& text) {
  std::istringstream in(text);
  Tree tree;
  in >> tree;
  std::ostringstream out;
  out << tree;
  if (out.str() != text) throw std::invalid_argument(text + " was read as " + out.str());
  return tree;
}

enum class Question { isSolution, successors, heuristicValue };

struct Probe {
  // The names of the states that were asked this question, in order.
  std::vector<std::string> asked(Question question) const {
    std::vector<std::string> names;
    for (const auto& [asked, name] : questions) {
      if (asked == question) names.push_back(name);
    }
    return names;
  }

  std::int64_t alive = 0;
  std::vector<std::pair<Question, std::string>> questions;
  std::function<void(Question, const std::string&)> beforeAnswer;  // may throw
};

class TreeState : public Searchable {
 public:
  TreeState(const Tree& tree, Probe& probe) : tree_(tree), probe_(probe) { ++probe_.alive; }
  ~TreeState() override { --probe_.alive; }
  TreeState(const TreeState&) = delete;
  TreeState& operator=(const TreeState&) = delete;

  bool isSolution() const override {
    ask(Question::isSolution);
    return tree_.isSolution;
  }

  vector<unique_ptr<Searchable>> successors() const override {
    ask(Question::successors);
    vector<unique_ptr<Searchable>> states;
    for (const Tree& tree : tree_.successors) {
      states.push_back(tree.isNull() ? nullptr : std::make_unique<TreeState>(tree, probe_));
    }
    return states;
  }

  void write(ostream& out) const override { out << tree_.name; }

  int heuristicValue() const override {
    ask(Question::heuristicValue);
    return tree_.heuristicValue;
  }

 private:
  void ask(Question question) const {
    probe_.questions.emplace_back(question, tree_.name);
    if (probe_.beforeAnswer) probe_.beforeAnswer(question, tree_.name);
  }

  const Tree& tree_;
  Probe& probe_;
};

// A tree with its probe. Must outlive its states.
struct Space {
  explicit Space(Tree of) : tree(std::move(of)) {}
  explicit Space(const std::string& text) : Space(parseTree(text)) {}

  unique_ptr<Searchable> start() { return std::make_unique<TreeState>(tree, probe); }

  Tree tree;
  Probe probe;
};

}  // namespace synthetic

#endif
