// AlignedTable.h: a table with aligned columns, as text for a terminal or as Markdown.

#ifndef APPS_COMPARE_ALIGNEDTABLE_H_
#define APPS_COMPARE_ALIGNEDTABLE_H_

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace compareSearch {

// The style of a cell, if colours are on.
enum class Look { plain, heading, best, unfinished };

struct Cell {
  std::string text;  // UTF-8, without wide characters
  Look look = Look::plain;
};

class AlignedTable {
 public:
  enum class Align { left, right };

  // Requires a table without rows.
  void addColumn(std::string heading, Align align);

  // Requires one cell for each column.
  void addRow(std::vector<Cell> row);

  // Separates the next row from those before it.
  void addGap();

  // The width in characters, as text.
  int width() const;

  void writeText(std::ostream& out, bool colours) const;
  void writeMarkdown(std::ostream& out) const;

 private:
  struct Column {
    Align align;
    std::size_t width;  // that of its widest cell
  };

  std::vector<Column> columns_;
  std::vector<Cell> headings_;
  std::vector<std::vector<Cell>> rows_;  // an empty one is a gap
};

}  // namespace compareSearch

#endif
