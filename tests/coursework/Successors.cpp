#include "tests/coursework/Successors.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "apps/grade/judges/RandomBoards.h"
#include "sudoku/BlankBoard.h"
#include "sudoku/NamedRuleSets.h"
#include "tests/coursework/Evidence.h"

namespace coursework {

const Made& SetSquareAlone::after(int size, const Placements& placements) {
  std::vector<int> key{size};
  for (const auto& [row, col, value] : placements) key.insert(key.end(), {row, col, value});
  if (const auto at = known_.find(key); at != known_.end()) return at->second;
  try {
    if (!program_) program_.emplace("setSquare", reading_);
    StudentBoard board = StudentBoard::blank(*program_, size);
    const bool holds = board.setAll(placements);
    const Made made{holds, board.squares()};
    StudentBoard::forget(*program_, {board});
    return known_[key] = made;
  } catch (const CallFailed&) {
    if (program_) before_ += program_->cpuTime();
    program_.reset();
    throw;
  }
}

void SetSquareAlone::expectSame(StudentBoard& board, bool holds) {
  const sudoku::Puzzle came = board.squares();
  if (after(board.size(), board.placements()) == Made{holds, came}) return;
  throw Finding{callOf(board.placements().back()) + " to do what it does in a new program",
                holds ? "other squares are decided" : "it returns false",
                picture(board.asked(), came), ""};
}

std::optional<Placements> SetSquareAlone::between(const Placements& calls,
                                                  const sudoku::Puzzle& from,
                                                  const sudoku::Puzzle& to) {
  Placements added = placementsOf(to);
  std::erase_if(added, [&](const Placement& each) { return isRight(from, each); });
  std::vector<Placements> ways;
  for (const Placement& each : added) ways.push_back({each});
  ways.push_back(added);
  for (const Placements& way : ways) {
    Placements all = calls;
    all.insert(all.end(), way.begin(), way.end());
    if (after(to.size(), all) == Made{true, to}) return way;
  }
  return std::nullopt;
}

bool SetSquareAlone::isSlow() const {
  constexpr std::chrono::seconds kLongest{4};
  return before_ + (program_ ? program_->cpuTime() : std::chrono::nanoseconds{}) > kLongest;
}

Placements callsOf(SetSquareAlone& alone, const SeenStep& step) {
  Placements calls = step.start;
  for (auto to = step.way.begin() + 1; to != step.way.end(); ++to) {
    const auto more = alone.between(calls, *(to - 1), *to);
    if (!more) throw Spoilt();
    calls.insert(calls.end(), more->begin(), more->end());
  }
  if (alone.after(step.squares().size(), calls) != Made{true, step.squares()}) throw Spoilt();
  return calls;
}

namespace {

// What a loop over the values of a square leaves out, and which copies it keeps.
enum class Loop {
  right,
  stopsAtRefused,
  stopsAtAccepted,
  leavesOutSize,
  leavesOutFirst,  // candidate
  leavesOutLast,
  keepsRefused,  // and no others
  keepsAll,
  keepsUntouched,  // copies on which nothing was set, for those that are accepted
  keepsNone
};

struct LoopModel {
  const char* mistake;
  Loop loop = Loop::right;

  bool collapses = false;  // a single successor is replaced by its own
  bool alsoIfSolved = false;

  bool passesOverTwo = false;   // candidates of a square
  bool passesOverRows = false;  // but the first

  // Usual kinds of successors().
  bool triesAll = false;   // values, not only candidates
  bool hasPairs = false;   // candidates are those that naked pairs leave, too
  bool hasFewest = false;  // branches on the square with the fewest candidates, not on the first

