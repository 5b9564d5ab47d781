#include "apps/compare/PuzzleKind.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>

#include "apps/compare/AnyPuzzle.h"

namespace comparing {
namespace {

int smallNumberIn(const std::string& word) {
  constexpr int kMost = 10'000;
  const bool isNumber = word.find_first_not_of("0123456789") == word.npos && word.size() <= 5;
  const int number = word == "." ? 0 : isNumber ? std::stoi(word) : -1;
  if (0 <= number && number <= kMost) return number;
  throw std::invalid_argument(
      fmt::format("'{}' should be a whole number from 0 to {}", word, kMost));
}

}  // namespace

std::vector<int> numbersIn(const Words& words) {
  std::vector<int> numbers;
  for (const std::string& word : words) numbers.push_back(smallNumberIn(word));
  return numbers;
}

Words wordsIn(std::string text) {
  std::replace(text.begin(), text.end(), ',', ' ');
  std::istringstream rest(text);
  Words words;
  for (std::string word; rest >> word;) words.push_back(word);
  return words;
}

std::shared_ptr<const AnyPuzzle> puzzleOf(const PuzzleKind& kind, Words words) {
  if (words.empty()) words = wordsIn(kind.usual);
  kind.start(words);
  std::string line = kind.name;
  for (const std::string& word : words) line += ' ' + word;
  return std::make_shared<StartedPuzzle>(line, [kind, words] { return kind.start(words); });
}

}  // namespace comparing
