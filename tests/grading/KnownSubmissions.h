// KnownSubmissions.h: makes the submissions with known faults. Each file in submissions/known/ is a
// description and a patch to a whole solution; submissions/README.md explains the keys.

#ifndef TESTS_GRADING_KNOWNSUBMISSIONS_H_
#define TESTS_GRADING_KNOWNSUBMISSIONS_H_

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <ostream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "tests/grading/Zips.h"

class KnownSubmission {
 public:
  // Reads lines "KEY: VALUE" up to an empty line; a patch may follow. Throws std::runtime_error for
  // any other line.
  explicit KnownSubmission(const std::filesystem::path& file) : file_(file) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line) && !line.empty();) {
      const std::size_t colon = line.find(": ");
      if (colon == line.npos) throw std::runtime_error(file.string() + ": no key: " + line);
      values_.emplace(line.substr(0, colon), line.substr(colon + 2));
    }
  }

  std::string name() const { return file_.stem(); }
  const std::filesystem::path& file() const { return file_; }

  // The first value of the key; empty if there is none.
  std::string value(const std::string& key) const {
    const auto found = values_.find(key);
    return found == values_.end() ? "" : found->second;
  }

  std::vector<std::string> values(const std::string& key) const {
    std::vector<std::string> all;
    const auto [begin, end] = values_.equal_range(key);
    for (auto value = begin; value != end; ++value) all.push_back(value->second);
    return all;
  }

  // The expected marks by part, without those for speed.
  std::map<std::string, double> marks() const {
    std::istringstream in(value("marks"));
    std::map<std::string, double> marks;
    std::string part;
    while (in >> part) in >> marks[part];
    return marks;
  }

  // The lowest and the highest expected marks for speed, which depend on the measurement.
  std::pair<double, double> marksForSpeed() const {
    std::istringstream in(value("speed"));
    std::pair<double, double> marks;
    in >> marks.first >> marks.second;
    return marks;
  }

  // The subset of `tests` that has to fail. "PartB_SetSquare.*" stands for a whole suite.
  std::set<std::string> failing(const std::set<std::string>& tests) const {
    std::set<std::string> failing;
    for (const std::string& name : values("fails")) {
      if (name.back() != '*') failing.insert(name);
      const std::string suite = name.substr(0, name.find('*'));
      for (const std::string& test : tests) {
        if (name.back() == '*' && test.starts_with(suite)) failing.insert(test);
      }
    }
    return failing;
  }

  friend std::ostream& operator<<(std::ostream& out, const KnownSubmission& submission) {
    return out << submission.value("fault");
  }

 private:
  std::filesystem::path file_;
  std::multimap<std::string, std::string> values_;
};

// All known submissions, sorted by name.
inline std::vector<KnownSubmission> knownSubmissions(const std::filesystem::path& project) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry :
       std::filesystem::directory_iterator(project / "tests/grading/submissions/known")) {
    files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return {files.begin(), files.end()};
}

namespace submissions {

namespace fs = std::filesystem;

inline std::string readText(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

inline std::vector<fs::path> filesBelow(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) files.push_back(entry.path());
  }
  return files;
}

// Copies the whole solution `base` to `place`: a folder of submissions/, or "project" for the
// project's own headers.
inline void copyBase(const std::string& base, const fs::path& project, const fs::path& place) {
  if (base != "project") {
    fs::copy(project / "tests/grading/submissions" / base, place, fs::copy_options::recursive);
    return;
  }
  for (const char* const header : {"Sudoku.h", "BestFirstSearch.h"}) {
    fs::copy(project / header, place / header);
  }
  for (const char* const folder : {"search", "sudoku"}) {
    fs::copy(project / folder, place / folder, fs::copy_options::recursive);
  }
}

// Does nothing if the file has no patch. Throws std::runtime_error if the patch does not apply.
inline void applyPatch(const fs::path& patch, const fs::path& place) {
  if (readText(patch).find("\n+++ ") == std::string::npos) return;
  const std::string command =
      "patch --quiet --strip=0 --fuzz=0 --no-backup-if-mismatch --directory='" + place.string() +
      "' <'" + patch.string() + '\'';
  if (std::system(command.c_str()) != 0) {
    throw std::runtime_error("does not apply: " + patch.string());
  }
}

inline void useWindowsLineEnds(const fs::path& file) {
  std::string changed;
  for (const char c : readText(file))
    changed += c == '\n' ? std::string("\r\n") : std::string(1, c);
  std::ofstream(file, std::ios::binary) << changed;
}

inline fs::path zipped(const fs::path& folder, const std::string& inside) {
  std::vector<ZipEntry> entries;
  for (const fs::path& file : filesBelow(folder)) {
    const std::string name = file.lexically_relative(folder).generic_string();
    entries.push_back({inside + '/' + name, readText(file)});
  }
  const fs::path zip = folder.string() + ".zip";
  std::ofstream(zip, std::ios::binary) << zipOf(entries);
  return zip;
}

}  // namespace submissions

// Makes the submission in `folder`, as a folder or a zip file. Returns its path.
inline std::filesystem::path submissionAt(const std::filesystem::path& folder,
                                          const KnownSubmission& submission,
                                          const std::filesystem::path& project) {
  const std::string name = submission.value("folder");
  const std::filesystem::path place = folder / (name.empty() ? submission.name() : name);
  std::filesystem::create_directories(place);
  submissions::copyBase(submission.value("base"), project, place);
  submissions::applyPatch(submission.file(), place);
  for (const std::string& file : submission.values("without")) {
    std::filesystem::remove(place / file);
  }
  if (submission.value("line ends") == "windows") {
    for (const auto& file : submissions::filesBelow(place)) submissions::useWindowsLineEnds(file);
  }
  const std::string inside = submission.value("zip");
  return inside.empty() ? place : submissions::zipped(place, inside);
}

#endif
