// IncludeNames.h: includes whose capital letters are wrong. Windows and macOS find the file all the
// same, so a student who never worked elsewhere cannot know.

#ifndef APPS_GRADE_INTAKE_INCLUDENAMES_H_
#define APPS_GRADE_INTAKE_INCLUDENAMES_H_

#include <string>
#include <vector>

#include "apps/grade/intake/HandIn.h"

namespace grading {

// What stands between the quotation marks of the #include directives.
std::vector<std::string> includedNames(const std::string& source);

// For each name that a file includes and that no file has, though one has it but for its capital
// letters, adds a file that includes that one, and a note.
void addMissingNames(HandIn& handIn);

}  // namespace grading

#endif
