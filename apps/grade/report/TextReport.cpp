#include "apps/grade/report/TextReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <sstream>
#include <utility>
#include <vector>

#include "apps/support/PrintableText.h"

namespace grading {
namespace {

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

std::string labelled(const char* label, const std::string& text, int indent, int width) {
  return text.empty() ? "" : wrapText(fmt::format("{:{}}{:<10}", "", indent, label), text, width);
}

class TextWriter {
 public:
  TextWriter(const Report& report, int width) : report_(report), width_(width) {}

  std::string write() {
    const bool isGraded = report_.problem.empty();
    const std::string marks = isGraded ? marksOutOf(report_.marks, report_.outOf) : "not graded";
    writeRow(report_.submission, marks);
    if (!isGraded) writeList("This could not be graded:", {report_.problem});
    writeList("", report_.notes);
    if (isGraded) writeResults();
    writeList("For the instructor:", report_.suspicious);
    text_ += fmt::format("\nSeed {}, {:.1f} s.\n", report_.seed, report_.elapsedSeconds);
    return text_ + wrapText("", kWhatSeedsGive, width_);
  }

 private:
  // Aligns `right` with the end of the line.
  void writeRow(const std::string& left, const std::string& right) {
    const int room = std::max(1, width_ - static_cast<int>(right.size()) - 1);
    text_ += fmt::format("{:<{}} {}\n", left, room, right);
  }

  void writeList(const std::string& title, const std::vector<std::string>& sentences) {
    if (sentences.empty()) return;
    text_ += '\n';
    if (!title.empty()) text_ += title + '\n';
    for (const std::string& each : sentences) text_ += wrapText("  - ", each, width_);
  }

  void writeResults() {
    if (!report_.compile.empty()) text_ += '\n' + compileText(report_, 2, width_);
    for (const PartResult& part : report_.parts) {
      text_ += '\n';
      writeRow(fmt::format("{})  {}", part.part, part.title), marksOutOf(part.marks, part.outOf));
      for (const TestResult& test : part.tests) writeTest(test);
    }
    if (!report_.isComplete) {
      text_ += "\nThis is not complete: the time ran out, or grading was stopped.\n";
    }
  }

  void writeTest(const TestResult& test) {
    const std::string marks = test.outOf == 0 ? "no marks" : marksOutOf(test.marks, test.outOf);
    // forStudents() gives a hidden test another name.
    const bool isShown = test.isHidden && test.name != test.sentence;
    writeRow(fmt::format("  {:<{}}{}{}", statusName(test), kTestIndent - 2, test.sentence,
                         isShown ? " (hidden)" : ""),
             marks);
    // If code does not compile, successive tests fail with the same findings.
    const std::string findings = findingsText(test, kTestIndent, width_);
    const bool isSame = !findings.empty() && findings == findingsBefore_;
    text_ += isSame ? std::string(kTestIndent, ' ') + "for the same reason\n" : findings;
    if (!findings.empty()) findingsBefore_ = findings;
  }

  const Report& report_;
  const int width_;
  std::string findingsBefore_;
  std::string text_;
};

}  // namespace

std::string textReport(const Report& report, int width) {
  return TextWriter(report, width).write();
}

std::string findingsText(const TestResult& test, int indent, int width) {
  std::string text;
  for (const Finding& each : test.findings) {
    text += labelled("expected", each.expected, indent, width);
    text += labelled("got", each.came, indent, width);
    text += indented(each.board, indent + 2);
    text += labelled("likely", each.likelyMistake, indent, width);
  }
  return text;
}

std::string compileText(const Report& report, int indent, int width) {
  std::vector<std::pair<std::string, std::string>> errors;  // error, lost capabilities
  for (const CompileResult& each : report.compile) {
    if (each.isCompiled) continue;
    const auto known = std::find_if(errors.begin(), errors.end(),
                                    [&](const auto& error) { return error.first == each.error; });
    if (known == errors.end()) {
      errors.emplace_back(each.error, each.capability);
    } else {
      known->second += ", " + each.capability;
    }
  }
  if (report.compile.empty()) return "";
  if (errors.empty()) return fmt::format("Compiled as C{}.\n", report.standard.substr(1));
  std::string text = "Not all of it can be compiled.\n";
  for (const auto& [error, capabilities] : errors) {
    text += wrapText(std::string(static_cast<std::size_t>(indent), ' '),
                     "Cannot be tested: " + capabilities, width);
    text += indented(error, indent + 2);
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

std::string counted(std::size_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string wrapText(std::string_view first, std::string_view text, int width) {
  const std::string indent(apps::characterCount(first), ' ');
  std::string lines;
  std::istringstream paragraphs{std::string(text)};
  std::string line(first);
  for (std::string paragraph; std::getline(paragraphs, paragraph); line = indent) {
    bool isEmpty = true;
    std::istringstream words(paragraph);
    for (std::string word; words >> word; isEmpty = false) {
      const std::size_t length = apps::characterCount(line) + 1 + apps::characterCount(word);
      if (!isEmpty && length > static_cast<std::size_t>(std::max(width, 1))) {
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

}  // namespace grading
