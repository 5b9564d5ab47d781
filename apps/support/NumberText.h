// NumberText.h: numbers as people read them.

#ifndef APPS_SUPPORT_NUMBERTEXT_H_
#define APPS_SUPPORT_NUMBERTEXT_H_

#include <cstddef>
#include <cstdint>
#include <string>

namespace apps {

// "12,345"
inline std::string withThousands(std::uint64_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t end = digits.size(); end > 3;) {
    end -= 3;
    digits.insert(end, 1, ',');
  }
  return digits;
}

}  // namespace apps

#endif
