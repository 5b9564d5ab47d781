// Record.h: the states of a search, and what became of them. Given; Trace.cpp fills and writes it.

#ifndef RECORD_H_
#define RECORD_H_

#include <set>
#include <string>
#include <vector>

#include "Puzzles.h"
#include "Searchable.h"

namespace tracing {

typedef std::vector<int> Squares;  // values row by row; 0 is an undecided square

// "r3c5": row and column of a square, both from 1.
inline std::string nameOf(std::size_t square, int size) {
  const std::size_t across = static_cast<std::size_t>(size);
  return "r" + std::to_string(square / across + 1) + "c" + std::to_string(square % across + 1);
}

// The text without what would need an escape in JSON.
inline std::string plain(std::string text) {
  for (char& c : text) c = c == '"' ? '\'' : c == '\\' ? '/' : c < ' ' ? '?' : c;
  return text;
}

// A character for each square, or numbers with commas between them.
inline std::string textOf(const Squares& squares) {
  std::string text;
  for (int value : squares) {
    if (squares.size() > 81) text += (text.empty() ? "" : ",") + std::to_string(value);
    if (squares.size() <= 81) text += value == 0 ? '.' : static_cast<char>('0' + value);
  }
  return text;
}

struct State {
  Squares squares;
  int parent;                 // the index of its parent; -1 for the start
  int h;                      // its heuristicValue()
  int order;                  // 1 for the state that left first; 0 for one that did not leave
  std::string fate;           // open, expanded, dead end, solution or discarded
  std::string decision;       // that led to it, such as r1c3=4, if it can be told
  const Searchable* address;  // null once it is destroyed
};

struct Record {
  Puzzle puzzle;
  std::string strategy, frontier, outcome;
  std::string error;    // the first thing that is wrong, in a sentence; empty if nothing is
  std::string refused;  // the given for which setSquare() returns false, such as r1c3=4
  int nodes;            // calls of successors()
  std::vector<State> states;

  void note(const std::string& sentence) {
    if (error.empty()) error = sentence;
  }

  // Names the decisions that led to the last `count` states: the first square in which they differ.
  void nameDecisions(const Squares& before, std::size_t count) {
    const std::size_t first = states.size() - count;
    for (std::size_t square = 0; square < before.size(); ++square) {
      std::set<int> values;
      for (std::size_t i = first; i < states.size(); ++i) values.insert(states[i].squares[square]);
      if (before[square] != 0 || values.count(0) != 0 || values.size() != count) continue;
      for (std::size_t i = first; i < states.size(); ++i) {
        const int value = states[i].squares[square];
        states[i].decision = nameOf(square, puzzle.size) + "=" + std::to_string(value);
      }
      return;
    }
  }

  // Writes lines of JSON, as docs/trace.md of the project says.
  void write(std::ostream& out) const {
    out << "{\"trace\":\"search\",\"version\":1,\"puzzle\":\"" << textOf(puzzle.squares)
        << "\",\"strategy\":\"" << strategy << "\",\"frontier\":\"" << frontier
        << "\",\"source\":\"" << plain(puzzle.place) << "\",\"outcome\":\"" << outcome
        << "\",\"error\":\"" << plain(error) << "\",\"refused\":\"" << refused
        << "\",\"expanded\":" << nodes << ",\"generated\":" << states.size() << "}\n";
    for (std::size_t id = 0; id < states.size(); ++id) {
      const State& each = states[id];
      out << "{\"id\":" << id
          << ",\"parent\":" << (each.parent < 0 ? "null" : std::to_string(each.parent))
          << ",\"decision\":\"" << each.decision << "\",\"h\":" << each.h
          << ",\"order\":" << (each.order == 0 ? "null" : std::to_string(each.order))
          << ",\"fate\":\"" << each.fate << "\",\"board\":\"" << textOf(each.squares) << "\"}\n";
    }
    out << std::flush;
  }
};

}  // namespace tracing

#endif
