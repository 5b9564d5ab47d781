#include "apps/grade/intake/Contents.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "apps/support/PrintableText.h"

namespace grading {
namespace {

constexpr std::size_t kMostSentences = 20;

}  // namespace

Collector::Place Collector::place(std::string_view path, std::uint64_t bytes) {
  if (++entries_ > kMostEntries) {
    throw std::runtime_error(
        fmt::format("it has more than {} files: hand in the headers alone", kMostEntries));
  }
  const std::optional<std::string> normalised = normalisedPath(path);
  if (!normalised) {
    suspect(fmt::format("The submission has an entry {}, which leads out of it.",
                        apps::inQuotes(path)));
    leaveOut(path, "its path leads out of the submission");
    return {};
  }
  if (isLitter(*normalised)) return {};
  if (!isSource(*normalised)) {
    contents_.others.push_back(*normalised);
    return {};
  }
  if (bytes > kLargestFile) {
    leaveOut(path, fmt::format("it is larger than {} KiB", kLargestFile >> 10));
    return {};
  }
  return {true, *normalised};
}

void Collector::add(const std::string& path, std::string text) {
  bytes_ += text.size();
  if (bytes_ > kMostBytes) {
    throw std::runtime_error(
        fmt::format("its files are larger than {} MiB together", kMostBytes >> 20));
  }
  if (!contents_.files.emplace(path, std::move(text)).second) {
    leaveOut(path, "the submission has another of that name");
  }
}

void Collector::leaveOut(std::string_view path, std::string_view why) {
  if (contents_.notes.size() >= kMostSentences) return;
  contents_.notes.push_back(fmt::format("{} was left out: {}.", apps::inQuotes(path), why));
}

void Collector::suspect(std::string sentence) {
  if (contents_.suspicious.size() >= kMostSentences) return;
  contents_.suspicious.push_back(std::move(sentence));
}

}  // namespace grading
