#include "apps/grade/judges/RandomBoards.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace coursework {
namespace {

// Tries the values of the square with the fewest in random order. Ends after `most` boards.
bool solve(Singles& board, int& most, apps::Random& random) {
  if (--most < 0 || board.isDead()) return false;
  const int squares = board.size() * board.size();
  int best = -1, least = board.size() + 1;
  for (int square = 0; square < squares; ++square) {
    const int count = std::popcount(board.candidates(square));
    if (count > 1 && count < least) best = square, least = count;
  }
  if (best < 0) return true;
  for (const int i : random.shuffled(board.size())) {
    if ((board.candidates(best) >> (i + 1) & 1) == 0) continue;
    Singles next = board;
    next.set({best / board.size(), best % board.size(), i + 1});
    if (!solve(next, most, random)) continue;
    board = next;
    return true;
  }
  return false;
}

Placements shuffled(const Placements& inOrder, apps::Random& random) {
  Placements all;
  for (const int which : random.shuffled(static_cast<int>(inOrder.size()))) {
    all.push_back(inOrder[static_cast<std::size_t>(which)]);
  }
  return all;
}

// The candidates of all undecided squares.
Placements choicesOn(const Singles& board) {
  Placements choices;
  for (int square = 0; square < board.size() * board.size(); ++square) {
    if (board.isDecided(square)) continue;
    const Placements here = board.choicesAt(square);
    choices.insert(choices.end(), here.begin(), here.end());
  }
  return choices;
}

}  // namespace

Placement anyPlacement(int size, apps::Random& random) {
  const int row = below(size, random);
  return {row, (row + 1 + below(size - 1, random)) % size, 1 + below(size, random)};
}

sudoku::Puzzle boardWith(int size, const Placements& placements) {
  sudoku::Puzzle board = blankPuzzle(size);
  for (const Placement& each : placements) place(board, each);
  return board;
}

bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other) {
  const Placements values = placementsOf(other);
  return std::all_of(values.begin(), values.end(),
                     [&](const Placement& each) { return isRight(board, each); });
}

std::optional<sudoku::Puzzle> solutionBehind(const sudoku::Puzzle& board, apps::Random& random) {
  for (int tries = 0; tries < 8; ++tries) {
    Singles solution(board.size(), {}, placementsOf(board));
    int most = 400;
    if (solve(solution, most, random)) return solution.squares();
    if (most >= 0) break;
  }
  return std::nullopt;
}

sudoku::Puzzle fullBoard(int size, apps::Random& random) {
  for (;;) {
    if (const auto full = solutionBehind(blankPuzzle(size), random)) return *full;
  }
}

Start moved(const Start& start, apps::Random& random) {
  const int size = start.solution.size(), order = start.solution.shape.boxHeight();
  const std::vector<int> rows = random.shuffledGroups(order), cols = random.shuffledGroups(order),
                         values = random.shuffled(size);
  const bool isTurned = random.below(2) == 1;
  const auto all = [&](Placements placements) {
    for (auto& [row, col, value] : placements) {
      row = rows[static_cast<std::size_t>(row)];
      col = cols[static_cast<std::size_t>(col)];
      value = values[static_cast<std::size_t>(value - 1)] + 1;
      if (isTurned) std::swap(row, col);
    }
    return placements;
  };
  return {boardWith(size, all(placementsOf(start.solution))), all(start.placements)};
}

Placements shuffled(const sudoku::Puzzle& puzzle, apps::Random& random) {
  return shuffled(placementsOf(puzzle), random);
}

