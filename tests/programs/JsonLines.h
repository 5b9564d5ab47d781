// JsonLines.h: parses JSON Lines.

#ifndef TESTS_PROGRAMS_JSONLINES_H_
#define TESTS_PROGRAMS_JSONLINES_H_

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/programs/Shell.h"

inline std::vector<nlohmann::json> jsonLinesIn(const std::string& text) {
  std::vector<nlohmann::json> lines;
  for (const std::string& line : linesOf(text)) lines.push_back(nlohmann::json::parse(line));
  return lines;
}

#endif
