// TextTable.h: cells in rows and columns, written so that the columns line up, for a terminal or as
// Markdown.

#ifndef APPS_COMPARE_TEXTTABLE_H_
#define APPS_COMPARE_TEXTTABLE_H_

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace comparing {

// How a cell looks where there are colours.
enum class Look { plain, heading, best, unfinished };

struct Cell {
  std::string text;  // UTF-8, without wide characters
  Look look = Look::plain;
};

class TextTable {
 public:
  enum class Align { left, right };

  // Requires that there are no rows yet.
  void addColumn(std::string heading, Align align);

  // Takes a cell for each column.
  void addRow(std::vector<Cell> row);

  // Sets the next row apart from those before it.
  void addGap();

  // In characters, as text.
  int width() const;

  void writeText(std::ostream& out, bool colours) const;
  void writeMarkdown(std::ostream& out) const;

 private:
  struct Column {
    Align align;
    std::size_t width;  // of its widest cell
  };

  std::vector<Column> columns_;
  std::vector<Cell> headings_;
  std::vector<std::vector<Cell>> rows_;  // an empty one is a gap
};

}  // namespace comparing

#endif
