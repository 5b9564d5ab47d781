// Characters.h: texts by what a person sees of them: characters, not bytes of UTF-8. Wide and
// combining characters count as one.

#ifndef APPS_COMPARE_CHARACTERS_H_
#define APPS_COMPARE_CHARACTERS_H_

#include <cstddef>
#include <string>

namespace comparing {

std::size_t length(const std::string& text);

// The text, or as much of it as fits into `width` characters with a sign that there was more.
std::string clipped(const std::string& text, int width);

}  // namespace comparing

#endif
