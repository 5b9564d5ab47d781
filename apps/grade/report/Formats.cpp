#include "apps/grade/report/Formats.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <stdexcept>
#include <system_error>

#include "apps/grade/report/Formats.h"
#include "apps/grade/report/ReportJson.h"
#include "apps/support/OutputFile.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

struct Named {
  std::string_view name;
  Format format;
};

constexpr Named kFormats[] = {{"text", Format::text},           {"json", Format::json},
                              {"junit", Format::junit},         {"gradescope", Format::gradescope},
                              {"classroom", Format::classroom}, {"csv", Format::csv}};

std::string written(const Report& report, Format format, const TextStyle& style) {
  switch (format) {
    case Format::text: return textReport(report, style);
    case Format::json: return toJson(report);
    case Format::junit: return toJunit(report);
    case Format::gradescope: return toGradescope(report);
    case Format::classroom: return toClassroom(report);
    case Format::csv: return toCsv({report});
  }
  return "";
}

}  // namespace

std::string formatNames() {
  std::string names;
  for (const Named& each : kFormats)
    names += fmt::format("{}{}", names.empty() ? "" : ", ", each.name);
  return names;
}

std::optional<Format> formatNamed(std::string_view name) {
  for (const Named& each : kFormats) {
    if (each.name == name) return each.format;
  }
  return std::nullopt;
}

std::string formatted(const Report& report, Format format, bool showsHidden,
                      const TextStyle& style) {
  const bool isWhole = showsHidden || format == Format::gradescope;
  return written(isWhole ? report : forStudents(report), format, style);
}

void writeWhole(const fs::path& file, const std::string& text) {
  // Pipes and devices cannot be replaced by renaming, so they are written directly.
  if (fs::exists(file) && !fs::is_regular_file(file)) {
    std::ofstream out = apps::outputFile(file.string());
    out << text;
    return apps::closeWritten(out, file.string());
  }
  const fs::path unfinished = fmt::format("{}.{}.part", file.string(), ::getpid());
  std::ofstream out(unfinished, std::ios::binary);
  out << text;
  out.close();
  std::error_code error(out ? 0 : errno, std::generic_category());
  if (!error) fs::rename(unfinished, file, error);
  if (!error) return;
  std::error_code ignored;
  fs::remove(unfinished, ignored);
  throw std::runtime_error(fmt::format("cannot write to {}: {}", file.string(), error.message()));
}

}  // namespace grading
