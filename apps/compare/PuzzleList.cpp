#include "apps/compare/PuzzleList.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "apps/support/PuzzleInput.h"

namespace comparing {

PuzzleList readPuzzles(const std::vector<std::string>& arguments,
                       const sudoku::ReadOptions& options, std::ostream& errors) {
  PuzzleList list;
  apps::PuzzleInput input(arguments, options, errors);
  for (;;) {
    try {
      std::optional<sudoku::ReadPuzzle> read = input.next();
      if (!read) break;
      list.entries.push_back({std::move(read->puzzle),
                              fmt::format("{}:{}", input.sourceName(), read->line),
                              std::move(read->title)});
    } catch (const sudoku::PuzzleError& error) {
      list.isWhole = false;
      errors << error.what() << '\n';
    }
  }
  list.files = input.opened();
  if (list.entries.empty() && list.isWhole) {
    list.isWhole = false;
    errors << "there is no puzzle in the input\n";
  }
  return list;
}

}  // namespace comparing
