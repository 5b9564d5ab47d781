// AlignedTable.h: a table with aligned columns, as text for a terminal or as Markdown.

#ifndef APPS_COMPARE_ALIGNEDTABLE_H_
#define APPS_COMPARE_ALIGNEDTABLE_H_

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "apps/support/PrintableText.h"

namespace comparing {

struct Cell {
  std::string text;     // UTF-8, without wide characters
  bool isExact = true;  // false: a lower bound
  double value = 0;     // in columns that emphasize the least
};

class AlignedTable {
 public:
  enum class Align { left, right };

  // Requires a table without rows. In colours, a column may emphasize the least exact value.
  void addColumn(std::string heading, Align align, bool emphasizesLeast = false) {
    columns_.push_back({align, apps::characterCount(heading), emphasizesLeast});
    headings_.push_back({std::move(heading)});
  }

  // Columns without a cell get a dash.
  void addRow(std::vector<Cell> row) {
    row.resize(columns_.size(), {"-"});
    for (std::size_t i = 0; i < row.size(); ++i) {
      columns_[i].width = std::max(columns_[i].width, apps::characterCount(row[i].text));
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

  void writeText(std::ostream& out, bool colours) const {
    const auto write = [&](const std::vector<Cell>& row, auto styleOf) {
      std::string line;
      for (std::size_t i = 0; i < row.size(); ++i) {
        if (i > 0) line.append(kBetweenColumns, ' ');
        const std::string text = padded(row[i].text, columns_[i]);
        const fmt::text_style style = styleOf(row[i], i);
        const bool isStyled = style.has_emphasis() || style.has_foreground();
        line += colours && isStyled ? fmt::format(style, "{}", text) : text;
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out << line << '\n';
    };
    write(headings_, [](const Cell&, std::size_t) { return fmt::text_style(fmt::emphasis::bold); });
    out << std::string(width(), '-') << '\n';
    for (const std::vector<Cell>& row : rows_) {
      write(row, [this](const Cell& cell, std::size_t column) -> fmt::text_style {
        if (!cell.isExact) return fg(fmt::terminal_color::yellow);
        if (!isLeast(cell, column)) return {};
        return fmt::emphasis::bold | fg(fmt::terminal_color::green);
      });
    }
  }

  // Leaves out the gaps.
  void writeMarkdown(std::ostream& out) const {
    const auto write = [&](const std::vector<Cell>& row) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        out << "| " << padded(row[i].text, columns_[i]) << ' ';
      }
      out << "|\n";
    };
    write(headings_);
    for (const Column& column : columns_) {
      const std::string dashes(column.width + 1, '-');
      out << '|' << (column.align == Align::left ? ':' + dashes : dashes + ':');
    }
    out << "|\n";
    for (const std::vector<Cell>& row : rows_) {
      if (!row.empty()) write(row);
    }
  }

 private:
  struct Column {
    Align align;
    std::size_t width;  // that of its widest cell
    bool emphasizesLeast;
  };

  static std::string padded(const std::string& text, const Column& column) {
    const std::string blanks(column.width - apps::characterCount(text), ' ');
    return column.align == Align::left ? text + blanks : blanks + text;
  }

  // True if the column emphasizes the least value, and that is the cell's.
  bool isLeast(const Cell& cell, std::size_t column) const {
    return columns_[column].emphasizesLeast && rows_.size() > 1 &&
           std::none_of(rows_.begin(), rows_.end(), [&](const std::vector<Cell>& row) {
             return !row.empty() && row[column].isExact && row[column].value < cell.value;
           });
  }

  static constexpr std::size_t kBetweenColumns = 2;

  std::vector<Column> columns_;
  std::vector<Cell> headings_;
  std::vector<std::vector<Cell>> rows_;  // an empty one is a gap
};

}  // namespace comparing

#endif
