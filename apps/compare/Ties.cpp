#include "apps/compare/Ties.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "apps/compare/Ratio.h"

namespace comparing {

std::vector<TieSpread> tieSpreadsOf(const std::vector<Score>& scores) {
  std::vector<TieSpread> spreads;
  for (const Score& score : scores) {
    const auto orders = [](const Run* run) { return run == nullptr ? 0 : run->ties.size(); };
    const std::size_t count = orders(score.runs.front());
    if (count == 0) continue;
    TieSpread spread{score.contender, total(score.expanded), std::vector<Figure>(count)};
    for (const Run* const run : score.runs) {
      for (std::size_t i = 0; i < count; ++i) {
        const Figure nodes = i < orders(run)
                                 ? Figure{run->ties[i].expanded, !run->ties[i].isFinished()}
                                 : Figure{0, true};
        spread.seeded[i] = total({spread.seeded[i], nodes});
      }
    }
    spreads.push_back(std::move(spread));
  }
  return spreads;
}

std::string tiesHeadline(const TieOrders& ties) {
  return fmt::format("Ties: nodes in total, in arrival order and in {} {} ({})", ties.count,
                     ties.count == 1 ? "seeded order" : "seeded orders",
                     ties.count == 1
                         ? fmt::format("seed {}", ties.seed)
                         : fmt::format("seeds {} to {}", ties.seed, ties.seed + ties.count - 1));
}

TextTable tieTable(const std::vector<TieSpread>& spreads) {
  TextTable table;
  table.addColumn("rules", TextTable::Align::left);
  table.addColumn("strategy", TextTable::Align::left);
  for (const char* const heading : {"arrival", "least", "median", "most", "most / least"}) {
    table.addColumn(heading, TextTable::Align::right);
  }
  for (const TieSpread& spread : spreads) {
    const Figure fewest = least(spread.seeded);
    const Figure most = worst(spread.seeded);
    table.addRow({{spread.contender->rulesName},
                  {spread.contender->strategy->title},
                  {text(spread.arrival)},
                  {text(fewest)},
                  {text(median(spread.seeded))},
                  {text(most)},
                  {text(ratioOf(most, fewest))}});
  }
  return table;
}

}  // namespace comparing
