// Traces of Sudokus: decisions, candidates, and boards of a search that learns.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "Sudoku.h"
#include "apps/compare/searches/SudokuPuzzle.h"
#include "sudoku/NamedRuleSets.h"
#include "sudoku/PuzzleWriter.h"
#include "tests/Puzzles.h"
#include "tests/programs/Shell.h"

namespace {

using Json = nlohmann::json;

// True if the decision text leads from `parent` to `successor`.
bool leadsTo(const Sudoku& parent, const std::string& decision, const Sudoku& successor) {
  Sudoku board = parent;
  std::istringstream steps(decision);
  for (std::string step; steps >> step;) {
    board.setSquare(step[1] - '1', step[3] - '1', step[5] - '0');
  }
  return board.squares() == successor.squares();
}

std::shared_ptr<const search::Describer> describerOf(const sudoku::NamedRuleSet& rules) {
  return comparing::sudokuPuzzle(puzzleOf(kHard))->describer(rules.name);
}

class CompareTraceRulesTest : public testing::TestWithParam<sudoku::NamedRuleSet> {};

TEST_P(CompareTraceRulesTest, DecisionsLeadFromEveryBoardToItsSuccessors) {
  const auto describer = describerOf(GetParam());
  std::vector<Sudoku> boards{Sudoku(puzzleOf(kHard), GetParam().rules)};
  for (std::size_t i = 0; i < boards.size() && boards.size() < 60; ++i) {
    for (const auto& successor : Sudoku(boards[i]).successors()) {
      const auto& board = dynamic_cast<const Sudoku&>(*successor);
      const std::string decision = describer->decision(boards[i], board);
      EXPECT_TRUE(leadsTo(boards[i], decision, board)) << decision;
      boards.push_back(board);
    }
  }
  EXPECT_THAT(boards.size(), testing::Gt(5));
}

// The procedure in docs/trace.md reconstructs the candidates of every board.
TEST_P(CompareTraceRulesTest, CandidatesFollowFromTheTrace) {
  const auto describer = describerOf(GetParam());
  const sudoku::Shape shape(9);
  const auto follow = [&](std::vector<sudoku::CandidateSet> candidates, const Sudoku& board,
                          const Sudoku* parent) {
    const std::vector<search::TextField> texts = describer->texts(board, parent);
    EXPECT_EQ(texts[0].name, "board");
    EXPECT_EQ(texts[0].text, toLine(board.squares()));
    const std::vector<int> values = board.squares().squares;
    for (std::size_t square = 0; square < 81; ++square) {
      if (values[square] < 1) continue;
      for (const int unit : shape.unitsOf(static_cast<int>(square))) {
        for (const int peer : shape.squaresOf(unit)) {
          candidates[static_cast<std::size_t>(peer)].erase(values[square]);
        }
      }
    }
    std::istringstream removals(texts.size() > 1 ? texts[1].text : "");
    for (std::string removal; removals >> removal;) {
      const auto square = static_cast<std::size_t>(9 * (removal[1] - '1') + removal[3] - '1');
      for (std::size_t i = 5; i < removal.size(); i += 2)
        candidates[square].erase(removal[i] - '0');
    }
    for (std::size_t square = 0; square < 81; ++square) {
      if (values[square] > 0) {
        candidates[square] = sudoku::CandidateSet();
        candidates[square].insert(values[square]);
      }
      EXPECT_EQ(candidates[square], board.candidates(shape.rowOf(static_cast<int>(square)),
                                                     shape.colOf(static_cast<int>(square))));
    }
    return candidates;
  };
  const Sudoku start(puzzleOf(kHard), GetParam().rules);
  const auto first =
      follow(std::vector<sudoku::CandidateSet>(81, sudoku::CandidateSet::upTo(9)), start, nullptr);
  for (const auto& child : start.successors()) {
    const auto& board = dynamic_cast<const Sudoku&>(*child);
    const auto second = follow(first, board, &start);
    for (const auto& grandchild : board.successors()) {
      follow(second, dynamic_cast<const Sudoku&>(*grandchild), &board);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, CompareTraceRulesTest, testing::ValuesIn(sudoku::kNamedRuleSets),
                         [](const auto& each) { return "Number" + std::to_string(each.index); });

TEST(CompareTraceTest, ASearchThatLearnsRecordsWhatFollowed) {
  const Shell shell;
  shell.run("CompareSearch --strategies learn --rules coursework --trace t.jsonl " + kHard);
  std::vector<Json> lines;
  for (const std::string& line : linesOf(shell.read("t.jsonl"))) {
    lines.push_back(Json::parse(line));
  }
  EXPECT_THAT(lines.size(), testing::Gt(10));
  for (const Json& state : lines) {
    if (!state.contains("parent") || state["parent"].is_null()) continue;
    const Json& parent = lines.at(state["parent"].get<std::size_t>() + 1);
    // Decided squares stay decided, so boards can be drawn from their parents.
    const std::string board = state["board"], before = parent["board"];
    for (std::size_t square = 0; square < board.size(); ++square) {
      if (before[square] == '.') continue;
      EXPECT_EQ(board[square], before[square]);
    }
    EXPECT_EQ(state["h"], std::count(board.begin(), board.end(), '.'));
  }
}

}  // namespace
