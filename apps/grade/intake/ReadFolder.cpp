#include "apps/grade/intake/ReadFolder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <vector>

#include "apps/grade/sandbox/FileDescriptor.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void refuse(const fs::path& file, const std::string& why) {
  throw std::runtime_error(fmt::format("cannot read {}: {}", file.string(), why));
}

std::string lastError() {
  return std::generic_category().message(errno);
}

void collect(Collector& collector, const fs::path& folder, const fs::directory_entry& entry) {
  const std::string path = entry.path().lexically_relative(folder).string();
  if (entry.is_symlink()) {
    collector.leaveOut(path, "it is a link");
    collector.suspect(fmt::format("The submission has a link {}.", apps::inQuotes(path)));
  } else if (entry.is_regular_file()) {
    const Collector::Place place = collector.place(path, entry.file_size());
    if (place.isWanted) collector.add(place.path, readFile(entry.path(), kLargestFile));
  } else if (!entry.is_directory()) {
    collector.leaveOut(path, "it is neither a file nor a folder");
  }
}

}  // namespace

std::string explained(const fs::filesystem_error& error) {
  const std::string why = error.code().message();
  return error.path1().empty() ? why : fmt::format("{}: {}", error.path1().string(), why);
}

std::string readFile(const fs::path& file, std::size_t most) {
  const FileDescriptor in(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (in.number() < 0) refuse(file, lastError());
  struct stat status {};
  if (::fstat(in.number(), &status) != 0) refuse(file, lastError());
  if (!S_ISREG(status.st_mode)) refuse(file, "it is not a file");
  std::string text;
  char bytes[1 << 14];
  for (;;) {
    const ssize_t count = ::read(in.number(), bytes, sizeof bytes);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) refuse(file, lastError());
    if (count == 0) return text;
    text.append(bytes, static_cast<std::size_t>(count));
    if (text.size() > most) refuse(file, fmt::format("it has more than {} bytes", most));
  }
}

Contents readFolder(const fs::path& folder) {
  Collector collector;
  std::vector<fs::directory_entry> entries;
  try {
    // Without following links, which is the default.
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(folder)) {
      if (entries.size() > kMostEntries) break;  // place() refuses that many
      entries.push_back(each);
    }
  } catch (const fs::filesystem_error& error) {
    throw std::runtime_error(
        fmt::format("a folder of it cannot be read: {}", error.code().message()));
  }
  std::sort(entries.begin(), entries.end());
  for (const fs::directory_entry& each : entries) collect(collector, folder, each);
  return collector.take();
}

}  // namespace grading
