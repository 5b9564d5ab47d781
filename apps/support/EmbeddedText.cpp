#include "apps/support/EmbeddedText.h"

#include <zlib.h>

#include <cstddef>
#include <limits>
#include <new>
#include <stdexcept>

namespace apps {
namespace {

std::string compressed(const std::string& text) {
  constexpr int kGzip = 16;  // added to windowBits: write a gzip header
  constexpr int kMemoryLevel = 8;
  z_stream stream{};
  if (text.size() > std::numeric_limits<uInt>::max() ||
      deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzip, kMemoryLevel,
                   Z_DEFAULT_STRATEGY) != Z_OK) {
    throw std::bad_alloc();
  }
  std::string result(deflateBound(&stream, static_cast<uLong>(text.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
  stream.avail_in = static_cast<uInt>(text.size());
  stream.next_out = reinterpret_cast<Bytef*>(result.data());
  stream.avail_out = static_cast<uInt>(result.size());
  const int status = deflate(&stream, Z_FINISH);
  result.resize(stream.total_out);
  deflateEnd(&stream);
  if (status != Z_STREAM_END) throw std::logic_error("a text could not be compressed");
  return result;
}

std::string base64(const std::string& bytes) {
  constexpr const char* kDigits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    unsigned group = 0;
    for (std::size_t j = i; j < i + 3; ++j) {
      group = group << 8 | (j < bytes.size() ? static_cast<unsigned char>(bytes[j]) : 0u);
    }
    for (std::size_t digit = 0; digit < 4; ++digit) {
      const bool isThere = i + digit <= bytes.size();
      text += isThere ? kDigits[group >> (18 - 6 * digit) & 63u] : '=';
    }
  }
  return text;
}

}  // namespace

std::string filledPage(std::string_view name, const std::map<std::string, std::string>& contents) {
  const std::string page = embeddedText(name);
  std::string filled;
  std::size_t end = 0;
  for (std::size_t place = page.find("{{"); place != page.npos; place = page.find("{{", end)) {
    filled += page.substr(end, place - end);
    end = page.find("}}", place) + 2;
    const std::string part = page.substr(place + 2, end - place - 4);
    const auto content = contents.find(part);
    filled += content != contents.end() ? content->second : filledPage(part, contents);
  }
  return filled + page.substr(end);
}

std::string gzippedBase64(const std::string& text) {
  return base64(compressed(text));
}

}  // namespace apps
