// EmbeddedText.h: text files embedded into the program when it is built.

#ifndef APPS_SUPPORT_EMBEDDEDTEXT_H_
#define APPS_SUPPORT_EMBEDDEDTEXT_H_

#include <string>
#include <string_view>

namespace apps {

// The text of the file with that name (without its folder). Throws std::logic_error if it was not
// embedded. apps/CMakeLists.txt lists the embedded files.
std::string embeddedText(std::string_view name);

// The texts of several files, each followed by a line end. `names` is a range of names.
template <class Names>
std::string embeddedTexts(const Names& names) {
  std::string texts;
  for (const std::string_view name : names) texts += embeddedText(name) + '\n';
  return texts;
}

}  // namespace apps

#endif
