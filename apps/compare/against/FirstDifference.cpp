#include "apps/compare/against/FirstDifference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "apps/solving/BoardText.h"
#include "apps/support/PrintableText.h"
#include "search/Observer.h"
#include "sudoku/Shape.h"

namespace comparing {
namespace {

using apps::withThousands;
using search::Fate;
using search::TracedState;
using Decisions = BoardReasons::Decisions;
using Found = std::optional<Difference>;
using Id = std::optional<std::size_t>;

// "the start", "r1c3=2", or "state 5"
std::string nameOf(const TracedState& state) {
  if (state.id == 0) return "the start";
  return state.decision.empty() ? fmt::format("state {}", state.id)
                                : apps::inOneLine(state.decision);
}

// The board as numbers, or the text: equal for equal states.
std::string drawingOf(const TracedState& state) {
  const std::vector<int> squares = squaresOf(state);
  return squares.empty() ? textOf(state.texts, "text") : fmt::format("{}", fmt::join(squares, ","));
}

// The states of a search that wait, and the rule by which they should leave its frontier.
class Frontier {
 public:
  explicit Frontier(const RecordedSearch& search)
      : states_(search.states), kind_(search.about("frontier")) {}

  void enter(std::size_t id) {
    if (states_[id].fate == Fate::repeat || states_[id].fate == Fate::discarded) return;
    waiting_.emplace(keyOf(id), id);
  }

  // Takes out a state, unless one should leave before it, which is returned.
  Id leave(std::size_t id) {
    const auto place = waiting_.find({keyOf(id), id});
    if (place == waiting_.end()) return {};  // the start of a later round
    if (waiting_.begin()->first < place->first) return waiting_.begin()->second;
    waiting_.erase(place);
    return {};
  }

  // "takes r1c7=5 (h = 44), although r1c7=9 (h = 42) waits: the smallest h should leave first"
  std::string breachBy(std::size_t id, std::size_t sooner) const {
    const std::string measure = kind_ == "best" ? "h" : kind_ == "cheapest" ? "f" : "";
    const auto text = [&](std::size_t each) {
      const std::string name = nameOf(states_[each]);
      return measure.empty() ? name : fmt::format("{} ({} = {})", name, measure, keyOf(each));
    };
    const std::string first = kind_ == "queue"   ? "the oldest state"
                              : kind_ == "stack" ? "one of the newest states"
                                                 : "the smallest " + measure;
    return fmt::format("takes {}, although {} waits: {} should leave first", text(id), text(sooner),
                       first);
  }

 private:
  // Of two waiting states, the one of the smaller number leaves first; of equal ones, either.
  std::int64_t keyOf(std::size_t id) const {
    const TracedState& state = states_[id];
    if (kind_ == "queue") return static_cast<std::int64_t>(id);
    if (kind_ == "best") return state.heuristicValue.value_or(0);
    if (kind_ == "cheapest" && state.heuristicValue)
      return state.pathCost() + *state.heuristicValue;
    if (kind_ != "stack" || state.parent == search::kNoParent) return 0;
    return -static_cast<std::int64_t>(states_[state.parent].order);
  }

  const std::vector<TracedState>& states_;
  std::string kind_;
  std::set<std::pair<std::int64_t, std::size_t>> waiting_;  // keys and ids: the first leaves next
};

// Goes through the steps of the first search. States of the two belong together if they are starts,
// or equal successors of states that do.
class Comparer {
 public:
  Comparer(const RecordedSearch& one, const RecordedSearch& other, const BoardReasons* reasons)
      : one_(one), other_(other), reasons_(reasons), frontier_(one), partner_(one.states.size()) {}

  Difference compare() {
    const bool isEmpty = one_.states.empty() || other_.states.empty();
    Difference difference = isEmpty ? ofEnds() : ofSteps();
    difference.agreed = agreed_;
    if (const std::string error = one_.about("error"); !error.empty()) {
      difference.isNone = false;
      difference.sentence =
          fmt::format("{} says: {}. {}", one_.name, apps::inOneLine(error), difference.sentence);
    }
    return difference;
  }

