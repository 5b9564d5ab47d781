// ShapeArguments.h: the command-line options for the shape of boards.

#ifndef APPS_SUPPORT_SHAPEARGUMENTS_H_
#define APPS_SUPPORT_SHAPEARGUMENTS_H_

#include <CLI/CLI.hpp>

#include "sudoku/ShapeOptions.h"

namespace apps {

// Adds --boxes, --regions, --diagonals and --windows.
void addShape(CLI::App& command, sudoku::ShapeOptions& shape);

// Throws CLI::ValidationError if no board can have the shape, as far as its size is known.
void requirePossible(const sudoku::ShapeOptions& shape);

}  // namespace apps

#endif
