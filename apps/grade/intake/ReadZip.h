// ReadZip.h: reads a submission that is a zip file, with libarchive. Nothing is unpacked to disk.

#ifndef APPS_GRADE_INTAKE_READZIP_H_
#define APPS_GRADE_INTAKE_READZIP_H_

#include <filesystem>
#include <string>

#include "apps/grade/intake/Contents.h"

namespace grading {

// A zip file in memory. `name` is what errors call it. Throws std::runtime_error, saying why, if it
// is damaged, protected by a password or too large.
Contents readZip(const std::string& bytes, const std::string& name);

// The largest zip file that is read at all.
constexpr std::size_t kLargestZip = 64 << 20;

}  // namespace grading

#endif
