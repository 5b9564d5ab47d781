// PuzzleSource: what is a puzzle as an argument, and what the name of a file.

#include "sudoku/PuzzleSource.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/Puzzles.h"

namespace {

using sudoku::PuzzleError;
using sudoku::PuzzleSource;
using testing::StartsWith;
using testing::ThrowsMessage;

std::string firstLineIn(PuzzleSource& source) {
  std::string line;
  std::getline(source.stream(), line);
  return line;
}

TEST(PuzzleSource, IsTheArgumentIfThatIsLikeAPuzzle) {
  const std::string puzzle(81, '.'), four = "1.3....2....4..1";
  const std::string regions =
      "AAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGE";
  for (const std::string& argument :
       {puzzle, puzzle + " # name", puzzle.substr(1), std::string("8........ ..36..... .7..9"),
        std::string("1 0 3 4 3 4 1 2 2 1 4 3 4 3 2 1"), std::string("1"), std::string("a\nb"),
        std::string(256, 'A'), kEasy + regions, kEasy + ' ' + regions, four + " --diagonals",
        "https://example.org/play?board=" + kEasy + "&size=9", "puzzles/" + kEasy}) {
    PuzzleSource source(argument);
    EXPECT_EQ(firstLineIn(source), argument.substr(0, argument.find('\n')));
    EXPECT_EQ(source.name(), "argument");
  }
}

TEST(PuzzleSource, RefusesOtherArgumentsAsNamesOfMissingFiles) {
  EXPECT_THAT([] { PuzzleSource("/"); },
              ThrowsMessage<PuzzleError>("/: this can't be read: Is a directory"));
  for (const std::string argument :
       {"no/such/file", "1234.sdm", "--help", "9x9", "runs/2026-11-26-09-48",
        "home/1234567890123456/a", "https://example.org/1234567890123456789", ""}) {
    EXPECT_THAT([&] { PuzzleSource source(argument); },
                ThrowsMessage<PuzzleError>(StartsWith(argument + ": there is no such file")));
  }
}

}  // namespace
