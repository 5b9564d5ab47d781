// AlignedTable.h: a table with aligned columns, as text for a terminal or as Markdown.

#pragma once

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

#include "apps/compare/results/Table.h"
#include "apps/support/PrintableText.h"

namespace comparing {

class AlignedTable {
 public:
  // The table must outlive it.
  explicit AlignedTable(const Table& table) : table_(table), rows_(1 + table.rows.size()) {
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
      rows_[0].push_back(table.columns[column].heading);
      for (std::size_t i = 0; i < table.rows.size(); ++i) {
        rows_[i + 1].push_back(table.rows[i][column].text);
      }
      pad(column);
    }
  }

  // The width in characters, as text.
  std::size_t width() const { return apps::characterCount(line(rows_[0])); }

  void writeText(std::ostream& out) const {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      if (i > 0 && table_.gaps.contains(i - 1)) out << '\n';
      std::string text = line(rows_[i]);
      text.erase(text.find_last_not_of(' ') + 1);
      out << text << '\n';
      if (i == 0) out << std::string(width(), '-') << '\n';
    }
  }

  void writeMarkdown(std::ostream& out) const {
    for (const Row& row : rows_) {
      for (const std::string& cell : row) out << "| " << cell << ' ';
      out << "|\n";
      if (&row != &rows_.front()) continue;
      for (std::size_t column = 0; column < row.size(); ++column) {
        const std::string dashes(apps::characterCount(row[column]) + 1, '-');
        out << '|' << (table_.columns[column].isNumber ? dashes + ':' : ':' + dashes);
      }
      out << "|\n";
    }
  }

 private:
  using Row = std::vector<std::string>;

  // Gives the cells of a column the same width.
  void pad(std::size_t column) {
    std::size_t width = 0;
    for (const Row& row : rows_) width = std::max(width, apps::characterCount(row[column]));
    for (Row& row : rows_) {
      std::string& cell = row[column];
      const std::string blanks(width - apps::characterCount(cell), ' ');
      cell = table_.columns[column].isNumber ? blanks + cell : cell + blanks;
    }
  }

  static std::string line(const Row& row) {
    std::string text;
    for (const std::string& cell : row) text += (text.empty() ? "" : "  ") + cell;
    return text;
  }

  const Table& table_;
  std::vector<Row> rows_;  // the headings, then the rows
};

}  // namespace comparing
