#include "apps/grade/subjects/CompilerMessages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <sstream>

#include "apps/support/PrintableText.h"

namespace grading {
namespace {

using Lines = std::vector<std::string>;

Lines linesWithPaths(std::string_view output, const std::vector<PathPrefix>& prefixes) {
  std::string text = apps::printable(output);
  for (const auto& [prefix, shown] : prefixes) {
    for (std::size_t at = 0; (at = text.find(prefix, at)) != text.npos; at += shown.size()) {
      text.replace(at, prefix.size(), shown);
    }
  }
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool isError(const std::string& line) {
  // These lines do not say why the linker failed.
  if (line.starts_with("collect2:") || contains(line, "linker command failed")) return false;
  return contains(line, ": error: ") || contains(line, ": fatal error: ") ||
         contains(line, "internal compiler error");
}

// True for "   12 |   int x" and "      |       ^".
bool isCode(const std::string& line) {
  const std::size_t bar = line.find('|');
  return bar != std::string::npos && line.find_first_not_of(" 0123456789") == bar;
}

bool isInSystemHeader(const std::string& line) {
  return line.starts_with("/usr/");
}

std::string shortened(const std::string& line) {
  constexpr std::size_t kLongest = 200;
  return line.size() <= kLongest ? line : apps::printable(line.substr(0, kLongest)) + " ...";
}

void append(std::string& text, const std::string& line) {
  text += (text.empty() ? "" : "\n") + shortened(line);
}

// The error in lines[error] with what explains it: two lines of code, the line outside of system
// headers that led there, and two notes.
std::string told(const Lines& lines, std::size_t error) {
  std::string text;
  append(text, lines[error]);
  std::size_t next = error + 1;
  for (; next < lines.size() && next <= error + 2 && isCode(lines[next]); ++next) {
    append(text, lines[next]);
  }
  for (std::size_t i = error; isInSystemHeader(lines[error]) && i-- > 0 && !isError(lines[i]);) {
    if (!contains(lines[i], "required from") || isInSystemHeader(lines[i])) continue;
    append(text, lines[i]);
    break;
  }
  for (int notes = 0; next < lines.size() && notes < 2 && !isError(lines[next]); ++next) {
    if (isInSystemHeader(lines[next])) break;
    if (!contains(lines[next], ": note: ")) continue;
    append(text, lines[next]);
    ++notes;
  }
  return text;
}

// What to do about a frequent error. Empty for others.
std::string adviceOn(std::string_view error) {
  const auto has = [&](std::string_view part) { return contains(error, part); };
  if (has("unique_ptr") &&
      (has("deleted function") || has("deleted copy") || has("deleted constructor"))) {
    return "\nA unique_ptr cannot be copied, only moved. For one from the top() of a "
           "priority_queue: move(const_cast<unique_ptr<Searchable>&>(queue.top())), then pop().";
  }
  if (has("does not override") || has("hides virtual") || has("abstract")) {
    return "\nThe function must be declared as in Searchable.h: is there a const behind its "
           "parameters?";
  }
  return "";
}

}  // namespace

std::string firstError(std::string_view output, const std::vector<PathPrefix>& prefixes) {
  const Lines lines = linesWithPaths(output, prefixes);
  const auto error = std::find_if(lines.begin(), lines.end(), isError);
  if (error != lines.end()) {
    const std::string text = told(lines, static_cast<std::size_t>(error - lines.begin()));
    return text + adviceOn(text);
  }
  constexpr std::size_t kMost = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, lines.size()); ++i) append(text, lines[i]);
  return text;
}

std::string whyUndefined(std::string_view output) {
  constexpr std::string_view kComplaint = "undefined reference to ";
  const bool isOfLinker =
      contains(output, "collect2: error") || contains(output, "linker command failed");
  const std::size_t start = output.find(kComplaint);
  if (!isOfLinker || start == output.npos) return "";
  std::string_view name = output.substr(start + kComplaint.size());
  name = name.substr(0, name.find('\n'));
  if (name.size() < 2) return "";
  // Without the linker's quotation marks, which differ.
  return fmt::format(
      "{} is declared and used, but defined in no header. Only headers are compiled.",
      apps::inOneLine(name.substr(1, name.size() - 2)));
}

}  // namespace grading
