// CaseFile.h: reads the files of cases in tests/, which are texts:
//
//   === The title of a case
//   its lines, up to the next title

#pragma once

#include <istream>
#include <string>
#include <vector>

namespace casefile {

struct Case {
  int line = 0;  // of the title, in its file
  std::string title = {};
  std::vector<std::string> lines = {};
};

// The cases of a file, without the lines before the first one. A line that begins with `mark` is a
// title.
inline std::vector<Case> casesIn(std::istream&& file, const std::string& mark = "=== ") {
  std::vector<Case> cases;
  std::string line;
  for (int number = 1; std::getline(file, line); ++number) {
    if (line.rfind(mark, 0) == 0) {
      cases.push_back({number, line.substr(mark.size())});
    } else if (!cases.empty()) {
      cases.back().lines.push_back(line);
    }
  }
  return cases;
}

inline std::string textOf(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

}  // namespace casefile
