// Contents.h: the files of a submission, in memory. Nothing of a submission is ever written at a
// path that it says itself: paths are normalised and judged here first.

#ifndef APPS_GRADE_INTAKE_CONTENTS_H_
#define APPS_GRADE_INTAKE_CONTENTS_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "apps/grade/intake/PathNames.h"

namespace grading {

// Limits on what is read of one submission. A normal one is a few files of a few kilobytes.
constexpr std::size_t kLargestFile = 1 << 20;
constexpr std::size_t kMostBytes = 16 << 20;
constexpr std::size_t kMostEntries = 20'000;

struct Contents {
  // Headers and sources, by their path in the submission ("work/Sudoku.h").
  std::map<std::string, std::string> files;
  std::vector<std::string> others;      // the paths of what else there is
  std::vector<std::string> notes;       // on what was left out, a sentence each
  std::vector<std::string> suspicious;  // for the instructor, a sentence each
};

// Fills Contents within the limits.
class Collector {
 public:
  // What to do with an entry of that path and size (if known). `isWanted` false: it was noted.
  struct Place {
    bool isWanted = false;
    std::string path;
  };
  // Throws std::runtime_error if there are more entries than kMostEntries.
  Place place(std::string_view path, std::uint64_t bytes);

  // Throws std::runtime_error if all files together are larger than kMostBytes.
  void add(const std::string& path, std::string text);

  // Of either, the first sentences stay.
  void leaveOut(std::string_view path, std::string_view why);
  void suspect(std::string sentence);

  Contents take() { return std::move(contents_); }

 private:
  Contents contents_;
  std::size_t entries_ = 0;
  std::size_t bytes_ = 0;
};

}  // namespace grading

#endif
