// Ties.h: how far the counts of a contender depend on the order of ties.

#ifndef APPS_COMPARE_TIES_H_
#define APPS_COMPARE_TIES_H_

#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Figure.h"
#include "apps/compare/Scores.h"
#include "apps/compare/TextTable.h"

namespace comparing {

// Nodes expanded over all comparable puzzles: with ties in arrival order, and in each of the seeded
// orders.
struct TieSpread {
  const Contender* contender;
  Figure arrival;
  std::vector<Figure> seeded;
};

// One for each contender that has ties and was run with seeded orders on every comparable puzzle.
std::vector<TieSpread> tieSpreadsOf(const std::vector<Score>& scores);

// Stands above the table: which orders there were.
std::string tiesHeadline(const TieOrders& ties);

// The least, the median and the most of the seeded orders beside arrival order.
TextTable tieTable(const std::vector<TieSpread>& spreads);

}  // namespace comparing

#endif
