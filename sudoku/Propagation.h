// Propagation.h: applies the rules of a grid after squares were decided, until nothing changes.
//
// After the givens, the board is never scanned. A removed candidate can matter in two ways: its
// square has fewer candidates, or its value has fewer places in the square's units. When so few are
// left that a rule may apply, the square, or the unit and value, is added to the agenda of that
// rule. The cheapest rule with a non-empty agenda goes next. The queue of changes is that of AC-3
// (Mackworth, "Consistency in Networks of Relations", 1977).

#pragma once

#include <cstddef>
#include <iterator>

#include "sudoku/Agenda.h"
#include "sudoku/Candidate.h"
#include "sudoku/Deduction.h"
#include "sudoku/GridState.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Sets.h"
#include "sudoku/Shape.h"
#include "sudoku/UpToThree.h"
#include "sudoku/rules/LockedCandidate.h"
#include "sudoku/rules/Pairs.h"
#include "sudoku/rules/Singles.h"
#include "sudoku/rules/Triples.h"

namespace sudoku {

class Propagation {
 public:
  // `log` may be null.
  Propagation(GridState& state, const RuleSet& rules, DeductionLog* log)
      : state_(state), rules_(rules), log_(log) {}

  // Decides a square on behalf of the caller, not by a rule.
  void decideFromOutside(const Candidate& decision) {
    if (log_ != nullptr) log_->beginDecision(decision);
    decide(decision.square, decision.value);
  }

  // Removes candidates on behalf of the caller, in one step.
  void removeFromOutside(const Candidate* first, const Candidate* last) {
    if (log_ != nullptr) log_->end();
    for (; first != last; ++first) remove(first->square, first->value);
  }

  // Decides all givens of a puzzle at once, without a log. Requires that no square is decided.
  void decideOnBlankBoard(const Candidate* first, const Candidate* last);

  // Applies the rules until nothing changes. Returns false if a contradiction was found.
  bool run();

  // Queries for rules: those of GridState.
  const Shape& shape() const { return state_.shape(); }
  bool isDecided(int square) const { return !state_.isUndecided(square); }
  auto candidates(int square) const { return state_.candidates(square); }
  int candidatesLeft(int square) const { return state_.candidatesLeft(square); }
  auto places(int unit, int value) const { return state_.places(unit, value); }
  bool isSettled(int unit, int value) const { return state_.isSettled(unit, value); }
  int placesLeft(int unit, int value) const { return state_.placesLeft(unit, value); }

  // Actions of rules: because() states the reason, as Deduction.h describes it; then the rule
  // decides a square or removes candidates. Removing a value that is not a candidate has no effect.
  void because(Rule rule, int unit, UpToThree squares, UpToThree values, int secondUnit = -1) {
    if (log_ != nullptr) log_->beginDeduction(rule, unit, squares, values, secondUnit);
  }
  void decide(int square, int value);
  void remove(int square, int value);
  void removeAllBut(UpToThree values, int square);
  // Removes the values from all squares of the unit except the given ones.
  void removeFromRest(int unit, UpToThree squares, UpToThree values);

 private:
  bool has(Rule rule) const { return rules_.has(rule); }
  bool applyNextRule();

  // Applies the rule to the next item of its agenda. Returns false if there is none.
  bool examineSquare(Rule rule, void (*apply)(Propagation&, int square)) {
    if (agenda(rule).empty()) return false;
    apply(*this, agenda(rule).take().where);
    return true;
  }
  bool examinePlaces(Rule rule, void (*apply)(Propagation&, int unit, int value)) {
    if (agenda(rule).empty()) return false;
    const Agenda::Item item = agenda(rule).take();
    if (!isSettled(item.where, item.value)) apply(*this, item.where, item.value);
    return true;
  }

  void noticeCandidates(int square);
  void noticePlaces(int unit, int value);
  void contradict(const Contradiction& contradiction);

  Agenda& agenda(Rule rule) { return agendas_[static_cast<std::size_t>(rule)]; }

