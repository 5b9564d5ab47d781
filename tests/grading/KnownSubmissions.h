// KnownSubmissions.h: reads submissions/known.txt, whose head explains it, and makes the
// submissions that it describes.

#ifndef TESTS_GRADING_KNOWNSUBMISSIONS_H_
#define TESTS_GRADING_KNOWNSUBMISSIONS_H_

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <ostream>
#include <stdexcept>
#include <string>
#include <vector>

struct KnownSubmission {
  // A text that stands once in a file, and what takes its place.
  struct Change {
    std::string file, from = {}, to = {};
  };

  std::string name;
  std::multimap<std::string, std::string> values = {};  // of each key
  std::vector<Change> changes = {};

  // The first value of the key; empty if there is none.
  std::string value(const std::string& key) const {
    const auto found = values.find(key);
    return found == values.end() ? "" : found->second;
  }

  friend std::ostream& operator<<(std::ostream& out, const KnownSubmission& submission) {
    return out << submission.value("fault");
  }
};

inline std::string nameOfTest(const testing::TestParamInfo<KnownSubmission>& info) {
  std::string name = info.param.name;
  std::replace_if(
      name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
  return name;
}

// Throws std::runtime_error for a line that is none of those which the head of the file explains.
inline std::vector<KnownSubmission> knownSubmissions(const std::filesystem::path& project) {
  std::ifstream in(project / "tests/grading/submissions/known.txt");
  std::vector<KnownSubmission> all;
  std::string file;
  char before = '\0';  // the first character of the line before
  for (std::string line; std::getline(in, line); before = line.empty() ? '\0' : line[0]) {
    if (line.empty() || line[0] == '#') continue;
    const std::size_t colon = line.find(": ");
    if (line.rfind("=== ", 0) == 0) {
      all.push_back({line.substr(4)});
      file = "Sudoku.h";
    } else if (line.rfind("in ", 0) == 0) {
      file = line.substr(3);
    } else if (line[0] == ' ' || line[0] == '-' || line[0] == '+') {
      std::vector<KnownSubmission::Change>& changes = all.back().changes;
      if (line[0] != '+' && before != ' ' && before != '-') changes.push_back({file});
      const auto append = [&](std::string& text) {
        (text += text.empty() ? "" : "\n") += line.size() > 2 ? line.substr(2) : "";
      };
      if (line[0] != '+') append(changes.back().from);
      if (line[0] != '-') append(changes.back().to);
    } else if (colon != line.npos) {
      all.back().values.emplace(line.substr(0, colon), line.substr(colon + 2));
    } else {
      throw std::runtime_error("known.txt: " + line);
    }
  }
  return all;
}

// Throws std::runtime_error unless the text stands there once.
inline void apply(const KnownSubmission::Change& change, const std::filesystem::path& folder) {
  const std::filesystem::path file = folder / change.file;
  std::ifstream in(file);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::size_t place = text.find(change.from);
  if (place == text.npos || text.find(change.from, place + 1) != text.npos) {
    throw std::runtime_error("this does not stand once in " + change.file + ": " + change.from);
  }
  text.replace(place, change.from.size(), change.to);
  std::ofstream(file) << text;
}

// Makes the submission in `folder`. Returns its path.
inline std::filesystem::path submissionAt(const std::filesystem::path& folder,
                                          const KnownSubmission& submission,
                                          const std::filesystem::path& project) {
  namespace fs = std::filesystem;
  constexpr auto kOver = fs::copy_options::overwrite_existing | fs::copy_options::recursive;
  const fs::path place = folder / submission.name;
  const fs::path solutions = project / "tests/grading/submissions";
  fs::copy(solutions / "plain", place);
  if (const std::string base = submission.value("base"); !base.empty()) {
    fs::copy(solutions / base, place, kOver);
  }
  for (const auto& change : submission.changes) apply(change, place);
  if (const std::string missing = submission.value("without"); !missing.empty()) {
    fs::remove(place / missing);
  }
  return place;
}

#endif
