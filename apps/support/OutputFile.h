// OutputFile.h: output files whose errors name the file and the reason.

#pragma once

#include <cerrno>
#include <fstream>
#include <stdexcept>
#include <string>
#include <system_error>

#include "apps/support/ExitStatus.h"

namespace apps {

// Opens and truncates the file. Throws std::runtime_error if that fails.
inline std::ofstream outputFile(const std::string& name) {
  std::ofstream file(name, std::ios::binary);
  if (file) return file;
  throw std::runtime_error("cannot write to " + name + ": " +
                           std::generic_category().message(errno));
}

// Closes the file. Throws CannotWrite if any earlier output was not written.
inline void closeWritten(std::ofstream& file, const std::string& name) {
  file.close();
  if (!file) throw CannotWrite(name);
}

}  // namespace apps
