// EmbeddedText.h: text files embedded into the program when it is built, and HTML pages that are
// filled from embedded templates and have their data inside, compressed.

#ifndef APPS_SUPPORT_EMBEDDEDTEXT_H_
#define APPS_SUPPORT_EMBEDDEDTEXT_H_

#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// The page with each {{name}} replaced by its text. `contents` are pairs of a name and a text,
// replaced in this order, so a text may contain the placeholders of later ones. Throws
// std::logic_error if a placeholder is missing.
//
// page/frame.html is the template common to all pages.
std::string filledPage(std::string page,
                       const std::vector<std::pair<std::string, std::string>>& contents);

// The text compressed by gzip (RFC 1952), then as Base64 (RFC 4648). page/start.js reads it.
std::string gzippedBase64(const std::string& text);

}  // namespace apps

#endif
