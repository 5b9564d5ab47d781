// Lookalikes.h: replaces characters outside ASCII, as in texts from web pages and PDF files, by
// those of ASCII that mean the same in a puzzle: the lines of drawings, spaces, signs for blanks
// and wide digits. One character replaces one, so that columns stay.

#ifndef SUDOKU_READING_LOOKALIKES_H_
#define SUDOKU_READING_LOOKALIKES_H_

#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Utf8.h"

namespace sudoku {

// The replacement of a character with that number; 0 if it has none.
constexpr char lookalikeOf(unsigned number) {
  if (0x2500 <= number && number <= 0x257F) {  // box drawing
    const unsigned line = number - 0x2500;
    if (line < 0x0C || (0x4C <= line && line <= 0x4F)) return (line & 2) != 0 ? '|' : '-';
    if (line == 0x50 || line == 0x51) return line == 0x51 ? '|' : '-';
    return '+';
  }
  if (0xFF10 <= number && number <= 0xFF19) return static_cast<char>('0' + (number - 0xFF10));
  switch (number) {
    case 0x00A0:              // no-break space
    case 0x3000: return ' ';  // wide space
    case 0xFF3F: return '_';  // wide underscore
    case 0xFF0A: return '*';  // wide asterisk
    case 0x00B7:              // middle dot
    case 0x2022:              // bullet
    case 0x2219:              // bullet operator
    case 0x22C5:              // dot operator
    case 0x30FB:              // Katakana middle dot
    case 0xFF0E:              // wide full stop
    case 0x25A1:              // white square
    case 0x25A2:              // white square with rounded corners
    case 0x25FB:              // white medium square
    case 0x2B1C: return '.';  // white large square
    default: return 0;
  }
}

// Replaces them, in a comment that begins with # only spaces, and notes the bars in Line::bars.
[[gnu::cold]] inline void replaceLookalikes(Line& line) {
  std::string& text = line.text;
  const std::size_t comment = text.find('#');
  std::size_t to = 0;
  for (std::size_t from = 0; from < text.size();) {
    const std::string_view rest = std::string_view(text).substr(from);
    const std::string_view character = rest.substr(0, characterLength(rest));
    const unsigned number = numberOfCharacter(character);
    const char other = lookalikeOf(number);
    const bool isKept = other == 0 || (from > comment && other != ' ');
    if (!isKept && other == '|') line.bars += (number & 1) != 0 ? 'H' : 'L';
    text[to++] = isKept ? text[from] : other;
    from += isKept ? 1 : character.size();
  }
  text.resize(to);
}

}  // namespace sudoku

#endif
