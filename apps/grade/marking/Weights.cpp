#include "apps/grade/marking/Weights.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "apps/support/EmbeddedText.h"
#include "apps/support/JsonDepth.h"
#include "apps/support/PrintableText.h"

namespace grading {

using Json = nlohmann::ordered_json;

namespace {

class WeightsReader {
 public:
  explicit WeightsReader(const std::string& source) : source_(source) {}

  Weights read(const std::string& text) {
    const Json json = parsed(text);
    requireKeys(json, {"parts"}, "the text");
    require(json.at("parts").is_array(), "\"parts\" should be a list: [ ... ]");
    require(!json.at("parts").empty(), "there are no parts");
    Weights weights;
    for (const Json& each : json.at("parts")) weights.push_back(partIn(each));
    return weights;
  }

 private:
  void require(bool isRight, const std::string& otherwise) const {
    if (!isRight) throw std::invalid_argument(fmt::format("{}: {}", source_, otherwise));
  }

  Json parsed(const std::string& text) const {
    try {
      return Json::parse(text, apps::refuseDeep, true, true);  // permits comments
    } catch (const std::exception& error) {
      // Of nlohmann-json: "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
      const std::string what = error.what();
      const std::size_t code = what.find("] ");
      throw std::invalid_argument(apps::printable(fmt::format(
          "{}: {}", source_, code == std::string::npos ? what : what.substr(code + 2))));
    }
  }

  void requireKeys(const Json& json, const std::set<std::string>& needed,
                   const std::string& what) const {
    require(json.is_object(), what + " should be an object: { ... }");
    for (const std::string& key : needed) {
      require(json.contains(key), fmt::format("{} has no \"{}\"", what, key));
    }
    for (const auto& [key, value] : json.items()) {
      require(needed.contains(key), fmt::format("{} has \"{}\", which should be one of {}", what,
                                                key, fmt::join(needed, ", ")));
    }
  }

  double amount(const Json& json, const std::string& what, const char* orElse = "") const {
    constexpr double kMost = 1e6;  // sums stay exact
    require(json.is_number(), fmt::format("{} should be a number{}", what, orElse));
    const double number = json.get<double>();
    require(0 <= number && number <= kMost,
            fmt::format("{} should be 0 or more, at most {}, and not {}", what, kMost, number));
    return number;
  }

  PartWeights partIn(const Json& json) {
    requireKeys(json, {"part", "title", "marks", "tests"}, "each of \"parts\"");
    require(json.at("part").is_string() && json.at("title").is_string(),
            "\"part\" and \"title\" should be texts");
    PartWeights part{json.at("part"), json.at("title"), 0, {}};
    const std::string what = "part " + part.part;
    part.marks = amount(json.at("marks"), "the marks of " + what);
    require(parts_.insert(part.part).second, what + " occurs twice");
    require(json.at("tests").is_object(), "the tests of " + what + " should be an object");
    double sum = 0;
    for (const auto& [name, weight] : json.at("tests").items()) {
      part.tests.push_back(testIn(name, weight));
      sum += part.tests.back().weight;
    }
    require(sum > 0, fmt::format("the weights of {} sum to 0", what));
    return part;
  }

  TestWeight testIn(const std::string& name, const Json& json) {
    require(tests_.insert(name).second, name + " occurs twice");
    TestWeight test;
    test.name = name;
    if (json.is_object()) {
      requireKeys(json, {"weight", "hidden"}, name);
      require(json.at("hidden").is_boolean(), "\"hidden\" of " + name + " should be true or false");
      test.isHidden = json.at("hidden");
    }
    const Json& weight = json.is_object() ? json.at("weight") : json;
    test.isHint = weight == "hint";
    test.weight = test.isHint ? 0 : amount(weight, "the weight of " + name, ", or \"hint\"");
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
  const std::string fault = !unknown.empty()
                                ? fmt::format("there is no test {}", fmt::join(unknown, ", "))
                                : fmt::format("there is no weight for {}; 0 would leave it out",
                                              fmt::join(missing, ", "));
  if (!unknown.empty() || !missing.empty()) {
    throw std::invalid_argument(fmt::format("{}: {}", source, fault));
  }
}

Weights onlyParts(const Weights& weights, const std::vector<std::string>& parts) {
  std::vector<std::string> names;
  Weights kept;
  for (const PartWeights& each : weights) {
    names.push_back(each.part);
    if (std::find(parts.begin(), parts.end(), each.part) != parts.end()) kept.push_back(each);
  }
  for (const std::string& part : parts) {
    if (std::find(names.begin(), names.end(), part) != names.end()) continue;
    throw std::invalid_argument(
        fmt::format("there is no part '{}': it must be one of {}", part, fmt::join(names, ", ")));
  }
  return kept;
}

}  // namespace grading
