#include "apps/grade/report/Wrapped.h"

#include <algorithm>
#include <cstddef>
#include <sstream>

#include "apps/support/PrintableText.h"
#include "apps/support/Utf8.h"

namespace grading {
std::string wrapped(std::string_view first, std::string_view text, int width) {
  const std::string indent(apps::characterCount(first), ' ');
  std::string lines;
  std::istringstream paragraphs(apps::printable(text));
  std::string line(first);
  for (std::string paragraph; std::getline(paragraphs, paragraph); line = indent) {
    bool isEmpty = true;
    std::istringstream words(paragraph);
    for (std::string word; words >> word; isEmpty = false) {
      const std::size_t length = apps::characterCount(line) + 1 + apps::characterCount(word);
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
  std::istringstream stream(apps::printable(text));
  for (std::string line; std::getline(stream, line);) {
    lines += std::string(static_cast<std::size_t>(indent), ' ') + line + '\n';
  }
  return lines;
}

}  // namespace grading
