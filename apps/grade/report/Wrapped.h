// Wrapped.h: text broken into lines.

#ifndef APPS_GRADE_REPORT_WRAPPED_H_
#define APPS_GRADE_REPORT_WRAPPED_H_

#include <string>
#include <string_view>

namespace grading {

// Breaks at spaces, so that no line is longer than `width` characters if words allow. `first`
// stands in front of the first line, as many spaces in front of the others. Ends with a newline.
// Control characters are made harmless.
std::string wrapped(std::string_view first, std::string_view text, int width);

// Every line of `text` with `indent` spaces in front, and not broken.
std::string indented(std::string_view text, int indent);

}  // namespace grading

#endif
