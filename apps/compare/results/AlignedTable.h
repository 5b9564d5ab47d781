// AlignedTable.h: a table with aligned columns, as text for a terminal or as Markdown.

#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <ostream>
#include <set>
#include <string>
#include <vector>

#include "apps/support/PrintableText.h"

namespace comparing {

enum class Align { left, right };

// A column of a table about items: its heading, and the cell of each item.
template <class Item>
struct Column {
  std::string heading;
  std::function<std::string(const Item&)> cell;
  Align align = Align::right;
};
template <class Item>
using Columns = std::vector<Column<Item>>;

// Texts are UTF-8, without wide characters.
class AlignedTable {
 public:
  // A table with a row for each item.
  template <class Item>
  AlignedTable(const Columns<Item>& columns, const std::vector<Item>& items)
      : rows_(items.size() + 1) {
    for (const Column<Item>& column : columns) {
      rows_[0].push_back(column.heading);
      for (std::size_t i = 0; i < items.size(); ++i) rows_[i + 1].push_back(column.cell(items[i]));
      aligns_.push_back(column.align);
      std::size_t& width = widths_.emplace_back();
      for (const Row& row : rows_) width = std::max(width, apps::characterCount(row.back()));
    }
  }

  // Separates an item from the one before it, in text.
  void addGap(std::size_t item) { gaps_.insert(item + 1); }

  // The width in characters, as text.
  std::size_t width() const {
    std::size_t width = 0;
    for (const std::size_t each : widths_) width += each + kBetweenColumns;
    return width - std::min(width, kBetweenColumns);
  }

  void writeText(std::ostream& out) const {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      if (gaps_.contains(row)) out << '\n';
      std::string line;
      for (std::size_t i = 0; i < widths_.size(); ++i) {
        line += (i > 0 ? std::string(kBetweenColumns, ' ') : "") + padded(rows_[row], i);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out << line << '\n';
      if (row == 0) out << std::string(width(), '-') << '\n';
    }
  }

  void writeMarkdown(std::ostream& out) const {
    for (const Row& row : rows_) {
      for (std::size_t i = 0; i < widths_.size(); ++i) out << "| " << padded(row, i) << ' ';
      out << "|\n";
      if (&row != &rows_.front()) continue;
      for (std::size_t i = 0; i < widths_.size(); ++i) {
        const std::string dashes(widths_[i] + 1, '-');
        out << '|' << (aligns_[i] == Align::left ? ':' + dashes : dashes + ':');
      }
      out << "|\n";
    }
  }

 private:
  using Row = std::vector<std::string>;

  std::string padded(const Row& row, std::size_t column) const {
    const std::string blanks(widths_[column] - apps::characterCount(row[column]), ' ');
    return aligns_[column] == Align::left ? row[column] + blanks : blanks + row[column];
  }

  static constexpr std::size_t kBetweenColumns = 2;

  std::vector<Align> aligns_;        // of the columns
  std::vector<std::size_t> widths_;  // of their widest cells
  std::vector<Row> rows_;            // the first are the headings
  std::set<std::size_t> gaps_;       // rows with a gap before them
};

}  // namespace comparing
