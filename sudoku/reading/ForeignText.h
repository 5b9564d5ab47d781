// ForeignText.h: recognises texts and files that hold no readable puzzles, so that one error says
// what they seem to be and what to do.

#ifndef SUDOKU_READING_FOREIGNTEXT_H_
#define SUDOKU_READING_FOREIGNTEXT_H_

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

#include "sudoku/reading/Line.h"
#include "sudoku/reading/Lines.h"
#include "sudoku/reading/Lists.h"

namespace sudoku {

struct ForeignText {
  const char* what = nullptr;  // such as "a PDF file"; nullptr if the text may have puzzles
  const char* advice = nullptr;
};

// The kind of XML, from its first lines.
inline ForeignText foreignXml(Lines& lines) {
  constexpr std::size_t kMostLines = 20;
  std::string text;
  for (std::size_t i = 0; i < kMostLines && lines.peek(i) != nullptr; ++i) {
    text += lines.peek(i)->text.substr(0, 2000);
    text += ' ';
  }
  text = inLowerCase(text);
  const auto has = [&text](const char* part) { return text.find(part) != text.npos; };
  if (has("<opensudoku")) {
    return {"a file of OpenSudoku",
            "where the attribute data of a game has 81 digits, they are a puzzle"};
  }
  if (has("<ksudoku")) {
    return {"a file of KSudoku",
            "in the element values of its puzzle, _ is a blank, and b to j are 1 to 9"};
  }
  if (has("<html") || has("<!doctype html")) return {"a web page", "copy the puzzle out of it"};
  return {"an XML file", "copy the puzzles out of it, each as one line"};
}

// True if the next lines are a Samurai: five boards of nine rows, which overlap in their corners.
inline bool isSamuraiAhead(Lines& lines) {
  constexpr std::size_t kRows = 21;
  for (std::size_t row = 0; row < kRows; ++row) {
    const Line* const line = lines.peek(row);
    if (line == nullptr) return false;
    const std::string& text = line->text;
    const auto isSquare = [](char c) { return isDigit(c) || isBlankSign(c); };
    const auto squares = std::count_if(text.begin(), text.end(), isSquare);
    const std::size_t band = row / 3;
    const auto wanted = band == 3 ? 9 : band == 2 || band == 4 ? 21 : 18;
    if (squares != wanted || !consistsOf(text, "0123456789._*xX #-|,;\t")) return false;
  }
  return true;
}

// The kind of the text that begins in the next line.
inline ForeignText foreignText(Lines& lines) {
  const std::string_view text = lines.peek()->text;
  const auto begins = [text](std::string_view with) { return text.substr(0, with.size()) == with; };
  constexpr const char* kExport = "open it in its program and export the puzzles as text or CSV";
  if (begins("\x1F\x8B")) return {"compressed by gzip", "decompress it first, as with zcat"};
  if (begins("BZh") && text.size() > 9) return {"compressed by bzip2", "decompress it first"};
  if (begins("\xFD"
             "7zXZ"))
    return {"compressed by xz", "decompress it first"};
  if (begins("7z\xBC\xAF")) return {"a 7z archive", "unpack it first"};
  if (begins("PK\x03\x04")) return {"a zip archive or a spreadsheet, such as .xlsx", kExport};
  if (begins("\xD0\xCF\x11\xE0")) return {"a file of an office program, such as .xls", kExport};
  if (begins("%PDF-")) return {"a PDF file", "copy the puzzles out of it as text"};
  if (begins("{\\rtf")) return {"an RTF file", "save it as plain text"};
  const bool isPicture = begins("\x89PNG") || begins("GIF8") || begins("\xFF\xD8\xFF");
  if (isPicture) return {"a picture", "type the puzzle, with dots for blanks"};
  if (begins("\x7F"
             "ELF"))
    return {"a program", "name a file of puzzles instead"};
  const std::string_view visible = trimmed(text);
  const char first = visible.empty() ? '\0' : visible.front();
  if (first == '<') return foreignXml(lines);
  if (begins("SumoCue")) {
    return {"a file of SumoCue", "its puzzles have cages, which are not supported"};
  }
  if (isSamuraiAhead(lines)) {
    return {"a Samurai Sudoku", "boards that overlap are not supported"};
  }
  if (first == '\\' && visible.size() > 1 && isLetter(visible[1])) {
    return {"LaTeX", "paste only the rows of the board, such as |5|3| | |7|"};
  }
  if (visible.substr(0, 2) == "{|") {
    return {"a table of a wiki", "write the board as rows, with dots for blanks"};
  }
  const bool isJson =
      first == '{' || (first == '[' && (visible.size() == 1 || !isLetter(visible[1])));
  if (isJson && !brokenListAhead(lines)) {
    return {first == '{' ? "JSON" : "JSON or a list of a program",
            "write each puzzle in a line of its own, without brackets"};
  }
  const auto zeros = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\0'));
  if (text.size() >= 8 && zeros * 3 >= text.size()) {
    // In UTF-32, the zeros have regular places, even where it was taken for UTF-16.
    std::size_t places[2] = {};
    for (std::size_t i = 0; i < text.size(); ++i) places[i % 2] += text[i] != '\0' ? 1U : 0U;
    const bool isUtf32 =
        begins(std::string_view("\0\0\xFE\xFF", 4)) || std::min(places[0], places[1]) == 0;
    if (isUtf32) return {"UTF-32", "save it as UTF-8"};
    return {"a binary file", kExport};
  }
  return {};
}

// Takes the whole text and returns the error.
inline PuzzleError skipForeignText(Lines& lines, const ForeignText& found) {
  PuzzleError error = lines.error(
      lines.number(), {"this seems to be ", found.what, ", which is not read: ", found.advice});
  for (;;) {
    if (lines.peek() != nullptr) {
      lines.take();
      lines.release();
    } else if (lines.isBeforeLongLine()) {
      lines.skipLongLine();
    } else {
      return error;
    }
  }
}

}  // namespace sudoku

#endif
