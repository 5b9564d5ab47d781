// KnownSubmissions.h: submissions of which is known what is wrong with them. handins/known.json
// describes each as a whole solution (a folder beside it) with a few edits; here they become what a
// student would have handed in.

#ifndef TESTS_GRADING_KNOWNSUBMISSIONS_H_
#define TESTS_GRADING_KNOWNSUBMISSIONS_H_

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/grading/Zips.h"

struct KnownSubmission {
  std::string name;
  nlohmann::json description;

  std::map<std::string, double> marks() const { return description.at("marks"); }  // by part
  std::set<std::string> failing() const { return description.at("fails"); }        // tests
  std::string text(const char* key) const { return description.value(key, ""); }

  friend std::ostream& operator<<(std::ostream& out, const KnownSubmission& submission) {
    return out << submission.text("fault");
  }
};

namespace submissions {

namespace fs = std::filesystem;

using Files = std::map<std::string, std::string>;  // by path

inline std::string readText(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// A text, or the lines of one.
inline std::string joined(const nlohmann::json& text) {
  if (text.is_string()) return text;
  std::string all;
  for (std::size_t i = 0; i < text.size(); ++i) {
    all += (i == 0 ? "" : "\n") + text[i].get<std::string>();
  }
  return all;
}

// The headers of the folder; those of the project itself if it is "project".
inline Files filesOf(const std::string& from, const fs::path& project) {
  const bool isProject = from == "project";
  const fs::path root = isProject ? project : project / "tests/grading/submissions" / from;
  const std::vector<fs::path> places =
      isProject ? std::vector<fs::path>{"Sudoku.h", "BestFirstSearch.h", "search", "sudoku"}
                : std::vector<fs::path>{"."};
  Files files;
  const auto add = [&](const fs::path& file) {
    files[file.lexically_relative(root).generic_string()] = readText(file);
  };
  for (const fs::path& place : places) {
    if (fs::is_regular_file(root / place)) {
      add(root / place);
      continue;
    }
    for (const auto& entry : fs::recursive_directory_iterator((root / place).lexically_normal())) {
      if (entry.is_regular_file()) add(entry.path());
    }
  }
  return files;
}

// Throws std::runtime_error unless the text to replace is there exactly once.
inline void edit(Files& files, const nlohmann::json& change) {
  std::string& text = files.at(change.at("file"));
  const std::string what = joined(change.at("replace"));
  const std::size_t at = text.find(what);
  if (at == text.npos || text.find(what, at + 1) != text.npos) {
    throw std::runtime_error("not exactly once in the file: " + what);
  }
  text.replace(at, what.size(), joined(change.at("by")));
}

inline std::string withWindowsLineEnds(const std::string& text) {
  std::string changed;
  for (const char c : text) changed += c == '\n' ? std::string("\r\n") : std::string(1, c);
  return changed;
}

inline Files filesOf(const KnownSubmission& submission, const fs::path& project) {
  const nlohmann::json& description = submission.description;
  Files files = filesOf(description.at("from"), project);
  for (const auto& change : description.value("edits", nlohmann::json::array())) {
    edit(files, change);
  }
  const nlohmann::json added = description.value("add", nlohmann::json::object());
  for (const auto& [path, text] : added.items()) {
    files[path] = joined(text);
  }
  for (const std::string path : description.value("remove", nlohmann::json::array())) {
    files.erase(path);
  }
  if (submission.text("lineEnds") == "windows") {
    for (auto& [path, text] : files) text = withWindowsLineEnds(text);
  }
  return files;
}

}  // namespace submissions

// All of them, in the order of the file.
inline std::vector<KnownSubmission> knownSubmissions(const std::filesystem::path& project) {
  const auto all = nlohmann::json::parse(
      submissions::readText(project / "tests/grading/submissions/known.json"));
  std::vector<KnownSubmission> submissions;
  for (const auto& each : all) submissions.push_back({each.at("name"), each});
  return submissions;
}

// Makes the submission below `folder`, a folder or a zip file. Returns its path.
inline std::filesystem::path submissionAt(const std::filesystem::path& folder,
                                          const KnownSubmission& submission,
                                          const std::filesystem::path& project) {
  const submissions::Files files = submissions::filesOf(submission, project);
  const std::string zipped = submission.text("zip");
  if (!zipped.empty()) {
    std::vector<ZipEntry> entries;
    for (const auto& [path, text] : files) entries.push_back({zipped + '/' + path, text});
    const std::filesystem::path zip = folder / (submission.name + ".zip");
    std::ofstream(zip, std::ios::binary) << zipOf(entries);
    return zip;
  }
  const std::string name = submission.text("folder");
  const std::filesystem::path place = folder / (name.empty() ? submission.name : name);
  for (const auto& [path, text] : files) {
    std::filesystem::create_directories((place / path).parent_path());
    std::ofstream(place / path, std::ios::binary) << text;
  }
  return place;
}

#endif
