// What ConflictDrivenSearch asks of its puzzle, and how it begins and ends. LearningRaceTest.cpp
// shows that it finds each solution once.

#include "search/ConflictDrivenSearch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "ExplainedSudoku.h"
#include "Sudoku.h"
#include "apps/puzzles/ExplainedQueens.h"
#include "tests/Puzzles.h"
#include "tests/synthetic/Drivers.h"

namespace {

using search::ConflictDrivenSearch;
using search::Literal;
using search::Outcome;
using synthetic::remainingSolutions;
using testing::HasSubstr;
using testing::SizeIs;
using testing::ThrowsMessage;

std::unique_ptr<sudoku::ExplainedSudoku> explained(const sudoku::Puzzle& puzzle) {
  return std::make_unique<sudoku::ExplainedSudoku>(Sudoku(puzzle));
}

std::unique_ptr<ExplainedQueens> queens(int size) {
  return std::make_unique<ExplainedQueens>(Queens(size));
}

TEST(ConflictDrivenSearchTest, SaysWhatAPuzzleMustImplement) {
  EXPECT_THAT([] { ConflictDrivenSearch search(std::make_unique<Queens>(4)); },
              ThrowsMessage<std::invalid_argument>(HasSubstr("search::Explained")));
  EXPECT_THROW(ConflictDrivenSearch(nullptr), std::invalid_argument);
}

TEST(ConflictDrivenSearchTest, ACopyOfAPuzzleThatIsBeingSearchedIsSearchedFromItsStart) {
  ConflictDrivenSearch search(explained(blankPuzzle(4)));
  search.solve();
  ConflictDrivenSearch other(std::make_unique<sudoku::ExplainedSudoku>(
      dynamic_cast<const sudoku::ExplainedSudoku&>(search.puzzle())));
  EXPECT_THAT(remainingSolutions(other), SizeIs(288));
}

TEST(ConflictDrivenSearchTest, StopsWhenItIsAskedTo) {
  const std::atomic<bool> stop = true;
  ConflictDrivenSearch search(queens(4));
  search.setLimits({.stop = &stop});
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.outcome(), Outcome::stopped);
}

// Queens with a fault in what they say of their facts.
class FaultyQueens : public ExplainedQueens {
 public:
  enum Fault {
    kIgnoresRefusals,
    kFindsNothing,
    kGivesNoReason,
    kExplainsByNothing,
    kExplainsByWhatCameLater,
    kHasNoState
  };
  explicit FaultyQueens(Fault fault) : ExplainedQueens(Queens(6)), fault_(fault) {}

  bool follow(Literal news, search::Known& known) override {
    if (fault_ == kFindsNothing) return true;
    if (fault_ == kGivesNoReason) return known.add(Literal(35 - news.fact()));
    return ExplainedQueens::follow(news, known) || fault_ == kIgnoresRefusals;
  }
  void explain(Literal consequence, int hint, const search::Known& known,
               std::vector<Literal>& because) const override {
    const std::size_t first = because.size();
    ExplainedQueens::explain(consequence, hint, known, because);
    if (fault_ == kExplainsByNothing) because.resize(first, consequence);
    if (fault_ == kExplainsByWhatCameLater) because.push_back(consequence);
  }
  std::unique_ptr<Searchable> state(const search::Known& known) const override {
    return fault_ == kHasNoState ? nullptr : ExplainedQueens::state(known);
  }

 private:
  Fault fault_;
};

TEST(ConflictDrivenSearchTest, RejectsPuzzlesThatExplainThemselvesWrongly) {
  const std::vector<std::pair<FaultyQueens::Fault, std::string>> messages = {
      {FaultyQueens::kFindsNothing, "the state is not a solution"},
      {FaultyQueens::kGivesNoReason, "needs a reason or a hint"},
      {FaultyQueens::kExplainsByNothing, "known before it, at least one"},
      {FaultyQueens::kExplainsByWhatCameLater, "known before it, at least one"},
      {FaultyQueens::kHasNoState, "state() returned no state"}};
  for (const auto& [fault, message] : messages) {
    ConflictDrivenSearch search(std::make_unique<FaultyQueens>(fault));
    EXPECT_THAT([&] { remainingSolutions(search); },
                ThrowsMessage<std::logic_error>(HasSubstr(message)));
  }
  ConflictDrivenSearch search(std::make_unique<FaultyQueens>(FaultyQueens::kIgnoresRefusals));
  EXPECT_THAT(remainingSolutions(search), SizeIs(4)) << "the search itself knows what was refused";
}

TEST(ConflictDrivenSearchTest, BeginsWithAtMostAsManyFactsAsTheLimitAllows) {
  ConflictDrivenSearch search(queens(4));
  search.setLimits({.facts = 15});
  EXPECT_EQ(search.solve(), nullptr);
  EXPECT_EQ(search.outcome(), Outcome::outOfMemory);
  search.setLimits({.facts = 16});
  EXPECT_THAT(remainingSolutions(search), SizeIs(2));

  auto blank = explained({400, std::vector<int>(160'000, sudoku::kUndecided)});
  EXPECT_EQ(blank->facts(), 64'000'000);
  ConflictDrivenSearch large(std::move(blank));
  EXPECT_EQ(large.solve(), nullptr);
  EXPECT_EQ(large.outcome(), Outcome::outOfMemory);
}

}  // namespace
