// Packed.h: large texts made small, and safe to stand in an HTML page.

#ifndef APPS_SUPPORT_PACKED_H_
#define APPS_SUPPORT_PACKED_H_

#include <string>

namespace apps {

// The text compressed by gzip (RFC 1952), then as Base64 (RFC 4648) without line ends.
std::string packed(const std::string& text);

}  // namespace apps

#endif
