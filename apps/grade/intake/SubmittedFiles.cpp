#include "apps/grade/intake/SubmittedFiles.h"

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <memory>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "apps/grade/sandbox/FileDescriptor.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

constexpr std::size_t kMostNotes = 20;

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
    collector.leaveOutLink(path);
  } else if (entry.is_regular_file()) {
    const auto wanted = collector.wantedPath(path, entry.file_size());
    if (wanted) collector.add(*wanted, readFile(entry.path(), kLargestFile));
  } else if (!entry.is_directory()) {
    collector.leaveOut(path, "it is neither a file nor a folder");
  }
}

struct Close {
  void operator()(archive* reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<archive, Close>;

class ZipReader {
 public:
  ZipReader(const std::string& bytes, const std::string& name)
      : name_(name), packed_(static_cast<la_int64_t>(bytes.size())), reader_(archive_read_new()) {
    std::setlocale(LC_CTYPE, "C.UTF-8");  // libarchive converts names to the locale's encoding
    // Goes by the directory of the zip file, which tells each file's size.
    archive_read_support_format_zip_seekable(reader_.get());
    check(archive_read_open_memory(reader_.get(), bytes.data(), bytes.size()));
  }

  SubmittedFiles read() {
    archive_entry* entry = nullptr;
    for (;;) {
      const int status = archive_read_next_header(reader_.get(), &entry);
      if (status == ARCHIVE_EOF) return collector_.take();
      check(status);
      collect(entry);
    }
  }

  // The contents of the last entry with that path.
  std::string last(const std::string& path) {
    std::optional<std::string> text;
    std::size_t left = kMostBytes;  // for all entries with that path
    archive_entry* entry = nullptr;
    for (;;) {
      const int status = archive_read_next_header(reader_.get(), &entry);
      if (status == ARCHIVE_EOF) break;
      check(status);
      const char* const name = archive_entry_pathname(entry);
      if (name == nullptr || entryPath(name).path != path) continue;
      text = unpacked(path, left);
      left -= text->size();
    }
    if (text) return std::move(*text);
    throw std::runtime_error(fmt::format("there is no {} in {}", apps::inQuotes(path), name_));
  }

 private:
  void check(int status) const {
    if (status != ARCHIVE_OK && status != ARCHIVE_WARN) refuse();
  }

  [[noreturn]] void refuse() const {
    const char* const why = archive_error_string(reader_.get());
    throw std::runtime_error(fmt::format("cannot unpack {}: {}", name_,
                                         apps::printable(why == nullptr ? "damaged" : why)));
  }

  void collect(archive_entry* entry) {
    const char* const path = archive_entry_pathname(entry);
    if (path == nullptr) return collector_.leaveOut("?", "its name cannot be read");
    const auto type = archive_entry_filetype(entry);
    if (type == AE_IFDIR) return;
    if (type == AE_IFLNK || archive_entry_hardlink(entry) != nullptr) {
      return collector_.leaveOutLink(path);
    }
    if (type != AE_IFREG) return collector_.leaveOut(path, "it is neither a file nor a folder");
    if (archive_entry_is_encrypted(entry) == 1) {
      throw std::runtime_error(
          fmt::format("cannot unpack {}: it is protected by a password", name_));
    }
    const auto wanted =
        collector_.wantedPath(path, static_cast<std::uint64_t>(archive_entry_size(entry)));
    if (wanted) collector_.add(*wanted, unpacked(*wanted, kLargestFile));
  }

  // The contents of the current entry. Throws std::runtime_error if it has more bytes than `most`,
  // whatever size the zip file tells, or if entries share their packed bytes.
  std::string unpacked(const std::string& path, std::size_t most) {
    std::string text;
    char bytes[1 << 14];
    packed_ += archive_filter_bytes(reader_.get(), -1);
    for (;;) {
      const la_ssize_t count = archive_read_data(reader_.get(), bytes, sizeof bytes);
      if (count < 0) refuse();  // also after a warning, because the text is not whole
      if (count == 0) break;
      text.append(bytes, static_cast<std::size_t>(count));
      if (text.size() <= most) continue;
      throw std::runtime_error(fmt::format("cannot unpack {} in {}: it has more than {} KiB",
                                           apps::inQuotes(path), name_, most >> 10));
    }
    packed_ -= archive_filter_bytes(reader_.get(), -1);
    if (packed_ >= 0) return text;
    throw std::runtime_error(fmt::format("cannot unpack {}: files in it overlap", name_));
  }

  const std::string& name_;
  la_int64_t packed_;  // bytes of the zip file that were not unpacked yet
  Reader reader_;
  Collector collector_;
};

}  // namespace

std::optional<std::string> Collector::wantedPath(std::string_view path, std::uint64_t bytes) {
  if (++entries_ > kMostEntries) {
    throw std::runtime_error(
        fmt::format("it has more than {} files: hand in the headers alone", kMostEntries));
  }
  const EntryPath entry = entryPath(path);
  if (!entry.fault.empty()) {
    suspect(fmt::format("The submission has an entry {}: {}.", apps::inQuotes(path), entry.fault));
    leaveOut(path, entry.fault);
  }
  if (entry.path.empty()) return std::nullopt;
  if (isLitter(entry.path)) return std::nullopt;
  if (!isSource(entry.path)) {
    contents_.others.push_back(entry.path);
    return std::nullopt;
  }
  if (bytes > kLargestFile) {
    const bool hasEarlier = contents_.files.count(entry.path) > 0;
    leaveOut(entry.path,
             fmt::format("it is larger than {} KiB{}", kLargestFile >> 10,
                         hasEarlier ? ", so an earlier file of that name was taken" : ""));
    return std::nullopt;
  }
  return entry.path;
}

void Collector::add(const std::string& path, std::string text) {
  bytes_ += text.size();
  if (bytes_ > kMostBytes) {
    throw std::runtime_error(
        fmt::format("its files are larger than {} MiB together", kMostBytes >> 20));
  }
  // Unzipping keeps the last one too, so an instructor who does that sees what is graded.
  const bool isNew = contents_.files.insert_or_assign(path, std::move(text)).second;
  if (!isNew) leaveOut(path, "the submission has a later file of that name");
}

void Collector::leaveOut(std::string_view path, std::string_view why) {
  if (contents_.notes.size() >= kMostNotes) return;
  contents_.notes.push_back(fmt::format("{} was left out: {}.", apps::inQuotes(path), why));
}

void Collector::leaveOutLink(std::string_view path) {
  leaveOut(path, "it is a link");
  suspect(fmt::format("The submission has a link {}.", apps::inQuotes(path)));
}

void Collector::suspect(std::string sentence) {
  if (contents_.suspicious.size() >= kMostNotes) return;
  contents_.suspicious.push_back(std::move(sentence));
}

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

SubmittedFiles readFolder(const fs::path& folder) {
  Collector collector;
  std::vector<fs::directory_entry> entries;
  try {
    // The iterator does not follow links by default.
    for (const fs::directory_entry& each : fs::recursive_directory_iterator(folder)) {
      if (entries.size() > kMostEntries) break;  // wantedPath() refuses that many
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

std::string fileInZip(const std::string& bytes, const std::string& name, const std::string& path) {
  return ZipReader(bytes, name).last(path);
}

SubmittedFiles readZip(const std::string& bytes, const std::string& name) {
  return ZipReader(bytes, name).read();
}

}  // namespace grading
