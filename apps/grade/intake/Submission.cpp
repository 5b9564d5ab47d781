#include "apps/grade/intake/Submission.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <stdexcept>
#include <tuple>
#include <utility>

#include "apps/grade/intake/FileNames.h"
#include "apps/grade/intake/SubmittedFiles.h"
#include "apps/support/OutputFile.h"
#include "apps/support/PrintableText.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

bool hasAnyHeader(const SubmittedFiles& contents) {
  return std::any_of(contents.files.begin(), contents.files.end(), [](const auto& file) {
    return resembles(file.first, kSudokuHeader) || resembles(file.first, kBestFirstHeader);
  });
}

using ReadEntry = std::function<std::string(const std::string& path)>;

// Each path once, even if a zip file has several entries with it.
std::set<std::string> zipsIn(const SubmittedFiles& contents) {
  std::set<std::string> zips;
  std::copy_if(contents.others.begin(), contents.others.end(), std::inserter(zips, zips.end()),
               [](const std::string& path) { return lowerCase(path).ends_with(".zip"); });
  return zips;
}

// If the contents have no headers but one zip file, returns the contents of that, up to `depth`
// levels deep. Learning platforms give each student a folder with the uploaded zip file in it.
SubmittedFiles unpackedIfZipped(SubmittedFiles contents, const ReadEntry& read, int depth) {
  const std::set<std::string> zips = zipsIn(contents);
  if (hasAnyHeader(contents) || zips.empty()) return contents;
  const std::string name = apps::inQuotes(*zips.begin());
  if (zips.size() > 1) {
    contents.notes.push_back(fmt::format(
        "There are {} zip files and no headers beside them: none was opened.", zips.size()));
    return contents;
  }
  if (depth == 0) {
    contents.notes.push_back(
        fmt::format("The zip file {} lies in a zip file: it was not opened.", name));
    return contents;
  }
  const std::string bytes = read(*zips.begin());
  const auto readInner = [&](const std::string& path) { return fileInZip(bytes, name, path); };
  SubmittedFiles inner = unpackedIfZipped(readZip(bytes, name), readInner, depth - 1);
  inner.notes.insert(inner.notes.begin(), contents.notes.begin(), contents.notes.end());
  inner.suspicious.insert(inner.suspicious.begin(), contents.suspicious.begin(),
                          contents.suspicious.end());
  return inner;
}

SubmittedFiles readSubmittedFiles(const fs::path& source) {
  const fs::file_status status = fs::status(source);
  if (!fs::exists(status)) {
    throw std::runtime_error(fmt::format("there is no {}", source.string()));
  }
  if (fs::is_directory(status)) {
    const auto read = [&](const std::string& path) { return readFile(source / path, kLargestZip); };
    return unpackedIfZipped(readFolder(source), read, 2);
  }
  if (fs::is_regular_file(status)) {
    const std::string bytes = readFile(fs::canonical(source), kLargestZip);
    const std::string name = apps::inQuotes(source.filename().string());
    if (bytes.empty()) throw std::runtime_error(fmt::format("{} is empty", name));
    const auto read = [&](const std::string& path) { return fileInZip(bytes, name, path); };
    if (bytes.starts_with("PK")) return unpackedIfZipped(readZip(bytes, name), read, 1);
  }
  throw std::runtime_error(fmt::format("{} is neither a folder nor a zip file",
                                       apps::inQuotes(source.filename().string())));
}

// The note about a missing header. Names a file that was probably meant.
std::string missingNote(std::string_view header, const SubmittedFiles& contents) {
  const auto isMeant = [&](const std::string& path) {
    const std::string stem = lowerCase(header.substr(0, header.find('.')));
    return lowerCase(nameIn(path)).starts_with(stem);
  };
  std::string hint;
  for (const std::string& path : contents.others) {
    if (isMeant(path)) hint = fmt::format(" {} is not a header.", apps::inQuotes(path));
  }
  for (const auto& [path, text] : contents.files) {
    if (isMeant(path)) hint = fmt::format(" {} is not a header.", apps::inQuotes(path));
  }
  return fmt::format("There is no {}.{}", header, hint);
}

// Chooses the file for `header` and stores it under that name. Returns its folder, or nothing if
// there is no such file.
std::optional<std::string> chooseHeader(std::string_view header, std::string_view other,
                                        const SubmittedFiles& contents, Submission& submission) {
  const std::vector<std::string> candidates = candidatesFor(header, other, contents.files);
  if (candidates.empty()) {
    submission.notes.push_back(missingNote(header, contents));
    return std::nullopt;
  }
  const std::string& taken = candidates.front();
  if (candidates.size() > 1) {
    submission.notes.push_back(fmt::format("There are {} files for {}: {} was taken.",
                                           candidates.size(), header, apps::inQuotes(taken)));
  }
  const std::string folder(folderIn(taken));
  if (nameIn(taken) != header) {
    submission.notes.push_back(fmt::format("{} was taken for {}: hand it in under that name.",
                                           apps::inQuotes(taken), header));
    const std::string text = contents.files.at(taken);
    submission.files.insert_or_assign(inFolder(folder, header), text);
  }
  return folder;
}

