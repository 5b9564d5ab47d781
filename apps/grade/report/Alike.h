// Alike.h: long lists of sentences that say nearly the same, made short.

#ifndef APPS_GRADE_REPORT_ALIKE_H_
#define APPS_GRADE_REPORT_ALIKE_H_

#include <string>
#include <vector>

namespace grading {

// Sentences that differ only in what stands in parentheses, the arguments of calls, stand together,
// in the order of the first of them: three, and then "and N more like these".
std::vector<std::string> fewOfEachKind(const std::vector<std::string>& sentences);

}  // namespace grading

#endif
