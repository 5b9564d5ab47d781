// Classroom.h: reports as GitHub Classroom's reporter takes them
// (https://github.com/classroom-resources/autograding-grading-reporter): JSON in Base64, which a
// workflow hands on from one step to the next.

#ifndef APPS_GRADE_REPORT_CLASSROOM_H_
#define APPS_GRADE_REPORT_CLASSROOM_H_

#include <string>

#include "apps/grade/marking/Report.h"

namespace grading {

// One line, with its end. `report` is shown as it is: forStudents() hides what they are not to see.
std::string toClassroom(const Report& report);

}  // namespace grading

#endif
