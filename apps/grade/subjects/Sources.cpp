#include "apps/grade/subjects/Sources.h"

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
    sources.emplace(name, readFile(folder / name, kLargestFile));
  }
  return sources;
}

}  // namespace grading
