// FileNames.h: checks and splits paths in a submission, and finds the required headers by name.
// Nearly right names ("sudoku.h", "Sudoku (1).h") count too, so that a wrong name costs no marks.

#ifndef APPS_GRADE_INTAKE_FILENAMES_H_
#define APPS_GRADE_INTAKE_FILENAMES_H_

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace grading {

std::string lowerCase(std::string_view text);

// The path of an entry of a submission with / between its parts, and without ".". Nothing if it is
// absolute or too long, or has ".." or control characters.
std::optional<std::string> entryPath(std::string_view raw);

// For "work/Sudoku.h", nameIn() is "Sudoku.h" and folderIn() is "work". The folder may be empty.
std::string_view nameIn(std::string_view path);
std::string_view folderIn(std::string_view path);

// True for .h, .hpp, .cpp and the like.
bool isSource(std::string_view path);

// True for files that systems and tools create: __MACOSX, .git, ._Sudoku.h.
bool isLitter(std::string_view path);

// "work/Sudoku.h" for "work" and "Sudoku.h". Only the name if the folder is empty.
std::string inFolder(std::string_view folder, std::string_view name);

inline constexpr std::string_view kSudokuHeader = "Sudoku.h";
inline constexpr std::string_view kBestFirstHeader = "BestFirstSearch.h";
inline constexpr std::string_view kGivenHeaders[] = {"Searchable.h", "BreadthFirstSearch.h"};

// What follows `#define`, `#include` or another directive in each line, as parts of the source.
std::vector<std::string_view> argumentsOf(std::string_view directive, std::string_view source);

// True if the name in the path is `header`, ignoring case, spaces and marks of copies ("(1)",
// " - Copy"), and with .hpp, .hh or .hxx equal to .h.
bool resembles(std::string_view path, std::string_view header);

// The paths of the files that may be meant as `header`, best first: files in the same folder as
// `other` before others, then by depth, then by path. Nearly right names count only if no name is
// exactly right.
std::vector<std::string> candidatesFor(std::string_view header, std::string_view other,
                                       const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
