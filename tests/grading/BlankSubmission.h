// BlankSubmission.h: headers of submissions that solve nothing. They compile fast, or endlessly.

#ifndef TESTS_GRADING_BLANKSUBMISSION_H_
#define TESTS_GRADING_BLANKSUBMISSION_H_

#include <string>

// A Sudoku.h. `getSquare` is the body of that function, `more` are further members.
inline std::string blankSudoku(const std::string& getSquare, const std::string& more) {
  return "#include \"Searchable.h\"\n"
         "struct Sudoku : Searchable {\n"
         "  Sudoku(int) {}\n"
         "  int getSquare(int, int) const { " +
         getSquare + " }\n" + more + "};\n";
}

// A BestFirstSearch.h that finds nothing.
inline constexpr const char* kUnfinishedBestFirstSearch =
    "#include \"Searchable.h\"\n"
    "struct BestFirstSearch {\n"
    "  BestFirstSearch(std::unique_ptr<Searchable>&&) {}\n"
    "  Searchable* solve() { return nullptr; }\n"
    "  int getNodesExpanded() const { return 0; }\n"
    "};\n";

// C++14 and newer: takes a compiler about half an hour and little memory, so that it exceeds every
// limit on its time, however fast the machine is. No constant exceeds the limit of g++ on a single
// one.
inline std::string slowConstants() {
  std::string text =
      "constexpr int spin(int n) {\n"
      "  for (int i = 0; i < 40; ++i) {\n"
      "    for (int k = 0; k < 40000; ++k) n ^= k;\n"
      "  }\n"
      "  return n;\n"
      "}\n";
  for (int i = 0; i < 1000; ++i) {
    text += "static_assert(spin(" + std::to_string(i) + ") != -1, \"\");\n";
  }
  return text;
}

#endif
