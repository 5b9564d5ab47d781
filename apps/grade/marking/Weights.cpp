#include "apps/grade/marking/Weights.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "apps/support/EmbeddedText.h"
#include "apps/support/JsonDepth.h"
#include "apps/support/PrintableText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

// The line and column of a byte. All three count from 1.
std::pair<std::size_t, std::size_t> placeOf(std::size_t byte, std::string_view text) {
  const std::string_view before = text.substr(0, byte == 0 ? 0 : byte - 1);
  const auto line = 1 + std::count(before.begin(), before.end(), '\n');
  const std::size_t lineEnd = before.rfind('\n');  // npos + 1 is 0
  return {static_cast<std::size_t>(line), before.size() - (lineEnd + 1) + 1};
}

// Removes the parser's jargon: "[json.exception...] ... while parsing object - unexpected X".
std::string explained(std::string_view what) {
  constexpr std::string_view kFault = " - ";
  const std::size_t fault = what.find(kFault);
  const std::string_view told =
      fault == std::string_view::npos ? "it is damaged" : what.substr(fault + kFault.size());
  return apps::printable(fmt::format("this is not valid JSON: {}", told));
}

class WeightsReader {
 public:
  explicit WeightsReader(const std::string& source) : source_(source) {}

  Weights read(const std::string& text) {
    const Json json = parsed(text);
    requireKeys(json, {"parts"}, "the text");
    Weights weights;
    for (const Json& each : list(json.at("parts"), "\"parts\"")) weights.push_back(partIn(each));
    if (weights.empty()) refuse("there are no parts");
    return weights;
  }

 private:
  [[noreturn]] void refuse(const std::string& why) const {
    throw std::invalid_argument(fmt::format("{}: {}", source_, why));
  }

  Json parsed(const std::string& text) const {
    try {
      return Json::parse(text, apps::refuseDeep, true, true);  // permits comments
    } catch (const nlohmann::json::parse_error& error) {
      const auto [line, column] = placeOf(error.byte, text);
      throw std::invalid_argument(
          fmt::format("{}:{}:{}: {}", source_, line, column, explained(error.what())));
    } catch (const nlohmann::json::out_of_range&) {
      refuse("a number is too large");
    } catch (const std::invalid_argument& error) {
      refuse(error.what());
    }
  }

  void requireKeys(const Json& json, const std::set<std::string>& needed,
                   const std::string& what) const {
    if (!json.is_object()) refuse(what + " should be an object: { ... }");
    for (const std::string& key : needed) {
      if (!json.contains(key)) refuse(fmt::format("{} has no \"{}\"", what, key));
    }
    for (const auto& [key, value] : json.items()) {
      if (needed.count(key) == 0) {
        refuse(fmt::format("{} has \"{}\", which should be one of {}", what, key,
                           fmt::join(needed, ", ")));
      }
    }
  }

  const Json& list(const Json& json, const std::string& what) const {
    if (!json.is_array()) refuse(what + " should be a list: [ ... ]");
    return json;
  }

  std::string text(const Json& json, const std::string& what) const {
    if (!json.is_string()) refuse(what + " should be a text");
    return json.get<std::string>();
  }

  double amount(const Json& json, const std::string& what, bool isWeight = false) const {
    if (!json.is_number()) {
      refuse(what + " should be a number" + (isWeight ? ", or \"hint\"" : ""));
    }
    const double number = json.get<double>();
    if (number < 0 || !std::isfinite(number)) {
      refuse(fmt::format("{} should be 0 or more, and not {}", what, number));
    }
    constexpr double kMost = 1e6;  // sums stay exact
    if (number > kMost)
      refuse(fmt::format("{} should be at most {}, and not {}", what, kMost, number));
    return number;
  }

  PartWeights partIn(const Json& json) {
    requireKeys(json, {"part", "title", "marks", "tests"}, "each of \"parts\"");
    PartWeights part;
    part.part = text(json.at("part"), "\"part\"");
    const std::string what = fmt::format("part {}", part.part);
    part.title = text(json.at("title"), "the title of " + what);
    part.marks = amount(json.at("marks"), "the marks of " + what);
    if (!parts_.insert(part.part).second) refuse(what + " occurs twice");
    if (!json.at("tests").is_object()) refuse("the tests of " + what + " should be an object");
    double sum = 0;
    for (const auto& [name, weight] : json.at("tests").items()) {
      part.tests.push_back(testIn(name, weight));
      sum += part.tests.back().weight;
    }
    if (sum <= 0) refuse(fmt::format("the weights of {} sum to 0", what));
    return part;
  }

  TestWeight testIn(const std::string& name, const Json& json) {
    if (!tests_.insert(name).second) refuse(name + " occurs twice");
    TestWeight test;
    test.name = name;
    const Json& weight = json.is_object() ? json.value("weight", Json()) : json;
    if (json.is_object()) requireKeys(json, {"weight", "hidden"}, name);
    test.isHint = weight == "hint";
    test.weight = test.isHint ? 0 : amount(weight, "the weight of " + name, true);
    if (!json.is_object()) return test;
    if (!json.at("hidden").is_boolean())
      refuse("\"hidden\" of " + name + " should be true or false");
    test.isHidden = json.at("hidden").get<bool>();
    return test;
  }

  const std::string& source_;
  std::set<std::string> parts_;
  std::set<std::string> tests_;
};

}  // namespace

std::string defaultWeights() {
  return apps::embeddedText("weights.json");
}

Weights weightsIn(const std::string& text, const std::string& source) {
  return WeightsReader(source).read(text);
}

void requireWeightsOf(const std::set<std::string>& tests, const Weights& weights,
                      const std::string& source) {
  std::set<std::string> missing = tests;
  std::set<std::string> unknown;
  for (const PartWeights& part : weights) {
    for (const TestWeight& test : part.tests) {
      if (missing.erase(test.name) == 0) unknown.insert(test.name);
    }
  }
  if (!unknown.empty()) {
    throw std::invalid_argument(
        fmt::format("{}: there is no test {}", source, fmt::join(unknown, ", ")));
  }
  if (!missing.empty()) {
    throw std::invalid_argument(fmt::format("{}: there is no weight for {}; 0 would leave it out",
                                            source, fmt::join(missing, ", ")));
  }
}

Weights onlyParts(const Weights& weights, const std::vector<std::string>& parts) {
  std::vector<std::string> names;
  for (const PartWeights& each : weights) names.push_back(each.part);
  for (const std::string& part : parts) {
    if (std::find(names.begin(), names.end(), part) != names.end()) continue;
    throw std::invalid_argument(
        fmt::format("there is no part '{}': it must be one of {}", part, fmt::join(names, ", ")));
  }
  Weights kept;
  for (const PartWeights& each : weights) {
    if (std::find(parts.begin(), parts.end(), each.part) != parts.end()) kept.push_back(each);
  }
  return kept;
}

}  // namespace grading