 private:
  // Of two states, or of one.
  Difference differing(Id id, Id other, const Reason& reason) const {
    const std::string before =
        agreed_ == 0   ? ""
        : agreed_ == 1 ? "The first step agrees. "
                       : fmt::format("The first {} steps agree. ", withThousands(agreed_));
    return {before + reason.sentence, id, other, reason.mayBeRight};
  }

  template <class... Args>
  Difference differing(Id id, Id other, fmt::format_string<const Args&...> sentence,
                       const Args&... args) const {
    return differing(id, other, Reason{fmt::format(sentence, args...)});
  }

  Difference ofSteps() {
    requireSameSize();
    for (std::size_t i = 0; i < std::min(one_.starts.size(), other_.starts.size()); ++i) {
      partner_[one_.starts[i]] = other_.starts[i];
    }
    if (const Found found = ofStarts()) return *found;
    frontier_.enter(0);
    for (; agreed_ < one_.left.size(); ++agreed_) {
      if (const Found found = ofStep(one_.left[agreed_])) return *found;
    }
    return ofEnds();
  }

  void requireSameSize() {
    const std::size_t squares = squaresOf(other_.states[0]).size();
    size_ = static_cast<int>(sudoku::squareRoot(squares));
    for (const TracedState& each : one_.states) {
      if (squaresOf(each).size() == squares) continue;
      throw std::runtime_error(fmt::format("state {} of {} should have a {}", each.id, one_.name,
                                           squares > 0 ? "board of its puzzle's size" : "text"));
    }
  }

  Found ofStarts() const {
    const Decisions refused = decisionsIn(one_.about("refused"), size_);
    if (reasons_ != nullptr && refused.size() == 1) {
      return differing(0, 0, reasons_->ofRefused(refused[0], squaresOf(one_.states[0])));
    }
    const bool areEqual = drawingOf(one_.states[0]) == drawingOf(other_.states[0]);
    return areEqual ? ofMeasures(0, 0) : ofBoards(0, 0);
  }

  // The step in which a state leaves the frontier of the first search.
  Found ofStep(std::size_t id) {
    if (const Id sooner = frontier_.leave(id)) {
      return differing(id, partner_[*sooner], "Then {} {}.", one_.name,
                       frontier_.breachBy(id, *sooner));
    }
    for (const std::size_t each : one_.successors[id]) frontier_.enter(each);
    if (!partner_[id]) return {};
    const TracedState &one = one_.states[id], &other = other_.states[*partner_[id]];
    if (!order_ && agreed_ < other_.left.size() && other.id != other_.left[agreed_]) {
      order_ = inOtherOrder(one, other_.states[other_.left[agreed_]]);
    }
    if (other.order == 0) return {};
    if (one.fate != other.fate && !(isExpanded(one.fate) && isExpanded(other.fate))) {
      return differing(id, other.id, "The fate of {} is '{}' in {}, and '{}' in {}.", nameOf(one),
                       name(one.fate), one_.name, name(other.fate), other_.name);
    }
    return ofSuccessors(id, other.id);
  }

  // Compares the cost and h of two states, where the frontier goes by them.
  Found ofMeasures(std::size_t id, std::size_t other) const {
    const TracedState &one = one_.states[id], &two = other_.states[other];
    const std::string frontier = one_.about("frontier");
    if (frontier == "cheapest" && one.pathCost() != two.pathCost()) {
      return differing(id, other, "For {}, the path costs {} in {}, and {} in {}.", nameOf(one),
                       one.pathCost(), one_.name, two.pathCost(), other_.name);
    }
    const auto &h = one.heuristicValue, &otherH = two.heuristicValue;
    if ((frontier != "best" && frontier != "cheapest") || !h || !otherH || *h == *otherH) return {};
    return differing(id, other, "For {}, heuristicValue() is {} in {}, and {} in {}.", nameOf(one),
                     *h, one_.name, *otherH, other_.name);
  }

