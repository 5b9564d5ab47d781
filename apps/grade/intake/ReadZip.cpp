#include "apps/grade/intake/ReadZip.h"

#include <archive.h>
#include <archive_entry.h>
#include <fmt/format.h>
#include <locale.h>

#include <memory>
#include <stdexcept>

#include "apps/support/PrintableText.h"

namespace grading {
namespace {

// libarchive gives names in the character set of the thread's locale.
class Utf8Locale {
 public:
  Utf8Locale() : ours_(newlocale(LC_CTYPE_MASK, "C.UTF-8", locale_t())) {
    if (ours_ != locale_t()) before_ = uselocale(ours_);
  }
  ~Utf8Locale() {
    if (ours_ == locale_t()) return;
    uselocale(before_);
    freelocale(ours_);
  }
  Utf8Locale(const Utf8Locale&) = delete;
  Utf8Locale& operator=(const Utf8Locale&) = delete;

 private:
  locale_t ours_;
  locale_t before_ = locale_t();
};

struct Close {
  void operator()(archive* reader) const { archive_read_free(reader); }
};
using Reader = std::unique_ptr<archive, Close>;

class ZipReading {
 public:
  ZipReading(const std::string& bytes, const std::string& name)
      : name_(name), reader_(archive_read_new()) {
    archive_read_support_format_zip(reader_.get());
    check(archive_read_open_memory(reader_.get(), bytes.data(), bytes.size()));
  }

  Contents read() {
    archive_entry* entry = nullptr;
    for (;;) {
      const int status = archive_read_next_header(reader_.get(), &entry);
      if (status == ARCHIVE_EOF) return collector_.take();
      check(status);
      collect(entry);
    }
  }

 private:
  void check(int status) const {
    if (status == ARCHIVE_OK || status == ARCHIVE_WARN) return;
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
      collector_.suspect(fmt::format("The submission has a link {}.", apps::inQuotes(path)));
      return collector_.leaveOut(path, "it is a link");
    }
    if (type != AE_IFREG) return collector_.leaveOut(path, "it is neither a file nor a folder");
    if (archive_entry_is_encrypted(entry) == 1) {
      throw std::runtime_error(
          fmt::format("cannot unpack {}: it is protected by a password", name_));
    }
    // Some zip files tell the size behind the file.
    const auto size = archive_entry_size_is_set(entry) == 0 ? 0 : archive_entry_size(entry);
    const Collector::Place place = collector_.place(path, static_cast<std::uint64_t>(size));
    if (place.isWanted) addText(place.path);
  }

  void addText(const std::string& path) {
    std::string text;
    char bytes[1 << 14];
    for (;;) {
      const la_ssize_t count = archive_read_data(reader_.get(), bytes, sizeof bytes);
      if (count < 0) check(static_cast<int>(count));
      if (count <= 0) break;
      text.append(bytes, static_cast<std::size_t>(count));
      if (text.size() > kLargestFile) return collector_.leaveOut(path, "it unpacks without end");
    }
    collector_.add(path, std::move(text));
  }

  const std::string& name_;
  Reader reader_;
  Collector collector_;
};

}  // namespace

Contents readZip(const std::string& bytes, const std::string& name) {
  const Utf8Locale locale;
  return ZipReading(bytes, name).read();
}

}  // namespace grading
