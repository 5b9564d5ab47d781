#include "apps/grade/intake/FileNames.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace grading {
namespace {

// Calls visit(part) for each part of a text between separators.
template <class Visit>
void forEachPart(std::string_view text, char separator, Visit visit) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    visit(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

void removeEvery(std::string& text, std::string_view part) {
  for (std::size_t at = 0; (at = text.find(part, at)) != text.npos;) text.erase(at, part.size());
}

// The name in the path without the differences that resembles() ignores.
std::string plainName(std::string_view path) {
  std::string name = lowerCase(nameIn(path));
  removeEvery(name, " ");
  removeEvery(name, "-copy");
  for (char digit = '1'; digit <= '9'; ++digit) removeEvery(name, std::string{'(', digit, ')'});
  const std::size_t dot = name.rfind('.');
  if (dot == std::string::npos) return name;
  const std::string extension = name.substr(dot);
  const bool isHeader = extension == ".hpp" || extension == ".hh" || extension == ".hxx";
  return isHeader ? name.substr(0, dot) + ".h" : name;
}

// Skips spaces and the part. Returns false if the part is not there.
bool skip(std::string_view& text, std::string_view part) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
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

std::optional<std::string> entryPath(std::string_view raw) {
  constexpr std::size_t kLongest = 1000;
  constexpr std::size_t kLongestName = 255;
  constexpr auto kMostFolders = 50;
  std::string slashed(raw);
  // Some zip programs on Windows write backslashes.
  std::replace(slashed.begin(), slashed.end(), '\\', '/');
  const auto isControl = [](char letter) {
    return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
  };
  bool isUsable = !slashed.starts_with('/') && slashed.size() <= kLongest &&
                  std::count(slashed.begin(), slashed.end(), '/') <= kMostFolders &&
                  std::none_of(slashed.begin(), slashed.end(), isControl);
  std::string path;
  forEachPart(slashed, '/', [&](std::string_view name) {
    isUsable = isUsable && name != ".." && name.size() <= kLongestName;
    if (!name.empty() && name != ".") path = inFolder(path, name);
  });
  if (!isUsable) return std::nullopt;
  return path;
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
  static const std::set<std::string> kExtensions = {".h",   ".hh",  ".hpp", ".hxx", ".h++", ".inl",
                                                    ".ipp", ".tpp", ".tcc", ".inc", ".c",   ".cc",
                                                    ".cpp", ".cxx", ".c++", ".def"};
  const std::string name = plainName(path);
  const std::size_t dot = name.rfind('.');
  return dot != std::string::npos && kExtensions.count(name.substr(dot)) > 0;
}

bool isLitter(std::string_view path) {
  static const std::set<std::string_view> kNames = {"__MACOSX", ".git",  ".svn",      ".vs",
                                                    ".vscode",  ".idea", ".DS_Store", "Thumbs.db"};
  bool isFound = false;
  forEachPart(path, '/', [&](std::string_view name) {
    isFound = isFound || name.starts_with("._") || kNames.count(name) > 0;
  });
  return isFound;
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

std::vector<std::string_view> argumentsOf(std::string_view directive, std::string_view source) {
  std::vector<std::string_view> arguments;
  forEachPart(source, '\n', [&](std::string_view rest) {
    if (skip(rest, "#") && skip(rest, directive) && skip(rest, "")) arguments.push_back(rest);
  });
  return arguments;
}

}  // namespace grading
