#include "apps/grade/marking/Weights.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <stdexcept>
#include <utility>

#include "apps/grade/marking/JsonInput.h"
#include "apps/support/EmbeddedText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

double amountIn(const Json& json, const std::string& what) {
  constexpr double kMost = 1e6;  // sums stay exact
  require(json.is_number() && 0 <= json && json <= kMost,
          fmt::format("{} should be a number from 0 to {}", what, kMost));
  return json;
}

// "Boards of size 4 do the same" for "PartB_SetSquare.BoardsOfSize4DoTheSame".
std::string sentenceOf(const std::string& testName) {
  const std::string name = testName.substr(testName.find('.') + 1);  // npos + 1 is 0
  const auto isDigit = [&](std::size_t i) { return '0' <= name[i] && name[i] <= '9'; };
  const auto isUpper = [&](std::size_t i) { return 'A' <= name[i] && name[i] <= 'Z'; };
  std::string sentence = name.substr(0, 1);
  for (std::size_t i = 1; i < name.size(); ++i) {
    const bool startsNumber = isDigit(i) && !isDigit(i - 1);
    if (isUpper(i) || startsNumber) sentence += ' ';
    sentence += isUpper(i) ? static_cast<char>(name[i] - 'A' + 'a') : name[i];
  }
  constexpr std::pair<std::string_view, std::string_view> kMembers[] = {
      {"Is solution ", "isSolution() "},
      {"Get nodes expanded ", "getNodesExpanded() "},
      {"Heuristic value ", "heuristicValue() "},
      {"Solve ", "solve() "},
      {"Write ", "write() "}};
  for (const auto& [words, member] : kMembers) {
    if (sentence.starts_with(words)) sentence.replace(0, words.size(), member);
  }
  return sentence;
}

// A test whose `outOf` is its weight.
TestResult testIn(const std::string& name, const Json& json) {
  TestResult test{.name = name, .sentence = sentenceOf(name)};
  if (json.is_object()) {
    requireKeys(json, {"weight", "hidden"}, name);
    require(json.at("hidden").is_boolean(), "\"hidden\" of " + name + " should be true or false");
    test.isHidden = json.at("hidden");
  }
  const Json& weight = json.is_object() ? json.at("weight") : json;
  test.isHint = weight == "hint";
  test.outOf = test.isHint ? 0 : amountIn(weight, "the weight of " + name + ", unless \"hint\",");
  return test;
}

PartResult partIn(const Json& json) {
  requireKeys(json, {"part", "title", "marks", "tests"}, "each of \"parts\"");
  require(json.at("part").is_string() && json.at("title").is_string(),
          "\"part\" and \"title\" should be texts");
  PartResult part{.part = json.at("part"), .title = json.at("title")};
  part.outOf = amountIn(json.at("marks"), "the marks of part " + part.part);
  double sum = 0;
  for (const auto& [name, weight] : json.at("tests").items()) {
    part.tests.push_back(testIn(name, weight));
    sum += part.tests.back().outOf;
  }
  if (sum > 0) {
    for (TestResult& each : part.tests) each.outOf *= part.outOf / sum;
  }
  std::erase_if(part.tests, [](const auto& each) { return each.outOf == 0 && !each.isHint; });
  require(part.tests.empty() || sum > 0 || part.outOf == 0,
          fmt::format("part {} has marks, but only hints", part.part));
  return part;
}

std::vector<PartResult> partsIn(const Json& json) {
  requireKeys(json, {"parts"}, "the text");
  std::vector<PartResult> parts;
  std::set<std::string> names;
  for (const Json& each : json.at("parts")) {
    parts.push_back(partIn(each));
    const PartResult& part = parts.back();
    require(names.insert(part.part).second, "part " + part.part + " occurs twice");
    for (const TestResult& test : part.tests) {
      require(names.insert(test.name).second, test.name + " occurs twice");
    }
  }
  std::erase_if(parts, [](const PartResult& each) { return each.tests.empty(); });
  require(!parts.empty(), "no test is left: all have weight 0");
  return parts;
}

}  // namespace

std::string defaultWeights() {
  return apps::embeddedText("weights.json");
}

std::vector<PartResult> unmarkedParts(const std::string& weights, const std::string& source) {
  try {
    return partsIn(jsonIn(weights));
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(fmt::format("{}: {}", source, error.what()));
  }
}

void requireTests(const std::set<std::string>& tests, const std::vector<PartResult>& parts,
                  const std::string& source) {
  std::set<std::string> unknown = testsIn(parts);
  std::erase_if(unknown, [&](const std::string& each) { return tests.contains(each); });
  if (unknown.empty()) return;
  throw std::invalid_argument(
      fmt::format("{}: there is no test {}", source, fmt::join(unknown, ", ")));
}

std::set<std::string> testsIn(const std::vector<PartResult>& parts) {
  std::set<std::string> names;
  for (const PartResult& part : parts) {
    for (const TestResult& test : part.tests) names.insert(test.name);
  }
  return names;
}

std::vector<PartResult> onlyParts(const std::vector<PartResult>& parts,
                                  const std::vector<std::string>& names) {
  std::set<std::string> unknown(names.begin(), names.end());
  std::vector<PartResult> kept;
  std::string all;
  for (const PartResult& each : parts) {
    if (unknown.erase(each.part) > 0) kept.push_back(each);
    all += (all.empty() ? "" : ", ") + each.part;
  }
  if (unknown.empty()) return kept;
  throw std::invalid_argument(
      fmt::format("there is no part '{}': it must be one of {}", *unknown.begin(), all));
}

}  // namespace grading
