// Propagation.h: applies the rules of a grid after squares were decided, until nothing changes.
//
// The whole board is never scanned. A removed candidate can matter in two ways: its square has
// fewer candidates, or its value has fewer places in the square's units. When so few are left that
// a rule may apply, the square, or the unit and value, is added to the agenda of that rule. The
// cheapest rule with a non-empty agenda goes next. The queue of changes is that of AC-3 (Mackworth,
// "Consistency in Networks of Relations", 1977).

#ifndef SUDOKU_PROPAGATION_H_
#define SUDOKU_PROPAGATION_H_

#include <cstddef>
#include <iterator>

#include "sudoku/Agenda.h"
#include "sudoku/Candidate.h"
#include "sudoku/Deduction.h"
#include "sudoku/RuleSet.h"
#include "sudoku/Sets.h"
#include "sudoku/Shape.h"
#include "sudoku/UpToThree.h"
#include "sudoku/rules/LockedCandidate.h"
#include "sudoku/rules/Pairs.h"
#include "sudoku/rules/Singles.h"
#include "sudoku/rules/Triples.h"

namespace sudoku {

template <class Grid>
class Propagation {
 public:
  // `log` may be null.
  Propagation(Grid& grid, DeductionLog* log) : grid_(grid), log_(log) {}

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

  // Decides all givens of a puzzle at once, without a log. It computes the candidates of each
  // square from the values in its units instead of removing them one by one. Requires that no
  // square is decided.
  void decideOnBlankBoard(const Candidate* first, const Candidate* last);

  // Applies the rules until nothing changes or a contradiction is found.
  void run();

  // Queries for rules.
  const Shape& shape() const { return grid_.shape_; }
  bool isDecided(int square) const { return grid_.values_[index(square)] != 0; }
  auto candidates(int square) const { return grid_.candidatesAt(square); }
  int candidatesLeft(int square) const { return grid_.candidatesLeft(square); }

  // The number of places of the value in the unit. Grid::kSettled, which is larger than any number
  // of places, if a square of the unit has the value. Requires rules that count places.
  int places(int unit, int value) const { return grid_.placesLeft(unit, value); }

  // The positions of these places in the unit, from 1 to the size.
  auto placesOf(int unit, int value) const {
    return SetView(grid_.wordsOfSet(),
                   [this, unit, value](int i) { return wordOfPlaces(unit, value, i); });
  }

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
  static std::size_t index(int number) { return static_cast<std::size_t>(number); }
  bool has(Rule rule) const { return grid_.rules_.has(rule); }

  bool settle(const Candidate& given, Sets& valuesOfUnits);
  SetWord wordOfPlaces(int unit, int value, int word) const {
    return grid_.wordOfPlaces(unit, value, word);
  }
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
    if (places(item.where, item.value) != Grid::kSettled) apply(*this, item.where, item.value);
    return true;
  }

  void noticeCandidates(int square);
  void noticePlaces(int unit, int value);
  void contradict(const Contradiction& contradiction);

  Agenda& agenda(Rule rule) { return agendas_[static_cast<std::size_t>(rule)]; }

  Grid& grid_;
  DeductionLog* log_;
  Agenda agendas_[std::size(kRules)];
};

template <class Grid>
void Propagation<Grid>::run() {
  while (!grid_.isContradictory_ && applyNextRule()) {
  }
  if (log_ != nullptr) log_->end();
}

// Applies the cheapest rule that has something to examine. Returns false if none has.
template <class Grid>
bool Propagation<Grid>::applyNextRule() {
  return examineSquare(Rule::nakedSingle, nakedSingle) ||
         examinePlaces(Rule::hiddenSingle, hiddenSingle) ||
         examineSquare(Rule::nakedPair, nakedPair) ||
         examinePlaces(Rule::lockedCandidate, lockedCandidate) ||
         examinePlaces(Rule::hiddenPair, hiddenPair) ||
         examineSquare(Rule::nakedTriple, nakedTriple) ||
         examinePlaces(Rule::hiddenTriple, hiddenTriple);
}

template <class Grid>
void Propagation<Grid>::decide(int square, int value) {
  if (grid_.isContradictory_ || grid_.values_[index(square)] == value) return;
  if (!grid_.sets_.contains(index(square), value)) {
    removeAllBut({}, square);  // no candidate is left: a contradiction
    return;
  }
  grid_.values_[index(square)] = static_cast<typename Grid::Count>(value);
  --grid_.undecided_;
  if (log_ != nullptr) log_->decided({square, value});
  if (grid_.rules_.countsPlaces()) {
    for (const int unit : shape().unitsOf(square)) {
      grid_.left_[grid_.placesIndex(unit, value)] = Grid::kSettled;
    }
  }
  removeAllBut({value}, square);
  for (const int unit : shape().unitsOf(square)) {
    for (const int position : placesOf(unit, value)) {
      const int peer = shape().squaresOf(unit).atPosition(position);
      if (peer != square) remove(peer, value);
    }
  }
}

