// JsonDepth.h: bounds the depth of JSON that comes from outside. nlohmann-json copies and writes
// values by recursion, so deep ones would exhaust the stack.

#ifndef APPS_SUPPORT_JSONDEPTH_H_
#define APPS_SUPPORT_JSONDEPTH_H_

#include <stdexcept>

namespace apps {

// A callback for Json::parse(). Throws std::invalid_argument below 100 levels.
constexpr auto refuseDeep = [](int depth, auto /*event*/, auto& /*value*/) {
  if (depth <= 100) return true;
  throw std::invalid_argument(
      "lists and objects of this JSON lie in each other more than 100 deep");
};

}  // namespace apps

#endif
