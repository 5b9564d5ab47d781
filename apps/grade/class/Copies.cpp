#include "apps/grade/class/Copies.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>

#include "apps/grade/report/Report.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/support/EmbeddedText.h"
#include "apps/support/Median.h"
#include "apps/support/StopOnSignal.h"
#include "apps/support/Terminal.h"

namespace grading {

using Json = apps::Json;

namespace {

struct ComparedText {
  std::string name, text;
  double tokens = 0;
};

// Each text once, though readSubmission() gives some a second, right name. Empty without any.
std::string ownHeaders(const std::filesystem::path& submission,
                       const std::vector<std::string>& asked) try {
  std::string joined;
  for (const auto& [path, text] : readSubmission(submission, asked).files) {
    const bool isHeader = std::filesystem::path(path).extension().string().starts_with(".h");
    if (isHeader && joined.find(text) == joined.npos) joined += text + '\n';
  }
  return joined;
} catch (const std::runtime_error&) {
  return "";  // its report says why
}

using Runs = std::map<std::pair<std::size_t, std::size_t>, Json>;

// Takes the numbers of tokens that sim_c++ tells in the file, and the runs of one text in another,
// as Copies.h describes them.
void takeRuns(const std::filesystem::path& found, std::vector<ComparedText>& texts, Runs& runs) {
  std::ifstream lines(found);
  for (std::string line; std::getline(lines, line);) {
    std::size_t one = 0, other = 0, tokens = 0, first = 0, last = 0;
    if (std::sscanf(line.c_str(), "File %zu: %zu tokens", &one, &tokens) == 2) {
      texts.at(one).tokens = static_cast<double>(tokens);
    } else if (std::sscanf(line.c_str(), "%zu: line %zu-%zu |%zu: line %*u-%*u [%zu]", &one, &first,
                           &last, &other, &tokens) == 5) {
      runs[{one, other}].push_back({tokens, first, last});
    }
  }
}

// Leaves out the texts but `course` that are more than twice as long as usual. Returns their names.
std::vector<std::string> leaveOutLargest(std::vector<ComparedText>& texts, std::size_t course) {
  std::vector<double> sizes;
  for (const ComparedText& each : texts) sizes.push_back(static_cast<double>(each.text.size()));
  const double most = 2 * apps::median(sizes);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    if (i == course || sizes[i] <= most) continue;
    texts[i].text.clear();
    names.push_back(texts[i].name);
  }
  return names;
}

}  // namespace

Json copiesIn(const std::vector<Entry>& submissions, const std::vector<Entry>& earlier,
              const std::vector<std::string>& asked, const Sources& given, Sandbox sandbox,
              const std::filesystem::path& kept) {
  std::vector<ComparedText> texts;
  for (const auto& [path, name] : submissions) texts.push_back({name, ownHeaders(path, asked)});
  const std::size_t course = texts.size();
  texts.push_back({"the course", ""});
  for (const auto& [name, text] : given) texts[course].text += text + '\n';
  for (const char* const name : {"Sudoku.h", "BestFirstSearch.h", "DepthFirstSearch.h", "Check.h",
                                 "Demo.h", "Puzzles.h", "Record.h", "Traced.h"}) {
    texts[course].text += apps::embeddedText(name) + '\n';
  }
  for (const auto& [path, name] : earlier) {
    texts.push_back({name + " (earlier)", ownHeaders(path, asked)});
  }

  std::string all;
  for (const ComparedText& each : texts) all += each.name + '\n' + each.text;
  const std::size_t fingerprint = std::hash<std::string>()(all);
  std::ifstream file(kept);
  Json before = Json::parse(file, nullptr, false);
  if (before.is_object() && before["fingerprint"] == fingerprint) return before;

  Json copies = {{"fingerprint", fingerprint}, {"pairs", Json::array()}};
  copies["note"] =
      "similarity-tester is not installed, so copies were not looked for: apt-get install "
      "similarity-tester";
  const ScratchFolder scratch;
  Command command{.arguments = {}, .folder = scratch.path()};
  command.bounds.cpu = command.bounds.wall = std::chrono::minutes(2);
  command.bounds.memoryBytes = command.bounds.fileBytes = 4ULL << 30;
  try {
    command.arguments = {compilerNamed("sim_c++")};
  } catch (const std::runtime_error&) {
    return copies;
  }
  Runs runs;
  // Looks for the texts [first, last) in each other, and in those of [oldFirst, oldLast); with the
  // option -S, in these only. Returns whether that ended.
  const auto look = [&](const char* options, std::size_t first, std::size_t last,
                        std::size_t oldFirst, std::size_t oldLast) {
    Command each = command;
    each.arguments.insert(each.arguments.end(), {options, "-r", "20", "-o", "found"});
    for (std::size_t i = first; i < last; ++i) each.arguments.push_back(std::to_string(i));
    each.arguments.emplace_back("/");
    for (std::size_t i = oldFirst; i < oldLast; ++i) each.arguments.push_back(std::to_string(i));
    const Termination ending = run(each, sandbox, Role::compiler, apps::stopOnSignal());
    takeRuns(scratch.path() / "found", texts, runs);
    return ending.kind == Termination::Kind::exited && ending.code == 0;
  };
  const auto lookForAll = [&] {
    runs.clear();
    for (std::size_t i = 0; i < texts.size(); ++i) {
      writeFiles({{std::to_string(i), texts[i].text}}, scratch.path());
    }
    return look("-aens", 0, course + 1, course + 1, texts.size()) &&
           (earlier.empty() || look("-Sen", course + 1, texts.size(), 0, course + 1));
  };
  const apps::Progress progress("comparisons of all headers", 1);
  copies["note"] = "";
  if (!lookForAll()) {
    copies["note"] = fmt::format("sim_c++ took too long or failed, so these were left out: {}",
                                 fmt::join(leaveOutLargest(texts, course), ", "));
    if (!lookForAll()) {
      copies["note"] = "sim_c++ took too long or failed, so copies were not looked for.";
      runs.clear();
    }
  }
  if (apps::stopOnSignal()) return copies;
  const auto alike = [&](std::size_t one, std::size_t other) {
    const auto at = runs.find({one, other});
    return at == runs.end() ? Json::array() : at->second;
  };
  const auto percent = [&](std::size_t one, std::size_t other) {
    double tokens = 0;
    for (const Json& each : alike(one, other)) tokens += each[0].get<double>();
    return std::lround(std::min(100.0, 100 * tokens / texts[one].tokens));
  };
  const auto side = [&](std::size_t one, std::size_t other) {
    return Json{{"name", texts[one].name},
                {"text", texts[one].text},
                {"share", percent(one, other)},
                {"course", percent(one, course)},
                {"alike", alike(one, other)}};
  };
  std::multimap<long, std::pair<std::size_t, std::size_t>, std::greater<>> pairs;
  for (const auto& [pair, unused] : runs) {
    const auto [one, other] = pair;
    const bool isTold = one > other && runs.contains({other, one});  // from the other side
    if (isTold || one == course || other == course) continue;
    pairs.emplace(std::max(percent(one, other) - percent(one, course),
                           percent(other, one) - percent(other, course)),
                  pair);
  }
  for (const auto& [difference, pair] : pairs) {
    if (copies["pairs"].size() == 20) break;
    copies["pairs"].push_back({side(pair.first, pair.second), side(pair.second, pair.first)});
  }
  writeWhole(kept, apps::textOf(copies) + '\n');
  return copies;
}

}  // namespace grading
