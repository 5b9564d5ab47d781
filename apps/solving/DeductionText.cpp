#include "apps/solving/DeductionText.h"

#include <cctype>
#include <map>
#include <string_view>

#include "apps/solving/BoardText.h"

namespace apps {
namespace {

using sudoku::Deduction;
using sudoku::Rule;
using sudoku::Shape;

std::vector<std::string> squareNames(const std::vector<int>& squares, const Shape& shape) {
  std::vector<std::string> names;
  for (const int square : squares) names.push_back(squareName(square, shape.size()));
  return names;
}

// "removes 3, 4 from r1c2, r1c3; 7 from r1c9"
std::string removalText(const Deduction& deduction, const Shape& shape) {
  std::map<int, std::vector<int>> valuesOf;
  for (const sudoku::Candidate& removed : deduction.removed) {
    if (deduction.decided && deduction.decided->square == removed.square) continue;
    valuesOf[removed.square].push_back(removed.value);
  }
  std::map<std::vector<int>, std::vector<int>> squaresThatLose;
  for (const auto& [square, values] : valuesOf) squaresThatLose[values].push_back(square);

  std::string text;
  for (const auto& [values, squares] : squaresThatLose) {
    text += fmt::format("{}{} from {}", text.empty() ? "removes " : "; ", fmt::join(values, ", "),
                        fmt::join(squareNames(squares, shape), ", "));
  }
  return text;
}

}  // namespace

std::string ruleName(Rule rule) {
  std::string words;
  for (const char letter : std::string_view(name(rule))) {
    const auto code = static_cast<unsigned char>(letter);
    if (std::isupper(code)) words += ' ';
    words += static_cast<char>(std::tolower(code));
  }
  return words;
}

std::string findingText(const Deduction& deduction, const Shape& shape) {
  const std::string squares = enumeration(squareNames(deduction.squares, shape));
  const std::string values = enumeration(deduction.values);
  const std::string unit = deduction.unit < 0 ? "" : shape.unitName(deduction.unit);
  switch (*deduction.rule) {
    case Rule::nakedSingle: return fmt::format("{} = {}, its only candidate", squares, values);
    case Rule::hiddenSingle:
      return fmt::format("{} = {}, the only place for {} in {}", squares, values, values, unit);
    case Rule::nakedPair:
    case Rule::nakedTriple:
      return fmt::format("{} have only {} between them in {}", squares, values, unit);
    case Rule::hiddenPair: return fmt::format("{} can only go in {} in {}", values, squares, unit);
    case Rule::hiddenTriple:
      return fmt::format("{} have three places between them in {}", values, unit);
    case Rule::lockedCandidate:
      return fmt::format("{} of {} can only go where it meets {}", values, unit,
                         shape.unitName(deduction.secondUnit));
  }
  return "";
}

std::string deductionText(const Deduction& deduction, const Shape& shape) {
  const std::string removals = removalText(deduction, shape);
  if (!deduction.rule) return removals;
  return ruleName(*deduction.rule) + ": " + findingText(deduction, shape) +
         (removals.empty() ? "" : "; " + removals);
}

std::string contradictionText(const sudoku::Contradiction& contradiction, const Shape& shape) {
  if (contradiction.unit < 0) {
    return squareName(contradiction.square, shape.size()) + " has no candidate left";
  }
  return fmt::format("{} has no place left in {}", contradiction.value,
                     shape.unitName(contradiction.unit));
}

}  // namespace apps
