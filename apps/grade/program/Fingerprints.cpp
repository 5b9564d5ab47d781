#include "apps/grade/program/Fingerprints.h"

#include <filesystem>

#include "apps/grade/intake/Fingerprint.h"

namespace grading {
namespace {

// The program is as good as known by when it was written, and how large it is.
void addProgram(Fingerprint& fingerprint) {
  const std::filesystem::path program = std::filesystem::canonical("/proc/self/exe");
  fingerprint.add(std::to_string(std::filesystem::file_size(program)));
  const auto written = std::filesystem::last_write_time(program).time_since_epoch();
  fingerprint.add(std::to_string(written.count()));
}

void addTexts(Fingerprint& fingerprint, const std::map<std::string, std::string>& texts) {
  for (const auto& [name, text] : texts) {
    fingerprint.add(name);
    fingerprint.add(text);
  }
}

}  // namespace

std::string fingerprintOf(const std::map<std::string, std::string>& files, const Sources& given,
                          std::uint64_t seed, const Weights& weights, const Options& options) {
  Fingerprint fingerprint;
  addProgram(fingerprint);
  addTexts(fingerprint, files);
  addTexts(fingerprint, given);
  fingerprint.add(std::to_string(seed));
  fingerprint.add(options.compiler);
  fingerprint.add(std::to_string(options.timeLimit.count()));
  for (const std::string& standard : options.standards) fingerprint.add(standard);
  for (const PartWeights& part : weights) {
    fingerprint.add(part.part);
    fingerprint.add(part.title);
    fingerprint.add(std::to_string(part.marks));
    for (const TestWeight& test : part.tests) {
      fingerprint.add(test.name);
      fingerprint.add(std::to_string(test.weight));
      fingerprint.add(test.isHidden ? "hidden" : "shown");
    }
  }
  return fingerprint.text();
}

}  // namespace grading