template <class Grid>
void Propagation<Grid>::decideOnBlankBoard(const Candidate* first, const Candidate* last) {
  Sets valuesOfUnits(index(shape().units()), shape().size());
  for (; first != last; ++first) {
    if (!settle(*first, valuesOfUnits)) return contradict({});
  }
  for (int square = 0; square < shape().squares(); ++square) {
    if (isDecided(square)) continue;
    for (const int unit : shape().unitsOf(square)) {
      grid_.sets_.assign(index(square), candidates(square) - valuesOfUnits[index(unit)]);
    }
    grid_.left_[index(square)] = static_cast<typename Grid::Count>(candidates(square).size());
    noticeCandidates(square);
  }
  if (!grid_.rules_.countsPlaces() || grid_.isContradictory_) return;
  grid_.findPlaces();
  for (int unit = 0; unit < shape().units(); ++unit) {
    for (int value = 1; value <= shape().size(); ++value) {
      if (places(unit, value) != Grid::kSettled) noticePlaces(unit, value);
    }
  }
}

// Gives a square its value. Returns false if the value is no candidate of the square, or if one of
// its units already has it.
template <class Grid>
bool Propagation<Grid>::settle(const Candidate& given, Sets& valuesOfUnits) {
  if (!grid_.sets_.contains(index(given.square), given.value)) return false;
  for (const int unit : shape().unitsOf(given.square)) {
    if (valuesOfUnits.contains(index(unit), given.value)) return false;
    valuesOfUnits.insert(index(unit), given.value);
  }
  grid_.sets_.clear(index(given.square), index(given.square) + 1);
  grid_.sets_.insert(index(given.square), given.value);
  grid_.left_[index(given.square)] = 1;
  grid_.values_[index(given.square)] = static_cast<typename Grid::Count>(given.value);
  --grid_.undecided_;
  return true;
}

template <class Grid>
void Propagation<Grid>::remove(int square, int value) {
  if (!grid_.sets_.contains(index(square), value) || grid_.isContradictory_) return;
  grid_.sets_.erase(index(square), value);
  --grid_.left_[index(square)];
  if (log_ != nullptr) log_->removed({square, value});
  noticeCandidates(square);
  if (!grid_.rules_.countsPlaces()) return;
  const int* position = shape().positionsOf(square).begin();
  for (const int unit : shape().unitsOf(square)) {
    const std::size_t places = grid_.placesIndex(unit, value);
    grid_.sets_.erase(places, *position++);
    if (grid_.left_[places] == Grid::kSettled) continue;
    --grid_.left_[places];
    noticePlaces(unit, value);
  }
}

template <class Grid>
void Propagation<Grid>::removeAllBut(UpToThree values, int square) {
  for (const int value : candidates(square)) {
    if (!values.contains(value)) remove(square, value);
  }
}

template <class Grid>
void Propagation<Grid>::removeFromRest(int unit, UpToThree squares, UpToThree values) {
  const SetView positions(grid_.wordsOfSet(), [this, unit, &values](int i) {
    SetWord word = 0;
    for (const int value : values) word |= placesOf(unit, value).word(i);
    return word;
  });
  for (const int position : positions) {
    const int other = shape().squaresOf(unit).atPosition(position);
    if (squares.contains(other)) continue;
    for (const int value : values) remove(other, value);
  }
}

template <class Grid>
void Propagation<Grid>::noticeCandidates(int square) {
  const int left = grid_.left_[index(square)];
  if (left > 3) return;
  if (left == 0) return contradict({square, -1, 0});
  if (isDecided(square)) return;
  if (left == 1 && has(Rule::nakedSingle)) agenda(Rule::nakedSingle).add({square, 0});
  if (left == 2 && has(Rule::nakedPair)) agenda(Rule::nakedPair).add({square, 0});
  if (left >= 2 && has(Rule::nakedTriple)) agenda(Rule::nakedTriple).add({square, 0});
}

template <class Grid>
void Propagation<Grid>::noticePlaces(int unit, int value) {
  const int left = places(unit, value);
  if (left == 0) return contradict({-1, unit, value});
  if (left == 1 && has(Rule::hiddenSingle)) return agenda(Rule::hiddenSingle).add({unit, value});
  if (left == 2 && has(Rule::hiddenPair)) agenda(Rule::hiddenPair).add({unit, value});
  if ((left == 2 || left == 3) && has(Rule::hiddenTriple))
    agenda(Rule::hiddenTriple).add({unit, value});
  if (left <= shape().mostShared() && has(Rule::lockedCandidate)) {
    agenda(Rule::lockedCandidate).add({unit, value});
  }
}

template <class Grid>
void Propagation<Grid>::contradict(const Contradiction& contradiction) {
  if (grid_.isContradictory_) return;
  grid_.isContradictory_ = true;
  if (log_ != nullptr) log_->foundContradiction(contradiction);
}

}  // namespace sudoku

#endif
