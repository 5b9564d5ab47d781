#include "apps/grade/intake/FileNames.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <tuple>

namespace grading {
namespace {

// Calls visit(name) for each name of a path.
template <class Visit>
void forEachName(std::string_view path, Visit visit) {
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    visit(path.substr(0, end));
    path.remove_prefix(std::min(end + 1, path.size()));
  }
}

// The name in the path without the differences that resembles() ignores.
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

constexpr const char* kSpaces = " \t";

void skipSpaces(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(kSpaces), text.size()));
}

bool skip(std::string_view& text, std::string_view part) {
  skipSpaces(text);
  if (!text.starts_with(part)) return false;
  text.remove_prefix(part.size());
  return true;
}

}  // namespace

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    if ('A' <= letter && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lower;
}

EntryPath entryPath(std::string_view raw) {
  constexpr std::size_t kLongest = 1000;
  constexpr std::size_t kLongestName = 255;
  std::string slashed(raw);
  // Some zip programs on Windows write backslashes.
  std::replace(slashed.begin(), slashed.end(), '\\', '/');
  const auto isControl = [](char letter) {
    return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
  };
  const auto isDrive = [](std::string_view name) { return name.substr(1, 1) == ":"; };
  bool leadsOut = slashed.starts_with('/');
  bool isTooLong = slashed.size() > kLongest;
  std::string path;
  forEachName(slashed, [&](std::string_view name) {
    isTooLong = isTooLong || name.size() > kLongestName;
    if (name.empty() || name == ".") return;
    leadsOut = leadsOut || (path.empty() && (name == ".." || isDrive(name)));
    if (name == "..") {
      path = folderIn(path);
    } else {
      path = inFolder(path, name);
    }
  });
  if (leadsOut) return {"", PathFault::leadsOut};
  if (std::any_of(slashed.begin(), slashed.end(), isControl)) {
    return {"", PathFault::controlCharacter};
  }
  if (isTooLong) return {"", PathFault::tooLong};
  return {path, PathFault::none};
}

std::string_view nameIn(std::string_view path) {
  return path.substr(path.rfind('/') + 1);  // npos + 1 is 0
}

std::string_view folderIn(std::string_view path) {
  const std::size_t end = path.rfind('/');
  return end == std::string_view::npos ? std::string_view() : path.substr(0, end);
}

std::string inFolder(std::string_view folder, std::string_view name) {
  return folder.empty() ? std::string(name) : std::string(folder) + '/' + std::string(name);
}

bool isSource(std::string_view path) {
  static const std::set<std::string> kExtensions = {"h",   "hh",  "hpp", "hxx", "h++", "inl",
                                                    "ipp", "tpp", "tcc", "inc", "c",   "cc",
                                                    "cpp", "cxx", "c++", "def"};
  const std::string_view name = nameIn(path);
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos) return false;
  std::string extension = lowerCase(name.substr(dot + 1));
  extension.erase(std::remove(extension.begin(), extension.end(), ' '), extension.end());
  return kExtensions.count(extension) > 0;
}

bool isLitter(std::string_view path) {
  bool isFound = false;
  forEachName(path, [&](std::string_view name) {
    isFound = isFound || name.starts_with("._") || name == "__MACOSX" || name == ".git" ||
              name == ".svn" || name == ".vs" || name == ".vscode" || name == ".idea" ||
              name == ".DS_Store" || name == "Thumbs.db";
  });
  return isFound;
}

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
  std::set<std::string_view> foldersOfOther;
  for (const auto& [path, text] : files) {
    if (resembles(path, other)) foldersOfOther.insert(folderIn(path));
  }
  const auto rank = [&](const std::string& path) {
    const bool isAlone = foldersOfOther.count(folderIn(path)) == 0;
    return std::tuple(isAlone, std::count(path.begin(), path.end(), '/'), path);
  };
  std::sort(candidates.begin(), candidates.end(),
            [&](const auto& one, const auto& two) { return rank(one) < rank(two); });
  return candidates;
}

std::vector<std::string> includedNames(const std::string& source) {
  std::vector<std::string> names;
  std::istringstream lines(source);
  for (std::string line; std::getline(lines, line);) {
    std::string_view rest = line;
    if (!skip(rest, "#") || !skip(rest, "include") || !skip(rest, "\"")) continue;
    const std::size_t end = rest.find('"');
    if (end != std::string_view::npos) names.emplace_back(rest.substr(0, end));
  }
  return names;
}

}  // namespace grading
