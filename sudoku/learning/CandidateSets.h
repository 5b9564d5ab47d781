// CandidateSets.h: the candidates of a board, numbered, and the sets of them of which exactly one
// is right: the candidates of a square, and the places of a value in a unit. The units are data, so
// boards of any shape have such sets.

#ifndef SUDOKU_LEARNING_CANDIDATESETS_H_
#define SUDOKU_LEARNING_CANDIDATESETS_H_

#include <cstddef>
#include <utility>
#include <vector>

#include "sudoku/Choice.h"

namespace sudoku {

struct CandidateSets {
  struct Set {
    std::vector<int> candidates;  // indices into CandidateSets::candidates, ascending
    bool hasOne;                  // exactly one of them is right; else at most one
  };

  std::vector<Candidate> candidates;  // of undecided squares, by square and value
  std::vector<Set> sets;
};

// `units` are lists of squares that differ in value; values are from 1 to `size`. valueOf(square)
// is the value of a decided square, less than 1 for an undecided one. candidatesOf(square) is a
// range of values; values that are decided in a unit of the square must not be among them.
template <class Units, class ValueOf, class CandidatesOf>
CandidateSets candidateSets(int size, int squares, const Units& units, ValueOf valueOf,
                            CandidatesOf candidatesOf) {
  const auto index = [](int number) { return static_cast<std::size_t>(number); };
  CandidateSets result;
  std::vector<int> firsts(index(squares) + 1);  // by square: its first candidate's index
  for (int square = 0; square < squares; ++square) {
    if (valueOf(square) < 1) {
      CandidateSets::Set set{{}, true};
      for (const int value : candidatesOf(square)) {
        set.candidates.push_back(static_cast<int>(result.candidates.size()));
        result.candidates.push_back({square, value});
      }
      result.sets.push_back(std::move(set));
    }
    firsts[index(square) + 1] = static_cast<int>(result.candidates.size());
  }
  for (const auto& unit : units) {
    std::vector<CandidateSets::Set> byValue(index(size) + 1);
    std::vector<char> isDecided(index(size) + 1, 0);
    int squaresOfUnit = 0;
    for (const int square : unit) {
      ++squaresOfUnit;
      if (valueOf(square) >= 1) isDecided[index(valueOf(square))] = 1;
      for (int i = firsts[index(square)]; i < firsts[index(square) + 1]; ++i) {
        byValue[index(result.candidates[index(i)].value)].candidates.push_back(i);
      }
    }
    for (int value = 1; value <= size; ++value) {
      CandidateSets::Set& set = byValue[index(value)];
      if (isDecided[index(value)]) continue;
      set.hasOne = squaresOfUnit == size;
      result.sets.push_back(std::move(set));
    }
  }
  return result;
}

}  // namespace sudoku

#endif
