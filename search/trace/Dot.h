// Dot.h: writes a search tree in DOT, the language of Graphviz (https://graphviz.org): a node for
// each state, coloured by its fate, and an edge for each decision.
//
//   dot -Tsvg tree.dot -o tree.svg

#pragma once

#include <ostream>
#include <string>

#include "search/Observer.h"
#include "search/trace/JsonLines.h"
#include "search/trace/Trace.h"

namespace search {

constexpr const char* colour(Fate fate) {
  switch (fate) {
    case Fate::open: return "lightgrey";
    case Fate::expanded: return "lightblue";
    case Fate::deadEnd: return "lightsalmon";
    case Fate::solution: return "palegreen";
    case Fate::repeat: return "lightyellow";
    case Fate::discarded: return "white";
  }
  return "";
}

// A dashed edge to the state that the search went back to, unless it is the previous level.
inline void writeBackjump(std::ostream& out, const TracedState& state, const Trace& trace) {
  if (!state.backTo || !state.level) return;
  const std::uint64_t levels = *state.level - trace.states[*state.backTo].level.value_or(0);
  if (levels < 2) return;
  out << "  s" << state.id << " -> s" << *state.backTo
      << " [style=dashed, constraint=false, label=\"back " << levels << " levels\"];\n";
}

inline void writeDot(std::ostream& out, const Trace& trace) {
  std::string title;
  for (const TextField& field : trace.about) {
    title += (title.empty() ? "" : "\n") + field.name + ": " + field.text;
  }
  out << "digraph search {\n  label=" << quotedText(title)
      << ";\n  node [shape=box, style=filled];\n";
  for (const TracedState& state : trace.states) {
    std::string label = "#" + std::to_string(state.id);
    if (state.order != 0) label += ", left " + std::to_string(state.order);
    label += "\nh=" + std::to_string(state.heuristicValue);
    if (state.cost) label += ", cost " + std::to_string(*state.cost);
    out << "  s" << state.id << " [label=" << quotedText(label)
        << ", fillcolor=" << colour(state.fate);
    if (!state.texts.empty()) out << ", tooltip=" << quotedText(state.texts.front().text);
    out << "];\n";
    if (state.parent != kNoParent) {
      out << "  s" << state.parent << " -> s" << state.id;
      if (!state.decision.empty()) out << " [label=" << quotedText(state.decision) << ']';
      out << ";\n";
    }
    writeBackjump(out, state, trace);
  }
  out << "}\n";
}

}  // namespace search