  Difference ofBoards(std::size_t id, std::size_t other) const {
    if (reasons_ == nullptr) return differing(id, other, "Then the states differ.");
    const std::vector<int> squares = squaresOf(one_.states[id]);
    return differing(id, other, reasons_->ofBoards(decisionsTo(other), squares));
  }

  // The decisions that led to a state of the second search.
  Decisions decisionsTo(std::uint64_t id) const {
    std::string path;
    for (; id != search::kNoParent; id = other_.states[id].parent) {
      path = other_.states[id].decision + ' ' + path;
    }
    return decisionsIn(path, size_);
  }

  // Finds which successors of two states belong together: those with equal drawings.
  Found ofSuccessors(std::size_t id, std::size_t other) {
    std::multimap<std::string, std::size_t> alone;  // successors of `other` without a partner
    for (const std::size_t each : other_.successors[other]) {
      alone.emplace(drawingOf(other_.states[each]), each);
    }
    Id further;
    std::size_t latest = 0;
    for (const std::size_t each : one_.successors[id]) {
      const auto [same, end] = alone.equal_range(drawingOf(one_.states[each]));
      if (same == end) {
        further = further.value_or(each);
        continue;
      }
      const TracedState &mine = one_.states[each], &partner = other_.states[same->second];
      partner_[each] = partner.id;
      alone.erase(same);
      if (mine.fate == Fate::discarded && partner.fate != Fate::discarded) {
        return differing(each, partner.id, "Then {} drops {} without expanding it.", one_.name,
                         nameOf(mine));
      }
      if (partner.id < latest && !order_) order_ = ofOrder(each, partner, other_.states[latest]);
      latest = partner.id;
    }
    const Id missing = alone.empty() ? Id() : alone.begin()->second;
    if ((further || missing) && !one_.isCut(id) && !other_.isCut(other)) {
      return ofUnequal(id, other, further, missing);
    }
    for (const std::size_t each : one_.successors[id]) {
      if (!partner_[each]) continue;
      if (const Found found = ofMeasures(each, *partner_[each])) return found;
    }
    return {};
  }

  // The successors of two states differ: `further` is the first that only the first search has, and
  // `missing` the first that only the second has.
  Difference ofUnequal(std::size_t id, std::size_t other, Id further, Id missing) const {
    const auto &mine = one_.successors[id], &theirs = other_.successors[other];
    const auto differ = [&](Id where, const std::string& who, const Reason& what) {
      return differing(where.value_or(id), missing.value_or(other),
                       {fmt::format("Then {} {}", who, what.sentence), what.mayBeRight});
    };
    for (const std::size_t each : mine) {
      const Decisions tried = decisionsIn(one_.states[each].decision, size_);
      if (reasons_ == nullptr || tried.empty() || partner_[each]) continue;
      const Reason reason =
          reasons_->ofFurther(decisionsTo(other), tried.back(), squaresOf(one_.states[each]));
      if (!reason.sentence.empty()) return differ(each, one_.name, reason);
    }
    Decisions path = missing ? decisionsTo(*missing) : Decisions();
    if (reasons_ == nullptr || path.empty()) {
      return differ(
          further, "the successors",
          {mine.size() == theirs.size() ? "differ."
                                        : fmt::format("differ: {} has {}, and {} {}.", one_.name,
                                                      mine.size(), other_.name, theirs.size())});
    }
    const auto [square, value] = path.back();
    path.pop_back();
    std::set<int> values;
    Id same;  // the successor of the first search with the same value there
    for (const std::size_t each : mine) {
      const int found = squaresOf(one_.states[each])[static_cast<std::size_t>(square)];
      values.insert(found);
      if (found == value) same = each;
    }
    // Where a value is not decided, or the same in several successors, it was not tried.
    const bool isElsewhere = values.count(0) != 0 || values.size() < mine.size();
    if (isElsewhere && !one_.states[mine[0]].decision.empty()) {
      return differ(
          further, one_.name,
          {fmt::format("does not try the values of {}, as ours does. Any undecided square "
                       "may be tried.",
                       apps::squareName(square, size_)),
           true});
    }
    if (same) return ofBoards(*same, *missing);
    return differ(further, one_.name, reasons_->ofMissing(path, {square, value}));
  }

