#include "apps/solving/Suspects.h"

#include <algorithm>
#include <utility>

namespace apps {
namespace {

using Suspects = std::vector<Suspect>;

constexpr unsigned kRow = 1, kColumn = 2, kBox = 4;

constexpr Way kWays[] = {Way::overSquares, Way::overUnits, Way::recursion, Way::queue, Way::stack};

// "row and of its column"
std::string listed(unsigned units, const std::string& separator) {
  std::string text;
  for (const auto& [unit, name] : {std::pair{kRow, "row"}, {kColumn, "column"}, {kBox, "box"}}) {
    if ((units & unit) != 0) text += (text.empty() ? "" : separator) + name;
  }
  return text;
}

std::vector<Topic> topicsOf(unsigned units) {
  std::vector<Topic> topics;
  for (const auto& [unit, topic] :
       {std::pair{kRow, Topic::row}, {kColumn, Topic::column}, {kBox, Topic::box}}) {
    if ((units & unit) != 0) topics.push_back(topic);
  }
  return topics;
}

void addUnits(Suspects& all) {
  for (unsigned units = 0; units < kUnitsOfAllKinds; ++units) {
    const unsigned lost = kUnitsOfAllKinds & ~units;
    const std::string mistake =
        units == 0
            ? "setSquare sets the square and does nothing about the others"
            : "a value is taken from the other squares of its " + listed(units, " and of its ") +
                  ", but not from those of its " + listed(lost, " and of its ");
    all.push_back({mistake, topicsOf(lost), {.units = units}});
    if (units != 0) continue;
    using enum Topic;
    all.back().topics = {row, column, box, size4, size16, goesOn, refuses, sound};
    all.push_back({mistake, all.back().topics, {.units = 0, .looks = false}});
  }
}

void addBoxes(Suspects& all) {
  const std::string rightStart = ", and its columns likewise, but it starts at r / side * side";
  const std::pair<Box, std::string> boxes[] = {
      {Box::modulo, "the box is taken to start at row r % side" + rightStart},
      {Box::divided, "the box is taken to start at row r / side" + rightStart},
      {Box::columnsFromRow,
       "the columns of the box are computed from the row, so that it is "
       "another box"},
      {Box::rowsFromColumn,
       "the rows of the box are computed from the column, so that it is "
       "another box"},
      {Box::bands,
       "all squares count as one box whose rows or whose columns are those of the box: "
       "an || for an &&"},
      {Box::exchanged,
       "the box is computed with row and column exchanged, so that it is another "
       "box"},
      {Box::diagonal,
       "the same number is added to the first row and to the first column of the "
       "box, so that only the squares of its diagonal are looked at"}};
  for (const auto& [box, mistake] : boxes) {
    all.push_back({mistake, {Topic::box, Topic::sound}, {.box = box}});
    if (box != Box::diagonal) continue;
    all.back().topics = {Topic::box};
    for (const Way way : kWays) {
      all.push_back({mistake, {Topic::box, Topic::sound}, {.way = way, .box = Box::itsDiagonal}});
    }
  }
  for (const int side : {2, 3, 4, -1}) {
    const std::string text = std::to_string(side) + "x" + std::to_string(side);
    all.push_back({side < 0 ? "the side of a box is taken for a third of the size; it is the "
                              "square root"
                            : "boxes are taken for " + text +
                                  " on boards of all sizes; their side is the square root of the "
                                  "size",
                   {Topic::size4, Topic::size16, Topic::sound},
                   {.side = side}});
    if (side == 2 || side == 4) all.back().topics.push_back(Topic::box);
  }
}

void addLoops(Suspects& all) {
  constexpr unsigned kBoxLoops = kBoxRows | kBoxColumns;
  const std::pair<unsigned, const char*> loops[] = {
      {kAlongRow, "along a row"},
      {kAlongColumn, "along a column"},
      {kAlongRow | kAlongColumn, "along a row and along a column"},
      {kBoxRows, "over the rows of a box"},
      {kBoxColumns, "over the columns of a box"},
      {kBoxLoops, "over the rows of a box and over the columns of a box"},
      {kBoxSquares, "over the squares of a box"},
      {kAlongRow | kAlongColumn | kBoxLoops, "along a row, along a column and over a box"},
      {kAlongRow | kAlongColumn | kBoxSquares, "along a row, along a column and over a box"},
      {kAllRows, "over all rows"},
      {kAllColumns, "over all columns"},
      {kAllRows | kAllColumns, "over all rows and over all columns"}};
  const std::pair<LeavesOut, const char*> ends[] = {
      {LeavesOut::first, " leaves out the first number: does it begin one too late?"},
      {LeavesOut::last, " leaves out the last number: does it end one too early?"},
      {LeavesOut::behindItself, " ends at the square itself: a break for a continue?"},
      {LeavesOut::beforeItself, " begins at the square itself, not at the first one"}};
  for (const auto& [loop, where] : loops) {
    const bool isOverAll = (loop & (kAllRows | kAllColumns)) != 0;
    const unsigned units = ((loop & kAlongRow) != 0 ? kRow : 0) |
                           ((loop & kAlongColumn) != 0 ? kColumn : 0) |
                           ((loop & (kBoxLoops | kBoxSquares)) != 0 ? kBox : 0);
    for (const auto& [leavesOut, mistake] : ends) {
      const bool isAtItself =
          leavesOut == LeavesOut::behindItself || leavesOut == LeavesOut::beforeItself;
      if (isOverAll && isAtItself) continue;  // a square sees itself there
      std::vector<Topic> topics = topicsOf(isOverAll ? kUnitsOfAllKinds : units);
      topics.push_back(Topic::goesOn);
      all.push_back({std::string("the loop ") + where + mistake,
                     topics,
                     {.shortLoops = loop, .leavesOut = leavesOut}});
    }
  }
}

void addValues(Suspects& all) {
  all.push_back({"the candidates of a blank board do not go from 1 to size: they end at size - 1",
                 {Topic::sound},
                 {.lastValue = -1}});
  all.push_back({"the candidates of a blank board do not go from 1 to size: they end at 9",
                 {Topic::size4, Topic::size16, Topic::sound},
                 {.lastValue = 9}});
  all.push_back(
      {"16 is no candidate of a blank board of size 16: has it a place in the type that "
       "keeps the candidates?",
       {Topic::size16, Topic::sound},
       {.missing = 16}});
}

// How squares that were decided are followed.
void addPropagation(Suspects& all) {
  const auto add = [&](const std::string& mistake, const Habits& habits) {
    all.push_back({mistake, {Topic::goesOn}, habits});
  };
  for (const Way way : {Way::overSquares, Way::overUnits}) {
    for (int passes = 1; passes <= 3; ++passes) {
      add(std::string("propagation ends after ") + (passes == 1 ? "one pass" : "a few passes") +
              " over the board, not when a pass changes nothing any more",
          {.way = way, .passes = passes});
    }
    add("whether anything changed is forgotten after each row, column or box, so that propagation "
        "ends early, not when a whole pass changes nothing any more",
        {.way = way, .forgets = Forgets::eachUnit});
  }
  add("propagation ends after one pass over the board, not when a pass changes nothing any more",
      {.forgets = Forgets::singles});
  for (const Begin begin : {Begin::set, Begin::corner}) {
    add("the loop over all squares begins at the square that is set, not at the first one",
        {.begin = begin});
  }
  for (const Way way : {Way::recursion, Way::queue, Way::stack}) {
    for (const unsigned units : {kRow, kColumn, kBox}) {
      add("a square that its " + listed(units, "") +
              " decides does not take its value from others in turn",
          {.way = way, .untold = units});
    }
  }
  for (const Way way : {Way::overSquares, Way::queue}) {
    add("when a square is decided because one candidate is left, its value is not taken from its "
        "own row, column and box in turn",
        {.way = way, .untold = kUnitsOfAllKinds});
  }
  all.push_back({"a square that has one candidate left is not decided by it",
                 {Topic::row, Topic::column, Topic::box, Topic::goesOn, Topic::refuses},
                 {.untold = kUnitsOfAllKinds, .decidesSingles = false}});
  add("a square that has one candidate left is not decided by it, only a value that has one place "
      "left in a unit",
      {.hidden = Hidden::right, .untold = kUnitsOfAllKinds, .decidesSingles = false});
}

void addResults(Suspects& all) {
  for (const Way way : kWays) {
    for (const unsigned units : {kRow, kColumn, kBox, kRow | kColumn, kUnitsOfAllKinds}) {
      const std::string by =
          units == kUnitsOfAllKinds ? "" : " by its " + listed(units, " or its ");
      all.push_back({"a square whose last value is taken" + by + " is not noticed",
                     {Topic::refuses},
                     {.way = way, .unnoticed = units}});
    }
    all.push_back(
        {"a square whose last value is taken is not noticed, unless the value that is set "
         "takes it",
         {Topic::refuses},
         {.way = way, .noticesFirst = true}});
    all.push_back({"setSquare always returns true",
                   {Topic::refuses},
                   {.way = way, .unnoticed = kUnitsOfAllKinds, .looks = false}});
    all.push_back(
        {"setSquare does not look whether the value is a candidate of the square: it "
         "overwrites one that is decided",
         {Topic::refuses},
         {.way = way, .looks = false}});
  }
  all.push_back(
      {"setSquare returns false if the square has that value already, which may have "
       "followed from others: setting it again is no contradiction",
       {Topic::sound},
       {.setsAgain = false}});
  using enum Topic;
  const std::vector<Topic> everything{row, column, box, size4, size16, goesOn, refuses, sound};
  all.push_back({"the value is taken from the square itself too, not only from the others",
                 everything,
                 {.takesOwn = true}});
  all.push_back(
      {"the squares are right, only the result is not: it is false for right values. Is there a "
       "return at the end, and no ! too much?",
       everything,
       {.isInverted = true}});
}

void addFurtherRules(Suspects& all) {
  const std::pair<Pairs, const char*> pairs[] = {
      {Pairs::byCount, "any two squares with two candidates count as a pair, not only equal ones"},
      {Pairs::byLastCount,
       "any two squares with two candidates count as a pair, not only equal ones"},
      {Pairs::withItself, "a square with two candidates counts as a pair with itself"},
      {Pairs::superset, "a square that has the two candidates and more counts as the twin, too"},
      {Pairs::clearsTwin, "the values of a pair are taken from its second square, too"}};
  for (const Way way : kWays) {
    for (const auto& [rule, mistake] : pairs) {
      all.push_back({"the rule of naked pairs is wrong: " + std::string(mistake),
                     {Topic::sound},
                     {.way = way, .pairs = rule}});
    }
    all.push_back(
        {"the rule of hidden singles is wrong: squares that are decided are not counted "
         "among the places of their value",
         {Topic::sound},
         {.way = way, .hidden = Hidden::ignoresDecided}});
  }
}

bool extends(const sudoku::Puzzle& board, const sudoku::Puzzle& other) {
  return std::equal(board.squares.begin(), board.squares.end(), other.squares.begin(),
                    [](int one, int two) { return two == sudoku::kUndecided || one == two; });
}

// What further rules may have answered where two squares of a unit have two candidates: they decide
// and refuse `more`, or `anything`.
enum class Further { known, more, anything };

bool explains(const Habits& habits, const SeenBoard& board, Further further) {
  PlainBoard model(board.size, habits);
  for (const SeenCall& call : board.calls) {
    const bool holds = model.set(call.square, call.value);
    const bool isSame = call.after.squares.empty() || model.squares() == call.after;
    if (holds == call.holds && isSame) continue;
    if (further == Further::known || !model.hasHadPairs()) return false;
    return further == Further::anything ||
           (holds && (!call.holds || extends(call.after, model.squares())));
  }
  return true;
}

bool explainAll(const Habits& habits, const std::vector<SeenBoard>& boards,
                Further further = Further::known) {
  return std::all_of(boards.begin(), boards.end(),
                     [&](const SeenBoard& each) { return explains(habits, each, further); });
}

// What right boards may do besides. Pairs last that may be anything.
std::vector<Habits> furtherRules() {
  std::vector<Habits> all;
  for (const Hidden hidden : {Hidden::none, Hidden::right}) {
    all.push_back({.hidden = hidden});
    all.push_back({.pairs = Pairs::right, .hidden = hidden});
  }
  return all;
}

Habits with(Habits mistake, const Habits& further) {
  if (further.pairs != Pairs::none && mistake.pairs == Pairs::none) mistake.pairs = further.pairs;
  if (further.hidden != Hidden::none && mistake.hidden == Hidden::none)
    mistake.hidden = further.hidden;
  mistake.takesTurns = further.takesTurns;
  return mistake;
}

Suspects explaining(const std::vector<SeenBoard>& boards, const std::vector<Habits>& rulesBesides,
                    Further further) {
  Suspects found;
  for (const Suspect& each : usualMistakes()) {
    const bool isFound = std::any_of(found.begin(), found.end(), [&](const Suspect& other) {
      return other.mistake == each.mistake;
    });
    if (isFound) continue;
    for (Habits rules : rulesBesides) {
      const bool dependOnOrder = (each.habits.untold | each.habits.unnoticed) != 0;
      for (const bool takesTurns : {false, true}) {
        if (takesTurns && !dependOnOrder) continue;
        rules.takesTurns = takesTurns;
        if (!explainAll(with(each.habits, rules), boards, further)) continue;
        found.push_back(each);
        break;
      }
      if (!found.empty() && found.back().mistake == each.mistake) break;
    }
  }
  return found;
}

}  // namespace

const std::vector<Suspect>& usualMistakes() {
  static const Suspects all = [] {
    Suspects made;
    for (const auto add :
         {addUnits, addBoxes, addLoops, addValues, addPropagation, addResults, addFurtherRules}) {
      add(made);
    }
    return made;
  }();
  return all;
}

std::vector<Suspect> suspectsOf(std::vector<SeenBoard> boards, bool isSound) {
  if (boards.empty()) return {};
  constexpr std::size_t kMost = 2;
  const Habits unknown{.pairs = Pairs::unknown};
  std::vector<Habits> right = furtherRules();
  for (unsigned units = 1; units < kUnitsOfAllKinds; ++units) {
    right.push_back({.pairs = Pairs::right, .pairUnits = units});
  }
  const auto isRight = [&](const Habits& each) { return explainAll(each, boards); };
  if (std::any_of(right.begin(), right.end(), isRight)) return {};
  // What right boards explain least comes first, so that most suspects are soon dropped.
  std::vector<std::pair<std::ptrdiff_t, SeenBoard>> counted;
  for (SeenBoard& each : boards) {
    const auto count = std::count_if(right.begin(), right.end(), [&](const Habits& habits) {
      return explains(habits, each, Further::known);
    });
    counted.emplace_back(count + explains(unknown, each, Further::anything), std::move(each));
  }
  std::stable_sort(counted.begin(), counted.end(),
                   [](const auto& one, const auto& other) { return one.first < other.first; });
  boards.clear();
  for (auto& [count, each] : counted) boards.push_back(std::move(each));
  Suspects found = explaining(boards, furtherRules(), Further::known);
  if (!found.empty()) return found.size() > kMost ? Suspects() : found;
  if (explainAll(unknown, boards, Further::more)) {
    if (isSound) return {};
    return {
        {"naked singles are right where no two squares have two candidates, so a further rule, "
         "such as naked pairs, is wrong",
         {Topic::sound},
         {}}};
  }
  found = explaining(boards, {unknown}, Further::more);
  if (found.empty() && !explainAll(unknown, boards, Further::anything)) {
    found = explaining(boards, {unknown}, Further::anything);
  }
  if (found.size() > kMost) found.clear();
  // What goes against a solution may come from the further rules.
  for (Suspect& each : found) each.topics.push_back(Topic::sound);
  return found;
}

std::string eitherOf(const std::set<std::string>& mistakes) {
  if (mistakes.empty() || mistakes.size() > 2) return "";
  return mistakes.size() == 1 ? *mistakes.begin()
                              : "either " + *mistakes.begin() + "; or " + *mistakes.rbegin();
}

std::string namesOf(const std::vector<Suspect>& suspects) {
  std::set<std::string> mistakes;
  for (const Suspect& each : suspects) mistakes.insert(each.mistake);
  return eitherOf(mistakes);
}

}  // namespace apps
