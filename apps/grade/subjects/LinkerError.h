// LinkerError.h: what a student needs to be told if the linker misses something.

#ifndef APPS_GRADE_SUBJECTS_LINKERERROR_H_
#define APPS_GRADE_SUBJECTS_LINKERERROR_H_

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace grading {

// A sentence on the first thing that the linker found to be defined nowhere: that it is, or that a
// source which only seems to define it was handed in among the files, which are given by path.
// Nothing if the output of the compiler is about something else.
std::optional<std::string> whyUndefined(std::string_view output,
                                        const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