  GridState& state_;
  const RuleSet& rules_;
  DeductionLog* log_;
  bool isContradictory_ = false;
  Agenda agendas_[std::size(kRules)];
};

inline bool Propagation::run() {
  while (!isContradictory_ && applyNextRule()) {
  }
  if (log_ != nullptr) log_->end();
  return !isContradictory_;
}

// Applies the cheapest rule that has something to examine. Returns false if none has.
inline bool Propagation::applyNextRule() {
  return examineSquare(Rule::nakedSingle, nakedSingle) ||
         examinePlaces(Rule::hiddenSingle, hiddenSingle) ||
         examineSquare(Rule::nakedPair, nakedPair) ||
         examinePlaces(Rule::lockedCandidate, lockedCandidate) ||
         examinePlaces(Rule::hiddenPair, hiddenPair) ||
         examineSquare(Rule::nakedTriple, nakedTriple) ||
         examinePlaces(Rule::hiddenTriple, hiddenTriple);
}

inline void Propagation::decide(int square, int value) {
  if (isContradictory_ || state_.value(square) == value) return;
  if (!state_.isCandidate(square, value)) {
    removeAllBut({}, square);  // no candidate is left: a contradiction
    return;
  }
  state_.decide(square, value);
  if (log_ != nullptr) log_->decided({square, value});
  removeAllBut({value}, square);
  for (const int unit : shape().unitsOf(square)) {
    for (const int position : places(unit, value)) {
      const int peer = shape().squaresOf(unit).atPosition(position);
      if (peer != square) remove(peer, value);
    }
  }
}

inline void Propagation::decideOnBlankBoard(const Candidate* first, const Candidate* last) {
  if (!state_.decideAll(first, last)) return contradict({});
  for (int square = 0; square < shape().squares(); ++square) noticeCandidates(square);
  if (!state_.countsPlaces()) return;
  for (int unit = 0; unit < shape().units(); ++unit) {
    for (int value = 1; value <= shape().size(); ++value) noticePlaces(unit, value);
  }
}

inline void Propagation::remove(int square, int value) {
  if (!state_.isCandidate(square, value) || isContradictory_) return;
  state_.erase(square, value);
  if (log_ != nullptr) log_->removed({square, value});
  noticeCandidates(square);
  if (!state_.countsPlaces()) return;
  for (const int unit : shape().unitsOf(square)) noticePlaces(unit, value);
}

inline void Propagation::removeAllBut(UpToThree values, int square) {
  for (const int value : candidates(square)) {
    if (!values.contains(value)) remove(square, value);
  }
}

inline void Propagation::removeFromRest(int unit, UpToThree squares, UpToThree values) {
  const SetView positions(setWordsFor(shape().size()), [this, unit, &values](int i) {
    SetWord word = 0;
    for (const int value : values) word |= places(unit, value).word(i);
    return word;
  });
  for (const int position : positions) {
    const int other = shape().squaresOf(unit).atPosition(position);
    if (squares.contains(other)) continue;
    for (const int value : values) remove(other, value);
  }
}

inline void Propagation::noticeCandidates(int square) {
  const int left = candidatesLeft(square);
  if (left > 3) return;
  if (left == 0) return contradict({square, -1, 0});
  if (isDecided(square)) return;
  if (left == 1 && has(Rule::nakedSingle)) agenda(Rule::nakedSingle).add({square, 0});
  if (left == 2 && has(Rule::nakedPair)) agenda(Rule::nakedPair).add({square, 0});
  if (left >= 2 && has(Rule::nakedTriple)) agenda(Rule::nakedTriple).add({square, 0});
}

inline void Propagation::noticePlaces(int unit, int value) {
  if (isSettled(unit, value)) return;
  const int left = placesLeft(unit, value);
  if (left == 0) return contradict({-1, unit, value});
  if (left == 1 && has(Rule::hiddenSingle)) return agenda(Rule::hiddenSingle).add({unit, value});
  if (left == 2 && has(Rule::hiddenPair)) agenda(Rule::hiddenPair).add({unit, value});
  if ((left == 2 || left == 3) && has(Rule::hiddenTriple))
    agenda(Rule::hiddenTriple).add({unit, value});
  if (left <= shape().mostShared() && has(Rule::lockedCandidate)) {
    agenda(Rule::lockedCandidate).add({unit, value});
  }
}

inline void Propagation::contradict(const Contradiction& contradiction) {
  if (isContradictory_) return;
  isContradictory_ = true;
  if (log_ != nullptr) log_->foundContradiction(contradiction);
}

}  // namespace sudoku
