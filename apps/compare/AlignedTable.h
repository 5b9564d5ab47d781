// AlignedTable.h: a table with aligned columns, as text for a terminal or as Markdown.

#ifndef APPS_COMPARE_ALIGNEDTABLE_H_
#define APPS_COMPARE_ALIGNEDTABLE_H_

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "apps/support/PrintableText.h"

namespace comparing {

// Texts are UTF-8, without wide characters.
class AlignedTable {
 public:
  enum class Align { left, right };
  using Row = std::vector<std::string>;

  // Requires a table without rows.
  void addColumn(const std::string& heading, Align align) {
    columns_.push_back({align, apps::characterCount(heading)});
    headings_.push_back(heading);
  }

  // Columns without a cell get a dash.
  void addRow(Row row) {
    row.resize(columns_.size(), "-");
    for (std::size_t i = 0; i < row.size(); ++i) {
      columns_[i].width = std::max(columns_[i].width, apps::characterCount(row[i]));
    }
    rows_.push_back(std::move(row));
  }

  // Separates the next row from those before it.
  void addGap() { rows_.emplace_back(); }

  // The width in characters, as text.
  std::size_t width() const {
    std::size_t width = 0;
    for (const Column& column : columns_) width += column.width + kBetweenColumns;
    return width - std::min(width, kBetweenColumns);
  }

  void writeText(std::ostream& out) const {
    const auto write = [&](const Row& row) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) line.append(kBetweenColumns, ' ');
        line += padded(row[i], columns_[i]);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out << line << '\n';
    };
    write(headings_);
    out << std::string(width(), '-') << '\n';
    for (const Row& row : rows_) write(row);
  }

  // Leaves out the gaps.
  void writeMarkdown(std::ostream& out) const {
    const auto write = [&](const Row& row) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        out << "| " << padded(row[i], columns_[i]) << ' ';
      }
      out << "|\n";
    };
    write(headings_);
    for (const Column& column : columns_) {
      const std::string dashes(column.width + 1, '-');
      out << '|' << (column.align == Align::left ? ':' + dashes : dashes + ':');
    }
    out << "|\n";
    for (const Row& row : rows_) {
      if (!row.empty()) write(row);
    }
  }

 private:
  struct Column {
    Align align;
    std::size_t width;  // that of its widest cell
  };

  static std::string padded(const std::string& text, const Column& column) {
    const std::string blanks(column.width - apps::characterCount(text), ' ');
    return column.align == Align::left ? text + blanks : blanks + text;
  }

  static constexpr std::size_t kBetweenColumns = 2;

  std::vector<Column> columns_;
  Row headings_;
  std::vector<Row> rows_;  // an empty one is a gap
};

}  // namespace comparing

#endif
