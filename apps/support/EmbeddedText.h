// EmbeddedText.h: text files embedded into the program when it is built, and HTML pages that are
// filled from embedded templates and have their data inside, compressed.

#pragma once

#include <map>
#include <string>
#include <string_view>

namespace apps {

// The text of the file with that name (without its folder). Throws std::logic_error if it was not
// embedded. apps/CMakeLists.txt lists the embedded files.
std::string embeddedText(std::string_view name);

// The embedded page with that name. Where it, or a file in it, says {{name}}, it gets the text that
// `contents` has for the name, or else the embedded file. Throws std::logic_error if there is
// neither.
std::string filledPage(std::string_view name, const std::map<std::string, std::string>& contents);

// The text compressed by gzip (RFC 1952), then as Base64 (RFC 4648). page/start.js reads it.
std::string gzippedBase64(const std::string& text);

}  // namespace apps
