// HeaderNames.h: which of the files of a submission is the header that was asked for. Names that
// are nearly right ("sudoku.h", "Sudoku (1).h") count: the work in them is the student's.

#ifndef APPS_GRADE_INTAKE_HEADERNAMES_H_
#define APPS_GRADE_INTAKE_HEADERNAMES_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace grading {

inline constexpr std::string_view kSudokuHeader = "Sudoku.h";
inline constexpr std::string_view kBestFirstHeader = "BestFirstSearch.h";
inline constexpr std::string_view kGivenHeaders[] = {"Searchable.h", "BreadthFirstSearch.h"};

// Puts `by`, which does not have it, in the place of every `part`. False if there was none.
bool replaceEvery(std::string& text, std::string_view part, std::string_view by);

// True if the name in the path is `header`, but for capital letters, spaces, the marks of copies
// ("(1)", " - Copy"), and .hpp, .hh or .hxx in the place of .h.
bool resembles(std::string_view path, std::string_view header);

// The paths of the files that can be meant for `header`, best first: exactly so named before
// nearly, then the less deep, then with `other` beside it, then by path. If some are named exactly
// so, the others are none.
std::vector<std::string> candidatesFor(std::string_view header, std::string_view other,
                                       const std::map<std::string, std::string>& files);

}  // namespace grading

#endif
