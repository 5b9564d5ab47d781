// EmbeddedText.h: texts that were files when the program was built.

#ifndef APPS_SUPPORT_EMBEDDEDTEXT_H_
#define APPS_SUPPORT_EMBEDDEDTEXT_H_

#include <string>
#include <string_view>

namespace apps {

// The text of the file of that name, without its folder. Throws std::logic_error if it was not
// embedded. apps/CMakeLists.txt says which were.
std::string embeddedText(std::string_view name);

// The texts of several one after the other, a line end behind each. Takes a range of names.
template <class Names>
std::string embeddedTexts(const Names& names) {
  std::string texts;
  for (const std::string_view name : names) texts += embeddedText(name) + '\n';
  return texts;
}

}  // namespace apps

#endif
