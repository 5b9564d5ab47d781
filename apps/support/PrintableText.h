// PrintableText.h: texts that a student controls, made harmless to print.

#ifndef APPS_SUPPORT_PRINTABLETEXT_H_
#define APPS_SUPPORT_PRINTABLETEXT_H_

#include <string>
#include <string_view>

namespace apps {

// Control characters, which a terminal could take for commands, become '?', and what is no UTF-8
// U+FFFD; so do U+FFFE and U+FFFF, which XML forbids. Line ends and tabs stay.
std::string printable(std::string_view text);

// The same on one line.
std::string inOneLine(std::string_view text);

// That, shortened to 200 bytes, in quotation marks.
std::string inQuotes(std::string_view text);

}  // namespace apps

#endif
