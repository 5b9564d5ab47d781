#include "apps/grade/report/TextReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <sstream>
#include <tuple>
#include <vector>

#include "apps/support/PrintableText.h"
#include "sudoku/Message.h"

namespace grading {
namespace {

constexpr std::size_t kWidth = 80;
constexpr int kTestIndent = 10;
constexpr const char* kWhatSeedsGive =
    "The same seed gives the same puzzles; marks for speed are measured, and can differ a little.";

// "passed", "partly", "failed", "hint" or "not run".
std::string statusName(const TestResult& test) {
  switch (test.status) {
    case TestStatus::passed: return "passed";
    case TestStatus::failed: return test.marks > 0 ? "partly" : "failed";
    case TestStatus::hint: return "hint";
    case TestStatus::notRun: return "not run";
  }
  return "";
}

std::string indented(std::string_view text, int indent) {
  std::string lines;
  std::istringstream stream{std::string(text)};
  for (std::string line; std::getline(stream, line);) {
    lines += std::string(static_cast<std::size_t>(indent), ' ') + line + '\n';
  }
  return lines;
}

// Wraps text at spaces. A line exceeds kWidth only if a single word does. The first line begins
// with `first`, the others with as many spaces. Ends with a newline.
std::string wrapText(std::string_view first, std::string_view text) {
  const std::string indent(apps::characterCount(first), ' ');
  std::string lines;
  std::istringstream paragraphs{std::string(text)};
  std::string line(first);
  for (std::string paragraph; std::getline(paragraphs, paragraph); line = indent) {
    bool isEmpty = true;
    std::istringstream words(paragraph);
    for (std::string word; words >> word; isEmpty = false) {
      const std::size_t length = apps::characterCount(line) + 1 + apps::characterCount(word);
      if (!isEmpty && length > kWidth) {
        lines += line + '\n';
        line = indent;
        isEmpty = true;
      }
      line += (isEmpty ? "" : " ") + word;
    }
    lines += line + '\n';
  }
  return lines;
}

std::string labelled(const char* label, const std::string& text, int indent) {
  return text.empty() ? "" : wrapText(fmt::format("{:{}}{:<10}", "", indent, label), text);
}

// Aligns `right` with the end of the line.
std::string row(const std::string& left, const std::string& right) {
  return fmt::format("{:<{}} {}\n", left, kWidth - right.size() - 1, right);
}

std::string listed(const std::vector<std::string>& sentences) {
  std::string text;
  for (const std::string& each : sentences) text += wrapText("  - ", each);
  return text;
}

std::string rowOf(const TestResult& test) {
  // forStudents() gives a hidden test another name.
  const bool isShown = test.isHidden && test.name != test.sentence;
  return row(fmt::format("  {:<{}}{}{}", statusName(test), kTestIndent - 2, test.sentence,
                         isShown ? " (hidden)" : ""),
             test.outOf == 0 ? "no marks" : marksOutOf(test.marks, test.outOf));
}

// Whether all compiled, and the compiler errors, each once, with what they make untestable. Empty
// if nothing was compiled.
std::string compileText(const Report& report) {
  std::map<std::string, std::string> errors;  // with the lost capabilities
  for (const CompileResult& each : report.compile) {
    if (each.isCompiled) continue;
    std::string& lost = errors[each.error];
    lost += (lost.empty() ? "" : ", ") + each.capability;
  }
  if (report.compile.empty()) return "";
  if (errors.empty()) return fmt::format("Compiled as C{}.\n", report.standard.substr(1));
  std::string text = "Not all of it can be compiled.\n";
  for (const CompileResult& each : report.compile) {
    const auto lost = errors.extract(each.error);  // so that each error comes once
    if (lost.empty()) continue;
    text += wrapText("  ", "Cannot be tested: " + lost.mapped()) + indented(lost.key(), 4);
  }
  return text;
}

// What a report begins with.
std::string headOf(const Report& report) {
  const bool isGraded = report.problem.empty();
  const std::string overview = overviewText(report);
  return row(report.submission, isGraded ? marksOutOf(report.marks, report.outOf) : "not graded") +
         (overview.empty() ? "" : '\n' + overview);
}

std::string headOf(const PartResult& part) {
  return '\n' +
         row(fmt::format("{})  {}", part.part, part.title), marksOutOf(part.marks, part.outOf));
}

bool hasCause(const Finding& finding) {
  return !finding.likelyMistake.empty();
}

// The smaller, the more useful to a student who mends one fault: tests with marks come first; then
// those with a cause, with facts alone, with nothing.
auto rankOf(const TestResult& test) {
  return std::tuple(test.isHidden || test.isHint, std::ranges::none_of(test.findings, hasCause),
                    test.findings.empty());
}

// Whether this is a hint to a test of speed.
bool tellsWhySlow(const TestResult& speed, const TestResult& hint) {
  return speed.name.starts_with(kTimed) && hint.status == TestStatus::hint && !hint.isHidden;
}

}  // namespace

std::string textReport(const Report& report) {
  std::string text = headOf(report);
  std::string before;
  for (const PartResult& part : report.parts) {
    if (!report.problem.empty()) break;
    text += headOf(part);
    for (const TestResult& test : part.tests) {
      // If code does not compile, successive tests fail with the same findings.
      const std::string findings = findingsText(test, kTestIndent);
      const bool isSame = !findings.empty() && findings == before;
      text += rowOf(test) + (isSame ? indented("for the same reason", kTestIndent) : findings);
      if (!findings.empty()) before = findings;
    }
  }
  if (!report.suspicious.empty()) text += "\nFor the instructor:\n" + listed(report.suspicious);
  text += fmt::format("\nSeed {}, {:.1f} s.\n", report.seed, report.elapsedSeconds);
  const auto isTimed = [](const PartResult& part) {
    return std::ranges::any_of(part.tests,
                               [](const auto& each) { return each.name.starts_with(kTimed); });
  };
  return text + (std::ranges::any_of(report.parts, isTimed) ? wrapText("", kWhatSeedsGive) : "");
}

std::string nextReport(const Report& report) {
  if (!report.problem.empty()) return textReport(report);
  std::string text = headOf(report);
  bool isFirst = true;
  for (const PartResult& part : report.parts) {
    text += headOf(part);
    std::vector<TestResult> failed;
    for (const TestResult& test : part.tests) {
      if (test.status != TestStatus::passed) failed.push_back(test);
    }
    if (failed.empty()) continue;
    std::stable_sort(failed.begin(), failed.end(), [](const auto& one, const auto& other) {
      return rankOf(one) < rankOf(other);
    });
    TestResult next = failed.front();
    std::stable_partition(next.findings.begin(), next.findings.end(), hasCause);
    if (next.findings.size() > 1) next.findings.resize(1);
    for (Finding& each : next.findings) each.board = isFirst ? each.board : "";
    isFirst = false;
    text += rowOf(next) + findingsText(next, kTestIndent);
    failed.erase(failed.begin());
    std::size_t others = failed.size();
    for (const TestResult& each : failed) {
      if (!tellsWhySlow(next, each)) continue;
      text += rowOf(each) + findingsText(each, kTestIndent);
      --others;
    }
    if (others == 0) continue;
    text += fmt::format("  and {}: --format text shows all\n", sudoku::counted(others, "other"));
  }
  return text;
}

std::string overviewText(const Report& report) {
  std::string text;
  const auto add = [&text](const std::string& paragraph) {
    text += (text.empty() || paragraph.empty() ? "" : "\n") + paragraph;
  };
  const bool isGraded = report.problem.empty();
  if (!isGraded) add("This could not be graded:\n" + wrapText("  - ", report.problem));
  if (!report.corrections.empty()) add("Corrected:\n" + listed(report.corrections));
  std::vector<std::string> notes = report.notes;
  if (!report.outOfTime.empty()) notes.push_back(report.outOfTime);
  add(listed(notes));
  add(compileText(report));
  if (isGraded && !report.isComplete) {
    add("This is not complete: the time ran out, or grading was stopped or still runs.\n");
  }
  return text;
}

std::string findingsText(const TestResult& test, int indent) {
  std::string text;
  const bool isUntold = test.findings.empty() && !test.isHidden;
  if (isUntold && test.status == TestStatus::failed) {
    text = indented("too few boards came so far, because of other faults", indent);
  }
  for (const Finding& each : test.findings) {
    text += labelled("expected", each.expected, indent);
    text += labelled("got", each.came, indent);
    text += indented(each.board, indent + 2);
    text += labelled("likely", each.likelyMistake, indent);
  }
  return text;
}

double roundedMarks(double marks) {
  return std::round(marks * 100) / 100;
}

std::string marksText(double marks) {
  return fmt::format("{}", roundedMarks(marks));
}

std::string marksOutOf(double marks, double outOf) {
  return fmt::format("{} of {}", marksText(marks), marksText(outOf));
}

}  // namespace grading
