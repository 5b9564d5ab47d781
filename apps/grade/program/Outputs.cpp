#include "apps/grade/program/Outputs.h"

#include <algorithm>
#include <iostream>
#include <stdexcept>

#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/grade/report/ReportJson.h"
#include "apps/support/Terminal.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

constexpr const char* kStandardOutput = "-";

TextStyle styleOfTerminal() {
  constexpr int kWidest = 100;
  return {apps::showsColours(apps::Stream::output),
          std::min(apps::lineWidth(apps::Stream::output), kWidest)};
}

}  // namespace

Outputs::Outputs(const Options& options)
    : outputs_(options.outputs), showsHidden_(options.showsHidden) {
  if (outputs_.empty()) outputs_.push_back({options.format, kStandardOutput});
  const auto keepsAReport = [](const Output& each) {
    return each.format == Format::json && each.file != kStandardOutput;
  };
  if (options.resumes && std::none_of(outputs_.begin(), outputs_.end(), keepsAReport)) {
    throw std::invalid_argument("--resume needs a report to look at: --output json=FILE");
  }
}

void Outputs::update(const Report& report) const {
  for (const Output& each : outputs_) {
    if (each.file == kStandardOutput) continue;
    writeWhole(each.file, formatted(report, each.format, showsHidden_, TextStyle()));
  }
}

void Outputs::finish(const Report& report) const {
  update(report);
  for (const Output& each : outputs_) {
    if (each.file != kStandardOutput) continue;
    std::cout << formatted(report, each.format, showsHidden_, styleOfTerminal());
  }
}

std::optional<Report> Outputs::wholeReport(const std::string& fingerprint) const {
  constexpr std::size_t kLargest = 16 << 20;
  for (const Output& each : outputs_) {
    if (each.format != Format::json || !fs::is_regular_file(each.file)) continue;
    try {
      Report before = reportFromJson(readFile(fs::canonical(each.file), kLargest));
      if (before.isComplete && before.fingerprint == fingerprint) return before;
    } catch (const std::exception&) {
      continue;  // not a report, or an incomplete one
    }
  }
  return std::nullopt;
}

}  // namespace grading
