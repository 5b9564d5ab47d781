#include "apps/grade/program/Outputs.h"

#include <algorithm>
#include <iostream>

#include "apps/support/Terminal.h"

namespace grading {
namespace {

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

}  // namespace grading
