// JsonLines.h: writes traces as JSON Lines (https://jsonlines.org): a line for the search, then one
// for each of its states. docs/trace.md defines the format. One file may hold several traces.

#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "search/Observer.h"
#include "search/Outcome.h"
#include "search/trace/Trace.h"

namespace search {

constexpr int kTraceVersion = 1;

// The text, which is in UTF-8, as a string for JSON.
inline std::string quotedText(const std::string& text) {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string result = "\"";
  for (const char letter : text) {
    const auto code = static_cast<unsigned char>(letter);
    if (letter == '"' || letter == '\\') {
      result += {'\\', letter};
    } else if (letter == '\n') {
      result += "\\n";
    } else if (code < 0x20) {
      result += "\\u00";
      result += {kDigits[code / 16], kDigits[code % 16]};
    } else {
      result += letter;
    }
  }
  return result + '"';
}

inline void writeFields(std::ostream& out, const std::vector<TextField>& fields) {
  for (const TextField& field : fields)
    out << ',' << quotedText(field.name) << ':' << quotedText(field.text);
}

inline void writeJsonLine(std::ostream& out, const TracedState& state) {
  const auto orNull = [](bool isKnown, std::uint64_t number) {
    return isKnown ? std::to_string(number) : "null";
  };
  out << "{\"id\":" << state.id << ",\"parent\":" << orNull(state.parent != kNoParent, state.parent)
      << ",\"depth\":" << state.depth;
  if (state.heuristicValue) out << ",\"h\":" << *state.heuristicValue;
  if (state.cost) out << ",\"cost\":" << *state.cost;
  out << ",\"order\":" << orNull(state.order != 0, state.order) << ",\"fate\":\""
      << name(state.fate) << '"';
  if (state.fate == Fate::expanded) out << ",\"successors\":" << state.successors;
  if (state.level) out << ",\"level\":" << *state.level;
  if (state.backTo) out << ",\"backTo\":" << *state.backTo;
  if (!state.decision.empty()) out << ",\"decision\":" << quotedText(state.decision);
  writeFields(out, state.texts);
  out << "}\n";
}

inline void writeJsonLines(std::ostream& out, const Trace& trace) {
  const Statistics& counts = trace.statistics;
  out << "{\"trace\":\"search\",\"version\":" << kTraceVersion;
  writeFields(out, trace.about);
  out << ",\"outcome\":\"" << word(trace.outcome) << "\",\"expanded\":" << counts.expanded
      << ",\"generated\":" << counts.generated << ",\"peakFrontier\":" << counts.peakFrontier
      << ",\"recorded\":" << trace.states.size() << "}\n";
  for (const TracedState& state : trace.states) writeJsonLine(out, state);
}

}  // namespace search
