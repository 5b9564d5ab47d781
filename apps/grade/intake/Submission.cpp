#include "apps/grade/intake/Submission.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <sstream>
#include <stdexcept>
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

void addIncludeFolder(Submission& submission, const std::string& folder) {
  std::vector<std::string>& folders = submission.includeFolders;
  if (std::find(folders.begin(), folders.end(), folder) == folders.end()) folders.push_back(folder);
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

// The name of the course's header at the end of a path with a folder. Empty for other paths.
std::string givenInFolder(std::string_view path) {
  const std::size_t folder = path.find_last_of("/\\");
  if (folder == std::string_view::npos) return "";
  const std::string name = lowerCase(path.substr(folder + 1));
  for (const std::string_view given : kGivenHeaders) {
    if (lowerCase(given) == name) return std::string(given);
  }
  return "";
}

// Replaces includes of the course's headers by a path with includes by name, and adds a note.
void takeGivenFromAnywhere(Submission& submission) {
  for (auto& [path, text] : submission.files) {
    for (const std::string& name : includedNames(text)) {
      const std::string given = givenInFolder(name);
      if (given.empty()) continue;
      // Replaces all occurrences, so a second include of the name finds none and adds no note.
      if (!replaceEvery(text, '"' + name + '"', '"' + given + '"')) continue;
      submission.notes.push_back(fmt::format("{} includes {}: the course's {} was taken.",
                                             apps::inQuotes(path), apps::inQuotes(name), given));
    }
  }
}

// File names on Windows and macOS are case-insensitive. If an included name differs from a file's
// name only by case, adds a file with the included name that includes the other, and a note.
void addMissingNames(Submission& submission) {
  std::map<std::string, std::string> named;  // by name in lower case
  for (const auto& [path, text] : submission.files) {
    named.emplace(lowerCase(nameIn(path)), nameIn(path));
  }
  for (const std::string_view given : kGivenHeaders) {
    named.insert_or_assign(lowerCase(given), std::string(given));
  }
  std::map<std::string, std::string> added;
  for (const auto& [path, text] : submission.files) {
    for (const std::string& name : includedNames(text)) {
      const auto found = named.find(lowerCase(name));
      if (found == named.end() || found->second == name) continue;
      const std::string file = inFolder(submission.includeFolders.front(), name);
      if (submission.files.count(file) > 0) continue;
      if (!added.emplace(file, fmt::format("#include \"{}\"\n", found->second)).second) continue;
      submission.notes.push_back(
          fmt::format("{} includes {}, but the file is named {}: many systems tell capital letters "
                      "apart.",
                      apps::inQuotes(path), apps::inQuotes(name), apps::inQuotes(found->second)));
    }
  }
  submission.files.merge(added);
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
  if (sudoku) addIncludeFolder(submission, *sudoku);
  if (bestFirst) addIncludeFolder(submission, *bestFirst);
  for (const auto& [path, text] : submission.files) {
    addIncludeFolder(submission, std::string(folderIn(path)));
    if (!isUtf16(text)) continue;
    submission.notes.push_back(fmt::format(
        "{} is in UTF-16, which compilers do not read: save it as UTF-8.", apps::inQuotes(path)));
  }
  takeGivenFromAnywhere(submission);
  addMissingNames(submission);
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
