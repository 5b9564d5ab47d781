#include "apps/compare/PairTable.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <string>
#include <utility>

#include "apps/compare/Figure.h"

namespace comparing {
namespace {

using Align = TextTable::Align;
using Texts = std::vector<std::string>;

// The columns that name a pair.
struct Naming {
  Texts headings;
  Texts (*names)(const Pair& pair);
};

Naming namingOf(const std::vector<Pair>& pairs) {
  const auto all = [&](auto holds) { return std::all_of(pairs.begin(), pairs.end(), holds); };
  if (all([](const Pair& pair) { return pair.one->rulesName == pair.other->rulesName; })) {
    return {
        {"rules", "one", "other"}, [](const Pair& pair) {
          return Texts{pair.one->rulesName, pair.one->strategy->name, pair.other->strategy->name};
        }};
  }
  if (all([](const Pair& pair) { return pair.one->strategy == pair.other->strategy; })) {
    return {{"strategy", "one", "other"}, [](const Pair& pair) {
              return Texts{pair.one->strategy->name, pair.one->rulesName, pair.other->rulesName};
            }};
  }
  return {{"one", "other"}, [](const Pair& pair) {
            const auto name = [](const Contender& each) {
              return fmt::format("{} {}", each.rulesName, each.strategy->name);
            };
            return Texts{name(*pair.one), name(*pair.other)};
          }};
}

constexpr const char* kHeadings[] = {"<", "=", ">", "?", "median", "geo. mean"};

// The table with the first `columns` numeric columns.
TextTable tableOf(const std::vector<Pair>& pairs, std::size_t columns) {
  const Naming naming = namingOf(pairs);
  TextTable table;
  for (const std::string& heading : naming.headings) table.addColumn(heading, Align::left);
  for (std::size_t i = 0; i < columns; ++i) table.addColumn(kHeadings[i], Align::right);
  for (const Pair& pair : pairs) {
    const Figure counts[] = {{pair.oneFewer}, {pair.equal}, {pair.otherFewer}, {pair.unknown}};
    Texts numbers;
    for (const Figure& count : counts) numbers.push_back(text(count));
    numbers.push_back(text(pair.median));
    numbers.push_back(meanText(pair));
    std::vector<Cell> row;
    for (const std::string& name : naming.names(pair)) row.push_back({name});
    for (std::size_t i = 0; i < columns; ++i) row.push_back({numbers[i]});
    table.addRow(std::move(row));
  }
  return table;
}

}  // namespace

FittedTable pairTable(const std::vector<Pair>& pairs, int width) {
  constexpr std::size_t kFewest = 2;
  std::size_t columns = std::size(kHeadings);
  TextTable table = tableOf(pairs, columns);
  while (table.width() > width && columns > kFewest) table = tableOf(pairs, --columns);
  return {std::move(table), {std::begin(kHeadings) + columns, std::end(kHeadings)}};
}

}  // namespace comparing
