// Sources.h: what submissions are compiled with: the sources of subjects, and the headers that the
// course hands out. They were files of tests/coursework when the program was built.

#ifndef APPS_GRADE_SUBJECTS_SOURCES_H_
#define APPS_GRADE_SUBJECTS_SOURCES_H_

#include <filesystem>
#include <map>
#include <string>

namespace grading {

// Texts by name.
using Sources = std::map<std::string, std::string>;

// Subject.cpp and all of ours that it includes.
Sources subjectSources();

// Searchable.h and BreadthFirstSearch.h.
Sources givenHeaders();

// The same of an instructor. Throws std::invalid_argument if one is not in the folder,
// std::runtime_error if one cannot be read.
Sources givenHeadersIn(const std::filesystem::path& folder);

}  // namespace grading

#endif
