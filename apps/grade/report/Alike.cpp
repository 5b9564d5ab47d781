#include "apps/grade/report/Alike.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace grading {
namespace {

constexpr std::size_t kMost = 3;

struct Kind {
  std::string common;  // to all of it
  std::vector<std::string> sentences;
};

std::string withoutArguments(const std::string& sentence) {
  std::string text;
  int depth = 0;
  for (const char letter : sentence) {
    if (letter == ')' && depth > 0) --depth;
    if (depth == 0) text += letter;
    if (letter == '(') ++depth;
  }
  return text;
}

}  // namespace

std::vector<std::string> fewOfEachKind(const std::vector<std::string>& sentences) {
  std::vector<Kind> kinds;
  for (const std::string& each : sentences) {
    const std::string common = withoutArguments(each);
    auto kind = std::find_if(kinds.begin(), kinds.end(),
                             [&](const Kind& known) { return known.common == common; });
    if (kind == kinds.end()) kind = kinds.insert(kind, Kind{common, {}});
    kind->sentences.push_back(each);
  }
  std::vector<std::string> few;
  for (const Kind& kind : kinds) {
    const std::size_t count = kind.sentences.size();
    for (std::size_t i = 0; i < std::min(count, kMost); ++i) few.push_back(kind.sentences[i]);
    if (count > kMost) few.push_back(fmt::format("and {} more like these", count - kMost));
  }
  return few;
}

}  // namespace grading
