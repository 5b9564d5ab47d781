// PrintableText.h: makes texts from students safe to print.

#ifndef APPS_SUPPORT_PRINTABLETEXT_H_
#define APPS_SUPPORT_PRINTABLETEXT_H_

#include <string>
#include <string_view>

namespace apps {

// Replaces control characters, which a terminal could execute, by '?'; bidirectional ones, which
// make text appear in another order, by their names ("<U+202E>"); and bytes that are not UTF-8,
// U+FFFE and U+FFFF (forbidden in XML) by U+FFFD. Line ends and tabs stay.
std::string printable(std::string_view text);

// The same, in one line.
std::string inOneLine(std::string_view text);

// The same, in one line of at most 200 bytes, in quotation marks.
std::string inQuotes(std::string_view text);

}  // namespace apps

#endif
