#include "apps/grade/intake/ZipWriter.h"

#include <archive.h>
#include <archive_entry.h>

#include <ctime>
#include <memory>
#include <stdexcept>

namespace grading {

std::string zipOf(const std::vector<ZipEntry>& entries) {
  std::string bytes;
  const auto append = [](archive*, void* all, const void* more, std::size_t size) {
    static_cast<std::string*>(all)->append(static_cast<const char*>(more), size);
    return static_cast<la_ssize_t>(size);
  };
  const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                       archive_write_free);
  const auto check = [&](la_ssize_t status) {
    if (status < ARCHIVE_WARN) throw std::runtime_error(archive_error_string(writer.get()));
  };
  check(archive_write_set_format_zip(writer.get()));
  check(archive_write_set_bytes_per_block(writer.get(), 0));
  check(archive_write_open(writer.get(), &bytes, nullptr, append, nullptr));
  for (const auto& [path, text, isExecutable, isLink] : entries) {
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                              archive_entry_free);
    archive_entry_set_pathname(entry.get(), path.c_str());
    archive_entry_set_filetype(entry.get(), isLink ? AE_IFLNK : AE_IFREG);
    archive_entry_set_perm(entry.get(), isExecutable ? 0755 : 0644);
    archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
    if (isLink) {
      archive_entry_set_symlink(entry.get(), text.c_str());
    } else {
      archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
    }
    check(archive_write_header(writer.get(), entry.get()));
    if (!isLink) check(archive_write_data(writer.get(), text.data(), text.size()));
  }
  check(archive_write_close(writer.get()));
  return bytes;
}

}  // namespace grading
