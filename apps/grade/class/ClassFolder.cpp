#include "apps/grade/class/ClassFolder.h"

#include <algorithm>

#include "apps/grade/intake/HandIn.h"
#include "apps/grade/intake/HeaderNames.h"

namespace grading {

namespace fs = std::filesystem;

ClassFolder readClass(const fs::path& folder) {
  ClassFolder found;
  for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
    const std::string file = each.path().filename().string();
    if (file.starts_with('.')) continue;
    if (each.is_directory() || lowerCase(file).ends_with(".zip")) {
      found.entries.push_back({each.path(), submissionName(each.path())});
    } else {
      found.others.push_back(file);
    }
  }
  const auto isBefore = [](const Entry& one, const Entry& other) {
    return std::tie(one.name, one.path) < std::tie(other.name, other.path);
  };
  std::sort(found.entries.begin(), found.entries.end(), isBefore);
  std::sort(found.others.begin(), found.others.end());
  // "ada" and "ada.zip": the whole name tells them apart.
  for (std::size_t i = 1; i < found.entries.size(); ++i) {
    Entry& entry = found.entries[i];
    if (entry.name == found.entries[i - 1].name) entry.name = entry.path.filename().string();
  }
  return found;
}

}  // namespace grading
