#include "apps/support/EmbeddedText.h"

#include <cstddef>
#include <stdexcept>

namespace apps {

std::string filledPage(std::string page,
                       const std::vector<std::pair<std::string, std::string>>& contents) {
  for (const auto& [name, content] : contents) {
    const std::string place = "{{" + name + "}}";
    const std::size_t found = page.find(place);
    if (found == std::string::npos) throw std::logic_error("the page has no place for " + name);
    page.replace(found, place.size(), content);
  }
  return page;
}

}  // namespace apps
