// IncludeNames.h: includes that found their file where a student worked and would not here: those
// with wrong capital letters, which Windows and macOS do not mind, and those that name the folder
// in which the course's headers lay.

#ifndef APPS_GRADE_INTAKE_INCLUDENAMES_H_
#define APPS_GRADE_INTAKE_INCLUDENAMES_H_

#include <string>
#include <vector>

#include "apps/grade/intake/Submission.h"

namespace grading {

// What stands between the quotation marks of the #include directives.
std::vector<std::string> includedNames(const std::string& source);

// Includes of the course's headers by a path become includes of their names, with a note.
void takeGivenFromAnywhere(Submission& submission);

// For each name that a file includes and that no file has, though one has it but for its capital
// letters, adds a file that includes that one, and a note.
void addMissingNames(Submission& submission);

}  // namespace grading

#endif
