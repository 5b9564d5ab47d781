// Characters.h: lengths of UTF-8 texts in characters instead of bytes. Wide and combining
// characters count as one.

#ifndef APPS_COMPARE_CHARACTERS_H_
#define APPS_COMPARE_CHARACTERS_H_

#include <cstddef>
#include <string>

namespace comparing {

std::size_t length(const std::string& text);

// The text, truncated to `width` characters if it is longer. A truncated text ends with an
// ellipsis.
std::string clipped(const std::string& text, int width);

}  // namespace comparing

#endif
