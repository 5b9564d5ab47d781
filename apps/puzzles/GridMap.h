// GridMap.h: the way from a start to a goal on a map of squares, with walls and with ground that
// costs more to enter. heuristicValue() is a multiple of the Manhattan distance, the rows and
// columns from here to the goal. The distance itself is admissible: it never says more than the way
// costs.

#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "Searchable.h"
#include "search/Keyed.h"
#include "search/Moved.h"

class GridMap final : public Searchable, public search::Keyed, public search::Moved {
 public:
  // The map row by row: # for a wall, 1 to 9 for ground that costs so much to enter, . for ground
  // that costs 1, as do S, the start, and G, the goal. `weight`, 0 or more, is the factor of the
  // heuristic value. Throws std::invalid_argument if that is no map, or one above 60x60.
  explicit GridMap(const vector<std::string>& rows, int weight = 1) {
    Map map{"", rows.empty() ? 0 : rows.front().size(), 0, weight};
    if (std::max(rows.size(), map.columns) > 60) {
      throw std::invalid_argument("a map has at most 60x60 squares");
    }
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const std::string where = "row " + std::to_string(row + 1) + ", " + rows[row] + ", ";
      const std::size_t wrong = rows[row].find_first_not_of("#.123456789SG");
      if (wrong != std::string::npos) {
        throw std::invalid_argument(where + "square " + std::to_string(wrong + 1) +
                                    ": it should be #, ., 1 to 9, S or G");
      }
      if (rows[row].size() != map.columns) {
        throw std::invalid_argument(where + "should have as many squares as row 1");
      }
      map.ground += rows[row];
    }
    for (const char mark : {'S', 'G'}) {
      if (std::count(map.ground.begin(), map.ground.end(), mark) == 1) continue;
      throw std::invalid_argument(std::string("a map has one ") + mark);
    }
    map.goal = map.ground.find('G');
    way_ = std::make_shared<const Way>(Way{map.ground.find('S'), nullptr});
    map_ = std::make_shared<const Map>(map);
  }

  bool isSolution() const override { return way_->square == map_->goal; }

  // The squares above, to the left, to the right and below, in this order, that are no walls.
  vector<unique_ptr<Searchable>> successors() const override {
    const std::size_t here = way_->square, columns = map_->columns;
    vector<unique_ptr<Searchable>> states;
    const auto enter = [&](bool isOnMap, std::size_t next) {
      if (!isOnMap || map_->ground[next] == '#') return;
      auto state = std::make_unique<GridMap>(*this);
      state->way_ = std::make_shared<const Way>(Way{next, way_});
      states.push_back(std::move(state));
    };
    enter(here >= columns, here - columns);
    enter(here % columns > 0, here - 1);
    enter(here % columns < columns - 1, here + 1);
    enter(here + columns < map_->ground.size(), here + columns);
    return states;
  }

  // The map, with * on the squares walked and @ at the end.
  void write(ostream& out) const override {
    std::string ground = map_->ground;
    for (const Way* way = way_.get(); way->before; way = way->before.get()) {
      ground[way->before->square] = way->before->before ? '*' : 'S';
    }
    ground[way_->square] = '@';
    for (std::size_t row = 0; row < ground.size(); row += map_->columns) {
      out << ground.substr(row, map_->columns) << '\n';
    }
  }

  int heuristicValue() const override {
    const auto between = [](std::size_t one, std::size_t other) {
      return static_cast<int>(std::max(one, other) - std::min(one, other));
    };
    const std::size_t here = way_->square, goal = map_->goal, columns = map_->columns;
    return map_->weight *
           (between(here / columns, goal / columns) + between(here % columns, goal % columns));
  }

  // The square in two bytes.
  std::string key() const override {
    return {static_cast<char>(way_->square / 256), static_cast<char>(way_->square % 256)};
  }

  // The square entered: "r3c5".
  std::string move() const override {
    return 'r' + std::to_string(way_->square / map_->columns + 1) + 'c' +
           std::to_string(way_->square % map_->columns + 1);
  }

  int cost() const override {
    const char ground = map_->ground[way_->square];
    return '1' <= ground && ground <= '9' ? ground - '0' : 1;
  }

 private:
  struct Map {
    std::string ground;  // of all squares, row by row
    std::size_t columns, goal;
    int weight;
  };

  // The squares on the way here, the latest first. Ways share their beginnings.
  struct Way {
    std::size_t square;
    std::shared_ptr<const Way> before;
  };

  std::shared_ptr<const Map> map_;
  std::shared_ptr<const Way> way_;
};
