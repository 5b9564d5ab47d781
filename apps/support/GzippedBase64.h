// GzippedBase64.h: compresses texts for embedding in an HTML page.

#ifndef APPS_SUPPORT_GZIPPEDBASE64_H_
#define APPS_SUPPORT_GZIPPEDBASE64_H_

#include <string>

namespace apps {

// Base64 (RFC 4648) without line ends.
std::string base64(const std::string& bytes);

// The text compressed by gzip (RFC 1952), then as Base64.
std::string gzippedBase64(const std::string& text);

}  // namespace apps

#endif
