#include "apps/grade/subjects/Sources.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <stdexcept>
#include <vector>

#include "apps/grade/intake/HeaderNames.h"
#include "apps/grade/intake/IncludeNames.h"
#include "apps/grade/intake/ReadFolder.h"
#include "apps/support/EmbeddedText.h"

namespace grading {

Sources subjectSources() {
  Sources sources;
  std::vector<std::string> waiting = {"Subject.cpp"};
  while (!waiting.empty()) {
    const std::string name = waiting.back();
    waiting.pop_back();
    const auto [source, isNew] = sources.emplace(name, "");
    if (!isNew) continue;
    source->second = apps::embeddedText(name);
    for (const std::string& included : includedNames(source->second)) {
      if (included.starts_with("Subject")) waiting.push_back(included);
    }
  }
  return sources;
}

Sources givenHeaders() {
  Sources sources;
  for (const std::string_view name : kGivenHeaders) {
    sources.emplace(name, apps::embeddedText(name));
  }
  return sources;
}

Sources givenHeadersIn(const std::filesystem::path& folder) {
  Sources sources;
  for (const std::string_view name : kGivenHeaders) {
    if (!std::filesystem::exists(folder / name)) {
      throw std::invalid_argument(fmt::format("there is no {} in {}: it should be a folder with {}",
                                              name, folder.string(),
                                              fmt::join(kGivenHeaders, " and ")));
    }
    // A course may keep one copy, and a link to it in each year's folder.
    sources.emplace(name, readFile(std::filesystem::canonical(folder / name), kLargestFile));
  }
  return sources;
}

}  // namespace grading
