// Fingerprints.h: whether a report is of the same files, graded in the same way.

#ifndef APPS_GRADE_PROGRAM_FINGERPRINTS_H_
#define APPS_GRADE_PROGRAM_FINGERPRINTS_H_

#include <cstdint>
#include <map>
#include <string>

#include "apps/grade/marking/Weights.h"
#include "apps/grade/program/Options.h"
#include "apps/grade/subjects/Sources.h"

namespace grading {

// Of what is compiled, of all that changes marks, and of this build of the program.
std::string fingerprintOf(const std::map<std::string, std::string>& files, const Sources& given,
                          std::uint64_t seed, const Weights& weights, const Options& options);

}  // namespace grading

#endif
