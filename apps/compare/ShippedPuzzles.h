// ShippedPuzzles.h: where the puzzles are that come with the program.

#ifndef APPS_COMPARE_SHIPPEDPUZZLES_H_
#define APPS_COMPARE_SHIPPEDPUZZLES_H_

#include <string>

namespace comparing {

// Says where they are, if the program does not find them by itself.
constexpr const char* kPuzzlesVariable = "SUDOKU_SEARCH_PUZZLES";

// The folder: what the environment says, else beside the program, as it was built or installed.
// Throws std::runtime_error, saying where it looked, if there is none.
std::string shippedPuzzles();

}  // namespace comparing

#endif
