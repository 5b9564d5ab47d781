#include "apps/compare/trace/GzipStream.h"

#include <fmt/format.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <limits>
#include <stdexcept>
#include <streambuf>
#include <string_view>
#include <system_error>
#include <utility>

namespace compareSearch {
namespace {

constexpr unsigned kBufferBytes = 1 << 17;
constexpr std::size_t kLongestLine = 16 << 20;

using File = std::unique_ptr<gzFile_s, decltype(&gzclose)>;

std::string systemProblem() {
  return std::generic_category().message(errno);
}

// zlib reports success once it has a descriptor, without reading the file.
File opened(gzFile file, const std::string& attempt) {
  if (file == nullptr) throw std::runtime_error(fmt::format("{}: {}", attempt, systemProblem()));
  gzbuffer(file, kBufferBytes);
  return File(file, gzclose);
}

}  // namespace

class GzipInput::Buffer final : public std::streambuf {
 public:
  explicit Buffer(File file) : file_(std::move(file)) {}

  const std::string& problem() const { return problem_; }

 private:
  int_type underflow() override {
    const int count = gzread(file_.get(), text_.data(), static_cast<unsigned>(text_.size()));
    if (count <= 0) return end();
    const std::string_view read(text_.data(), static_cast<std::size_t>(count));
    const std::size_t lineEnd = read.rfind('\n');  // npos + 1 is 0
    lineBytes_ = read.size() - (lineEnd + 1) + (lineEnd == read.npos ? lineBytes_ : 0);
    if (lineBytes_ > kLongestLine) {
      fail(fmt::format("a line has more than {} MiB", kLongestLine >> 20));
    }
    setg(text_.data(), text_.data(), text_.data() + count);
    return traits_type::to_int_type(text_.front());
  }

  // Throwing an exception makes the stream bad().
  [[noreturn]] void fail(const std::string& problem) {
    problem_ = problem;
    throw std::ios_base::failure(problem_);
  }

  int_type end() {
    int code = Z_OK;
    gzerror(file_.get(), &code);
    if (code == Z_OK || code == Z_STREAM_END) return traits_type::eof();
    fail(code == Z_ERRNO       ? systemProblem()
         : code == Z_BUF_ERROR ? "the compressed file is cut off"
                               : "the compressed file is damaged");
  }

  File file_;
  std::array<char, kBufferBytes> text_;
  std::size_t lineBytes_ = 0;  // of the last line so far
  std::string problem_;
};

GzipInput::GzipInput(const std::string& name)
    : std::istream(nullptr),
      buffer_(std::make_unique<Buffer>(
          opened(name == "-" ? gzdopen(dup(STDIN_FILENO), "rb") : gzopen(name.c_str(), "rb"),
                 "cannot read " + name))) {
  rdbuf(buffer_.get());
}

GzipInput::~GzipInput() = default;

const std::string& GzipInput::problem() const {
  return buffer_->problem();
}

class GzipOutput::Buffer final : public std::streambuf {
 public:
  explicit Buffer(File file) : file_(std::move(file)) {}

  bool close() { return gzclose(file_.release()) == Z_OK; }

 private:
  int_type overflow(int_type letter) override {
    if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
    const char text = traits_type::to_char_type(letter);
    return xsputn(&text, 1) == 1 ? letter : traits_type::eof();
  }

  std::streamsize xsputn(const char* text, std::streamsize count) override {
    constexpr std::streamsize kMost = std::numeric_limits<int>::max();
    for (std::streamsize begin = 0; begin < count;) {
      const auto part = static_cast<unsigned>(std::min(kMost, count - begin));
      const int written = gzwrite(file_.get(), text + begin, part);
      if (written <= 0) return begin;
      begin += written;
    }
    return count;
  }

  File file_;
};

GzipOutput::GzipOutput(const std::string& name)
    : std::ostream(nullptr),
      name_(name),
      buffer_(std::make_unique<Buffer>(opened(
          gzopen(name.c_str(), isCompressed(name) ? "wb" : "wbT"), "cannot write to " + name))) {
  rdbuf(buffer_.get());
}

GzipOutput::~GzipOutput() = default;

void GzipOutput::close() {
  const bool isWhole = good() && buffer_->close();
  if (!isWhole) throw std::runtime_error(name_ + " could not be written");
}

}  // namespace compareSearch