  // --- order and end

  Difference ofOrder(std::size_t id, const TracedState& other, const TracedState& before) const {
    return {fmt::format("In step {} the successors come in another order: {} has {} before {}.{}",
                        withThousands(agreed_ + 1), other_.name, nameOf(other), nameOf(before),
                        reasons_ != nullptr ? " Values should ascend." : ""),
            id, other.id};
  }

  Difference inOtherOrder(const TracedState& one, const TracedState& other) const {
    return {fmt::format("The states that both expand are equal, but in step {} {} takes {}, and {} "
                        "{}. In all, {} expands {} nodes, and {} {}.",
                        withThousands(agreed_ + 1), one_.name, nameOf(one), other_.name,
                        nameOf(other), one_.name, withThousands(one_.statistics.expanded),
                        other_.name, withThousands(other_.statistics.expanded)),
            one.id, other.id};
  }

  Difference ofEnds() const {
    const auto open =
        std::count_if(one_.states.begin(), one_.states.end(),
                      [](const TracedState& each) { return each.fate == Fate::open; });
    if (one_.outcome == search::Outcome::exhausted && open > 0) {
      return differing({}, {}, "Then {} ends without a solution, although {} {}.", one_.name,
                       apps::counted(static_cast<std::size_t>(open), "state"),
                       open == 1 ? "waits" : "wait");
    }
    if (order_) return *order_;
    const std::size_t mine = one_.left.size(), theirs = other_.left.size();
    constexpr const char* kHasEnded = "Then {} has ended, and {} goes on.";
    if (mine < theirs && one_.isWhole()) {
      return differing({}, other_.left[mine], kHasEnded, one_.name, other_.name);
    }
    if (theirs < mine && other_.isWhole()) {
      return differing(one_.left[theirs], {}, kHasEnded, other_.name, one_.name);
    }
    std::string text = fmt::format("Both take the same {} in the same order.",
                                   apps::counted(std::min(mine, theirs), "step"));
    for (const RecordedSearch* const each : {&one_, &other_}) {
      if (!each->isWhole()) text += fmt::format(" What follows in {} is unknown.", each->name);
    }
    return {text, {}, {}, false, true};
  }

  const RecordedSearch& one_;
  const RecordedSearch& other_;
  const BoardReasons* reasons_;
  Frontier frontier_;        // of the first search
  std::vector<Id> partner_;  // by state of the first search
  int size_ = 0;             // of the boards
  std::size_t agreed_ = 0;   // steps without a difference
  Found order_;              // the first difference in order alone
};

}  // namespace

BoardReasons::Decisions decisionsIn(const std::string& text, int size) {
  BoardReasons::Decisions decisions;
  std::istringstream in(text);
  char r = 0, c = 0, equals = 0;
  for (int row = 0, col = 0, value = 0; in >> r >> row >> c >> col >> equals >> value;) {
    if (r != 'r' || c != 'c' || equals != '=') break;
    if (std::min({row, col, value}) < 1 || std::max({row, col, value}) > size) return {};
    decisions.push_back({(row - 1) * size + col - 1, value});
  }
  return decisions;
}

Difference firstDifference(const RecordedSearch& one, const RecordedSearch& other,
                           const BoardReasons* reasons) {
  return Comparer(one, other, reasons).compare();
}

}  // namespace comparing
