// AnyPuzzle.h: a puzzle of a comparison. Comparing, recording and reporting need nothing else of
// it, so they work for every Searchable.

#ifndef APPS_COMPARE_ANYPUZZLE_H_
#define APPS_COMPARE_ANYPUZZLE_H_

#include <cstdint>
#include <memory>
#include <string>

#include "Searchable.h"
#include "search/Limits.h"
#include "search/trace/Describer.h"
#include "search/trace/LearningDescriber.h"
#include "sudoku/RuleSet.h"

namespace compareSearch {

class AnyPuzzle {
 public:
  virtual ~AnyPuzzle() = default;

  // The puzzle in one line, as people name it.
  virtual std::string line() const = 0;

  // The size of its board; 0 if that says nothing about it.
  virtual int size() const { return 0; }

  // `rules` is the rule set of the contender. Puzzles without rule sets ignore it.
  virtual std::unique_ptr<Searchable> start(const sudoku::RuleSet& rules) const = 0;

  // The default limit on states in the frontier.
  virtual std::uint64_t frontierLimit() const { return search::Limits().frontier; }

  virtual std::string solutionText(const Searchable& solution) const = 0;

  // The fault of a solution; empty if it has none, or if there is no checker.
  virtual std::string faultOf(const Searchable& /*solution*/) const { return ""; }

  // The fields of a trace that describe the puzzle, besides line().
  virtual std::vector<search::TextField> about() const { return {}; }

  // Describes states for traces.
  virtual std::shared_ptr<const search::Describer> describer(
      const sudoku::RuleSet& /*rules*/) const {
    return std::make_shared<search::Describer>();
  }

  // The same for searches that learn.
  virtual std::shared_ptr<const search::LearningDescriber> learningDescriber() const {
    return std::make_shared<search::LearningDescriber>();
  }
};

}  // namespace compareSearch

#endif
