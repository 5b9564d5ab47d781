// Letters.h: single characters for values beyond 9. Several conventions are in use, and a board
// often does not show which one it follows.

#ifndef SUDOKU_READING_LETTERS_H_
#define SUDOKU_READING_LETTERS_H_

#include <optional>
#include <string>
#include <string_view>

namespace sudoku {

enum class Letters {
  automatic,       // the one that fits the board, if there is only one
  digitsFromOne,   // 1-9A-G, 1-9A-P: 0 is a blank
  digitsFromZero,  // 0-9A-F, 0-9A-O: 0 is the value 1
  lettersOnly      // A-P, A-Y
};

constexpr Letters kLetters[] = {Letters::digitsFromOne, Letters::digitsFromZero,
                                Letters::lettersOnly};

// The value of a character, upper or lower case; 0 if it has none.
constexpr int valueOf(char character, Letters letters) {
  const bool isDigit = '0' <= character && character <= '9';
  const int digit = isDigit ? character - '0' : -1;
  int letter = -1;
  if ('A' <= character && character <= 'Z') letter = character - 'A';
  if ('a' <= character && character <= 'z') letter = character - 'a';
  if (digit < 0 && letter < 0) return 0;
  switch (letters) {
    case Letters::automatic: return 0;
    case Letters::digitsFromOne: return isDigit ? digit : letter + 10;
    case Letters::digitsFromZero: return isDigit ? digit + 1 : letter + 11;
    case Letters::lettersOnly: return letter + 1;
  }
  return 0;
}

// The upper-case character of a value. Requires a value up to capacity().
constexpr char characterOf(int value, Letters letters) {
  const int digits = letters == Letters::lettersOnly     ? 0
                     : letters == Letters::digitsFromOne ? 9
                                                         : 10;
  if (value > digits) return static_cast<char>('A' + value - digits - 1);
  return static_cast<char>((letters == Letters::digitsFromOne ? '0' : '/') + value);
}

// The size of the largest board that has enough characters.
constexpr int capacity(Letters letters) {
  return valueOf('Z', letters);
}

// The characters of a board of that size, such as "1-9A-G". Requires a size above 10.
inline std::string name(Letters letters, int size) {
  switch (letters) {
    case Letters::automatic: return "auto";
    case Letters::digitsFromOne: return std::string("1-9A-") + static_cast<char>('A' + size - 10);
    case Letters::digitsFromZero: return std::string("0-9A-") + static_cast<char>('A' + size - 11);
    case Letters::lettersOnly: return std::string("A-") + static_cast<char>('A' + size - 1);
  }
  return "";
}

// The value of the option --letters: "auto", or the name for 16x16 or for 25x25; both names mean
// the same convention. nullopt for other texts.
inline std::optional<Letters> lettersNamed(std::string_view text) {
  if (text == "auto") return Letters::automatic;
  for (const Letters letters : kLetters) {
    if (text == name(letters, 16) || text == name(letters, 25)) return letters;
  }
  return std::nullopt;
}

}  // namespace sudoku

#endif
