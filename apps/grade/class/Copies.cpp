#include "apps/grade/class/Copies.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>

#include "apps/grade/report/Report.h"
#include "apps/grade/sandbox/ScratchFolder.h"
#include "apps/support/EmbeddedText.h"
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

// Sets the numbers of tokens that sim_c++ tells in the file, and returns the runs of one text in
// another, as Copies.h describes them. It did not look for the texts from `old` on, only in them.
auto runsIn(const std::filesystem::path& found, std::vector<ComparedText>& texts, std::size_t old) {
  std::map<std::pair<std::size_t, std::size_t>, Json> runs;
  std::ifstream lines(found);
  for (std::string line; std::getline(lines, line);) {
    std::size_t one = 0, other = 0, tokens = 0, first = 0, last = 0, otherFirst = 0, otherLast = 0;
    if (std::sscanf(line.c_str(), "File %zu: %zu tokens", &one, &tokens) == 2) {
      texts.at(one).tokens = static_cast<double>(tokens);
    } else if (std::sscanf(line.c_str(), "%zu: line %zu-%zu |%zu: line %zu-%zu [%zu]", &one, &first,
                           &last, &other, &otherFirst, &otherLast, &tokens) == 7) {
      runs[{one, other}].push_back({tokens, first, last});
      if (other >= old) runs[{other, one}].push_back({tokens, otherFirst, otherLast});
    }
  }
  return runs;
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
  command.bounds.cpu = command.bounds.wall = std::chrono::minutes(5);
  command.bounds.memoryBytes = command.bounds.fileBytes = 4ULL << 30;
  try {
    command.arguments = {compilerNamed("sim_c++"), "-aens", "-r", "20", "-o", "found"};
  } catch (const std::runtime_error&) {
    return copies;
  }
  for (std::size_t i = 0; i < texts.size(); ++i) {
    writeFiles({{std::to_string(i), texts[i].text}}, scratch.path());
    if (i == course + 1) command.arguments.push_back("/");
    command.arguments.push_back(std::to_string(i));
  }
  const apps::Progress progress("comparisons of all headers", 1);
  const Termination ending = run(command, sandbox, Role::compiler, apps::stopOnSignal());
  const bool isDone = ending.kind == Termination::Kind::exited && ending.code == 0;
  copies["note"] = isDone ? "" : "sim_c++ has not looked for all copies. " + ending.sentence();
  if (!isDone) return copies;

  auto runs = runsIn(scratch.path() / "found", texts, course + 1);
  const auto percent = [&](std::size_t one, std::size_t other) {
    double tokens = 0;
    for (const Json& each : runs[{one, other}]) tokens += each[0].get<double>();
    return std::lround(std::min(100.0, 100 * tokens / texts[one].tokens));
  };
  const auto side = [&](std::size_t one, std::size_t other) {
    return Json{{"name", texts[one].name},
                {"text", texts[one].text},
                {"share", percent(one, other)},
                {"course", percent(one, course)},
                {"alike", runs[{one, other}]}};
  };
  std::multimap<long, std::pair<std::size_t, std::size_t>, std::greater<>> pairs;
  for (const auto& [pair, unused] : runs) {
    const auto [one, other] = pair;
    if (one > other || one == course || other == course) continue;
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
