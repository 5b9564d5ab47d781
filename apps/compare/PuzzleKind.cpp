#include "apps/compare/PuzzleKind.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "apps/compare/searches/Comparison.h"

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

// Describes a state by the move that led to it, and the start by its write().
class MoveDescriber final : public search::Describer {
 public:
  std::vector<search::TextField> texts(const Searchable& state,
                                       const Searchable* parent) const override {
    if (parent == nullptr) return Describer::texts(state, parent);
    return {{"text", decision(*parent, state)}};
  }
};

// A puzzle of a kind. It has no rule sets.
class PuzzleOfKind final : public AnyPuzzle {
 public:
  PuzzleOfKind(PuzzleKind kind, Words words) : kind_(std::move(kind)), words_(std::move(words)) {}

  std::string line() const override {
    std::string line = kind_.name;
    for (const std::string& word : words_) line += ' ' + word;
    return line;
  }
  Start startWith(const std::string& /*rules*/) const override {
    return [this] { return kind_.start(words_); };
  }
  std::shared_ptr<const search::Describer> describer(const std::string& rules) const override {
    if (!kind_.hasLongTexts) return AnyPuzzle::describer(rules);
    return std::make_shared<MoveDescriber>();
  }

 private:
  PuzzleKind kind_;
  Words words_;
};

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

Entry entryOf(const PuzzleKind& kind, Words words) {
  if (words.empty()) words = wordsIn(kind.usual);
  kind.start(words);
  Entry entry{std::make_shared<PuzzleOfKind>(kind, words), "", ""};
  if (kind.verdict) {
    entry.verdict = [verdict = kind.verdict, words](const Comparison& comparison) {
      return verdict(words, comparison);
    };
  }
  return entry;
}

}  // namespace comparing
