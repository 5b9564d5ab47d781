// AlignedTable.h: a table with aligned columns, as text for a terminal or as Markdown.

#ifndef APPS_COMPARE_ALIGNEDTABLE_H_
#define APPS_COMPARE_ALIGNEDTABLE_H_

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
      layout_.push_back({column.align, 0});
      for (const Row& row : rows_) {
        layout_.back().width = std::max(layout_.back().width, apps::characterCount(row.back()));
      }
    }
  }

  // Separates an item from the one before it, in text.
  void addGap(std::size_t item) { gaps_.insert(item + 1); }

  // The width in characters, as text.
  std::size_t width() const {
    std::size_t width = 0;
    for (const Layout& each : layout_) width += each.width + kBetweenColumns;
    return width - std::min(width, kBetweenColumns);
  }

  void writeText(std::ostream& out) const {
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      if (gaps_.contains(row)) out << '\n';
      std::string line;
      for (std::size_t i = 0; i < layout_.size(); ++i) {
        if (i > 0) line.append(kBetweenColumns, ' ');
        line += padded(rows_[row][i], layout_[i]);
      }
      line.erase(line.find_last_not_of(' ') + 1);
      out << line << '\n';
      if (row == 0) out << std::string(width(), '-') << '\n';
    }
  }

  void writeMarkdown(std::ostream& out) const {
    for (const Row& row : rows_) {
      for (std::size_t i = 0; i < layout_.size(); ++i) {
        out << "| " << padded(row[i], layout_[i]) << ' ';
      }
      out << "|\n";
      if (&row != &rows_.front()) continue;
      for (const Layout& each : layout_) {
        const std::string dashes(each.width + 1, '-');
        out << '|' << (each.align == Align::left ? ':' + dashes : dashes + ':');
      }
      out << "|\n";
    }
  }

 private:
  using Row = std::vector<std::string>;
  struct Layout {
    Align align;
    std::size_t width;  // that of the widest cell
  };

  static std::string padded(const std::string& text, const Layout& layout) {
    const std::string blanks(layout.width - apps::characterCount(text), ' ');
    return layout.align == Align::left ? text + blanks : blanks + text;
  }

  static constexpr std::size_t kBetweenColumns = 2;

  std::vector<Layout> layout_;  // of the columns
  std::vector<Row> rows_;       // the first are the headings
  std::set<std::size_t> gaps_;  // rows with a gap before them
};

}  // namespace comparing

#endif
