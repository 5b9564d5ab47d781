// JsonInput.h: reads what an instructor writes in JSON. What is wrong throws std::invalid_argument.

#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <set>
#include <stdexcept>
#include <string>

#include "apps/support/PrintableText.h"

namespace grading {

inline void require(bool isRight, const std::string& otherwise) {
  if (!isRight) throw std::invalid_argument(otherwise);
}

// What nlohmann-json says of a mistake, without the code before it:
// "[json.exception.parse_error.101] parse error at line 1, column 2: ..."
inline std::string messageOf(const nlohmann::json::exception& error) {
  const std::string what = error.what();
  return apps::printable(what.substr(what.find("] ") + 2));
}

inline nlohmann::ordered_json jsonIn(const std::string& text) {
  try {
    return nlohmann::ordered_json::parse(text, nullptr, true, true);  // permits comments
  } catch (const nlohmann::json::exception& error) {
    throw std::invalid_argument(messageOf(error));
  }
}

// Requires an object with these keys, and no others but the optional ones.
inline void requireKeys(const nlohmann::ordered_json& json, const std::set<std::string>& keys,
                        const std::string& what, const std::set<std::string>& optional = {}) {
  std::set<std::string> lacking = keys, unknown;
  for (const auto& [key, value] : json.items()) {
    if (lacking.erase(key) == 0 && !optional.contains(key)) unknown.insert(key);
  }
  require(json.is_object() && lacking.empty() && unknown.empty(),
          fmt::format("{} should be an object with the keys {}{}{}", what, fmt::join(keys, ", "),
                      optional.empty() ? "" : ", and perhaps ", fmt::join(optional, ", ")));
}

}  // namespace grading
