// Formats.h: the forms in which reports can be written.

#ifndef APPS_GRADE_REPORT_FORMATS_H_
#define APPS_GRADE_REPORT_FORMATS_H_

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "apps/grade/marking/Report.h"
#include "apps/grade/report/TextReport.h"

namespace grading {

enum class Format { text, json, junit, gradescope, classroom, csv };

// "text, json, ..."
std::string formatNames();

std::optional<Format> formatNamed(std::string_view name);

// The report in that form. Of hidden tests it says no more than students may know, unless
// `showsHidden`; Format::gradescope has it all, and lets Gradescope hide it.
std::string formatted(const Report& report, Format format, bool showsHidden,
                      const TextStyle& style);

// Writes the file so that who reads it at any time finds all of it, or what was there before.
// Throws std::runtime_error if that fails.
void writeWhole(const std::filesystem::path& file, const std::string& text);

}  // namespace grading

#endif
