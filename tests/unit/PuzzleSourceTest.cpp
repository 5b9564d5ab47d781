// PuzzleSource: files, standard input and puzzles as arguments.

#include "sudoku/PuzzleSource.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "tests/Puzzles.h"

namespace {

using sudoku::PuzzleError;
using sudoku::PuzzleSource;

std::string firstLine(PuzzleSource& source) {
  std::string line;
  std::getline(source.stream(), line);
  return line;
}

// A file name that only this test uses.
std::string fileName() {
  return testing::TempDir() + "PuzzleSourceTest." +
         testing::UnitTest::GetInstance()->current_test_info()->name();
}

// A file that exists as long as this object.
class File {
 public:
  explicit File(const std::string& content) : name_(fileName()) { std::ofstream(name_) << content; }
  ~File() { std::remove(name_.c_str()); }
  const std::string& name() const { return name_; }

 private:
  std::string name_;
};

std::string errorFor(const std::string& argument) {
  try {
    PuzzleSource source(argument);
    return "none";
  } catch (const PuzzleError& error) {
    return error.what();
  }
}

TEST(PuzzleSource, IsStandardInputForAMinus) {
  PuzzleSource source("-");
  EXPECT_EQ(&source.stream(), &std::cin);
  EXPECT_EQ(source.name(), "standard input");
}

TEST(PuzzleSource, IsTheFileIfThereIsOne) {
  const File file("in the file\n");
  PuzzleSource source(file.name());
  EXPECT_EQ(firstLine(source), "in the file");
  EXPECT_EQ(source.name(), file.name());
}

TEST(PuzzleSource, MayBeAnEmptyFile) {
  const File file("");
  PuzzleSource source(file.name());
  EXPECT_EQ(firstLine(source), "");
  EXPECT_EQ(source.name(), file.name());
}

TEST(PuzzleSource, IsTheArgumentIfThatIsLikeAPuzzle) {
  const std::string puzzle(81, '.');
  for (const std::string& argument :
       {puzzle, puzzle + " # name", puzzle.substr(1), std::string("8........ ..36..... .7..9"),
        std::string("1 0 3 4 3 4 1 2 2 1 4 3 4 3 2 1"), std::string("1"), std::string("a\nb"),
        std::string(256, 'A')}) {
    PuzzleSource source(argument);
    EXPECT_EQ(firstLine(source), argument.substr(0, argument.find('\n')));
    EXPECT_EQ(source.name(), "argument");
  }
}

TEST(PuzzleSource, IsTheArgumentIfSquaresBeginIt) {
  const std::string regions =
      "AAABCCCCCDAABBBCCEDAAFFBBCEDDAFFBBCEDDAFFBGGEDHHFFGGEEDHHFIIGGEDHHIIIIGEHHHIIIGGE";
  for (const std::string& text :
       {kEasy + regions, kEasy + ' ' + regions, std::string("1.3....2....4..1 --diagonals")}) {
    PuzzleSource source(text);
    EXPECT_EQ(source.name(), "argument") << text;
  }
}

TEST(PuzzleSource, RefusesTheNameOfAMissingFile) {
  for (const std::string argument : {"puzzles.txt", "no/such/file", "1234.sdm", "--help", "9x9"}) {
    EXPECT_EQ(errorFor(argument), argument +
                                      ": there is no such file, and it is not a puzzle either (81 "
                                      "characters, with dots for blanks)");
  }
}

TEST(PuzzleSource, RefusesAnEmptyArgument) {
  EXPECT_NE(errorFor(""), "none");
}

TEST(PuzzleSource, RefusesADirectory) {
  EXPECT_EQ(errorFor(testing::TempDir()),
            testing::TempDir() + ": this can't be read: Is a directory");
}

TEST(PuzzleSource, SaysWhyAFileThatIsThereCannotBeRead) {
  const std::string name = fileName();
  std::filesystem::remove(name);
  std::filesystem::create_symlink(name, name);
  EXPECT_EQ(errorFor(name), name + ": this can't be read: Too many levels of symbolic links");
  std::filesystem::remove(name);
}

}  // namespace
