#include "apps/compare/against/FirstDifference.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/solving/BoardText.h"
#include "apps/support/PrintableText.h"
#include "sudoku/Shape.h"

namespace comparing {
namespace {

using State = RecordedState;

class Comparer {
 public:
  Comparer(const RecordedSearch& one, const RecordedSearch& other, const BoardReasons* reasons)
      : one_(one), other_(other), reasons_(reasons), partner_(one.states.size()) {}

  Difference compare() {
    const bool isEmpty = one_.states.empty() || other_.states.empty();
    Difference difference = isEmpty ? ofEnds() : ofSteps();
    difference.agreed = agreed_;
    if (!one_.error.empty()) {
      difference.isNone = false;
      difference.sentence = fmt::format("{} says: {}. {}", one_.name, apps::inOneLine(one_.error),
                                        difference.sentence);
    }
    return difference;
  }

 private:
  using Found = std::optional<Difference>;
  using Id = std::optional<std::size_t>;
  using Ids = std::vector<std::size_t>;

  const State& state(std::size_t id) const { return one_.states[id]; }
  const State& otherState(std::size_t id) const { return other_.states[id]; }
  std::vector<int> squaresOf(std::size_t id) const { return squaresIn(state(id).drawing); }

  Difference differing(const Reason& reason, Id id, Id other) const {
    const std::string before =
        agreed_ == 0   ? ""
        : agreed_ == 1 ? "The first step agrees. "
                       : fmt::format("The first {} steps agree. ", apps::withThousands(agreed_));
    return {before + reason.sentence, id, other, reason.isRight};
  }

  template <class... Args>
  Difference differing(Id id, Id other, fmt::format_string<const Args&...> sentence,
                       const Args&... args) const {
    return differing({fmt::format(sentence, args...)}, id, other);
  }

  // "the start", "r1c3=2", or "state 5"
  static std::string nameOf(const RecordedSearch& search, std::size_t id) {
    const std::string decision = apps::inOneLine(search.states[id].decision);
    return id == 0 ? "the start" : decision.empty() ? fmt::format("state {}", id) : decision;
  }

  // The decisions in a text such as "r1c3=4 r2c5=6".
  BoardReasons::Decisions decisionsIn(const std::string& text) const {
    BoardReasons::Decisions decisions;
    const char* rest = text.c_str();
    for (int row, col, value, length;
         std::sscanf(rest, " r%3dc%3d=%3d%n", &row, &col, &value, &length) == 3; rest += length) {
      if (std::min({row, col, value}) < 1 || std::max({row, col, value}) > size_) return {};
      decisions.push_back({(row - 1) * size_ + col - 1, value});
    }
    return decisions;
  }

  // Those on the path to a state of the second search.
  BoardReasons::Decisions decisionsTo(std::size_t other) const {
    std::string path;
    for (Id id = other; id; id = otherState(*id).parent) {
      path = otherState(*id).decision + ' ' + path;
    }
    return decisionsIn(path);
  }

  void requireSameSize() {
    const State& start = otherState(0);
    const auto commasIn = [](const State& each) {
      return each.isBoard ? std::count(each.drawing.begin(), each.drawing.end(), ',') : -1;
    };
    size_ = static_cast<int>(sudoku::squareRoot(squaresIn(start.drawing).size()));
    for (std::size_t id = 0; id < one_.states.size(); ++id) {
      if (commasIn(state(id)) == commasIn(start)) continue;
      throw std::runtime_error(fmt::format("state {} of {} should have a {}", id, one_.name,
                                           start.isBoard ? "board of its puzzle's size" : "text"));
    }
  }

  // Starts belong together, one for each round.
  Found ofStarts() {
    for (std::size_t id = 0, other = 0; id < one_.states.size(); ++id) {
      if (state(id).parent) continue;
      while (other < other_.states.size() && otherState(other).parent) ++other;
      if (other < other_.states.size()) partner_[id] = other++;
    }
    const BoardReasons::Decisions given = decisionsIn(one_.refused);
    if (reasons_ != nullptr && given.size() == 1) {
      return differing(reasons_->ofRefused(given[0], squaresOf(0)), 0, 0);
    }
    return state(0).drawing == otherState(0).drawing ? ofMeasures(0, 0) : ofDrawings(0, 0);
  }

  Difference ofSteps() {
    requireSameSize();
    if (const Found found = ofStarts()) return *found;
    enter(0);
    for (; agreed_ < one_.left.size(); ++agreed_) {
      const std::size_t id = one_.left[agreed_];
      const auto place = waiting_.find({keyOf(id), id});
      if (place != waiting_.end()) {
        if (waiting_.begin()->first < place->first) return outOfTurn(id, waiting_.begin()->second);
        waiting_.erase(place);
      }
      for (const std::size_t child : state(id).children) enter(child);
      const auto partner = partner_[id];
      if (!partner) continue;
      if (!order_ && agreed_ < other_.left.size() && *partner != other_.left[agreed_]) {
        order_ = inOtherOrder(id, other_.left[agreed_]);
      }
      if (otherState(*partner).order == 0) continue;
      if (const Found found = ofFates(id, *partner)) return *found;
      if (const Found found = ofSuccessors(id, *partner)) return *found;
    }
    return ofEnds();
  }