std::optional<Chain> chain(Unit kind, int last, const sudoku::Puzzle& full, int followers,
                           const Habits& habits, apps::Random& random) {
  constexpr int kTries = 200;
  const int size = full.size(), order = full.shape.boxHeight();
  const Placement end = placementsOf(full)[static_cast<std::size_t>(last)];
  Habits elsewhere = habits;  // looks at units of other kinds
  elsewhere.looksAt[static_cast<int>(kind)] = false;
  for (int tries = 0; tries < kTries; ++tries) {
    Placements unit, outside;
    for (const Placement& each : shuffled(full, random)) {
      if (each.row == end.row && each.col == end.col) continue;
      (areTogether(kind, order, end, each) ? unit : outside).push_back(each);
    }
    Chain chain;
    chain.followers = {unit.end() - (followers - 1), unit.end()};
    chain.followers.push_back(end);
    unit.resize(unit.size() - static_cast<std::size_t>(followers - 1));
    const Placement trigger = unit.back();
    unit.pop_back();
    for (auto later = chain.followers.begin() + 1; later != chain.followers.end(); ++later) {
      for (auto earlier = chain.followers.begin(); earlier != later; ++earlier) {
        const auto beside =
            std::find_if(outside.begin(), outside.end(), [&](const Placement& each) {
              return each.value == later->value && elsewhere.see(order, each, *earlier);
            });
        if (beside == outside.end()) continue;
        unit.push_back(*beside);
        outside.erase(beside);
      }
    }
    chain.placements = shuffled(unit, random);
    Singles board(size, habits);
    bool isPlain = true;
    for (const Placement& each : chain.placements) {
      board.set(each);
      isPlain = isPlain && !board.isDead() && (followers == 1 || !board.hasHadPairs());
    }
    if (!isPlain) continue;
    const auto isDecided = [&](const Placement& each) {
      return board.isDecided(each.row * size + each.col);
    };
    if (std::any_of(chain.followers.begin(), chain.followers.end(), isDecided)) continue;
    if (isDecided(trigger)) continue;
    board.set(trigger);
    chain.placements.push_back(trigger);
    if (board.isDead() || (followers > 1 && board.hasHadPairs())) continue;
    if (std::all_of(chain.followers.begin(), chain.followers.end(), isDecided)) return chain;
  }
  return std::nullopt;
}

std::optional<Chain> mixedSingle(const sudoku::Puzzle& full, const Habits& habits,
                                 apps::Random& random) {
  constexpr int kTries = 50;
  const int order = full.shape.boxHeight();
  for (int tries = 0; tries < kTries; ++tries) {
    const Placements all = shuffled(full, random);
    const Placement end = all.front();
    Chain chain{{}, {end}};
    std::uint32_t excluded = 1U << end.value;
    int ofUnit[3] = {};
    for (const Placement& each : all) {
      if ((excluded >> each.value & 1) != 0 || !habits.see(order, end, each)) continue;
      const auto isIn = [&](Unit kind) {
        return habits.has(kind) && areTogether(kind, order, end, each) &&
               ofUnit[static_cast<int>(kind)] == full.size() / 2;
      };
      if (std::any_of(std::begin(kUnits), std::end(kUnits), isIn)) continue;
      for (const Unit kind : kUnits)
        ofUnit[static_cast<int>(kind)] += areTogether(kind, order, end, each);
      excluded |= 1U << each.value;
      chain.placements.push_back(each);
    }
    const Singles board(full.size(), habits, chain.placements);
    const std::size_t decided = placementsOf(board.squares()).size();
    if (decided == chain.placements.size() + 1 && !board.isDead()) return chain;
  }
  return std::nullopt;
}

Placements plainDeadEnd(int size, const Habits& habits, apps::Random& random) {
  constexpr int kTries = 100;
  const sudoku::Puzzle full = fullBoard(size, random);
  for (int tries = 0; tries < kTries; ++tries) {
    const int followers = 2 + below(3, random), last = below(size * size, random);
    auto plain = chain(oneOf(kUnits, random), last, full, followers, habits, random);
    if (!plain) continue;
    plain->placements.pop_back();
    const Singles board(size, habits, plain->placements);
    for (const Placement& wrong : shuffled(choicesOn(board), random)) {
      Singles after = board;
      after.set(wrong);
      if (!after.isDead()) continue;
      plain->placements.push_back(wrong);
      return plain->placements;
    }
  }
  return {};
}

Placements playedIntoADeadEnd(int size, const Habits& habits, apps::Random& random) {
  constexpr int kTries = 200;
  for (int tries = 0; tries < kTries; ++tries) {
    Singles board(size, habits);
    Placements played;
    while (!board.isDead()) {
      const Placements choices = choicesOn(board);
      if (choices.empty()) break;
      played.push_back(oneOf(choices, random));
      board.set(played.back());
    }
    if (board.isDead()) return played;
  }
  return {};
}

}  // namespace coursework
