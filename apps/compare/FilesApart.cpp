#include "apps/compare/FilesApart.h"

#include <fmt/format.h>

#include <cstddef>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace comparing {
namespace {

namespace fs = std::filesystem;

// True if writing one overwrites the other; devices, such as /dev/null, have room for both.
bool areSame(const std::string& one, const std::string& other) {
  std::error_code ignored;
  if (fs::exists(one, ignored) && fs::exists(other, ignored)) {
    return fs::is_regular_file(one, ignored) && fs::equivalent(one, other, ignored);
  }
  return fs::weakly_canonical(one, ignored) == fs::weakly_canonical(other, ignored);
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

}  // namespace comparing