  bool leavesOutCandidate() const {
    return loop == Loop::leavesOutFirst || loop == Loop::leavesOutLast;
  }
};

constexpr LoopModel kLoopMistakes[] = {
    // These two cannot be told apart.
    {"either successors() is not written yet; or the first of several successors is replaced by "
     "its own, even if it is solved",
     Loop::keepsNone},
    {"successors() stops at the first value that is refused", Loop::stopsAtRefused},
    {"successors() ends after the first value that is accepted", Loop::stopsAtAccepted},
    {"the largest value is never tried", Loop::leavesOutSize},
    {"the first value that a square can have is never tried", Loop::leavesOutFirst},
    {"the last value that a square can have is never tried", Loop::leavesOutLast},
    {"the copies whose setSquare() returns false are kept, and not the others", Loop::keepsRefused},
    {"a copy whose setSquare() returns false does not belong to the successors", Loop::keepsAll},
    {"the square is set on another copy than the one that is returned: each successor is the same "
     "board",
     Loop::keepsUntouched},
    {.mistake = "a single successor that is solved is replaced by its own, of which there are none",
     .collapses = true,
     .alsoIfSolved = true},
    {.mistake = "squares with two candidates are passed over", .passesOverTwo = true},
    {.mistake = "only squares of the first row are branched on", .passesOverRows = true},
};

// Each mistake in all usual kinds of successors().
std::vector<LoopModel> loopModels() {
  std::vector<LoopModel> all;
  for (LoopModel model : kLoopMistakes) {
    const bool collapses = model.collapses;
    for (const unsigned kind : {0U, 1U, 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 10U, 11U}) {
      model.hasPairs = kind % 3 == 1;
      model.triesAll = kind % 3 == 2;
      if (model.triesAll && model.leavesOutCandidate()) continue;
      model.hasFewest = kind / 3 % 2 == 1;
      model.collapses = collapses || kind / 6 == 1;
      all.push_back(model);
    }
  }
  return all;
}

struct Node {
  Placements calls;
  sudoku::Puzzle squares;
};

// A board with the candidates that the model supposes.
std::unique_ptr<sudoku::Board> candidatesOn(const sudoku::Puzzle& squares, const LoopModel& model) {
  auto board =
      sudoku::blankGrid(squares.shape, model.hasPairs ? sudoku::kPairs : sudoku::kCoursework);
  std::vector<sudoku::Candidate> decided;
  for (const auto& [row, col, value] : placementsOf(squares)) {
    decided.push_back({row * squares.size() + col, value});
  }
  board->decide(decided.data(), decided.data() + decided.size(), nullptr);
  return board;
}

// The successors of a board by the model. Empty if it calls itself without end.
std::optional<std::vector<Node>> successorsBy(const LoopModel& model, SetSquareAlone& alone,
                                              const Node& node, int depth = 0) {
  const int size = node.squares.size();
  if (depth > size * size) return std::nullopt;
  if (alone.isSlow()) throw Spoilt();
  const auto board = candidatesOn(node.squares, model);
  int chosen = -1, least = 0;
  for (int square = 0; square < (model.passesOverRows ? size : size * size); ++square) {
    const int count = board->candidates(square).size();
    if (node.squares.at(square / size, square % size) != sudoku::kUndecided) continue;
    if (model.passesOverTwo && count == 2) continue;
    if (chosen >= 0 && !(model.hasFewest && count < least)) continue;
    chosen = square;
    least = count;
  }
  std::vector<Node> kept;
  if (chosen < 0 || model.loop == Loop::keepsNone) return kept;
  std::vector<int> tried;
  for (int value = 1; value <= size; ++value) {
    if (!model.triesAll && !board->candidates(chosen).contains(value)) continue;
    if (value < size || model.loop != Loop::leavesOutSize) tried.push_back(value);
  }
  if (model.loop == Loop::leavesOutFirst && !tried.empty()) tried.erase(tried.begin());
  if (model.loop == Loop::leavesOutLast && !tried.empty()) tried.pop_back();
  for (const int value : tried) {
    Node next = node;
    next.calls.push_back({chosen / size, chosen % size, value});
    const Made& made = alone.after(size, next.calls);
    if (model.loop == Loop::stopsAtRefused && !made.holds) break;
    if (model.loop != Loop::keepsUntouched) next.squares = made.squares;
    if (model.loop == Loop::keepsAll || made.holds != (model.loop == Loop::keepsRefused)) {
      kept.push_back(next);
    }
    if (model.loop == Loop::stopsAtAccepted && made.holds) break;
  }
  const bool isReplaced = model.collapses && kept.size() == 1 &&
                          (isUndecidedSomewhere(kept.front().squares) || model.alsoIfSolved);
  return isReplaced ? successorsBy(model, alone, Node(kept.front()), depth + 1) : kept;
}

bool explains(const LoopModel& model, SetSquareAlone& alone, const Node& board,
              const SeenStep& step) {
  const auto successors = successorsBy(model, alone, board);
  if (!successors) return false;
  std::multiset<std::vector<int>> expected, came;
  for (const Node& each : *successors) expected.insert(each.squares.squares);
  for (const sudoku::Puzzle& each : step.successors) came.insert(each.squares);
  return expected == came;
}

}  // namespace

std::string mistakeOfSuccessors(const Reading& reading, std::vector<SeenStep> steps) {
  SetSquareAlone alone(reading);
  // Some right and some wrong ones, of those that take least time.
  constexpr int kMost = 12;
  std::stable_sort(steps.begin(), steps.end(), [](const SeenStep& one, const SeenStep& other) {
    const auto cost = [](const SeenStep& step) {
      const sudoku::Puzzle& board = step.squares();
      return std::pair(step.way.size(), board.squares.size() - placementsOf(board).size());
    };
    return cost(one) < cost(other);
  });
  int count[2] = {}, explained[2] = {};  // of right ones, and of wrong ones
  std::erase_if(steps, [&](const SeenStep& step) { return ++count[step.isWrong] > kMost; });
  std::vector<LoopModel> left = loopModels();
  for (const SeenStep& step : steps) {
    try {
      const Node board{callsOf(alone, step), step.squares()};
      std::vector<LoopModel> still;
      std::copy_if(left.begin(), left.end(), std::back_inserter(still),
                   [&](const LoopModel& model) { return explains(model, alone, board, step); });
      left = still;
    } catch (const Spoilt&) {
      continue;
    } catch (const CallFailed&) {
      continue;
    }
    ++explained[step.isWrong];
  }
  std::set<std::string> mistakes;
  for (const LoopModel& each : left) mistakes.insert(each.mistake);
  const bool areTold = explained[1] > 0 && (explained[0] > 0 || count[0] == 0);
  return areTold ? apps::eitherOf(mistakes) : "";
}

}  // namespace coursework
