#include "apps/grade/report/LearningPlatforms.h"

#include <fmt/format.h>

#include <regex>

#include "apps/grade/intake/ZipWriter.h"
#include "apps/grade/report/Formats.h"
#include "apps/support/PrintableText.h"

namespace grading {

// Moodle reads them in mod/assign/feedback/{offline/importgradeslib,file/importziplib}.php.
std::map<std::string, std::string> platformFiles(const std::vector<Report>& reports) {
  static const std::regex kMoodle("[^_]+_([0-9]+)_assignsubmission_file_?");
  static const std::regex kCanvas("([^_]+)(_LATE)?_([0-9]+)");
  std::map<std::string, std::string> files;
  std::vector<ZipEntry> feedback;
  for (const Report& each : reports) {
    const std::string marks = each.problem.empty() ? marksText(each.marks) : "";
    std::smatch found;
    if (std::regex_match(each.submission, found, kMoodle)) {
      std::string& lines = files["moodle.csv"];
      if (lines.empty()) lines = "Identifier,Grade,Last modified (grade)\r\n";
      lines += fmt::format("Participant {},{},-\r\n", found.str(1), marks);
      feedback.push_back({each.submission + "/report.txt", formatted(each, "text")});
    } else if (std::regex_match(each.submission, found, kCanvas)) {
      std::string& lines = files["canvas.csv"];
      if (lines.empty()) lines = "Student,ID,SIS User ID,SIS Login ID,Section,Marks\r\n";
      lines += fmt::format("{},{},,,,{}\r\n", apps::csvField(found.str(1)), found.str(3), marks);
    }
  }
  if (!feedback.empty()) files["moodle-feedback.zip"] = zipOf(feedback);
  return files;
}

}  // namespace grading
