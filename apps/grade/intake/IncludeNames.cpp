#include "apps/grade/intake/IncludeNames.h"

#include <fmt/format.h>

#include <map>
#include <sstream>

#include "apps/grade/intake/HeaderNames.h"
#include "apps/grade/intake/PathNames.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

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

// The course's header that a path leads to; empty if it is another file, or names no folder.
std::string givenInFolder(std::string_view path) {
  const std::size_t folder = path.find_last_of("/\\");
  if (folder == std::string_view::npos) return "";
  const std::string name = lowerCase(path.substr(folder + 1));
  for (const std::string_view given : kGivenHeaders) {
    if (lowerCase(given) == name) return std::string(given);
  }
  return "";
}

}  // namespace

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

void takeGivenFromAnywhere(Submission& submission) {
  for (auto& [path, text] : submission.files) {
    for (const std::string& name : includedNames(text)) {
      const std::string given = givenInFolder(name);
      if (given.empty()) continue;
      // In comments too, which may come first; so nothing is left of one that is included twice.
      if (!replaceEvery(text, '"' + name + '"', '"' + given + '"')) continue;
      submission.notes.push_back(fmt::format("{} includes {}: the course's {} was taken.",
                                             apps::inQuotes(path), apps::inQuotes(name), given));
    }
  }
}

void addMissingNames(Submission& submission) {
  std::map<std::string, std::string> named;  // by the name in lower case
  for (const auto& [path, text] : submission.files) {
    named.emplace(lowerCase(nameIn(path)), nameIn(path));
  }
  for (const std::string_view given : kGivenHeaders) {
    named.insert_or_assign(lowerCase(given), std::string(given));
  }
  std::map<std::string, std::string> added;
  for (const auto& [path, text] : submission.files) {
    for (const std::string& name : includedNames(text)) {
      const auto found = named.find(lowerCase(name));
      if (found == named.end() || found->second == name) continue;
      const std::string file = inFolder(submission.includeFolders.front(), name);
      if (submission.files.count(file) > 0) continue;
      if (!added.emplace(file, fmt::format("#include \"{}\"\n", found->second)).second) continue;
      submission.notes.push_back(
          fmt::format("{} includes {}, but the file is named {}: many systems tell capital letters "
                      "apart.",
                      apps::inQuotes(path), apps::inQuotes(name), apps::inQuotes(found->second)));
    }
  }
  submission.files.merge(added);
}

}  // namespace grading
