// PathNames.h: paths inside of a submission, and the names in them.

#ifndef APPS_GRADE_INTAKE_PATHNAMES_H_
#define APPS_GRADE_INTAKE_PATHNAMES_H_

#include <optional>
#include <string>
#include <string_view>

namespace grading {

std::string lowerCase(std::string_view text);

// With / between names, without ./ in front. Nothing if it is absolute, leads out of the folder, or
// holds control characters.
std::optional<std::string> normalisedPath(std::string_view path);

// "Sudoku.h" of "work/Sudoku.h"; "work", or nothing if it has no folder.
std::string_view nameIn(std::string_view path);
std::string_view folderIn(std::string_view path);

// True for .h, .hpp, .cpp and the like.
bool isSource(std::string_view path);

// True for what systems and tools leave behind: __MACOSX, .git, ._Sudoku.h.
bool isLitter(std::string_view path);

// "work/Sudoku.h"; without a folder "Sudoku.h".
std::string inFolder(std::string_view folder, std::string_view name);

}  // namespace grading

#endif
