#include "apps/grade/class/ClassFolder.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>
#include <stdexcept>
#include <tuple>

#include "apps/grade/intake/Fingerprint.h"
#include "apps/grade/intake/HeaderNames.h"
#include "apps/grade/intake/PathNames.h"
#include "apps/grade/intake/TakeIn.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

bool isSubmission(const fs::directory_entry& entry, const std::string& file) {
  return entry.is_directory() || (entry.is_regular_file() && lowerCase(file).ends_with(".zip"));
}

// Reports are files of that name with more behind it, and names of files have 255 bytes at most.
std::string shortened(const std::string& name) {
  constexpr std::size_t kLongest = 200;
  if (name.size() <= kLongest) return name;
  std::size_t end = kLongest;
  while ((static_cast<unsigned char>(name[end]) & 0xc0) == 0x80) --end;  // within a character
  Fingerprint fingerprint;
  fingerprint.add(name);
  return name.substr(0, end) + "..." + fingerprint.text();
}

// "ada" and "ada.zip": the whole name tells them apart.
void giveNames(std::vector<Entry>& entries) {
  std::set<std::string> taken;
  for (Entry& entry : entries) {
    const std::string whole = shortened(entry.path.filename().string());
    entry.name = shortened(submissionName(entry.path));
    if (taken.count(entry.name) > 0) entry.name = whole;
    for (int copy = 2; !taken.insert(entry.name).second; ++copy) {
      entry.name = fmt::format("{} ({})", whole, copy);
    }
  }
}

[[noreturn]] void refuse(const fs::path& folder, const std::vector<std::string>& others) {
  constexpr std::size_t kMost = 5;
  std::string text = fmt::format(
      "there is no submission in {}: every folder and every .zip file there would be "
      "one, but for names that begin with a dot",
      folder.string());
  if (!others.empty()) {
    std::vector<std::string> told;
    for (const std::string& each : others) {
      if (told.size() < kMost) told.push_back(apps::inOneLine(each));
    }
    const std::size_t more = others.size() - told.size();
    text += fmt::format(". What lies there is neither: {}{}", fmt::join(told, ", "),
                        more > 0 ? fmt::format(" and {} more", more) : "");
  }
  if (std::find(others.begin(), others.end(), kSudokuHeader) != others.end()) {
    text += ". To grade it as one submission, leave out --all";
  }
  throw std::invalid_argument(text);
}

}  // namespace

ClassFolder readClass(const fs::path& folder, const fs::path& out) {
  std::error_code isNotThere;
  if (fs::equivalent(folder, out, isNotThere)) {
    throw std::invalid_argument(
        fmt::format("{} has the submissions: reports need another folder", folder.string()));
  }
  ClassFolder found;
  for (const fs::directory_entry& each : fs::directory_iterator(folder)) {
    const std::string file = each.path().filename().string();
    if (file.starts_with('.') || fs::equivalent(each.path(), out, isNotThere)) continue;
    if (isSubmission(each, file)) {
      found.entries.push_back({each.path(), ""});
    } else {
      found.others.push_back(file);
    }
  }
  std::sort(found.others.begin(), found.others.end());
  if (found.entries.empty()) refuse(folder, found.others);
  const auto isBefore = [](const Entry& one, const Entry& other) {
    return std::tuple(submissionName(one.path), one.path) <
           std::tuple(submissionName(other.path), other.path);
  };
  std::sort(found.entries.begin(), found.entries.end(), isBefore);
  giveNames(found.entries);
  return found;
}

}  // namespace grading
