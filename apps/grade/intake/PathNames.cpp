#include "apps/grade/intake/PathNames.h"

#include <algorithm>
#include <set>

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

}  // namespace

std::string lowerCase(std::string_view text) {
  std::string lower(text);
  for (char& letter : lower) {
    if ('A' <= letter && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return lower;
}

std::optional<std::string> normalisedPath(std::string_view path) {
  constexpr std::size_t kLongest = 1000;
  std::string slashed(path);
  std::replace(slashed.begin(), slashed.end(), '\\', '/');  // as some zip programs on Windows do
  const auto isControl = [](char letter) {
    return static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
  };
  const bool isAbsolute = slashed.starts_with('/') || (slashed.size() > 1 && slashed[1] == ':');
  if (isAbsolute || slashed.size() > kLongest ||
      std::any_of(slashed.begin(), slashed.end(), isControl)) {
    return std::nullopt;
  }
  std::string normalised;
  bool leadsOut = false;
  forEachName(slashed, [&](std::string_view name) {
    leadsOut = leadsOut || name == ".." || name.size() > 255;
    if (name.empty() || name == ".") return;
    if (!normalised.empty()) normalised += '/';
    normalised += name;
  });
  if (leadsOut || normalised.empty()) return std::nullopt;
  return normalised;
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

}  // namespace grading
