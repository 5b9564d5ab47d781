// Autograder.h: writes the zip file of a Gradescope autograder
// (https://gradescope-autograders.readthedocs.io/en/latest/specs/). It contains this program with
// its shared libraries and their loader, because Gradescope's images may have older libraries.

#ifndef APPS_GRADE_GRADESCOPE_AUTOGRADER_H_
#define APPS_GRADE_GRADESCOPE_AUTOGRADER_H_

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace grading {

// Writes the zip file. On Gradescope, this program will run with `options`, its output and the
// submission as arguments, in a folder with `files` (texts by path). Throws std::runtime_error if
// writing fails, or if this program is linked statically and so has no loader.
void writeAutograder(const std::filesystem::path& file, const std::vector<std::string>& options,
                     const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
