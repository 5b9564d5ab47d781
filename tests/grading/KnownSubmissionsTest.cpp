// Each submission with a known fault gets exactly the expected marks, and loses marks in exactly
// the expected tests. The head of submissions/known.txt explains how they are described.

#include <fnmatch.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/CaseFile.h"
#include "tests/programs/Shell.h"

namespace {

namespace fs = std::filesystem;

const fs::path kSubmissions = PROJECT_DIR "/tests/grading/submissions";

struct KnownSubmission {
  // A text that stands once in a file, and what takes its place.
  struct Change {
    std::string file, from = {}, to = {};
  };

  std::string title;
  std::map<std::string, std::vector<std::string>> values = {};  // of each key
  std::vector<Change> changes = {};

  std::vector<std::string> all(const std::string& key) const {
    return values.contains(key) ? values.at(key) : std::vector<std::string>();
  }

  // The first value of the key; empty if there is none.
  std::string value(const std::string& key) const {
    return values.contains(key) ? values.at(key).front() : "";
  }

  friend std::ostream& operator<<(std::ostream& out, const KnownSubmission& submission) {
    return out << submission.title;
  }

  // The title as the name of a test or a folder.
  std::string name() const {
    std::string name = title;
    std::replace_if(
        name.begin(), name.end(), [](unsigned char c) { return !std::isalnum(c); }, '_');
    return name;
  }
};

// Throws std::runtime_error for a line that is none of those which the head of the file explains.
std::vector<KnownSubmission> knownSubmissions() {
  std::vector<KnownSubmission> all;
  std::map<std::string, std::vector<KnownSubmission::Change>> changesOf;
  for (const casefile::Case& each : casefile::casesIn(std::ifstream(kSubmissions / "known.txt"))) {
    KnownSubmission& added = all.emplace_back(KnownSubmission{each.title});
    std::string file = "Sudoku.h";
    char before = '\0';  // the first character of the line before
    for (const std::string& line : each.lines) {
      const char first = line.empty() ? '\0' : line[0];
      const std::size_t colon = line.find(": ");
      if (line == "course: drivers") file = "ModelSearch.h";
      if (line.rfind("in ", 0) == 0) {
        file = line.substr(3);
      } else if (line.rfind("like: ", 0) == 0) {
        added.changes = changesOf.at(line.substr(6));
      } else if (first == ' ' || first == '-' || first == '+') {
        if (first != '+' && before != ' ' && before != '-') added.changes.push_back({file});
        const auto append = [&](std::string& text) {
          (text += text.empty() ? "" : "\n") += line.size() > 2 ? line.substr(2) : "";
        };
        if (first != '+') append(added.changes.back().from);
        if (first != '-') append(added.changes.back().to);
      } else if (first != '\0' && first != '#' && colon != line.npos) {
        added.values[line.substr(0, colon)].push_back(line.substr(colon + 2));
      } else if (first != '\0' && first != '#') {
        throw std::runtime_error("known.txt: " + line);
      }
      before = first;
    }
    changesOf[each.title] = added.changes;
  }
  return all;
}

// Throws std::runtime_error unless the text stands there once.
void apply(const KnownSubmission::Change& change, const fs::path& folder) {
  const fs::path file = folder / change.file;
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
std::string submissionAt(const fs::path& folder, const KnownSubmission& submission) {
  constexpr auto kOver = fs::copy_options::overwrite_existing | fs::copy_options::recursive;
  const fs::path place = folder / submission.name();
  const std::string course = submission.value("course");
  fs::copy(kSubmissions / (course.empty() ? "plain" : course), place);
  if (const std::string base = submission.value("base"); !base.empty()) {
    fs::copy(kSubmissions / base, place, kOver);
  }
  for (const auto& change : submission.changes) apply(change, place);
  if (const std::string missing = submission.value("without"); !missing.empty()) {
    fs::remove(place / missing);
  }
  return place;
}

bool isOfSpeed(const std::string& test) {
  return test.starts_with("PartD_Speed.");
}

// The usual weights, but the tests of speed are not run, and part d has only the other marks.
std::string weightsWithoutSpeed(const Shell& shell) {
  auto weights = nlohmann::json::parse(shell.run("grade --print-weights").out);
  for (auto& part : weights.at("parts")) {
    for (auto& [test, weight] : part.at("tests").items()) {
      if (!isOfSpeed(test)) continue;
      part["marks"] = part["marks"].get<double>() - weight.get<double>();
      weight = 0;
    }
  }
  return weights.dump();
}

// The expected marks by part.
std::map<std::string, double> marksOf(const KnownSubmission& submission) {
  std::istringstream in(submission.value("marks"));
  std::map<std::string, double> marks;
  for (std::string part; in >> part;) in >> marks[part];
  return marks;
}

// The instructor's report on the submission.
nlohmann::json graded(const Shell& shell, const KnownSubmission& submission) {
  std::string command = "grade --seed 1 --format json --show-hidden " + submission.value("options");
  std::string parts;
  for (const auto& [part, marks] : marksOf(submission)) parts += ',' + part;
  command += " --part " + parts.substr(1);
  if (const std::string course = submission.value("course"); !course.empty()) {
    const std::string docs = PROJECT_DIR "/docs/" + course;
    command += " --given '" + docs + "/given' --weights '" + docs + "/weights.json'";
  } else if (submission.value("speed").empty()) {
    shell.write("weights", weightsWithoutSpeed(shell));
    command += " --weights weights";
  }
  const std::string path = submissionAt(shell.path("."), submission);
  const ShellResult result = shell.run(command + " '" + path + '\'');
  EXPECT_EQ(result.status, 0) << result.err;
  return nlohmann::json::parse(result.out);
}

// Whether a line "fails" names the test.
bool shouldFail(const KnownSubmission& submission, const std::string& test) {
  for (const std::string& line : submission.all("fails")) {
    std::istringstream in(line);
    std::string part;
    for (std::string name; in >> name;) {
      if (name.find('.') == name.npos) name = part + name;
      part = name.substr(0, name.find('.') + 1);
      if (fnmatch(name.c_str(), test.c_str(), 0) == 0) return true;
    }
  }
  return false;
}

class KnownSubmissionsTest : public testing::TestWithParam<KnownSubmission> {};

// The tests of speed are measured, so they have a range of marks. A hint counts as failing.
TEST_P(KnownSubmissionsTest, GetsItsMarksForWhatWorks) {
  const KnownSubmission& submission = GetParam();
  const Shell shell;
  const nlohmann::json report = graded(shell, submission);
  std::map<std::string, double> marks;
  double marksForSpeed = 0;
  for (const auto& part : report.at("parts")) {
    double sum = 0;
    for (const auto& test : part.at("tests")) {
      const std::string name = test.at("name");
      (isOfSpeed(name) ? marksForSpeed : sum) += test.at("marks").get<double>();
      if (isOfSpeed(name)) continue;
      EXPECT_EQ(test.at("outcome") != "passed", shouldFail(submission, name)) << test.dump(2);
    }
    marks[part.at("part")] = std::round(100 * sum) / 100;
  }
  EXPECT_EQ(marks, marksOf(submission));
  double least = 0, most = 0;
  std::istringstream(submission.value("speed")) >> least >> most;
  EXPECT_GE(marksForSpeed, least);
  EXPECT_LE(marksForSpeed, most);
  EXPECT_LT(report.dump().size(), 300'000u);
  const bool isOfSudoku = submission.value("course").empty();
  EXPECT_TRUE(isOfSudoku || report.dump().find("Sudoku.h") == std::string::npos) << report.dump(2);
  for (const std::string& said : submission.all("says")) {
    EXPECT_NE(report.dump().find(said), std::string::npos) << said << report.dump(2);
  }
}

// `tests/run.sh long` runs it; it takes some minutes.
class DISABLED_FiftySeeds : public testing::TestWithParam<KnownSubmission> {};

TEST_P(DISABLED_FiftySeeds, GiveFullMarksInPartsAToC) {
  const Shell shell;
  const std::string path = submissionAt(shell.path("."), GetParam());
  for (int seed = 1; seed <= 50; ++seed) {
    const ShellResult result = shell.run("grade --part a,b,c --fail-below 10 --seed " +
                                         std::to_string(seed) + " '" + path + '\'');
    EXPECT_EQ(result.status, 0) << result.out << result.err;
  }
}

auto knownOnes(const std::string& key, const std::string& value) {
  std::vector<KnownSubmission> all = knownSubmissions();
  std::erase_if(all, [&](const KnownSubmission& each) { return each.value(key) != value; });
  return testing::ValuesIn(all);
}

const auto kNames = [](const auto& info) { return info.param.name(); };
INSTANTIATE_TEST_SUITE_P(Quick, KnownSubmissionsTest, knownOnes("quick", "yes"), kNames);
INSTANTIATE_TEST_SUITE_P(Known, KnownSubmissionsTest, knownOnes("quick", ""), kNames);
INSTANTIATE_TEST_SUITE_P(Known, DISABLED_FiftySeeds, knownOnes("seeds", "fifty"), kNames);

}  // namespace
