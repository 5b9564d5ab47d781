#include "apps/grade/gradescope/ZipFile.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>

#include <ctime>
#include <stdexcept>

namespace grading {

ZipFile::ZipFile(const std::filesystem::path& file)
    : name_(file.string()), writer_(archive_write_new()) {
  check(archive_write_set_format_zip(writer_));
  check(archive_write_open_filename(writer_, name_.c_str()));
}

ZipFile::~ZipFile() {
  archive_write_free(writer_);
}

void ZipFile::add(const std::string& path, const std::string& text, bool isExecutable) {
  const std::unique_ptr<archive_entry, decltype(&archive_entry_free)> entry(archive_entry_new(),
                                                                            archive_entry_free);
  archive_entry_set_pathname(entry.get(), path.c_str());
  archive_entry_set_filetype(entry.get(), AE_IFREG);
  archive_entry_set_perm(entry.get(), isExecutable ? 0755 : 0644);
  archive_entry_set_size(entry.get(), static_cast<la_int64_t>(text.size()));
  archive_entry_set_mtime(entry.get(), std::time(nullptr), 0);
  check(archive_write_header(writer_, entry.get()));
  const la_ssize_t written = archive_write_data(writer_, text.data(), text.size());
  if (written != static_cast<la_ssize_t>(text.size())) check(ARCHIVE_FATAL);
}

void ZipFile::close() {
  check(archive_write_close(writer_));
}

void ZipFile::check(int status) const {
  if (status == ARCHIVE_OK || status == ARCHIVE_WARN) return;
  const char* const why = archive_error_string(writer_);
  throw std::runtime_error(
      fmt::format("cannot write to {}: {}", name_, why == nullptr ? "no reason is known" : why));
}

}  // namespace grading
