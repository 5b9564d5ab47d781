#include "apps/grade/intake/SubmittedFiles.h"

#include <archive.h>
#include <archive_entry.h>
#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <system_error>
#include <utility>

#include "apps/support/PrintableText.h"
#include "sudoku/Characters.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// True for .h, .hpp, .cpp and the like.
bool isSource(const fs::path& path) {
  static const std::set<std::string> kExtensions = {".h",   ".hh",  ".hpp", ".hxx", ".h++", ".inl",
                                                    ".ipp", ".tpp", ".tcc", ".inc", ".c",   ".cc",
                                                    ".cpp", ".cxx", ".c++", ".def"};
  return kExtensions.contains(sudoku::lowerCase(path.extension().string()));
}

// True for files that systems and tools create: __MACOSX, .git, ._Sudoku.h.
bool isLitter(const fs::path& path) {
  return std::ranges::any_of(path, [](const fs::path& part) {
    return part == "__MACOSX" || part.string().starts_with('.');
  });
}

// The path of an entry of a submission with / between its parts, and without ".". Nothing if it is
// absolute or too long, or has ".." or control characters.
std::optional<std::string> entryPath(std::string_view raw) {
  constexpr std::size_t kLongest = 1000;
  constexpr std::size_t kLongestName = 255;
  constexpr auto kMostFolders = 50;
  std::string slashed(raw);
  // Some zip programs on Windows write backslashes.
  std::replace(slashed.begin(), slashed.end(), '\\', '/');
  const auto isControl = [](unsigned char letter) { return letter < 0x20 || letter == 0x7f; };
  const fs::path path = slashed;
  const bool isUsable = !path.is_absolute() && slashed.size() <= kLongest &&
                        std::ranges::count(slashed, '/') <= kMostFolders &&
                        std::ranges::none_of(slashed, isControl) &&
                        std::ranges::all_of(path, [](const fs::path& part) {
                          return part != ".." && part.string().size() <= kLongestName;
                        });
  if (!isUsable) return std::nullopt;
  return path.lexically_normal().string();
}

// Collects SubmittedFiles within the limits.
class Collector {
 public:
  // Returns the contents of an entry with that normalised path. Throws if there are more than
  // `most` bytes.
  using Read = std::function<std::string(const std::string& path, std::size_t most)>;

  // Throws std::runtime_error if there are too many entries.
  void count() {
    if (++entries_ <= kMostEntries) return;
    throw std::runtime_error(
        fmt::format("it has more than {} files: hand in the headers alone", kMostEntries));
  }

  // Takes an entry of that size if its contents are needed, and notes it otherwise. Replaces an
  // earlier one of the same path, as unzipping does, unless this one is too large. Throws
  // std::runtime_error if there are too many bytes.
  void add(std::string_view raw, std::uint64_t bytes, const Read& read) {
    const std::optional<std::string> path = entryPath(raw);
    if (!path) {
      note(contents_.suspicious,
           fmt::format("The submission has an entry {}.", apps::inQuotes(raw)));
      return leaveOut(raw, "its path leads out, is too long or has control characters");
    }
    if (isLitter(*path)) return;
    if (isZip(*path)) addZip(*path, bytes, read);
    if (isSource(*path)) addSource(*path, bytes, read);
  }

  void leaveOut(std::string_view path, std::string_view why) {
    note(contents_.notes, fmt::format("{} was left out: {}.", apps::inQuotes(path), why));
  }

  void leaveOutLink(std::string_view path) {
    leaveOut(path, "it is a link");
    note(contents_.suspicious, fmt::format("The submission has a link {}.", apps::inQuotes(path)));
  }

  SubmittedFiles take() { return std::move(contents_); }

 private:
  void addSource(const std::string& path, std::uint64_t bytes, const Read& read) {
    if (bytes > kLargestFile) {
      return leaveOut(path, fmt::format("it is larger than {} KiB", kLargestFile >> 10));
    }
    std::string text = read(path, kLargestFile);
    bytes_ += text.size();
    if (bytes_ > kMostBytes) {
      throw std::runtime_error(
          fmt::format("its files are larger than {} MiB together", kMostBytes >> 20));
    }
    const bool isNew = contents_.files.insert_or_assign(path, std::move(text)).second;
    if (!isNew) leaveOut(path, "the submission has a later file of that name");
  }

  void addZip(const std::string& path, std::uint64_t bytes, const Read& read) {
    if (bytes > kLargestZip - zipBytes_) {
      return leaveOut(
          path, fmt::format("zip files in it are larger than {} MiB together", kLargestZip >> 20));
    }
    zipBytes_ += bytes;
    contents_.zips[path] = read(path, bytes);
  }

  static void note(std::vector<std::string>& sentences, std::string sentence) {
    constexpr std::size_t kMost = 20;
    if (sentences.size() < kMost) sentences.push_back(std::move(sentence));
  }

  SubmittedFiles contents_;
  std::size_t entries_ = 0, bytes_ = 0;
  std::uint64_t zipBytes_ = 0;
};

std::string lastError() {
  return std::generic_category().message(errno);
}

// Has no kind if nothing is opened.
struct stat statusOf(const FileDescriptor& opened) {
  struct stat about = {};
  ::fstat(opened.number(), &about);  // fills nothing if it fails
  return about;
}

[[noreturn]] void refuseToRead(std::string_view name, std::string_view why) {
  throw std::runtime_error(fmt::format("cannot read {}: {}", name, why));
}

