#include "apps/compare/FilesApart.h"

#include <fmt/format.h>

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace comparing {
namespace {

namespace fs = std::filesystem;

// True if writing one file overwrites the other. Devices such as /dev/null never conflict.
bool areSame(const std::string& one, const std::string& other) {
  std::error_code ignored;
  if (fs::exists(one, ignored) && fs::exists(other, ignored)) {
    return fs::is_regular_file(one, ignored) && fs::equivalent(one, other, ignored);
  }
  return fs::weakly_canonical(fs::absolute(one), ignored) ==
         fs::weakly_canonical(fs::absolute(other), ignored);
}

}  // namespace

void requireApartFromInputs(const std::vector<Output>& outputs,
                            const std::vector<std::string>& inputs) {
  for (const Output& output : outputs) {
    for (const std::string& input : inputs) {
      if (output.file.empty() || !areSame(output.file, input)) continue;
      throw std::runtime_error(
          fmt::format("{}: {} has puzzles that were read from it; name another "
                      "file",
                      output.option, output.file));
    }
  }
}

void requireApart(const std::vector<Output>& outputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (outputs[i].file.empty() || outputs[j].file.empty()) continue;
      if (!areSame(outputs[i].file, outputs[j].file)) continue;
      throw std::runtime_error(fmt::format("{} and {} would both write to {}; name two files",
                                           outputs[j].option, outputs[i].option, outputs[i].file));
    }
  }
}

}  // namespace comparing
