// Junit.h: reports as JUnit XML, which most systems that run tests can show. The schema followed is
// that of Jenkins (https://github.com/jenkinsci/xunit-plugin, junit-10.xsd).

#ifndef APPS_GRADE_REPORT_JUNIT_H_
#define APPS_GRADE_REPORT_JUNIT_H_

#include <string>

#include "apps/grade/marking/Report.h"

namespace grading {

// `report` is shown as it is: forStudents() hides what they are not to see.
std::string toJunit(const Report& report);

}  // namespace grading

#endif
