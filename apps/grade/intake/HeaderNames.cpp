#include "apps/grade/intake/HeaderNames.h"

#include <algorithm>
#include <tuple>

#include "apps/grade/intake/PathNames.h"

namespace grading {
namespace {

// Without all that a name may have and still be meant.
std::string plainName(std::string_view path) {
  std::string name = lowerCase(nameIn(path));
  replaceEvery(name, " ", "");
  replaceEvery(name, "-copy", "");
  for (char digit = '1'; digit <= '9'; ++digit) {
    replaceEvery(name, std::string{'(', digit, ')'}, "");
  }
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos) return name;
  const std::string extension = name.substr(dot);
  const bool isHeader = extension == ".hpp" || extension == ".hh" || extension == ".hxx";
  return isHeader ? name.substr(0, dot) + ".h" : name;
}

}  // namespace

bool replaceEvery(std::string& text, std::string_view part, std::string_view by) {
  std::size_t at = text.find(part);
  if (at == std::string::npos) return false;
  for (; at != std::string::npos; at = text.find(part, at)) text.replace(at, part.size(), by);
  return true;
}

bool resembles(std::string_view path, std::string_view header) {
  return plainName(path) == lowerCase(header);
}

std::vector<std::string> candidatesFor(std::string_view header, std::string_view other,
                                       const std::map<std::string, std::string>& files) {
  std::vector<std::string> exact;
  std::vector<std::string> near;
  for (const auto& [path, text] : files) {
    if (nameIn(path) == header) {
      exact.push_back(path);
    } else if (resembles(path, header)) {
      near.push_back(path);
    }
  }
  std::vector<std::string>& candidates = exact.empty() ? near : exact;
  const auto rank = [&](const std::string& path) {
    const bool isAlone = files.count(inFolder(folderIn(path), other)) == 0;
    return std::tuple(std::count(path.begin(), path.end(), '/'), isAlone, path);
  };
  std::sort(candidates.begin(), candidates.end(),
            [&](const auto& one, const auto& two) { return rank(one) < rank(two); });
  return candidates;
}

}  // namespace grading
