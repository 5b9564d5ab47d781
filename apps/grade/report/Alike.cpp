#include "apps/grade/report/Alike.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace grading {
namespace {

constexpr std::size_t kMostOfEachKind = 3;

struct SentenceKind {
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
  std::vector<SentenceKind> kinds;
  for (const std::string& each : sentences) {
    const std::string common = withoutArguments(each);
    auto kind = std::find_if(kinds.begin(), kinds.end(),
                             [&](const SentenceKind& known) { return known.common == common; });
    if (kind == kinds.end()) kind = kinds.insert(kind, SentenceKind{common, {}});
    kind->sentences.push_back(each);
  }
  std::vector<std::string> few;
  for (const SentenceKind& kind : kinds) {
    const std::size_t count = kind.sentences.size();
    for (std::size_t i = 0; i < std::min(count, kMostOfEachKind); ++i)
      few.push_back(kind.sentences[i]);
    if (count > kMostOfEachKind)
      few.push_back(fmt::format("and {} more like these", count - kMostOfEachKind));
  }
  return few;
}

}  // namespace grading
