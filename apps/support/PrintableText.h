// PrintableText.h: texts as people and tables take them: UTF-8 measured in characters instead of
// bytes, shortened, or made safe to print; fields of CSV; the moment. Wide and combining characters
// count as one.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/Message.h"

namespace apps {

std::size_t characterCount(std::string_view text);

// The longest beginning of the text that has at most `bytes` bytes and ends with a whole character.
std::string_view firstBytes(std::string_view text, std::size_t bytes);

// Replaces control characters, which a terminal could execute, and bidirectional ones, which make
// text appear in another order, by '?'; and bytes that are not UTF-8, U+FFFE and U+FFFF (forbidden
// in XML) by U+FFFD. Line ends and tabs stay.
std::string printable(std::string_view text);

// The same, at most so many characters, of which the last is an ellipsis if the text was longer.
std::string bounded(const std::string& text, int characters);

// The same as printable(), in one line.
std::string inOneLine(std::string_view text);

// The same, in one line of at most 200 characters, in quotation marks.
std::string inQuotes(std::string_view text);

using sudoku::counted;
using sudoku::withThousands;

// The moment, as "2026-05-04T03:02:01Z".
std::string dateNow();

// The text as a field of comma-separated values (RFC 4180), quoted if necessary.
std::string csvField(const std::string& text);

}  // namespace apps
