#include "apps/compare/Comparison.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>

namespace comparing {

std::vector<Contender> contendersOf(const std::vector<const apps::Strategy*>& strategies,
                                    const std::vector<std::string>& rules) {
  std::vector<Contender> contenders;
  for (const std::string& name : rules) {
    for (const apps::Strategy* const each : strategies) contenders.push_back({each, name});
  }
  return contenders;
}

std::string dateNow() {
  return fmt::format("{:%FT%TZ}", fmt::gmtime(std::time(nullptr)));
}

}  // namespace comparing
