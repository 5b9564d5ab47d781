// AnyPuzzle.h: a puzzle of a comparison. Comparing, recording and reporting need nothing else of
// it, so they work for every Searchable.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "Searchable.h"
#include "search/Limits.h"
#include "search/trace/LearningRecorder.h"
#include "search/trace/Recorder.h"

namespace comparing {

// `rules` is the name of a contender's rule set. Puzzles without rule sets ignore it.
class AnyPuzzle {
 public:
  virtual ~AnyPuzzle() = default;

  // The puzzle in one line, as people name it.
  virtual std::string line() const = 0;

  // The size of its board; 0 if that says nothing about it.
  virtual int size() const { return 0; }

  // Makes starts of searches, which may be many. It must not outlive the puzzle.
  using Start = std::function<std::unique_ptr<Searchable>()>;
  virtual Start startWith(const std::string& rules) const = 0;

  // The default limit on states in the frontier.
  virtual std::uint64_t frontierLimit() const { return search::Limits().frontier; }

  virtual std::string solutionText(const Searchable& solution) const {
    std::ostringstream text;
    solution.write(text);
    return text.str();
  }

  // The fault of a solution; empty if it has none, or if there is no checker.
  virtual std::string faultOf(const Searchable& /*solution*/) const { return ""; }

  // The fields of a trace that describe the puzzle, besides line().
  virtual std::vector<search::TextField> about() const { return {}; }

  // Describes states for traces.
  virtual std::shared_ptr<const search::Describer> describer(const std::string& /*rules*/) const {
    return std::make_shared<search::Describer>();
  }

  // The same for searches that learn.
  virtual std::shared_ptr<const search::LearningDescriber> learningDescriber() const {
    return std::make_shared<search::LearningDescriber>();
  }
};

}  // namespace comparing