  // --- the frontier of the first search

  // Of two waiting states, the one of the smaller number leaves first; of equal ones, either.
  std::int64_t keyOf(std::size_t id) const {
    const std::string& kind = one_.frontier;
    if (kind == "queue") return static_cast<std::int64_t>(id);
    if (kind == "best") return state(id).h.value_or(0);
    if (kind == "cheapest") return state(id).h ? state(id).cost + *state(id).h : 0;
    if (kind != "stack" || !state(id).parent) return 0;
    return -static_cast<std::int64_t>(state(*state(id).parent).order);
  }

  void enter(std::size_t id) {
    if (state(id).fate == "repeat" || state(id).fate == "discarded") return;
    waiting_.emplace(keyOf(id), id);
  }

  Difference outOfTurn(std::size_t id, std::size_t instead) const {
    const std::string& kind = one_.frontier;
    const char* const measure = kind == "best" ? "h" : kind == "cheapest" ? "f" : nullptr;
    const auto text = [&](std::size_t each) {
      return nameOf(one_, each) + (measure ? fmt::format(" ({} = {})", measure, keyOf(each)) : "");
    };
    const std::string first = kind == "queue"   ? "the oldest state"
                              : kind == "stack" ? "one of the newest states"
                                                : fmt::format("the smallest {}", measure);
    return differing(id, partner_[instead],
                     "Then {} takes {}, although {} waits: {} should leave first.", one_.name,
                     text(id), text(instead), first);
  }

  // --- states that belong together

  Found ofMeasures(std::size_t id, std::size_t other) const {
    const State &one = state(id), &two = otherState(other);
    const bool isCheapest = one_.frontier == "cheapest";
    if (isCheapest && one.cost != two.cost) {
      return differing(id, other, "For {}, the path costs {} in {}, and {} in {}.",
                       nameOf(one_, id), one.cost, one_.name, two.cost, other_.name);
    }
    const bool matters = one_.frontier == "best" || isCheapest;
    if (!matters || !one.h || !two.h || *one.h == *two.h) return std::nullopt;
    return differing(id, other, "For {}, heuristicValue() is {} in {}, and {} in {}.",
                     nameOf(one_, id), *one.h, one_.name, *two.h, other_.name);
  }

  Difference ofDrawings(std::size_t id, std::size_t other) const {
    if (reasons_ == nullptr) return differing(id, other, "Then the states differ.");
    return differing(reasons_->ofBoards(decisionsTo(other), squaresOf(id)), id, other);
  }

  Found ofFates(std::size_t id, std::size_t other) const {
    const State &one = state(id), &two = otherState(other);
    if (one.fate == two.fate || (one.isExpanded() && two.isExpanded())) return std::nullopt;
    return differing(id, other, "The fate of {} is '{}' in {}, and '{}' in {}.", nameOf(one_, id),
                     apps::inOneLine(one.fate), one_.name, apps::inOneLine(two.fate), other_.name);
  }

  // Pairs the successors of two states: those with equal drawings.
  Found ofSuccessors(std::size_t id, std::size_t other) {
    std::multimap<std::string_view, std::size_t> byDrawing;
    for (const std::size_t each : otherState(other).children) {
      byDrawing.emplace(otherState(each).drawing, each);
    }
    Id further, missing;
    std::size_t last = 0;
    for (const std::size_t each : state(id).children) {
      const auto found = byDrawing.lower_bound(state(each).drawing);
      if (found == byDrawing.end() || found->first != state(each).drawing) {
        further = further.value_or(each);
        continue;
      }
      const std::size_t same = found->second;
      partner_[each] = same;
      byDrawing.erase(found);
      if (state(each).fate == "discarded" && otherState(same).fate != "discarded") {
        return differing(each, same, "Then {} drops {} without expanding it.", one_.name,
                         nameOf(one_, each));
      }
      if (same < last && !order_) order_ = ofOrder(each, same, last);
      last = same;
    }
    if (!byDrawing.empty()) missing = byDrawing.begin()->second;
    if ((further || missing) && !one_.isCut(id) && !other_.isCut(other)) {
      return ofOthers(id, other, further, missing);
    }
    for (const std::size_t each : state(id).children) {
      if (!partner_[each]) continue;
      if (const Found found = ofMeasures(each, *partner_[each])) return found;
    }
    return std::nullopt;
  }

