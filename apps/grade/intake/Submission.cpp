#include "apps/grade/intake/Submission.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <fstream>
#include <regex>
#include <set>
#include <stdexcept>
#include <system_error>
#include <tuple>
#include <utility>

#include "apps/grade/intake/NeverNeeded.h"
#include "apps/support/OutputFile.h"
#include "apps/support/PrintableText.h"
#include "sudoku/Characters.h"

namespace grading {
namespace {

namespace fs = std::filesystem;
using sudoku::lowerCase;

std::string folderIn(const fs::path& path) {
  return path.parent_path().string();
}

// True if the name in the path is `header`, ignoring case, spaces and marks of copies ("(1)", "-1",
// " - Copy", " copy 2"), and with .hpp, .hh or .hxx equal to .h.
bool resembles(const fs::path& path, std::string_view header) {
  static const std::regex kMarksOfCopies("(\\([0-9]+\\)|-[0-9]+|-?copy[0-9]*)*");
  static const std::set<std::string> kExtensions = {".h", ".hpp", ".hh", ".hxx"};
  std::string name = lowerCase(path.stem().string());
  std::erase(name, ' ');
  const std::string wanted = lowerCase(fs::path(header).stem().string());
  return name.starts_with(wanted) && kExtensions.contains(lowerCase(path.extension().string())) &&
         std::regex_match(name.substr(wanted.size()), kMarksOfCopies);
}

// The paths of the files that may be meant as `header`, best first: exactly right names before
// nearly right ones, files in the same folder as another of `asked` before others, then by depth,
// then by folder. Of copies in a folder, the one with the highest number is the latest.
std::vector<std::string> candidatesFor(std::string_view header,
                                       const std::vector<std::string>& asked,
                                       const std::map<std::string, std::string>& files) {
  std::vector<std::string> candidates;
  std::set<std::string> foldersOfOthers;
  for (const auto& file : files) {
    const std::string& path = file.first;
    if (resembles(path, header)) candidates.push_back(path);
    const bool isOther = std::ranges::any_of(
        asked, [&](const std::string& other) { return other != header && resembles(path, other); });
    if (isOther) foldersOfOthers.insert(folderIn(path));
  }
  const auto rank = [&](const std::string& path) {
    return std::tuple(fs::path(path).filename() != header,
                      !foldersOfOthers.contains(folderIn(path)),
                      std::count(path.begin(), path.end(), '/'), folderIn(path));
  };
  std::sort(candidates.begin(), candidates.end(), [&](const auto& one, const auto& two) {
    return std::tuple(rank(one), two.size(), two) < std::tuple(rank(two), one.size(), one);
  });
  return candidates;
}

// Skips spaces and the part. Returns false if the part is not there.
bool skip(std::string_view& text, std::string_view part) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  if (!text.starts_with(part)) return false;
  text.remove_prefix(part.size());
  return true;
}

bool resemblesAny(const fs::path& path, const auto& headers) {
  return std::ranges::any_of(headers, [&](const auto& each) { return resembles(path, each); });
}

// If the contents have no headers but one zip file, returns the contents of that, up to `depth`
// levels deep. Learning platforms give each student a folder with the uploaded zip file in it.
SubmittedFiles unpackedIfZipped(SubmittedFiles contents, const std::vector<std::string>& asked,
                                int depth) {
  const bool hasAny = std::ranges::any_of(
      contents.files, [&](const auto& file) { return resemblesAny(file.first, asked); });
  if (hasAny || contents.zips.empty()) return contents;
  const auto& [path, bytes] = *contents.zips.begin();
  if (contents.zips.size() > 1 || depth == 0) {
    contents.notes.push_back(
        fmt::format("The zip file {} was not opened: hand in one zip file, with the headers in it.",
                    apps::inQuotes(path)));
    return contents;
  }
  SubmittedFiles inner = unpackedIfZipped(readZip(bytes, apps::inQuotes(path)), asked, depth - 1);
  inner.notes.insert(inner.notes.begin(), contents.notes.begin(), contents.notes.end());
  inner.suspicious.insert(inner.suspicious.begin(), contents.suspicious.begin(),
                          contents.suspicious.end());
  return inner;
}

SubmittedFiles readSubmittedFiles(const fs::path& source, const std::vector<std::string>& asked) {
  // With a slash behind it, a link would be followed.
  const fs::path path = source.has_filename() ? source : source.parent_path();
  const std::string name = apps::inQuotes(path.filename().string());
  const FileDescriptor opened = openUnlinked(path);
  const int why = opened.number() < 0 ? errno : 0;
  if (why == ENOENT) throw std::runtime_error(fmt::format("there is no {}", name));
  if (why == ELOOP) {
    throw std::runtime_error(fmt::format("{} is a link: name the folder or zip file itself", name));
  }
  if (why != 0)
    throw std::runtime_error(
        fmt::format("cannot read {}: {}", name, std::generic_category().message(why)));
  if (isFolder(opened)) return unpackedIfZipped(readFolder(opened), asked, 2);
  const std::string bytes = contentsOf(opened, name, kLargestZip);
  if (bytes.empty()) throw std::runtime_error(fmt::format("{} is empty", name));
  if (bytes.starts_with("PK")) return unpackedIfZipped(readZip(bytes, name), asked, 1);
  throw std::runtime_error(fmt::format("{} is neither a folder nor a zip file", name));
}

// Adds the folder of the file, as Submission::includeFolders has them.
void addFolderOf(const std::string& path, std::vector<std::string>& folders) {
  constexpr std::size_t kMost = 100;  // compilers hand all of them on, in at most 128 KiB
  const std::string folder = folderIn(path);
  const bool isNew = std::ranges::find(folders, folder) == folders.end();
  if (isNew && folders.size() < kMost) folders.push_back(folder);
}

// Chooses the file for `header`, stores it under that name and returns its path; "" without one.
std::string chooseHeader(std::string_view header, const std::vector<std::string>& asked,
                         Submission& submission) {
  const std::vector<std::string> candidates = candidatesFor(header, asked, submission.files);
  if (candidates.empty()) {
    submission.notes.push_back(fmt::format("There is no {}.", header));
    return "";
  }
  const std::string& taken = candidates.front();
  if (candidates.size() > 1) {
    submission.notes.push_back(fmt::format("There are {} files for {}: {} was taken.",
                                           candidates.size(), header, apps::inQuotes(taken)));
    submission.suspicious.push_back(submission.notes.back());
  }
  const std::string path = (fs::path(folderIn(taken)) / header).string();
  if (path != taken) {
    submission.notes.push_back(fmt::format("{} was taken for {}: hand it in under that name.",
                                           apps::inQuotes(taken), header));
    const std::string text = submission.files.at(taken);
    submission.files.insert_or_assign(path, text);
  }
  addFolderOf(taken, submission.includeFolders);
  return path;
}

// The given headers replace the submission's copies. An include that names one of them by a path
// or in other letters would not find it: `#include "../include/Searchable.h"` loses its path.
void takeGivenFromAnywhere(Submission& submission, const std::vector<std::string_view>& given) {
  std::erase_if(submission.files,
                [&](const auto& file) { return resemblesAny(file.first, given); });
  for (auto& [path, text] : submission.files) {
    std::string mended;
    std::size_t taken = 0;  // bytes of the text
    for (const std::string_view rest : argumentsOf("include", text)) {
      if (!rest.starts_with('"') || rest.find('"', 1) == rest.npos) continue;
      const std::string_view name = rest.substr(1, rest.find('"', 1) - 1);
      const std::string_view last = name.substr(name.find_last_of("/\\") + 1);  // npos + 1 is 0
      for (const std::string_view each : given) {
        if (name == each || lowerCase(last) != lowerCase(each)) continue;
        const auto begin = static_cast<std::size_t>(name.data() - text.data());
        mended.append(text, taken, begin - taken).append(each);
        taken = begin + name.size();
      }
    }
    if (taken > 0) text = mended.append(text, taken);
  }
}

// Names the headers that nobody asked for, unless another file includes them.
void noteUnasked(const std::vector<std::string>& asked, Submission& submission) {
  std::string included, unasked;
  for (const auto& [path, text] : submission.files) {
    for (const std::string_view rest : argumentsOf("include", text)) included.append(rest) += '\n';
  }
  for (const auto& [path, text] : submission.files) {
    const fs::path name = fs::path(path).filename();
    if (!name.extension().string().starts_with(".h") || resemblesAny(name, asked)) continue;
    if (included.find(name.string()) != included.npos) continue;
    unasked += fmt::format("{}{}", unasked.empty() ? "" : ", ", apps::inQuotes(path));
  }
  if (unasked.empty()) return;
  submission.notes.push_back(
      fmt::format("Nobody asked for {}, and no file includes it.", apps::bounded(unasked, 200)));
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
  fs::path path = fs::absolute(source).lexically_normal();
  if (path.filename().empty()) path = path.parent_path();
  std::string name = path.filename().string();
  if (isZip(name)) name.resize(name.size() - 4);
  return name;
}

Submission submissionOf(SubmittedFiles contents, const std::vector<std::string>& asked) {
  Submission submission{std::move(contents)};
  const bool isSudoku = std::ranges::find(asked, kSudokuHeader) != asked.end();
  std::vector<std::string_view> given;
  for (const std::string_view each : kGivenHeaders) {
    const bool isGiven = isSudoku || each == kGivenHeaders[0];
    if (isGiven && std::ranges::find(asked, each) == asked.end()) given.push_back(each);
  }
  takeGivenFromAnywhere(submission, given);
  noteUnasked(asked, submission);
  const std::vector<std::string> notes = submission.notes;
  for (const std::string& each : asked) {
    submission.headers[each] = chooseHeader(each, asked, submission);
  }
  if (std::ranges::all_of(submission.headers,
                          [](const auto& each) { return each.second.empty(); })) {
    throw std::runtime_error(fmt::format(
        "{}it has none of the headers that are asked for: {}",
        notes.empty() ? "" : fmt::format("{} So ", fmt::join(notes, " ")), fmt::join(asked, ", ")));
  }
  for (const auto& [path, text] : submission.files) addFolderOf(path, submission.includeFolders);
  refuseFilesAsFolders(submission.files);
  for (std::string& sentence : neverNeeded(submission)) {
    submission.suspicious.push_back(std::move(sentence));
  }
  return submission;
}

Submission readSubmission(const fs::path& source, const std::vector<std::string>& asked) {
  return submissionOf(readSubmittedFiles(source, asked), asked);
}

std::vector<std::string_view> argumentsOf(std::string_view directive, std::string_view source) {
  std::vector<std::string_view> arguments;
  while (!source.empty()) {
    std::string_view rest = source.substr(0, source.find('\n'));
    source.remove_prefix(std::min(rest.size() + 1, source.size()));
    if (skip(rest, "#") && skip(rest, directive) && skip(rest, "")) arguments.push_back(rest);
  }
  return arguments;
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
