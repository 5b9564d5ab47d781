// ShippedPuzzles.h: locates the puzzles shipped with the program.

#ifndef APPS_COMPARE_SHIPPEDPUZZLES_H_
#define APPS_COMPARE_SHIPPEDPUZZLES_H_

#include <string>

namespace comparing {

// The environment variable that names their folder.
constexpr const char* kPuzzlesVariable = "SUDOKU_SEARCH_PUZZLES";

// The file of default puzzles: in the folder that the environment variable names, else relative to
// the program, in a build or an installation. Throws std::runtime_error with the places searched if
// there is none.
std::string shippedPuzzles();

}  // namespace comparing

#endif
