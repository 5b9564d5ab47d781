// Heading.h: what stands above a puzzle and belongs to it.

#ifndef SUDOKU_READING_HEADING_H_
#define SUDOKU_READING_HEADING_H_

#include <string>
#include <string_view>

#include "sudoku/reading/Format.h"
#include "sudoku/reading/LineKinds.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/OneLine.h"
#include "sudoku/reading/ReadPuzzle.h"

namespace sudoku {

class Heading {
 public:
  void addComment(std::string_view comment) {
    comment_ = titleOf(comment);
    if (comment.substr(0, 2) == "#D") description_ = trimmed(comment.substr(2));
  }

  void addRule(std::string_view rule) { isOfSimpleSudoku_ = rule.front() == '*'; }

  // The section, "[Puzzle]" in most .sdk files. There can be one.
  void addSection(std::string_view section, const Place& place) {
    section_ = section;
    sectionPlace_ = place;
  }

  bool hasSection() const { return !section_.empty(); }
  bool isOfPuzzle() const { return section_ == "[Puzzle]"; }
  const std::string& section() const { return section_; }
  const Place& sectionPlace() const { return sectionPlace_; }

  // Tells the puzzle below what it says about it.
  void addTo(ReadPuzzle& read) const {
    if (hasSection()) read.format = Format::sdk;
    if (isOfSimpleSudoku_ && read.format == Format::drawing) read.format = Format::simpleSudoku;
    if (read.title.empty()) read.title = title();
  }

 private:
  const std::string& title() const {
    if (!hasSection()) return comment_;
    if (!isOfPuzzle()) return section_;
    return description_.empty() ? comment_ : description_;
  }

  std::string comment_;      // in the line right above the puzzle
  std::string description_;  // in the comment that begins with #D, as .sdk files have it
  std::string section_;
  Place sectionPlace_;
  bool isOfSimpleSudoku_ = false;  // whose frames begin with a star
};

}  // namespace sudoku

#endif
