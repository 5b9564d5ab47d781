#include "apps/grade/intake/NeverNeeded.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "apps/support/PrintableText.h"
#include "sudoku/Characters.h"

namespace grading {
namespace {

namespace fs = std::filesystem;

// The sentences, in this order, each followed by places.
enum class Unneeded { header, compiler, macro, system, shared, foreign };
constexpr const char* kBeginnings[] = {
    "Headers that are neither of C++ nor of the submission:",
    "Words for the compiler or the linker:",
    "Macros that replace or join words:",
    "Calls of the operating system:",
    "Sudoku.h and BestFirstSearch.h both include",
    "Of Sudoku.h and BestFirstSearch.h, one uses a name of the other:"};

// Lists of words, each between spaces.
constexpr std::string_view kCHeaders =
    " assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h iso646.h limits.h locale.h "
    "math.h setjmp.h signal.h stdalign.h stdarg.h stdatomic.h stdbool.h stddef.h stdint.h stdio.h "
    "stdlib.h string.h tgmath.h time.h uchar.h wchar.h wctype.h bits/stdc++.h ";
constexpr std::string_view kOfSystem =
    " _exit _fileno at_quick_exit atexit basic_filebuf basic_fstream basic_ifstream basic_ofstream "
    "dlopen dlsym dprintf environ execl execv execve execvp fdopen filebuf fileno filesystem fopen "
    "fork freopen fstream getenv ifstream longjmp mmap mprotect ofstream popen pthread_create "
    "ptrace putenv quick_exit secure_getenv setenv setjmp sigaction siglongjmp signal sigsetjmp "
    "syscall system tmpfile tmpnam vdprintf vfork ";
// Also if the submission defines them.
constexpr std::string_view kOfCompiler =
    " asm clang extern gnu include_next import __OPTIMIZE__ __NO_INLINE__ _FORTIFY_SOURCE ";
// Reserved words in honest code. Students of other systems ask for those in the second line.
constexpr std::string_view kHarmless =
    " __cplusplus __func__ __FUNCTION__ __PRETTY_FUNCTION__ __FILE__ __LINE__ __DATE__ __TIME__ "
    "__VA_ARGS__ __GNUC__ __clang__ _MSC_VER _WIN32 _WIN64 _DEBUG __APPLE__ __linux__ "
    "__has_include __int128 __gcd __lg __builtin_expect __builtin_unreachable ";
constexpr std::string_view kHarmlessBeginnings[] = {"__cpp_", "__builtin_popcount", "__builtin_ctz",
                                                    "__builtin_clz", "__builtin_ffs"};
constexpr std::string_view kHarmlessPragmas = " once region endregion warning ";
constexpr std::string_view kKeywords =
    " auto bool break case catch char class const const_cast continue default delete do double "
    "dynamic_cast else enum explicit false float for friend goto if inline int long mutable "
    "namespace new noexcept nullptr operator override private protected public return short signed "
    "sizeof static static_cast struct switch template this throw true try typedef typename "
    "unsigned using virtual void volatile while ";

bool has(std::string_view list, std::string_view word) {
  return list.find(' ' + std::string(word) + ' ') != list.npos;
}

bool isInWord(char c) {
  return sudoku::isLetter(c) || sudoku::isDigit(c) || c == '_';
}

bool isWord(std::string_view text) {
  return !text.empty() && isInWord(text[0]) && !sudoku::isDigit(text[0]);
}

// Whether the name is the compiler's, by the rules of C++.
bool isReserved(std::string_view word) {
  return word.starts_with("__") ||
         (word.size() > 1 && word[0] == '_' && 'A' <= word[1] && word[1] <= 'Z');
}

struct Token {
  std::string_view text;
  int line = 0;
  bool beginsLine = false;
};

// The length of the text or character that the source begins with.
std::size_t lengthOfLiteral(std::string_view source, bool isRaw) {
  std::size_t end = 1;
  if (isRaw) {
    const std::size_t open = std::min(source.find('('), source.size());
    const std::string closing = fmt::format("){}\"", source.substr(1, open - 1));
    end = source.find(closing, open);
    return end == source.npos ? source.size() : end + closing.size();
  }
  while (end < source.size() && source[end] != source[0] && source[end] != '\n') {
    end += source[end] == '\\' ? 2U : 1U;
  }
  return end + 1;
}

// Without comments and spaces. A text in quotation marks is one token.
std::vector<Token> tokensOf(std::string_view source) {
  std::vector<Token> tokens;
  int line = 1;
  bool beginsLine = true;
  while (!source.empty()) {
    const char c = source[0];
    const auto begins = [&](std::string_view text) { return source.starts_with(text); };
    const bool isAscii = sudoku::isAscii(source.substr(0, 1));  // a byte order mark is not
    const bool isSkipped =
        begins("//") || begins("/*") || begins("\\\n") || sudoku::isSpace(c) || !isAscii;
    std::size_t length = begins("::") || begins("##") || begins("\\\n") ? 2 : 1;
    if (begins("//")) {
      length = source.find('\n');
    } else if (begins("/*")) {
      length = std::min(source.find("*/", 2), source.size() - 2) + 2;
    } else if (c == '"' || c == '\'') {
      const std::string_view before = tokens.empty() ? "" : tokens.back().text;
      length = lengthOfLiteral(source, c == '"' && has(" R LR uR UR u8R ", before));
    } else if (isInWord(c)) {
      const auto isInside = [&](char next) {  // 1'000 is one number
        return isInWord(next) || (next == '\'' && sudoku::isDigit(c));
      };
      const auto* const end = std::ranges::find_if_not(source, isInside);
      length = static_cast<std::size_t>(end - source.begin());
    }
    const std::string_view text = source.substr(0, length);
    if (c == '\n') beginsLine = true;
    if (!isSkipped) tokens.push_back({text, line, std::exchange(beginsLine, false)});
    line += static_cast<int>(std::ranges::count(text, '\n'));
    source.remove_prefix(text.size());
  }
  return tokens;
}

// What the rules look at, in a file of the submission.
struct HeaderText {
  std::map<std::string, int> words;      // and "#define X", "##"; with the first line of each
  std::map<std::string, int> includes;   // <vector> or "Sudoku.h"; with the first line of each
  std::map<std::string, bool> declared;  // true: a macro, or outside of classes and functions
};

// A required header and the files that it includes, directly or not.
struct WithIncluded {
  std::map<std::string, std::string> places;  // by the path of a file: where it is included
  std::map<std::string, bool> declared;       // in any of them
};

// Whether the word between these is declared there, as far as tokens tell.
bool isDeclared(std::string_view before, std::string_view after) {
  if (before == "namespace") return after == "{";
  return (isWord(before) || has(" & * > ", before)) && has(" ; = , ( ) [ { : ", after) &&
         !has(" return throw new delete else case goto public private protected virtual ", before);
}

HeaderText lookedAt(std::string source) {
  std::erase(source, '\r');
  const std::vector<Token> tokens = tokensOf(source);
  const auto at = [&](std::size_t i) { return i < tokens.size() ? tokens[i].text : ""; };
  HeaderText file;
  std::string open;  // the brackets around the token; n for one of a namespace
  bool isDirective = false;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const auto [text, line, beginsLine] = tokens[i];
    const std::string_view before = at(i - 1), after = at(i + 1);
    const auto add = [&](const std::string& word) { file.words.emplace(word, tokens[i].line); };
    if (beginsLine) isDirective = text == "#";
    if (beginsLine && has(" include include_next import ", after) && isDirective) {
      add(std::string(after));
      std::string header;
      while (i + 2 < tokens.size() && !tokens[i + 2].beginsLine) header += tokens[i++ + 2].text;
      ++i;
      if (header.size() > 2) file.includes.emplace(header, line);
      continue;
    }
    if (beginsLine && isDirective) add(fmt::format("#{} {}", after, at(i + 2)));
    if (isDirective && before == "define") file.declared[std::string(text)] = true;
    if (isWord(text) || text == "##") add(std::string(text));
    if (isDirective) continue;
    if (isWord(text) && isDeclared(before, after)) {
      file.declared[std::string(text)] |= open.find_first_not_of('n') == open.npos;
    }
    if (has(" ( [ { ", text)) {
      const bool isNamespace = before == "namespace" || at(i - 2) == "namespace";
      open += isNamespace ? 'n' : text[0];
    } else if (has(" ) ] } ", text) && !open.empty()) {
      open.pop_back();
    }
  }
  return file;
}

bool isOfCourseOrCpp(std::string_view include) {
  const std::string_view name = include.substr(0, include.size() - 1).substr(1);
  if (include[0] != '<' && include[0] != '"') return false;
  return name.find_first_of("./") == name.npos || has(kCHeaders, name) ||
         std::ranges::find(kGivenHeaders, name) != std::end(kGivenHeaders);
}

std::optional<Unneeded> kindOf(std::string_view word, bool isDeclared) {
  const auto isBeginning = [&](std::string_view text) { return word.starts_with(text); };
  const std::string_view argument = word.substr(word.find(' ') + 1);  // npos + 1 is 0
  if (isBeginning("#pragma ") && !has(kHarmlessPragmas, argument)) return Unneeded::compiler;
  if (isBeginning("#define ") && has(kKeywords, argument)) return Unneeded::macro;
  if (word == "##") return Unneeded::macro;
  if (has(kOfSystem, word)) return Unneeded::system;
  if (has(kOfCompiler, word)) return Unneeded::compiler;
  if (!isReserved(word) || isDeclared || has(kHarmless, word)) return std::nullopt;
  if (std::ranges::any_of(kHarmlessBeginnings, isBeginning)) return std::nullopt;
  return Unneeded::compiler;
}

using HeaderTexts = std::map<std::string, HeaderText>;  // by their paths

// The path of what the file includes; empty if the submission does not have it.
std::string includedBy(const std::string& file, std::string_view include,
                       const Submission& submission) {
  std::vector<std::string> folders = submission.includeFolders;
  folders.insert(folders.begin(), fs::path(file).parent_path().string());
  for (const fs::path folder : folders) {
    const fs::path path = folder / include.substr(1, include.size() - 2);
    const std::string normal = path.lexically_normal().string();
    if (submission.files.contains(normal)) return normal;
  }
  return "";
}

// Adds the header and all that it includes, but not `other`, to the files. Follows a thousand
// includes, so that no submission takes long.
WithIncluded readFrom(const std::string& header, const std::string& other,
                      const Submission& submission, HeaderTexts& files) {
  WithIncluded all;
  if (header.empty()) return all;
  int left = 1000;
  all.places[header] = "";
  for (std::vector<std::string> waiting = {header}; !waiting.empty();) {
    const std::string path = waiting.back();
    waiting.pop_back();
    if (!files.contains(path)) files.emplace(path, lookedAt(submission.files.at(path)));
    for (const auto& [name, isSeen] : files.at(path).declared) all.declared[name] |= isSeen;
    for (const auto& [include, line] : files.at(path).includes) {
      if (left-- <= 0) return all;
      const std::string next = includedBy(path, include, submission);
      const std::string place = fmt::format("{}:{}", path, line);
      const bool isNew = !next.empty() && next != other && all.places.emplace(next, place).second;
      if (isNew) waiting.push_back(next);
    }
  }
  return all;
}

}  // namespace

