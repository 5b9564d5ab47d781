// TakeIn.h: reads a submission and finds the headers in it that were asked for.

#ifndef APPS_GRADE_INTAKE_TAKEIN_H_
#define APPS_GRADE_INTAKE_TAKEIN_H_

#include <filesystem>
#include <map>
#include <string>

#include "apps/grade/intake/Contents.h"
#include "apps/grade/intake/Submission.h"

namespace grading {

// "ada" for "class/ada.zip" and for "class/ada/".
std::string submissionName(const std::filesystem::path& submission);

// Reads a folder or a zip file; of a folder with nothing in it but one zip file, that. Never
// writes. If it is a link, it is followed and suspicious; links in it never are. Throws
// std::runtime_error, saying why, if it is neither or cannot be read.
Submission takeIn(const std::filesystem::path& submission);

// The part of takeIn() that judges what was read.
Submission submissionOf(Contents contents, std::string name);

// Writes the files below `folder`, which has to be there and empty.
void writeFiles(const std::map<std::string, std::string>& files,
                const std::filesystem::path& folder);

}  // namespace grading

#endif
