#include "apps/compare/ShippedPuzzles.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace comparing {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFile = "famous.txt";

// The folder of this executable; empty if the system does not tell.
fs::path programFolder() {
  std::error_code unknown;
  return fs::read_symlink("/proc/self/exe", unknown).parent_path();
}

}  // namespace

std::string shippedPuzzles() {
  const char* const folder = std::getenv(kPuzzlesVariable);
  if (folder != nullptr && *folder != '\0') return (fs::path(folder) / kFile).string();

  const fs::path program = programFolder();
  const fs::path installed = (program / "../share/sudoku-search/puzzles").lexically_normal();
  const fs::path built = (program / "../../puzzles").lexically_normal();
  std::error_code unreadable;
  for (const fs::path& candidate : {installed, built}) {
    if (fs::exists(candidate / kFile, unreadable)) return (candidate / kFile).string();
  }
  throw std::runtime_error(
      fmt::format("the puzzles that come with this program are neither in {} nor in {}: name "
                  "puzzles to compare, or set {} to the folder",
                  installed.string(), built.string(), kPuzzlesVariable));
}

}  // namespace comparing
