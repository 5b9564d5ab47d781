// GzipStream.h: streams on text files that may be compressed by gzip (RFC 1952).

#ifndef APPS_COMPARE_TRACE_GZIPSTREAM_H_
#define APPS_COMPARE_TRACE_GZIPSTREAM_H_

#include <istream>
#include <memory>
#include <ostream>
#include <string>

namespace compareSearch {

// Reads a file, compressed or not; the content decides, not the name. A file may have several gzip
// members. The stream becomes bad() at the point where a file is truncated or damaged, or where a
// line has 16 MiB, because a small compressed file may unpack to one line without end.
class GzipInput final : public std::istream {
 public:
  // Opens the file, or standard input if the name is "-". Throws std::runtime_error with the reason
  // if that fails.
  explicit GzipInput(const std::string& name);
  ~GzipInput() override;

  // Why the stream is bad().
  const std::string& problem() const;

 private:
  class Buffer;
  std::unique_ptr<Buffer> buffer_;
};

// True if GzipOutput compresses a file with that name.
inline bool isCompressed(const std::string& name) {
  return name.ends_with(".gz");
}

// Writes a file, compressed if isCompressed(name).
class GzipOutput final : public std::ostream {
 public:
  // Opens and truncates the file. Throws std::runtime_error with the reason if that fails.
  explicit GzipOutput(const std::string& name);
  ~GzipOutput() override;

  // Throws std::runtime_error if any earlier output was not written.
  void close();

 private:
  class Buffer;
  std::string name_;
  std::unique_ptr<Buffer> buffer_;
};

}  // namespace compareSearch

#endif
