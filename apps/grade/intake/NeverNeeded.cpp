#include "apps/grade/intake/NeverNeeded.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>

#include "sudoku/Characters.h"

namespace grading {
namespace {

constexpr const char* kNever = "Never needed by a board and a search, or not in the submission:";
constexpr const char* kShared = "Sudoku.h and {} share headers or macros:";

// Lists, each between bars. What needs a header that is told is not among these words.
constexpr std::string_view kWords =
    "|asm|__asm|clang|extern|gnu|__attribute|#import|#include_next|#pragma GCC|#pragma clang|"
    "#pragma weak|#pragma push_macro|_Pragma|##|__OPTIMIZE__|__NO_INLINE__|_FORTIFY_SOURCE|"
    "__builtin_constant_p|__builtin_object_size|namespace coursework|namespace grading|"
    "namespace subject|_Exit|atexit|at_quick_exit|dprintf|fdopen|filebuf|fopen|freopen|fstream|"
    "getenv|ifstream|longjmp|ofstream|popen|quick_exit|setjmp|sigaction|signal|system|";
constexpr std::string_view kMacros =
    "|bool|class|const|delete|double|else|explicit|false|final|for|if|int|long|new|operator|"
    "override|private|protected|public|return|static|struct|this|true|unsigned|virtual|void|while|";
constexpr std::string_view kHarmless =
    "|__func__|__FUNCTION__|__PRETTY_FUNCTION__|__FILE__|__LINE__|__DATE__|__TIME__|__VA_ARGS__|"
    "__GNUC__|__clang__|__APPLE__|__linux__|";
constexpr std::string_view kHarmlessHeaders =
    "|Searchable.h|BreadthFirstSearch.h|Sudoku.h|BestFirstSearch.h|bits/stdc++.h|assert.h|ctype.h|"
    "errno.h|float.h|inttypes.h|limits.h|locale.h|math.h|stdarg.h|stdbool.h|stddef.h|stdint.h|"
    "stdio.h|stdlib.h|string.h|time.h|wchar.h|wctype.h|";

bool has(std::string_view list, std::string_view word) {
  return list.find(fmt::format("|{}|", word)) != list.npos;
}

// The length of the token, space or comment that the source begins with; more if that has no end.
std::size_t firstLength(std::string_view source, const std::string& before) {
  const auto through = [&](const std::string& end) {
    return std::min(source.find(end, 2), source.size()) + end.size();
  };
  const char first = source[0];
  if (source.starts_with("//")) return through("\n");
  if (source.starts_with("/*")) return through("*/");
  if (first == '<' && before == "#include") return through(">");
  if (first == '"' && has("|R|LR|uR|UR|u8R|", before)) {
    return through(fmt::format("){}\"", source.substr(1, source.find('(') - 1)));
  }
  if (first == '"' || (first == '\'' && !sudoku::isDigit(before[0]))) {  // 1'000 is a number
    std::size_t end = 1;
    while (end < source.size() && source[end] != first && source[end] != '\n') {
      end += source[end] == '\\' ? 2U : 1U;
    }
    return end + 1;
  }
  return std::max(source.find_first_not_of(kInNames), std::size_t{1});
}

// The first line of each token. "##", "#define X", "namespace x" and the like are tokens, too.
std::map<std::string, int> firstLinesOf(std::string_view source) {
  std::map<std::string, int> lines;
  int line = 1;
  std::string before;
  while (!source.empty()) {
    const std::string text(source.substr(0, firstLength(source, before)));
    const bool isComment = text.starts_with("//") || text.starts_with("/*");
    if (!isComment && !sudoku::isSpace(text[0]) && text != "\\") {
      lines.emplace(text, line);
      const bool isPair = has("|#define|#include|#pragma|namespace|", before);
      before = before == "#" ? before + text : isPair ? fmt::format("{} {}", before, text) : text;
      lines.emplace(before, line);
    }
    line += static_cast<int>(std::ranges::count(text, '\n'));
    source.remove_prefix(text.size());
  }
  return lines;
}

// "folder/file" of `#include "folder/file"`; empty for other tokens.
std::string headerIn(const std::string& token) {
  return token.starts_with("#include ") ? token.substr(10, token.size() - 11) : "";
}

// For a header that is not in the submission.
bool isNeverNeeded(const std::string& token, bool isMacro) {
  if (token.starts_with("#include ")) {
    const std::string header = headerIn(token);
    const bool isOfCpp = header.find_first_of("./") == header.npos || has(kHarmlessHeaders, header);
    return !isOfCpp || (token[9] != '<' && token[9] != '"');
  }
  if (token.starts_with("#define ")) return has(kMacros, token.substr(8));
  const bool isReserved = token.starts_with("__") && token.ends_with("__");
  return has(kWords, token) || (isReserved && !isMacro && !has(kHarmless, token));
}

}  // namespace

std::vector<std::string> neverNeeded(const Submission& submission) {
  std::map<std::string, std::vector<std::string>> named;  // paths, by the names of the files
  for (const auto& [path, text] : submission.files) {
    const std::string name = std::filesystem::path(path).filename().string();
    if (!submission.headers.contains(name)) named[name].push_back(path);
  }
  // Of Sudoku.h and of the drivers: the tokens by path, and the names of macros.
  std::map<std::string, std::map<std::string, int>> files[2];
  std::set<std::string> macros[2];
  std::vector<std::string> drivers;
  for (const int of : {0, 1}) {
    auto unread = named;
    std::vector<std::string> waiting;
    for (const auto& [header, path] : submission.headers) {
      if (!path.empty() && (header == kSudokuHeader) == (of == 0)) waiting.push_back(path);
      if (of == 1 && header != kSudokuHeader) drivers.push_back(header);
    }
    for (std::size_t i = 0; i < waiting.size(); ++i) {
      const std::string path = waiting[i];
      files[of][path] = firstLinesOf(submission.files.at(path));
      for (const auto& [token, line] : files[of][path]) {
        if (token.starts_with("#define ")) macros[of].insert(token.substr(8));
        const auto next = unread.find(std::filesystem::path(headerIn(token)).filename());
        if (next == unread.end()) continue;
        waiting.insert(waiting.end(), next->second.begin(), next->second.end());
        unread.erase(next);
      }
    }
  }
  const std::string shared = fmt::format(kShared, fmt::join(drivers, ", "));
  std::map<std::string, std::string> told;
  for (const int of : {0, 1}) {
    for (const auto& [path, lines] : files[of]) {
      if (of == 1 && files[0].contains(path)) continue;
      for (const auto& [token, line] : lines) {
        const std::string name = std::filesystem::path(headerIn(token)).filename();
        if (submission.has(name)) continue;
        const auto own = named.find(name);
        const bool isIncluded = own != named.end();
        const bool isMacro = macros[of].contains(token), isOther = macros[1 - of].contains(token);
        const bool isShared =
            isIncluded ? files[1 - of].contains(own->second[0]) : isOther && !isMacro;
        if (!isShared && (isIncluded || !isNeverNeeded(token, isMacro))) continue;
        std::string& sentence = told[isShared ? shared : kNever];
        sentence += fmt::format("{} {} ({}:{})", sentence.empty() ? "" : ",", token, path, line);
      }
    }
  }
  std::vector<std::string> sentences;
  for (const auto& [why, places] : told) sentences.push_back(fmt::format("{}{}.", why, places));
  return sentences;
}

}  // namespace grading
