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

std::string filledPage(std::string page,
                       const std::vector<std::pair<std::string, std::string>>& contents) {
  for (const auto& [name, content] : contents) {
    const std::string place = "{{" + name + "}}";
    const std::size_t found = page.find(place);
    if (found == std::string::npos) throw std::logic_error("the page has no place for " + name);
    page.replace(found, place.size(), content);
  }
  return page;
}

std::string gzippedBase64(const std::string& text) {
  return base64(compressed(text));
}

}  // namespace apps
