#include "apps/grade/report/Wrapped.h"

#include <algorithm>
#include <cstddef>
#include <sstream>

#include "apps/grade/report/Printable.h"

namespace grading {
namespace {

// Characters, of UTF-8.
std::size_t lengthOf(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xc0) != 0x80;
  }));
}

}  // namespace

std::string wrapped(std::string_view first, std::string_view text, int width) {
  const std::string indent(lengthOf(first), ' ');
  std::string lines;
  std::istringstream paragraphs(printable(text));
  std::string line(first);
  for (std::string paragraph; std::getline(paragraphs, paragraph); line = indent) {
    bool isEmpty = true;
    std::istringstream words(paragraph);
    for (std::string word; words >> word; isEmpty = false) {
      const std::size_t length = lengthOf(line) + 1 + lengthOf(word);
      if (!isEmpty && length > static_cast<std::size_t>(std::max(width, 1))) {
        lines += line + '\n';
        line = indent;
        isEmpty = true;
      }
      line += (isEmpty ? "" : " ") + word;
    }
    lines += line + '\n';
  }
  return lines;
}

std::string indented(std::string_view text, int indent) {
  std::string lines;
  std::istringstream stream(printable(text));
  for (std::string line; std::getline(stream, line);) {
    lines += std::string(static_cast<std::size_t>(indent), ' ') + line + '\n';
  }
  return lines;
}

}  // namespace grading
