// Letters.h: single characters for values beyond 9, and values that count from 0. Several
// conventions are in use, and a board often does not show which one it follows.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "sudoku/Characters.h"
#include "sudoku/Shape.h"

namespace sudoku {

enum class Letters {
  automatic,       // the one that fits the board, if there is only one
  digitsFromOne,   // 1-9A-G, 1-9A-P: 0 is a blank
  digitsFromZero,  // 0-9A-F, 0-9A-O: 0 is the value 1
  lettersOnly,     // A-P, A-Y
  numbersFromZero  // 0-8, 0-15: no letters; 0 is the value 1, and -1 or another sign a blank
};

// Those with single characters for all values.
constexpr Letters kLetters[] = {Letters::digitsFromOne, Letters::digitsFromZero,
                                Letters::lettersOnly};

// The value of a character, upper or lower case; 0 if it has none.
constexpr int valueOf(char character, Letters letters) {
  const int digit = isDigit(character) ? character - '0' : -1;
  const int letter = isLetter(character) ? (character | 0x20) - 'a' : -1;
  if (digit < 0 && letter < 0) return 0;
  switch (letters) {
    case Letters::automatic: return 0;
    case Letters::digitsFromOne: return digit >= 0 ? digit : letter + 10;
    case Letters::digitsFromZero: return digit >= 0 ? digit + 1 : letter + 11;
    case Letters::lettersOnly: return letter + 1;
    case Letters::numbersFromZero: return digit + 1;
  }
  return 0;
}

// The upper-case character of a value. Requires a value up to capacity().
constexpr char characterOf(int value, Letters letters) {
  const int first = letters == Letters::lettersOnly     ? 10
                    : letters == Letters::digitsFromOne ? 1
                                                        : 0;
  return "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"[first + value - 1];
}

// The size of the largest board whose values all have a character: with these letters, or with any.
constexpr int capacity(Letters letters) {
  return letters == Letters::numbersFromZero ? 10 : valueOf('Z', letters);
}
constexpr std::size_t kMostCharacters = 36;

// The values of a board of that size, such as "1-9A-G", "1-9A", "0-9" or "0-15". Requires a size
// from 10 to the capacity, unless they are numbers.
inline std::string name(Letters letters, int size) {
  if (letters == Letters::automatic) return "auto";
  if (letters == Letters::numbersFromZero) return "0-" + std::to_string(size - 1);
  const char last = characterOf(size, letters);
  if (letters == Letters::lettersOnly) return std::string("A-") + last;
  const std::string digits = letters == Letters::digitsFromOne ? "1-9" : "0-9";
  return isDigit(last) ? digits : digits + (last == 'A' ? "A" : std::string("A-") + last);
}

// The value of the option --letters: "auto", or a name for some size, such as A-P. nullopt for
// other texts.
inline std::optional<Letters> lettersNamed(std::string_view text) {
  if (text == "auto") return Letters::automatic;
  const auto isNameOf = [text](Letters letters, int least, int most) {
    int size = least;
    while (size <= most && text != name(letters, size)) ++size;
    return size <= most;
  };
  for (const Letters letters : kLetters) {
    if (isNameOf(letters, 10, capacity(letters))) return letters;
  }
  if (isNameOf(Letters::numbersFromZero, 4, kMaxSize)) return Letters::numbersFromZero;
  return std::nullopt;
}

}  // namespace sudoku
