#include "apps/grade/subjects/CompilerMessages.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <regex>
#include <sstream>

#include "apps/grade/intake/FileNames.h"
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

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

bool isCompilerError(const std::string& line) {
  // These lines do not say why the linker failed.
  if (line.starts_with("collect2:") || contains(line, "linker command failed")) return false;
  return contains(line, ": error: ") || contains(line, ": fatal error: ") ||
         contains(line, "internal compiler error");
}

// The assembler writes "Error" with a capital letter.
bool isAssemblerError(const std::string& line) {
  return contains(line, ": Error: ");
}

bool isLinkerError(const std::string& line) {
  return contains(line, "undefined reference to") || contains(line, "multiple definition of");
}

// True for "   12 |   int x" and "      |       ^".
bool isCode(const std::string& line) {
  const std::size_t bar = line.find('|');
  return bar != std::string::npos && line.find_first_not_of(" 0123456789") == bar;
}

std::string shortenedLine(const std::string& line) {
  constexpr std::size_t kLongest = 200;
  return line.size() <= kLongest ? line : apps::printable(line.substr(0, kLongest)) + " ...";
}

// Replaces the names of the compiler's temporary files, such as /tmp/ccUgU8mR.s, by words.
std::string withoutTemporaryFiles(const std::string& line) {
  static const std::regex kAssembly("[^ ]*/cc\\w{6}\\.s:\\d+:");
  static const std::regex kObject("[^ ]*/cc\\w{6}\\.o\\b");
  return std::regex_replace(std::regex_replace(line, kAssembly, "the assembler:"), kObject,
                            "the program");
}

bool isInSystemHeader(const std::string& line) {
  return line.starts_with("/usr/");
}

// The last "required from" line before the error that is not in a system header.
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

// Appends the first notes on the error, up to one in a system header.
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

constexpr std::string_view kTablesOf[] = {"vtable for ", "typeinfo for ", "VTT for "};

// The first undefined name, "Sudoku::setSquare(int, int, int)", without the linker's quotation
// marks, which differ.
std::optional<std::string_view> firstUndefined(std::string_view output) {
  constexpr std::string_view kComplaint = "undefined reference to ";
  if (!contains(output, "collect2: error") && !contains(output, "linker command failed")) {
    return std::nullopt;
  }
  const std::size_t start = output.find(kComplaint);
  if (start == std::string_view::npos) return std::nullopt;
  std::string_view name = output.substr(start + kComplaint.size());
  name = name.substr(0, name.find('\n'));
  if (name.size() < 3) return std::nullopt;
  return name.substr(1, name.size() - 2);
}

// The class of an undefined vtable, typeinfo or VTT. A class lacks these if one of its virtual
// functions is not defined.
std::optional<std::string_view> classOfTables(std::string_view undefined) {
  for (const std::string_view each : kTablesOf) {
    if (undefined.starts_with(each)) return undefined.substr(each.size());
  }
  return std::nullopt;
}

// A text that a definition outside of the class contains: "::setSquare", "Sudoku::" for a vtable,
// or the name itself if it is in no class.
std::string signOfDefinition(std::string_view undefined) {
  if (const auto owner = classOfTables(undefined)) return std::string(*owner) + "::";
  const std::string_view name = undefined.substr(0, undefined.find_first_of("(["));
  const std::size_t member = name.rfind("::");
  return std::string(member == std::string_view::npos ? name : name.substr(member));
}

bool isImplementation(const std::string& path) {
  const std::string name = lowerCase(path);
  return name.ends_with(".cpp") || name.ends_with(".cc") || name.ends_with(".cxx");
}

}  // namespace

std::vector<std::string> warningsIn(std::string_view output,
                                    const std::vector<PathPrefix>& prefixes,
                                    const std::vector<std::string>& options) {
  constexpr std::size_t kMost = 6;
  constexpr std::string_view kWord = " warning: ";
  std::vector<std::string> warnings;
  for (const std::string& line : linesWithPaths(output, prefixes)) {
    const std::size_t word = line.find(kWord);
    const std::size_t option = line.rfind(" [-W");
    if (word == std::string::npos || option == std::string::npos || option < word) continue;
    const bool isWanted = std::any_of(options.begin(), options.end(), [&](const auto& each) {
      return line.compare(option, std::string::npos, " [-W" + each + ']') == 0;
    });
    if (!isWanted || isInSystemHeader(line)) continue;
    std::string warning = line.substr(0, option).erase(word + 1, kWord.size() - 1);
    warning = shortenedLine(warning);
    if (std::find(warnings.begin(), warnings.end(), warning) != warnings.end()) continue;
    warnings.push_back(std::move(warning));
    if (warnings.size() == kMost) break;
  }
  return warnings;
}

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

std::string adviceOn(std::string_view error) {
  const auto has = [&](std::string_view part) { return contains(error, part); };
  if (has("unique_ptr") &&
      (has("deleted function") || has("deleted copy") || has("deleted constructor"))) {
    return "A unique_ptr cannot be copied, only moved. For one from the top() of a priority_queue: "
           "move(const_cast<unique_ptr<Searchable>&>(queue.top())), then pop().";
  }
  if (has("does not override") || has("hides virtual") || has("abstract")) {
    return "The function must be declared as in Searchable.h: is there a const behind its "
           "parameters?";
  }
  return "";
}

std::optional<std::string> whyUndefined(std::string_view output,
                                        const std::map<std::string, std::string>& files) {
  const auto undefined = firstUndefined(output);
  if (!undefined) return std::nullopt;
  const std::string sign = signOfDefinition(*undefined);
  const auto source = std::find_if(files.begin(), files.end(), [&](const auto& file) {
    return isImplementation(file.first) && contains(file.second, sign);
  });
  if (source != files.end()) {
    return fmt::format(
        "{} is handed in, but only headers are compiled: what it defines must be in a header.",
        apps::inOneLine(source->first));
  }
  if (const auto owner = classOfTables(*undefined)) {
    return fmt::format("{} has a virtual function that is declared, but defined in no header.",
                       apps::inOneLine(*owner));
  }
  return fmt::format("{} is declared and used, but defined in no header.",
                     apps::inOneLine(*undefined));
}

}  // namespace grading
