// FileNames.h: paths in a submission, the names in them, and which names mean a header that was
// asked for. Names that are nearly right ("sudoku.h", "Sudoku (1).h") count: the work in them is
// the student's.

#ifndef APPS_GRADE_INTAKE_FILENAMES_H_
#define APPS_GRADE_INTAKE_FILENAMES_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace grading {

std::string lowerCase(std::string_view text);

enum class PathFault { none, leadsOut, tooLong, controlCharacter };

// The path of an entry of a submission.
struct EntryPath {
  std::string path;  // with / between names, without "." and ".."; empty with a fault
  PathFault fault = PathFault::none;
};

// Absolute paths lead out, and those with too many "..".
EntryPath entryPath(std::string_view raw);

// "Sudoku.h" and "work" for "work/Sudoku.h". The folder may be empty.
std::string_view nameIn(std::string_view path);
std::string_view folderIn(std::string_view path);

// True for .h, .hpp, .cpp and the like.
bool isSource(std::string_view path);

// True for files of systems and tools: __MACOSX, .git, ._Sudoku.h.
bool isLitter(std::string_view path);

// "work/Sudoku.h"; without a folder "Sudoku.h".
std::string inFolder(std::string_view folder, std::string_view name);

inline constexpr std::string_view kSudokuHeader = "Sudoku.h";
inline constexpr std::string_view kBestFirstHeader = "BestFirstSearch.h";
inline constexpr std::string_view kGivenHeaders[] = {"Searchable.h", "BreadthFirstSearch.h"};

// Replaces every `part` by `by`, which must not contain it. False if there was none.
bool replaceEvery(std::string& text, std::string_view part, std::string_view by);

// The names in quotation marks of the #include directives.
std::vector<std::string> includedNames(const std::string& source);

// True if the name in the path is `header`, but for capital letters, spaces, the marks of copies
// ("(1)", " - Copy"), and .hpp, .hh or .hxx in the place of .h.
bool resembles(std::string_view path, std::string_view header);

// The paths of the files that can be meant for `header`, best first: the least deep, then those
// with `other` beside them, then by path. Nearly right names count only if no name is exactly
// right.
std::vector<std::string> candidatesFor(std::string_view header, std::string_view other,
                                       const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
