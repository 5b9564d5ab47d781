#include "apps/grade/subjects/CompilerMessages.h"

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

// The words of an error of the linker, without the places in object files around them.
std::string errorOfLinker(const std::string& line) {
  for (const char* const words : {"undefined reference to ", "multiple definition of "}) {
    const std::size_t begin = line.find(words);
    if (begin != line.npos) return line.substr(begin, line.find("; /") - begin);
  }
  return "";
}

bool isError(const std::string& line) {
  // These lines do not say why the linker failed.
  if (line.starts_with("collect2:") || contains(line, "linker command failed")) return false;
  return contains(line, ": error: ") || contains(line, ": fatal error: ") ||
         contains(line, ": Error: ") || contains(line, "internal compiler error") ||
         !errorOfLinker(line).empty();
}

// True for "   12 |   int x" and "      |       ^".
bool isCode(const std::string& line) {
  const std::size_t bar = line.find('|');
  return bar != std::string::npos && line.find_first_not_of(" 0123456789") == bar;
}

// True for lines about the suite's own sources.
bool isOurs(const std::string& line) {
  return contains(line, kInTests) || contains(line, kAtEnd);
}

// Without a place in the suite's sources or in files of the compiler, which tells nothing.
std::string withoutOurPlace(const std::string& line) {
  const std::size_t end = line.find(": ");
  if (isOurs(line) && end != line.npos) return line.substr(0, line.find(':')) + line.substr(end);
  if (const std::string error = errorOfLinker(line); !error.empty()) return error;
  const bool isOfCompiler = line.starts_with('/') && !contains(line.substr(0, end), "/include/");
  return isOfCompiler && end != line.npos ? line.substr(end + 2) : line;
}

void append(std::string& text, const std::string& line) {
  constexpr std::size_t kLongest = 200;
  const std::string shown = withoutOurPlace(line);
  const bool isLong = shown.size() > kLongest;
  text += (text.empty() ? "" : "\n") +
          (isLong ? apps::printable(shown.substr(0, kLongest)) + " ..." : shown);
}

// The error in lines[error] with what explains it: two lines of code, the student's line that led
// to a system header, and two notes.
std::string told(const Lines& lines, std::size_t error) {
  std::string text;
  append(text, lines[error]);
  std::size_t next = error + 1;
  for (; next < lines.size() && next <= error + 2 && isCode(lines[next]); ++next) {
    append(text, lines[next]);
  }
  for (std::size_t i = error; lines[error].starts_with("/usr/") && i-- > 0 && !isError(lines[i]);) {
    if (!contains(lines[i], " from ") || contains(lines[i], "/usr/") || isOurs(lines[i])) continue;
    append(text, lines[i]);
    break;
  }
  for (int notes = 0; next < lines.size() && notes < 2 && !isError(lines[next]); ++next) {
    if (lines[next].starts_with("/usr/")) break;
    if (!contains(lines[next], ": note: ")) continue;
    append(text, lines[next]);
    ++notes;
  }
  return text;
}

// What to do about a frequent error, the first in the output. Empty for others.
std::string adviceOn(std::string_view error, std::string_view output) {
  constexpr const char* kBase = "Sudoku must be declared so: class Sudoku : public Searchable";
  const auto has = [&](std::string_view part) { return contains(error, part); };
  if (contains(output, kBase)) return std::string("\n") + kBase;  // a warning of SubjectBoard.h
  if (error.starts_with(kAtEnd)) {
    return "\nThe header ends in the middle of something: is a } or a ; missing?";
  }
  if (has("undefined reference to")) {
    return "\nThis is declared and used, but defined in no header. Only headers are compiled.";
  }
  if (error.starts_with(kInTests) && (has("declared") || has("unknown type name"))) {
    return "\nThe tests need a class of that name, outside of namespaces.";
  }
  if (has("push_back(std::unique_ptr<") || (has("unique_ptr") && has("deleted "))) {
    return "\nA unique_ptr cannot be copied, only moved. For one from the top() of a "
           "priority_queue: move(const_cast<unique_ptr<Searchable>&>(queue.top())), then pop().";
  }
  if (has("override") || has("hides virtual") || has("abstract")) {
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
    return told(lines, static_cast<std::size_t>(error - lines.begin())) + adviceOn(*error, output);
  }
  constexpr std::size_t kMost = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, lines.size()); ++i) append(text, lines[i]);
  return text;
}

}  // namespace grading