  // The first successors without an equal one: `further` only in the first search, `missing` only
  // in the second. Those with the same value in the square that was tried belong together.
  Difference ofOthers(std::size_t id, std::size_t other, Id further, Id missing) const {
    const auto differ = [&](const std::string& who, const Reason& what) {
      return differing({fmt::format("Then {} {}", who, what.sentence), what.isRight},
                       further.value_or(id), missing.value_or(other));
    };
    const Ids &mine = state(id).children, &theirs = otherState(other).children;
    const Reason counts{mine.size() == theirs.size()
                            ? "differ."
                            : fmt::format("differ: {} has {}, and {} {}.", one_.name, mine.size(),
                                          other_.name, theirs.size())};
    if (reasons_ == nullptr) return differ("the successors", counts);
    auto decisions = decisionsTo(missing.value_or(theirs.empty() ? other : theirs[0]));
    const auto tried = missing ? decisions : decisionsIn(state(*further).decision);
    if (tried.empty()) return differ("the successors", counts);
    if (!theirs.empty() && !decisions.empty()) decisions.pop_back();
    if (!missing) return differ(one_.name, reasons_->ofFurther(decisions, tried.back()));
    const auto [square, lost] = tried.back();
    std::set<int> values;
    Id same;
    for (const std::size_t each : mine) {
      const int value = squaresOf(each)[static_cast<std::size_t>(square)];
      values.insert(value);
      if (value == lost) same = each;
    }
    // Where a value is not decided, or the same in several successors, it was not tried.
    const bool isElsewhere = values.count(0) != 0 || values.size() < mine.size();
    if (isElsewhere && !state(mine[0]).decision.empty()) {
      return differ(
          one_.name,
          {fmt::format("tries another square than {}, as it may: from here on the trees differ.",
                       apps::squareName(square, size_)),
           true});
    }
    if (same) return ofDrawings(*same, *missing);
    return differ(one_.name, reasons_->ofMissing(decisions, tried.back()));
  }

  // --- order and end

  Difference ofOrder(std::size_t id, std::size_t other, std::size_t before) const {
    return {
        fmt::format("In step {} the successors come in another order: {} has {} before {}.{}",
                    apps::withThousands(agreed_ + 1), other_.name, nameOf(other_, other),
                    nameOf(other_, before), reasons_ != nullptr ? " Values should ascend." : ""),
        id, other};
  }

  Difference inOtherOrder(std::size_t id, std::size_t other) const {
    return {fmt::format("The states that both expand are equal, but in step {} {} takes {}, and {} "
                        "{}. In all, {} expands {} nodes, and {} {}.",
                        apps::withThousands(agreed_ + 1), one_.name, nameOf(one_, id), other_.name,
                        nameOf(other_, other), one_.name, apps::withThousands(one_.expanded),
                        other_.name, apps::withThousands(other_.expanded)),
            id, other};
  }

  Difference ofEnds() const {
    const auto open = std::count_if(one_.states.begin(), one_.states.end(),
                                    [](const State& each) { return each.fate == "open"; });
    if (one_.outcome == "exhausted" && open > 0) {
      return differing({}, {}, "Then {} ends without a solution, although {} {}.", one_.name,
                       apps::counted(static_cast<std::size_t>(open), "state"),
                       open == 1 ? "waits" : "wait");
    }
    if (order_) return *order_;
    const Ids &mine = one_.left, &theirs = other_.left;
    const auto ended = [&](const std::string& first, const std::string& last, Id id, Id other) {
      return differing(id, other, "Then {} has ended, and {} goes on.", first, last);
    };
    if (mine.size() < theirs.size() && one_.isWhole()) {
      return ended(one_.name, other_.name, {}, theirs[mine.size()]);
    }
    if (theirs.size() < mine.size() && other_.isWhole()) {
      return ended(other_.name, one_.name, mine[theirs.size()], {});
    }
    std::string text = fmt::format("Both take the same {} in the same order.",
                                   apps::counted(std::min(mine.size(), theirs.size()), "step"));
    if (!one_.isWhole()) text += fmt::format(" What follows in {} is unknown.", one_.name);
    if (!other_.isWhole()) text += fmt::format(" What follows in {} is unknown.", other_.name);
    return {text, {}, {}, false, true};
  }

  const RecordedSearch& one_;
  const RecordedSearch& other_;
  const BoardReasons* reasons_;
  int size_ = 0;                                            // of the boards
  std::vector<Id> partner_;                                 // by state of the first search
  std::set<std::pair<std::int64_t, std::size_t>> waiting_;  // keys and ids: the first leaves next
  std::size_t agreed_ = 0;                                  // steps without a difference
  Found order_;                                             // the first difference in order alone
};

}  // namespace

Difference firstDifference(const RecordedSearch& one, const RecordedSearch& other,
                           const BoardReasons* reasons) {
  return Comparer(one, other, reasons).compare();
}

}  // namespace comparing
