#include "apps/grade/subjects/LinkerError.h"

#include <fmt/format.h>

#include <algorithm>

#include "apps/grade/intake/HeaderNames.h"
#include "apps/grade/intake/PathNames.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

constexpr std::string_view kTablesOf[] = {"vtable for ", "typeinfo for ", "VTT for "};

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// "Sudoku::setSquare(int, int, int)", which linkers have in quotation marks of several kinds.
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

// "Sudoku" if its tables are missing: it is the class that is not defined wholly.
std::optional<std::string_view> classOfTables(std::string_view undefined) {
  for (const std::string_view each : kTablesOf) {
    if (undefined.starts_with(each)) return undefined.substr(each.size());
  }
  return std::nullopt;
}

// What a definition of it outside of its class has in it: "::setSquare", or "Sudoku::" of a table;
// of what is in no class, its name.
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
        "{} is handed in, but only headers are compiled: what it defines has to be in a header.",
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
