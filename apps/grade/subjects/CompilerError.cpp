#include "apps/grade/subjects/CompilerError.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <regex>
#include <sstream>

#include "apps/support/PrintableText.h"

namespace grading {
namespace {

using Lines = std::vector<std::string>;

void replaceEvery(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = text.find(what); at != std::string::npos;
       at = text.find(what, at + by.size())) {
    text.replace(at, what.size(), by);
  }
}

Lines linesWithPaths(std::string_view output, const std::vector<PathPrefix>& prefixes) {
  std::string text = apps::printable(output);
  for (const PathPrefix& each : prefixes) replaceEvery(text, each.prefix, each.shown);
  Lines lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

bool contains(const std::string& line, std::string_view part) {
  return line.find(part) != std::string::npos;
}

bool isCompilerError(const std::string& line) {
  // That the linker failed is not why it did.
  if (line.starts_with("collect2:") || contains(line, "linker command failed")) return false;
  return contains(line, ": error: ") || contains(line, ": fatal error: ") ||
         contains(line, "internal compiler error");
}

// The assembler has a capital letter there.
bool isAssemblerError(const std::string& line) {
  return contains(line, ": Error: ");
}

bool isLinkerError(const std::string& line) {
  return contains(line, "undefined reference to") || contains(line, "multiple definition of");
}

// "   12 |   int x", and "      |       ^"
bool isCode(const std::string& line) {
  const std::size_t bar = line.find('|');
  return bar != std::string::npos && line.find_first_not_of(" 0123456789") == bar;
}

std::string shortenedLine(const std::string& line) {
  constexpr std::size_t kLongest = 200;
  return line.size() <= kLongest ? line : apps::printable(line.substr(0, kLongest)) + " ...";
}

// Compilers pass on what they make in files such as /tmp/ccUgU8mR.s, which say nothing to anybody.
std::string withoutTemporaryFiles(const std::string& line) {
  static const std::regex kAssembly("[^ ]*/cc\\w{6}\\.s:\\d+:");
  static const std::regex kObject("[^ ]*/cc\\w{6}\\.o\\b");
  return std::regex_replace(std::regex_replace(line, kAssembly, "the assembler:"), kObject,
                            "the program");
}

bool isInSystemHeader(const std::string& line) {
  return line.starts_with("/usr/");
}

// The last line before the error that says from where of the student's code it was reached.
std::string origin(const Lines& lines, std::size_t error) {
  for (std::size_t i = error; i-- > 0;) {
    if (isCompilerError(lines[i])) break;
    if (contains(lines[i], "required from") && !isInSystemHeader(lines[i])) return lines[i];
  }
  return "";
}

void append(std::string& text, const std::string& line) {
  if (!line.empty())
    text += (text.empty() ? "" : "\n") + withoutTemporaryFiles(shortenedLine(line));
}

// The first notes on the error that are about the student's code.
void appendExplanation(std::string& text, const Lines& lines, std::size_t error) {
  constexpr int kMost = 2;
  int told = 0;
  for (std::size_t i = error + 1; i < lines.size() && !isCompilerError(lines[i]); ++i) {
    if (told == kMost || isInSystemHeader(lines[i])) return;
    if (!contains(lines[i], ": note: ")) continue;
    append(text, lines[i]);
    ++told;
  }
}

std::string told(const Lines& lines, std::size_t error) {
  std::string text;
  append(text, lines[error]);
  for (std::size_t i = error + 1; i < lines.size() && i <= error + 2 && isCode(lines[i]); ++i) {
    append(text, lines[i]);
  }
  if (isInSystemHeader(lines[error])) append(text, origin(lines, error));
  appendExplanation(text, lines, error);
  return text;
}

}  // namespace

std::string firstError(std::string_view output, const std::vector<PathPrefix>& prefixes) {
  const Lines lines = linesWithPaths(output, prefixes);
  for (const auto isError : {isCompilerError, isAssemblerError, isLinkerError}) {
    const auto error = std::find_if(lines.begin(), lines.end(), isError);
    if (error != lines.end()) return told(lines, static_cast<std::size_t>(error - lines.begin()));
  }
  constexpr std::size_t kMost = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(kMost, lines.size()); ++i) append(text, lines[i]);
  return text;
}

}  // namespace grading
