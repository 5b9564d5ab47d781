// Autograder.h: the zip file that Gradescope makes an autograder of
// (https://gradescope-autograders.readthedocs.io/en/latest/specs/).
//
// This very program goes into it, with the libraries that it runs with and their loader, so that it
// also runs on a system with older ones, as the images of Gradescope are.

#ifndef APPS_GRADE_GRADESCOPE_AUTOGRADER_H_
#define APPS_GRADE_GRADESCOPE_AUTOGRADER_H_

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace grading {

// Writes it. `options` are what the program is called with there, beside the submission and its
// output; in its folder it finds `files`, by path. Throws std::runtime_error if that fails, or if
// this program has no loader, being linked statically.
void writeAutograder(const std::filesystem::path& file, const std::vector<std::string>& options,
                     const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
