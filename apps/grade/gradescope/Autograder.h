// Autograder.h: the zip file that Gradescope makes an autograder of
// (https://gradescope-autograders.readthedocs.io/en/latest/specs/).
//
// It contains this program with its libraries and their loader, so that it also runs on a system
// with older libraries, as on the images of Gradescope.

#ifndef APPS_GRADE_GRADESCOPE_AUTOGRADER_H_
#define APPS_GRADE_GRADESCOPE_AUTOGRADER_H_

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace grading {

// Writes it. Gradescope calls the program with `options`, its output and the submission, in a
// folder with `files`, by path. Throws std::runtime_error if that fails, or if this program is
// linked statically and so has no loader.
void writeAutograder(const std::filesystem::path& file, const std::vector<std::string>& options,
                     const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
