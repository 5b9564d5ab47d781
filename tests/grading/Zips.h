// Zips.h: makes zip files with any content, also hostile ones.

#ifndef TESTS_GRADING_ZIPS_H_
#define TESTS_GRADING_ZIPS_H_

#include <archive.h>
#include <archive_entry.h>

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
  std::string bytes(64 << 20, '\0');
  std::size_t used = 0;
  archive* const writer = archive_write_new();
  archive_write_set_format_zip(writer);
  archive_write_set_bytes_per_block(writer, 0);
  if (archive_write_open_memory(writer, bytes.data(), bytes.size(), &used) != ARCHIVE_OK) {
    throw std::runtime_error(archive_error_string(writer));
  }
  for (const ZipEntry& each : entries) {
    archive_entry* const entry = archive_entry_new();
    archive_entry_set_pathname(entry, each.path.c_str());
    archive_entry_set_perm(entry, 0644);
    if (each.isLink) {
      archive_entry_set_filetype(entry, AE_IFLNK);
      archive_entry_set_symlink(entry, each.text.c_str());
    } else {
      archive_entry_set_filetype(entry, AE_IFREG);
      archive_entry_set_size(entry, static_cast<la_int64_t>(each.text.size()));
    }
    if (archive_write_header(writer, entry) < ARCHIVE_WARN) {
      throw std::runtime_error(archive_error_string(writer));
    }
    if (!each.isLink) archive_write_data(writer, each.text.data(), each.text.size());
    archive_entry_free(entry);
  }
  archive_write_close(writer);
  archive_write_free(writer);
  bytes.resize(used);
  return bytes;
}

#endif
