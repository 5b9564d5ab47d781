// Copies.h: how much of each submission stands in another one too, as Debian's similarity-tester
// finds it: numbers and lines for the instructor, and no verdict.

#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "apps/grade/subjects/SubjectCompiler.h"
#include "apps/support/JsonText.h"

namespace grading {

// A submission of a class.
struct Entry {
  std::filesystem::path path;
  std::string name;  // unique among the entries; short enough for the names of reports
};

// Compares the own headers of the submissions, among them those that are `asked` for, with each
// other and with those of `earlier` ones. Runs sim_c++ in the sandbox, unless the file `kept` has
// the same comparison. Returns {note, pairs}: `note` says why nothing was compared, or is "". Each
// of at most 20 pairs is of two sides {name, text, share, course, alike}: the percentages of the
// text that are in the other side and in the course's headers, with `given`, and the runs of tokens
// that are in the other side, as [tokens, first line, last line], from 1. In the first pair,
// `share` exceeds `course` most.
apps::Json copiesIn(const std::vector<Entry>& submissions, const std::vector<Entry>& earlier,
                    const std::vector<std::string>& asked, const Sources& given, Sandbox sandbox,
                    const std::filesystem::path& kept);

}  // namespace grading