// The names in the open folder, which has that path in the submission, without litter. They are
// sorted, whatever the order on the disk.
std::set<std::string> namesIn(const FileDescriptor& folder, const std::string& path,
                              Collector& collector) {
  const auto close = [](DIR* listing) { ::closedir(listing); };
  const std::unique_ptr<DIR, decltype(close)> listing(::fdopendir(::dup(folder.number())));
  if (!listing) refuseToRead(apps::inQuotes(path), lastError());
  std::set<std::string> names;
  while (const dirent* const each = ::readdir(listing.get())) {
    if (isLitter(each->d_name)) continue;  // "." and "..", too
    names.insert(each->d_name);
    collector.count();
  }
  return names;
}

// Adds what is in the open folder, which has that path in the submission.
void addFolder(const FileDescriptor& folder, const std::string& path, Collector& collector) {
  for (const std::string& name : namesIn(folder, path, collector)) {
    const std::string inside = path.empty() ? name : path + '/' + name;
    const FileDescriptor entry = openUnlinked(name, folder.number());
    if (entry.number() < 0 && errno == ELOOP) {
      collector.leaveOutLink(inside);
      continue;
    }
    // A socket cannot be opened.
    if (entry.number() < 0 && errno != ENXIO) refuseToRead(apps::inQuotes(inside), lastError());
    const struct stat about = statusOf(entry);
    if (S_ISDIR(about.st_mode)) {
      addFolder(entry, inside, collector);
    } else if (S_ISREG(about.st_mode)) {
      collector.add(inside, static_cast<std::uint64_t>(about.st_size),
                    [&](const std::string&, std::size_t most) {
                      return contentsOf(entry, apps::inQuotes(inside), most);
                    });
    } else {
      collector.leaveOut(inside, "it is neither a file nor a folder");
    }
  }
}

}  // namespace

FileDescriptor openUnlinked(const fs::path& path, int folder) {
  return FileDescriptor(
      ::openat(folder, path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
}

bool isFolder(const FileDescriptor& opened) {
  return S_ISDIR(statusOf(opened).st_mode);
}

SubmittedFiles readFolder(const FileDescriptor& folder) {
  Collector collector;
  addFolder(folder, "", collector);
  return collector.take();
}

SubmittedFiles readZip(const std::string& bytes, const std::string& name) {
  std::setlocale(LC_CTYPE, "C.UTF-8");  // libarchive converts names to the locale's encoding
  const std::unique_ptr<archive, decltype(&archive_read_free)> reader(archive_read_new(),
                                                                      archive_read_free);
  const auto refuse = [&](std::string_view why) {
    throw std::runtime_error(fmt::format("cannot unpack {}: {}", name, why));
  };
  const auto check = [&](la_ssize_t status) {
    if (status == ARCHIVE_OK || status == ARCHIVE_WARN) return;
    const char* const why = archive_error_string(reader.get());
    refuse(apps::printable(why == nullptr ? "damaged" : why));
  };
  // The contents of the current entry. A zip file may tell a wrong size.
  const auto unpacked = [&](const std::string& path, std::size_t most) {
    std::string text;
    char part[1 << 14];
    la_ssize_t count = 0;
    while ((count = archive_read_data(reader.get(), part, sizeof part)) > 0) {
      text.append(part, static_cast<std::size_t>(count));
      if (text.size() <= most) continue;
      throw std::runtime_error(fmt::format("cannot unpack {} in {}: it has more than {} KiB",
                                           apps::inQuotes(path), name, most >> 10));
    }
    // After a warning, the text is not whole.
    check(count == 0 ? ARCHIVE_OK : ARCHIVE_FATAL);
    return text;
  };
  // Goes by the directory of the zip file, which tells each file's size.
  archive_read_support_format_zip_seekable(reader.get());
  check(archive_read_open_memory(reader.get(), bytes.data(), bytes.size()));
  Collector collector;
  archive_entry* entry = nullptr;
  for (;;) {
    const int status = archive_read_next_header(reader.get(), &entry);
    if (status == ARCHIVE_EOF) return collector.take();
    check(status);
    collector.count();
    const char* const path = archive_entry_pathname(entry);
    const auto type = archive_entry_filetype(entry);
    if (path == nullptr) {
      collector.leaveOut("?", "its name cannot be read");
    } else if (type == AE_IFDIR) {
      continue;
    } else if (type == AE_IFLNK || archive_entry_hardlink(entry) != nullptr) {
      collector.leaveOutLink(path);
    } else if (type == AE_IFREG) {
      if (archive_entry_is_encrypted(entry) == 1) refuse("it is protected by a password");
      collector.add(path, static_cast<std::uint64_t>(archive_entry_size(entry)), unpacked);
    } else {
      collector.leaveOut(path, "it is neither a file nor a folder");
    }
  }
}

bool isZip(std::string_view path) {
  return sudoku::lowerCase(path).ends_with(".zip");
}

std::string contentsOf(const FileDescriptor& file, std::string_view name, std::size_t most) {
  const struct stat about = statusOf(file);
  if (!S_ISREG(about.st_mode)) refuseToRead(name, "it is not a file");
  std::string text(std::min(static_cast<std::size_t>(about.st_size), most) + 1, '\0');
  std::size_t size = 0;
  for (ssize_t count = 1; count > 0 && size < text.size();
       size += static_cast<std::size_t>(count)) {
    count = ::read(file.number(), text.data() + size, text.size() - size);
    if (count < 0) refuseToRead(name, lastError());
  }
  if (size > most) refuseToRead(name, fmt::format("it has more than {} bytes", most));
  text.resize(size);
  return text;
}

std::string readFile(const fs::path& file, std::size_t most) {
  const FileDescriptor opened = openUnlinked(file);
  if (opened.number() < 0) refuseToRead(file.string(), lastError());
  return contentsOf(opened, file.string(), most);
}

}  // namespace grading
