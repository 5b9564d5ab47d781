// OtherText.h: what tells a text that is no Sudoku: names of other variants, checksums, and files
// that are no text at all.

#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "sudoku/Characters.h"

namespace sudoku {

// Words for rules that no board here has.
constexpr std::string_view kVariants[] = {"killer", "cage",      "samurai",      "sandwich",
                                          "thermo", "arrow",     "kropki",       "anti-knight",
                                          "kakuro", "futoshiki", "greater than", "consecutive"};

// The first such word; empty if the text has none. It begins a word of the text.
inline std::string_view variantIn(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto isSmall = [&](std::size_t at) { return (text[at] & 0x20) != 0; };
    const bool isInWord = i > 0 && isLetter(text[i - 1]) && (!isSmall(i - 1) || isSmall(i));
    if (isInWord || !isLetter(text[i])) continue;
    for (const std::string_view variant : kVariants) {
      const std::string_view word = text.substr(i, variant.size());
      const auto isSame = [](char one, char other) { return (one | 0x20) == other; };
      if (std::equal(word.begin(), word.end(), variant.begin(), variant.end(), isSame)) return word;
    }
  }
  return {};
}

// True for many letters and digits without a sign for a blank, such as a checksum.
inline bool isCode(std::string_view text) {
  const auto letters = std::count_if(text.begin(), text.end(),
                                     [](char c) { return isLetter(c) && !isBlankSign(c); });
  constexpr std::size_t kSquaresForLetter = 9;
  return static_cast<std::size_t>(letters) * kSquaresForLetter > text.size() &&
         text.find_first_of("._*?") == text.npos;
}

// Why the line is no part of a text with boards, and what to do; nullptr if it may be.
inline const char* notText(std::string_view line, bool isTooLong) {
  const auto begins = [&](std::string_view word) { return line.substr(0, word.size()) == word; };
  if (isTooLong) return "this line is longer than any board; nothing is read after it";
  if (begins("version https://git-lfs"))
    return "this is a pointer of Git LFS; git lfs pull fetches the file";
  if (begins("\xFF\xFE") || begins("\xFE\xFF")) return "this is UTF-16; save the text as UTF-8";
  if (line.find('\0') == line.npos) return nullptr;
  return "this is no text; save a spreadsheet as CSV, and type the squares of a picture";
}

}  // namespace sudoku
