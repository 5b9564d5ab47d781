#include "apps/support/ShapeArguments.h"

#include <fmt/format.h>

#include <cstddef>
#include <fstream>
#include <stdexcept>
#include <string>

#include "apps/support/CommandLine.h"
#include "apps/support/PuzzleInput.h"

namespace apps {
namespace {

// The map in the file of that name, or the text itself if there is no such file.
sudoku::Shape regionsNamed(const std::string& text) {
  constexpr std::size_t kLongest = std::size_t{1} << 20;
  if (isFolder(text)) {
    throw std::invalid_argument(fmt::format(
        "'{}' is a folder; --regions takes a map of regions, or a file with one", text));
  }
  std::ifstream file(text);
  if (file) {
    std::string map(kLongest, '\0');
    file.read(map.data(), static_cast<std::streamsize>(map.size()));
    map.resize(static_cast<std::size_t>(file.gcount()));
    return sudoku::regionsIn(map);
  }
  try {
    if (text.size() < 4) {
      throw std::invalid_argument("a map of regions has a character for each square");
    }
    return sudoku::regionsIn(text);
  } catch (const std::invalid_argument& error) {
    throw std::invalid_argument(fmt::format("there is no file '{}'; and {}", text, error.what()));
  }
}

}  // namespace

void addShape(CLI::App& command, sudoku::ShapeOptions& shape) {
  const auto boxesIn = [&shape](const std::string& text) {
    sudoku::ShapeOptions boxes = shape;
    sudoku::readBoxes(text, boxes);
    return boxes;
  };
  CLI::Option* const boxes =
      addParsed(command, "--boxes", "HxW", shape, boxesIn,
                "Boxes of H rows and W columns, as in 2x3, or none, for Latin squares\n"
                "[those of the input, or the usual ones]");
  addParsed(command, "--regions", "MAP", shape.regions, regionsNamed,
            "Irregular regions: a character for the region of each square, row by\n"
            "row, or a file with them; not with --boxes")
      ->excludes(boxes);
  command.add_flag("--diagonals", shape.hasDiagonals, "Both diagonals have each value once");
  command.add_flag(
      "--windows", shape.hasWindows,
      "Each window has each value once: further boxes inside the board (hyper\nSudoku)");
}

void requirePossible(const sudoku::ShapeOptions& shape) {
  if (shape.size() == 0) return;
  try {
    sudoku::shapeWith(shape, shape.size());
  } catch (const std::invalid_argument& error) {
    throw CLI::ValidationError(error.what());
  }
}

}  // namespace apps