// The folders of the files, as Submission::includeFolders has them.
std::vector<std::string> includeFoldersOf(const std::map<std::string, std::string>& files,
                                          const std::optional<std::string>& sudoku,
                                          const std::optional<std::string>& bestFirst) {
  const fs::path start = sudoku.value_or(bestFirst.value_or(""));
  std::set<std::tuple<bool, bool, std::ptrdiff_t, std::string>> ranked;
  for (const auto& [path, text] : files) {
    const std::string folder(folderIn(path));
    const fs::path way = fs::path(folder).lexically_relative(start);
    ranked.emplace(folder != sudoku, folder != bestFirst, std::distance(way.begin(), way.end()),
                   folder);
  }
  // Compilers start their parts with all folders, twice and below ours, in at most 128 KiB.
  std::size_t room = 40'000;
  std::vector<std::string> folders;
  for (const auto& [isOther, isOtherToo, steps, folder] : ranked) {
    if (room < folder.size() + 100) break;
    room -= folder.size() + 100;
    folders.push_back(folder);
  }
  return folders;
}

// Some editors on Windows call this encoding "Unicode".
bool isUtf16(std::string_view text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
}

// Removes copies of the course's headers, which the course's own replace.
void dropGiven(Submission& submission) {
  for (auto file = submission.files.begin(); file != submission.files.end();) {
    const bool isGiven = std::any_of(std::begin(kGivenHeaders), std::end(kGivenHeaders),
                                     [&](auto header) { return resembles(file->first, header); });
    file = isGiven ? submission.files.erase(file) : std::next(file);
  }
}

// Mends includes of the course's headers by a path, and of names that differ from a file's only by
// case, which Windows and macOS ignore. Notes the first of each file.
void mendIncludes(Submission& submission) {
  std::map<std::string, std::string> named;  // by name in lower case
  std::set<std::string_view> names;
  for (const auto& [path, text] : submission.files) {
    named.emplace(lowerCase(nameIn(path)), nameIn(path));
    names.insert(nameIn(path));
  }
  std::map<std::string, std::string> given;  // by name in lower case
  for (const std::string_view each : kGivenHeaders) given.emplace(lowerCase(each), each);
  const auto meant = [&](std::string_view name) -> std::string {
    const std::size_t folder = name.find_last_of("/\\") + 1;  // npos + 1 is 0
    const std::string_view last = name.substr(folder);
    const std::string lower = lowerCase(last);
    if (const auto course = given.find(lower); course != given.end()) return course->second;
    const auto found = named.find(lower);
    if (found == named.end() || names.count(last) > 0) return std::string(name);
    return std::string(name.substr(0, folder)) + found->second;
  };
  for (auto& [path, text] : submission.files) {
    std::string mended;
    std::size_t taken = 0;  // bytes of the text
    for (const std::string_view name : includedNames(text)) {
      const std::string right = meant(name);
      if (right == name) continue;
      if (taken == 0) {
        submission.notes.push_back(fmt::format("{} includes {}: {} was taken.",
                                               apps::inQuotes(path), apps::inQuotes(name),
                                               apps::inQuotes(right)));
      }
      const auto begin = static_cast<std::size_t>(name.data() - text.data());
      mended.append(text, taken, begin - taken).append(right);
      taken = begin + name.size();
    }
    if (taken > 0) text = mended.append(text, taken);
  }
}

// Throws if the files cannot be written, because one has the path of another's folder.
void refuseFilesAsFolders(const std::map<std::string, std::string>& files) {
  for (const auto& [path, text] : files) {
    const std::string folder = path + '/';
    const auto inside = files.lower_bound(folder);
    if (inside == files.end() || !inside->first.starts_with(folder)) continue;
    throw std::runtime_error(fmt::format(
        "{} is the name of a file and of a folder: rename one of them", apps::inQuotes(path)));
  }
}

}  // namespace

std::string submissionName(const fs::path& source) {
  fs::path path = source.lexically_normal();
  if (path.filename().empty()) path = path.parent_path();
  if (path == "." || path == "..") path = fs::absolute(source).lexically_normal();
  if (path.filename().empty()) path = path.parent_path();
  std::string name = path.filename().string();
  if (lowerCase(name).ends_with(".zip")) name.resize(name.size() - 4);
  return name;
}

Submission submissionOf(SubmittedFiles contents, std::string name) {
  Submission submission;
  submission.name = std::move(name);
  submission.notes = std::move(contents.notes);
  submission.suspicious = std::move(contents.suspicious);
  submission.files = contents.files;
  dropGiven(submission);
  const auto sudoku = chooseHeader(kSudokuHeader, kBestFirstHeader, contents, submission);
  const auto bestFirst = chooseHeader(kBestFirstHeader, kSudokuHeader, contents, submission);
  submission.hasSudoku = sudoku.has_value();
  submission.hasBestFirst = bestFirst.has_value();
  submission.includeFolders = includeFoldersOf(submission.files, sudoku, bestFirst);
  for (const auto& [path, text] : submission.files) {
    if (!isUtf16(text)) continue;
    submission.notes.push_back(fmt::format(
        "{} is in UTF-16, which compilers do not read: save it as UTF-8.", apps::inQuotes(path)));
  }
  mendIncludes(submission);
  refuseFilesAsFolders(submission.files);
  return submission;
}

Submission readSubmission(const fs::path& source) {
  Submission submission = submissionOf(readSubmittedFiles(source), submissionName(source));
  if (fs::is_symlink(source)) {
    submission.suspicious.push_back(fmt::format("The submission is a link to {}.",
                                                apps::inQuotes(fs::canonical(source).string())));
  }
  return submission;
}

void writeFiles(const std::map<std::string, std::string>& files, const fs::path& folder) {
  for (const auto& [path, text] : files) {
    const fs::path file = folder / path;
    fs::create_directories(file.parent_path());
    std::ofstream out = apps::outputFile(file.string());
    out << text;
    apps::closeWritten(out, file.string());
  }
}

}  // namespace grading