std::vector<std::string> neverNeeded(const Submission& submission, const std::string& sudoku,
                                     const std::string& bestFirst) {
  HeaderTexts files;
  const WithIncluded ofSudoku = readFrom(sudoku, bestFirst, submission, files);
  const WithIncluded ofBestFirst = readFrom(bestFirst, sudoku, submission, files);
  std::map<Unneeded, std::vector<std::string>> found;
  for (const auto& [path, file] : files) {
    const auto tell = [&](Unneeded kind, const std::string& what, const std::string& place) {
      found[kind].push_back(fmt::format("{} ({})", apps::bounded(what, 40), place));
    };
    const bool isOfSudoku = ofSudoku.places.contains(path);
    const bool isOfBoth = isOfSudoku && ofBestFirst.places.contains(path);
    if (isOfBoth) tell(Unneeded::shared, path, ofSudoku.places.at(path));
    const WithIncluded& own = isOfSudoku ? ofSudoku : ofBestFirst;
    const WithIncluded& foreign = isOfSudoku ? ofBestFirst : ofSudoku;
    for (const auto& [word, line] : file.words) {
      const std::string place = fmt::format("{}:{}", path, line);
      const auto declared = foreign.declared.find(word);
      const bool isForeign = declared != foreign.declared.end(),
                 isOwn = own.declared.contains(word);
      if (const auto kind = kindOf(word, isOwn || isForeign)) tell(*kind, word, place);
      // A driver that names Sudoku is told elsewhere.
      if (isOfBoth || isOwn || !isForeign || !declared->second || word == "Sudoku") continue;
      tell(Unneeded::foreign, word, place);
    }
    for (const auto& [include, line] : file.includes) {
      if (isOfCourseOrCpp(include) || !includedBy(path, include, submission).empty()) continue;
      tell(Unneeded::header, include, fmt::format("{}:{}", path, line));
    }
  }
  std::vector<std::string> sentences;
  for (auto& [kind, places] : found) {
    constexpr std::size_t kMost = 3;
    const std::size_t more = places.size() - std::min(places.size(), kMost);
    places.resize(places.size() - more);
    sentences.push_back(fmt::format("{} {}{}.", kBeginnings[static_cast<int>(kind)],
                                    fmt::join(places, ", "),
                                    more > 0 ? fmt::format(" and {} more", more) : ""));
  }
  return sentences;
}

}  // namespace grading
