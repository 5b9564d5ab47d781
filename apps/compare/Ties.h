// Ties.h: the dependence of a contender's node counts on the order of ties.

#ifndef APPS_COMPARE_TIES_H_
#define APPS_COMPARE_TIES_H_

#include <string>
#include <vector>

#include "apps/compare/Comparison.h"
#include "apps/compare/Figure.h"
#include "apps/compare/Scores.h"
#include "apps/compare/TextTable.h"

namespace comparing {

// Nodes expanded over all comparable puzzles, with ties in arrival order and in each seeded order.
struct TieSpread {
  const Contender* contender;
  Figure arrival;
  std::vector<Figure> seeded;
};

// One for each contender that has ties and was run with seeded orders on every comparable puzzle.
std::vector<TieSpread> tieSpreadsOf(const std::vector<Score>& scores);

// The line above the table: the orders used.
std::string tiesHeadline(const TieOrders& ties);

// Arrival order, and the minimum, median and maximum of the seeded orders.
TextTable tieTable(const std::vector<TieSpread>& spreads);

}  // namespace comparing

#endif
