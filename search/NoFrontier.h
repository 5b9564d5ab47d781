// NoFrontier.h: the frontier of drivers that have none, because they override Driver::search().

#ifndef SEARCH_NOFRONTIER_H_
#define SEARCH_NOFRONTIER_H_

#include <cstddef>
#include <stdexcept>
#include <vector>

#include "search/Frontier.h"
#include "search/Node.h"

namespace search {

class NoFrontier final : public Frontier {
 public:
  void add(std::vector<Node>&) override {}
  const Node& next() const override { throw std::logic_error("there is no frontier"); }
  Node take() override { throw std::logic_error("there is no frontier"); }
  std::size_t size() const override { return 0; }
};

}  // namespace search

#endif
