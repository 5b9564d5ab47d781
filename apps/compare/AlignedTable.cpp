#include "apps/compare/AlignedTable.h"

#include <fmt/color.h>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "apps/support/PrintableText.h"

namespace compareSearch {
namespace {

constexpr std::size_t kBetweenColumns = 2;

fmt::text_style styleOf(Look look) {
  switch (look) {
    case Look::plain: return {};
    case Look::heading: return fmt::emphasis::bold;
    case Look::best: return fmt::emphasis::bold | fg(fmt::terminal_color::green);
    case Look::unfinished: return fg(fmt::terminal_color::yellow);
  }
  return {};
}

std::string padded(const std::string& text, AlignedTable::Align align, std::size_t width) {
  const std::string blanks(width - apps::characterCount(text), ' ');
  return align == AlignedTable::Align::left ? text + blanks : blanks + text;
}

std::string styled(const std::string& text, Look look, bool colours) {
  return colours && look != Look::plain ? fmt::format(styleOf(look), "{}", text) : text;
}

}  // namespace

void AlignedTable::addColumn(std::string heading, Align align) {
  columns_.push_back({align, apps::characterCount(heading)});
  headings_.push_back({std::move(heading), Look::heading});
}

void AlignedTable::addRow(std::vector<Cell> row) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    columns_[i].width = std::max(columns_[i].width, apps::characterCount(row[i].text));
  }
  rows_.push_back(std::move(row));
}

void AlignedTable::addGap() {
  rows_.emplace_back();
}

int AlignedTable::width() const {
  std::size_t width = 0;
  for (const Column& column : columns_) width += column.width + kBetweenColumns;
  return static_cast<int>(width - std::min(width, kBetweenColumns));
}

void AlignedTable::writeText(std::ostream& out, bool colours) const {
  const auto write = [&](const std::vector<Cell>& row) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (i > 0) line.append(kBetweenColumns, ' ');
      line +=
          styled(padded(row[i].text, columns_[i].align, columns_[i].width), row[i].look, colours);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out << line << '\n';
  };
  write(headings_);
  out << std::string(static_cast<std::size_t>(width()), '-') << '\n';
  for (const std::vector<Cell>& row : rows_) write(row);
}

void AlignedTable::writeMarkdown(std::ostream& out) const {
  const auto write = [&](const std::vector<Cell>& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      out << "| " << padded(row[i].text, columns_[i].align, columns_[i].width) << ' ';
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

}  // namespace compareSearch
