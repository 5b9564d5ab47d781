// Table.h: a table of results as data. The writers of text, Markdown and the page only format it.

#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace comparing {

struct Column {
  const char* key;      // its name in the data of the page
  std::string heading;  // as people read it
  const char* meaning;  // what is counted; may be empty
  bool isNumber = true;
};

struct Cell {
  std::string text;
  double value = -1;  // to sort and draw a number by; -1: there is none
  bool isLowerBound = false;
};

// Texts are UTF-8, without wide characters.
struct Table {
  std::string title{};  // may be empty
  std::vector<Column> columns{};
  std::vector<std::vector<Cell>> rows{};  // with a cell for each column
  std::set<std::size_t> gaps{};           // rows that text separates from those before
  std::vector<std::string> legend{};      // lines below the table
};

// Adds a column, and to each row the cell of its item. All columns of a table are about the same
// items.
template <class Item, class CellOf>
void addColumn(Table& table, const std::vector<Item>& items, const Column& column, CellOf cellOf) {
  table.columns.push_back(column);
  table.rows.resize(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) table.rows[i].push_back(cellOf(items[i]));
}

}  // namespace comparing
