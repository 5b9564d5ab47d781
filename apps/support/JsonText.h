// JsonText.h: JSON as programs write it, with keys in the order in which they were added.

#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace apps {

using Json = nlohmann::ordered_json;

// In one line. Texts from files may have bytes that are not UTF-8: they become U+FFFD.
inline std::string textOf(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// An array of what `describe` makes of each item.
template <class Items, class Describe>
Json listOf(const Items& items, Describe describe) {
  Json list = Json::array();
  for (const auto& each : items) list.push_back(describe(each));
  return list;
}

}  // namespace apps
