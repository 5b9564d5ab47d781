#include "apps/grade/report/BoundedReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstddef>

#include "apps/support/PrintableText.h"

namespace grading {
namespace {

// Lengths in characters.
constexpr int kLongestSentence = 600;
constexpr int kLongestText = 4000;
constexpr int kLongestOfMany = 100;

constexpr std::size_t kMostSentences = 20;
constexpr std::size_t kMostFindings = 5;         // of one test
constexpr std::size_t kFindingsBytes = 200'000;  // of all tests together

void bound(std::string& text, int characters) {
  // Replacing control characters can lengthen the text, so it is clipped again.
  text = apps::clipped(apps::printable(apps::clipped(text, characters)), characters);
}

void boundSentences(std::vector<std::string>& sentences) {
  if (sentences.size() > kMostSentences) {
    const std::size_t more = sentences.size() - kMostSentences + 1;
    sentences.resize(kMostSentences - 1);
    sentences.push_back(fmt::format("There are {} more such sentences.", more));
  }
  for (std::string& each : sentences) bound(each, kLongestSentence);
}

std::size_t bytesOf(const Finding& finding) {
  return finding.expected.size() + finding.came.size() + finding.board.size() +
         finding.likelyMistake.size();
}

void bound(Finding& finding, int sentence, int board) {
  bound(finding.expected, sentence);
  bound(finding.came, sentence);
  bound(finding.board, board);
  bound(finding.likelyMistake, sentence);
}

class FindingsBounds {
 public:
  void bound(TestResult& test) {
    if (test.findings.size() > kMostFindings) test.findings.resize(kMostFindings);
    for (Finding& each : test.findings) {
      grading::bound(each, kLongestSentence, kLongestText);
      if (bytes_ > kFindingsBytes) {
        each.board.clear();
        grading::bound(each, kLongestOfMany, kLongestOfMany);
      }
      bytes_ += bytesOf(each);
    }
  }

 private:
  std::size_t bytes_ = 0;
};

// The sentence without digits, quoted text, and text in parentheses.
std::string kindOf(const std::string& sentence) {
  std::string kind;
  int depth = 0;
  bool isQuoted = false;
  for (const char letter : sentence) {
    if (letter == '"') isQuoted = !isQuoted;
    if (letter == ')' && depth > 0) --depth;
    const bool isDigit = std::isdigit(static_cast<unsigned char>(letter)) != 0;
    if (depth == 0 && !isQuoted && !isDigit) kind += letter;
    if (letter == '(') ++depth;
  }
  return kind;
}

}  // namespace

std::vector<std::string> oneOfEachKind(const std::vector<std::string>& sentences) {
  struct Kind {
    std::string common;
    std::string first;
    std::size_t more = 0;
  };
  std::vector<Kind> kinds;
  for (const std::string& each : sentences) {
    const std::string common = kindOf(each);
    const auto kind = std::find_if(kinds.begin(), kinds.end(),
                                   [&](const Kind& known) { return known.common == common; });
    if (kind == kinds.end()) {
      kinds.push_back({common, each});
    } else {
      ++kind->more;
    }
  }
  std::vector<std::string> few;
  for (const Kind& kind : kinds) {
    few.push_back(kind.more == 0
                      ? kind.first
                      : fmt::format("{} (And {} more like this.)", kind.first, kind.more));
  }
  return few;
}

Report boundedReport(Report report) {
  bound(report.problem, kLongestSentence);
  boundSentences(report.notes);
  report.suspicious = oneOfEachKind(report.suspicious);
  boundSentences(report.suspicious);
  for (CompileResult& each : report.compile) bound(each.error, kLongestText);
  FindingsBounds findings;
  for (PartResult& part : report.parts) {
    for (TestResult& test : part.tests) findings.bound(test);
  }
  return report;
}

}  // namespace grading
