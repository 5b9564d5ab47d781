// Zips.h: makes zip files with any content, also hostile ones.

#ifndef TESTS_GRADING_ZIPS_H_
#define TESTS_GRADING_ZIPS_H_

#include <archive.h>
#include <archive_entry.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct ZipEntry {
  std::string path;
  std::string text;
  bool isLink = false;  // to the file that `text` names
};

// Returns the bytes of a zip file. Throws std::runtime_error if libarchive refuses an entry.
inline std::string zipOf(const std::vector<ZipEntry>& entries) {
  std::string bytes;
  const auto append = [](archive*, void* all, const void* more, std::size_t size) {
    static_cast<std::string*>(all)->append(static_cast<const char*>(more), size);
    return static_cast<la_ssize_t>(size);
  };
  const std::unique_ptr<archive, decltype(&archive_write_free)> writer(archive_write_new(),
                                                                       archive_write_free);
  archive_write_set_format_zip(writer.get());
  archive_write_set_bytes_per_block(writer.get(), 0);
  if (archive_write_open(writer.get(), &bytes, nullptr, append, nullptr) != ARCHIVE_OK) {
    throw std::runtime_error(archive_error_string(writer.get()));
  }
  for (const ZipEntry& each : entries) {
    const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                              archive_entry_free);
    archive_entry_set_pathname(entry.get(), each.path.c_str());
    archive_entry_set_perm(entry.get(), 0644);
    if (each.isLink) {
      archive_entry_set_filetype(entry.get(), AE_IFLNK);
      archive_entry_set_symlink(entry.get(), each.text.c_str());
    } else {
      archive_entry_set_filetype(entry.get(), AE_IFREG);
      archive_entry_set_size(entry.get(), static_cast<la_int64_t>(each.text.size()));
    }
    if (archive_write_header(writer.get(), entry.get()) < ARCHIVE_WARN) {
      throw std::runtime_error("libarchive does not write an entry " + each.path);
    }
    if (!each.isLink) archive_write_data(writer.get(), each.text.data(), each.text.size());
  }
  archive_write_close(writer.get());
  return bytes;
}

#endif
