#include "apps/grade/report/TextReport.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <sstream>
#include <vector>

#include "apps/support/PrintableText.h"

namespace grading {
namespace {

constexpr int kTestIndent = 10;
constexpr const char* kWhatSeedsGive =
    "The same seed gives the same puzzles; marks for speed are measured, and can differ a little.";

enum class Colour { none, red, green, yellow, bold };

Colour colourOf(const TestResult& test) {
  if (test.status == TestStatus::passed) return Colour::green;
  if (test.status != TestStatus::failed || test.marks > 0) return Colour::yellow;
  return Colour::red;
}

class TextWriter {
 public:
  TextWriter(const Report& report, const TextStyle& style) : report_(report), style_(style) {}

  std::string write() {
    const bool isGraded = report_.problem.empty();
    const std::string marks = isGraded ? marksOutOf(report_.marks, report_.outOf) : "not graded";
    text_ += row(Colour::bold, apps::inOneLine(report_.submission), marks);
    if (!isGraded) list("This could not be graded:", {report_.problem});
    list("", report_.notes);
    if (isGraded) writeResults();
    list("For the instructor:", report_.suspicious);
    text_ += fmt::format("\nSeed {}, {:.1f} s.\n", report_.seed, report_.elapsedSeconds);
    text_ += wrapText("", kWhatSeedsGive, style_.width);
    return text_;
  }

 private:
  std::string coloured(Colour colour, const std::string& text) const {
    if (!style_.isColoured || colour == Colour::none) return text;
    const char* const code = colour == Colour::red      ? "31"
                             : colour == Colour::green  ? "32"
                             : colour == Colour::yellow ? "33"
                                                        : "1";
    return fmt::format("\x1b[{}m{}\x1b[0m", code, text);
  }

  // Aligns `right` with the end of the line.
  std::string row(Colour colour, const std::string& left, const std::string& right) const {
    const int room = std::max(1, style_.width - static_cast<int>(right.size()) - 1);
    return coloured(colour, fmt::format("{:<{}} {}", left, room, right)) + '\n';
  }

  void list(const std::string& title, const std::vector<std::string>& sentences) {
    if (sentences.empty()) return;
    text_ += '\n';
    if (!title.empty()) text_ += title + '\n';
    for (const std::string& each : sentences) text_ += wrapText("  - ", each, style_.width);
  }

  void writeResults() {
    writeCompiling();
    for (const PartResult& part : report_.parts) writePart(part);
    if (!report_.isComplete) {
      text_ += "\nThis is not complete: the time ran out, or grading was stopped.\n";
    }
  }

  void writeCompiling() {
    const bool isWhole = std::all_of(report_.compile.begin(), report_.compile.end(),
                                     [](const CompileResult& each) { return each.isCompiled; });
    if (report_.compile.empty()) return;
    text_ += '\n';
    if (isWhole) {
      text_ += fmt::format("Compiled as {}.\n", standardName(report_.standard));
    } else {
      text_ += coloured(Colour::red, "Not all of it can be compiled.") + '\n';
      text_ += compileText(report_, 2, style_.width);
    }
  }

  void writePart(const PartResult& part) {
    text_ += '\n' + row(Colour::bold, fmt::format("{})  {}", part.part, part.title),
                        marksOutOf(part.marks, part.outOf));
    for (const TestResult& test : part.tests) {
      const std::string word = fmt::format("{:<{}}", statusName(test), kTestIndent - 2);
      const std::string marks = test.outOf == 0 ? "no marks" : marksOutOf(test.marks, test.outOf);
      const int room = std::max(1, style_.width - kTestIndent - static_cast<int>(marks.size()) - 1);
      text_ += "  " + coloured(colourOf(test), word) +
               fmt::format("{:<{}} {}\n", apps::printable(test.sentence), room, marks);
      writeFindings(test);
    }
  }

  // If code does not compile, successive tests fail with the same findings.
  void writeFindings(const TestResult& test) {
    const std::string findings = findingsText(test, kTestIndent, style_.width);
    const bool isSame = !findings.empty() && findings == findingsBefore_;
    text_ += isSame ? std::string(kTestIndent, ' ') + "for the same reason\n" : findings;
    if (!findings.empty()) findingsBefore_ = findings;
  }

  const Report& report_;
  const TextStyle style_;
  std::string findingsBefore_;
  std::string text_;
};

std::string labelled(const char* label, const std::string& text, int indent, int width) {
  if (text.empty()) return "";
  const std::string first(static_cast<std::size_t>(indent), ' ');
  return wrapText(fmt::format("{}{:<10}", first, label), text, width);
}

}  // namespace

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

std::string standardName(const std::string& standard) {
  return standard.empty() ? "nothing" : 'C' + standard.substr(1);
}

std::string statusName(const TestResult& test) {
  switch (test.status) {
    case TestStatus::passed: return "passed";
    case TestStatus::failed: return test.marks > 0 ? "partly" : "failed";
    case TestStatus::hint: return "hint";
    case TestStatus::notRun: return "not run";
  }
  return "";
}

int hiddenTests(const PartResult& part) {
  return static_cast<int>(std::count_if(part.tests.begin(), part.tests.end(),
                                        [](const TestResult& test) { return test.isHidden; }));
}

int hiddenTests(const Report& report) {
  int hidden = 0;
  for (const PartResult& part : report.parts) hidden += hiddenTests(part);
  return hidden;
}

std::string wrapText(std::string_view first, std::string_view text, int width) {
  const std::string indent(apps::characterCount(first), ' ');
  std::string lines;
  std::istringstream paragraphs(apps::printable(text));
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

std::string indentText(std::string_view text, int indent) {
  std::string lines;
  std::istringstream stream(apps::printable(text));
  for (std::string line; std::getline(stream, line);) {
    lines += std::string(static_cast<std::size_t>(indent), ' ') + line + '\n';
  }
  return lines;
}

std::string textReport(const Report& report, const TextStyle& style) {
  return TextWriter(report, style).write();
}

std::string findingsText(const TestResult& test, int indent, int width) {
  std::string text;
  for (std::size_t i = 0; i < test.findings.size(); ++i) {
    const Finding& each = test.findings[i];
    if (i > 0 && each == test.findings[i - 1]) continue;
    text += labelled("expected", each.expected, indent, width);
    text += labelled("got", each.came, indent, width);
    text += indentText(each.board, indent + 2);
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
  std::string text;
  const std::string first(static_cast<std::size_t>(indent), ' ');
  for (const auto& [error, capabilities] : errors) {
    text += wrapText(first, fmt::format("Cannot be tested: {}", capabilities), width);
    text += indentText(error, indent + 2);
  }
  return text;
}

}  // namespace grading
