// EmbeddedText.h: texts that were files when the program was built.

#ifndef APPS_SUPPORT_EMBEDDEDTEXT_H_
#define APPS_SUPPORT_EMBEDDEDTEXT_H_

#include <string>
#include <string_view>

namespace apps {

// The text of the file of that name, without its folder. Throws std::logic_error if it was not
// embedded. apps/CMakeLists.txt says which were.
std::string embeddedText(std::string_view name);

}  // namespace apps

#endif
