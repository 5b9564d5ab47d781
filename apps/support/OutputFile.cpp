#include "apps/support/OutputFile.h"

#include <fmt/format.h>

#include <cerrno>
#include <ios>
#include <stdexcept>
#include <system_error>

namespace apps {

std::ofstream outputFile(const std::string& name) {
  std::ofstream file(name, std::ios::binary);
  if (file) return file;
  throw std::runtime_error(
      fmt::format("cannot write to {}: {}", name, std::generic_category().message(errno)));
}

void closeWritten(std::ofstream& file, const std::string& name) {
  file.close();
  if (!file) throw std::runtime_error(name + " could not be written");
}

}  // namespace apps
