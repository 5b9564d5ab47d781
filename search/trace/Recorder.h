// Recorder.h: an observer that records a search as a trace. It works for every Searchable:
//
//   search::Recorder recorder;
//   driver.setObserver(&recorder);
//   driver.solve();
//   search::writeJsonLines(file, recorder.trace(driver));

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "search/Limits.h"
#include "search/Moved.h"
#include "search/Node.h"
#include "search/Observer.h"
#include "search/Search.h"
#include "search/trace/Trace.h"

namespace search {

// Describes states for a trace. Derive from it to describe the states of a puzzle of your own.
class Describer {
 public:
  virtual ~Describer() = default;

  // The decision that led from a state to its successor, in a few characters such as "r3c4=7".
  // Empty if unknown. By default the move, if the state knows it (Moved.h).
  virtual std::string decision(const Searchable& /*parent*/, const Searchable& successor) const {
    const auto* const moved = dynamic_cast<const Moved*>(&successor);
    return moved == nullptr ? "" : moved->move();
  }

  // The state itself, as named texts. `parent` is null for the start. By default one field "text",
  // the output of write().
  virtual std::vector<TextField> texts(const Searchable& state,
                                       const Searchable* /*parent*/) const {
    std::ostringstream text;
    state.write(text);
    return {{"text", text.str()}};
  }
};

class Recorder final : public Observer {
 public:
  // Records the first `mostStates` states generated, and their fates until the end of the search.
  explicit Recorder(std::shared_ptr<const Describer> describer = std::make_shared<Describer>(),
                    std::uint64_t mostStates = kUnlimited)
      : describer_(std::move(describer)), mostStates_(mostStates) {}

  // The trace so far. `driver` is the observed driver; `about` describes the search.
  Trace trace(const Search& driver, std::vector<TextField> about = {}) const {
    return {std::move(about), driver.outcome(), driver.statistics(), states_};
  }

  void expanded(const Node& node, std::size_t successors) override {
    parent_ = node.state.get();
    leave(node, successors == 0 ? Fate::deadEnd : Fate::expanded);
    if (node.id < states_.size()) states_[node.id].successors = successors;
  }

  // Throws std::logic_error if the search had begun before this observer was set.
  void generated(const Node& node, std::uint64_t parent) override {
    if (states_.size() >= mostStates_) return;
    if (node.id != states_.size()) {
      throw std::logic_error("a trace must be recorded from the start of the search on");
    }
    const bool isStart = parent == kNoParent;
    TracedState state;
    state.id = node.id;
    state.parent = parent;
    state.depth = node.depth;
    state.heuristicValue = node.state->heuristicValue();
    if (std::int64_t{node.cost} != std::int64_t{node.depth}) state.cost = node.cost;
    if (!isStart) state.decision = describer_->decision(*parent_, *node.state);
    state.texts = describer_->texts(*node.state, isStart ? nullptr : parent_);
    states_.push_back(std::move(state));
  }

  void repeated(const Node& node, std::uint64_t parent) override {
    generated(node, parent);
    if (node.id < states_.size()) states_[node.id].fate = Fate::repeat;
  }

  void discarded(const Node& node) override {
    if (node.id < states_.size()) states_[node.id].fate = Fate::discarded;
  }

  void solution(const Node& node) override { leave(node, Fate::solution); }

 private:
  void leave(const Node& node, Fate fate) {
    ++left_;
    if (node.id >= states_.size()) return;
    states_[node.id].order = left_;
    states_[node.id].fate = fate;
  }

  std::shared_ptr<const Describer> describer_;
  std::uint64_t mostStates_;
  std::vector<TracedState> states_;
  std::uint64_t left_ = 0;              // states that left the frontier
  const Searchable* parent_ = nullptr;  // the state expanded last
};

}  // namespace search
